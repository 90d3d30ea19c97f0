// Retreat hex by hex toward the own base line; what can't be made is paid in blocks.
#include "games/ccn/combat/retreat.hpp"

namespace grognard::ccn {

namespace {

// The hexes a retreating unit may step into now.
HexSet steps_back(const State& s, const Unit& unit) {
    HexSet steps;
    HexSet closed = all_units(s) | generals_of(s, other(unit.side)) |
                    s.battle->impassable[static_cast<std::size_t>(arm(unit))];
    if (has_attached(s, unit)) closed |= generals_of(s, unit.side);  // R55
    const auto [first, second] = rearward(unit.at, unit.side);
    if (first.on_board()) steps.add(first.index);
    if (second.on_board()) steps.add(second.index);
    return steps - closed;
}

// Withdrawing: nobody at all may stand in the way, lone generals included (R33).
HexSet open_behind(const State& s, Hex from, const Unit& unit) {
    HexSet steps;
    const auto [first, second] = rearward(from, unit.side);
    if (first.on_board()) steps.add(first.index);
    if (second.on_board()) steps.add(second.index);
    return steps - all_units(s) - s.generals_on[0] - s.generals_on[1] -
           s.battle->impassable[static_cast<std::size_t>(arm(unit))];
}

HexSet withdrawal_steps(const State& s, const Unit& unit, int left) {
    HexSet steps = open_behind(s, unit.at, unit);
    if (left < 2) return steps;
    for (const Hex first : hexes(steps)) {
        if (open_behind(s, first, unit).empty()) steps.remove(first.index);
    }
    return steps;
}

void offer_steps(const HexSet& steps, Offers<Action>& out) {
    for (const Hex to : hexes(steps)) out.push_back(Retreat{to});
}

// Whoever keeps the rearward hexes from being entered names the rule.
Refusal why_not_back(const State& s, const Unit& unit, Hex to, int left) {
    const auto [first, second] = rearward(unit.at, unit.side);
    if (!to.on_board() || (to != first && to != second)) {
        if (retreats_too_far(unit, to, left))
            return refused("ccn.retreat.per-flag", Reason::TooFar);
        return refused("ccn.retreat.direction", Reason::NotTowardOwnBaseLine);
    }
    if (has_unit(s, to)) return refused("ccn.retreat.occupied", Reason::Occupied);
    if (generals_of(s, unit.side).has(to.index))
        return refused("ccn.retreat.two-generals", Reason::TwoGenerals);
    if (has_general(s, to)) return refused("ccn.retreat.occupied", Reason::Occupied);
    return refused("ccn.retreat.impassable", Reason::Impassable);
}

}  // namespace

bool retreats_too_far(const Unit& unit, Hex to, int left) {
    if (!to.on_board()) return false;
    const int back = unit.side == Seat::First ? row(unit.at) - row(to) : row(to) - row(unit.at);
    return back > left && back == distance(unit.at, to);
}

bool can_withdraw(const State& s, const Unit& unit) {
    return !withdrawal_steps(s, unit, 2).empty();
}

Verdict refuse(const State& s, const UnitRetreat& retreat, const Retreat& step) {
    if (retreat.left == 0) return refused("ccn.retreat.per-flag", Reason::RetreatMade);
    const Unit& unit = s.units[retreat.unit];
    if (step.to.on_board() && steps_back(s, unit).has(step.to.index)) return allowed;
    return why_not_back(s, unit, step.to, retreat.left);
}

Verdict refuse(const State&, const UnitRetreat& retreat, const Stop&) {
    if (retreat.may_stop) return allowed;
    return refused("ccn.retreat.per-flag", Reason::MustGoOn);
}

void apply(State& s, UnitRetreat& retreat, const Retreat& step, const EventSink& events) {
    const UnitId id = retreat.unit;
    const Hex from = s.units[id].at;
    const bool meets_general = lone_generals(s, s.units[id].side).has(step.to.index);
    move_together(s, id, step.to, events);
    events.tell(UnitRetreated{id, from, step.to});
    --retreat.left;
    retreat.may_stop = meets_general && retreat.left > 0;
}

void apply(State& s, UnitRetreat&, const Stop&, const EventSink&) {
    Harm& harm = *s.frames.nearest<Harm>();
    harm.where = s.units[harm.unit].at;
    s.frames.pop();
}

void offer(const State& s, const UnitRetreat& retreat, Offers<Action>& out) {
    offer_steps(steps_back(s, s.units[retreat.unit]), out);
    if (retreat.may_stop) out.push_back(Stop{});
}

bool proceed(State& s, UnitRetreat& retreat, const EventSink& events) {
    const UnitId id = retreat.unit;
    Harm& harm = *s.frames.nearest<Harm>();
    harm.where = s.units[id].at;
    if (retreat.left == 0) {
        s.frames.pop();
        return true;
    }
    const HexSet steps = steps_back(s, s.units[id]);
    if (retreat.may_stop && steps.empty()) {
        s.frames.pop();  // it rallies on the general: the rest of its retreat is ignored
        return true;
    }
    if (retreat.may_stop || steps.size() > 1) return false;
    if (steps.size() == 1) {
        apply(s, retreat, Retreat{Hex{static_cast<std::uint8_t>(steps.first())}}, events);
        return true;
    }
    const int unmade = retreat.left;
    s.frames.pop();
    harm.lost_blocked = true;
    lose_blocks(s, id, unmade, LostBy::Retreat, events);  // ccn.retreat.blocked-loss
    return true;
}

Verdict refuse(const State& s, const Withdrawal& withdrawal, const Retreat& step) {
    if (withdrawal.left == 0) return refused("ccn.cavalry-withdraw.two-hexes", Reason::RetreatMade);
    const Unit& unit = s.units[withdrawal.unit];
    if (step.to.on_board() && withdrawal_steps(s, unit, withdrawal.left).has(step.to.index))
        return allowed;
    const auto [first, second] = rearward(unit.at, unit.side);
    if (step.to != first && step.to != second) {
        return refused("ccn.cavalry-withdraw.two-hexes", Reason::NotTowardOwnBaseLine);
    }
    return refused("ccn.cavalry-withdraw.blockers", Reason::NoWayBack);
}

void apply(State& s, Withdrawal& withdrawal, const Retreat& step, const EventSink& events) {
    const UnitId id = withdrawal.unit;
    const Hex from = s.units[id].at;
    move_together(s, id, step.to, events);
    events.tell(UnitWithdrew{id, from, step.to});
    --withdrawal.left;
}

void offer(const State& s, const Withdrawal& withdrawal, Offers<Action>& out) {
    offer_steps(withdrawal_steps(s, s.units[withdrawal.unit], withdrawal.left), out);
}

bool proceed(State& s, Withdrawal& withdrawal, const EventSink& events) {
    if (withdrawal.left == 0) {
        s.frames.pop();
        return true;
    }
    const HexSet steps = withdrawal_steps(s, s.units[withdrawal.unit], withdrawal.left);
    if (steps.size() > 1) return false;
    apply(s, withdrawal, Retreat{Hex{static_cast<std::uint8_t>(steps.first())}}, events);
    return true;
}

}  // namespace grognard::ccn
