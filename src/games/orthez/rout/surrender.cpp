#include "games/orthez/rout/surrender.hpp"

#include "games/orthez/losses/losses.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {

namespace {

void capture_leaders(State& s, HexId hex, Seat side, const EventSink& events) {
    if (holds_unit_of(s, hex, side) || !is_surrounded(s, hex, side)) return;
    for (const int i : leaders_in(s, hex)) {
        const auto id = static_cast<LeaderId>(i);
        const Leader& leader = s.battle->leaders[id];
        if (leader.side != side || leader.rank == Rank::Marker) continue;
        s.leaders[id].whereabouts = Whereabouts::Gone;
        s.leaders[id].at = no_hex;
        events.tell(LeaderCaptured{id});
    }
}

}  // namespace

bool is_surrounded(const State& s, HexId hex, Seat side) {
    for (Side toward = 0; toward < side_count; ++toward) {
        const HexId beside = neighbour(ground(s), hex, toward);
        if (beside == no_hex) continue;
        if (holds_unit_of(s, beside, other(side))) continue;
        if (in_influence_of(s, beside, other(side))) continue;
        if (terrain_cost(s, hex, beside, Mover::Foot, OnBridge::Allowed)) return false;
    }
    return true;
}

void surrender(State& s, const UnitList& units, const EventSink& events) {
    for (const UnitId id : units) {
        if (!on_map(s.units[id])) continue;
        const Footprint hexes = s.units[id].hexes;
        const Seat side = side_of(s, id);
        events.tell(UnitSurrendered{id});
        remove_unit(s, id, Whereabouts::Gone, events);
        for (const HexId hex : hexes) capture_leaders(s, hex, side, events);
    }
}

}  // namespace grognard::orthez
