// What one seat may know of a game: its own type, not the state with holes.
#pragma once

#include <array>
#include <cstdint>

#include "core/sample.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

struct View {
    Fixed<Unit, max_units> units;
    Fixed<General, max_generals> generals;
    Turn turn;
    CardCounts hand{};                      // own
    std::array<Card, track_slots> track{};  // own
    std::array<bool, track_slots> their_track{};
    std::array<std::uint8_t, 2> hand_sizes{};
    std::uint8_t deck_size = 0;
    CardCounts discard{};
    std::array<std::uint8_t, 2> banners{};
    std::array<LastOrder, 2> last_orders{};
    std::array<std::uint8_t, 2> turns{};
    std::uint8_t objectives_held = 0;
    Ending ending = Ending::Undecided;
    Awaits awaits = Awaits::Nobody;
    std::uint8_t frame = 0;    // which step stands on top
    std::uint8_t dice = 0;     // awaited now
    Fixed<Card, 2> scouted{};  // drawn and not yet chosen, own
    MeleeFight fight{};        // the melee going on, if any
    Harm harm{};               // the roll being carried out, if any

    friend bool operator==(const View&, const View&) = default;
};

// To a spectator both tracks are closed: their_track is that of the second seat.
View view(const State& s, Viewer viewer);

// Deals everything that the seat can't see anew: the other hand, the other track, the draw pile.
void redeal(State& s, Seat seat, Stream& stream);

}  // namespace grognard::ccn
