// Section 16: losses, how a stack shares them, and what becomes of units that have lost all. Other
// sections call lose() and lose_in_hex(), then keep_formation() and tests_for_losses().
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Losses of one unit in one combat.
struct UnitLoss {
    UnitId unit = no_unit;
    std::uint8_t losses = 0;

    friend constexpr bool operator==(const UnitLoss&, const UnitLoss&) = default;
};
using UnitLosses = Fixed<UnitLoss, max_stack>;

// Losses that a unit can still take; a half company takes one (lb.10.5.3).
int losses_left(const State& s, UnitId unit);

// Who of the stack loses how many. What nobody is left to take is dropped. Changes nothing.
UnitLosses share_losses(const State& s, HexId hex, int losses, LossSource source);

// Takes increments from one unit, which stands at `at` (for the event). A unit that has nothing
// left goes: a battery into its box (lb.17.14.1), a wagon is demolished where it stands
// (lb.17.17.5.b), all others leave play (lb.16.8.A.1). Leaders stay in the hex.
void lose(State& s, UnitId unit, int increments, HexId at, const EventSink& events);
// The same for what a hex loses; returns who lost how many.
UnitLosses lose_in_hex(State& s, HexId hex, int losses, LossSource source, const EventSink& events);

// Takes a unit off the map, whatever the reason: surrendered or exploded to Whereabouts::Gone, guns
// that may return to Boxed. Puts stack, assault markers and State::occupied right.
void remove_unit(State& s, UnitId unit, Whereabouts to, const EventSink& events);

// Artillery in battery that routs leaves play instead of running (lb.17.5.1.b): call
// begin_guns_lost() for it, not begin_routing(). Chance: a die decides between the box and the
// sheet (lb.17.15.1), worse for the guns in a charge; the unit is gone when DieReport comes.
bool leaves_play_when_routing(const State& s, UnitId unit);
void begin_guns_lost(State& s, UnitId unit);
// What the die does (turn/die.cpp).
void remove_lost_guns(State& s, UnitId unit, int die, const EventSink& events);

// After the losses of a combat, for each unit that lost: is its strength enough for its formation?
// A two-hex formation closes on the hex that was not struck; where that says nothing, Gathering
// asks its owner: then true, that frame has been pushed (lb.16.3.2, 16.3.A.1). A square below its
// minimum disorders all units in its hex (lb.11.8.4). `struck`: the hexes that took the losses.
bool keep_formation(State& s, UnitId unit, const HexList& struck, const EventSink& events);

// Does the unit test for the losses of one combat, already taken? Losses by fire call the tests of
// lb.14.5.A-E; half of the starting strength calls one in any combat (lb.16.8.2). Units that are
// gone, routing units and wagons do not test.
enum class LostBy : std::uint8_t { Fire, Melee };
bool tests_for_losses(const State& s, UnitId unit, int losses, LostBy by);

}  // namespace grognard::orthez
