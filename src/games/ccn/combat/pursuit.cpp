// Infantry takes ground; cavalry pursues, one hex further, and may fight once more.
#include "games/ccn/combat/pursuit.hpp"

#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/movement/movement.hpp"
#include "games/ccn/movement/reach.hpp"

namespace grognard::ccn {

namespace {

void advance_to(State& s, UnitId id, Hex to, const EventSink& events) {
    const Hex from = s.units[id].at;
    move_together(s, id, to, events);
    note_entry(s, id, to);
    events.tell(GroundTaken{id, from, to});
}

// Where pursuing cavalry may go with its extra hex.
HexSet extra_hexes(const State& s, const Unit& unit) {
    return neighbours(unit.at) - barred_to_unit(s, unit, has_attached(s, unit));
}

Verdict refuse_ground(const State& s, const MeleeFight& fight) {
    const Unit& unit = s.units[fight.unit];
    if (arm(unit) == Arm::Artillery)
        return refused("ccn.takeground.not-artillery", Reason::Artillery);
    if (in_square(unit)) return refused("ccn.takeground.not-square", Reason::InSquare);
    if (enterable(s, unit, fight.at, has_attached(s, unit))) return allowed;
    return refused("ccn.takeground.terrain", Reason::HexClosed);
}

}  // namespace

bool pursuit_ends(const State& s, const MeleeFight& fight) {
    return fight.bonus || s.battle->stops.has(fight.at.index) ||
           fortified(s, fight.from, direction(fight.from, fight.at));  // R13
}

Verdict refuse(const State& s, const GroundChoice&, const Advance& advance) {
    const MeleeFight& fight = *s.frames.nearest<MeleeFight>();
    if (advance.to == fight.at) return refuse_ground(s, fight);
    const bool horse = arm(s.units[fight.unit]) == Arm::Cavalry;
    if (horse && fight.bonus) {
        return refused("ccn.bonus-combat.win-advance", Reason::NotTheVacatedHex);
    }
    return refused(horse ? "ccn.pursuit.right" : "ccn.takeground.right", Reason::NotTheVacatedHex);
}

Verdict refuse(const State&, const GroundChoice&, const Pass&) { return allowed; }

void apply(State& s, GroundChoice&, const Advance& advance, const EventSink& events) {
    s.frames.pop();
    const MeleeFight fight = *s.frames.nearest<MeleeFight>();
    advance_to(s, fight.unit, advance.to, events);
    if (arm(s.units[fight.unit]) != Arm::Cavalry || fight.bonus) return;
    s.frames.push(BonusChoice{fight.unit});
    if (!pursuit_ends(s, fight)) s.frames.push(PursuitChoice{fight.unit});
}

void apply(State& s, GroundChoice&, const Pass&, const EventSink&) { s.frames.pop(); }

void offer(const State& s, const GroundChoice&, Offers<Action>& out) {
    out.push_back(Advance{s.frames.nearest<MeleeFight>()->at});
    out.push_back(Pass{});
}

bool proceed(State& s, GroundChoice&, const EventSink&) {
    if (!refuse_ground(s, *s.frames.nearest<MeleeFight>())) return false;
    s.frames.pop();
    return true;
}

Verdict refuse(const State& s, const PursuitChoice& choice, const Advance& advance) {
    const Unit& unit = s.units[choice.unit];
    if (advance.to.on_board() && extra_hexes(s, unit).has(advance.to.index)) return allowed;
    if (!advance.to.on_board() || !adjacent(unit.at, advance.to)) {
        return refused("ccn.pursuit.right", Reason::OneHexOnly);
    }
    const Verdict taken = why_not_among(s, unit, advance.to, has_attached(s, unit));
    return taken.value_or(refused("ccn.pursuit.terrain", Reason::HexClosed));
}

Verdict refuse(const State&, const PursuitChoice&, const Pass&) { return allowed; }

void apply(State& s, PursuitChoice& choice, const Advance& advance, const EventSink& events) {
    const UnitId id = choice.unit;
    s.frames.pop();
    advance_to(s, id, advance.to, events);
}

void apply(State& s, PursuitChoice&, const Pass&, const EventSink&) { s.frames.pop(); }

void offer(const State& s, const PursuitChoice& choice, Offers<Action>& out) {
    out.push_back(Pass{});
    for (const Hex to : hexes(extra_hexes(s, s.units[choice.unit]))) out.push_back(Advance{to});
}

bool proceed(State& s, PursuitChoice& choice, const EventSink&) {
    if (!extra_hexes(s, s.units[choice.unit]).empty()) return false;
    s.frames.pop();
    return true;
}

Verdict refuse(const State& s, const BonusChoice& choice, const Melee& melee) {
    if (melee.from != s.units[choice.unit].at) {
        return refused("ccn.bonus-combat.finish-first", Reason::AnotherUnit);
    }
    return refuse_melee(s, choice.unit, melee, Boost::BonusCombat);
}

Verdict refuse(const State&, const BonusChoice&, const Pass&) { return allowed; }

void apply(State& s, BonusChoice& choice, const Melee& melee, const EventSink& events) {
    const UnitId id = choice.unit;
    s.frames.pop();
    MeleeFight fight = fight_of(s, melee);
    fight.bonus = true;
    if (events.heard()) {
        events.tell(
            MeleeDeclared{id, melee.from, melee.at, fight.support, true,
                          melee_ledger(s, id, melee.at, fight.support, Boost::BonusCombat)});
    }
    s.turn.bonus_fought.add(id);
    s.turn.fought |= fight.support;
    s.frames.push(fight);
}

void apply(State& s, BonusChoice&, const Pass&, const EventSink&) { s.frames.pop(); }

Coverage offer(const State& s, const BonusChoice& choice, Offers<Action>& out) {
    out.push_back(Pass{});
    const HexSet targets = bonus_targets(s, choice.unit);
    return offer_melees(s, choice.unit, targets, Boost::BonusCombat, out);
}

bool proceed(State& s, BonusChoice& choice, const EventSink&) {
    if (!s.turn.bonus_fought.has(choice.unit) && has_bonus_combat(s, choice.unit)) return false;
    s.frames.pop();
    return true;
}

}  // namespace grognard::ccn
