// The regroup chit: units out of command seek their leader, pickets move (lb.20.0.G.1, 22.3.E.1).
#include "games/orthez/command/posts.hpp"
#include "games/orthez/command/status.hpp"
#include "games/orthez/cup/cup.hpp"
#include "games/orthez/cup/stack_choice.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

bool beside_enemy(const State& s, UnitId unit) {
    const Seat enemy = other(side_of(s, unit));
    for (const HexId hex : s.units[unit].hexes) {
        for (const HexId beside : ground(s).neighbours[hex]) {
            if (beside != no_hex && holds_unit_of(s, beside, enemy)) return true;
        }
    }
    return false;
}

// Units stacked with a leader are in command here.
bool has_leader(const State& s, UnitId unit) { return senior_leader_of(s, unit) != no_leader; }

// The leader it seeks: one above it who is on the map, or its brigade's marker.
bool has_leader_to_seek(const State& s, UnitId unit) {
    const LeaderId marker = marker_of(s, unit);
    if (marker != no_leader) {
        const UnitId marked = s.leaders[marker].marked;
        return marked != unit && on_map(s.units[marked]);
    }
    for (const Superior& superior : counter(s, unit).superiors) {
        if (who_fills(s, superior.leader) != no_leader) return true;
    }
    return false;
}

bool in_reserve(const State& s, const Counter& c) {
    return !s.released && s.battle->release.division != no_formation &&
           c.division == s.battle->release.division;
}

bool may_regroup(const State& s, UnitId unit) {
    if (!can_start(s, unit)) return false;
    const Counter& c = counter(s, unit);
    if (is_assault_target(s, unit) || in_reserve(s, c)) return false;
    if (c.picket) return true;
    if (s.units[unit].formation == Formation::Battery) return false;
    return !has_leader(s, unit) && !unit_in_command(s, unit) && !beside_enemy(s, unit) &&
           has_leader_to_seek(s, unit);
}

void pass_on(RegroupChit& chit) {
    ++chit.sides_done;
    chit.side = other(chit.side);
}

}  // namespace

void begin_regroup_chit(State& s, Seat first) {
    UnitSet able;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        able.add_if(may_regroup(s, static_cast<UnitId>(i)), static_cast<int>(i));
    }
    s.frames.push(RegroupChit{first, 0, able});
}

Seat decider(const State&, const RegroupChit& chit) { return chit.side; }

bool proceed(State& s, RegroupChit& chit, const EventSink& events) {
    if (chit.sides_done == 2) {
        finish(s, Ended{}, events);
        return true;
    }
    if (any_can_start(s, chit.able, chit.side)) return false;
    pass_on(chit);
    return true;
}

Verdict refuse(const State& s, const RegroupChit& chit, const Activate& action) {
    return refuse_stack(s, chit.side, chit.able, action);
}

Verdict refuse(const State&, const RegroupChit&, const Finish&) { return allowed; }

void apply(State& s, RegroupChit& chit, const Activate& action, const EventSink&) {
    for (const UnitId unit : action.units) chit.able.remove(unit);
    const bool picket = counter(s, action.units[0]).picket;
    begin_moving(s, action.units, picket ? Mission::Free : Mission::Regrouping);
}

void apply(State&, RegroupChit& chit, const Finish&, const EventSink&) { pass_on(chit); }

Coverage offer(const State& s, const RegroupChit& chit, Offers<Action>& out) {
    offer_stacks(s, chit.side, chit.able, out);
    out.push_back(Finish{});
    return Coverage::Sampled;
}

}  // namespace grognard::orthez
