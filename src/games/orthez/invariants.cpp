#include "games/orthez/invariants.hpp"

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"
#include "games/orthez/start.hpp"

namespace grognard::orthez {

namespace {

std::string_view fault_of_unit(const State& s, std::size_t i) {
    const Unit& unit = s.units[i];
    if (on_map(unit) == unit.hexes.empty()) return "a unit is on the map without a hex, or off it";
    for (const HexId hex : unit.hexes) {
        if (!ground(s).playable.has(hex)) return "a unit stands outside the map";
    }
    if (2 * unit.lost > s.battle->units[i].half_increments + 1) return "a unit lost more than all";
    return "";
}

bool knows_who_stands_where(const State& s) {
    State again = s;
    note_occupied(again);
    return again.occupied == s.occupied;
}

// No hex is held by both.
bool sides_apart(const State& s) { return !s.occupied[0].intersects(s.occupied[1]); }

}  // namespace

std::string_view invariants(const State& s) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const std::string_view fault = fault_of_unit(s, i);
        if (!fault.empty()) return fault;
    }
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const LeaderState& leader = s.leaders[i];
        if ((leader.whereabouts == Whereabouts::Map) != (leader.at != no_hex)) {
            return "a leader is on the map without a hex, or off it";
        }
    }
    if (!knows_who_stands_where(s)) return "occupied hexes are not those of the units";
    if (!sides_apart(s)) return "units of both sides share a hex";
    if (s.frames.empty()) return "no frame is left";
    if (s.ending == Ending::Undecided) {
        if (is_unfinished(s.frames.top())) return "a frame is not written yet";
        if (s.awaited == Awaits::Nobody) return "nobody is awaited";
    }
    return "";
}

}  // namespace grognard::orthez
