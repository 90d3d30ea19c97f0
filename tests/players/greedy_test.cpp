// Greedy over a game of which it knows only an evaluation: the generic part by itself.
#include "players/greedy.hpp"

#include <gtest/gtest.h>

#include "players/arena.hpp"
#include "toy.hpp"

namespace grognard {
namespace {

// The toy with an opinion about its positions; the toy itself has none.
struct JudgedToy : toy::Toy {};

}  // namespace

template <>
struct Evaluation<JudgedToy> {
    static int value(const toy::State& s, Seat seat) {
        const auto own = static_cast<std::size_t>(index(seat));
        return 10 * (s.men[own] - s.men[1 - own]);
    }
    static Chance merged(const toy::State&, const Chance& dice) { return dice; }
};

namespace {

TEST(GreedyOnTheToy, BeatsRandom) {
    const std::vector<toy::State> starts = {toy::setup()};
    const auto score = arena<JudgedToy>(Match<JudgedToy>{starts, "greedy", "random", 400, 1, 1});
    ASSERT_TRUE(score.has_value());
    EXPECT_GT(score->share(), 0.6);
}

TEST(GreedyOnTheToy, TakesTheOfferWithTheBestExpectation) {
    Stream stream(4);
    Offers<toy::Action> offers;
    int choices = 0;
    for (int game = 0; game < 60; ++game) {
        toy::State s = toy::setup();
        while (JudgedToy::awaits(s) != Awaits::Nobody) {
            if (JudgedToy::awaits(s) == Awaits::Chance) {
                JudgedToy::resolve(s, drawn(sample(JudgedToy::chance(s), stream)), {});
                continue;
            }
            const Seat seat = next_to_act(JudgedToy::awaits(s));
            offers.clear();
            JudgedToy::offer(s, seat, offers);
            const Fair<JudgedToy> fair(s, seat, stream);
            const auto worth = [&](const toy::Action& action) {
                toy::State next = fair.state();
                JudgedToy::apply(next, seat, action, {});
                return expectation<JudgedToy>(next, seat, stream);
            };
            const toy::Action chosen = Greedy{}.choose(fair, stream);
            for (const toy::Action& action : offers) {
                ASSERT_LE(worth(action), worth(chosen) + 1e-9);
            }
            choices += offers.size() > 1 ? 1 : 0;
            JudgedToy::apply(s, seat, chosen, {});
        }
    }
    EXPECT_GT(choices, 100);
}

}  // namespace
}  // namespace grognard
