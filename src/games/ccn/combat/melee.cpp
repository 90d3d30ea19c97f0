// The steps of a melee: answer, first blood, attack, ground, battle back.
#include "games/ccn/combat/melee.hpp"

#include "games/ccn/combat/eligible.hpp"

namespace grognard::ccn {

namespace {

bool attacker_stands(const State& s, const MeleeFight& fight) {
    return s.units[fight.unit].at == fight.from;
}
bool defender_stands(const State& s, const MeleeFight& fight) {
    return fight.target == no_piece ? has_general(s, fight.at)
                                    : s.units[fight.target].at == fight.at;
}

// A square attacked by cavalry fights first, newly formed or not (ccn.square.fights-first).
bool square_fights_first(const State& s, const MeleeFight& fight) {
    return fight.target != no_piece && in_square(s.units[fight.target]) &&
           arm(s.units[fight.unit]) == Arm::Cavalry;
}

Boost boost_of(const MeleeFight& fight) { return fight.bonus ? Boost::BonusCombat : Boost::Card; }

int attack_dice(const State& s, const MeleeFight& fight) {
    return melee_dice(s, fight.unit, fight.at, fight.support, boost_of(fight));
}

int answer_dice(const State& s, const MeleeFight& fight) {
    return dice_count(attack_of(s, fight.target, fight.from, Fight::Melee, Boost::None));
}

void push_roll(State& s, UnitId by, UnitId target, GeneralId general, RollKind kind, int dice) {
    s.frames.push(Roll{by, target, general, kind, static_cast<std::uint8_t>(dice)});
}

void first_blood(State& s, const MeleeFight& fight) {
    const bool strikes = fight.reply == Reply::FirstStrike;
    if (!strikes && !square_fights_first(s, fight)) return;
    const int dice = answer_dice(s, fight);
    if (dice == 0) return;
    push_roll(s, fight.target, fight.unit, no_piece,
              strikes ? RollKind::FirstStrike : RollKind::SquareDie, dice);
}

Verdict refuse_battle_back(const State& s, const MeleeFight& fight) {
    if (!defender_stands(s, fight)) {
        if (fight.reply == Reply::Withdraw)
            return refused("ccn.cavalry-withdraw.no-battle-back", Reason::Withdrew);
        if (!s.units[fight.target].at.on_board())
            return refused("ccn.battleback.right", Reason::Eliminated);
        return refused("ccn.battleback.retreated-adjacent", Reason::Retreated);
    }
    if (!attacker_stands(s, fight)) return refused("ccn.battleback.right", Reason::AttackerGone);
    if (square_fights_first(s, fight))
        return refused("ccn.square.cavalry-attack", Reason::SquareHasFought);  // R06
    if (fight.reply == Reply::FirstStrike &&
        !s.battle->charts.options.battle_back_after_first_strike) {
        return refused("ccn.card.first-strike.then-attacker", Reason::StruckFirst);  // option R07
    }
    if (answer_dice(s, fight) == 0) return refused("ccn.intro.zero-dice", Reason::NoDice);
    return allowed;
}

// R08: an attacker that left its hex, or died, attacks no more; its batteries' dice are lost.
Verdict refuse_press(const State& s, const MeleeFight& fight) {
    const bool square = square_fights_first(s, fight);
    if (!attacker_stands(s, fight)) {
        return refused(square ? "ccn.square.cavalry-attack" : "ccn.card.first-strike.then-attacker",
                       Reason::Repelled);
    }
    if (attack_dice(s, fight) > 0) return allowed;
    return refused(square ? "ccn.square.cavalry-zero-dice" : "ccn.intro.zero-dice", Reason::NoDice);
}

void attack(State& s, MeleeFight& fight) {
    const RollKind kind = fight.reply == Reply::Withdraw ? RollKind::Withdrawal : RollKind::Attack;
    fight.step = MeleeStep::Leave;
    push_roll(s, fight.unit, fight.target, fight.general, kind, attack_dice(s, fight));
}

}  // namespace

// Runs from step to step until one has begun something that must end first.
bool proceed(State& s, MeleeFight& fight, const EventSink&) {
    const std::size_t depth = s.frames.depth();
    while (s.frames.depth() == depth) {
        switch (fight.step) {
            case MeleeStep::React:
                fight.step = MeleeStep::FirstBlood;
                s.frames.push(Reaction{});
                break;
            case MeleeStep::FirstBlood:
                fight.step = MeleeStep::Press;
                first_blood(s, fight);
                break;
            case MeleeStep::Press:
                fight.step = MeleeStep::Attack;
                if (fight.reply == Reply::FirstStrike || square_fights_first(s, fight)) {
                    s.frames.push(PressChoice{});
                }
                break;
            case MeleeStep::Attack:
                attack(s, fight);
                break;
            case MeleeStep::Leave:
                fight.step = MeleeStep::Ground;
                if (fight.reply == Reply::Withdraw && defender_stands(s, fight)) {
                    s.frames.push(Withdrawal{fight.target});
                }
                break;
            case MeleeStep::Ground:
                fight.step = MeleeStep::BattleBack;
                if (!defender_stands(s, fight) && attacker_stands(s, fight)) {
                    s.frames.push(GroundChoice{});
                }
                break;
            case MeleeStep::BattleBack:
                fight.step = MeleeStep::End;
                if (fight.target != no_piece) s.frames.push(BattleBackChoice{});
                break;
            case MeleeStep::End:
                s.frames.pop();
                break;
        }
    }
    return true;
}

Verdict refuse(const State& s, const PressChoice&, const Press&) {
    return refuse_press(s, *s.frames.nearest<MeleeFight>());
}
Verdict refuse(const State&, const PressChoice&, const Pass&) { return allowed; }

void apply(State& s, PressChoice&, const Press&, const EventSink&) { s.frames.pop(); }

void apply(State& s, PressChoice&, const Pass&, const EventSink&) {
    s.frames.pop();
    s.frames.nearest<MeleeFight>()->step = MeleeStep::End;
}

void offer(const State&, const PressChoice&, Offers<Action>& out) {
    out.push_back(Press{});
    out.push_back(Pass{});
}

// Asked only if there is something left to attack with.
bool proceed(State& s, PressChoice& choice, const EventSink& events) {
    if (!refuse_press(s, *s.frames.nearest<MeleeFight>())) return false;
    apply(s, choice, Pass{}, events);
    return true;
}

Verdict refuse(const State& s, const BattleBackChoice&, const BattleBack&) {
    return refuse_battle_back(s, *s.frames.nearest<MeleeFight>());
}
Verdict refuse(const State&, const BattleBackChoice&, const Pass&) { return allowed; }

void apply(State& s, BattleBackChoice&, const BattleBack&, const EventSink&) {
    s.frames.pop();
    const MeleeFight fight = *s.frames.nearest<MeleeFight>();
    push_roll(s, fight.target, fight.unit, no_piece, RollKind::BattleBack, answer_dice(s, fight));
}

void apply(State& s, BattleBackChoice&, const Pass&, const EventSink&) { s.frames.pop(); }

void offer(const State&, const BattleBackChoice&, Offers<Action>& out) {
    out.push_back(BattleBack{});
    out.push_back(Pass{});
}

bool proceed(State& s, BattleBackChoice& choice, const EventSink& events) {
    if (!refuse_battle_back(s, *s.frames.nearest<MeleeFight>())) return false;
    apply(s, choice, Pass{}, events);
    return true;
}

}  // namespace grognard::ccn
