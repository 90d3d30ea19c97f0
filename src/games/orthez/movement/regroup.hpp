// How units move on the regroup chit (lb.20.0.G): straight toward their leader, away from enemies.
#pragma once

#include "core/refusal.hpp"
#include "games/orthez/movement/plan.hpp"

namespace grognard::orthez {

Verdict judge_regrouping(const State& s, const Moving& moving, const Deed& deed, const Plan& plan);
// Has the stack come into the radius of a leader that commands it?
bool has_regrouped(const State& s, const Moving& moving);

}  // namespace grognard::orthez
