// The other rules that forbid an action which one rule refuses: what players look up next.
#pragma once

#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "games/waterloo/actions.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// Of what that seat can see alone: a rule named here must not give a secret away.
Grounds grounds(const State& s, Seat seat, const Action& action, const Refusal& refusal);

}  // namespace grognard::waterloo
