// Batteries named in a combined attack that may not join it.
#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/grounds/combat.hpp"
#include "games/ccn/grounds/sight.hpp"

namespace grognard::ccn {

namespace {

bool is_own_battery(const State& s, Hex h, Seat side) {
    return h.on_board() && units_of(s, side, Arm::Artillery).has(h.index);
}

// From afar: range, sight, no enemy beside the guns (R26).
void name_distant(const State& s, const Unit& battery, Hex at, Named& named) {
    const int away = distance(battery.at, at);
    if (away > range_of(s, battery) && range_of(s, battery) > 0) {
        named.add("ccn.combined-arms.range-los");
        name_range(s, battery, at, named);
    }
    if (enemy_unit_adjacent(s, battery.at, battery.side)) {
        named.add({"ccn.combined-arms.range-los", "ccn.ranged.locked-by-adjacent"});
    }
    if (away > longest_sight || can_see(s, battery.at, at, battery.side, Overhead::No)) return;
    named.add("ccn.combined-arms.range-los");
    named.add_if(can_see(s, battery.at, at, battery.side, Overhead::Yes),
                 "ccn.combined-arms.no-overhead");
    name_hidden(s, battery, at, Overhead::No, named);
}

void name_battery(const State& s, UnitId id, Hex at, Boost boost, Named& named) {
    const Unit& battery = s.units[id];
    const Fight fight = adjacent(battery.at, at) ? Fight::Melee : Fight::Fire;
    named.add_if(!s.turn.ordered.has(id), "ccn.combined-arms.right");
    if (s.turn.fought.has(id)) {
        named.add("ccn.combined-arms.spent");
        named.add_if(boost == Boost::BonusCombat, "ccn.combined-arms.bonus-combat");
        named.add("ccn.combat.once-per-turn");
    } else {
        name_own_combat(s, id, fight, named);
    }
    if (fight == Fight::Fire) name_distant(s, battery, at, named);
    if (distance(battery.at, at) > range_of(s, battery)) return;
    const Attack attack = attack_of(s, id, at, fight, boost);
    if (!has_dice(attack)) name_no_dice(attack, named);
}

}  // namespace

void name_support(const State& s, UnitId attacker, const Melee& melee, Boost boost, Named& named) {
    if (melee.support.empty()) return;
    const Unit& unit = s.units[attacker];
    named.add_if(arm(unit) == Arm::Artillery || !s.turn.ordered.has(attacker),
                 "ccn.combined-arms.right");
    if (!has_unit(s, melee.at)) {
        named.add({"ccn.combined-arms.lone-general", "ccn.combined-arms.right",
                   "ccn.unit.general-not-unit"});
    }
    for (const Hex h : melee.support) {
        if (is_own_battery(s, h, unit.side)) {
            if (h != unit.at) name_battery(s, unit_id(s, h), melee.at, boost, named);
            continue;
        }
        named.add("ccn.combined-arms.right");
        const bool own_unit_there = h.on_board() && units_of(s, unit.side).has(h.index);
        named.add_if(own_unit_there && h != unit.at, "ccn.melee.one-by-one");
    }
}

}  // namespace grognard::ccn
