// Who may fight whom: moves made, terrain entered, cards, range, sight, dice.
#pragma once

#include <vector>

#include "games/ccn/combat/dice.hpp"

namespace grognard::ccn {

// Why this ordered unit can't fight now, whoever the target; moves and terrain only.
Verdict refuse_to_fight(const State& s, UnitId id);
// The same with order, card and one combat a turn.
Verdict refuse_own_combat(const State& s, UnitId id);

Verdict refuse_fire(const State& s, UnitId id, Hex at);
Verdict refuse_melee(const State& s, UnitId id, const Melee& melee, Boost boost);

// Legal melees of this unit, its supports in every combination.
bool has_melee(const State& s, UnitId id, Boost boost);
void offer_melees(const State& s, UnitId id, Boost boost, std::vector<Action>& out);

// All dice of a declared melee: the unit's and each battery's own.
int melee_dice(const State& s, UnitId id, Hex at, const Fixed<UnitId, max_support>& support,
               Boost boost);
Ledger melee_ledger(const State& s, UnitId id, Hex at, const Fixed<UnitId, max_support>& support,
                    Boost boost);

MeleeFight fight_of(const State& s, const Melee& melee);

}  // namespace grognard::ccn
