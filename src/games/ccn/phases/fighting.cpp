// Declaring fire and melee.
#include "games/ccn/phases/fighting.hpp"

#include <algorithm>

#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/phases/turn.hpp"

namespace grognard::ccn {

namespace {

// No unit of ours there: a general alone, or nobody.
Refusal why_nobody_fights(const State& s, Hex from, std::string_view general_rule) {
    if (from.on_board() && generals_of(s, s.turn.active).has(from.index)) {
        return {general_rule, "lone-general"};
    }
    return {"ccn.order.only-ordered-act", "no-own-unit"};
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
    s.turn.remembered.fired.add(id);
    s.fights.forget();
    s.frames.push(roll);
}

void apply(State& s, Fighting&, const Melee& melee, EventSink& events) {
    const MeleeFight fight = fight_of(s, melee);
    if (events.heard()) {
        events.tell(
            MeleeDeclared{fight.unit, melee.from, melee.at, fight.support, false,
                          melee_ledger(s, fight.unit, melee.at, fight.support, Boost::Card)});
    }
    s.turn.fought.add(fight.unit);
    for (const UnitId battery : fight.support) s.turn.fought.add(battery);
    for (const UnitId battery : fight.support) s.turn.remembered.supported.add(battery);
    s.fights.forget();
    s.frames.push(fight);
}

void apply(State& s, Fighting&, const Done&, EventSink& events) {
    s.frames.pop();
    s.fights.forget();
    end_turn(s, events);
}

namespace {

// Tells the word of each fight that is legal now. Most units have no enemy near.
template <class Tell>
void each_fight(const State& s, Tell tell) {
    const HexSet enemies = units_of(s, other(s.turn.active));
    const HexSet generals = generals_of(s, other(s.turn.active));
    for (const int i : s.turn.ordered - s.turn.fought) {
        const auto id = static_cast<UnitId>(i);
        const Hex from = s.unit_hexes[id];
        if (!from.on_board()) continue;
        const HexSet in_range = enemies & within(from, std::max(range_of(s, id), 1));
        const HexSet beside = neighbours(from) & (enemies | generals);
        const HexSet near = in_range | beside;
        if (near.empty() || !may_fight(s, id)) continue;
        if (!beside.empty() && !refuse_melee_by_card(s)) {
            each_melee(s, id, beside, Boost::Card, tell);
        }
        // Nobody at all while a unit is beside it (ccn.ranged.locked-by-adjacent).
        if (beside.intersects(enemies)) continue;
        for (const Hex at : hexes(fire_targets(s, id, near - beside))) {
            tell(word_of(Fire{from, at}));
        }
    }
}

void list_fights(const State& s, Fights& out) {
    out.forget();
    each_fight(s, [&](ActionWord said) {
        if (out.listed.full()) {
            out.more = true;
        } else {
            build(out.listed.extend(1), said);
        }
    });
}

}  // namespace

Fights fights_of(const State& s) {
    Fights out;
    list_fights(s, out);
    return out;
}

void offer(const State& s, const Fighting&, Offers<Action>& out) {
    out.push_back(Done{});
    if (s.fights.more) [[unlikely]]
        return each_fight(s, [&](ActionWord said) { out.push_back(said); });
    auto room = out.room(static_cast<int>(s.fights.listed.capacity()));
    for (const Action& said : s.fights.listed) room.push_back(said);
}

// With nobody left who could fight the phase ends by itself.
bool proceed(State& s, Fighting& fighting, EventSink& events) {
    list_fights(s, s.fights);
    if (!s.fights.none()) return false;
    apply(s, fighting, Done{}, events);
    return true;
}

}  // namespace grognard::ccn
