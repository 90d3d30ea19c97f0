// From a battle to the first moment of a game.
#pragma once

#include "games/ccn/state.hpp"

namespace grognard::ccn {

// The pieces stand, the deck is whole and the deal is awaited. The battle must be prepared.
State start(const Battle& battle);

}  // namespace grognard::ccn
