// Step 2: cavalry against cavalry, one engagement after another until one side has none left.
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

struct Horse {
    const State& s;
    UnitId id;
    const Unit& unit;
};

Horse horse(const State& s, UnitId cavalry) { return {s, cavalry, s.units[cavalry]}; }

std::string_view nation_rule(const Horse& horse) {
    return kind(horse.s, horse.id).nation == Nation::Guard ? "wl.assault.step2.mod.guard"
                                                           : "wl.assault.step2.mod.dutch";
}

constexpr Row<Horse> duel_table[] = {
    {[](const Horse& h) { return static_cast<int>(card(h.s, h.id).duel); }, nation_rule,
     name(Reason::Nation)},
    {[](const Horse& h) {
         return h.unit.posture == Posture::OnSide ? h.s.battle->charts.fire.duel_tired : 0;
     },
     [](const Horse&) -> std::string_view { return "wl.assault.step2.mod.tired"; },
     name(Reason::Tired)},
    // W68: the last area left; defenders come from nowhere.
    {[](const Horse& h) {
         return on_map(h.unit.from) ? terrain_card(h.s, h.unit.from).duel_from : 0;
     },
     [](const Horse&) -> std::string_view { return "wl.assault.step2.mod.from-terrain"; },
     name(Reason::FromTerrain)},
};

const Assault& fought(const State& s) { return *s.frames.nearest<Assault>(); }

// Those who may be named now: the attacker's, then the defender's.
UnitSet candidates(const State& s, const DuelChoice& choice) {
    return choice.charging == no_unit ? attackers(s, fought(s), Arm::Cavalry)
                                      : defenders(s, fought(s), Arm::Cavalry);
}

void counter_charge(State& s, UnitId charging) {
    const UnitSet able = defenders(s, fought(s), Arm::Cavalry);
    if (all_alike(s, able)) {
        s.frames.push(DuelRoll{charging, static_cast<UnitId>(able.first())});
    } else {
        s.frames.push(DuelChoice{charging});
    }
}

// wl.assault.step2.loser-fresh, wl.assault.step2.loser-tired
void lose(State& s, UnitId loser, const EventSink& events) {
    const bool fresh = s.units[loser].posture == Posture::Upright;
    wear_down(s, loser, events);
    if (!fresh) return;
    UnitSet beaten;
    beaten.add(loser);
    s.frames.push(GoingBack{BackKind::Retreat, beaten});
}

}  // namespace

Ledger duel_modifiers(const State& s, UnitId cavalry) {
    return tally(duel_table, horse(s, cavalry));
}

StepState duels(State& s, Assault& assault, const EventSink& events) {
    const UnitSet able = attackers(s, assault, Arm::Cavalry);
    if (able.empty() || defenders(s, assault, Arm::Cavalry).empty()) return StepState::Over;
    if (stage_of<Once>(assault) == Once::ToDo) events.tell(StepBegan{AssaultStep::Duels});
    set_stage(assault, Once::Done);
    if (all_alike(s, able)) {
        counter_charge(s, static_cast<UnitId>(able.first()));
    } else {
        s.frames.push(DuelChoice{});
    }
    return StepState::Goes;
}

Seat decider(const State& s, const DuelChoice& choice) {
    const Seat attacker = fought(s).attacker;
    return choice.charging == no_unit ? attacker : other(attacker);
}

Verdict refuse(const State& s, const DuelChoice& choice, const Engage& said) {
    if (said.piece.arm != Arm::Cavalry) {
        return refused("wl.assault.step2.selection", Reason::CavalryOnly);
    }
    if (find_piece(s, candidates(s, choice), said.piece) == no_unit) {
        return refused("wl.assault.step2.selection", Reason::NoSuchPiece);
    }
    return allowed;
}

void apply(State& s, DuelChoice& choice, const Engage& said, const EventSink&) {
    const UnitId named = find_piece(s, candidates(s, choice), said.piece);
    const UnitId charging = choice.charging;
    s.frames.pop();
    if (charging == no_unit) {
        counter_charge(s, named);
    } else {
        s.frames.push(DuelRoll{charging, named});
    }
}

void offer(const State& s, const DuelChoice& choice, Offers<Action>& out) {
    each_piece(s, candidates(s, choice),
               [&out](const Piece& piece, UnitId) { out.push_back(Engage{piece}); });
}

Chance chance(const State&, const DuelRoll&) { return dice("duel", 2); }

// The die of the charging unit is the first. A tie leaves the question standing.
void resolve(State& s, DuelRoll& roll, Drawn drawn, const EventSink& events) {
    const auto [charging, countering] = roll;
    const std::uint8_t rolled[] = {face(drawn[0]), face(drawn[1])};
    if (events.heard()) {
        events.tell(DuelFought{piece_of(s, charging),
                               piece_of(s, countering),
                               {rolled[0], rolled[1]},
                               {duel_modifiers(s, charging), duel_modifiers(s, countering)}});
    }
    const int lead = rolled[0] + total<duel_table>(horse(s, charging)) - rolled[1] -
                     total<duel_table>(horse(s, countering));
    if (lead == 0) return;
    s.frames.pop();
    lose(s, lead > 0 ? countering : charging, events);
}

}  // namespace grognard::waterloo
