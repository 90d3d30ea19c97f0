// How many orders a card has left: asked at every order of random games, and proved by giving each.
#include <gtest/gtest.h>

#include "codec/ccn/library.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/command/orders.hpp"
#include "support/random_walk.hpp"

namespace grognard::ccn {
namespace {

bool is_an_order(const Action& action) {
    return std::holds_alternative<OrderUnit>(action) ||
           std::holds_alternative<OrderGeneral>(action);
}

// Whoever is ordered, one fewer may be ordered after him: else the number would depend on the
// choice.
int count_checked(const State& s, const Offers<Action>& offers) {
    int checked = 0;
    for (const Action& action : offers) {
        if (!is_an_order(action)) continue;
        State after = s;
        apply(after, s.turn.active, action, {});
        EXPECT_EQ(orders_left(after), orders_left(s) - 1) << notation(action);
        ++checked;
    }
    EXPECT_EQ(orders_left(s) > 0, checked > 0);
    return checked;
}

TEST(CcnOrdersLeft, IsOneFewerAfterAnyOrder) {
    int checked = 0;
    for (const Scenario& scenario : scenarios()) {
        const State s = each_decision<Ccn>(start(*scenario.battle), 1808,
                                           [&](const State& now, const Offers<Action>& offers) {
                                               if (now.frames.top_as<Ordering>() != nullptr)
                                                   checked += count_checked(now, offers);
                                           });
        EXPECT_EQ(orders_left(s), 0) << "nothing is ordered when it is over";
    }
    EXPECT_GT(checked, 20'000);
}

}  // namespace
}  // namespace grognard::ccn
