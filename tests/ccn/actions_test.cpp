// Actions as words, and where the short way to an offer agrees with the long one.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <memory>

#include "codec/ccn/library.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/phases/reach.hpp"
#include "support/random_walk.hpp"

namespace grognard::ccn {
namespace {

template <class Said>
void expect_word(const Said& said) {
    alignas(Action) std::array<std::byte, sizeof(Action)> place{};
    std::construct_at(reinterpret_cast<Action*>(place.data()), said);
    EXPECT_EQ(word_of(said).bits, std::bit_cast<std::uint64_t>(place)) << notation(said);
}

TEST(CcnActions, AreInMemoryTheWordsTheyAreOfferedAs) {
    const Hex c4 = *parse_hex("C4");
    const Hex d5 = *parse_hex("D5");
    expect_word(PlayCard{Card::Rally});
    expect_word(OrderUnit{c4});
    expect_word(LeaveSquare{c4});
    expect_word(OrderGeneral{d5});
    expect_word(MoveUnit{c4, d5});
    expect_word(MoveGeneral{d5, c4});
    expect_word(Fire{c4, d5});
    Melee melee{c4, d5, {}};
    expect_word(melee);
    for (const char* battery : {"A1", "A2", "B3", "H6", "I13"}) {
        melee.support.push(*parse_hex(battery));
        expect_word(melee);
    }
}

TEST(CcnActions, AMeleeHasAsManyBatteriesAsAreNamed) {
    const auto two = parse("melee C4 D5 with B3 A2");
    ASSERT_TRUE(two);
    EXPECT_EQ(std::get<Melee>(*two).support.size(), 2U);
    EXPECT_EQ(notation(*two), "melee C4 D5 with A2 B3") << "in the order of the board";
    EXPECT_TRUE(parse("melee C4 D5 with A1 A2 A3 A4 A5"));
    EXPECT_FALSE(parse("melee C4 D5 with A1 A2 A3 A4 A5 A6")) << "no army has six";
}

HexSet hexes_of(Window window, Hex centre) {
    using All = Around<Window::radius>;
    EXPECT_EQ(window.bits & ~All::mask, 0U);
    HexSet out;
    for (const int bit : Set<64>({window.bits})) out.add(All::lowest(centre) + All::value(bit));
    return out;
}

// In one word, as it is offered, and as a flood over the whole board, by which it is judged.
int compare_reaches(const State& s) {
    int compared = 0;
    const auto expect_same = [&](Window window, const HexSet& reach, Hex at) {
        EXPECT_EQ(hexes_of(window, at), reach) << name(at).view();
        ++compared;
    };
    const Ways ways(s, s.turn.active);
    for (const Hex at : hexes(units_of(s, s.turn.active))) {
        const Unit& unit = s.units[unit_id(s, at)];
        expect_same(ways.window<2>(unit, 1), ways.reach(unit, 1), at);
        expect_same(ways.window<2>(unit, 2), ways.reach(unit, 2), at);
        expect_same(ways.window<3>(unit, 3), ways.reach(unit, 3), at);
    }
    if (general_allowance(s) != Window::radius) return compared;
    for (const Hex at : hexes(generals_of(s, s.turn.active))) {
        const General& general = s.generals[general_id(s, at)];
        expect_same(ways.window(general), ways.reach(general), at);
    }
    return compared;
}

TEST(CcnWindow, HoldsWhatIsNear) {
    for (int i = 0; i < hex_count; ++i) {
        const Hex middle = hex_of(i);
        for (const int steps : {1, 2, 3}) {
            const HexSet& near = within(middle, steps);
            EXPECT_EQ(hexes_of(Window::of(near, middle), middle), near) << name(middle).view();
            const Window all = Window::of(whole_board(), middle) & Window::within(steps);
            EXPECT_EQ(hexes_of(all, middle), near) << name(middle).view();
        }
    }
}

TEST(CcnReach, IsTheSameInOneWordAndOnTheWholeBoard) {
    int compared = 0;
    for (const Scenario& scenario : scenarios()) {
        each_decision<Ccn>(begin(scenario.setup), 1809, [&](const State& s, const auto&) {
            if (s.frames.top_as<Moving>() != nullptr) compared += compare_reaches(s);
        });
    }
    EXPECT_GT(compared, 75'000);
}

}  // namespace
}  // namespace grognard::ccn
