// The other rules that forbid an action which one rule refuses: what players look up next.
#pragma once

#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "games/ccn/actions.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// Of what that seat can see alone: a rule named here must not give a secret away.
Grounds grounds(const State& s, Seat seat, const Action& action, const Refusal& refusal);

}  // namespace grognard::ccn
