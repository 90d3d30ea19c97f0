// Cubes shared out among infantry for a volley or a test, and taken off again.
#include "games/waterloo/morale/assign.hpp"

#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

// What the unit asked about can be given so that those after it can bear the rest.
Share share_now(const State& s, const Assigning& assigning) {
    return share_of_one(s, assigning.left.size(), assigning.cubes);
}

void give(State& s, Assigning& assigning, int cubes) {
    const int unit = assigning.left.first();
    s.units[static_cast<std::size_t>(unit)].cubes = static_cast<std::uint8_t>(cubes);
    assigning.left.remove(unit);
    assigning.cubes = static_cast<std::uint8_t>(assigning.cubes - cubes);
}

Assigning all_of(const State& s, AreaId area, Force force) {
    return {area, force, units_in(s, force, Arm::Infantry, area), s.cubes[at(force)][area]};
}

}  // namespace

void begin_assignment(State& s, AreaId area, Seat owner) {
    // The last pushed is asked first.
    for (const Force force : {Force::Prussian, Force::Anglo, Force::French}) {
        const Assigning whole = all_of(s, area, force);
        if (side(force) != owner || whole.left.empty() || whole.cubes == 0) continue;
        s.frames.push(whole);
    }
}

void assign_anyhow(State& s, AreaId area, Seat owner) {
    for (const Force force : all_forces) {
        if (side(force) != owner) continue;
        Assigning whole = all_of(s, area, force);
        while (!whole.left.empty()) give(s, whole, share_now(s, whole).most);
    }
}

void clear_assignment(State& s, AreaId area, Seat owner) {
    for (const int id : units_in(s, owner, Arm::Infantry, area)) {
        s.units[static_cast<std::size_t>(id)].cubes = 0;
    }
}

Seat decider(const State&, const Assigning& assigning) { return side(assigning.force); }

Verdict refuse(const State& s, const Assigning& assigning, const Assign& said) {
    if (said.cubes > s.battle->charts.limits.cubes_per_unit) {
        return refused("wl.damage.max-five", Reason::TooManyForOneUnit);
    }
    if (said.cubes > assigning.cubes)
        return refused("wl.damage.assign-all", Reason::NotSoManyCubes);
    if (said.cubes < share_now(s, assigning).least) {
        return refused("wl.damage.assign-all", Reason::OthersCannotBearTheRest);
    }
    return allowed;
}

void apply(State& s, Assigning& assigning, const Assign& said, const EventSink&) {
    give(s, assigning, said.cubes);
}

void offer(const State& s, const Assigning& assigning, Offers<Action>& out) {
    const Share share = share_now(s, assigning);
    for (int cubes = share.least; cubes <= share.most; ++cubes) {
        out.push_back(Assign{static_cast<std::uint8_t>(cubes)});
    }
}

bool proceed(State& s, Assigning& assigning, const EventSink&) {
    if (assigning.left.empty()) {
        s.frames.pop();
        return true;
    }
    const Share share = share_now(s, assigning);
    if (share.least < share.most) return false;
    give(s, assigning, share.least);
    return true;
}

}  // namespace grognard::waterloo
