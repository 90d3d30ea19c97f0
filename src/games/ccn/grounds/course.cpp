// In the middle of a combat: what comes before, what comes after, and whose it is.
#include "games/ccn/combat/dice.hpp"
#include "games/ccn/grounds/answers.hpp"
#include "games/ccn/grounds/combat.hpp"
#include "games/ccn/grounds/moment.hpp"
#include "games/ccn/grounds/moves.hpp"
#include "games/ccn/grounds/retreats.hpp"

namespace grognard::ccn {

namespace {

bool in_combat(const Course& course) {
    return course.fight != nullptr || course.harm != nullptr || course.roll != nullptr;
}

Arm attackers_arm(const Course& course) { return arm(course.s.units[course.fight->unit]); }

bool is_fighting(const Course& course, Hex from, UnitId by) {
    return by != no_piece && course.s.units[by].at == from;
}

UnitId firer(const Course& course) {
    return course.roll != nullptr ? course.roll->by : course.harm->by;
}
Hex fired_at(const Course& course) {
    return course.s.units[course.roll != nullptr ? course.roll->target : course.harm->unit].at;
}

bool hex_vacated(const Course& course) {
    const MeleeFight& fight = *course.fight;
    if (fight.target == no_piece) return !has_general(course.s, fight.at);
    return course.s.units[fight.target].at != fight.at;
}

// Pursuit and bonus combat come before the next unit.
void name_pursuit_first(const Course& course, const Melee& melee, Named& named) {
    const bool pursuing = course.at<GroundChoice>() != nullptr ||
                          course.at<PursuitChoice>() != nullptr ||
                          course.at<BonusChoice>() != nullptr;
    if (!pursuing) return;
    const Unit& unit = course.s.units[course.fight->unit];
    if (melee.from != unit.at) {
        return named.add_if(arm(unit) == Arm::Cavalry, "ccn.bonus-combat.finish-first");
    }
    if (course.at<GroundChoice>() == nullptr) return;
    named.add(arm(unit) == Arm::Cavalry ? "ccn.bonus-combat.needs-advance"
                                        : "ccn.bonus-combat.cavalry-only");
}

void name_ground_later(const Course& course, Named& named) {
    const bool lone = course.fight->target == no_piece;
    if (course.at<GeneralRetreat>() != nullptr || course.at<EscapeChoice>() != nullptr ||
        course.at<GeneralTest>() != nullptr) {
        named.add_if(hex_vacated(course) || lone,
                     lone ? "ccn.leader.lone.take-ground" : "ccn.leader.casualty.take-ground");
    }
    named.add_if(course.fight->reply == Reply::Withdraw && !hex_vacated(course),
                 "ccn.cavalry-withdraw.take-ground");
    if (hex_vacated(course)) return;
    named.add(attackers_arm(course) == Arm::Cavalry ? "ccn.pursuit.right" : "ccn.takeground.right");
}

// Cavalry that has entered the vacated hex and had to stop there.
void name_pursuit_stopped(const Course& course, Hex to, Named& named) {
    const State& s = course.s;
    const MeleeFight& fight = *course.fight;
    if (course.at<BonusChoice>() == nullptr || s.units[fight.unit].at != fight.at) return;
    if (!to.on_board() || !s.battle.stops.has(fight.at.index)) return;
    named.add("ccn.pursuit.terrain");
    name_stop(s, fight.at, named);
}

// With no combat going on: who beside that hex has fought gains no ground any more.
void name_ground_after(const Course& course, Hex to, Named& named) {
    const State& s = course.s;
    if (!to.on_board()) return;
    for (const int i : s.turn.fought) {
        const Unit& unit = s.units[static_cast<std::size_t>(i)];
        if (!unit.at.on_board() || !adjacent(unit.at, to)) continue;
        named.add_if(arm(unit) == Arm::Infantry, "ccn.takeground.right");
        named.add_if(arm(unit) == Arm::Artillery, "ccn.takeground.not-artillery");
        if (arm(unit) != Arm::Cavalry) continue;
        named.add(s.turn.bonus_fought.has(i) ? "ccn.bonus-combat.win-advance"
                                             : "ccn.pursuit.right");
    }
}

}  // namespace

bool Course::battling_back() const {
    return at<BattleBackChoice>() != nullptr || rolls(RollKind::BattleBack);
}

Course course_of(const State& s, Seat seat) {
    return {s, seat, s.frames.nearest<MeleeFight>(), s.frames.nearest<Harm>(),
            s.frames.top_as<Roll>()};
}

void name_in_course(const Course& course, const Fire& fire, Named& named) {
    if (!in_combat(course) || !course.active()) return;
    named.add("ccn.turn.one-combat-at-a-time");
    if (course.fight != nullptr) {
        named.add_if(is_fighting(course, fire.from, course.fight->unit), "ccn.combat.one-kind");
    } else {
        const bool same_unit = is_fighting(course, fire.from, firer(course));
        named.add_if(same_unit && fire.at != fired_at(course), "ccn.combat.no-split-dice");
        named.add_if(!same_unit && fire.at == fired_at(course), "ccn.ranged.one-target");
    }
    name_refused(course.s, Fighting{}, fire, named);
}

void name_in_course(const Course& course, const Melee& melee, Named& named) {
    if (!in_combat(course)) return;
    if (!course.active()) {
        return named.add_if(course.battling_back(), "ccn.battleback.no-extra-actions");
    }
    if (course.fight == nullptr) {
        named.add_if(is_fighting(course, melee.from, firer(course)), "ccn.combat.one-kind");
    } else {
        name_pursuit_first(course, melee, named);
        const bool same_unit = is_fighting(course, melee.from, course.fight->unit);
        named.add_if(!same_unit && melee.at == course.fight->at && !hex_vacated(course),
                     "ccn.melee.one-by-one");
        if (same_unit) return;
    }
    named.add("ccn.turn.one-combat-at-a-time");
    name_refused(course.s, Fighting{}, melee, named);
}

void name_in_course(const Course& course, const Press&, Named& named) {
    named.add_if(course.fight != nullptr && course.active(), "ccn.melee.sequence");
}

void name_in_course(const Course& course, const Advance& said, Named& named) {
    if (!in_combat(course)) {
        return course.active() ? name_ground_after(course, said.to, named) : void();
    }
    if (course.firing()) return named.add("ccn.takeground.not-ranged");
    if (course.fight == nullptr) return;
    if (course.active()) {
        name_ground_later(course, named);
        name_pursuit_stopped(course, said.to, named);
        return named.add("ccn.melee.sequence");
    }
    named.add_if(course.battling_back(), "ccn.battleback.no-extra-actions");
    named.add_if(course.fight->reply == Reply::FirstStrike, "ccn.takeground.not-first-strike");
}

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
        const Hex at = fired_at(course);
        const bool cavalry = at.on_board() && arm(s.units[unit_id(s, at)]) == Arm::Cavalry;
        return named.add_if(!course.active() && cavalry, "ccn.ranged.no-withdraw");
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
        return named.add("ccn.battleback.right");
    }
    named.add("ccn.battleback.right");
    named.add_if(course.fight != nullptr, "ccn.melee.sequence");
}

