// Nouns of Waterloo as messages.
#pragma once

#include "games/waterloo/events.hpp"
#include "games/waterloo/names.hpp"
#include "table/say.hpp"

namespace grognard::table::say {

Noun side(Seat seat);
// "French infantry", whatever its posture.
Message piece(const waterloo::Piece& piece);
Noun posture(waterloo::Arm arm, waterloo::Posture posture);
Message cubes(waterloo::Force colour, int count);
Message die(int face);
List faces(const waterloo::Faces& dice);
// What a die had to show: to hit, given what is added to it; to stand, in a column of morale.
Message needs_to_hit(int least);  // 0: nothing hits
Message needs_to_stand(const waterloo::Charts& charts, std::size_t column);

}  // namespace grognard::table::say
