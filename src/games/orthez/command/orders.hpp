// What a side may command in one phase: brigades detached and taken back, points given (lb.19.4.1,
// 19.4.G-H).
#pragma once

#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/orthez/events.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

Verdict refuse_command(const State& s, Seat side, const Command& command);
void carry_out(State& s, Seat side, const Command& command);

// Commands that a side may give: none, each single member, and for every leader one that gives all
// points, beginning with him.
void offer_commands(const State& s, Seat side, Offers<Action>& out);

}  // namespace grognard::orthez
