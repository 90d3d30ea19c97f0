// The chances of fire, exact, and of an assault, from playouts: both worked out by the rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/fraction.hpp"
#include "core/ledger.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// One gun or skirmisher, one die.
struct ShotOdds {
    AreaId from = nowhere;
    AreaId at = nowhere;
    Arm target = Arm::Infantry;
    Ledger die;                  // what is added to it
    int times = 1;               // it is thrown: a gun of the Grand Battery fires twice
    int needed = 0;              // the least die that hits; 0: none does
    std::vector<Fraction> hits;  // by number

    friend bool operator==(const ShotOdds&, const ShotOdds&) = default;
};

// Of every die that the action brings about before anybody is asked again, or that it declares. The
// action must not be refused; empty if it leads to no fire.
std::vector<ShotOdds> shot_odds(const State& s, Seat seat, const Action& action);

// What one side lost, added up over all playouts.
struct Toll {
    std::array<int, arm_count> pieces{};
    int cubes = 0;  // that it had to take

    friend bool operator==(const Toll&, const Toll&) = default;
};

struct AssaultOdds {
    struct Prize {
        AreaId area = nowhere;
        int taken = 0;  // playouts in which only the attacker was left there

        friend bool operator==(const Prize&, const Prize&) = default;
    };

    Seat attacker = french;
    int samples = 0;
    std::vector<Prize> prizes;
    std::array<Toll, 2> tolls;  // by seat

    friend bool operator==(const AssaultOdds&, const AssaultOdds&) = default;
};

inline constexpr int assault_samples = 400;

// Of the assaults that stand if nobody more is moved after this action: each is fought `samples`
// times with the same dice every time it is asked, both sides deciding by a plain rule of thumb.
// The action must not be refused; nothing if it leads to no assault.
std::optional<AssaultOdds> assault_odds(const State& s, Seat seat, const Action& action,
                                        int samples = assault_samples);

// What may be asked beside play: the odds of an action that is not refused now.
struct OddsQuery {
    Action action;
};
struct Odds {
    std::vector<ShotOdds> shots;
    std::optional<AssaultOdds> assault;

    friend bool operator==(const Odds&, const Odds&) = default;
};

}  // namespace grognard::waterloo
