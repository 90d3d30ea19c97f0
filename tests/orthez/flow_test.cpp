// The flow: the order of the turn, the morale test as a service, texts of actions.
#include "games/orthez/flow.hpp"

#include <type_traits>

#include "games/orthez/fields_actions.hpp"
#include "games/orthez/game.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "support.hpp"

namespace grognard::orthez {
namespace {

void answer_dice(State& s, std::initializer_list<std::uint8_t> faces) {
    const std::vector<std::uint8_t> drawn(faces);
    ASSERT_EQ(awaits(s), Awaits::Chance);
    ASSERT_TRUE(fits(chance(s), drawn));
    resolve(s, drawn, {});
}

template <class A>
void round_trips(const A& action) {
    const std::string text = notation(Action(action));
    const auto back = parse(text);
    ASSERT_TRUE(back) << text;
    EXPECT_EQ(*back, Action(action)) << text;
    EXPECT_FALSE(parse(text + " ")) << text;
    EXPECT_FALSE(parse(text + " none")) << text;
}

template <class... As>
void all_round_trip(std::type_identity<std::variant<As...>>) {
    (round_trips(As{}), ...);
}

TEST(Notation, EveryActionParsesBack) {
    all_round_trip(std::type_identity<Action>{});
    Fire fire;
    fire.from.push(12);
    fire.from.push(13);
    fire.at = 40;
    round_trips(fire);
    EXPECT_EQ(notation(Action(fire)), "fire from 1200,1300 at 4000");
    Command command;
    command.points.push(3);
    round_trips(command);
    EXPECT_EQ(notation(Action(command)), "command points l3");
    EXPECT_EQ(notation(Action(Step{1, no_side})), "step side ne");
    EXPECT_FALSE(parse("fire from 1200,1200 at 4000"));
    EXPECT_FALSE(parse("activate units u224"));
}

// Goes through a turn; a frame that is not written yet is taken off as if it were done.
TEST(TurnOrder, PhasesFollowEachOtherUntilTheGameIsOver) {
    State s = begin_play(*all_scenarios()[0].battle);
    std::vector<Phase> phases;
    for (int i = 0; i < 2000 && s.ending == Ending::Undecided; ++i) {
        if (phases.empty() || phases.back() != s.phase) phases.push_back(s.phase);
        s.cup = {};
        if (is_unfinished(s.frames.top())) {
            finish(s, Ended{}, {});
            settle(s, {});
        } else if (awaits(s) != Awaits::Chance) {
            const Seat seat = is_awaited(awaits(s), french) ? french : allied;
            const auto pass = asks(s, seat).pass;
            ASSERT_TRUE(pass);
            apply(s, seat, *pass, {});
        } else {
            answer_dice(s, {2});
        }
    }
    EXPECT_NE(s.ending, Ending::Undecided);
    EXPECT_EQ(s.turn + 1, s.battle->turns);
    EXPECT_EQ(awaits(s), Awaits::Nobody);
    ASSERT_GE(phases.size(), 4U);
    EXPECT_EQ(phases[0], Phase::Command);
    EXPECT_EQ(phases[1], Phase::Manoeuvre);
    EXPECT_EQ(phases[2], Phase::Fire);
    EXPECT_EQ(phases[3], Phase::Reorganisation);  // nobody has an assault marker
}

TEST(MoraleTestService, DisordersThoseThatFailAndGoesBackToTheFrameBelow) {
    State s = without_units(start_of(0));
    const UnitId unit = place(s, s.battle->unit_names[0], {{1, 3}}, Formation::Column, 3);
    s.frames = {};
    s.frames.push(DieRoll{});
    UnitList units;
    units.push(unit);
    begin_morale_test(s, TestCause::Losses, units);
    settle(s, {});
    State failed = s;
    answer_dice(failed, {0, 0});
    EXPECT_EQ(failed.units[unit].order, OrderState::Disordered);
    EXPECT_EQ(failed.frames.depth(), 1U);
    answer_dice(s, {5, 5});
    EXPECT_EQ(s.units[unit].order, OrderState::Good);
}

TEST(Contract, HashSeesTheFrames) {
    State s = begin_play(*all_scenarios()[0].battle);
    State t = s;
    EXPECT_EQ(Orthez::hash(s), Orthez::hash(t));
    t.frames.push(Gathering{3});
    EXPECT_NE(Orthez::hash(s), Orthez::hash(t));
    EXPECT_EQ(Orthez::view(s, Viewer::First), Orthez::view(s, Viewer::Second));
}

}  // namespace
}  // namespace grognard::orthez
