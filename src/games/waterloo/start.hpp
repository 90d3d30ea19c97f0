// From a battle to the first moment of a game.
#pragma once

#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// The pieces stand, the stocks are full and the first turn runs to its first question. The battle
// must be prepared.
State start(const Battle& battle);
// The same without a step taken, for positions that go on from elsewhere.
State lay_out(const Battle& battle);

}  // namespace grognard::waterloo
