// Who may fight whom: moves made, terrain entered, cards, range, sight, dice.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/combat/dice.hpp"

namespace grognard::ccn {

// Why this ordered unit can't fight now, whoever the target; moves and terrain only.
Verdict refuse_to_fight(const State& s, UnitId id);
// The same with order, card and one combat a turn.
Verdict refuse_own_combat(const State& s, UnitId id);

Verdict refuse_fire(const State& s, UnitId id, Hex at);
Verdict refuse_melee(const State& s, UnitId id, const Melee& melee, Boost boost);

// As far as its card lets it fire now.
inline int range_of(const State& s, const Unit& unit) {
    const UnitCard& card = card_of(s, unit);
    return s.turn.moved.has(unit_id(s, unit.at)) ? card.range_moved : card.range;
}

// Enemies at the right distance. Most units have none.
inline HexSet enemies_in_range(const State& s, const Unit& unit) {
    const HexSet& enemies = units_of(s, other(unit.side));
    const int range = range_of(s, unit);
    if (range < 2 || neighbours(unit.at).intersects(enemies)) return {};
    return within(unit.at, range) & enemies;
}

// Those of the enemies in range that this unit may fire at.
HexSet fire_targets_among(const State& s, UnitId id, HexSet targets);
bool has_fire_target_among(const State& s, UnitId id, const HexSet& targets);
// The hexes this unit may fire at.
inline HexSet fire_targets(const State& s, UnitId id) {
    const HexSet targets = enemies_in_range(s, s.units[id]);
    return targets.empty() ? targets : fire_targets_among(s, id, targets);
}
inline bool has_fire_target(const State& s, UnitId id) {
    const HexSet targets = enemies_in_range(s, s.units[id]);
    return !targets.empty() && has_fire_target_among(s, id, targets);
}

inline HexSet enemies_beside(const State& s, const Unit& unit) {
    const Seat enemy = other(unit.side);
    return neighbours(unit.at) & (units_of(s, enemy) | generals_of(s, enemy));
}

// Legal melees of this unit, its supports in every combination.
bool has_melee(const State& s, UnitId id, Boost boost);
void offer_melees(const State& s, UnitId id, Boost boost, Offers<Action>& out);

// All dice of a declared melee: the unit's and each battery's own.
int melee_dice(const State& s, UnitId id, Hex at, const Fixed<UnitId, max_support>& support,
               Boost boost);
Ledger melee_ledger(const State& s, UnitId id, Hex at, const Fixed<UnitId, max_support>& support,
                    Boost boost);

MeleeFight fight_of(const State& s, const Melee& melee);

}  // namespace grognard::ccn
