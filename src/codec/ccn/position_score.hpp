// What a given position says of both players: turns, banners, last orders, objectives held.
#pragma once

#include "codec/ccn/position_turn.hpp"

namespace grognard::ccn {

// Banners that win, by side or one number for both.
void read_needed(Object& given, Battle& battle);

// Fails if somebody has won already.
void read_players(Object& given, Seat first, GivenStep step, State& s);

}  // namespace grognard::ccn
