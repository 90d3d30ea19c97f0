// A charge from contact to the dice: last square, fire, retreat, stand, second fire, squadrons
// (lb.18.6.A.1-A.7).
#include <algorithm>

#include "games/orthez/assault/assault_fight.hpp"
#include "games/orthez/assault/defence.hpp"
#include "games/orthez/charge/contact.hpp"
#include "games/orthez/charge/reactions.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/fire/fire_window.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/rout/rout.hpp"

namespace grognard::orthez {

namespace {

using contact::go_to;
using contact::prey_left;

const Course& course(const ChargeContact& c) { return course_against(c.against); }

// lb.18.6.A.0: it costs a step once it cannot be called off. A routing unit met on the way is
// pursued without a charge (lb.18.9.B.1).
void count(State& s, const ChargeContact& c) {
    if (c.kind == ChargeKind::Opportunity || c.kind == ChargeKind::Pursuit) return;
    const Moving* moving = s.frames.nearest<Moving>();
    const bool declared = moving != nullptr && moving->mission == Mission::Charging &&
                          (moving->target == c.target || moving->second == c.target);
    if (c.against == ChargeTarget::Routing && !declared) return;
    count_charge(s, c.cavalry);
}

UnitSet all_but(const State& s, Seat side, const UnitList& spared) {
    UnitSet out;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.battle->units[i].side == side) out.add(static_cast<int>(i));
    }
    for (const UnitId unit : spared) out.remove(unit);
    return out;
}

bool fires_now(const ChargeContact& c) {
    const bool again = c.stage == ChargeStage::SecondFire;
    switch (course(c).fires) {
        case Fires::Never:
            return false;
        case Fires::Once:
            return !again;
        case Fires::AgainIfItStood:
            return !again || c.tested;
    }
    return false;
}

// From the flank or the rear a diverted stack tests after all (lb.15.3.B.2).
bool touched_in_front(const State& s, const ChargeContact& c, UnitId top) {
    const Side side = side_toward(ground(s), c.target, contact::from(s, c));
    return side != no_side && arcs(s, top, c.target).front.has(side);
}

bool must_test(const State& s, const ChargeContact& c, const UnitList& prey) {
    switch (course(c).standing) {
        case Standing::Tests:
            return true;
        case Standing::InFront:
            return !touched_in_front(s, c, prey[0]);
        default:
            return false;
    }
}

void break_prey(State& s, ChargeContact& c, const EventSink& events) {
    for (const UnitId unit : prey_left(s, c)) make_routing(s, unit, events);
    go_to(c, ChargeStage::Pursuit);
}

bool is_across(const State& s, HexId from, HexId to) {
    const Side side = side_toward(ground(s), from, to);
    if (side == no_side) return false;
    const SideMarks on_side = marks(ground(s), from, side);
    if ((on_side & SunkenRoad) != 0) return true;
    return (on_side & Stream) != 0 && (on_side & (Bridge | FordSide)) == 0;
}

// Where the target is after its attempt: it may have closed on its other hex.
void find_prey_again(const State& s, ChargeContact& c) {
    const UnitList left = prey_left(s, c);
    if (!left.empty()) c.target = s.units[left[0]].hexes[0];
    for (const UnitId unit : left) {
        if (is_formed(s.units[unit], Formation::Square)) c.target = s.units[unit].hexes[0];
    }
    if (is_occupied(s, c.target)) c.prey = prey_in(s, c.target);
    c.against = target_kind(s, c.target);
}

}  // namespace

