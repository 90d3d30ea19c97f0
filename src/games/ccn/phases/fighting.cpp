// Declaring fire and melee.
#include "games/ccn/phases/fighting.hpp"

#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/combat/sight.hpp"

namespace grognard::ccn {

namespace {

bool own_unit(const State& s, Hex at) {
    return at.on_board() && units_of(s, s.turn.active).has(at.index);
}

// No unit of ours there: a general alone, or nobody.
Refusal why_nobody_fights(const State& s, Hex from, std::string_view general_rule) {
    if (from.on_board() && generals_of(s, s.turn.active).has(from.index)) {
        return {general_rule, "lone-general"};
    }
    return {"ccn.order.only-ordered-act", "no-own-unit"};
}

template <class Accept>
void each_fire(const State& s, UnitId id, Accept accept) {
    const Unit& unit = s.units[id];
    const int range = card_of(s, unit).range;
    if (range == 0) return;
    const HexSet targets =
        (within(unit.at, range) - neighbours(unit.at)) & units_of(s, other(unit.side));
    for (const Hex at : hexes(targets)) {
        if (!refuse_fire(s, id, at) && !accept(at)) return;
    }
}

}  // namespace

Seat decider(const State& s, const Fighting&) { return s.turn.active; }

Verdict refuse(const State& s, const Fighting&, const Fire& fire) {
    if (!own_unit(s, fire.from)) return why_nobody_fights(s, fire.from, "ccn.ranged.who");
    return refuse_fire(s, unit_id(s, fire.from), fire.at);
}

Verdict refuse(const State& s, const Fighting&, const Melee& melee) {
    if (!own_unit(s, melee.from)) return why_nobody_fights(s, melee.from, "ccn.move.leader.no-combat");
    return refuse_melee(s, unit_id(s, melee.from), melee, Boost::Card);
}

Verdict refuse(const State&, const Fighting&, const Done&) { return allowed; }

void apply(State& s, Fighting&, const Fire& fire, EventSink& events) {
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

void apply(State& s, Fighting&, const Melee& melee, EventSink& events) {
    const MeleeFight fight = fight_of(s, melee);
    if (events.heard()) {
        events.tell(MeleeDeclared{fight.unit, melee.from, melee.at, fight.support, false,
                                  melee_ledger(s, fight.unit, melee.at, fight.support, Boost::Card)});
    }
    s.turn.fought.add(fight.unit);
    for (const UnitId battery : fight.support) s.turn.fought.add(battery);
    s.frames.push(fight);
}

void apply(State& s, Fighting&, const Done&, EventSink&) { s.frames.pop(); }

void offer(const State& s, const Fighting&, std::vector<Action>& out) {
    out.emplace_back(Done{});
    for (const int i : s.turn.ordered - s.turn.fought) {
        const auto id = static_cast<UnitId>(i);
        const Hex from = s.units[id].at;
        if (!from.on_board()) continue;
        offer_melees(s, id, Boost::Card, out);
        each_fire(s, id, [&out, from](Hex at) {
            out.emplace_back(Fire{from, at});
            return true;
        });
    }
}

// With nobody left who could fight the phase ends by itself.
bool proceed(State& s, Fighting&, EventSink&) {
    for (const int i : s.turn.ordered - s.turn.fought) {
        const auto id = static_cast<UnitId>(i);
        if (!s.units[id].at.on_board()) continue;
        if (has_melee(s, id, Boost::Card)) return false;
        bool found = false;
        each_fire(s, id, [&found](Hex) {
            found = true;
            return false;
        });
        if (found) return false;
    }
    s.frames.pop();
    return true;
}

}  // namespace grognard::ccn
