// One action sequence: tile, formations, actions until the word comes, penalties, discs away.
#pragma once

#include "core/chance.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/actions.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

bool proceed(State& s, Sequence& sequence, const EventSink& events);

Chance chance(const State& s, const TileDraw& draw);
void resolve(State& s, TileDraw& draw, Drawn drawn, const EventSink& events);

Chance chance(const State& s, const StopWord& word);
void resolve(State& s, StopWord& word, Drawn drawn, const EventSink& events);

// Why the awaited player can't say this at the step where play stands, which does not know it.
Refusal why_not_now(const State& s, const Action& action);

// The least and the most a tile is worth.
int least_tile(const Charts& charts);
int most_tile(const Charts& charts);
// The values the tile may have, as far as the active player can tell.
TileRange tiles_left(const State& s);

}  // namespace grognard::waterloo
