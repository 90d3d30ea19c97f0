// What a seat may know: its own cards and what lies open, never the other hand, track or pile.
#include "games/ccn/view.hpp"

#include <gtest/gtest.h>

#include <cstring>

#include "core/sample.hpp"
#include "games/ccn/cards.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/command/command.hpp"
#include "support/battles.hpp"

namespace grognard::ccn {
namespace {

State dealt(const char* scenario) {
    State s = ccn_start(scenario);
    Stream stream(7);
    resolve(s, drawn(sample(chance(s), stream)), {});
    return s;
}

TEST(CcnView, HoldsTheOwnHandAndOnlyTheSizeOfTheOther) {
    const State s = dealt("001");
    const View bottom = view(s, Viewer::First);
    EXPECT_EQ(bottom.hand, s.players[0].hand);
    EXPECT_EQ(bottom.hand_sizes[1], hand_size(s, Seat::Second));
    EXPECT_EQ(bottom.deck_size, card_total(s.deck));
}

TEST(CcnView, DoesNotChangeWhenTheOtherHandAndThePileAreRedealt) {
    const State s = dealt("015");
    Stream stream(11);
    for (int i = 0; i < 50; ++i) {
        for (const Seat seat : both_seats) {
            State elsewhere = s;
            redeal(elsewhere, seat, stream);
            EXPECT_EQ(view(elsewhere, viewer(seat)), view(s, viewer(seat)));
        }
    }
}

TEST(CcnView, ShowsThoseWhoOnlyWatchNobodysCards) {
    State s = dealt("015");
    s.players[0].track[0] = s.players[1].track[1] = Card::Elan;
    s.frames.push(KeepChoice{Card::Rally, Card::Forward});
    const View open = view(s, Viewer::Spectator);
    EXPECT_EQ(card_total(open.hand), 0);
    for (const Card card : open.track) EXPECT_EQ(card, Card::None);
    EXPECT_TRUE(open.scouted.empty());
    EXPECT_EQ(open.their_track, (std::array{false, true, false, false}));
    EXPECT_EQ(open.hand_sizes, view(s, Viewer::First).hand_sizes);
}

TEST(CcnView, RedealingReallyDealsOtherCards) {
    const State s = dealt("015");
    Stream stream(3);
    int different = 0;
    for (int i = 0; i < 50; ++i) {
        State elsewhere = s;
        redeal(elsewhere, Seat::First, stream);
        different += elsewhere.players[1].hand == s.players[1].hand ? 0 : 1;
    }
    EXPECT_GT(different, 40);
}

// The owner may look at his track cards, his opponent sees only that a marker lies there.
TEST(CcnView, ShowsSquareCardsToTheirOwnerAlone) {
    State s = dealt("001");
    Player& top = s.players[1];
    std::size_t held = 0;
    while (top.hand[held] == 0) ++held;
    const auto card = static_cast<Card>(held);
    UnitId infantry = 0;
    while (s.units[infantry].side != Seat::Second || arm(s.units[infantry]) != Arm::Infantry)
        ++infantry;
    take_card(top.hand, card);
    top.track[0] = card;
    s.units[infantry].square = 1;
    ASSERT_EQ(Ccn::invariants(s), "");
    EXPECT_EQ(view(s, Viewer::Second).track[0], card);
    const View bottom = view(s, Viewer::First);
    EXPECT_TRUE(bottom.their_track[0]);
    EXPECT_EQ(bottom.track[0], Card::None);
    State elsewhere = s;
    Stream stream(5);
    bool other_card = false;
    for (int i = 0; i < 100 && !other_card; ++i) {
        elsewhere = s;
        redeal(elsewhere, Seat::First, stream);
        other_card = elsewhere.players[1].track[0] != card;
        EXPECT_EQ(view(elsewhere, Viewer::First), bottom);
    }
    EXPECT_TRUE(other_card);
}

// He has looked at it, though the second is not drawn yet.
TEST(CcnView, ShowsWhoScoutsTheFirstCardAtOnce) {
    State s = dealt("001");
    s.frames.push(ScoutDraw{});
    Stream stream(9);
    const Answer first = sample(chance(s), stream);
    resolve(s, drawn(first), {});
    const Seat scout = s.turn.active;
    ASSERT_EQ(view(s, viewer(scout)).scouted.size(), 1U);
    EXPECT_EQ(view(s, viewer(scout)).scouted[0], static_cast<Card>(first[0]));
    EXPECT_TRUE(view(s, viewer(other(scout))).scouted.empty());
}

TEST(CcnDice, HaveTwoInfantryFacesAndOneOfEachOther) {
    const Chance roll = dice("dice", 3);
    EXPECT_EQ(roll.count, 3);
    EXPECT_EQ(roll.total_weight(), 6);
    EXPECT_EQ(roll.weights[static_cast<std::size_t>(Symbol::Infantry)], 2);
    for (const Symbol other : {Symbol::Cavalry, Symbol::Artillery, Symbol::Flag, Symbol::Sabres}) {
        EXPECT_EQ(roll.weights[static_cast<std::size_t>(other)], 1);
    }
}

TEST(CcnState, IsCopiedByMemcpy) {
    static_assert(std::is_trivially_copyable_v<State>);
    static_assert(sizeof(State) < 4096);
    const State s = dealt("015");
    State copy;
    std::memcpy(static_cast<void*>(&copy), &s, sizeof s);
    EXPECT_EQ(copy, s);
    EXPECT_EQ(Ccn::hash(copy), Ccn::hash(s));
}

}  // namespace
}  // namespace grognard::ccn
