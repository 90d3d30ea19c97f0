#include "games/orthez/rout/violation.hpp"

#include <algorithm>

#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/stacking/limits.hpp"

namespace grognard::orthez {

namespace {

// A test may rout units that run over others in their turn: so many frames are kept free for what
// one of them needs.
constexpr std::size_t frames_for_a_rout = 7;
constexpr int increments_in_step = 3;  // of the violation table

bool is_in(const UnitList& units, UnitId unit) {
    return std::ranges::find(units, unit) != units.end();
}

// Of the stacking-violation table: how the entering units are, and how far they overfill the hex.
int violation_modifier(const State& s, HexId hex, const UnitList& entering) {
    const MoraleModifiers& m = s.battle->charts.morale;
    int sum = 0;
    for (const UnitId unit : entering) {
        const OrderState order = s.units[unit].order;
        int worst = 0;
        if (order == OrderState::Disordered) worst = m.violation_disordered;
        if (order == OrderState::Routing) worst = m.violation_routing;
        if (counter(s, unit).arm == Arm::Cavalry) worst = std::min<int>(worst, m.violation_cavalry);
        sum = std::min(sum, worst);
    }
    const StackingLimit& limit =
        s.battle->charts.stacking.terrain[static_cast<std::size_t>(terrain(s, hex))];
    const Ratio over = increments_in(s, hex) - Ratio(limit.increments);
    if (limit.increments > 0 && over > Ratio(0)) {
        sum +=
            static_cast<int>((over / Ratio(increments_in_step)).floor()) * m.violation_each_three;
    }
    return sum;
}

bool breaks_limit(const State& s, HexId hex, Seat side) {
    const auto leader = has_friendly_leader(s, hex, side) ? LeaderThere::Yes : LeaderThere::No;
    return may_share(s, hex, occupants_but(s, hex, {}), leader, Presence::Passing).has_value();
}

// lb.11.8.D.1: whatever the increments.
bool rides_over_square(const State& s, HexId hex, const UnitList& entering) {
    const bool riders = std::ranges::any_of(
        entering, [&](UnitId unit) { return counter(s, unit).arm == Arm::Cavalry; });
    return riders && std::ranges::any_of(units_in(s, hex), [&](UnitId id) {
               const Unit& unit = s.units[id];
               return unit.order == OrderState::Good && unit.formation == Formation::Square;
           });
}

// Those in the hex who test, then those who enter it (lb.11.10.D.3).
UnitList who_tests(const State& s, HexId hex, const UnitList& entering) {
    UnitList testing;
    for (const UnitId unit : units_in(s, hex)) {
        if (!is_in(entering, unit) && s.units[unit].order != OrderState::Routing)
            testing.push(unit);
    }
    if (testing.empty()) return testing;
    for (const UnitId unit : entering) {
        if (s.units[unit].order != OrderState::Routing && !testing.full()) testing.push(unit);
    }
    return testing;
}

bool may_begin_test(const State& s, const UnitList& testing) {
    return !testing.empty() && s.frames.depth() + frames_for_a_rout <= max_frames;
}

void begin_test(State& s, HexId hex, const UnitList& entering, const UnitList& testing) {
    begin_morale_test(s, TestCause::StackingViolation, testing, hex,
                      violation_modifier(s, hex, entering));
}

}  // namespace

bool begin_violation_test(State& s, HexId hex, const UnitList& entering) {
    const UnitList testing = who_tests(s, hex, entering);
    if (!may_begin_test(s, testing)) return false;
    if (!breaks_limit(s, hex, side_of(s, testing[0]))) return false;
    begin_test(s, hex, entering, testing);
    return true;
}

bool begin_passage_test(State& s, HexId hex, const UnitList& entering) {
    if (!rides_over_square(s, hex, entering)) return begin_violation_test(s, hex, entering);
    const UnitList testing = who_tests(s, hex, entering);
    if (!may_begin_test(s, testing)) return false;
    begin_test(s, hex, entering, testing);
    return true;
}

}  // namespace grognard::orthez
