// Phase 3: ordered units and generals move, one at a time.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

// Hexes a unit may move under a tactic card.
int allowance_by_card(const State& s, const Unit& unit);
inline int allowance(const State& s, const Unit& unit) {
    const bool normal = is_section_card(s.turn.effect) || s.turn.substitute;
    return normal ? card_of(s, unit).moves : allowance_by_card(s, unit);
}
// The rule on how far troops of that type move; the rule on ground that nobody enters.
std::string_view move_rule(const Unit& unit);
std::string_view impassable_rule(const State& s, Hex to);
// The rule that says how far this unit goes under the card on the table.
std::string_view distance_rule(const State& s, const Unit& unit);
// Who stands there and keeps the unit out.
Verdict why_not_among(const State& s, const Unit& unit, Hex to, bool with_general);
// Does the general attached to this unit go with it? Not if he was himself ordered to detach.
// Leadership orders unit and general as one: only he can leave it, never it him.
inline bool takes_general_along(const State& s, const Unit& unit) {
    if (!has_attached(s, unit)) return false;
    if (s.turn.effect == Card::Leadership && !s.turn.substitute) return true;
    const GeneralId general = general_id(s, unit.at);
    return !s.turn.generals_ordered.has(general) || s.turn.generals_moved.has(general);
}
// Is there an ordered piece that may still move, and has somewhere to go?
bool can_move_anybody(const State& s);
// Where a piece can get to.
HexSet unit_reach(const State& s, const Unit& unit);
HexSet general_reach(const State& s, const General& general);

// May this unit stand on that hex, leaving aside how it gets there?
bool enterable(const State& s, const Unit& unit, Hex to, bool with_general);

bool bars_fight_on_entry(const State& s, Hex to);
// Entering a forest or town leaves a mark: it may bar fighting this turn.
void note_entry(State& s, UnitId id, Hex to);

Verdict refuse(const State& s, const Moving& moving, const MoveUnit& move);
Verdict refuse(const State& s, const Moving& moving, const MoveGeneral& move);
Verdict refuse(const State& s, const Moving& moving, const ExitBoard& exit);
Verdict refuse(const State& s, const Moving& moving, const Done& done);
void apply(State& s, Moving& moving, const MoveUnit& move, const EventSink& events);
void apply(State& s, Moving& moving, const MoveGeneral& move, const EventSink& events);
void apply(State& s, Moving& moving, const ExitBoard& exit, const EventSink& events);
void apply(State& s, Moving& moving, const Done& done, const EventSink& events);
void offer(const State& s, const Moving& moving, Offers<Action>& out);
bool proceed(State& s, Moving& moving, const EventSink& events);

}  // namespace grognard::ccn