void name_in_course(const Course& course, const IgnoreHit&, Named& named) {
    named.add_if(course.at<ArmourChoice>() == nullptr, "ccn.unit.fr.CU.armour");
}

void name_in_course(const Course& course, const IgnoreFlags&, Named& named) {
    named.add_if(course.at<FlagChoice>() != nullptr, "ccn.flags.ignore.optional");
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
    named.add_if(course.at<ArmourChoice>() != nullptr, "ccn.combat.hits-then-retreats");
    if (course.harm == nullptr || withdrawing) return;
    const Unit& unit = course.s.units[course.harm->unit];
    const bool owner = unit.side == course.seat;
    if (owner && in_square(unit)) named.add({"ccn.square.retreat-loss", "ccn.square.no-move"});
}

void name_in_course(const Course& course, const Stop&, Named& named) {
    if (course.at<Withdrawal>() == nullptr) return;
    named.add({"ccn.cavalry-withdraw.two-hexes", "ccn.cavalry-withdraw.then-move"});
}

void name_in_course(const Course& course, const Pass&, Named& named) {
    name_in_course(course, Stop{}, named);
    named.add_if(course.at<UnitRetreat>() != nullptr, "ccn.retreat.per-flag");
    const GeneralRetreat* retreat = course.at<GeneralRetreat>();
    if (retreat != nullptr && retreat->made == 0) name_must_retreat(course.s, *retreat, named);
}

}  // namespace grognard::ccn
