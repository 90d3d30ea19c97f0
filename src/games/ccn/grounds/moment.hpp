// What is said at the wrong moment, or by the wrong player: the rules that say whose it is and
// when.
#pragma once

#include "core/grounds.hpp"
#include "core/seat.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

void name_wrong_moment(const State& s, Seat seat, const Action& action, Named& named);

// What the card on the table leaves to decide or to roll first, or has settled (choices.cpp).
void name_by_card(const State& s, Seat seat, const OrderUnit& order, Named& named);
void name_by_card(const State& s, Seat seat, const LeaveSquare& order, Named& named);
void name_by_card(const State& s, Seat seat, const OrderGeneral& order, Named& named);
void name_by_card(const State& s, Seat seat, const RallyBlock& block, Named& named);
void name_by_card(const State& s, Seat seat, const MoveGeneral& move, Named& named);
void name_by_card(const State& s, Seat seat, const ChooseSection& chosen, Named& named);
void name_by_card(const State& s, Seat seat, const March& march, Named& named);
void name_by_card(const State& s, Seat seat, const OrderOne& one, Named& named);
void name_by_card(const State& s, Seat seat, const SendBack& target, Named& named);
void name_by_card(const State& s, Seat seat, const Keep& keep, Named& named);

// In the course of a combat (course.cpp, replies.cpp, steps.cpp).
struct Course {
    const State& s;
    Seat seat;
    const MeleeFight* fight = nullptr;  // the melee going on
    const Harm* harm = nullptr;         // the roll being carried out
    const Roll* roll = nullptr;         // the roll awaited

    bool active() const { return seat == s.turn.active; }
    bool rolls(RollKind kind) const {
        return (roll != nullptr && roll->kind == kind) || (harm != nullptr && harm->kind == kind);
    }
    bool in_combat() const {
        return s.frames.nearest<Fighting>() != nullptr && s.frames.top_as<Fighting>() == nullptr;
    }
    // A shot with all that follows from it: whatever goes on that is no melee.
    bool firing() const { return in_combat() && fight == nullptr; }
    bool battling_back() const;
    // Is it this player's unit that the dice have hit?
    bool owns_hit() const { return harm != nullptr && s.units[harm->unit].side == seat; }
    // Who fires, and whom at; nobody and nowhere once the roll is carried out.
    UnitId firer() const;
    Hex fired_at() const;
    template <class F>
    const F* at() const {
        return s.frames.top_as<F>();
    }
};
Course course_of(const State& s, Seat seat);

// The dice come first; the dice for his general come first.
void name_before_roll(const Course& course, Named& named);
void name_before_test(const Course& course, Named& named);

void name_in_course(const Course& course, const Fire& fire, Named& named);
void name_in_course(const Course& course, const Melee& melee, Named& named);
void name_in_course(const Course& course, const Press& said, Named& named);
void name_in_course(const Course& course, const Advance& said, Named& named);
void name_in_course(const Course& course, const Stand& said, Named& named);
void name_in_course(const Course& course, const StrikeFirst& said, Named& named);
void name_in_course(const Course& course, const Withdraw& said, Named& named);
void name_in_course(const Course& course, const FormSquare& said, Named& named);
void name_in_course(const Course& course, const BattleBack& said, Named& named);
void name_in_course(const Course& course, const IgnoreHit& said, Named& named);
void name_in_course(const Course& course, const IgnoreFlags& said, Named& named);
void name_in_course(const Course& course, const Retreat& said, Named& named);
void name_in_course(const Course& course, const Stop& said, Named& named);
void name_in_course(const Course& course, const Pass& said, Named& named);
void name_in_course(const Course& course, const StrikeGeneral& said, Named& named);

}  // namespace grognard::ccn
