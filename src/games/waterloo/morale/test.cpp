// Morale tests: all dice are read before anybody moves or dies.
#include "games/waterloo/morale/test.hpp"

#include "games/waterloo/cubes.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/morale/assign.hpp"
#include "games/waterloo/morale/columns.hpp"

namespace grognard::waterloo {

namespace {

const Assault& assault_of(const State& s) { return *s.frames.nearest<Assault>(); }

void tell(const State& s, const Test& test, UnitId unit, int die, MoraleResult result,
          const EventSink& events) {
    if (!events.heard()) return;
    const Ledger columns = morale_columns_of(s, assault_of(s), test, unit);
    events.tell(MoraleTested{piece_of(s, unit), static_cast<std::uint8_t>(die), columns,
                             column_of(columns), result});
}

// W40: the stronghold comes before the enemy's cavalry.
void must_retreat(const State& s, Test& test, UnitId unit, const EventSink& events) {
    const AreaId area = s.units[unit].at;
    if (s.units[unit].sheltered) {
        ++(force(kind(s, unit).nation) == Force::Prussian ? test.prussian_cubes : test.cubes);
        events.tell(RetreatBarred{piece_of(s, unit), MoraleResult::Stands});
    } else if (!units_in(s, other(test.side), Arm::Cavalry, area).empty()) {
        test.doomed.add(unit);
        events.tell(RetreatBarred{piece_of(s, unit), MoraleResult::Eliminated});
    } else {
        test.retreating.add(unit);
    }
}

constexpr TestStage after(TestStage stage) {
    if (stage == TestStage::End) return stage;
    return static_cast<TestStage>(at(stage) + 1);
}

void advance(State& s, Test& test, const EventSink& events) {
    const AreaId area = assault_of(s).area;
    const TestStage stage = test.stage;
    test.stage = after(stage);
    switch (stage) {
        case TestStage::Assignment:
            begin_assignment(s, area, test.side);
            break;
        case TestStage::Dice:
            s.frames.push(TestRoll{});
            break;
        case TestStage::Losses:
            for (const int id : test.doomed) {
                eliminate(s, static_cast<UnitId>(id), s.units[static_cast<std::size_t>(id)].cubes,
                          events);
            }
            break;
        case TestStage::Retreats:
            if (!test.retreating.empty()) {
                s.frames.push(GoingBack{BackKind::Retreat, test.retreating});
            }
            break;
        case TestStage::Cubes:
            clear_assignment(s, area, test.side);
            place_earned_cubes(s, area, Force::Prussian, test.prussian_cubes);
            place_earned_cubes(s, area, forces_of(test.side).front(), test.cubes);
            break;
        case TestStage::End:
            s.frames.pop();
            break;
    }
}

}  // namespace

void begin_test(State& s, Seat side, TestCause cause, const UnitSet& units) {
    Assault& assault = *s.frames.nearest<Assault>();
    if (side == assault.attacker) assault.gun_damage = false;  // W33: no second test for it
    s.frames.push(Test{.side = side, .cause = cause, .testing = units});
}

void end_test_later(State& s, Seat side) {
    s.frames.push(Test{.side = side, .stage = TestStage::Cubes});
}

bool proceed(State& s, Test& test, const EventSink& events) {
    advance(s, test, events);
    return true;
}

Chance chance(const State& s, const TestRoll&) {
    return dice("morale", s.frames.nearest<Test>()->testing.size());
}

void resolve(State& s, TestRoll&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    Test& test = *s.frames.top_as<Test>();
    std::size_t next = 0;
    for (const int id : test.testing) {
        const auto unit = static_cast<UnitId>(id);
        const int die = face(drawn[next]);
        const std::uint8_t column = morale_column(s, assault_of(s), test, unit);
        const MoraleResult result = s.battle->charts.morale[drawn[next++]][column];
        tell(s, test, unit, die, result, events);
        if (result == MoraleResult::Eliminated) test.doomed.add(unit);
        if (result == MoraleResult::Retreats) must_retreat(s, test, unit, events);
    }
}

}  // namespace grognard::waterloo
