// The evaluation of Commands & Colors: Napoleonics prefers what a player would.
#include "players/evaluate/ccn/evaluation.hpp"

#include <gtest/gtest.h>

#include "core/results.hpp"
#include "games/ccn/pieces.hpp"
#include "players/evaluate/ccn/odds.hpp"
#include "players/evaluate/ccn/strikes.hpp"
#include "starts.hpp"

namespace grognard::ccn {
namespace {

TEST(Odds, AreBinomialTails) {
    EXPECT_EQ(at_least(1, 3, 1), 500);
    EXPECT_EQ(at_least(4, 3, 1), 937);
    EXPECT_EQ(at_least(4, 3, 4), 62);
    EXPECT_EQ(at_least(2, 2, 2), 111);
    EXPECT_EQ(at_least(3, 1, 0), 1000);
    EXPECT_EQ(at_least(0, 3, 1), 0);
    EXPECT_EQ(at_least(3, 0, 1), 0);
}

TEST(Value, OfADecidedGameOutweighsEverything) {
    State s = start_of("015");
    const int before = value(s, Seat::First);
    s.ending = Ending::FirstWins;
    EXPECT_GT(value(s, Seat::First), 10 * std::abs(before));
    EXPECT_EQ(value(s, Seat::Second), -value(s, Seat::First));
}

TEST(Value, FallsWithEveryBlockAndRisesWithEveryBanner) {
    for (const State& start : three_starts()) {
        for (std::size_t i = 0; i < start.units.size(); ++i) {
            State hurt = start;
            if (hurt.units[i].blocks < 2) continue;
            --hurt.units[i].blocks;
            const Seat owner = hurt.units[i].side;
            EXPECT_LT(value(hurt, owner), value(start, owner));
            EXPECT_GT(value(hurt, other(owner)), value(start, other(owner)));
        }
        State ahead = start;
        ++player(ahead, Seat::First).banners;
        EXPECT_GT(value(ahead, Seat::First), value(start, Seat::First));
        EXPECT_LT(value(ahead, Seat::Second), value(start, Seat::Second));
    }
}

TEST(Strikes, AreWorthMoreWithMoreDice) {
    const State s = start_of("001");
    const Unit& by = s.units[0];
    for (const Hex at : hexes(units_of(s, other(by.side)))) {
        const Unit& target = s.units[unit_id(s, at)];
        int before = 0;
        for (int dice = 1; dice <= 6; ++dice) {
            const int worth = strike_worth(s, by, target, Fight::Melee, dice);
            EXPECT_GT(worth, before);
            before = worth;
        }
    }
}

TEST(Merged, RollsKeepTheirTotalWeightAndHaveAtMostThreeFaces) {
    Stream stream(3);
    Events<Event> silent;
    Offers<Action> offers;
    State s = start_of("001");
    int rolls = 0;
    while (awaits(s) != Awaits::Nobody) {
        if (awaits(s) == Awaits::Chance) {
            const Chance asked = chance(s);
            const Chance few = merged(s, asked);
            EXPECT_EQ(few.total_weight(), asked.total_weight());
            if (s.frames.top_as<Roll>() != nullptr) {
                EXPECT_LE(faces_of(few), 3);
                ++rolls;
            }
            resolve(s, drawn(sample(asked, stream)), silent);
            continue;
        }
        const Seat seat = awaits(s) == Awaits::First ? Seat::First : Seat::Second;
        offers.clear();
        offer(s, seat, offers);
        apply(s, seat, offers[stream.below(static_cast<std::uint32_t>(offers.size()))], silent);
    }
    EXPECT_GT(rolls, 10);
}

}  // namespace
}  // namespace grognard::ccn
