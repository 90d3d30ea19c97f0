// Sections 10.1, 21.4.E, 11.3: units that must leave a hex or close on one. Frames: Displacing,
// Gathering.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Displacing makes room in a hex: the unit named leaves it; if none is named, one after another
// until the stack is legal, the worst in order first, then the newest (lb.21.4.E.1). Asks the owner
// only between equally good hexes: GoTo. DisplacedReport, of the last unit displaced.
inline void begin_displacing(State& s, HexId from, UnitId unit = no_unit) {
    s.frames.push(Displacing{from, unit, no_hex, unit == no_unit});
}
Seat decider(const State& s, const Displacing& frame);
bool proceed(State& s, Displacing& frame, const EventSink& events);
Verdict refuse(const State& s, const Displacing& frame, const GoTo& go);
void apply(State& s, Displacing& frame, const GoTo& go, const EventSink& events);
void offer(const State& s, const Displacing& frame, Offers<Action>& out);

// Gathering asks the owner on which of its hexes the unit closes, if it may on more than one: GoTo.
// GatheredReport.
inline void begin_gathering(State& s, UnitId unit) { s.frames.push(Gathering{unit}); }
Seat decider(const State& s, const Gathering& frame);
bool proceed(State& s, Gathering& frame, const EventSink& events);
Verdict refuse(const State& s, const Gathering& frame, const GoTo& go);
void apply(State& s, Gathering& frame, const GoTo& go, const EventSink& events);
void offer(const State& s, const Gathering& frame, Offers<Action>& out);

}  // namespace grognard::orthez
