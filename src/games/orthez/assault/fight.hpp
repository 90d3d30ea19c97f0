// What the stages of one assault share; for the files of this folder only.
#pragma once

#include "games/orthez/assault/assault_fight.hpp"
#include "games/orthez/assault/defence.hpp"

namespace grognard::orthez::fight {

// Attackers who still carry their markers, and their hexes.
UnitSet attackers(const State& s, const AssaultFight& f);
HexList attacking(const State& s, const AssaultFight& f);
inline UnitList defending(const State& s, const AssaultFight& f) {
    return defenders(s, f.target, f.second);
}
// The hexes attacked, one or two.
HexList targets(const AssaultFight& f);
// Attackers of one hex from the top down.
UnitList attackers_in(const State& s, const AssaultFight& f, HexId hex);

// Next stage, with its counters at the start.
void go_to(AssaultFight& f, AssaultStage stage);

// Pushes what disorder and rout call for, one frame at a time; false when all is done. Defenders
// who rout vacate their hex.
bool gather_one(State& s, const AssaultFight& f);
bool rout_one(State& s, AssaultFight& f, const EventSink& events);

// Stages, each written once.
bool leaders(State& s, AssaultFight& f);
bool choice(State& s, AssaultFight& f, const EventSink& events);
bool stand(State& s, AssaultFight& f);
bool exchange(State& s, AssaultFight& f);
bool cross(State& s, AssaultFight& f, const EventSink& events);
bool roll(State& s, AssaultFight& f);
bool leader_checks(State& s, AssaultFight& f);
bool losses(State& s, AssaultFight& f, const EventSink& events);
bool tests(State& s, AssaultFight& f);
bool routs(State& s, AssaultFight& f, const EventSink& events);
bool fall_back(State& s, AssaultFight& f);
bool room(State& s, AssaultFight& f);
bool advance(State& s, AssaultFight& f, const EventSink& events);
bool new_target(State& s, AssaultFight& f);

// Choices, shared by refuse and offer.
LeaderSet departing_leaders(const State& s, const AssaultFight& f);
HexSet leader_reach(const State& s, LeaderId leader);
bool may_retreat(const State& s, const AssaultFight& f);
bool has_to_retreat(const State& s, const AssaultFight& f);
HexId enemy_hex(const State& s, const AssaultFight& f);  // that a retreat is from
HexId exchanging_hex(const State& s, const AssaultFight& f);
HexList exchange_targets(const State& s, const AssaultFight& f);
bool asks_for_squadrons(const State& s, const AssaultFight& f);
HexList stacks_that_can_lose(const State& s, const AssaultFight& f);
bool fits_with_all(const State& s, const AssaultFight& f);
LeaderSet leaders_who_may_stay(const State& s, const AssaultFight& f);
HexList second_targets(const State& s, const AssaultFight& f);
void take_loss(State& s, AssaultFight& f, HexId stack, const EventSink& events);
void send_back(State& s, AssaultFight& f, UnitId unit, const EventSink& events);
void attack_again(State& s, AssaultFight& f, HexId target, const EventSink& events);

}  // namespace grognard::orthez::fight
