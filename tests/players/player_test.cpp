// Players by name: they choose what is offered, evenly where they should, and never cheat.
#include "players/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "players/playout.hpp"
#include "starts.hpp"
#include "support/random_walk.hpp"
#include "toy.hpp"

namespace grognard {
namespace {

TEST(PlayerNames, ParseToPlayersAndNothingElseDoes) {
    for (const std::string_view name : player_names<Ccn>) {
        const auto player = player_named<Ccn>(name, 1);
        ASSERT_TRUE(player.has_value()) << name;
        EXPECT_EQ(player->name(), name);
    }
    EXPECT_EQ(player_names<Ccn>.size(), 3U);
    for (const std::string_view name : {"", "Random", "greedy ", "search"}) {
        EXPECT_FALSE(player_named<Ccn>(name, 1).has_value()) << name;
    }
}

TEST(PlayerNames, AGameWithoutAnEvaluationHasNoGreedyPlayer) {
    EXPECT_EQ(player_names<toy::Toy>.size(), 2U);
    EXPECT_FALSE(player_named<toy::Toy>("greedy", 1).has_value());
    EXPECT_TRUE(player_named<toy::Toy>("random", 1).has_value());
}

TEST(Random, ChoosesEveryOfferAboutEquallyOften) {
    constexpr int draws = 60'000;
    const ccn::State s = after<Ccn>(start_of("001"), 1);
    const Seat seat = next_to_act(Ccn::awaits(s));
    Offers<ccn::Action> offers;
    ASSERT_EQ(Ccn::offer(s, seat, offers), Coverage::Complete);
    ASSERT_EQ(offers.size(), 6U);
    std::map<std::string, int> chosen;
    Stream stream(2024);
    const Fair<Ccn> fair(s, seat, stream);
    for (int i = 0; i < draws; ++i) ++chosen[Ccn::notation(Random{}.choose(fair, stream))];
    double chi_square = 0;
    for (const ccn::Action& offer : offers) {
        const double expected = draws / 6.0;
        const double times = chosen[Ccn::notation(offer)];
        chi_square += (times - expected) * (times - expected) / expected;
    }
    EXPECT_LT(chi_square, 20.52);  // 0.1 % with 5 degrees of freedom
}

// A game of the two players in which every decision is looked at before it is made.
template <class Look>
void each_decision(const ccn::State& start, std::string_view a, std::string_view b, Look look) {
    ccn::State s = start;
    auto first = *player_named<Ccn>(a, 21);
    auto second = *player_named<Ccn>(b, 22);
    Stream chance(23);
    Offers<ccn::Action> offers;
    while (Ccn::awaits(s) != Awaits::Nobody) {
        if (Ccn::awaits(s) == Awaits::Chance) {
            Ccn::resolve(s, drawn(sample(Ccn::chance(s), chance)), {});
            continue;
        }
        const Seat seat = next_to_act(Ccn::awaits(s));
        offers.clear();
        Ccn::offer(s, seat, offers);
        look(s, seat, offers);
        auto& player = seat == Seat::First ? first : second;
        const ccn::Action chosen = player.choose(s, seat);
        ASSERT_FALSE(Ccn::refuse(s, seat, chosen).has_value());
        Ccn::apply(s, seat, chosen, {});
    }
}

TEST(Players, ChooseOnlyWhatIsAllowed) {
    for (const std::string_view name : player_names<Ccn>) {
        int decisions = 0;
        each_decision(start_of("006"), name, "random",
                      [&](const auto&, Seat, const auto&) { ++decisions; });
        EXPECT_GT(decisions, 10) << name;
    }
}

TEST(Fair, WorldsThatLookTheSameBecomeTheSame) {
    Stream dealing(31);
    each_decision(start_of("001"), "greedy", "greedy",
                  [&](const ccn::State& s, Seat seat, const Offers<ccn::Action>& offers) {
                      ccn::State redealt = s;
                      Ccn::redeal(redealt, seat, dealing);
                      Stream one(5);
                      Stream two(5);
                      const Fair<Ccn> fair(s, seat, one);
                      const Fair<Ccn> same(redealt, seat, two);
                      ASSERT_EQ(fair.state(), same.state());
                      ASSERT_EQ(Ccn::view(fair.state(), viewer(seat)), Ccn::view(s, viewer(seat)));
                      Offers<ccn::Action> imagined;
                      Ccn::offer(fair.state(), seat, imagined);
                      ASSERT_TRUE(std::ranges::equal(imagined, offers));
                  });
}

TEST(Fair, WhoDrewTheTileKnowsIt) {
    waterloo::State s = waterloo_start();
    Stream stream(51);
    Offers<waterloo::Action> offers;
    while (s.turn.tile == 0) {
        if (Waterloo::awaits(s) == Awaits::Chance) {
            Waterloo::resolve(s, drawn(sample(Waterloo::chance(s), stream)), {});
            continue;
        }
        const Seat seat = next_to_act(Waterloo::awaits(s));
        offers.clear();
        Waterloo::offer(s, seat, offers);
        Waterloo::apply(s, seat, offers[0], {});
    }
    const Fair<Waterloo> knows(s, other(s.turn.active), stream);
    EXPECT_EQ(knows.state(), s);
}

TEST(Greedy, DecidesTheSameWhateverItCannotSee) {
    Stream dealing(41);
    int changed_worlds = 0;
    each_decision(start_of("013"), "greedy", "greedy",
                  [&](const ccn::State& s, Seat seat, const Offers<ccn::Action>&) {
                      ccn::State redealt = s;
                      Ccn::redeal(redealt, seat, dealing);
                      if (!(redealt == s)) ++changed_worlds;
                      auto one = *player_named<Ccn>("greedy", 9);
                      auto two = *player_named<Ccn>("greedy", 9);
                      ASSERT_EQ(one.choose(s, seat), two.choose(redealt, seat));
                  });
    EXPECT_GT(changed_worlds, 50);
}

}  // namespace
}  // namespace grognard
