// Attacks of skirmishing cavalry in the fire phase (lb.11.9.I.1-I.2): not fire, one for each enemy
// unit or stack in its front.
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/orthez/frames.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

Verdict refuse_skirmish(const State& s, Seat side, const SkirmishAttack& attack,
                        const SkirmishesDone& done);
void offer_skirmishes(const State& s, Seat side, const SkirmishesDone& done, Offers<Action>& out);
bool can_skirmish(const State& s, Seat side, const SkirmishesDone& done);
void begin_skirmish(State& s, const SkirmishAttack& attack);

}  // namespace grognard::orthez
