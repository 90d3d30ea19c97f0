#include "games/orthez/charge/opportunity.hpp"

#include <algorithm>

#include "games/orthez/charge/charge_zone.hpp"
#include "games/orthez/charge/reactions.hpp"
#include "games/orthez/charge/riders.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/placing.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {

namespace {

// The zone ends where a zone of influence does (lb.18.8.1, 9.E).
bool zone_crosses(const State& s, HexId from, HexId to) {
    const Terrain there = terrain(s, to);
    if (there == Terrain::River || there == Terrain::Church || there == Terrain::Chateau ||
        there == Terrain::Town || there == Terrain::Wood) {
        return false;
    }
    const SideMarks on_side = marks(ground(s), from, side_toward(ground(s), from, to));
    return (on_side & (Gorge | Bridge)) == 0;
}

// The same shape one hex further through that side; two halves move alike.
Footprint moved(const State& s, const Footprint& hexes, Side side) {
    Footprint out;
    for (const HexId hex : hexes) {
        const HexId to = neighbour(ground(s), hex, side);
        if (to == no_hex) return {};
        out.push(to);
    }
    return out;
}

bool is_open_to(const State& s, UnitId cavalry, const Footprint& to) {
    return std::ranges::all_of(to, [&](HexId hex) {
        const bool own = stands_in(s.units[cavalry], hex);
        return (own || !is_occupied(s, hex)) &&
               formation_allowed(s, cavalry, s.units[cavalry].formation, hex);
    });
}

// Facings that a step through this side allows (lb.12.3.1).
Fixed<Side, 3> facings_after(const Unit& unit, Side side) {
    Fixed<Side, 3> out;
    if (unit.hexes.size() == 1 && unit.formation == Formation::Column) {
        out.push(side);
        return out;
    }
    out.push(unit.facing);
    if (unit.hexes.size() > 1) return out;
    out.push(turned(unit.facing, 1));
    out.push(turned(unit.facing, -1));
    return out;
}

// A spread cavalry keeps its facing; the others may have turned.
Sides front_of(const State& s, UnitId cavalry, std::size_t half, Side facing) {
    const Unit& unit = s.units[cavalry];
    if (facing == unit.facing) return arcs(s, cavalry, unit.hexes[half]).front;
    const Sides ahead = Sides().with(facing).with(facing + 1);
    return unit.formation == Formation::Line ? ahead : ahead.with(facing - 1);
}

// The target's hex that the cavalry would touch in front; no_hex.
HexId touched_from(const State& s, UnitId cavalry, const Footprint& at, Side facing, UnitId mover) {
    for (std::size_t half = 0; half < at.size(); ++half) {
        for (const HexId hex : s.units[mover].hexes) {
            const Side side = side_toward(ground(s), at[half], hex);
            if (side == no_side || !front_of(s, cavalry, half, facing).has(side)) continue;
            if (zone_crosses(s, at[half], hex)) return hex;
        }
    }
    return no_hex;
}

Verdict find_after_step(const State& s, UnitId cavalry, UnitId mover, HexId via,
                        Opportunity& found) {
    const Unit& unit = s.units[cavalry];
    const HexId from = contact_hex(s, cavalry, via);
    if (from == no_hex) return refused("lb.18.8.A.1.c", Reason::NotInFront);
    const Side side = side_toward(ground(s), from, via);
    const Footprint to = moved(s, unit.hexes, side);
    const auto cost = step_cost(s, cavalry, side, 0);
    if (to.empty() || !cost || !is_open_to(s, cavalry, to) || !zone_crosses(s, from, via)) {
        return refused("lb.18.8.A.1.c", Reason::NoWayThrough);
    }
    if (*cost > left_of_riders(s, cavalry)) {
        return refused("lb.18.8.1", Reason::NotEnoughMovement);
    }
    for (const Side facing : facings_after(unit, side)) {
        const HexId target = touched_from(s, cavalry, to, facing, mover);
        if (target == no_hex) continue;
        found = {target, via, facing};
        return allowed;
    }
    return refused("lb.18.8.A.1.c", Reason::NotInFront);
}

// Its own flank and rear hexes are no part of the zone (lb.18.8.1).
bool beside_but_not_in_front(const State& s, UnitId cavalry, UnitId mover) {
    bool beside = false;
    for (const HexId at : s.units[cavalry].hexes) {
        for (const HexId hex : s.units[mover].hexes) {
            if (!adjacent(ground(s), at, hex)) continue;
            if (is_front(s, cavalry, hex)) return false;
            beside = true;
        }
    }
    return beside;
}

// Who charges already, or is being pursued, takes no opportunity besides.
bool is_busy(const State& s, UnitId cavalry) {
    const Moving* moving = s.frames.nearest<Moving>();
    if (moving != nullptr && std::ranges::find(moving->units, cavalry) != moving->units.end()) {
        return true;
    }
    const auto* pursuit = s.frames.nearest<CavalryPursuit>();
    if (pursuit == nullptr) return false;
    return std::ranges::any_of(riders(s, pursuit->prey),
                               [&](UnitId prey) { return prey == cavalry; });
}

Verdict refuse_cavalry(const State& s, UnitId cavalry, UnitId mover) {
    for (const UnitId id : riders(s, cavalry)) {
        const Unit& unit = s.units[id];
        if (!is_cavalry(s, id) || !is_ordered(unit)) {
            return refused("lb.18.8.A.1.a", Reason::CannotCharge);
        }
        if (unit.fatigue != Fatigue::Fresh) return refused("lb.18.8.A.1.a", Reason::Exhausted);
        if (unit.done.charge_marked) return refused("lb.18.6.C.6.b", Reason::CannotCharge);
    }
    if (is_busy(s, cavalry)) return refused("lb.18.8.1", Reason::CannotCharge);
    if (has_tried(s, cavalry)) return refused("lb.18.8.1", Reason::HasReacted);
    if (beside_but_not_in_front(s, cavalry, mover)) {
        return refused("lb.18.8.1", Reason::NotInFront);
    }
    return allowed;
}

}  // namespace

