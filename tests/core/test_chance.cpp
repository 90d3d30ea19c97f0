// Chance: what fits, what can be answered, and a stream whose numbers are pinned and fair.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "core/chance.hpp"
#include "core/sample.hpp"

namespace grognard {
namespace {

using Values = std::vector<std::uint8_t>;

Values values(const Answer& answer) { return {answer.begin(), answer.end()}; }

constexpr Chance dice(std::uint8_t count) {
    return {"dice", count, 3, Replacement::Dice, {3, 0, 1}};
}
constexpr Chance cards(std::uint8_t count) {
    return {"cards", count, 3, Replacement::Cards, {2, 0, 1}};
}

TEST(Chance, an_answer_has_as_many_draws_as_were_asked) {
    EXPECT_TRUE(fits(dice(0), Values{}));
    EXPECT_TRUE(fits(dice(2), Values{0, 2}));
    EXPECT_FALSE(fits(dice(2), Values{0}));
    EXPECT_FALSE(fits(dice(2), Values{0, 2, 0}));
}

TEST(Chance, an_outcome_without_weight_or_out_of_range_does_not_fit) {
    EXPECT_FALSE(fits(dice(1), Values{1}));
    EXPECT_FALSE(fits(dice(1), Values{3}));
    EXPECT_FALSE(fits(dice(1), Values{255}));
}

TEST(Chance, dice_repeat_and_cards_run_out) {
    EXPECT_TRUE(fits(dice(4), Values{2, 2, 2, 2}));
    EXPECT_TRUE(fits(cards(3), Values{0, 2, 0}));
    EXPECT_FALSE(fits(cards(2), Values{2, 2}));
    EXPECT_FALSE(fits(cards(3), Values{0, 0, 0}));
}

TEST(Chance, total_weight_counts_the_outcomes_in_use_only) {
    Chance chance = dice(1);
    chance.weights[5] = 7;
    EXPECT_EQ(chance.total_weight(), 4);
}

TEST(Chance, a_question_has_an_answer_when_there_is_something_to_draw) {
    static_assert(answerable(dice(100)));
    EXPECT_TRUE(answerable(cards(3)));
    EXPECT_FALSE(answerable(cards(4)));
    EXPECT_TRUE(answerable(Chance{"none", 0, 0, Replacement::Dice, {}}));
    EXPECT_FALSE(answerable(Chance{"weightless", 1, 3, Replacement::Dice, {}}));
    EXPECT_FALSE(answerable(Chance{"too many outcomes", 1, 41, Replacement::Dice, {1}}));
}

// Numbers of xoshiro256** seeded by splitmix64, from a separate implementation of both.
TEST(Stream, gives_the_published_numbers) {
    Stream zero(0);
    EXPECT_EQ(zero.next(), 0x99ec5f36cb75f2b4U);
    EXPECT_EQ(zero.next(), 0xbf6e1f784956452aU);
    EXPECT_EQ(zero.next(), 0x1a5f849d4933e6e0U);
    EXPECT_EQ(zero.next(), 0x6aa594f1262d2d2cU);
    Stream other(1815);
    EXPECT_EQ(other.next(), 0xc3279366f03b58b7U);
}

TEST(Stream, below_is_pinned) {
    Stream stream(1815);
    Values rolled;
    for (int i = 0; i < 12; ++i) rolled.push_back(static_cast<std::uint8_t>(stream.below(6)));
    EXPECT_EQ(rolled, (Values{4, 0, 0, 4, 0, 0, 2, 2, 2, 1, 4, 3}));
}

TEST(Sample, is_pinned) {
    Stream one(7);
    const Chance three_faces{"dice", 10, 3, Replacement::Dice, {3, 2, 1}};
    EXPECT_EQ(values(sample(three_faces, one)), (Values{1, 0, 2, 2, 2, 2, 0, 0, 0, 0}));
    Stream two(7);
    const Chance whole_pile{"cards", 8, 4, Replacement::Cards, {4, 0, 3, 1}};
    EXPECT_EQ(values(sample(whole_pile, two)), (Values{2, 0, 3, 2, 2, 0, 0, 0}));
}

// The exact probability of a count at least as far from the mean, on its own side of it.
double binomial_tail(int trials, double p, int count) {
    const auto pmf = [&](int k) {
        return std::exp(std::lgamma(trials + 1.0) - std::lgamma(k + 1.0) -
                        std::lgamma(trials - k + 1.0) + k * std::log(p) +
                        (trials - k) * std::log1p(-p));
    };
    double tail = 0;
    if (count < trials * p) {
        for (int k = count; k >= 0; --k) tail += pmf(k);
    } else {
        for (int k = count; k <= trials; ++k) tail += pmf(k);
    }
    return tail;
}

constexpr double suspicious = 1e-5;

TEST(Sample, the_tail_used_to_judge_it_is_right) {
    EXPECT_NEAR(binomial_tail(4, 0.5, 4), 1.0 / 16, 1e-12);
    EXPECT_NEAR(binomial_tail(4, 0.5, 1), 5.0 / 16, 1e-12);
    EXPECT_LT(binomial_tail(60000, 1.0 / 6, 10500), suspicious);
}

TEST(Sample, every_die_shows_each_face_as_often_as_its_weight) {
    const Chance chance{"dice", 3, 4, Replacement::Dice, {5, 1, 0, 2}};
    constexpr int trials = 20000;
    std::array<std::array<int, 4>, 3> seen{};
    Stream stream(1);
    for (int i = 0; i < trials; ++i) {
        const Answer answer = sample(chance, stream);
        for (std::size_t die = 0; die < 3; ++die) ++seen[die][answer[die]];
    }
    for (const auto& counts : seen) {
        EXPECT_EQ(counts[2], 0);
        for (const std::size_t face : {0U, 1U, 3U}) {
            const double p = chance.weights[face] / 8.0;
            EXPECT_GT(binomial_tail(trials, p, counts[face]), suspicious) << "face " << face;
        }
    }
}

TEST(Sample, two_cards_come_together_as_often_as_the_pile_says) {
    const Chance chance{"cards", 2, 3, Replacement::Cards, {3, 2, 1}};
    constexpr int trials = 30000;
    std::map<std::pair<int, int>, int> seen;
    Stream stream(2);
    for (int i = 0; i < trials; ++i) {
        const Answer answer = sample(chance, stream);
        ++seen[{answer[0], answer[1]}];
    }
    for (int first = 0; first < 3; ++first) {
        for (int second = 0; second < 3; ++second) {
            const int left = chance.weights[static_cast<std::size_t>(second)] - (first == second);
            const double p = chance.weights[static_cast<std::size_t>(first)] * left / 30.0;
            const int count = seen[{first, second}];
            if (left == 0) {
                EXPECT_EQ(count, 0);
            } else {
                EXPECT_GT(binomial_tail(trials, p, count), suspicious) << first << ' ' << second;
            }
        }
    }
}

TEST(Sample, below_favours_nobody_where_a_remainder_would) {
    // 3 * 2^30 leaves the largest remainder: without rejection a third would come up twice as
    // often.
    constexpr std::uint32_t bound = 3U << 30U;
    constexpr int trials = 30000;
    std::array<int, 3> thirds{};
    Stream stream(3);
    for (int i = 0; i < trials; ++i) {
        const std::uint32_t value = stream.below(bound);
        ASSERT_LT(value, bound);
        ++thirds[value % 3];
    }
    for (const int count : thirds) EXPECT_GT(binomial_tail(trials, 1.0 / 3, count), suspicious);
}

// Arbitrary questions that have an answer. Built from plain numbers so that a failure shrinks to
// the smallest weights and the fewest draws that still show it.
Chance arbitrary_chance() {
    const auto weights = *rc::gen::suchThat(
        rc::gen::resize(Chance::max_outcomes, rc::gen::arbitrary<Values>()), [](const Values& w) {
            return w.size() <= Chance::max_outcomes &&
                   std::any_of(w.begin(), w.end(), [](int weight) { return weight > 0; });
        });
    Chance chance;
    chance.kind = "arbitrary";
    chance.outcomes = static_cast<std::uint8_t>(weights.size());
    chance.replacement = *rc::gen::element(Replacement::Dice, Replacement::Cards);
    std::copy(weights.begin(), weights.end(), chance.weights.begin());
    const int limit = static_cast<int>(Answer::capacity());
    const bool pile = chance.replacement == Replacement::Cards;
    const int most = pile ? std::min(limit, chance.total_weight()) : limit;
    chance.count = static_cast<std::uint8_t>(*rc::gen::inRange(0, most + 1));
    return chance;
}

RC_GTEST_PROP(Sample, any_sample_fits_its_question, (std::uint64_t seed)) {
    const Chance chance = arbitrary_chance();
    Stream stream(seed);
    const Answer answer = sample(chance, stream);
    RC_ASSERT(answerable(chance));
    RC_ASSERT(fits(chance, drawn(answer)));
}

RC_GTEST_PROP(Sample, a_pile_drawn_to_the_end_gives_every_card_once, (std::uint64_t seed)) {
    const auto piles =
        *rc::gen::container<std::array<std::uint8_t, 5>>(rc::gen::inRange<std::uint8_t>(0, 20));
    Chance chance{"pile", 0, 5, Replacement::Cards, {}};
    std::copy(piles.begin(), piles.end(), chance.weights.begin());
    chance.count = static_cast<std::uint8_t>(chance.total_weight());
    Stream stream(seed);
    const Answer answer = sample(chance, stream);
    for (std::size_t kind = 0; kind < piles.size(); ++kind) {
        RC_ASSERT(std::count(answer.begin(), answer.end(), kind) == piles[kind]);
    }
}

RC_GTEST_PROP(Sample, one_draw_too_many_or_an_outcome_spoilt_never_fits, (std::uint64_t seed)) {
    const Chance chance = arbitrary_chance();
    Stream stream(seed);
    Values answer = values(sample(chance, stream));
    answer.push_back(0);
    RC_ASSERT(!fits(chance, answer));
    answer.pop_back();
    if (answer.empty()) return;
    answer[*rc::gen::inRange<std::size_t>(0, answer.size())] = chance.outcomes;
    RC_ASSERT(!fits(chance, answer));
}

}  // namespace
}  // namespace grognard
