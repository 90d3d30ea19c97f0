// Declaring fire and melee.
#include "games/ccn/combat/fighting.hpp"

#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/turn/turn.hpp"

namespace grognard::ccn {

namespace {

// No unit of ours there: a general alone, or nobody.
Refusal why_nobody_fights(const State& s, Hex from, std::string_view general_rule) {
    if (from.on_board() && generals_of(s, s.turn.active).has(from.index)) {
        return refused(general_rule, Reason::LoneGeneral);
    }
    return refused("ccn.order.only-ordered-act", Reason::NoOwnUnit);
}

}  // namespace

Verdict refuse(const State& s, const Fighting&, const Fire& fire) {
    if (own_unit(s, fire.from) == nullptr) return why_nobody_fights(s, fire.from, "ccn.ranged.who");
    return refuse_fire(s, unit_id(s, fire.from), fire.at);
}

Verdict refuse(const State& s, const Fighting&, const Melee& melee) {
    if (own_unit(s, melee.from) == nullptr) {
        return why_nobody_fights(s, melee.from, "ccn.move.leader.no-combat");
    }
    return refuse_melee(s, unit_id(s, melee.from), melee, Boost::Card);
}

Verdict refuse(const State&, const Fighting&, const Done&) { return allowed; }

void apply(State& s, Fighting&, const Fire& fire, const EventSink& events) {
    const UnitId id = unit_id(s, fire.from);
    const Attack attack = attack_of(s, id, fire.at, Fight::Fire, Boost::Card);
    Roll roll;
    roll.by = id;
    roll.target = unit_id(s, fire.at);
    roll.kind = RollKind::Fire;
    roll.dice = static_cast<std::uint8_t>(dice_count(attack));
    if (events.heard()) events.tell(FireDeclared{id, fire.from, fire.at, dice_ledger(attack)});
    s.turn.fought.add(id);
    s.frames.push(roll);
}

void apply(State& s, Fighting&, const Melee& melee, const EventSink& events) {
    const MeleeFight fight = fight_of(s, melee);
    if (events.heard()) {
        events.tell(
            MeleeDeclared{fight.unit, melee.from, melee.at, fight.support, false,
                          melee_ledger(s, fight.unit, melee.at, fight.support, Boost::Card)});
    }
    s.turn.fought.add(fight.unit);
    s.turn.fought |= fight.support;
    s.frames.push(fight);
}

void apply(State& s, Fighting&, const Done&, const EventSink& events) {
    s.frames.pop();
    end_turn(s, events);
}

namespace {

// The active side's units that may still fight somebody, as far as they are concerned themselves.
UnitSet able_to_fight(const State& s) {
    UnitSet out;
    for (const int id : s.turn.ordered - s.turn.fought) {
        const auto unit = static_cast<UnitId>(id);
        if (s.units[unit].at.on_board() && !refuse_own_combat(s, unit)) out.add(id);
    }
    return out;
}

HexSet melee_targets(const State& s, UnitId id) {
    return refuse_melee_by_card(s) ? HexSet{} : enemies_beside(s, s.units[id]);
}

HexSet fire_targets(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    const int range = range_of(s, id);
    HexSet out;
    if (range < 2 || enemy_unit_adjacent(s, unit.at, unit.side)) return out;
    for (const Hex at : hexes(units_of(s, other(unit.side)) & within(unit.at, range))) {
        if (!refuse_fire(s, id, at)) out.add(at.index);
    }
    return out;
}

}  // namespace

Coverage offer(const State& s, const Fighting&, Offers<Action>& out) {
    Coverage coverage = Coverage::Complete;
    out.push_back(Done{});
    for (const int each : able_to_fight(s)) {
        const auto id = static_cast<UnitId>(each);
        if (offer_melees(s, id, melee_targets(s, id), Boost::Card, out) == Coverage::Sampled) {
            coverage = Coverage::Sampled;
        }
        for (const Hex at : hexes(fire_targets(s, id))) out.push_back(Fire{s.units[id].at, at});
    }
    return coverage;
}

// With nobody left who could fight the phase ends by itself.
bool proceed(State& s, Fighting& fighting, const EventSink& events) {
    for (const int each : able_to_fight(s)) {
        const auto id = static_cast<UnitId>(each);
        if (has_melee(s, id, melee_targets(s, id), Boost::Card)) return false;
        if (!fire_targets(s, id).empty()) return false;
    }
    apply(s, fighting, Done{}, events);
    return true;
}

}  // namespace grognard::ccn
