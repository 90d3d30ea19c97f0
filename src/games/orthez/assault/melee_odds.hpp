// Melee: values of both sides, odds column and modifiers of the dice (section 15.6).
#pragma once

#include "core/ledger.hpp"
#include "core/ratio.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// How one side fights: attackers come from these hexes, a charge has its own factors.
struct MeleeTerms {
    bool charge = false;
    bool short_charge = false;  // fewer than three hexes (lb.18.10.1)
    Strength attackers = Strength::Whole;
    Strength defenders = Strength::Whole;
};

// Across a stream or a sunken road the attacker fights disordered (lb.15.6.B.1.b).
bool crosses_obstacle(const State& s, HexId from, HexId to);

// The part of a unit's value that fights in one of its hexes.
Ratio attack_value(const State& s, UnitId unit, HexId from, HexId target, const MeleeTerms& terms);
Ratio defence_value(const State& s, UnitId unit, HexId hex, const HexList& attackers,
                    const MeleeTerms& terms);

struct MeleeOdds {
    Ratio attack;
    Ratio defence;
    int column = 0;
    Ledger dice;
    bool massed = false;  // more than 18 increments: marked losses double (lb.15.13.2)
};

MeleeOdds melee_odds_of(const State& s, const HexList& attackers, const HexList& targets,
                        const MeleeTerms& terms);

MeleeCell melee_result(const State& s, const MeleeOdds& odds, Roll natural);

}  // namespace grognard::orthez
