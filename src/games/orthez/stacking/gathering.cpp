// A unit over several hexes that closes on one of them (lb.11.10.2, 11.3.4).
#include <algorithm>

#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {
namespace {

bool fits(const State& s, UnitId id, HexId hex) {
    UnitList self;
    self.push(id);
    Occupants all = occupants_but(s, hex, self);
    Occupant whole = occupant(s, id);
    whole.hexes = 1;
    all.push(whole);
    const auto leader =
        has_friendly_leader(s, hex, side_of(s, id)) ? LeaderThere::Yes : LeaderThere::No;
    return !may_share(s, hex, all, leader, Presence::Passing);
}

// Where stacking allows it; anywhere if it does nowhere.
Footprint choices(const State& s, UnitId id) {
    const Footprint& hexes = s.units[id].hexes;
    Footprint good;
    for (const HexId hex : hexes) {
        if (fits(s, id, hex)) good.push(hex);
    }
    return good.empty() ? hexes : good;
}

// The half that is given up takes its assault along if the target is still adjacent.
void close_on(State& s, UnitId id, HexId hex, const EventSink& events) {
    Unit& unit = s.units[id];
    HexId target = no_hex;
    for (std::size_t i = 0; i < unit.assaults.size(); ++i) {
        if (unit.assaults[i] == no_hex || !adjacent(ground(s), hex, unit.assaults[i])) continue;
        const bool own = i < unit.hexes.size() && unit.hexes[i] == hex;
        if (own || target == no_hex) target = unit.assaults[i];
    }
    unit.assaults = {target, no_hex};
    stand_in(s, id, only(hex));
    events.tell(UnitFormed{id, unit.formation, unit.hexes, unit.facing});
}

}  // namespace

Seat decider(const State& s, const Gathering& frame) { return side_of(s, frame.unit); }

bool proceed(State& s, Gathering& frame, const EventSink& events) {
    const UnitId id = frame.unit;
    if (s.units[id].hexes.size() > 1) {
        const Footprint where = choices(s, id);
        if (where.size() > 1) return false;
        close_on(s, id, where[0], events);
    }
    const HexId at = s.units[id].hexes.empty() ? no_hex : s.units[id].hexes[0];
    finish(s, GatheredReport{id, at}, events);
    return true;
}

Verdict refuse(const State& s, const Gathering& frame, const GoTo& go) {
    const Footprint where = choices(s, frame.unit);
    const bool among = std::find(where.begin(), where.end(), go.hex) != where.end();
    return among ? allowed : Verdict(refused("lb.11.10.2", Reason::NotAdjacent));
}

void apply(State& s, Gathering& frame, const GoTo& go, const EventSink& events) {
    close_on(s, frame.unit, go.hex, events);
}

void offer(const State& s, const Gathering& frame, Offers<Action>& out) {
    for (const HexId hex : choices(s, frame.unit)) out.push_back(GoTo{hex});
}

}  // namespace grognard::orthez
