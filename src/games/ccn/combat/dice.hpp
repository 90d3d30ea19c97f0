// How many dice an attack rolls, and why.
#pragma once

#include <string_view>

#include "core/ledger.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

enum class Boost : std::uint8_t { None, Card, BonusCombat };  // which card dice may apply

// One unit's part of an attack: everything its dice depend on.
struct Attack {
    const State& s;
    const Unit& unit;
    Hex target;
    const Unit* at;  // null: a lone general
    Fight fight = Fight::Melee;
    Boost boost = Boost::None;
    bool ordered = false;  // its own order, for card dice
    bool moved = false;    // this turn
};

inline Attack attack_of(const State& s, UnitId by, Hex target, Fight fight, Boost boost) {
    const Unit& unit = s.units[by];
    const UnitId at = unit_id(s, target);
    return {s,
            unit,
            target,
            at == no_piece ? nullptr : &s.units[at],
            fight,
            boost,
            s.turn.ordered.has(by),
            s.turn.moved.has(by)};
}

int dice_count(const Attack& attack);
Ledger dice_ledger(const Attack& attack);

// Melee dice on open ground, without cards: what a general escaping through this unit faces.
int escape_dice(const State& s, const Unit& unit);

// Does an attack from one hex into another cross a fortified side of the second?
inline bool crosses_works(const State& s, Hex from, Hex into) {
    if (s.battle->works[into.index] == 0) return false;
    const Line& way = line(from, into);
    return fortified(s, into, way.entry) && fortified(s, into, way.entry_other);  // R14
}

}  // namespace grognard::ccn
