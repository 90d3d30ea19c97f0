// In the middle of a combat: steps back, and staying, before the dice or at the wrong moment.
#include "games/ccn/combat/general.hpp"
#include "games/ccn/grounds/moment.hpp"
#include "games/ccn/grounds/retreats.hpp"

namespace grognard::ccn {

namespace {

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
    if (fight.general == no_piece || course.s.generals[fight.general].at.on_board()) return;
    State before = course.s;
    before.generals[fight.general].at = fight.at;
    const Verdict no = refuse(before, GeneralRetreat{fight.general, 0}, said);
    if (no) named.add(no->rule);
}

// His unit could not go back and lost its last block, and that ground is closed to him as well.
void name_barred_with_unit(const Course& course, Hex to, Named& named) {
    if (!course.owns_hit() || !course.harm->lost_blocked || !to.on_board()) return;
    const State& s = course.s;
    const Harm& harm = *course.harm;
    const Unit& unit = s.units[harm.unit];
    const bool led = harm.where.on_board() && generals_of(s, unit.side).has(harm.where.index);
    if (unit.at.on_board() || !led) return;
    const auto [first, second] = rearward(harm.where, unit.side);
    const HexSet closed =
        s.battle.impassable[static_cast<std::size_t>(arm(unit))] & s.battle.impassable_general;
    named.add_if((to == first || to == second) && closed.has(to.index),
                 "ccn.leader.casualty.impassable");
}

}  // namespace

void name_before_roll(const Course& course, Named& named) {
    if (course.roll == nullptr) return;
    named.add(course.firing() ? "ccn.ranged.sequence" : "ccn.melee.sequence");
}

void name_before_test(const Course& course, Named& named) {
    if (course.at<GeneralTest>() == nullptr || !course.owns_hit()) return;
    named.add(course.harm->kind == RollKind::Withdrawal ? "ccn.cavalry-withdraw.leader"
                                                        : "ccn.leader.casualty.triggers");
}

void name_in_course(const Course& course, const Stand&, Named& named) {
    name_staying(course, named);
    named.add_if(course.fight != nullptr && !course.active(), "ccn.melee.sequence");
}

void name_in_course(const Course& course, const Retreat& said, Named& named) {
    name_before_strike(course, named);
    name_lost_general(course, said, named);
    name_barred_with_unit(course, said.to, named);
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
    if (course.owns_hit()) {
        const Harm& harm = *course.harm;
        const bool flags_later = harm.step == HarmStep::Flags && harm.flags > 0;
        named.add_if(course.at<GeneralTest>() != nullptr && flags_later,
                     "ccn.combat.hits-then-retreats");
    }
    const bool defends = course.harm == nullptr && course.fight != nullptr && !course.active() &&
                         course.fight->target != no_piece;
    const UnitId id = course.owns_hit() ? course.harm->unit
                      : defends         ? course.fight->target
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
