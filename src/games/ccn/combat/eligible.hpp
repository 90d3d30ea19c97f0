// Who may fight whom: moves made, terrain entered, cards, range, sight, dice.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/combat/dice.hpp"

namespace grognard::ccn {

// Why this ordered unit can't fight now, whoever the target; moves and terrain only.
Verdict refuse_to_fight(const State& s, UnitId id);
// The same with order, card and one combat a turn.
Verdict refuse_own_combat(const State& s, UnitId id);
// A card that is for fire alone.
Verdict refuse_melee_by_card(const State& s);

Verdict refuse_fire(const State& s, UnitId id, Hex at);
Verdict refuse_melee(const State& s, UnitId id, const Melee& melee, Boost boost);

// How far it may fire now.
inline int range_of(const State& s, UnitId id) {
    const UnitCard& card = card_of(s, s.units[id]);
    return s.turn.moved.has(id) ? card.range_moved : card.range;
}

enum class MoveLength : std::uint8_t { OneHex, Farther };
// Why a unit that moved that far may not fight; why one that entered its hex this turn may not.
Verdict refuse_after_move(const State& s, const Unit& unit, MoveLength length);
Verdict refuse_after_entry(const State& s, const Unit& unit);

inline HexSet enemies_beside(const State& s, const Unit& unit) {
    const Seat enemy = other(unit.side);
    return neighbours(unit.at) & (units_of(s, enemy) | generals_of(s, enemy));
}

// Enemies this unit may attack in bonus combat, dice left aside.
HexSet bonus_targets(const State& s, UnitId id);
bool has_bonus_combat(const State& s, UnitId id);

// Offers melees of this unit with these enemies: alone, with each battery that may join, with all
// of them. Sampled where that leaves out some sets of batteries.
Coverage offer_melees(const State& s, UnitId id, const HexSet& targets, Boost boost,
                      Offers<Action>& out);
// May it attack one of these enemies, alone or with batteries?
bool has_melee(const State& s, UnitId id, const HexSet& targets, Boost boost);

// R57: a battery beside the target fights it in melee, one farther off fires at it.
inline Fight support_kind(const Unit& battery, Hex at) {
    return adjacent(battery.at, at) ? Fight::Melee : Fight::Fire;
}

// All dice of a declared melee: the unit's and each battery's own.
int melee_dice(const State& s, UnitId id, Hex at, const UnitSet& support, Boost boost);
Ledger melee_ledger(const State& s, UnitId id, Hex at, const UnitSet& support, Boost boost);

// The batteries on these hexes.
UnitSet batteries_on(const State& s, const HexSet& hexes);
MeleeFight fight_of(const State& s, const Melee& melee);

}  // namespace grognard::ccn
