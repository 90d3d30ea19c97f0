// In the middle of a combat: other combats, and ground not yet or no longer to be taken.
#include <algorithm>

#include "games/ccn/grounds/combat.hpp"
#include "games/ccn/grounds/moment.hpp"
#include "games/ccn/grounds/moves.hpp"

namespace grognard::ccn {

namespace {

bool is_fighting(const Course& course, Hex from, UnitId by) {
    return by != no_piece && course.s.units[by].at == from;
}

bool hex_vacated(const Course& course) {
    const MeleeFight& fight = *course.fight;
    if (fight.target == no_piece) return !has_general(course.s, fight.at);
    return course.s.units[fight.target].at != fight.at;
}

bool is_pursuing(const Course& course) {
    return course.at<GroundChoice>() != nullptr || course.at<PursuitChoice>() != nullptr ||
           course.at<BonusChoice>() != nullptr;
}

// A battery that supports this attack has no other.
bool is_supporting(const Course& course, Hex from) {
    const auto& support = course.fight->support;
    return std::any_of(support.begin(), support.end(),
                       [&](UnitId battery) { return is_fighting(course, from, battery); });
}

// Guns beside whose attack somebody was repelled before it, by First Strike or by a square's die.
void name_lost_support(const Course& course, Hex from, Named& named) {
    const MeleeFight& fight = *course.fight;
    if (!is_supporting(course, from)) return;
    if (fight.step > MeleeStep::Attack || course.s.units[fight.unit].at == fight.from) return;
    named.add(fight.reply == Reply::FirstStrike ? "ccn.combined-arms.lost-to-first-strike"
                                                : "ccn.combined-arms.lost-to-square");
}

// Pursuit and bonus combat come before the next unit.
void name_pursuit_first(const Course& course, const Melee& melee, Named& named) {
    if (!is_pursuing(course)) return;
    const Unit& unit = course.s.units[course.fight->unit];
    if (melee.from != unit.at) {
        return named.add_if(arm(unit) == Arm::Cavalry, "ccn.bonus-combat.finish-first");
    }
    if (course.at<GroundChoice>() == nullptr) return;
    if (course.fight->bonus) {
        return named.add({"ccn.bonus-combat.one", "ccn.bonus-combat.win-advance"});
    }
    named.add(arm(unit) == Arm::Cavalry ? "ccn.bonus-combat.needs-advance"
                                        : "ccn.bonus-combat.cavalry-only");
}

void name_ground_later(const Course& course, Named& named) {
    const Unit& unit = course.s.units[course.fight->unit];
    const bool lone = course.fight->target == no_piece;
    if (course.at<GeneralRetreat>() != nullptr || course.at<EscapeChoice>() != nullptr ||
        course.at<GeneralTest>() != nullptr) {
        named.add_if(hex_vacated(course) || lone,
                     lone ? "ccn.leader.lone.take-ground" : "ccn.leader.casualty.take-ground");
        named.add_if(lone && arm(unit) != Arm::Artillery, arm(unit) == Arm::Cavalry
                                                              ? "ccn.pursuit.vs-general"
                                                              : "ccn.takeground.vs-general");
    }
    const bool withdrawing = course.at<Withdrawal>() != nullptr || !hex_vacated(course);
    if (course.fight->reply == Reply::Withdraw && withdrawing) {
        named.add({"ccn.cavalry-withdraw.take-ground", "ccn.takeground.vs-withdraw"});
    }
    named.add_if(arm(unit) == Arm::Artillery, "ccn.takeground.not-artillery");
    named.add_if(in_square(unit), "ccn.takeground.not-square");
    if (hex_vacated(course) || arm(unit) == Arm::Artillery) return;
    named.add(arm(unit) == Arm::Cavalry ? "ccn.pursuit.right" : "ccn.takeground.right");
}

// It has taken the ground there was to take; the defender, gone from it, does not battle back.
void name_ground_taken(const Course& course, Named& named) {
    const MeleeFight& fight = *course.fight;
    const Unit& unit = course.s.units[fight.unit];
    if (course.at<BattleBackChoice>() == nullptr || !hex_vacated(course)) return;
    if (unit.at == fight.from) return;
    // One hex more is the right of cavalry.
    if (arm(unit) != Arm::Cavalry) return named.add({"ccn.takeground.right", "ccn.pursuit.right"});
    named.add_if(fight.bonus, "ccn.bonus-combat.win-advance");
    named.add_if(!fight.bonus && unit.at != fight.at, "ccn.pursuit.right");
}

// Cavalry that has gone its hex further, or entered the vacated hex and had to stop there.
void name_pursuit_stopped(const Course& course, Hex to, Named& named) {
    const State& s = course.s;
    const MeleeFight& fight = *course.fight;
    if (course.at<BonusChoice>() == nullptr) return;
    if (s.units[fight.unit].at != fight.at) return named.add("ccn.pursuit.right");
    if (!to.on_board()) return;
    if (fortified(s, fight.from, direction(fight.from, fight.at))) {  // R13
        named.add({"ccn.pursuit.terrain", "ccn.terrain.fort.move-out"});
    }
    if (!s.battle.stops.has(fight.at.index)) return;
    named.add("ccn.pursuit.terrain");
    name_stop(s, fight.at, named);
}

// With no combat going on: of those beside that hex who have fought, who could not go there.
void name_ground_after(const Course& course, Hex to, Named& named) {
    const State& s = course.s;
    if (!to.on_board()) return;
    const bool held = has_unit(s, to);
    for (const int i : s.turn.fought) {
        const Unit& unit = s.units[static_cast<std::size_t>(i)];
        if (!unit.at.on_board() || !adjacent(unit.at, to)) continue;
        const bool cavalry = arm(unit) == Arm::Cavalry;
        named.add_if(arm(unit) == Arm::Artillery, "ccn.takeground.not-artillery");
        named.add_if(held && arm(unit) == Arm::Infantry, "ccn.takeground.right");
        named.add_if(held && cavalry, "ccn.pursuit.right");
        named.add_if(cavalry && s.turn.bonus_fought.has(i), "ccn.bonus-combat.win-advance");
        const bool pursued = cavalry && s.turn.remembered.advanced.has(i);
        if (pursued && s.turn.entered.has(i) && s.battle.stops.has(unit.at.index)) {
            named.add("ccn.pursuit.terrain");
            name_stop(s, unit.at, named);
        }
    }
}

// The other player has played First Strike this turn, and has somebody beside that hex.
void name_ground_of_defender(const Course& course, Hex to, Named& named) {
    const State& s = course.s;
    if (!to.on_board() || has_unit(s, to) || player(s, course.seat).first_strikes == 0) return;
    const HexSet beside = neighbours(to) & units_of(s, course.seat);
    named.add_if(!beside.empty(), "ccn.takeground.not-first-strike");
}

// Only who attacked takes ground, whatever the defender's dice have done.
void name_ground_for_defender(const Course& course, Named& named) {
    named.add_if(course.rolls(RollKind::BattleBack), "ccn.battleback.no-extra-actions");
    named.add_if(course.fight->reply == Reply::FirstStrike, "ccn.takeground.not-first-strike");
    if (course.fight->target == no_piece) return;
    const Unit& unit = course.s.units[course.fight->target];
    named.add_if(in_square(unit), "ccn.takeground.not-square");
    named.add_if(arm(unit) == Arm::Artillery, "ccn.takeground.not-artillery");
    named.add_if(arm(unit) == Arm::Infantry, "ccn.takeground.right");
    named.add_if(arm(unit) == Arm::Cavalry, "ccn.pursuit.right");
}

}  // namespace

bool Course::battling_back() const {
    return at<BattleBackChoice>() != nullptr || rolls(RollKind::BattleBack);
}

UnitId Course::firer() const {
    if (roll != nullptr) return roll->by;
    return harm != nullptr ? harm->by : no_piece;
}

Hex Course::fired_at() const {
    if (roll != nullptr) return s.units[roll->target].at;
    return harm != nullptr ? s.units[harm->unit].at : nowhere;
}

Course course_of(const State& s, Seat seat) {
    return {s, seat, s.frames.nearest<MeleeFight>(), s.frames.nearest<Harm>(),
            s.frames.top_as<Roll>()};
}

void name_in_course(const Course& course, const Fire& fire, Named& named) {
    if (!course.in_combat() || !course.active()) return;
    named.add("ccn.turn.one-combat-at-a-time");
    if (course.fight != nullptr) {
        name_lost_support(course, fire.from, named);
    } else {
        const bool same_unit = is_fighting(course, fire.from, course.firer());
        const bool same_target = fire.at == course.fired_at();
        named.add_if(same_unit && !same_target, "ccn.combat.no-split-dice");
        // One unit at two targets, or two at one.
        named.add_if(same_unit != same_target && own_unit(course.s, fire.from) != nullptr,
                     "ccn.ranged.one-target");
    }
    name_refused(course.s, Fighting{}, fire, named);
}

void name_in_course(const Course& course, const Melee& melee, Named& named) {
    if (!course.in_combat()) return;
    if (!course.active()) {
        if (!course.battling_back() || !is_fighting(course, melee.from, course.fight->target)) {
            return;
        }
        named.add_if(course.rolls(RollKind::BattleBack), "ccn.battleback.no-extra-actions");
        return named.add_if(is_supporting(course, melee.at), "ccn.combined-arms.battle-back");
    }
    if (course.fight != nullptr) {
        name_pursuit_first(course, melee, named);
        const bool same_unit = is_fighting(course, melee.from, course.fight->unit);
        const bool same_target = melee.at == course.fight->at && !hex_vacated(course);
        named.add_if(!same_unit && same_target && own_unit(course.s, melee.from) != nullptr,
                     "ccn.melee.one-by-one");
        name_lost_support(course, melee.from, named);
        // Batteries are named when the attack is declared.
        named.add_if(same_unit && same_target && !melee.support.empty(), "ccn.combined-arms.right");
        if (same_unit && is_pursuing(course)) return;
    }
    named.add("ccn.turn.one-combat-at-a-time");
    name_refused(course.s, Fighting{}, melee, named);
}

void name_in_course(const Course& course, const Press&, Named& named) {
    if (course.fight == nullptr || !course.active()) return;
    named.add("ccn.melee.sequence");
    named.add_if(course.rolls(RollKind::SquareDie), "ccn.square.fights-first");
    named.add_if(course.rolls(RollKind::FirstStrike), "ccn.card.first-strike.then-attacker");
}

void name_in_course(const Course& course, const Advance& said, Named& named) {
    if (!course.in_combat()) {
        return course.active() ? name_ground_after(course, said.to, named)
                               : name_ground_of_defender(course, said.to, named);
    }
    if (course.firing()) return named.add("ccn.takeground.not-ranged");
    if (course.fight == nullptr) return;
    if (course.active()) {
        name_ground_later(course, named);
        name_ground_taken(course, named);
        name_pursuit_stopped(course, said.to, named);
        return named.add("ccn.melee.sequence");
    }
    name_ground_for_defender(course, named);
}

}  // namespace grognard::ccn
