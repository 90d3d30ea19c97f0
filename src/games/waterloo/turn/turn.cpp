// Starts each phase of the turn and goes on to the next when it has ended.
#include "games/waterloo/turn/turn.hpp"

#include "games/waterloo/fire/skirmish.hpp"
#include "games/waterloo/movement/formation.hpp"
#include "games/waterloo/turn/prussians.hpp"
#include "games/waterloo/victory.hpp"

namespace grognard::waterloo {

namespace {

// W58: once, before anything else of that turn (wl.initiative.7pm-keep, wl.initiative.permanent).
void test_initiative(State& s, const EventSink& events) {
    if (s.turn.number != s.battle->charts.limits.initiative_turn) return;
    if (s.turn.initiative != french || holds_all_strongholds(s, french)) return;
    s.turn.initiative = allied;
    events.tell(InitiativePassed{allied});
}

void take_discs(State& s, const EventSink& events) {
    events.tell(TurnBegan{s.turn.number});
    test_initiative(s, events);
    for (const Seat seat : both_seats) {
        s.discs[at(seat)].available = s.battle->charts.discs[s.turn.number][at(seat)];
    }
    s.turn.active = s.turn.initiative;
}

void enter(TurnStep& turn, Phase phase, const EventSink& events) {
    turn = TurnStep{phase};
    events.tell(PhaseBegan{phase});
}

// The Allied player before the French one (wl.skirmish.allied-first, wl.formation.phase5.order);
// false when both are done.
bool next_side(TurnStep& turn, Seat& side) {
    if (turn.french_done) return false;
    side = turn.allied_done ? french : allied;
    turn.french_done = turn.allied_done;
    turn.allied_done = true;
    return true;
}

void next_turn(State& s) {
    for (const Seat seat : both_seats) s.discs[at(seat)] = Discs{};
    ++s.turn.number;
}

}  // namespace

bool proceed(State& s, TurnStep& turn, const EventSink& events) {
    switch (turn.phase) {
        case Phase::Discs:
            take_discs(s, events);
            enter(turn, Phase::Prussians, events);
            return true;
        case Phase::Prussians:
            if (turn.allied_done) {
                enter(turn, Phase::Skirmish, events);
                return true;
            }
            turn.allied_done = true;
            if (s.turn.number >= s.battle->charts.limits.prussian_turn) begin_arrivals(s);
            return true;
        case Phase::Skirmish: {
            Seat side = allied;
            if (next_side(turn, side)) {
                begin_skirmish(s, side);
            } else {
                enter(turn, Phase::Actions, events);
            }
            return true;
        }
        case Phase::Actions:
            // wl.sequence.phase-end: the player about to act has no green disc.
            if (s.discs[at(s.turn.active)].available[at(Disc::Green)] > 0) {
                s.frames.push(Sequence{});
            } else {
                enter(turn, Phase::Formation, events);
            }
            return true;
        case Phase::Formation: {
            Seat side = allied;
            if (next_side(turn, side)) {
                begin_free_formation(s, side);
            } else {
                enter(turn, Phase::Victory, events);
            }
            return true;
        }
        case Phase::Victory:
            enter(turn, Phase::End, events);
            check_victory(s, events);
            return true;
        case Phase::End:
            next_turn(s);
            turn = TurnStep{};
            return true;
    }
    return false;
}

}  // namespace grognard::waterloo
