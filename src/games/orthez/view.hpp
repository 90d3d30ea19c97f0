// What one viewer may know of a game. All is open but the command that the other side has given
// and not yet revealed (lb.19.4.1).
#pragma once

#include "core/sample.hpp"
#include "games/orthez/fields.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

struct View {
    std::array<Unit, max_units> units{};
    std::array<LeaderState, max_leaders> leaders{};
    std::uint8_t turn = 0;
    Phase phase = Phase::PreCommand;
    std::array<std::uint8_t, 16> army_levels{};
    Cup cup;
    LeaderSet with_mu;
    LeaderSet dice_in_command;
    bool reille_gives_no_point = false;
    Seat drawer = french;
    Fixed<PendingFire, max_pending> pending;
    Fixed<HexId, max_targets> targeted;
    std::uint16_t zones_dissolved = 0;
    bool released = false;
    bool release_due = false;
    bool pau_open = false;
    std::uint64_t held_by_allies = 0;
    std::uint16_t held_back = 0;
    Ending ending = Ending::Undecided;
    std::uint8_t won_by = 0;
    Frames<Frame, max_frames> frames;  // without the other side's command
    Awaits awaits = Awaits::Nobody;
    std::uint8_t dice = 0;                         // awaited now
    std::array<std::uint8_t, 2> points_to_give{};  // command points by seat

    friend bool operator==(const View&, const View&) = default;
};

template <class V>
constexpr void fields(V& visit, const View& v) {
    shared_fields(visit, v);
    visit("awaits", v.awaits);
    visit("dice", v.dice);
    visit("points_to_give", v.points_to_give);
}

View view(const State& s, Viewer viewer);

// Another command of the other side that is hidden from this one.
void redeal(State& s, Seat seat, grognard::Stream& stream);

}  // namespace grognard::orthez
