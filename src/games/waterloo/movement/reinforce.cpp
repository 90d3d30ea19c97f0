// Hands one cube on: from infantry or off guns, to infantry of the same colour.
#include "games/waterloo/movement/reinforce.hpp"

#include "games/waterloo/cubes.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

// Areas next to this one with infantry of that colour (wl.reinforce.french, .allied, .prussian).
AreaSet receivers(const State& s, Force force, AreaId from) {
    return beside(*s.battle, from) & areas_with(s, force, Arm::Infantry);
}

// wl.reinforce.leader: whose units there the disc or the leader reaches.
bool has_cube(const State& s, Force force, AreaId area, const UnitSet& able) {
    return cubes_in(s, force, area) > 0 && (s.units_in[area] & able).intersects(of_force(s, force));
}

Refusal nobody_takes(Force colour) {
    constexpr std::string_view rules[force_count] = {"wl.reinforce.french", "wl.reinforce.allied",
                                                     "wl.reinforce.prussian"};
    return refused(rules[at(colour)], Reason::NoInfantryOfTheColour);
}

template <class Visit>
void each_way(const State& s, AreaId area, const UnitSet& able, Visit visit) {
    for (const Force force : all_forces) {
        if (!has_cube(s, force, area, able)) continue;
        for (const int to : receivers(s, force, area)) {
            visit(Reinforce{force, static_cast<AreaId>(to)});
        }
    }
}

}  // namespace

bool may_reinforce(const State& s, const Reach&, AreaId area, const UnitSet& able) {
    bool found = false;
    each_way(s, area, able, [&found](const Reinforce&) { found = true; });
    return found;
}

Refusal why_no_reinforcement(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    for (const Force force : all_forces) {
        if (side(force) == seat && has_cube(s, force, area, able)) return nobody_takes(force);
    }
    return refused("wl.reinforce.disc", Reason::NoSuchCube);
}

void begin_reinforce(State& s, AreaId area, const UnitSet& able, const EventSink&) {
    s.frames.push(Reinforcing{area, able & s.units_in[area]});
}

Seat decider(const State& s, const Reinforcing&) { return s.turn.active; }

Verdict refuse(const State& s, const Reinforcing& reinforcing, const Reinforce& said) {
    if (said.to > delayed_box) return refused("wl.reinforce.disc", Reason::NoSuchArea);
    if (!has_cube(s, said.colour, reinforcing.area, reinforcing.able)) {
        return refused("wl.reinforce.disc", Reason::NoSuchCube);
    }
    if (!beside(*s.battle, reinforcing.area).has(said.to)) {
        return refused("wl.reinforce.disc", Reason::NotAdjacent);
    }
    if (receivers(s, said.colour, reinforcing.area).has(said.to)) return allowed;
    return nobody_takes(said.colour);
}

void apply(State& s, Reinforcing& reinforcing, const Reinforce& said, const EventSink& events) {
    const AreaId from = reinforcing.area;
    s.frames.pop();
    put_cubes(s, said.colour, from, -1);
    put_cubes(s, said.colour, said.to, 1);
    events.tell(CubeHandedOver{said.colour, from, said.to});
    recount_cubes(s, said.to, s.turn.active);  // W19
}

void offer(const State& s, const Reinforcing& reinforcing, Offers<Action>& out) {
    each_way(s, reinforcing.area, reinforcing.able,
             [&out](const Reinforce& way) { out.push_back(way); });
}

bool proceed(State& s, Reinforcing& reinforcing, const EventSink& events) {
    int ways = 0;
    Reinforce only;
    each_way(s, reinforcing.area, reinforcing.able, [&](const Reinforce& way) {
        only = way;
        ++ways;
    });
    if (ways > 1) return false;
    apply(s, reinforcing, only, events);
    return true;
}

}  // namespace grognard::waterloo
