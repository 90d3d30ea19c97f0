// The flow: the order of the turn, the morale test as a service, texts of actions.
#include "games/orthez/flow.hpp"

#include <algorithm>
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

// Dice show the first outcome there is; whoever is asked passes or says the first thing he may.
void go_on(State& s, const EventSink& events) {
    if (awaits(s) == Awaits::Chance) {
        const Chance asked = chance(s);
        std::uint8_t face = 0;
        while (asked.weights[face] == 0) ++face;
        return resolve(s, std::vector<std::uint8_t>(asked.count, face), events);
    }
    for (const Seat seat : {french, allied}) {
        Offers<Action> offers;
        offer(s, seat, offers);
        if (offers.empty()) continue;
        const auto pass = asks(s, seat).pass;
        return apply(s, seat, pass ? *pass : offers[0], events);
    }
    FAIL() << "nobody goes on";
}

TEST(TurnOrder, PhasesFollowEachOtherUntilTheGameIsOver) {
    State s = begin_play(*all_scenarios()[0].battle);
    std::vector<Told<Event>> told;
    for (int i = 0; i < 2000 && s.ending == Ending::Undecided; ++i) go_on(s, EventSink(told));
    std::vector<Phase> phases;
    for (const Told<Event>& t : told) {
        if (const auto* began = std::get_if<PhaseBegan>(&t.event)) phases.push_back(began->phase);
    }
    EXPECT_NE(s.ending, Ending::Undecided);
    EXPECT_EQ(s.turn + 1, s.battle->turns);
    EXPECT_EQ(awaits(s), Awaits::Nobody);
    const std::vector<Phase> first = {Phase::Manoeuvre, Phase::Fire, Phase::Melee,
                                      Phase::Reorganisation, Phase::Time};
    ASSERT_GE(phases.size(), first.size());
    EXPECT_TRUE(std::equal(first.begin(), first.end(), phases.begin()));
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
