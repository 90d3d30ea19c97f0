// Moves that may not be made: every rule that stands against them.
#pragma once

#include "games/ccn/grounds/common.hpp"

namespace grognard::ccn {

void name_refused(const State& s, const Moving& moving, const MoveUnit& move, Named& named);
void name_refused(const State& s, const Moving& moving, const MoveGeneral& move, Named& named);
void name_refused(const State& s, const Moving& moving, const ExitBoard& exit, Named& named);

// Ground on which who came there had to stop.
void name_stop(const State& s, Hex at, Named& named);
// A general does not leave there by a short side.
bool at_short_side(Hex h);

}  // namespace grognard::ccn