namespace contact {

// After the last chance: a square is ridden past or charged, disorder means melee at once, rout
// means pursuit (lb.18.6.F.3).
void after_last_chance(State& s, ChargeContact& c) {
    find_prey_again(s, c);
    if (c.against == ChargeTarget::Square) {
        if (contact::from(s, c) == no_hex) {
            c.over = false;
            return go_to(c, ChargeStage::Done);
        }
        go_to(c, ChargeStage::Ahead);
        return begin_square_ahead(s, c.cavalry, c.target);
    }
    count(s, c);
    if (c.against == ChargeTarget::Disordered) return go_to(c, ChargeStage::Cross);
    if (c.against == ChargeTarget::Routing) return go_to(c, ChargeStage::Pursuit);
    go_to(c, ChargeStage::Fire);
}

void go_to(ChargeContact& c, ChargeStage stage) {
    c.stage = stage;
    c.asked = false;
    c.dealt.clear();
}

UnitList prey_left(const State& s, const ChargeContact& c) {
    UnitList left;
    for (const UnitId unit : c.prey) {
        if (on_map(s.units[unit]) && !s.units[unit].demolished) left.push(unit);
    }
    return left;
}

HexId from(const State& s, const ChargeContact& c) {
    if (!on_map(s.units[c.cavalry])) return no_hex;
    return contact_hex(s, c.cavalry, c.target);
}

bool can_go_on(const State& s, const ChargeContact& c) {
    return std::ranges::all_of(riders(s, c.cavalry), [&](UnitId id) {
        const Unit& unit = s.units[id];
        if (!on_map(unit) || unit.order == OrderState::Routing) return false;
        return unit.order == OrderState::Good || c.crossed;
    });
}

bool may_use_squadrons(const State& s, const UnitList& units) {
    return std::ranges::any_of(units, [&](UnitId unit) {
        return is_cavalry(s, unit) && counter(s, unit).size == Size::Regiment &&
               s.units[unit].order != OrderState::Routing;
    });
}

bool may_retreat(const State& s, const ChargeContact& c) {
    const UnitList prey = prey_left(s, c);
    if (c.kind != ChargeKind::Active || !course(c).may_retreat || prey.empty()) return false;
    UnitSet chargers;
    for (const UnitId unit : riders(s, c.cavalry)) chargers.add(unit);
    const bool fast = std::ranges::all_of(prey, [&](UnitId unit) {
        return !is_cavalry(s, unit) || may_retreat_from(s, unit, chargers);  // lb.15.4.E.1
    });
    return fast && has_retreat_path(s, prey, RetreatBefore::Charge, contact::from(s, c));
}

bool start(State& s, ChargeContact& c, const EventSink& events) {
    c.prey = on_map(s.units[c.cavalry]) ? prey_in(s, c.target) : UnitList{};
    if (c.prey.empty()) {
        c.over = false;
        c.target_gone = true;
        go_to(c, ChargeStage::Done);
        return true;
    }
    c.against = target_kind(s, c.target);
    divert_assaults(s, c.target, events);  // lb.15.2.D.1
    const bool active = c.kind == ChargeKind::Active;
    if (active && c.against == ChargeTarget::Square) {
        go_to(c, ChargeStage::Ahead);
        begin_square_ahead(s, c.cavalry, c.target);
    } else if (active && course(c).last_chance) {
        go_to(c, ChargeStage::LastSquare);
    } else {
        count(s, c);
        go_to(c, ChargeStage::Fire);
    }
    return true;
}

bool last_square(State& s, ChargeContact& c) {
    const bool can = std::ranges::any_of(
        s.units[c.prey[0]].hexes, [&](HexId hex) { return may_react_in(s, c.cavalry, hex); });
    if (can && !c.asked && !c.at_contact) return false;
    count(s, c);
    go_to(c, ChargeStage::Fire);
    return true;
}

// The target alone fires, and only at a charger in front of it; the window looks after that.
bool fire(State& s, ChargeContact& c, ChargeStage next) {
    const bool wanted = fires_now(c);
    const UnitList prey = prey_left(s, c);
    const HexId at = contact::from(s, c);
    go_to(c, next);
    const bool surprised = c.kind == ChargeKind::Opportunity;  // lb.18.8.A.1.d
    if (!wanted || surprised || prey.empty() || at == no_hex) return true;
    begin_fire_window(s, at, all_but(s, side_of(s, prey[0]), prey));
    return true;
}

bool retreat(const State& s, ChargeContact& c) {
    if (!c.asked && may_retreat(s, c)) return false;
    go_to(c, ChargeStage::Stand);
    return true;
}

bool stand(State& s, ChargeContact& c, const EventSink& events) {
    const UnitList prey = prey_left(s, c);
    if (prey.empty()) {
        go_to(c, ChargeStage::Pursuit);
        return true;
    }
    if (course(c).standing == Standing::Never) {
        break_prey(s, c, events);
        return true;
    }
    go_to(c, ChargeStage::SecondFire);
    if (must_test(s, c, prey)) {
        begin_morale_test(s, TestCause::StandCharge, prey, contact::from(s, c));
    }
    return true;
}

// Now the melee is certain (lb.15.6.B.1.b).
bool cross(State& s, ChargeContact& c, const EventSink& events) {
    const HexId at = contact::from(s, c);
    go_to(c, ChargeStage::Squadrons);
    if (at == no_hex || !is_across(s, at, c.target)) return true;
    for (const UnitId unit : riders(s, c.cavalry)) {
        if (s.units[unit].order != OrderState::Good) continue;
        c.crossed = true;
        worsen_order(s, unit, events);
        close_on(s, unit, at, events);
    }
    return true;
}

// An opportunity charge exhausts whatever fights (lb.18.8.A.1.f): nothing to save.
bool squadrons(const State& s, ChargeContact& c) {
    const bool attacks = c.stage == ChargeStage::Squadrons;
    const bool asks =
        attacks ? c.kind != ChargeKind::Opportunity && may_use_squadrons(s, riders(s, c.cavalry))
                : may_use_squadrons(s, prey_left(s, c));
    if (asks) return false;
    go_to(c, attacks ? ChargeStage::Defenders : ChargeStage::Melee);
    return true;
}

bool melee(State& s, ChargeContact& c) {
    const UnitList prey = prey_left(s, c);
    go_to(c, ChargeStage::Pursuit);
    if (prey.empty() || !can_go_on(s, c)) return true;
    c.fought = true;
    count_melee(s, riders(s, c.cavalry), c.attackers);
    count_melee(s, prey, c.defenders);
    begin_melee_roll(s, c.target, c.cavalry, c.attackers, c.defenders, no_hex, c.run);
    return true;
}

}  // namespace contact

