// What attacks are worth: those a unit may still make this turn, and those of turns to come.
#pragma once

#include "games/ccn/state.hpp"

namespace grognard::ccn {

// The unit of all values: a banner.
inline constexpr int banner_points = 1000;

// A block by what its unit can do; figures come from the national cards.
int block_worth(const State& s, const Unit& unit);

// One more banner, the one that ends the game being worth more than another.
int banner_worth(const State& s, Seat winner);

// What so many dice bring to the roller on average: blocks, banners, ground.
int strike_worth(const State& s, const Unit& by, const Unit& target, Fight fight, int dice);

// A melee with its battle back, declared with so many dice.
int melee_worth(const State& s, const Unit& by, const Unit& target, int dice);

// The best attack of an ordered unit that has not fought, where it stands.
int attack_in_place(const State& s, UnitId id);
// The same for one that may still move first.
int attack_after_move(const State& s, UnitId id);

// What a side could do on turns to come if every unit were ordered.
int menace(const State& s, Seat side);

}  // namespace grognard::ccn
