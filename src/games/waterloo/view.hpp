// What one seat may know of a game: its own type, not the state with holes.
#pragma once

#include <array>
#include <cstdint>

#include "core/sample.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

struct View {
    Fixed<Unit, max_units> units;
    CubePools cubes{};
    std::array<std::uint8_t, force_count> stock{};
    std::uint8_t grand_battery = 0;
    std::uint8_t arrived = 0;
    std::array<Discs, 2> discs;
    std::uint8_t turn = 0;
    Seat initiative = french;
    Seat active = french;
    std::uint8_t actions_done = 0;
    bool tile_drawn = false;
    std::uint8_t tile = 0;  // what its drawer alone sees
    std::array<Seat, max_strongholds> holders{};
    std::array<std::uint8_t, 2> losses{};
    std::array<AreaSet, 2> pending{};
    Ending ending = Ending::Undecided;
    WonBy won_by = WonBy::Nothing;
    Awaits awaits = Awaits::Nobody;
    Frames<Frame, max_frames> frames;  // nothing in them is hidden
    std::uint8_t dice = 0;             // awaited now

    friend bool operator==(const View&, const View&) = default;
};

View view(const State& s, Viewer viewer);

// Draws the tile anew for the player who must not know it.
void redeal(State& s, Seat seat, Stream& stream);

}  // namespace grognard::waterloo
