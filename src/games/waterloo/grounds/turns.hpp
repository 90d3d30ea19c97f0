// Whose turn it is: shared by what is said at the wrong moment.
#pragma once

#include "games/waterloo/grounds/gather.hpp"

namespace grognard::waterloo {

Phase phase(const State& s);
// Steps 1 and 2 of a sequence.
bool before_the_actions(const State& s);

// It is the other player's sequence; it is not Phase 4.
void out_of_turn(Gather& g);
void out_of_phase(Gather& g);
// A disc is to be spent, but he is not asked for an action.
void no_action_now(Gather& g);

inline bool choosing(const Gather& g) { return g.asked_as<ActionChoice>() != nullptr; }

}  // namespace grognard::waterloo
