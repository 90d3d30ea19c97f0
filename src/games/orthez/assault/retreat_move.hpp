// Sections 15.4, 18.7: units that retreat before an assault or a charge. Frame: RetreatMove.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

enum class RetreatBefore : std::uint8_t { Assault, Charge };

// The units of one stack before the enemy in the hex `from`. Asks their side: Retreat, Finish.
// Leaders go along. RetreatReport.
void begin_retreat_move(State& s, const UnitList& units, RetreatBefore before, HexId from);
// The same with its first hex said.
void begin_retreat_move(State& s, const UnitList& units, RetreatBefore before, HexId from,
                        Side first);

// May these units leave through this side as their first hex?
Verdict judge_retreat(const State& s, const UnitList& units, RetreatBefore before, HexId from,
                      Side first);
bool has_retreat_path(const State& s, const UnitList& units, RetreatBefore before, HexId from);

Seat decider(const State& s, const RetreatMove& retreat);
bool proceed(State& s, RetreatMove& retreat, const EventSink& events);
Verdict refuse(const State& s, const RetreatMove& retreat, const Retreat& action);
void apply(State& s, RetreatMove& retreat, const Retreat& action, const EventSink& events);
Verdict refuse(const State& s, const RetreatMove& retreat, const Finish& action);
void apply(State& s, RetreatMove& retreat, const Finish& action, const EventSink& events);
void offer(const State& s, const RetreatMove& retreat, Offers<Action>& out);
void resume(State& s, RetreatMove& retreat, const ChargeWindowReport& report,
            const EventSink& events);
void resume(State& s, RetreatMove& retreat, const TestReport& report, const EventSink& events);

}  // namespace grognard::orthez
