// Players by name: they choose what is offered, evenly where they should, and never cheat.
#include "players/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "codec/waterloo/library.hpp"
#include "games/waterloo/game.hpp"
#include "players/playout.hpp"
#include "starts.hpp"
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
    constexpr int offers_count = 7;
    constexpr int draws = 70'000;
    const std::vector<int> offers(offers_count);
    std::array<int, offers_count> chosen{};
    Stream stream(2024);
    for (int i = 0; i < draws; ++i) ++chosen[Random{}.choose(std::span<const int>(offers), stream)];
    double chi_square = 0;
    for (const int times : chosen) {
        const double expected = static_cast<double>(draws) / offers_count;
        chi_square += (times - expected) * (times - expected) / expected;
    }
    EXPECT_LT(chi_square, 22.46);  // 0.1 % with 6 degrees of freedom
}

// A game of the two players in which every decision is looked at before it is made.
template <class Look>
void each_decision(const ccn::State& start, std::string_view a, std::string_view b, Look look) {
    ccn::State s = start;
    auto first = *player_named<Ccn>(a, 21);
    auto second = *player_named<Ccn>(b, 22);
    Stream chance(23);
    Events<ccn::Event> silent;
    Offers<ccn::Action> offers;
    while (Ccn::awaits(s) != Awaits::Nobody) {
        if (Ccn::awaits(s) == Awaits::Chance) {
            Ccn::resolve(s, drawn(sample(Ccn::chance(s), chance)), silent);
            continue;
        }
        const Seat seat = speaker(Ccn::awaits(s));
        offers.clear();
        Ccn::offer(s, seat, offers);
        look(s, seat, offers);
        auto& player = seat == Seat::First ? first : second;
        const std::size_t chosen = player.choose(s, seat, offers);
        ASSERT_LT(chosen, offers.size());
        ASSERT_FALSE(Ccn::refuse(s, seat, offers[chosen]).has_value());
        Ccn::apply(s, seat, offers[chosen], silent);
    }
}

TEST(Players, ChooseOnlyWhatIsOfferedAndAllowed) {
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
                      Ccn::redeal(redealt, seat, drawn(sample(Ccn::hidden(s, seat), dealing)));
                      Stream one(5);
                      Stream two(5);
                      const Fair<Ccn> fair(s, seat, one);
                      const Fair<Ccn> same(redealt, seat, two);
                      ASSERT_EQ(fair.state(), same.state());
                      ASSERT_EQ(Ccn::view(fair.state(), seat), Ccn::view(s, seat));
                      Offers<ccn::Action> imagined;
                      Ccn::offer(fair.state(), seat, imagined);
                      ASSERT_TRUE(std::ranges::equal(imagined, offers));
                  });
}

struct NothingToDeal : Waterloo {
    static void redeal(State&, Seat, Drawn) { ADD_FAILURE() << "redealt what nobody hides"; }
};

TEST(Fair, WhoDrewTheTileKnowsIt) {
    waterloo::State s = waterloo::begin(waterloo::find_scenario("001").setup);
    Stream stream(51);
    Events<waterloo::Event> silent;
    Offers<waterloo::Action> offers;
    while (s.turn.tile == 0) {
        if (Waterloo::awaits(s) == Awaits::Chance) {
            Waterloo::resolve(s, drawn(sample(Waterloo::chance(s), stream)), silent);
            continue;
        }
        const Seat seat = speaker(Waterloo::awaits(s));
        offers.clear();
        Waterloo::offer(s, seat, offers);
        Waterloo::apply(s, seat, offers[0], silent);
    }
    const Fair<NothingToDeal> knows(s, other(s.turn.active), stream);
    EXPECT_EQ(knows.state(), s);
}

TEST(Greedy, DecidesTheSameWhateverItCannotSee) {
    Stream dealing(41);
    int changed_worlds = 0;
    each_decision(start_of("013"), "greedy", "greedy",
                  [&](const ccn::State& s, Seat seat, const Offers<ccn::Action>& offers) {
                      ccn::State redealt = s;
                      Ccn::redeal(redealt, seat, drawn(sample(Ccn::hidden(s, seat), dealing)));
                      if (!(redealt == s)) ++changed_worlds;
                      auto one = *player_named<Ccn>("greedy", 9);
                      auto two = *player_named<Ccn>("greedy", 9);
                      ASSERT_EQ(one.choose(s, seat, offers), two.choose(redealt, seat, offers));
                  });
    EXPECT_GT(changed_worlds, 50);
}

}  // namespace
}  // namespace grognard
