// The zone in which cavalry takes its opportunity against infantry and guns on the move
// (lb.18.8).
#pragma once

#include "core/refusal.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Where the cavalry would strike from: after one step into a front hex, or where it stands.
struct Opportunity {
    HexId target = no_hex;  // hex of the mover
    HexId via = no_hex;     // no_hex: the target is in front of it already
    Side facing = no_side;
};

Verdict refuse_opportunity(const State& s, UnitId cavalry, UnitId mover, HexId via);
// The place of such a charge, whether or not it may be made; of several facings the present one.
Verdict find_place(const State& s, UnitId cavalry, UnitId mover, HexId via, Opportunity& found);

// Who may be charged so: infantry, guns and wagons, and cavalry that retreats or pursues.
bool gives_opportunity(const State& s, UnitId mover);

// Rides there, paying the hex.
void ride_to(State& s, UnitId cavalry, const Opportunity& opportunity, const EventSink& events);

}  // namespace grognard::orthez