bool gives_opportunity(const State& s, UnitId mover) {
    const Unit& unit = s.units[mover];
    if (!on_map(unit) || unit.order == OrderState::Routing || unit.done.charge_marked) return false;
    if (!is_cavalry(s, mover)) return true;
    // lb.18.7.2, 15.4.D.2, 20.0.G.2
    const Moving* moving = s.frames.nearest<Moving>();
    const bool regroups = moving != nullptr && moving->mission == Mission::Regrouping;
    return regroups || s.frames.nearest<RetreatMove>() != nullptr ||
           s.frames.nearest<CavalryPursuit>() != nullptr;
}

Verdict find_place(const State& s, UnitId cavalry, UnitId mover, HexId via, Opportunity& found) {
    if (via != no_hex) {
        if (via >= ground(s).terrain.size()) return refused("lb.18.8.1", Reason::NoSuchHex);
        return find_after_step(s, cavalry, mover, via, found);
    }
    const Unit& unit = s.units[cavalry];
    const HexId target = touched_from(s, cavalry, unit.hexes, unit.facing, mover);
    if (target == no_hex) return refused("lb.18.8.B.1", Reason::NotInFront);
    found = {target, no_hex, unit.facing};
    return allowed;
}

Verdict refuse_opportunity(const State& s, UnitId cavalry, UnitId mover, HexId via) {
    if (const Verdict v = refuse_cavalry(s, cavalry, mover)) return v;
    Opportunity unused;
    return find_place(s, cavalry, mover, via, unused);
}

void ride_to(State& s, UnitId cavalry, const Opportunity& o, const EventSink& events) {
    if (o.via == no_hex) return;
    const HexId from = contact_hex(s, cavalry, o.via);
    const Side side = side_toward(ground(s), from, o.via);
    const Footprint before = s.units[cavalry].hexes;
    const Footprint to = moved(s, before, side);
    const Pm cost = step_cost(s, cavalry, side, 0).value_or(Pm());
    const UnitList all = riders(s, cavalry);
    spend(s, cavalry, cost);
    for (const UnitId id : all) {
        s.units[id].facing = o.facing;
        stand_in(s, id, to);
        events.tell(UnitMoved{id, to, o.facing, cost});
    }
    lead_along(s, before, to, side_of(s, cavalry), events);
}

}  // namespace grognard::orthez
