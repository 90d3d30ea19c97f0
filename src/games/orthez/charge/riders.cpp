#include "games/orthez/charge/riders.hpp"

#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {

UnitList riders(const State& s, UnitId cavalry) {
    UnitList all;
    if (on_map(s.units[cavalry])) {
        for (const UnitId unit : units_in(s, s.units[cavalry].hexes[0])) {
            if (side_of(s, unit) == side_of(s, cavalry) && is_cavalry(s, unit)) all.push(unit);
        }
    }
    if (all.empty()) all.push(cavalry);
    return all;
}

bool keeps_order(const State& s, UnitId cavalry) {
    return std::ranges::all_of(riders(s, cavalry), [&](UnitId unit) {
        return on_map(s.units[unit]) && s.units[unit].order == OrderState::Good;
    });
}

HexId contact_hex(const State& s, UnitId cavalry, HexId target) {
    for (const HexId hex : s.units[cavalry].hexes) {
        const Side side = side_toward(ground(s), hex, target);
        if (side != no_side && arcs(s, cavalry, hex).front.has(side)) return hex;
    }
    return no_hex;
}

Pm left_of_riders(const State& s, UnitId cavalry) {
    Pm least = left(s, cavalry);
    for (const UnitId unit : riders(s, cavalry)) least = std::min(least, left(s, unit));
    return least;
}

void spend(State& s, UnitId cavalry, Pm amount) {
    for (const UnitId unit : riders(s, cavalry)) {
        s.units[unit].done.spent += amount;
        s.units[unit].done.moved = true;
    }
}

void spend_all(State& s, UnitId cavalry) {
    for (const UnitId unit : riders(s, cavalry)) {
        Done& done = s.units[unit].done;
        done.spent = std::max(done.spent, potential(s, unit));
        done.moved = true;
    }
}

void mark_as_charged(State& s, const UnitList& cavalry) {
    for (const UnitId unit : cavalry) {
        s.units[unit].done.charge_marked = true;
        s.units[unit].done.moved = true;
    }
}

void count_charge(State& s, UnitId cavalry) {
    for (const UnitId unit : riders(s, cavalry)) ++s.units[unit].done.charges;
}

void count_melee(State& s, const UnitList& units, Strength strength) {
    for (const UnitId unit : units) {
        if (!is_cavalry(s, unit)) continue;
        s.units[unit].done.fought = true;
        if (strength == Strength::Whole) ++s.units[unit].done.melees;
    }
}

void exhaust(State& s, const UnitList& cavalry, const EventSink& events) {
    for (const UnitId unit : cavalry) {
        s.units[unit].done.tired = true;
        if (s.units[unit].fatigue == Fatigue::Exhausted) continue;
        s.units[unit].fatigue = Fatigue::Exhausted;
        events.tell(CavalryTired{unit, Fatigue::Exhausted});
    }
}

void close_on(State& s, UnitId id, HexId hex, const EventSink& events) {
    if (s.units[id].hexes.size() < 2) return;
    stand_in(s, id, only(hex));
    const Unit& unit = s.units[id];
    events.tell(UnitFormed{id, unit.formation, unit.hexes, unit.facing});
}

void lead_along(State& s, const Footprint& from, const Footprint& to, Seat side,
                const EventSink& events) {
    for (std::size_t i = 0; i < from.size(); ++i) {
        for (const int id : leaders_in(s, from[i])) {
            const Leader& leader = s.battle->leaders[static_cast<std::size_t>(id)];
            if (leader.side != side || leader.rank == Rank::Marker) continue;
            s.leaders[static_cast<std::size_t>(id)].at = to[i];
            events.tell(LeaderMoved{static_cast<LeaderId>(id), to[i]});
        }
    }
}

// A line faces a vertex, with a side in front on either hand; all others face a side.
Side facing_toward(const Unit& unit, Side side) {
    if (unit.formation != Formation::Line) return side;
    const bool has_it = unit.facing == side || unit.facing == turned(side, -1);
    return has_it ? unit.facing : side;
}

}  // namespace grognard::orthez
