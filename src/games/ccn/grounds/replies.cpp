// In the middle of a combat: answers too early, too late, or not his to give.
#include "games/ccn/combat/harm.hpp"
#include "games/ccn/grounds/answers.hpp"
#include "games/ccn/grounds/moment.hpp"

namespace grognard::ccn {

namespace {

// A defender that has left its hex, or has fought already in square (R06).
void name_gone(const Course& course, Named& named) {
    const MeleeFight& fight = *course.fight;
    const Unit& target = course.s.units[fight.target];
    if (target.at.on_board() && target.at != fight.at) {
        named.add(fight.reply == Reply::Withdraw ? "ccn.cavalry-withdraw.no-battle-back"
                                                 : "ccn.battleback.retreated-adjacent");
    }
    // What it could not retreat has cost it blocks, but it went one hex at least, or died of it.
    const bool paid = course.harm != nullptr && course.harm->unit == fight.target &&
                      course.harm->lost_blocked && target.at != fight.at;
    named.add_if(paid, "ccn.battleback.blocked");
    named.add_if(in_square(target) && infantry_attacked(course.s, fight),
                 "ccn.square.cavalry-attack");
}

// Nothing has let the unit ignore flags, and it has to go.
void name_nothing_ignored(const Course& course, const IgnoreFlags& said, Named& named) {
    const UnitRetreat* retreat = course.at<UnitRetreat>();
    if (retreat == nullptr || !course.owns_hit()) return;
    const State& s = course.s;
    const int due = course.harm->flags * card_of(s, s.units[retreat->unit]).retreat;
    if (retreat->left < due || ignorable_flags(s, *course.harm).total() > 0) return;
    if (said.count > 0) name_kept_flags(s, said, named);
}

}  // namespace

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
    if (course.fight != nullptr) {
        if (course.fight->general != no_piece) {
            named.add({"ccn.move.leader.no-combat", "ccn.melee.who"});
        }
        if (course.fight->target != no_piece) name_gone(course, named);
    }
    name_before_test(course, named);
    named.add("ccn.battleback.right");
    named.add_if(course.fight != nullptr, "ccn.melee.sequence");
}

void name_in_course(const Course& course, const IgnoreHit&, Named& named) {
    named.add_if(course.at<ArmourChoice>() == nullptr, "ccn.unit.fr.CU.armour");
}

void name_in_course(const Course& course, const IgnoreFlags& said, Named& named) {
    named.add_if(course.at<FlagChoice>() != nullptr, "ccn.flags.ignore.optional");
    const bool withdrawing =
        course.at<Withdrawal>() != nullptr || course.rolls(RollKind::Withdrawal);
    named.add_if(withdrawing && !course.active(), "ccn.cavalry-withdraw.dice");
    const bool lone = course.fight != nullptr && course.fight->general != no_piece;
    if (lone && !course.active() && course.at<GeneralRetreat>() != nullptr) {
        named.add({"ccn.results.lone-general", "ccn.leader.lone.must-retreat"});
    }
    const GeneralRetreat* survivor = lone ? nullptr : course.at<GeneralRetreat>();
    named.add_if(survivor != nullptr && course.s.generals[survivor->general].side == course.seat,
                 "ccn.leader.casualty.survivor-retreats");
    name_before_roll(course, named);
    if (course.harm == nullptr) return;
    name_nothing_ignored(course, said, named);
    named.add_if(course.at<GeneralTest>() != nullptr && course.owns_hit() && !withdrawing,
                 "ccn.flags.ignore.general");
    named.add_if(course.at<ArmourChoice>() != nullptr, "ccn.combat.hits-then-retreats");
}

}  // namespace grognard::ccn
