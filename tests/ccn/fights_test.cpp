// What is listed and seen for all at once agrees with what is judged one by one.
#include <gtest/gtest.h>

#include <algorithm>

#include "codec/ccn/library.hpp"
#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/combat/sight.hpp"
#include "games/ccn/game.hpp"
#include "support/random_walk.hpp"

namespace grognard::ccn {
namespace {

// From every hex with a piece, over the whole reach of a gun, with and without looking over
// friends.
int compare_sights(const State& s) {
    int compared = 0;
    for (const Hex from : hexes(all_units(s))) {
        const Seat side = s.units[unit_id(s, from)].side;
        const HexSet targets = within(from, longest_sight) - neighbours(from);
        for (const Overhead overhead : {Overhead::No, Overhead::Yes}) {
            HexSet expected;
            for (const Hex at : hexes(targets)) {
                expected.add_if(can_see(s, from, at, side, overhead), at.index);
                ++compared;
            }
            EXPECT_EQ(seen(s, from, targets, side, overhead), expected) << name(from).view();
        }
    }
    return compared;
}

TEST(CcnSight, IsTheSameForAllAtOnceAndOneByOne) {
    int compared = 0;
    for (const Scenario& scenario : scenarios()) {
        int decisions = 0;
        each_decision<Ccn>(begin(scenario.setup), 1813, [&](const State& s, const auto&) {
            if (++decisions % 50 == 0) compared += compare_sights(s);
        });
    }
    EXPECT_GT(compared, 500'000);
}

TEST(CcnFights, WhoIsFitIsTheSameForAllAtOnceAndOneByOne) {
    int able = 0;
    int unable = 0;
    for (const Scenario& scenario : scenarios()) {
        each_decision<Ccn>(begin(scenario.setup), 1814, [&](const State& s, const auto&) {
            if (s.frames.top_as<Fighting>() == nullptr) return;
            const UnitSet ready =
                (s.turn.ordered - s.turn.fought) & on_board(s, s.turn.active).units;
            UnitSet expected;
            for (const int id : ready) {
                const bool may = may_fight(s, static_cast<UnitId>(id));
                expected.add_if(may, id);
                ++(may ? able : unable);
            }
            const Fit fit = fit_to_fight(s, ready);
            EXPECT_TRUE(fit.to_fight.contains(expected));
            EXPECT_EQ(fit.to_fight - fit.doubtful, expected - fit.doubtful);
        });
    }
    EXPECT_GT(able, 1'000);
    EXPECT_GT(unable, 100);
}

// Every fight that anybody could name, against the list.
TEST(CcnFights, AreListedIfAndOnlyIfTheyAreNotRefused) {
    int listed = 0;
    for (const Scenario& scenario : scenarios()) {
        each_decision<Ccn>(begin(scenario.setup), 1812, [&](const State& s, const auto& offers) {
            if (s.frames.top_as<Fighting>() == nullptr) return;
            const Seat seat = s.turn.active;
            const auto is_offered = [&](const Action& said) {
                return std::find(offers.begin(), offers.end(), said) != offers.end();
            };
            for (const Hex from : hexes(units_of(s, seat))) {
                for (const Hex at : hexes(within(from, longest_sight))) {
                    for (const Action& said :
                         {Action(Fire{from, at}), Action(Melee{from, at, {}})}) {
                        const bool allowed = !Ccn::refuse(s, seat, said);
                        EXPECT_EQ(is_offered(said), allowed) << notation(said);
                        listed += static_cast<int>(allowed);
                    }
                }
            }
        });
    }
    EXPECT_GT(listed, 1'000);
}

}  // namespace
}  // namespace grognard::ccn
