// Section 21.4: the one service for morale tests. Frame: MoraleTest.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/morale/modifiers.hpp"

namespace grognard::orthez {

// Who rolls: the top unit for all (approach, stands), the unit that lost, dragging those below if
// it fails, or the whole list with one roll and a bonus for each that passed above (lb.21.4.2).
enum class Testers : std::uint8_t { TopForAll, TopDragsRest, EachInTurn };
Testers testers(TestCause cause);

// Units from the top down. `other`: the hex it is about (target of an approach, hex that is
// assaulted in a stand). `extra`: the sum of a situation whose table test_modifiers() does not read
// yet; so far it reads those of approaches and of stands. What leaders do by leaving a stack
// (stand) or by their death (melee mark, leader killed) is minus their morale value, a condition
// that elites ignore. MoraleTest::already: units that the same event has disordered before, which
// a failure does not put to rout (lb.21.4.F.1).
inline void begin_morale_test(State& s, TestCause cause, const UnitList& units,
                              HexId other = no_hex, int extra = 0) {
    MoraleTest test;
    test.cause = cause;
    test.units = units;
    test.other = other;
    test.extra = static_cast<std::int8_t>(extra);
    s.frames.push(test);
}

// All modifiers of one unit in a test, without those for the units above it.
Ledger test_modifiers(const State& s, const MoraleTest& test, UnitId unit);

// Good order, disorder, rout: one step down (lb.21.4.C.1). Gathering and the rout move are the
// caller's; MoraleTest does the gathering itself and leaves the rout to the frame below.
void worsen_order(State& s, UnitId unit, const EventSink& events);
// Failing these leaves the order as it is (lb.21.4.C.2).
bool failure_disorders(TestCause cause);

// Chance: two dice. Tells MoraleTested for each unit that rolled, worsens the order of those that
// failed, gathers them; TestReport.
bool proceed(State& s, MoraleTest& test, const EventSink& events);
Chance chance(const State& s, const MoraleTest& test);
void resolve(State& s, MoraleTest& test, Drawn drawn, const EventSink& events);

}  // namespace grognard::orthez
