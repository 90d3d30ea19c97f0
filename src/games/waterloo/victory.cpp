// Tests both sides' conditions once a turn.
#include "games/waterloo/victory.hpp"

namespace grognard::waterloo {

namespace {

// wl.victory.french-msj, wl.victory.allied-rossome
bool holds_goal(const State& s, Seat seat) {
    return areas_with(s, seat, Arm::Infantry).has(s.battle->goals[at(seat)]);
}

// wl.victory.french-13, wl.victory.allied-16
bool inflicted_enough(const State& s, Seat seat) {
    return losses(s, other(seat)) >= s.battle->charts.limits.losses_to_win[at(seat)];
}

void win(State& s, Seat seat, WonBy by, const EventSink& events) {
    s.ending = win_for(seat);
    s.won_by = by;
    events.tell(GameWon{seat, by, static_cast<std::uint8_t>(losses(s, french)),
                        static_cast<std::uint8_t>(losses(s, allied))});
}

}  // namespace

WonBy condition_met(const State& s, Seat seat) {
    if (holds_goal(s, seat)) return WonBy::Place;
    return inflicted_enough(s, seat) ? WonBy::Losses : WonBy::Nothing;
}

void check_victory(State& s, const EventSink& events) {
    const WonBy for_french = condition_met(s, french);
    const WonBy for_allied = condition_met(s, allied);
    if (for_french != WonBy::Nothing && for_allied != WonBy::Nothing) {
        // wl.victory.both: the greater losses inflicted, a tie to the Allies (W50).
        const bool french_more = losses(s, allied) > losses(s, french);
        win(s, french_more ? french : allied, WonBy::Both, events);
    } else if (for_french != WonBy::Nothing) {
        win(s, french, for_french, events);
    } else if (for_allied != WonBy::Nothing) {
        win(s, allied, for_allied, events);
    } else if (s.turn.number + 1U == turn_count) {
        win(s, allied, WonBy::Nightfall, events);
    }
}

}  // namespace grognard::waterloo
