// Exact odds against sums done by hand.
#include "games/ccn/odds.hpp"

#include <gtest/gtest.h>

#include "codec/ccn/position.hpp"
#include "codec/share.hpp"
#include "games/ccn/game.hpp"

namespace grognard {
namespace {

codec::Position<Ccn> position(const std::string& json) {
    const auto document = codec::Document::parse("position", json);
    return ccn::PositionReader(codec::Library()).read(document.root());
}

ccn::CombatOdds odds(const std::string& given, const std::string& action) {
    const auto written = position(given);
    const ccn::State& s = written.state;
    const auto read = Ccn::parse(action);
    EXPECT_FALSE(Ccn::refuse(s, Seat::First, *read));
    return *ccn::combat_odds(s, *read);
}

Fraction sum(const std::vector<Fraction>& parts) {
    double total = 0;
    for (const Fraction& part : parts) total += codec::share(part);
    return {static_cast<std::uint64_t>(total * 1'000'000 + 0.5), 1'000'000};
}

TEST(Fraction, IsInLowestTerms) {
    EXPECT_EQ(reduced(3, 216), (Fraction{1, 72}));
    EXPECT_EQ(reduced(0, 36), (Fraction{0, 1}));
    EXPECT_EQ(reduced(ways_of_dice(49), ways_of_dice(49)), (Fraction{1, 1}));
}

// A line unit with one block left fires with one die at infantry: two faces of six hit.
TEST(Odds, OfOneDieAgainstInfantry) {
    const ccn::CombatOdds found =
        odds(R"({"given": {"battle": {"units": ["FR LI E5 1", "BR LI G6 1"]}}})", "fire E5 G6");
    ASSERT_EQ(found.dice.total(), 1);
    EXPECT_EQ(found.target.eliminated, (Fraction{1, 3}));
    EXPECT_EQ(found.target.driven_back, (Fraction{1, 6}));
    EXPECT_EQ(found.attacker.lost.front(), (Fraction{1, 1}));
    EXPECT_EQ(found.battle_back.ways, 0U);
    EXPECT_FALSE(found.may_react);
}

// Three dice at cavalry of three blocks with room behind it: hits are the one cavalry face.
TEST(Odds, OfThreeDiceAgainstCavalry) {
    const ccn::CombatOdds found =
        odds(R"({"given": {"battle": {"units": ["FR LI B5 3", "BR LC D6 3"]}}})", "fire B5 D6");
    ASSERT_EQ(found.dice.total(), 3);
    EXPECT_EQ(found.target.lost[0], (Fraction{125, 216}));
    EXPECT_EQ(found.target.lost[1], (Fraction{25, 72}));
    EXPECT_EQ(found.target.eliminated, (Fraction{1, 216}));
    EXPECT_EQ(sum(found.target.lost), (Fraction{1'000'000, 1'000'000}));
}

// In melee sabres hit too: one die at a unit of one block is 3 of 6; the flag drives it back;
// otherwise it strikes back, 2 of 6.
TEST(Odds, OfAMeleeWithTheBlowBack) {
    const ccn::CombatOdds found =
        odds(R"({"given": {"battle": {"units": ["BR LI E5 1", "FR LI F5 1"],
                 "sides": {"FR": "top", "BR": "bottom", "PO": "bottom"}}}})",
             "melee E5 F5");
    ASSERT_EQ(found.dice.total(), 1);
    EXPECT_TRUE(found.may_react);
    EXPECT_EQ(found.target.eliminated, (Fraction{1, 2}));
    EXPECT_EQ(found.target.driven_back, (Fraction{1, 6}));
    EXPECT_EQ(found.battle_back, (Fraction{1, 3}));
    EXPECT_EQ(sum(found.attacker.lost), (Fraction{1'000'000, 1'000'000}));
    EXPECT_GT(found.attacker.eliminated.ways, 0U);
}

// The second attack of the cavalry: the one after its pursuit, reached by a line.
TEST(Odds, OfABonusCombat) {
    const ccn::CombatOdds found = odds(
        R"({"given": {"battle": {"units": ["FR LC E5", "BR LI F5 1", "BR LI F6"]}},
            "line": ["melee E5 F5", "stand", "dice I C C C", "advance F5", "pass"]})",
        "melee F5 F6");
    EXPECT_EQ(found.dice.total(), 4);
    EXPECT_TRUE(found.may_react);
}

TEST(Odds, OfALineThatCannotBePlayed) {
    EXPECT_THROW(position(R"({"given": {"battle": {"units": ["FR LI E5", "BR LI F5"]}},
                              "line": ["melee E5 F5", "dice I"]})"),
                 codec::BadInput);
    EXPECT_THROW(position(R"({"given": {"units": ["FR LI E5", "BR LI F5"]}})"), codec::BadInput);
}

TEST(Odds, AreOnlyOfCombat) {
    const auto written = position(R"({"given": {"battle": {"units": ["FR LI E5", "BR LI F5"]}}})");
    const ccn::State& s = written.state;
    EXPECT_FALSE(ccn::combat_odds(s, *Ccn::parse("done")));
}

}  // namespace
}  // namespace grognard
