// What several of the rooms of grounds ask about the turn and its pieces.
#pragma once

#include "core/grounds.hpp"
#include "games/ccn/combat/dice.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

// Is this the card at work, and not only the one for want of which a unit is ordered?
inline bool works_as(const State& s, Card effect) {
    return !s.turn.substitute && s.turn.effect == effect;
}
inline bool under_tactic_card(const State& s) {
    return !s.turn.substitute && s.turn.effect != Card::None && !is_section_card(s.turn.effect);
}

inline bool has_lone_general(const State& s, Hex h, Seat side) {
    return h.on_board() && lone_generals(s, side).has(h.index);
}
inline bool has_piece(const State& s, Hex h, Seat side) {
    return h.on_board() && (units_of(s, side) | generals_of(s, side)).has(h.index);
}
// A piece of ours, but of another nation.
inline bool is_ally(const State& s, const Unit& unit, Hex h) {
    if (!has_piece(s, h, unit.side)) return false;
    return has_unit(s, h) ? s.units[unit_id(s, h)].nation != unit.nation
                          : s.generals[general_id(s, h)].nation != unit.nation;
}

// The figures of a unit's own card; British and Portuguese guns share them with the French.
void name_unit_card(const Unit& unit, Named& named);
// Of a unit without an order: what the card on the table says of whom it orders.
void name_unordered(const State& s, Hex at, Named& named);
// A general may not leave his unit by this card; a section card would let him.
void name_no_detaching(Card effect, Named& named);
// A hex this unit may not stand on: who or what is there.
void name_closed_hex(const State& s, const Unit& unit, Hex to, bool with_general, Named& named);
// What takes the dice of an attack that has none left.
void name_no_dice(const Attack& attack, Named& named);

}  // namespace grognard::ccn
