#include "games/orthez/morale/morale_test.hpp"

#include "games/orthez/fields_frames.hpp"
#include "games/orthez/morale/charge_tests.hpp"
#include "games/orthez/morale/stand.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

// One unit's part of the roll; a unit without a morale value always passes.
bool roll_for(const State& s, const MoraleTest& test, UnitId unit, int passed_above,
              const EventSink& events) {
    Ledger modifiers = test_modifiers(s, test, unit);
    const int each = s.battle->charts.morale.each_that_passed;
    if (passed_above > 0) modifiers.add({each * passed_above, "lb.21.4.2", "passed-above"});
    const Counter& c = counter(s, unit);
    const bool passed = c.morale == 0 || passes(c, test.rolled, modifiers.total());
    events.tell(MoraleTested{unit, test.cause, test.rolled, modifiers, c.morale, passed});
    return passed;
}

// A half company with another unit under it shares that unit's result (lb.21.4.2).
bool follows_next(const State& s, const UnitList& units, std::size_t i) {
    return counter(s, units[i]).size == Size::HalfCompany && i + 1 < units.size();
}

void fail_from(MoraleTest& test, std::size_t first) {
    for (std::size_t i = first; i < test.units.size(); ++i) test.failed.add(test.units[i]);
}

void roll_each(const State& s, MoraleTest& test, const EventSink& events) {
    int passed = 0;
    std::size_t group = 0;  // the first of those that share the next result
    for (std::size_t i = 0; i < test.units.size(); ++i) {
        if (follows_next(s, test.units, i)) continue;
        if (!roll_for(s, test, test.units[i], passed, events)) return fail_from(test, group);
        ++passed;
        group = i + 1;
    }
}

void roll_top(const State& s, MoraleTest& test, const EventSink& events) {
    std::size_t top = 0;
    while (follows_next(s, test.units, top)) ++top;
    if (!roll_for(s, test, test.units[top], 0, events)) fail_from(test, 0);
}

}  // namespace

Testers testers(TestCause cause) {
    switch (cause) {
        case TestCause::Approach:
        case TestCause::Stand:
        case TestCause::StandCharge:
            return Testers::TopForAll;
        case TestCause::Losses:
            return Testers::TopDragsRest;
        default:
            return Testers::EachInTurn;
    }
}

bool failure_disorders(TestCause cause) {
    switch (cause) {
        case TestCause::Approach:
        case TestCause::OpportunityCharge:
        case TestCause::ReactionCharge:
        case TestCause::Reform:
        case TestCause::FallBack:
        case TestCause::Rally:
            return false;
        default:
            return true;
    }
}

namespace {

// What leaders do by leaving or dying is a condition (lb.15.4.B.2, 19.1.A.1).
ModifierClass extra_class(TestCause cause) {
    const bool of_leader = cause == TestCause::Stand || cause == TestCause::LeaderKilled ||
                           cause == TestCause::MeleeMark;
    return of_leader ? ModifierClass::Condition : ModifierClass::Situation;
}

}  // namespace

Ledger test_modifiers(const State& s, const MoraleTest& test, UnitId unit) {
    if (test.cause == TestCause::Approach) return approach_modifiers(s, unit, test.other);
    TestSum sum(counter(s, unit));
    if (test.cause == TestCause::Stand) add_stand_situation(s, unit, test.other, sum);
    add_charge_situation(s, test.cause, unit, test.other, sum);
    sum.add(extra_class(test.cause), {test.extra, "lb.21.4.1", "situation"});
    add_conditions(s, unit, test.cause, sum);
    return sum.ledger();
}

void worsen_order(State& s, UnitId id, const EventSink& events) {
    Unit& unit = s.units[id];
    if (unit.order == OrderState::Routing) return;
    unit.order = unit.order == OrderState::Good ? OrderState::Disordered : OrderState::Routing;
    events.tell(OrderChanged{id, unit.order});
}

bool proceed(State& s, MoraleTest& test, const EventSink& events) {
    if (!test.dice_fell) return false;
    if (failure_disorders(test.cause)) {
        for (const UnitId unit : test.units) {
            if (!test.failed.has(unit) || test.gathered.has(unit)) continue;
            test.gathered.add(unit);
            if (s.units[unit].hexes.size() < 2) continue;
            begin_gathering(s, unit);
            return true;
        }
    }
    const TestReport report{test.cause, test.units, test.failed, test.rolled};
    finish(s, report, events);
    return true;
}

Chance chance(const State&, const MoraleTest& test) { return two_dice(name(test.cause)); }

void resolve(State& s, MoraleTest& test, Drawn drawn, const EventSink& events) {
    test.rolled = roll_of(drawn);
    test.dice_fell = true;
    if (testers(test.cause) == Testers::EachInTurn) {
        roll_each(s, test, events);
    } else {
        roll_top(s, test, events);
    }
    if (!failure_disorders(test.cause)) return;
    for (const UnitId unit : test.units) {
        if (test.failed.has(unit) && !test.already.has(unit)) worsen_order(s, unit, events);
    }
}

}  // namespace grognard::orthez
