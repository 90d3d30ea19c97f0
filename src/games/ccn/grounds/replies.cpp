// In the middle of a combat: answers and steps back, too early, too late, or not his to give.
#include "games/ccn/combat/general.hpp"
#include "games/ccn/combat/harm.hpp"
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

// Is it this player's unit that the dice have hit?
bool owns_hit(const Course& course) {
    return course.harm != nullptr && course.s.units[course.harm->unit].side == course.seat;
}

// The dice for his general come first.
void name_before_test(const Course& course, Named& named) {
    if (course.at<GeneralTest>() == nullptr || !owns_hit(course)) return;
    named.add(course.harm->kind == RollKind::Withdrawal ? "ccn.cavalry-withdraw.leader"
                                                        : "ccn.leader.casualty.triggers");
}

// The enemy unit he passes through may strike first.
void name_before_strike(const Course& course, Named& named) {
    const EscapeChoice* choice = course.at<EscapeChoice>();
    const EscapeRoll* roll = course.at<EscapeRoll>();
    if (choice == nullptr && roll == nullptr) return;
    const GeneralId id = choice != nullptr ? choice->general : roll->general;
    named.add_if(course.s.generals[id].side == course.seat, "ccn.leader.escape.roll");
}

// A general who has not gone back at all yet.
void name_staying(const Course& course, Named& named) {
    const GeneralRetreat* general = course.at<GeneralRetreat>();
    if (general == nullptr || course.s.generals[general->general].side != course.seat) return;
    if (general->made == 0) name_must_retreat(course.s, *general, named);
}

// An attacked general who is no more could not have gone there either.
void name_lost_general(const Course& course, const Retreat& said, Named& named) {
    if (course.at<GroundChoice>() == nullptr || course.active()) return;
    const MeleeFight& fight = *course.fight;
    if (fight.target != no_piece || course.s.generals[fight.general].at.on_board()) return;
    State before = course.s;
    before.generals[fight.general].at = fight.at;
    const Verdict no = refuse(before, GeneralRetreat{fight.general, 0}, said);
    if (no) named.add(no->rule);
}

// Nothing has let the unit ignore flags, and it has to go.
void name_nothing_ignored(const Course& course, const IgnoreFlags& said, Named& named) {
    const UnitRetreat* retreat = course.at<UnitRetreat>();
    if (retreat == nullptr || !owns_hit(course)) return;
    const State& s = course.s;
    const int due = course.harm->flags * card_of(s, s.units[retreat->unit]).retreat;
    if (retreat->left < due || ignorable_flags(s, *course.harm).total() > 0) return;
    if (said.count > 0) name_kept_flags(s, said, named);
}

}  // namespace

void name_in_course(const Course& course, const Stand&, Named& named) {
    name_staying(course, named);
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
    if (course.fight != nullptr) {
        const bool lone = course.fight->target == no_piece;
        lone ? named.add("ccn.move.leader.no-combat") : name_gone(course, named);
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
    const bool lone = course.fight != nullptr && course.fight->target == no_piece;
    if (lone && !course.active() && course.at<GeneralRetreat>() != nullptr) {
        named.add({"ccn.results.lone-general", "ccn.leader.lone.must-retreat"});
    }
    name_before_roll(course, named);
    if (course.harm == nullptr) return;
    name_nothing_ignored(course, said, named);
    named.add_if(course.at<GeneralTest>() != nullptr && owns_hit(course) && !withdrawing,
                 "ccn.flags.ignore.general");
    named.add_if(course.at<ArmourChoice>() != nullptr, "ccn.combat.hits-then-retreats");
}

void name_in_course(const Course& course, const Retreat& said, Named& named) {
    name_before_strike(course, named);
    name_lost_general(course, said, named);
    named.add_if(course.at<UnitRetreat>() != nullptr, "ccn.retreat.per-flag");
    named.add_if(course.at<GeneralRetreat>() != nullptr, "ccn.leader.retreat.distance");
    const bool withdrawing =
        course.at<Withdrawal>() != nullptr || course.rolls(RollKind::Withdrawal);
    named.add_if(withdrawing, "ccn.cavalry-withdraw.then-move");
    name_before_roll(course, named);
    named.add_if(course.at<ArmourChoice>() != nullptr, "ccn.combat.hits-then-retreats");
    name_before_test(course, named);
    if (withdrawing) return;
    const State& s = course.s;
    if (owns_hit(course)) {
        const Harm& harm = *course.harm;
        const bool flags_later = harm.step == HarmStep::Flags && harm.flags > 0;
        named.add_if(course.at<GeneralTest>() != nullptr && flags_later,
                     "ccn.combat.hits-then-retreats");
    }
    const bool defends = course.harm == nullptr && course.fight != nullptr && !course.active() &&
                         course.fight->target != no_piece;
    const UnitId id = owns_hit(course) ? course.harm->unit
                      : defends        ? course.fight->target
                                       : no_piece;
    if (id == no_piece || !s.units[id].at.on_board() || !in_square(s.units[id])) return;
    named.add({"ccn.square.retreat-loss", "ccn.square.no-move"});
}

void name_in_course(const Course& course, const Stop&, Named& named) {
    name_before_strike(course, named);
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
    named.add_if(course.at<BattleBackChoice>() != nullptr && course.active(),
                 "ccn.battleback.optional");
    name_staying(course, named);
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
