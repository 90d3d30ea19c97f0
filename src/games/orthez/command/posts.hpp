// Sections 19.4.I-19.4.K: who stands in for a leader who is lost, and wing leaders who resign.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/orthez/events.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

inline bool is_on_map(const State& s, LeaderId leader) {
    return leader != no_leader && s.leaders[leader].whereabouts == Whereabouts::Map;
}
inline bool is_marker(const State& s, LeaderId leader) {
    return s.battle->leaders[leader].rank == Rank::Marker;
}

// What a leader commands now: his own formations, or those of the post he has taken.
struct Office {
    Rank rank = Rank::Division;
    FormationId wing = no_formation;
    FormationId division = no_formation;
    FormationId brigade = no_formation;
    LeaderId of = no_leader;  // whose post it is, his own included
};
Office office(const State& s, LeaderId leader);

// Who fills the post of that leader: his replacement, or he himself if he is on the map and has not
// gone to another post; no_leader.
LeaderId who_fills(const State& s, LeaderId post);

// A division, a cavalry brigade or, for the French, a wing whose leader is lost (lb.19.4.I.1-I.6).
Verdict refuse_replacement(const State& s, Seat side, const Replace& action);
void replace(State& s, const Replace& action, const EventSink& events);
void offer_replacements(const State& s, Seat side, Offers<Action>& out);

// At the start of a turn: leaders who are back beside their replacement resume their posts, and
// wing leaders resign for divisions that nobody else can lead (lb.19.4.J.1, 19.4.K.1).
void settle_posts(State& s, const EventSink& events);

}  // namespace grognard::orthez
