// What a stack may do when cavalry moves in whose charge zone it stands: square, rallying square,
// reform, reaction charge (lb.18.6.F-H, 11.9.J.4). The window of a move and the last chance at
// contact ask the same.
#pragma once

#include "core/refusal.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

Verdict refuse_reaction(const State& s, UnitId cavalry, const React& react);

// Those of the stack that holds the hex, and of everybody.
void offer_reactions_in(const State& s, UnitId cavalry, HexId hex, Offers<Action>& out);
void offer_reactions(const State& s, UnitId cavalry, Offers<Action>& out);
bool may_react_in(const State& s, UnitId cavalry, HexId hex);
bool anybody_may_react(const State& s, UnitId cavalry);

// The declared target in front of the cavalry has its last chance at contact, not in the window of
// the move (lb.18.6.A.2).
bool comes_into_contact(const State& s, UnitId cavalry, HexId hex);

// Once for each active cavalry (lb.18.6.F.5, 11.9.J.4).
bool has_tried(const State& s, UnitId unit);
void note_try(State& s, HexId hex);

// Begins the dice of a reaction that was not refused; the frame below gets the report.
void begin_reaction(State& s, UnitId cavalry, const React& react);
// What a passed or failed test of a rallying square or a reform makes of the units; `distance` is
// that of the attempt. Units that broke are routing afterwards, where they stand.
void end_rallying_square(State& s, const TestReport& report, HexId hex, int distance,
                         const EventSink& events);
void end_reform(State& s, const TestReport& report, HexId hex, const EventSink& events);

}  // namespace grognard::orthez
