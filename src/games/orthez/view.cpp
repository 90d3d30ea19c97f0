#include "games/orthez/view.hpp"

#include "games/orthez/command/status.hpp"
#include "games/orthez/flow.hpp"

namespace grognard::orthez {

View view(const State& s, Viewer viewer) {
    View v;
    v.units = s.units;
    v.leaders = s.leaders;
    v.turn = s.turn;
    v.phase = s.phase;
    v.army_levels = s.army_levels;
    v.cup = s.cup;
    v.with_mu = s.with_mu;
    v.dice_in_command = s.dice_in_command;
    v.stack_only = s.stack_only;
    v.reille_gives_no_point = s.reille_gives_no_point;
    v.drawer = s.drawer;
    v.pending = s.pending;
    v.targeted = s.targeted;
    v.zones_dissolved = s.zones_dissolved;
    v.released = s.released;
    v.release_due = s.release_due;
    v.pau_open = s.pau_open;
    v.held_by_allies = s.held_by_allies;
    v.held_back = s.held_back;
    v.begun = s.begun;
    v.entry_formation = s.entry_formation;
    v.ending = s.ending;
    v.won_by = s.won_by;
    v.frames = s.frames;
    if (Commanding* hidden = v.frames.top_as<Commanding>()) {
        for (const Seat seat : both_seats) {
            const auto i = static_cast<std::size_t>(index(seat));
            if (viewer != grognard::viewer(seat)) hidden->said[i] = {};
        }
    }
    v.awaits = awaits(s);
    if (v.awaits == Awaits::Chance) v.dice = chance(s).count;
    for (const Seat seat : both_seats) {
        v.points_to_give[static_cast<std::size_t>(index(seat))] =
            static_cast<std::uint8_t>(command_points(s, seat));
    }
    return v;
}

void redeal(State& s, Seat seat, grognard::Stream& stream) {
    Commanding* hidden = s.frames.top_as<Commanding>();
    const auto them = static_cast<std::size_t>(index(other(seat)));
    if (hidden == nullptr || !hidden->given[them]) return;
    // Any command that the other side could have given instead.
    State before = s;
    before.frames.top_as<Commanding>()->given[them] = false;
    before.awaited = awaits_seat(other(seat));
    Offers<Action> offers;
    offer(before, other(seat), offers);
    if (offers.empty()) return;
    const Action& dealt = offers[stream.below(static_cast<std::uint32_t>(offers.size()))];
    if (const auto* command = std::get_if<Command>(&dealt)) hidden->said[them] = *command;
}

}  // namespace grognard::orthez
