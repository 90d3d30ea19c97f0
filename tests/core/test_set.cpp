// The set of indices behaves like a mathematical set.
#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <type_traits>
#include <vector>

#include "core/set.hpp"

namespace grognard {
namespace {

using Small = Set<128>;

template <int Capacity>
Set<Capacity> of(const std::set<int>& indices) {
    Set<Capacity> set;
    for (const int i : indices) set.add(i);
    return set;
}

template <int Capacity>
std::vector<int> walk(const Set<Capacity>& set) {
    std::vector<int> seen;
    for (const int i : set) seen.push_back(i);
    std::vector<int> visited;
    set.each([&visited](int i) { visited.push_back(i); });
    EXPECT_EQ(visited, seen);
    return seen;
}

// A fixed sequence of sets that need share nothing with the shape of the words.
std::set<int> at_random(std::uint32_t seed, int capacity) {
    std::set<int> indices;
    for (int i = 0; i < 40; ++i) {
        seed = seed * 1664525U + 1013904223U;
        indices.insert(static_cast<int>((seed >> 8) % static_cast<std::uint32_t>(capacity)));
    }
    return indices;
}

static_assert(std::is_trivially_copyable_v<Small>);
static_assert(sizeof(Small) == 16);
static_assert([] {
    Small s;
    s.add(5);
    s.add(100);
    s.remove(5);
    return s.size() == 1 && s.first() == 100 && s.has(100) && !s.has(5);
}());

TEST(HexSet, a_new_set_is_empty) {
    const Small set;
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(set.size(), 0);
    EXPECT_EQ(set.first(), -1);
    EXPECT_TRUE(walk(set).empty());
}

TEST(HexSet, each_index_is_added_and_removed_alone) {
    for (int i = 0; i < Small::capacity; ++i) {
        Small set;
        set.add(i);
        set.add(i);
        EXPECT_EQ(set.size(), 1);
        EXPECT_EQ(set.first(), i);
        EXPECT_EQ(walk(set), std::vector<int>{i});
        for (int j = 0; j < Small::capacity; ++j) EXPECT_EQ(set.has(j), i == j);
        set.remove(i);
        EXPECT_TRUE(set.empty());
    }
}

template <int Capacity>
void expect_the_algebra_of_sets() {
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const std::set<int> left = at_random(seed, Capacity);
        const std::set<int> right = at_random(seed * 977, Capacity);
        const Set<Capacity> a = of<Capacity>(left);
        const Set<Capacity> b = of<Capacity>(right);
        EXPECT_EQ(walk(a), std::vector<int>(left.begin(), left.end()));
        EXPECT_EQ(a.size(), static_cast<int>(left.size()));
        EXPECT_EQ(a.first(), *left.begin());
        bool meet = false;
        for (int i = 0; i < Capacity; ++i) {
            const bool in_a = left.count(i) == 1;
            const bool in_b = right.count(i) == 1;
            meet = meet || (in_a && in_b);
            EXPECT_EQ((a & b).has(i), in_a && in_b);
            EXPECT_EQ((a | b).has(i), in_a || in_b);
            EXPECT_EQ((a ^ b).has(i), in_a != in_b);
            EXPECT_EQ((a - b).has(i), in_a && !in_b);
            EXPECT_EQ((~a).has(i), !in_a);
        }
        EXPECT_EQ(a.intersects(b), meet);
        EXPECT_FALSE((a - b).intersects(b));
        EXPECT_TRUE((a | b).contains(a));
        EXPECT_TRUE(a.contains(a & b));
        EXPECT_EQ(a.contains(b), (a & b) == b);
        EXPECT_EQ((~a).size(), Capacity - a.size());
        EXPECT_EQ(~~a, a);
    }
}

TEST(HexSet, operators_follow_the_algebra_of_sets) {
    expect_the_algebra_of_sets<128>();
    expect_the_algebra_of_sets<113>();
    expect_the_algebra_of_sets<64>();
    expect_the_algebra_of_sets<200>();
}

TEST(HexSet, assigning_operators_agree_with_the_plain_ones) {
    const Small a = of<128>(at_random(3, 128));
    const Small b = of<128>(at_random(4, 128));
    Small c = a;
    EXPECT_EQ(c &= b, a & b);
    c = a;
    EXPECT_EQ(c |= b, a | b);
    c = a;
    EXPECT_EQ(c ^= b, a ^ b);
    c = a;
    EXPECT_EQ(c -= b, a - b);
    c.clear();
    EXPECT_EQ(c, Small{});
}

TEST(HexSet, a_loop_may_empty_the_set_it_walks) {
    const Small all = of<128>(at_random(9, 128));
    Small set = all;
    int steps = 0;
    for (const int i : set) {
        set.remove(i);
        ++steps;
    }
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(steps, all.size());
}

}  // namespace
}  // namespace grognard
