// Nouns of Waterloo as messages.
#pragma once

#include "games/waterloo/events.hpp"
#include "games/waterloo/names.hpp"
#include "table/say.hpp"

namespace grognard::table::say {

Message side(Seat seat);
// "French infantry", whatever its posture.
Message piece(const waterloo::Piece& piece);
Message posture(waterloo::Arm arm, waterloo::Posture posture);
Message cubes(waterloo::Force colour, int count);
List faces(const waterloo::Faces& dice);

}  // namespace grognard::table::say
