// Equality of states: the battle by its digest, everything else by value.
#include "games/ccn/state.hpp"

namespace grognard::ccn {

namespace {

std::uint64_t digest(const State& s) { return s.battle == nullptr ? 0 : s.battle->digest; }

}  // namespace

bool operator==(const State& a, const State& b) {
    return digest(a) == digest(b) && a.ending == b.ending && a.awaited == b.awaited &&
           a.objectives_held == b.objectives_held && a.turn == b.turn && a.frames == b.frames &&
           a.units_on == b.units_on && a.generals_on == b.generals_on && a.unit_at == b.unit_at &&
           a.general_at == b.general_at && a.units == b.units && a.generals == b.generals &&
           a.players == b.players && a.deck == b.deck && a.discard == b.discard;
}

}  // namespace grognard::ccn
