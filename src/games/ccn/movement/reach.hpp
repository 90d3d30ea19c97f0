// Flood fills over the board: where units and generals get to, and what stops them.
#pragma once

#include "games/ccn/command_cards.hpp"
#include "games/ccn/movement/movement.hpp"

namespace grognard::ccn {

// Hexes this unit may not enter.
inline HexSet barred_to_unit(const State& s, const Unit& unit, bool with_general) {
    HexSet barred = all_units(s) | generals_of(s, other(unit.side)) |
                    s.battle->impassable[static_cast<std::size_t>(arm(unit))];
    // A unit with a general would have to stop on the other one (ccn.move.onto-lone-general).
    if (with_general) barred |= generals_of(s, unit.side);
    return barred;
}

// A general's own (ccn.move.leader.range).
inline constexpr int general_moves = 3;
inline int general_allowance(const State& s) {
    const bool marching = s.turn.effect == Card::GrandeManoeuvre;
    return marching ? printed_on(Card::GrandeManoeuvre).moves : general_moves;
}

// First step out of a hex: what lies across its fortified sides ends the move there (R13).
HexSet across_works(const State& s, Hex from);

// The hexes that this many steps lead to: none of them barred, and none beyond a stop.
HexSet flood(const State& s, Hex from, int steps, const HexSet& barred, const HexSet& stops);

// The rule of the ground on which a move ends.
std::string_view stop_rule_at(const State& s, Hex stop);
// The exit by which this unit can leave the board in one move, nullptr if there is none. Leaving is
// moving on: who must stop on the exit hex leaves from there another turn.
const ExitHex* exit_of(const State& s, const Unit& unit);
// Is it an exit of the unit's side, and no farther off than it may go?
inline bool is_near(const State& s, const Unit& unit, const ExitHex& way) {
    return way.side == unit.side &&
           distance(unit.at, way.hex) + way.extra_move <= allowance(s, unit);
}
// Can it enter the exit hex with so much of its move left that it could leave?
bool reaches(const State& s, const Unit& unit, const ExitHex& way);
// The rule of the terrain or piece that keeps a unit from going on to a hex within its allowance.
std::string_view stopping_rule(const State& s, const Unit& unit, Hex to);
std::string_view stopping_rule(const State& s, const General& general, Hex to);
// The rule that keeps it from leaving by an exit that is near, on the way there or on the exit hex.
std::string_view stopping_rule(const State& s, const Unit& unit, const ExitHex& way);

}  // namespace grognard::ccn
