// The exact distribution of a fire or melee, worked out by the rules themselves.
#pragma once

#include <optional>
#include <vector>

#include "core/fraction.hpp"
#include "core/ledger.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// What can come to one of the two units in the fight.
struct UnitOdds {
    std::vector<Fraction> lost;  // by number of blocks; the last index is the whole unit
    Fraction eliminated;
    Fraction driven_back;  // and not eliminated
    Fraction general_lost;
    bool has_general = false;

    friend bool operator==(const UnitOdds&, const UnitOdds&) = default;
};

// Answers are supposed as most players give them: the attacked unit stands, strikes back when it
// may, and every owner ignores as many hits and flags as the rules allow.
struct CombatOdds {
    Ledger dice;
    UnitOdds target;
    UnitOdds attacker;
    Fraction battle_back;
    bool against_general = false;  // a lone general: `target.eliminated` is his death
    bool may_react = false;        // the attacked player has a say before the dice

    friend bool operator==(const CombatOdds&, const CombatOdds&) = default;
};

// What may be asked beside play: the odds of a fire or melee that is not refused now.
struct OddsQuery {
    Action action;
};

// The action must not be refused; nothing if it is neither fire nor melee.
std::optional<CombatOdds> combat_odds(const State& s, const Action& action);

}  // namespace grognard::ccn
