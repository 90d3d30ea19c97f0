// The fights offered are those that are not refused.
#include <gtest/gtest.h>

#include <algorithm>

#include "codec/ccn/library.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/pieces.hpp"
#include "support/random_walk.hpp"

namespace grognard::ccn {
namespace {

// Every fight that anybody could name, against the list.
TEST(CcnFights, AreListedIfAndOnlyIfTheyAreNotRefused) {
    int listed = 0;
    for (const Scenario& scenario : scenarios()) {
        each_decision<Ccn>(start(*scenario.battle), 1812, [&](const State& s, const auto& offers) {
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
