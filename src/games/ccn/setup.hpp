// From a set-up to the first moment of a game.
#pragma once

#include "games/ccn/state.hpp"

namespace grognard::ccn {

// What a scenario file says, without its words. Units start with their card's blocks unless a
// position says otherwise; generals on a unit's hex are attached to it.
struct Setup {
    Battle battle;
    Fixed<Unit, max_units> units;
    Fixed<General, max_generals> generals;
    Seat first = Seat::First;
};

// The pieces stand, the deck is whole and the deal is awaited.
State begin(const Setup& setup);

}  // namespace grognard::ccn
