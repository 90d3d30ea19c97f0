// Section 18: charges, reactions and squares. Frames: ChargeWindow, ReactionWindow, SquareRoll,
// ChargeContact, SquareAhead, CavalryPursuit.
#pragma once

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// ChargeWindow asks the other side than the mover: OpportunityCharge, Pass. ChargeWindowReport.
inline void begin_charge_window(State& s, UnitId mover) { s.frames.push(ChargeWindow{mover}); }
// ReactionWindow asks the other side than the cavalry: React, Pass. ReactionWindowReport.
inline void begin_reaction_window(State& s, UnitId cavalry) {
    s.frames.push(ReactionWindow{cavalry});
}
// SquareRoll is chance: two dice on the square table. SquareReport.
inline void begin_square_roll(State& s, const UnitList& units, UnitId cavalry) {
    s.frames.push(SquareRoll{units, cavalry});
}
// ChargeContact runs lb.18.6.A.1-A.9: React, Engage, Recall, Charge, Pass. ContactReport.
enum class ChargeKind : std::uint8_t { Active, Opportunity, Reaction };
inline void begin_charge_contact(State& s, UnitId cavalry, HexId target, ChargeKind kind) {
    ChargeContact contact;
    contact.cavalry = cavalry;
    contact.target = target;
    contact.opportunity = kind == ChargeKind::Opportunity;
    contact.reaction = kind == ChargeKind::Reaction;
    s.frames.push(contact);
}
// SquareAhead asks the cavalry's side: RideThrough, Halt, ChargeSquare. SquareAheadReport.
inline void begin_square_ahead(State& s, UnitId cavalry, HexId square) {
    s.frames.push(SquareAhead{cavalry, square});
}
// CavalryPursuit of units that retreat before the charge: Recall, Pass. PursuitReport.
inline void begin_pursuit(State& s, UnitId cavalry) {
    CavalryPursuit pursuit;
    pursuit.cavalry = cavalry;
    s.frames.push(pursuit);
}

}  // namespace grognard::orthez
