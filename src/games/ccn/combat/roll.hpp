// Dice thrown at a unit or at a lone general.
#pragma once

#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

Chance chance(const State& s, const Roll& roll);
void resolve(State& s, Roll& roll, Drawn drawn, const EventSink& events);

struct Effect {
    int hits = 0;
    int flags = 0;
};
// What these symbols do, by kind of roll, roller and target.
Effect effect_of(const State& s, const Roll& roll, Drawn drawn);

}  // namespace grognard::ccn
