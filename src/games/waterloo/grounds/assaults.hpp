// The assault being fought: shared by what is said while it is.
#pragma once

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/grounds/gather.hpp"

namespace grognard::waterloo {

inline const Assault* assault_of(const Gather& g) { return g.s.frames.nearest<Assault>(); }

// W84: what an assaulting player decides, if the assault is not the active player's.
void of_the_other_cavalry(Gather& g);

// Infantry of that side that cavalry charges and that is about to fire, outside of walls.
UnitSet charged_now(const Gather& g, Seat seat);

}  // namespace grognard::waterloo
