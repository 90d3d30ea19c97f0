// The position before the first turn.
#pragma once

#include "games/orthez/state.hpp"

namespace grognard::orthez {

State start(const Battle& battle);

// Derived parts of a state, after units were placed by hand.
void note_occupied(State& s);

}  // namespace grognard::orthez
