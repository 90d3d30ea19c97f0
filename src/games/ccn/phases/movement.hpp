// Phase 3: ordered units and generals move, one at a time.
#pragma once

#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

// Where a piece can get to, by hexes moved.
struct Reach {
    HexSet near;  // one hex
    HexSet far;   // two or more

    HexSet all() const { return near | far; }
};

int allowance(const State& s, const Unit& unit);
// Does the general attached to this unit go with it? Not if he was himself ordered to detach.
bool takes_general_along(const State& s, const Unit& unit);
Reach unit_reach(const State& s, const Unit& unit);
HexSet general_reach(const State& s, const General& general);

// May this unit stand on that hex, leaving aside how it gets there?
bool enterable(const State& s, const Unit& unit, Hex to, bool with_general);

bool bars_fight_on_entry(const State& s, Hex to);
// Entering a forest or town leaves a mark: it may bar fighting this turn.
void note_entry(State& s, UnitId id, Hex to);

Seat decider(const State& s, const Moving& moving);
Verdict refuse(const State& s, const Moving& moving, const MoveUnit& move);
Verdict refuse(const State& s, const Moving& moving, const MoveGeneral& move);
Verdict refuse(const State& s, const Moving& moving, const ExitBoard& exit);
Verdict refuse(const State& s, const Moving& moving, const Done& done);
void apply(State& s, Moving& moving, const MoveUnit& move, EventSink& events);
void apply(State& s, Moving& moving, const MoveGeneral& move, EventSink& events);
void apply(State& s, Moving& moving, const ExitBoard& exit, EventSink& events);
void apply(State& s, Moving& moving, const Done& done, EventSink& events);
void offer(const State& s, const Moving& moving, std::vector<Action>& out);
bool proceed(State& s, Moving& moving, EventSink& events);

}  // namespace grognard::ccn
