// Fire and melee that may not be declared: every rule that stands against them.
#pragma once

#include "games/ccn/grounds/common.hpp"

namespace grognard::ccn {

// Against a second combat in the turn, by what the first was.
void name_fought(const State& s, UnitId id, Fight fight, Named& named);
// Why this unit does not fight now by that kind of combat, whoever the target.
void name_own_combat(const State& s, UnitId id, Fight fight, Named& named);
// The part of it that also holds in a bonus combat: moves made, terrain entered, cards.
void name_to_fight(const State& s, UnitId id, Fight fight, Named& named);
// Farther off than its card lets it fire.
void name_range(const State& s, const Unit& unit, Hex at, Named& named);

void name_refused(const State& s, const Fighting& fighting, const Fire& fire, Named& named);
void name_refused(const State& s, const Fighting& fighting, const Melee& melee, Named& named);
void name_refused(const State& s, const BonusChoice& choice, const Melee& melee, Named& named);

// Batteries that may not join (support.cpp).
void name_support(const State& s, UnitId attacker, const Melee& melee, Boost boost, Named& named);

}  // namespace grognard::ccn
