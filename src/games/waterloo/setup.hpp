// From a set-up to the first moment of a game.
#pragma once

#include "games/waterloo/events.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

struct Placement {
    Kind kind{};
    AreaId at = on_track;
    Posture posture = Posture::Upright;
    std::uint8_t letter = 0;  // of its entry, on the track
};

// What a scenario file says, without its words: the pieces on the track in their order.
struct Setup {
    Battle battle;  // its pieces are listed by begin()
    Fixed<Placement, max_units> pieces;
};

// The pieces stand, the stocks are full and the first turn runs to its first question.
State begin(const Setup& setup);
// The same without a step taken: for positions that go on from elsewhere.
State lay_out(const Setup& setup);

}  // namespace grognard::waterloo
