// Builds a seat's view; the tile is the only thing that one player knows and the other does not.
#include "games/waterloo/view.hpp"

#include "games/waterloo/board.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/turn/sequence.hpp"

namespace grognard::waterloo {

namespace {

View public_view(const State& s) {
    View v;
    v.units = s.units;
    v.cubes = s.cubes;
    v.stock = s.stock;
    v.grand_battery = s.grand_battery;
    v.arrived = s.arrived;
    v.discs = s.discs;
    v.turn = s.turn.number;
    v.initiative = s.turn.initiative;
    v.active = s.turn.active;
    v.actions_done = s.turn.done;
    v.tile_drawn = s.turn.tile != 0;
    v.holders = s.holders;
    for (const Seat each : both_seats) {
        v.losses[at(each)] = static_cast<std::uint8_t>(losses(s, each));
    }
    v.pending = s.pending;
    v.ending = s.ending;
    v.won_by = s.won_by;
    v.awaits = awaits(s);
    v.frames = s.frames;
    if (v.awaits == Awaits::Chance) v.dice = chance(s).count;
    return v;
}

}  // namespace

View view(const State& s, Viewer viewer) {
    View v = public_view(s);
    if (viewer == grognard::viewer(other(s.turn.active))) v.tile = s.turn.tile;
    return v;
}

void redeal(State& s, Seat seat, Stream& stream) {
    if (s.turn.tile == 0 || seat != s.turn.active) return;
    const Answer answer = sample(tile(s.battle->charts, tiles_left(s)), stream);
    s.turn.tile = drawn(answer)[0];
}

}  // namespace grognard::waterloo
