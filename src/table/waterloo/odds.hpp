// The chances of fire, exact, and of an assault, from playouts: both worked out by the rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/ledger.hpp"
#include "games/waterloo/state.hpp"
#include "table/odds.hpp"

namespace grognard::table {

// One gun or skirmisher, one die.
struct ShotOdds {
    waterloo::AreaId from = waterloo::nowhere;
    waterloo::AreaId at = waterloo::nowhere;
    waterloo::Arm target = waterloo::Arm::Infantry;
    Ledger die;                  // what is added to it
    int times = 1;               // it is thrown: a gun of the Grand Battery fires twice
    int needed = 0;              // the least die that hits; 0: none does
    std::vector<Fraction> hits;  // by number
};

// Of every die that the action brings about before anybody is asked again, or that it declares. The
// action must not be refused; empty if it leads to no fire.
std::vector<ShotOdds> shot_odds(const waterloo::State& s, Seat seat,
                                const waterloo::Action& action);

// What one side lost, added up over all playouts.
struct Toll {
    std::array<int, waterloo::arm_count> pieces{};
    int cubes = 0;  // that it had to take

    friend bool operator==(const Toll&, const Toll&) = default;
};

struct AssaultOdds {
    struct Prize {
        waterloo::AreaId area = waterloo::nowhere;
        int taken = 0;  // playouts in which only the attacker was left there

        friend bool operator==(const Prize&, const Prize&) = default;
    };

    Seat attacker = waterloo::french;
    int samples = 0;
    std::vector<Prize> prizes;
    std::array<Toll, 2> tolls;  // by seat

    friend bool operator==(const AssaultOdds&, const AssaultOdds&) = default;
};

inline constexpr int assault_samples = 400;

// Of the assaults that stand if nobody more is moved after this action: each is fought `samples`
// times with the same dice every time it is asked, both sides deciding by a plain rule of thumb.
// The action must not be refused; nothing if it leads to no assault.
std::optional<AssaultOdds> assault_odds(const waterloo::State& s, Seat seat,
                                        const waterloo::Action& action,
                                        int samples = assault_samples);

}  // namespace grognard::table
