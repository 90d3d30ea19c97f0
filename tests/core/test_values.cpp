// The small values of core: Fixed, Frames, Offers, Ledger, Events, hash, seats.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <concepts>
#include <cstring>
#include <functional>
#include <set>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/events.hpp"
#include "core/fixed.hpp"
#include "core/frames.hpp"
#include "core/hash.hpp"
#include "core/ledger.hpp"
#include "core/offers.hpp"
#include "core/seat.hpp"
#include "toy.hpp"

namespace grognard {
namespace {

static_assert(std::is_trivially_copyable_v<Fixed<int, 4>>);
static_assert(std::regular<Fixed<int, 4>>);

TEST(Fixed, holds_what_is_pushed_in_order) {
    Fixed<int, 3> fixed;
    EXPECT_TRUE(fixed.empty());
    fixed.push(5);
    fixed.push(6);
    EXPECT_EQ(fixed.size(), 2U);
    EXPECT_EQ(fixed[0], 5);
    EXPECT_EQ(fixed.back(), 6);
    EXPECT_FALSE(fixed.full());
    fixed.push(7);
    EXPECT_TRUE(fixed.full());
    EXPECT_EQ(std::vector<int>(fixed.begin(), fixed.end()), (std::vector<int>{5, 6, 7}));
    fixed.clear();
    EXPECT_TRUE(fixed.empty());
}

TEST(Fixed, grows_by_several_at_once) {
    Fixed<int, 4> fixed;
    fixed.push(1);
    int* const more = fixed.extend(2);
    more[0] = 2;
    more[1] = 3;
    EXPECT_EQ(std::vector<int>(fixed.begin(), fixed.end()), (std::vector<int>{1, 2, 3}));
    fixed.extend(0);
    EXPECT_EQ(fixed.size(), 3U);
}

TEST(Fixed, is_equal_by_what_it_holds_whatever_it_held_before) {
    Fixed<std::uint8_t, 3> one;
    Fixed<std::uint8_t, 3> two;
    one.push(1);
    one.push(2);
    two.push(1);
    EXPECT_NE(one, two);
    one.pop();
    EXPECT_EQ(one, two);
    // What left is wiped: a pop shows nothing of what was there, byte for byte.
    EXPECT_EQ(std::memcmp(&one, &two, sizeof one), 0);
    two[0] = 9;
    EXPECT_NE(one, two);
}

TEST(Fixed, works_at_compile_time) {
    constexpr int sum = [] {
        Fixed<int, 4> fixed;
        fixed.push(1);
        fixed.push(2);
        fixed.push(4);
        fixed.pop();
        int total = 0;
        for (const int value : fixed) total += value;
        return total;
    }();
    static_assert(sum == 3);
    static_assert(Fixed<int, 4>::capacity() == 4);
}

#ifndef NDEBUG
TEST(FixedDeathTest, asserts_its_limits) {
    Fixed<int, 1> fixed;
    EXPECT_DEATH(fixed.pop(), "empty");
    fixed.push(1);
    EXPECT_DEATH(fixed.push(2), "full");
    EXPECT_DEATH(static_cast<void>(fixed[1]), "size_");
}
#endif

RC_GTEST_PROP(Fixed, agrees_with_a_vector_under_any_pushes_and_pops, (std::vector<int> steps)) {
    Fixed<int, 8> fixed;
    std::vector<int> model;
    for (const int step : steps) {
        if (step < 0 && !model.empty()) {
            fixed.pop();
            model.pop_back();
        } else if (!fixed.full()) {
            fixed.push(step);
            model.push_back(step);
        }
        RC_ASSERT(std::vector<int>(fixed.begin(), fixed.end()) == model);
    }
}

struct March {
    int left = 0;
    friend bool operator==(const March&, const March&) = default;
};
struct Ambush {
    int by = 0;
    friend bool operator==(const Ambush&, const Ambush&) = default;
};
struct Rally {
    friend bool operator==(const Rally&, const Rally&) = default;
};
using Stack = Frames<std::variant<March, Ambush, Rally>, 4>;

TEST(Frames, an_interruption_ends_and_the_interrupted_step_resumes_with_its_locals) {
    Stack stack;
    stack.push(March{3});
    stack.push(Ambush{7});
    EXPECT_EQ(stack.depth(), 2U);
    EXPECT_EQ(stack.top_as<March>(), nullptr);
    ASSERT_NE(stack.top_as<Ambush>(), nullptr);
    EXPECT_EQ(stack.top_as<Ambush>()->by, 7);
    stack.pop();
    ASSERT_NE(stack.top_as<March>(), nullptr);
    EXPECT_EQ(stack.top_as<March>()->left, 3);
    stack.pop();
    EXPECT_TRUE(stack.empty());
    EXPECT_EQ(stack.top_as<March>(), nullptr);
}

TEST(Frames, nearest_finds_the_innermost_of_its_type) {
    Stack stack;
    stack.push(March{1});
    stack.push(March{2});
    stack.push(Ambush{});
    stack.nearest<March>()->left = 20;
    stack.pop();
    EXPECT_EQ(stack.top_as<March>()->left, 20);
    stack.pop();
    EXPECT_EQ(stack.top_as<March>()->left, 1);
    const Stack& reader = stack;
    EXPECT_EQ(reader.nearest<March>(), &std::get<March>(reader.top()));
    EXPECT_EQ(reader.nearest<Rally>(), nullptr);
}

TEST(Frames, compares_by_type_and_locals) {
    Stack one;
    Stack two;
    one.push(March{1});
    two.push(Ambush{1});
    EXPECT_NE(one, two);
    two.pop();
    two.push(March{2});
    EXPECT_NE(one, two);
    two.top_as<March>()->left = 1;
    EXPECT_EQ(one, two);
}

struct Shot {
    int range = 0;
    bool in_town = false;
};
constexpr Row<Shot> shot_rows[] = {
    {[](const Shot&) { return 3; }, [](const Shot&) -> std::string_view { return "1"; }, "base"},
    {[](const Shot& s) { return s.range > 2 ? -1 : 0; },
     [](const Shot& s) -> std::string_view { return s.range > 4 ? "2b" : "2a"; }, "far"},
    {[](const Shot& s) { return s.in_town ? -2 : 0; },
     [](const Shot&) -> std::string_view { return "3"; }, "town"},
};

TEST(Ledger, tells_each_row_that_applies_with_its_rule_and_reason) {
    const Ledger ledger = tally(shot_rows, Shot{5, true});
    ASSERT_EQ(ledger.entries().size(), 3U);
    EXPECT_EQ(ledger.entries()[0], (Entry{3, "1", "base"}));
    EXPECT_EQ(ledger.entries()[1], (Entry{-1, "2b", "far"}));
    EXPECT_EQ(ledger.entries()[2], (Entry{-2, "3", "town"}));
    EXPECT_EQ(ledger.total(), 0);
    EXPECT_EQ(tally(shot_rows, Shot{1, false}).entries().size(), 1U);
    EXPECT_EQ(tally(shot_rows, Shot{3, false}).entries()[1].rule, "2a");
}

RC_GTEST_PROP(Ledger, the_sum_with_reasons_is_the_sum_without, (int range, bool in_town)) {
    const Shot shot{range, in_town};
    RC_ASSERT(tally(shot_rows, shot).total() == total<shot_rows>(shot));
}

TEST(Ledger, appending_adds_up) {
    Ledger ledger = tally(shot_rows, Shot{3, false});
    ledger.append(tally(shot_rows, Shot{1, true}));
    EXPECT_EQ(ledger.entries().size(), 4U);
    EXPECT_EQ(ledger.total(), 2 + 1);
    EXPECT_EQ(Ledger{}.total(), 0);
    static_assert(total<shot_rows>(Shot{9, true}) == 0);
}

TEST(Events, are_seen_by_those_they_are_for) {
    EXPECT_TRUE(sees(Visible::All, Seat::First));
    EXPECT_TRUE(sees(Visible::All, Seat::Second));
    for (const Seat seat : both_seats) {
        EXPECT_TRUE(sees(only(seat), seat));
        EXPECT_FALSE(sees(only(seat), other(seat)));
    }
}

TEST(Events, keep_their_order_and_visibility_and_a_unheard_sink_keeps_nothing) {
    using Happened = std::variant<int, std::string>;
    std::vector<Told<Happened>> told;
    Events<Happened> events(told);
    events.tell(7, only(Seat::Second));
    events.tell(std::string("routed"));
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(std::get<int>(told[0].event), 7);
    EXPECT_EQ(told[0].visible, Visible::SecondOnly);
    EXPECT_EQ(std::get<std::string>(told[1].event), "routed");
    EXPECT_EQ(told[1].visible, Visible::All);
    Events<Happened> unheard;
    unheard.tell(8);
    EXPECT_EQ(told.size(), 2U);
}

TEST(Seats, know_each_other_and_whom_the_game_awaits) {
    for (const Seat seat : both_seats) {
        EXPECT_EQ(other(other(seat)), seat);
        EXPECT_NE(other(seat), seat);
        EXPECT_TRUE(is_awaited(awaits_seat(seat), seat));
        EXPECT_FALSE(is_awaited(awaits_seat(seat), other(seat)));
        EXPECT_TRUE(is_awaited(Awaits::Both, seat));
        EXPECT_FALSE(is_awaited(Awaits::Chance, seat));
        EXPECT_FALSE(is_awaited(Awaits::Nobody, seat));
    }
    EXPECT_EQ(win_for(Seat::First), Ending::FirstWins);
    EXPECT_EQ(win_for(Seat::Second), Ending::SecondWins);
    EXPECT_FALSE(Outcome{}.decided());
    EXPECT_TRUE((Outcome{Ending::Draw, "time"}.decided()));
}

TEST(Hash, of_equal_values_is_equal) {
    EXPECT_EQ(hash_of(toy::setup()), hash_of(toy::setup()));
    toy::State back = toy::setup();
    back.flow.push(toy::Reply{Seat::Second});
    EXPECT_NE(hash_of(back), hash_of(toy::setup()));
    back.flow.pop();
    EXPECT_EQ(hash_of(back), hash_of(toy::setup()));
}

TEST(Hash, changes_when_any_field_changes) {
    using toy::State;
    toy::State start = toy::setup();
    start.flow.pop();
    start.flow.pop();
    start.flow.push(toy::Assault{});
    const std::vector<std::function<void(State&)>> changes = {
        [](State&) {},
        [](State& s) { s.men[0] = 3; },
        [](State& s) { s.men[1] = 3; },
        [](State& s) { s.turns_left = 1; },
        [](State& s) { s.hands[0][0] = 1; },
        [](State& s) { s.hands[0][2] = 1; },
        [](State& s) { s.hands[1][0] = 1; },
        [](State& s) { s.deck[1] = 4; },
        [](State& s) { s.played[1] = 1; },
        [](State& s) { s.flow.nearest<toy::Turn>()->seat = Seat::Second; },
        [](State& s) { s.flow.nearest<toy::Assault>()->attacker = Seat::Second; },
        [](State& s) { s.flow.nearest<toy::Assault>()->card = toy::Card::Charge; },
        [](State& s) { s.flow.nearest<toy::Assault>()->covered = true; },
        [](State& s) { s.flow.push(toy::Reply{}); },
        [](State& s) { s.flow.push(toy::Turn{}); },
        [](State& s) {
            s.flow.push(toy::Refill{Seat::First, 1});
        },
        [](State& s) {
            s.flow.push(toy::Refill{Seat::First, 2});
        },
        [](State& s) { s.flow.pop(); },
    };
    std::set<std::uint64_t> hashes;
    for (const auto& change : changes) {
        State s = start;
        change(s);
        hashes.insert(hash_of(s));
    }
    EXPECT_EQ(hashes.size(), changes.size());
}

TEST(Hash, knows_what_stands_where_and_how_many) {
    EXPECT_NE(hash_of(std::array<int, 2>{1, 2}), hash_of(std::array<int, 2>{2, 1}));
    Fixed<int, 4> none;
    Fixed<int, 4> zero;
    zero.push(0);
    EXPECT_NE(hash_of(none), hash_of(zero));
    EXPECT_NE(hash_of(-1), hash_of(1));
}

// A stored log names hashes: this number may change only when a log's format does.
TEST(Hash, is_pinned) { EXPECT_EQ(hash_of(toy::setup()), 12837472782787253043U); }

}  // namespace
}  // namespace grognard
