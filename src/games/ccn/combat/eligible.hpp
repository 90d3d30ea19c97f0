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

// As far as its card lets it fire now. Counted, not branched on: who moved nobody can foresee.
inline int range_of(const State& s, UnitId id) {
    const UnitCard& card = card_of(s, s.units[id]);
    const int moved = s.turn.moved.has(id) ? 1 : 0;
    return card.range + moved * (card.range_moved - card.range);
}

inline int range_of(const State& s, const Unit& unit) { return range_of(s, unit_id(s, unit.at)); }

inline HexSet enemies_beside(const State& s, const Unit& unit) {
    const Seat enemy = other(unit.side);
    return neighbours(unit.at) & (units_of(s, enemy) | generals_of(s, enemy));
}

// The same as refuse_own_combat, when nobody wants to know why.
bool may_fight(const State& s, UnitId id);
// Which of these, ordered and not in combat yet, may fight, as far as sets tell. Most have done
// nothing against it.
struct Fit {
    UnitSet to_fight;
    UnitSet doubtful;  // of these: may_fight knows
};
Fit fit_to_fight(const State& s, const UnitSet& ready);
// At which of these enemies, none of them beside it, a unit that may fight may fire: by card, sight
// and dice.
HexSet fire_targets(const State& s, UnitId id, const HexSet& enemies);

// Enemies this unit may attack in bonus combat as far as it is concerned itself; dice may yet be
// wanting.
HexSet bonus_targets(const State& s, UnitId id);
// May it attack there without help? Which batteries may help it?
bool attacks_alone(const State& s, UnitId id, Hex at, Boost boost);
HexSet batteries_for(const State& s, UnitId id, Hex at, Boost boost);
// Of so many, five at a time can be named. No side has more than seven in the box; a position may.
inline constexpr int most_batteries = 12;
bool has_bonus_combat(const State& s, UnitId id);

// Tells the word of each legal melee of this unit with these enemies, its supports in every
// combination: every battery that may join brings at least one die.
template <class Tell>
void each_melee(const State& s, UnitId id, const HexSet& targets, Boost boost, Tell tell) {
    const Hex from = s.units[id].at;
    for (const Hex at : hexes(targets)) {
        const HexSet batteries = batteries_for(s, id, at, boost);
        const unsigned subsets = 1U << static_cast<unsigned>(batteries.size());
        for (unsigned subset = attacks_alone(s, id, at, boost) ? 0 : 1; subset < subsets;
             ++subset) {
            if (std::popcount(subset) > int{max_support}) continue;
            Melee melee{from, at, {}};
            unsigned joins = subset;
            for (const Hex battery : hexes(batteries)) {
                if ((joins & 1U) != 0) melee.support.push(battery);
                joins >>= 1U;
            }
            tell(word_of(melee));
        }
    }
}

// R57: a battery beside the target fights it in melee, one farther off fires at it.
inline Fight support_kind(const Unit& battery, Hex at) {
    return adjacent(battery.at, at) ? Fight::Melee : Fight::Fire;
}

// All dice of a declared melee: the unit's and each battery's own.
int melee_dice(const State& s, UnitId id, Hex at, const Fixed<UnitId, max_support>& support,
               Boost boost);
Ledger melee_ledger(const State& s, UnitId id, Hex at, const Fixed<UnitId, max_support>& support,
                    Boost boost);

MeleeFight fight_of(const State& s, const Melee& melee);

}  // namespace grognard::ccn
