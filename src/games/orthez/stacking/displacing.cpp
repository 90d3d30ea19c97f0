#include "games/orthez/stacking/displacing.hpp"

#include <algorithm>
#include <limits>

#include "games/orthez/assault/rout_path.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {
namespace {

using Hexes = Fixed<HexId, side_count>;

bool would_fit(const State& s, UnitId id, HexId hex) {
    UnitList self;
    self.push(id);
    Occupants all = occupants_but(s, hex, self);
    all.push(occupant(s, id));
    const auto leader =
        has_friendly_leader(s, hex, side_of(s, id)) ? LeaderThere::Yes : LeaderThere::No;
    return !may_share(s, hex, all, leader, Presence::Staying);
}

// The newest whose going mends the stack, of those in the worst order.
UnitId who_goes(const State& s, HexId hex) {
    UnitId chosen = no_unit;
    bool chosen_mends = false;
    for (const UnitId id : units_in(s, hex)) {
        UnitList self;
        self.push(id);
        const auto leader =
            has_friendly_leader(s, hex, side_of(s, id)) ? LeaderThere::Yes : LeaderThere::No;
        const Occupants rest = occupants_but(s, hex, self);
        const bool mends = !may_share(s, hex, rest, leader, Presence::Staying);
        const bool worse = chosen == no_unit || s.units[id].order > s.units[chosen].order;
        const bool as_bad = chosen != no_unit && s.units[id].order == s.units[chosen].order;
        if (worse || (as_bad && (mends || !chosen_mends))) {
            chosen = id;
            chosen_mends = mends;
        }
    }
    return chosen;
}

int to_nearest_enemy(const State& s, Seat side, HexId hex) {
    int nearest = std::numeric_limits<int>::max();
    for (const int enemy : s.occupied[static_cast<std::size_t>(index(other(side)))]) {
        nearest = std::min(nearest, distance(ground(s), hex, static_cast<HexId>(enemy)));
    }
    return nearest;
}

// Higher is better: toward the depot in a rout, else away from the enemy (lb.21.4.E.1).
int worth(const State& s, UnitId id, HexId hex) {
    if (s.units[id].order == OrderState::Routing) {
        return -distance(ground(s), hex, depot_of(s, id));
    }
    return to_nearest_enemy(s, side_of(s, id), hex);
}

// Hexes that the unit may be sent to. On its way out of one full hex after another it only gets
// farther from the first (lb.21.4.E.2).
Hexes open_hexes(const State& s, const Displacing& frame, HexId at) {
    Hexes out;
    for (Side side = 0; side < side_count; ++side) {
        const HexId hex = neighbour(ground(s), at, side);
        if (hex == no_hex || holds_unit_of(s, hex, other(side_of(s, frame.unit)))) continue;
        const Mover mover = mover_of(counter(s, frame.unit));
        if (!terrain_cost(s, at, hex, mover, OnBridge::Allowed)) continue;
        const bool farther =
            distance(ground(s), hex, frame.from) > distance(ground(s), at, frame.from);
        if (farther) out.push(hex);
    }
    return out;
}

Hexes choices(const State& s, const Displacing& frame) {
    const HexId at = frame.at == no_hex ? frame.from : frame.at;
    const Hexes open = open_hexes(s, frame, at);
    Hexes fitting;
    for (const HexId hex : open) {
        if (would_fit(s, frame.unit, hex)) fitting.push(hex);
    }
    const Hexes& from = fitting.empty() ? open : fitting;
    Hexes best;
    for (const HexId hex : from) {
        if (!best.empty() && worth(s, frame.unit, hex) < worth(s, frame.unit, best[0])) continue;
        if (!best.empty() && worth(s, frame.unit, hex) > worth(s, frame.unit, best[0]))
            best.clear();
        best.push(hex);
    }
    return best;
}

// lb.21.4.E.1: it keeps its formation, where the ground lets it.
Formation formation_in(const State& s, UnitId id, HexId hex) {
    const Unit& unit = s.units[id];
    const Arm arm = counter(s, id).arm;
    const bool marches = arm == Arm::Infantry || arm == Arm::Cavalry;
    if (unit.order != OrderState::Good || !marches) return unit.formation;
    if (formation_allowed(s, id, unit.formation, hex)) return unit.formation;
    return imposes_general_order(terrain(s, hex)) ? Formation::GeneralOrder : Formation::Column;
}

void send_to(State& s, Displacing& frame, HexId hex, const EventSink& events) {
    Unit& unit = s.units[frame.unit];
    const HexId at = frame.at == no_hex ? frame.from : frame.at;
    unit.formation = formation_in(s, frame.unit, hex);
    unit.assaults = {no_hex, no_hex};
    stand_in(s, frame.unit, only(hex));
    frame.at = hex;
    events.tell(UnitDisplaced{frame.unit, at, hex});
}

void surrender(State& s, UnitId id, const EventSink& events) {
    events.tell(UnitSurrendered{id});
    remove_unit(s, id, Whereabouts::Gone, events);
}

// A unit that has another hex closes on that; who has found room is done.
bool is_settled(State& s, Displacing& frame, const EventSink& events) {
    const Unit& unit = s.units[frame.unit];
    if (!on_map(unit)) return true;
    if (frame.at == no_hex && !stands_in(unit, frame.from)) return true;  // has left already
    if (unit.hexes.size() > 1) {
        const HexId kept = unit.hexes[0] == frame.from ? unit.hexes[1] : unit.hexes[0];
        send_to(s, frame, kept, events);
        return true;
    }
    return frame.at != no_hex && would_fit(s, frame.unit, frame.at);
}

}  // namespace

Seat decider(const State& s, const Displacing& frame) { return side_of(s, frame.unit); }

bool proceed(State& s, Displacing& frame, const EventSink& events) {
    if (frame.unit == no_unit) {
        if (fault_of_stack(s, frame.from)) {
            frame.unit = who_goes(s, frame.from);
            return true;
        }
        finish(s, DisplacedReport{no_unit, no_hex}, events);
        return true;
    }
    if (!is_settled(s, frame, events)) {
        const Hexes where = choices(s, frame);
        if (where.size() > 1) return false;
        if (where.size() == 1) {
            send_to(s, frame, where[0], events);
            return true;
        }
        surrender(s, frame.unit, events);
    }
    if (frame.whole && fault_of_stack(s, frame.from)) {
        frame.unit = no_unit;
        frame.at = no_hex;
        return true;
    }
    const HexId to = on_map(s.units[frame.unit]) ? frame.at : no_hex;
    finish(s, DisplacedReport{frame.unit, to}, events);
    return true;
}

Verdict refuse(const State& s, const Displacing& frame, const GoTo& go) {
    const Hexes where = choices(s, frame);
    const bool among = std::find(where.begin(), where.end(), go.hex) != where.end();
    return among ? allowed : Verdict(refused("lb.21.4.E.1", Reason::NotAdjacent));
}

void apply(State& s, Displacing& frame, const GoTo& go, const EventSink& events) {
    send_to(s, frame, go.hex, events);
}

void offer(const State& s, const Displacing& frame, Offers<Action>& out) {
    for (const HexId hex : choices(s, frame)) out.push_back(GoTo{hex});
}

}  // namespace grognard::orthez
