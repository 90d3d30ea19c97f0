#include "games/orthez/fire/skirmish.hpp"

#include <algorithm>

#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/fire/fire_attack.hpp"
#include "games/orthez/fire/firers.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

bool is_skirmishing_cavalry(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    return counter(s, id).arm == Arm::Cavalry && on_map(unit) && unit.order == OrderState::Good &&
           unit.formation == Formation::Skirmish;
}

bool is_formed_cavalry(const State& s, HexId hex) {
    const UnitId top = leading_unit(s, hex);
    if (top == no_unit || counter(s, top).arm != Arm::Cavalry) return false;
    const Unit& unit = s.units[top];
    return unit.order == OrderState::Good &&
           (unit.formation == Formation::Line || unit.formation == Formation::Column);
}

// The half of the unit that has that enemy hex in front of it; no_hex.
HexId half_facing(const State& s, UnitId unit, HexId at) {
    for (const HexId from : s.units[unit].hexes) {
        if (in_field_of_fire(s, unit, from, at) && adjacent(ground(s), from, at)) return from;
    }
    return no_hex;
}

// lb.11.9.I.2: formed enemy cavalry draws all of it on itself.
bool has_formed_cavalry_in_front(const State& s, UnitId unit) {
    const Seat enemy = other(side_of(s, unit));
    for (const HexId from : s.units[unit].hexes) {
        for (Side side = 0; side < side_count; ++side) {
            const HexId at = neighbour(ground(s), from, side);
            if (at == no_hex || !holds_unit_of(s, at, enemy)) continue;
            if (is_formed_cavalry(s, at) && half_facing(s, unit, at) != no_hex) return true;
        }
    }
    return false;
}

// A unit over two hexes is attacked once by the same cavalry.
bool was_attacked(const State& s, const SkirmishesDone& done, const SkirmishAttack& attack) {
    const UnitId target = leading_unit(s, attack.at);
    return std::ranges::any_of(done, [&](const SkirmishDone& one) {
        return one.unit == attack.unit && stands_in(s.units[target], one.at);
    });
}

FireOdds odds_of(const State& s, const SkirmishAttack& attack) {
    HexList from;
    from.push(half_facing(s, attack.unit, attack.at));
    return skirmish_odds_of(s, attack.unit, from, attack.at);
}

bool held_by_assault(const State& s, const SkirmishAttack& attack) {
    return std::ranges::any_of(s.units[attack.unit].hexes,
                               [&](HexId from) { return is_held_by_assault(s, from, attack.at); });
}

template <class Visit>
void each_target(const State& s, Seat side, const Visit& visit) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (side_of(s, unit) != side || !is_skirmishing_cavalry(s, unit)) continue;
        HexSet seen;
        for (const HexId from : s.units[unit].hexes) {
            for (Side toward = 0; toward < side_count; ++toward) {
                const HexId at = neighbour(ground(s), from, toward);
                if (at == no_hex || seen.has(at) || !holds_unit_of(s, at, other(side))) continue;
                seen.add(at);
                visit(SkirmishAttack{unit, at});
            }
        }
    }
}

}  // namespace

Verdict refuse_skirmish(const State& s, Seat side, const SkirmishAttack& attack,
                        const SkirmishesDone& done) {
    if (attack.unit >= s.battle->units.size()) return refused("lb.11.9.I.1", Reason::NoSuchUnit);
    if (side_of(s, attack.unit) != side) return refused("lb.11.9.I.1", Reason::NotYourUnit);
    if (!is_skirmishing_cavalry(s, attack.unit)) {
        return refused("lb.11.9.I.1", Reason::MayNotFire);
    }
    if (attack.at >= ground(s).terrain.size()) return refused("lb.11.9.I.1", Reason::NoSuchHex);
    if (!holds_unit_of(s, attack.at, other(side))) {
        return refused("lb.11.9.I.1", Reason::NoSuchUnit);
    }
    if (half_facing(s, attack.unit, attack.at) == no_hex) {
        return refused("lb.11.9.I.1", Reason::NotInFieldOfFire);
    }
    if (was_attacked(s, done, attack) || done.full()) {
        return refused("lb.11.9.I.1", Reason::HasFired);
    }
    const UnitId target = leading_unit(s, attack.at);
    if (s.units[target].done.charge_marked || s.units[attack.unit].done.charge_marked) {
        return refused("lb.18.6.C.6.b", Reason::NotNow);
    }
    if (held_by_assault(s, attack)) return refused("lb.15.3.C.2", Reason::MustFireAtAssailant);
    if (!is_formed_cavalry(s, attack.at) && has_formed_cavalry_in_front(s, attack.unit)) {
        return refused("lb.11.9.I.2", Reason::MustFireAdjacent);
    }
    if (!odds_of(s, attack).allowed()) return refused("lb.14.4.C.1", Reason::OddsTooLow);
    return allowed;
}

void offer_skirmishes(const State& s, Seat side, const SkirmishesDone& done, Offers<Action>& out) {
    each_target(s, side, [&](const SkirmishAttack& attack) {
        if (!refuse_skirmish(s, side, attack, done)) out.push_back(attack);
    });
}

bool can_skirmish(const State& s, Seat side, const SkirmishesDone& done) {
    bool found = false;
    each_target(s, side, [&](const SkirmishAttack& attack) {
        found = found || !refuse_skirmish(s, side, attack, done);
    });
    return found;
}

void begin_skirmish(State& s, const SkirmishAttack& attack) {
    FireOrder order;
    order.kind = FireKind::Skirmish;
    order.from.push(half_facing(s, attack.unit, attack.at));
    order.at = attack.at;
    begin_fire_attack(s, order);
}

}  // namespace grognard::orthez
