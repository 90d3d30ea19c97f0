// Rolls counted by faces against rolls written out die by die.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "core/results.hpp"
#include "players/evaluations.hpp"
#include "players/expectation.hpp"
#include "starts.hpp"

namespace grognard {
namespace {

Chance dice(int count, std::vector<std::uint8_t> weights) {
    Chance chance{.kind = "dice",
                  .count = static_cast<std::uint8_t>(count),
                  .outcomes = static_cast<std::uint8_t>(weights.size()),
                  .replacement = Replacement::Dice};
    for (std::size_t i = 0; i < weights.size(); ++i) chance.weights[i] = weights[i];
    return chance;
}

// Every ordered roll, die by die.
template <class Visit>
void each_ordered(const Chance& chance, const Answer& so_far, std::uint64_t weight, Visit visit) {
    if (so_far.size() == chance.count) return visit(so_far, weight);
    for (std::uint8_t face = 0; face < chance.outcomes; ++face) {
        if (chance.weights[face] == 0) continue;
        Answer longer = so_far;
        longer.push(face);
        each_ordered(chance, longer, weight * chance.weights[face], visit);
    }
}

std::vector<int> counts_of(const Answer& answer, std::size_t faces) {
    std::vector<int> counts(faces);
    for (const std::uint8_t face : answer) ++counts[face];
    return counts;
}

TEST(Rolls, HaveTheWeightOfAllOrdersOfTheirDice) {
    for (const auto& weights : std::vector<std::vector<std::uint8_t>>{
             {2, 1, 1, 1, 1}, {3, 0, 2, 1}, {1, 1, 1, 1, 1, 1}, {5, 1}, {6}}) {
        for (int count = 0; count <= 5; ++count) {
            const Chance chance = dice(count, weights);
            std::map<std::vector<int>, std::uint64_t> expected;
            each_ordered(chance, {}, 1, [&](const Answer& answer, std::uint64_t weight) {
                expected[counts_of(answer, weights.size())] += weight;
            });
            std::map<std::vector<int>, std::uint64_t> found;
            each_result(chance, [&](const Answer& answer, std::uint64_t weight) {
                EXPECT_TRUE(fits(chance, drawn(answer)));
                EXPECT_TRUE(found.emplace(counts_of(answer, weights.size()), weight).second);
            });
            EXPECT_EQ(found, expected);
            EXPECT_EQ(results_of(chance), expected.size());
        }
    }
}

TEST(Rolls, TooManyDiceToWeighAreKnown) {
    EXPECT_TRUE(weighable(dice(24, {2, 1, 1, 1, 1})));
    EXPECT_FALSE(weighable(dice(25, {2, 1, 1, 1, 1})));
}

// The same average with nothing merged and every die written out.
double written_out(const ccn::State& s, Seat seat) {
    const bool rolls =
        Ccn::awaits(s) == Awaits::Chance && Ccn::chance(s).replacement == Replacement::Dice;
    if (!rolls) return Evaluation<Ccn>::value(s, seat);
    Events<ccn::Event> silent;
    double sum = 0;
    double weights = 0;
    each_ordered(Ccn::chance(s), {}, 1, [&](const Answer& answer, std::uint64_t weight) {
        ccn::State next = s;
        Ccn::resolve(next, drawn(answer), silent);
        sum += written_out(next, seat) * static_cast<double>(weight);
        weights += static_cast<double>(weight);
    });
    return sum / weights;
}

TEST(Expectation, OfSmallRollsIsThatOfEveryOrderedRoll) {
    constexpr int most_dice = 3;
    constexpr int wanted = 150;
    Stream stream(77);
    Events<ccn::Event> silent;
    Offers<ccn::Action> offers;
    ccn::State s = start_of("001");
    int compared = 0;
    while (compared < wanted) {
        const Awaits awaits = Ccn::awaits(s);
        if (awaits == Awaits::Nobody) {
            s = start_of("006");
        } else if (awaits == Awaits::Chance) {
            const Chance asked = Ccn::chance(s);
            if (asked.replacement == Replacement::Dice && asked.count <= most_dice) {
                for (const Seat seat : both_seats) {
                    const double exact = written_out(s, seat);
                    ASSERT_NEAR(expectation<Ccn>(s, seat, stream), exact, 1e-6);
                }
                ++compared;
            }
            Ccn::resolve(s, drawn(sample(asked, stream)), silent);
        } else {
            const Seat seat = awaits == Awaits::First ? Seat::First : Seat::Second;
            offers.clear();
            Ccn::offer(s, seat, offers);
            const auto chosen = stream.below(static_cast<std::uint32_t>(offers.size()));
            Ccn::apply(s, seat, offers[chosen], silent);
        }
    }
}

TEST(Expectation, OfARollTooLargeForItsLeavesIsAnAverageOfDraws) {
    constexpr int draws = 400;
    Stream stream(78);
    Events<ccn::Event> silent;
    Offers<ccn::Action> offers;
    ccn::State s = start_of("001");
    int compared = 0;
    while (compared < 20 && Ccn::awaits(s) != Awaits::Nobody) {
        if (Ccn::awaits(s) == Awaits::Chance) {
            const Chance asked = Ccn::chance(s);
            if (asked.replacement == Replacement::Dice && asked.count == 4) {
                const double exact = expectation<Ccn>(s, Seat::First, stream);
                double sum = 0;
                double squares = 0;
                for (int i = 0; i < draws; ++i) {
                    const double drawn_worth = expectation<Ccn>(s, Seat::First, stream, 1);
                    sum += drawn_worth;
                    squares += drawn_worth * drawn_worth;
                }
                const double mean = sum / draws;
                const double error =
                    std::sqrt(std::max(0.0, squares / draws - mean * mean) / draws);
                EXPECT_NEAR(mean, exact, 5 * error + 1e-6);
                ++compared;
            }
            Ccn::resolve(s, drawn(sample(asked, stream)), silent);
            continue;
        }
        const Seat seat = Ccn::awaits(s) == Awaits::First ? Seat::First : Seat::Second;
        offers.clear();
        Ccn::offer(s, seat, offers);
        Ccn::apply(s, seat, offers[stream.below(static_cast<std::uint32_t>(offers.size()))],
                   silent);
    }
    EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace grognard
