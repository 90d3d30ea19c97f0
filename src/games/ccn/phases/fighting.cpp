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
    s.fights.forget();
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
    for (const UnitId battery : fight.support) s.turn.fought.add(battery);
    s.fights.forget();
    s.frames.push(fight);
}

void apply(State& s, Fighting&, const Done&, const EventSink& events) {
    s.frames.pop();
    s.fights.forget();
    end_turn(s, events);
}

namespace {

// Which of these units have an enemy in range or beside them. Most have none, and who has nobody
// can foresee: all are looked at alike.
UnitSet with_enemies_near(const State& s, const UnitSet& units, const HexSet& enemies) {
    UnitSet out;
    for (const int id : units) {
        const Hex from = s.unit_hexes[static_cast<std::size_t>(id)];
        const HexSet& near = within(from, std::max(range_of(s, static_cast<UnitId>(id)), 1));
        out.add_if(near.intersects(enemies), id);
    }
    return out;
}

// Tells the word of each fight of one unit that may fight.
template <class Tell>
void each_fight_of(const State& s, UnitId id, const HexSet& enemies, const HexSet& generals,
                   Tell tell) {
    const Hex from = s.unit_hexes[id];
    const HexSet beside = neighbours(from) & (enemies | generals);
    if (!beside.empty() && !refuse_melee_by_card(s)) {
        each_melee(s, id, beside, Boost::Card, tell);
    }
    // Nobody at all while a unit is beside it (ccn.ranged.locked-by-adjacent).
    const int range = range_of(s, id);
    if (range < 2 || beside.intersects(enemies)) return;
    for (const Hex at : hexes(fire_targets(s, id, enemies & within(from, range)))) {
        tell(word_of(Fire{from, at}));
    }
}

// Tells the word of each fight that is legal now.
template <class Tell>
void each_fight(const State& s, Tell tell) {
    const Seat seat = s.turn.active;
    const HexSet enemies = units_of(s, other(seat));
    const HexSet generals = generals_of(s, other(seat));
    const UnitSet ready = (s.turn.ordered - s.turn.fought) & on_board(s, seat).units;
    const Fit fit = fit_to_fight(s, ready);
    for (const int each : with_enemies_near(s, fit.to_fight, enemies | generals)) {
        const auto id = static_cast<UnitId>(each);
        if (fit.doubtful.has(id) && !may_fight(s, id)) [[unlikely]]
            continue;
        each_fight_of(s, id, enemies, generals, tell);
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
    room.push_copies<4>(s.fights.listed);
}

// With nobody left who could fight the phase ends by itself.
bool proceed(State& s, Fighting& fighting, const EventSink& events) {
    list_fights(s, s.fights);
    if (!s.fights.none()) return false;
    apply(s, fighting, Done{}, events);
    return true;
}

}  // namespace grognard::ccn
