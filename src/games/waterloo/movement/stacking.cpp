// Counts what is too much in an area once, and lays it on infantry, cavalry or guns.
#include "games/waterloo/movement/stacking.hpp"

#include <algorithm>

#include "games/waterloo/cubes.hpp"
#include "games/waterloo/fire/cavalry.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

int excess(const State& s, Seat seat, AreaId area) {
    return std::max(0, stack_size(s, seat, area) - s.battle->charts.limits.stack);
}

// W49: the box has no limit.
AreaSet too_full(const State& s, Seat seat) {
    AreaSet out;
    for (const int area : occupied(s, seat) - area::only(delayed_box)) {
        const int units = stack_size(s, seat, static_cast<AreaId>(area));
        if (units > s.battle->charts.limits.stack) out.add(area);
    }
    return out;
}

// What this cavalry can bear: a fresh unit tires and dies, a tired one dies.
int steps_of(const State& s, const UnitSet& cavalry) {
    int steps = 0;
    for (const int id : cavalry) {
        steps += s.units[static_cast<std::size_t>(id)].posture == Posture::OnSide ? 1 : 2;
    }
    return steps;
}

// With an empty stock a unit is given up anywhere, perhaps in an area yet to be penalised.
bool order_matters(const State& s, Seat seat, const AreaSet& areas) {
    if (areas.size() < 2) return false;
    for (const Force force : all_forces) {
        if (side(force) != seat) continue;
        int cubes = 0;
        for (const int area : areas) {
            const auto here = static_cast<AreaId>(area);
            if (s.units_in[here].intersects(of_force(s, force))) cubes += excess(s, seat, here);
        }
        if (cubes > s.stock[at(force)]) return true;
    }
    return false;
}

void penalise(State& s, Overstacked& overstacked, AreaId area, const EventSink& events) {
    const Seat seat = s.turn.active;
    overstacked.left.remove(area);
    const int due = excess(s, seat, area);
    if (due == 0) return;
    events.tell(AreaOverstacked{seat, area, static_cast<std::uint8_t>(due)});
    const UnitSet cavalry = units_in(s, seat, Arm::Cavalry, area);
    int steps = 0;
    if (units_in(s, seat, Arm::Infantry, area).empty()) {
        steps = std::min(due, steps_of(s, cavalry));  // wl.stacking.penalty-cavalry
    }
    // Last in, first out: the cavalry suffers before the rest is placed as cubes.
    if (due > steps) place_cubes(s, area, seat, due - steps);
    if (steps > 0) wear_cavalry(s, cavalry, steps);
}

}  // namespace

void begin_penalties(State& s, Seat seat) {
    const AreaSet areas = too_full(s, seat);
    if (!areas.empty()) s.frames.push(Overstacked{areas});
}

Seat decider(const State& s, const Overstacked&) { return s.turn.active; }

Verdict refuse(const State&, const Overstacked& overstacked, const Resolve& said) {
    if (said.at < max_areas && overstacked.left.has(said.at)) return allowed;
    return refused("wl.stacking.end-of-sequence", Reason::NotTooFull);
}

void apply(State& s, Overstacked& overstacked, const Resolve& said, const EventSink& events) {
    penalise(s, overstacked, said.at, events);
}

void offer(const State&, const Overstacked& overstacked, Offers<Action>& out) {
    for (const int area : overstacked.left) out.push_back(Resolve{static_cast<AreaId>(area)});
}

bool proceed(State& s, Overstacked& overstacked, const EventSink& events) {
    if (overstacked.left.empty()) {
        s.frames.pop();
        return true;
    }
    if (order_matters(s, s.turn.active, overstacked.left)) return false;
    penalise(s, overstacked, static_cast<AreaId>(overstacked.left.first()), events);
    return true;
}

}  // namespace grognard::waterloo