void resume(State& s, ChargeContact& c, const SquareReport&, const EventSink&) {
    contact::after_last_chance(s, c);
}

void resume(State& s, ChargeContact& c, const SquareAheadReport& report, const EventSink&) {
    if (report.choice == SquareChoice::Charge) {
        count(s, c);
        return go_to(c, ChargeStage::Fire);
    }
    c.over = report.over;
    go_to(c, ChargeStage::Done);
}

// Whoever is shaken by fire at the last moment does not charge home (lb.18.6.A.3).
void resume(State& s, ChargeContact& c, const FireWindowReport&, const EventSink&) {
    if (keeps_order(s, c.cavalry)) return;
    spend_all(s, c.cavalry);
    go_to(c, ChargeStage::Rout);
}

void resume(State& s, ChargeContact& c, const RetreatReport& report, const EventSink&) {
    const UnitList prey = prey_left(s, c);
    if (report.hexes == 0 && !prey.empty()) return;
    c.target_gone = true;
    const bool rides = !prey.empty() && is_cavalry(s, prey[0]);
    c.over = rides;
    go_to(c, ChargeStage::Done);
    if (rides) begin_pursuit(s, c.cavalry, prey[0], report.left);
}

void resume(State&, ChargeContact& c, const MeleeReport& report, const EventSink&) {
    c.cell = report.cell;
    c.rolled = report.natural;
    go_to(c, ChargeStage::Leaders);
}

}  // namespace grognard::orthez
