// One chit out of the cup, and what it starts.
#include "games/orthez/cup/cup.hpp"
#include "games/orthez/fire/fire_phase.hpp"

namespace grognard::orthez {

namespace {

std::uint8_t chits_left(const Cup& cup) {
    int left = cup.units.size();
    for (const bool chit : cup.chits) left += chit ? 1 : 0;
    return static_cast<std::uint8_t>(left);
}

// The action chit at that place among those left.
ActionChit action_chit_at(const Cup& cup, int place) {
    std::size_t chit = 0;
    while (!cup.chits[chit] || place-- > 0) ++chit;
    return static_cast<ActionChit>(chit);
}

LeaderId leader_at(const Cup& cup, int place) {
    for (const int leader : cup.units) {
        if (place-- == 0) return static_cast<LeaderId>(leader);
    }
    return no_leader;
}

void begin_action_chit(State& s, ActionChit chit, Seat by, const EventSink& events) {
    switch (chit) {
        case ActionChit::Reinforcement:
            return begin_reinforcement_chit(s, by, events);
        case ActionChit::Artillery:
            return begin_fire_phase(s, by, FireOccasion::Chit);
        case ActionChit::Leader:
            return begin_leader_chit(s, by);
        case ActionChit::Regroup:
            return begin_regroup_chit(s, by);
    }
}

}  // namespace

Chance chance(const State& s, const ChitDraw&) {
    Chance out;
    out.kind = "chit";
    out.count = 1;
    out.outcomes = chits_left(s.cup);
    for (std::size_t i = 0; i < out.outcomes; ++i) out.weights[i] = 1;
    return out;
}

void resolve(State& s, ChitDraw&, Drawn drawn, const EventSink& events) {
    const Seat by = s.drawer;
    s.drawer = other(by);  // lb.7.3.1
    s.frames.pop();
    const int leaders = s.cup.units.size();
    if (drawn[0] < leaders) {
        const LeaderId leader = leader_at(s.cup, drawn[0]);
        s.cup.units.remove(leader);
        events.tell(LeaderChitDrawn{by, leader});
        begin_activation(s, leader);
        return;
    }
    const ActionChit chit = action_chit_at(s.cup, drawn[0] - leaders);
    s.cup.chits[static_cast<std::size_t>(chit)] = false;
    events.tell(ActionChitDrawn{by, chit});
    begin_action_chit(s, chit, by, events);
}

}  // namespace grognard::orthez
