// Odds of Waterloo: fire against sums done by hand, an assault against what must follow.
#include <gtest/gtest.h>

#include "../waterloo/position.hpp"
#include "games/waterloo/odds.hpp"

namespace grognard::waterloo {
namespace {

std::vector<ShotOdds> shots(const State& s, std::string_view action) {
    return shot_odds(s, french, *parse(action));
}

// One gun, one target, no Grand Battery left: the order itself opens fire.
TEST(WaterlooOdds, AGunOneAreaFromInfantryIsReadOffTheTable) {
    State s = order_awaited(french);
    s.grand_battery = 0;
    put(s, "deployed french artillery", "E4");
    put(s, "mobile british infantry", "E5");
    const auto found = shots(s, "order green fire E4");
    ASSERT_EQ(found.size(), 1U);
    std::vector<std::uint64_t> ways;
    for (int die = 1; die <= 6; ++die) {
        const std::size_t cubes = s.battle->charts.artillery[static_cast<std::size_t>(die)][1];
        if (ways.size() <= cubes) ways.resize(cubes + 1);
        ++ways[cubes];
    }
    ASSERT_EQ(found[0].hits.size(), ways.size());
    for (std::size_t i = 0; i < ways.size(); ++i) {
        EXPECT_EQ(found[0].hits[i], (Fraction{ways[i], 6})) << i;
    }
    EXPECT_EQ(found[0].die.total(), 0);
}

TEST(WaterlooOdds, CavalryIsHitByTwoFacesOfSix) {
    State s = order_awaited(french);
    s.grand_battery = 0;
    put(s, "deployed french artillery", "E4");
    put(s, "fresh british cavalry", "E5");
    const auto found = shots(s, "order green fire E4");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].target, Arm::Cavalry);
    EXPECT_EQ(found[0].needed, 5);
    EXPECT_EQ(found[0].hits[1], (Fraction{2, 6}));
}

TEST(WaterlooOdds, SkirmishersAtCavalryOrGunsAloneAreSaidToBe) {
    for (const Arm arm : {Arm::Infantry, Arm::Cavalry, Arm::Artillery}) {
        State s = order_awaited(french);
        s.frames.push(Skirmishing{.side = french});
        put(s, "mobile french infantry", "E4");
        put(s,
            arm == Arm::Infantry  ? "mobile british infantry"
            : arm == Arm::Cavalry ? "fresh british cavalry"
                                  : "deployed british artillery",
            "E5");
        settle(s, {});
        const auto found = shots(s, "skirmish E4 E5");
        ASSERT_EQ(found.size(), 1U);
        EXPECT_EQ(found[0].target, arm);
    }
}

TEST(WaterlooOdds, AnAimIsWeighedBeforeAllGunsHaveTheirTargets) {
    State s = order_awaited(french);
    put(s, "deployed french artillery", "E4");
    put(s, "deployed french artillery", "E4");
    put(s, "mobile british infantry", "E5");
    put(s, "fresh british cavalry", "E3");
    EXPECT_TRUE(shots(s, "order green fire E4").empty());
    say(s, "order green fire E4");
    const auto found = shots(s, "aim deployed french artillery at E3");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].at, waterloo::area("E3"));
    say(s, "aim deployed french artillery at E3");
    say(s, "aim deployed french artillery at E5");
    ASSERT_EQ(shots(s, "fire").size(), 2U);
    EXPECT_EQ(shots(s, "fire grand-battery")[1].times, 2);
}

TEST(WaterlooOdds, NobodyFightsWhereNobodyAssaults) {
    const State s = order_awaited(french);
    EXPECT_FALSE(assault_odds(s, french, *parse("pass green")));
}

State three_before(std::string_view defenders) {
    State s = order_awaited(french);
    for (int i = 0; i < 3; ++i) put(s, "mobile french infantry", "E4");
    put(s, defenders, "E5");
    say(s, "order red assault E4");
    say(s, "move mobile french infantry to E5");
    return s;
}

TEST(WaterlooOdds, AnAssaultIsPlayedOutAndSaidToBeSampled) {
    const State s = three_before("mobile dutch infantry");
    const auto found = assault_odds(s, french, *parse("move mobile french infantry to E5"));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->samples, assault_samples);
    ASSERT_EQ(found->prizes.size(), 1U);
    EXPECT_EQ(found->prizes[0].area, waterloo::area("E5"));
    // Two against one: the attacker wins more often than not, and not always.
    EXPECT_GT(found->prizes[0].taken, found->samples / 3);
    EXPECT_LT(found->prizes[0].taken, found->samples);
    EXPECT_GT(found->tolls[at(allied)].cubes, 0);
    EXPECT_GT(found->tolls[at(french)].cubes, 0);
}

TEST(WaterlooOdds, AskedTwiceAnswerTheSame) {
    const State s = three_before("defensive british infantry");
    EXPECT_EQ(assault_odds(s, french, Done{}), assault_odds(s, french, Done{}));
}

TEST(WaterlooOdds, MoreAttackersTakeMore) {
    const State s = three_before("mobile british infantry");
    const auto one = assault_odds(s, french, Done{});
    const auto two = assault_odds(s, french, *parse("move mobile french infantry to E5"));
    ASSERT_TRUE(one && two);
    EXPECT_LT(one->prizes[0].taken, two->prizes[0].taken);
}

// A gun alone is ridden down or taken: nothing can stop infantry that is not destroyed by it.
TEST(WaterlooOdds, AGunAloneIsLost) {
    const State s = three_before("deployed british artillery");
    const auto found = assault_odds(s, french, Done{});
    ASSERT_TRUE(found);
    const int taken = found->prizes[0].taken;
    EXPECT_EQ(found->tolls[at(allied)].pieces[at(Arm::Artillery)], taken);
    EXPECT_EQ(found->tolls[at(allied)].cubes, 0);
}

}  // namespace
}  // namespace grognard::waterloo
