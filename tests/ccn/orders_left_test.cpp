// How many orders a card has left: asked at every order of random games, and proved by giving each.
#include <gtest/gtest.h>

#include "codec/ccn/library.hpp"
#include "core/sample.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/phases/orders.hpp"

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
        EventSink silent;
        apply(after, s.turn.active, action, silent);
        EXPECT_EQ(orders_left(after), orders_left(s) - 1) << notation(action);
        ++checked;
    }
    EXPECT_EQ(orders_left(s) > 0, checked > 0);
    return checked;
}

TEST(CcnOrdersLeft, IsOneFewerAfterAnyOrder) {
    int checked = 0;
    for (const Scenario& scenario : scenarios()) {
        State s = begin(scenario.setup);
        Stream stream(1808);
        EventSink silent;
        Offers<Action> offers;
        for (Awaits whom = awaits(s); whom != Awaits::Nobody; whom = awaits(s)) {
            if (whom == Awaits::Chance) {
                resolve(s, drawn(sample(chance(s), stream)), silent);
                continue;
            }
            const Seat seat = whom == Awaits::First ? Seat::First : Seat::Second;
            offers.clear();
            offer(s, seat, offers);
            if (s.frames.top_as<Ordering>() != nullptr) checked += count_checked(s, offers);
            const auto chosen = stream.below(static_cast<std::uint32_t>(offers.size()));
            apply(s, seat, offers[chosen], silent);
        }
        EXPECT_EQ(orders_left(s), 0) << "nothing is ordered when it is over";
    }
    EXPECT_GT(checked, 20'000);
}

}  // namespace
}  // namespace grognard::ccn
