// The least certain readings are data: each variant plays whole games without a change of code.
#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "support/battles.hpp"

namespace grognard {
namespace {

using Change = void (*)(ccn::Charts&);

struct Variant {
    const char* name;
    Change change;
};

// FACTS 1.2: foot artillery 4-3-2-2-1, and no shot for one block where more have one die.
void longer_guns(ccn::Charts& charts) {
    for (auto& row : charts.guns[0]) row[3] = 2;
}
void spent_guns(ccn::Charts& charts) {
    for (auto& chart : charts.guns) {
        for (std::size_t d = 1; d < ccn::gun_distances; ++d) {
            if (chart[2][d] == 1) chart[0][d] = 0;
        }
    }
}
void larger_reduction_only(ccn::Charts& charts) { charts.options.terrain_cumulates = false; }
void no_answer_after_first_strike(ccn::Charts& charts) {
    charts.options.battle_back_after_first_strike = false;
}
// Section lines of the sister game: the dotted lines run through the short rows.
void other_sections(ccn::Charts& charts) {
    charts.sections = {};
    for (int i = 0; i < ccn::hex_count; ++i) {
        const ccn::Hex h{static_cast<std::uint8_t>(i)};
        const int c = ccn::column(h);
        const bool long_row = ccn::row(h) % 2 == 0;
        if (c <= 3) charts.sections[0].add(i);
        if (long_row ? c >= 4 && c <= 8 : c >= 3 && c <= 8) charts.sections[1].add(i);
        if (long_row ? c >= 9 : c >= 8) charts.sections[2].add(i);
    }
}

class CcnVariants : public testing::TestWithParam<Variant> {};

TEST_P(CcnVariants, PlaysWholeGamesByTheLaws) {
    ccn::Battle battle = ccn_battle("003");
    const std::uint64_t as_ruled = battle.digest;
    GetParam().change(battle.charts);
    ccn::prepare(battle);
    battle.digest = ccn::battle_digest(battle);
    EXPECT_NE(battle.digest, as_ruled);
    const ccn::State start = Ccn::start(battle);
    for (std::uint64_t game = 0; game < 20; ++game) {
        LawfulPlay<Ccn> play(start, game);
        const auto broken = play.run();
        ASSERT_FALSE(broken) << broken->law << ": " << broken->detail << " at " << broken->step;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Readings, CcnVariants,
    testing::Values(Variant{"LongerGuns", longer_guns}, Variant{"SpentGuns", spent_guns},
                    Variant{"LargerReductionOnly", larger_reduction_only},
                    Variant{"NoAnswerAfterFirstStrike", no_answer_after_first_strike},
                    Variant{"OtherSections", other_sections}),
    [](const auto& tried) { return std::string(tried.param.name); });

}  // namespace
}  // namespace grognard
