// In the middle of a combat: answers and steps back, too early, too late, or not his to give.
#include "games/ccn/grounds/answers.hpp"
#include "games/ccn/grounds/moment.hpp"
#include "games/ccn/grounds/retreats.hpp"

namespace grognard::ccn {

namespace {

// The dice come first.
void name_before_roll(const Course& course, Named& named) {
    if (course.roll == nullptr) return;
    named.add(course.firing() ? "ccn.ranged.sequence" : "ccn.melee.sequence");
}

// A defender that has left its hex, or has fought already in square (R06).
void name_gone(const Course& course, Named& named) {
    const MeleeFight& fight = *course.fight;
    const Unit& target = course.s.units[fight.target];
    if (target.at.on_board() && target.at != fight.at) {
        named.add(fight.reply == Reply::Withdraw ? "ccn.cavalry-withdraw.no-battle-back"
                                                 : "ccn.battleback.retreated-adjacent");
    }
    named.add_if(in_square(target) && infantry_attacked(course.s, fight),
                 "ccn.square.cavalry-attack");
}

}  // namespace

void name_in_course(const Course& course, const Stand&, Named& named) {
    named.add_if(course.fight != nullptr && !course.active(), "ccn.melee.sequence");
}

void name_in_course(const Course& course, const StrikeFirst&, Named& named) {
    if (course.active()) {
        named.add_if(course.battling_back(), "ccn.battleback.no-first-strike");
        return named.add("ccn.card.first-strike.play");
    }
    if (course.fight != nullptr) {
        named.add_if(course.fight->reply == Reply::Square, "ccn.card.first-strike.no-square");
        named.add_if(course.fight->reply == Reply::Withdraw,
                     "ccn.cavalry-withdraw.not-vs-battle-back");  // R34
        named.add_if(course.fight->step > MeleeStep::React, "ccn.melee.sequence");
    }
    named.add({"ccn.melee.first-strike-timing", "ccn.card.first-strike.play"});
}

void name_in_course(const Course& course, const Withdraw&, Named& named) {
    const State& s = course.s;
    if (course.firing()) {
        const Hex at = course.fired_at();
        const bool cavalry = at.on_board() && arm(s.units[unit_id(s, at)]) == Arm::Cavalry;
        named.add_if(!course.active() && cavalry, "ccn.ranged.no-withdraw");
    }
    if (course.fight == nullptr) return named.add("ccn.cavalry-withdraw.right");
    const MeleeFight& fight = *course.fight;
    if (course.active()) {
        // Attacking cavalry under the dice of the infantry it attacked (R34).
        const bool under_dice = course.battling_back() || course.rolls(RollKind::FirstStrike) ||
                                course.rolls(RollKind::SquareDie);
        return named.add_if(under_dice && infantry_attacked(s, fight),
                            "ccn.cavalry-withdraw.not-vs-battle-back");
    }
    if (!cavalry_attacked(s, fight)) return named.add("ccn.cavalry-withdraw.right");
    named.add_if(fight.reply == Reply::FirstStrike, "ccn.cavalry-withdraw.not-vs-battle-back");
    named.add("ccn.cavalry-withdraw.declare");
    named.add_if(fight.reply == Reply::Stand, "ccn.cavalry-withdraw.declined");
    named.add("ccn.melee.sequence");
}

void name_in_course(const Course& course, const FormSquare&, Named& named) {
    const State& s = course.s;
    if (course.fight != nullptr && course.active() && cavalry_attacked(s, *course.fight)) {
        named.add_if(course.battling_back(), "ccn.square.forbid.battle-back");
        named.add_if(course.fight->reply == Reply::FirstStrike, "ccn.square.forbid.first-strike");
    }
    if (course.fight != nullptr && !course.active() && infantry_attacked(s, *course.fight)) {
        named.add_if(course.fight->reply == Reply::FirstStrike, "ccn.card.first-strike.no-square");
        named.add_if(course.fight->reply == Reply::Stand, "ccn.square.declined");
        named.add("ccn.melee.sequence");
    }
    named.add("ccn.square.when");
}

void name_in_course(const Course& course, const BattleBack&, Named& named) {
    if (course.firing()) return named.add("ccn.ranged.no-battle-back");
    if (course.active()) {
        named.add_if(course.rolls(RollKind::BattleBack), "ccn.battleback.no-reply");
        named.add_if(course.at<BattleBackChoice>() != nullptr, "ccn.battleback.optional");
        return named.add("ccn.battleback.right");
    }
    if (course.fight != nullptr && course.fight->target != no_piece) name_gone(course, named);
    named.add("ccn.battleback.right");
    named.add_if(course.fight != nullptr, "ccn.melee.sequence");
}

void name_in_course(const Course& course, const IgnoreHit&, Named& named) {
    named.add_if(course.at<ArmourChoice>() == nullptr, "ccn.unit.fr.CU.armour");
}

void name_in_course(const Course& course, const IgnoreFlags&, Named& named) {
    named.add_if(course.at<FlagChoice>() != nullptr, "ccn.flags.ignore.optional");
    name_before_roll(course, named);
    if (course.harm == nullptr) return;
    named.add_if(course.at<GeneralTest>() != nullptr && !course.active(),
                 "ccn.flags.ignore.general");
    named.add_if(course.at<ArmourChoice>() != nullptr, "ccn.combat.hits-then-retreats");
}

void name_in_course(const Course& course, const Retreat&, Named& named) {
    named.add_if(course.at<UnitRetreat>() != nullptr, "ccn.retreat.per-flag");
    named.add_if(course.at<GeneralRetreat>() != nullptr, "ccn.leader.retreat.distance");
    const bool withdrawing =
        course.at<Withdrawal>() != nullptr || course.rolls(RollKind::Withdrawal);
    named.add_if(withdrawing, "ccn.cavalry-withdraw.then-move");
    name_before_roll(course, named);
    named.add_if(course.at<ArmourChoice>() != nullptr, "ccn.combat.hits-then-retreats");
    if (course.harm == nullptr || withdrawing) return;
    const Unit& unit = course.s.units[course.harm->unit];
    const bool owner = unit.side == course.seat;
    if (owner && in_square(unit)) named.add({"ccn.square.retreat-loss", "ccn.square.no-move"});
}

void name_in_course(const Course& course, const Stop&, Named& named) {
    const Withdrawal* withdrawal = course.at<Withdrawal>();
    if (withdrawal == nullptr || course.s.units[withdrawal->unit].side != course.seat) return;
    named.add({"ccn.cavalry-withdraw.two-hexes", "ccn.cavalry-withdraw.then-move"});
}

void name_in_course(const Course& course, const Pass&, Named& named) {
    const State& s = course.s;
    name_in_course(course, Stop{}, named);
    const UnitRetreat* unit = course.at<UnitRetreat>();
    named.add_if(unit != nullptr && s.units[unit->unit].side == course.seat,
                 "ccn.retreat.per-flag");
    const GeneralRetreat* general = course.at<GeneralRetreat>();
    if (general == nullptr || s.generals[general->general].side != course.seat) return;
    if (general->made == 0) name_must_retreat(s, *general, named);
}

void name_in_course(const Course& course, const StrikeGeneral&, Named& named) {
    named.add_if(course.at<EscapeChoice>() != nullptr, "ccn.leader.escape.roll");
    const GeneralRetreat* retreat = course.at<GeneralRetreat>();
    if (retreat == nullptr) return;
    // Only enemy units strike at him; a general alone on that hex lets him pass (R19).
    const General& general = course.s.generals[retreat->general];
    named.add("ccn.leader.escape.roll");
    named.add_if(generals_of(course.s, other(general.side)).has(general.at.index) &&
                     !has_unit(course.s, general.at),
                 "ccn.leader.escape.each-hex");
}

}  // namespace grognard::ccn
