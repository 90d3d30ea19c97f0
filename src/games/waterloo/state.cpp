// Equality of states: the battle by its digest, everything else by value.
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

namespace {

std::uint64_t digest(const State& s) { return s.battle == nullptr ? 0 : s.battle->digest; }

}  // namespace

bool operator==(const State& a, const State& b) {
    return digest(a) == digest(b) && a.units == b.units && a.cubes == b.cubes &&
           a.stock == b.stock && a.grand_battery == b.grand_battery && a.arrived == b.arrived &&
           a.discs == b.discs && a.turn == b.turn && a.holders == b.holders &&
           a.pending == b.pending && a.ending == b.ending && a.won_by == b.won_by &&
           a.frames == b.frames && a.awaited == b.awaited && a.units_in == b.units_in &&
           a.standing == b.standing && a.attacking == b.attacking &&
           a.areas_with_arm == b.areas_with_arm && a.occupied == b.occupied;
}

}  // namespace grognard::waterloo
