// What happens when a charge meets a target of each kind: the steps of lb.18.6.A.1-A.9 with every
// exit, as a table.
#pragma once

#include <string_view>

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// How the target stands. ByItself: nobody tests. InFront: only against a flank or rear charge.
// Never: it breaks on contact.
enum class Standing : std::uint8_t { ByItself, InFront, Tests, Never };
// What a failed test makes of it. Removed: guns in battery leave the map.
enum class Failing : std::uint8_t { Disorder, Rout, Removed };
enum class Pursued : std::uint8_t { No, Yes };
enum class Fires : std::uint8_t { Never, Once, AgainIfItStood };

struct Course {
    ChargeTarget against;
    bool last_chance;  // square, rallying square or reform at contact
    Fires fires;
    bool may_retreat;
    Standing standing;
    Failing failing;
    Pursued pursued;
    std::string_view rule;
};
const Course& course_against(ChargeTarget against);

// The units that a charge on this hex meets, from the top down, and what they are. Infantry decides
// for guns that stand with it (lb.17.13.A.1).
UnitList prey_in(const State& s, HexId hex);
ChargeTarget target_kind(const State& s, HexId hex);

}  // namespace grognard::orthez
