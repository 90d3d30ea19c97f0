// What is remembered of a turn to say why: no part of the hash, and of nobody who did not fight.
#include <gtest/gtest.h>

#include "codec/ccn/library.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/invariants.hpp"

namespace grognard::ccn {
namespace {

TEST(CcnMemory, IsNoPartOfTheHashThatSavedGamesCheckThemselvesBy) {
    const State s = begin(find_scenario("001").setup);
    State other = s;
    for (UnitSet Remembered::*set : {&Remembered::fired, &Remembered::supported, &Remembered::won,
                                     &Remembered::advanced, &Remembered::left}) {
        (other.turn.remembered.*set).add(3);
    }
    EXPECT_NE(other, s);
    EXPECT_EQ(Ccn::hash(other), Ccn::hash(s));
}

TEST(CcnMemory, IsOfThoseWhoFought) {
    State s = begin(find_scenario("001").setup);
    s.turn.remembered.fired.add(3);
    EXPECT_NE(invariants(s), "");
    s.turn.fought.add(3);
    EXPECT_EQ(invariants(s), "");
}

}  // namespace
}  // namespace grognard::ccn
