// The reinforcement chit: who comes onto the map this turn, each side in turn (lb.20.0.R.1).
#include "games/orthez/cup/cup.hpp"
#include "games/orthez/cup/entering.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/scenario/special_rules.hpp"

namespace grognard::orthez {

namespace {

// Leaders whose wounds have healed come back at their depot (lb.19.1.B.1).
void return_leaders(State& s, const EventSink& events) {
    const Battle& b = *s.battle;
    for (std::size_t i = 0; i < b.leaders.size(); ++i) {
        const Leader& leader = b.leaders[i];
        LeaderState& state = s.leaders[i];
        if (state.whereabouts != Whereabouts::Wounded || state.back_on > s.turn) continue;
        const bool hill = b.hill_depot != no_hex && leader.wing == b.hill_wing;
        const HexId depot =
            hill ? b.hill_depot : b.depots[static_cast<std::size_t>(index(leader.side))];
        if (holds_unit_of(s, depot, other(leader.side))) continue;
        state.whereabouts = Whereabouts::Map;
        state.at = depot;
        events.tell(LeaderMoved{static_cast<LeaderId>(i), depot});
    }
}

bool can_act(const State& s, const ReinforcementChit& chit) {
    for (std::size_t g = 0; g < s.battle->reinforcements.size(); ++g) {
        if (can_enter(s, chit, g)) return true;
    }
    return battery_can_enter(s, chit);
}

void pass_on(ReinforcementChit& chit) {
    ++chit.sides_done;
    chit.side = other(chit.side);
}

// lb.22.3.C.1.b: units of Hill's wing, but for the brigade that is there from the start.
void note_hill(State& s, UnitId unit) {
    const Release& rule = s.battle->release;
    const Counter& c = counter(s, unit);
    if (rule.division == no_formation || s.released || c.wing != rule.hill_wing) return;
    if (c.brigade == no_formation || c.brigade != rule.not_brigade) s.release_due = true;
}

}  // namespace

void begin_reinforcement_chit(State& s, Seat first, const EventSink& events) {
    s.held_back = 0;  // decided anew on every chit
    return_leaders(s, events);
    ReinforcementChit chit;
    chit.side = first;
    s.frames.push(chit);
}

Seat decider(const State&, const ReinforcementChit& chit) { return chit.side; }

bool proceed(State& s, ReinforcementChit& chit, const EventSink& events) {
    if (chit.sides_done == 2) {
        finish(s, Ended{}, events);
        return true;
    }
    if (can_act(s, chit)) return false;
    pass_on(chit);
    return true;
}

Verdict refuse(const State& s, const ReinforcementChit& chit, const Enter& action) {
    return refuse_entry(s, chit, action);
}

Verdict refuse(const State& s, const ReinforcementChit& chit, const HoldBack& action) {
    if (action.group >= s.battle->reinforcements.size() || !is_due(s, action.group, chit.side)) {
        return refused("lb.20.1.C.1", Reason::NotDue);
    }
    if (waits(s, action.group)) return refused("lb.20.1.C.1", Reason::AlreadyDone);
    return allowed;
}

Verdict refuse(const State& s, const ReinforcementChit& chit, const Finish&) {
    if (battery_can_enter(s, chit)) return refused("lb.17.14.B.1", Reason::MustGoOn);
    return allowed;
}

void apply(State& s, ReinforcementChit& chit, const Enter& action, const EventSink& events) {
    const UnitList units = enter(s, chit, action, events);
    for (const UnitId unit : units) note_hill(s, unit);
    begin_moving(s, units, Mission::Entering);
}

void apply(State& s, ReinforcementChit&, const HoldBack& action, const EventSink& events) {
    hold_back(s, action.group, events);
}

// Who could have come and did not, waits; the opponent is told (lb.20.1.C.1).
void apply(State& s, ReinforcementChit& chit, const Finish&, const EventSink& events) {
    for (std::size_t g = 0; g < s.battle->reinforcements.size(); ++g) {
        if (can_enter(s, chit, g)) hold_back(s, g, events);
    }
    pass_on(chit);
}

void offer(const State& s, const ReinforcementChit& chit, Offers<Action>& out) {
    offer_entries(s, chit, out);
    for (std::size_t g = 0; g < s.battle->reinforcements.size(); ++g) {
        const HoldBack action{static_cast<std::uint8_t>(g)};
        if (!refuse(s, chit, action)) out.push_back(action);
    }
    if (!refuse(s, chit, Finish{})) out.push_back(Finish{});
}

}  // namespace grognard::orthez
