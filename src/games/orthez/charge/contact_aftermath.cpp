// A charge after the dice: leaders, losses, result, tests, pursuit, routs, advance and fall-back
// (lb.18.6.A.7-A.9, 18.9, 15.10).
#include <algorithm>

#include "games/orthez/charge/contact.hpp"
#include "games/orthez/charge/fall_back.hpp"
#include "games/orthez/charge/pursuit.hpp"
#include "games/orthez/charge/reactions.hpp"
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/rout/rout.hpp"
#include "games/orthez/rout/surrender.hpp"
#include "games/orthez/stacking/displacing.hpp"

namespace grognard::orthez {

namespace {

using contact::go_to;
using contact::prey_left;

constexpr Roll defender_at_risk = Roll::read(64);  // and above (lb.19.1.1.a)
constexpr Roll attacker_at_risk = Roll::read(12);  // and below (lb.19.1.1.c)

bool has_leader(const State& s, HexId hex) {
    return hex != no_hex && senior_leader(s, hex) != no_leader;
}

void note_struck(ChargeContact& c, const UnitLosses& losses) {
    for (const UnitLoss& loss : losses) {
        for (int i = 0; i < loss.losses && !c.struck.full(); ++i) c.struck.push(loss.unit);
    }
}

int losses_of(const ChargeContact& c, UnitId unit) {
    return static_cast<int>(std::ranges::count(c.struck, unit));
}

void take_losses(State& s, ChargeContact& c, HexId hex, int losses, const EventSink& events) {
    if (losses == 0 || hex == no_hex) return;
    const UnitLosses taken = lose_in_hex(s, hex, losses, LossSource::FromTop, events);
    note_struck(c, taken);
    for (const UnitLoss& loss : taken) {
        const Unit& unit = s.units[loss.unit];
        c.shaken = c.shaken || !on_map(unit) || unit.demolished;
    }
}

HexList hexes_fought_in(const State& s, const ChargeContact& c) {
    HexList out;
    out.push(c.target);
    const HexId at = contact::from(s, c);
    if (at != no_hex) out.push(at);
    return out;
}

UnitList both_sides(const State& s, const ChargeContact& c) {
    UnitList all;
    for (const UnitId unit : riders(s, c.cavalry)) {
        if (on_map(s.units[unit])) all.push(unit);
    }
    for (const UnitId unit : prey_left(s, c)) {
        if (!all.full()) all.push(unit);
    }
    return all;
}

void make_rout(State& s, ChargeContact& c, const UnitList& units, const EventSink& events) {
    for (const UnitId unit : units) make_routing(s, unit, events);
    c.shaken = true;
}

void disorder(State& s, ChargeContact& c, const UnitList& units, const EventSink& events) {
    for (const UnitId unit : units) worsen_order(s, unit, events);
    c.shaken = true;
}

// Spread units that lost their order close up (lb.11.10.2).
bool gather_one(State& s, const ChargeContact& c) {
    for (const UnitId unit : both_sides(s, c)) {
        if (s.units[unit].order == OrderState::Good || s.units[unit].hexes.size() < 2) continue;
        begin_gathering(s, unit);
        return true;
    }
    return false;
}

bool lose_guns(State& s, const UnitList& units) {
    const auto* guns =
        std::ranges::find_if(units, [&](UnitId unit) { return leaves_play_when_routing(s, unit); });
    if (guns == units.end()) return false;
    begin_guns_lost(s, *guns);
    return true;
}

UnitList routing(const State& s, const UnitList& units) {
    UnitList out;
    for (const UnitId unit : units) {
        if (on_map(s.units[unit]) && s.units[unit].order == OrderState::Routing) out.push(unit);
    }
    return out;
}

}  // namespace

namespace contact {

// One check on each side whose dice call it (lb.19.1.1).
bool leaders(State& s, ChargeContact& c) {
    const bool target = c.rolled >= defender_at_risk;
    const bool attacker = c.rolled <= attacker_at_risk;
    const HexId hex = target ? c.target : attacker ? from(s, c) : no_hex;
    go_to(c, ChargeStage::AttackerLosses);
    if (has_leader(s, hex)) begin_leader_check(s, hex, LeaderRisk::Hit);
    return true;
}

bool attacker_losses(State& s, ChargeContact& c, const EventSink& events) {
    const HexId at = from(s, c);
    go_to(c, ChargeStage::DefenderLosses);
    take_losses(s, c, at, c.cell.attacker_loses, events);
    return true;
}

bool defender_losses(State& s, ChargeContact& c, const EventSink& events) {
    go_to(c, ChargeStage::Ranks);
    take_losses(s, c, c.target, c.cell.defender_loses, events);
    return true;
}

// Squares and spread formations that became too weak (lb.16.3, 11.8.4).
bool ranks(State& s, ChargeContact& c, const EventSink& events) {
    for (const UnitId unit : c.struck) {
        if (c.dealt.has(unit) || !on_map(s.units[unit])) continue;
        c.dealt.add(unit);
        const OrderState before = s.units[unit].order;
        const bool pushed = keep_formation(s, unit, hexes_fought_in(s, c), events);
        c.shaken = c.shaken || s.units[unit].order != before;
        if (pushed) return true;
    }
    go_to(c, ChargeStage::Result);
    return true;
}

bool result(State& s, ChargeContact& c, const EventSink& events) {
    go_to(c, ChargeStage::AttackerTests);
    const UnitList prey = prey_left(s, c);
    switch (c.cell.result) {
        case MeleeResult::Blank:
        case MeleeResult::Losses:
            break;
        case MeleeResult::AttackerDisordered:
            disorder(s, c, riders(s, c.cavalry), events);
            break;
        case MeleeResult::AttackerRouts:
            make_rout(s, c, riders(s, c.cavalry), events);
            break;
        case MeleeResult::DefenderDisordered:
            disorder(s, c, prey, events);
            break;
        case MeleeResult::DefenderRouts:
            make_rout(s, c, prey, events);
            break;
        case MeleeResult::Surrender:
            c.shaken = true;
            surrender(s, prey, events);
            break;
    }
    return true;
}

// The mark ~ calls a test of the whole stack, half of a unit's strength one of its own; one test
// for each unit (lb.15.13.1, 16.8.2, 21.4.F.1).
bool tests(State& s, ChargeContact& c, const UnitList& units, bool marked, ChargeStage next) {
    if (gather_one(s, c)) return true;
    UnitList stack;
    for (const UnitId unit : units) {
        const bool can = on_map(s.units[unit]) && s.units[unit].order != OrderState::Routing;
        if (can && !c.dealt.has(unit)) stack.push(unit);
    }
    if (marked && !stack.empty()) {
        for (const UnitId unit : stack) c.dealt.add(unit);
        begin_morale_test(s, TestCause::MeleeMark, stack, c.target);
        return true;
    }
    for (std::size_t i = 0; i < stack.size(); ++i) {
        const int lost = losses_of(c, stack[i]);
        c.dealt.add(stack[i]);
        if (lost == 0 || !tests_for_losses(s, stack[i], lost, LostBy::Melee)) continue;
        UnitList below;
        for (std::size_t k = i; k < stack.size(); ++k) below.push(stack[k]);
        begin_morale_test(s, TestCause::Losses, below, c.target);
        return true;
    }
    go_to(c, next);
    return true;
}

int pursuit_rate(const State& s, const ChargeContact& c) {
    const UnitList prey = prey_left(s, c);
    const bool pursued = course_against(c.against).pursued == Pursued::Yes;
    if (!pursued || prey.empty() || !can_go_on(s, c) || from(s, c) == no_hex) return 0;
    if (s.units[prey[0]].order == OrderState::Routing) return pm_per_routing;
    const bool disordered_by_melee = c.fought && c.cell.result == MeleeResult::DefenderDisordered;
    return disordered_by_melee ? pm_per_disordered : 0;
}

// Guns that break leave the map at once and are not ridden down (lb.17.5.1.b, 17.13.B.1).
bool pursue(State& s, ChargeContact& c, const EventSink& events) {
    if (lose_guns(s, routing(s, prey_left(s, c)))) return true;
    const int rate = pursuit_rate(s, c);
    const bool asks = rate > 0 && c.kind == ChargeKind::Opportunity && !c.asked;
    if (asks) return false;
    if (rate > 0) {
        c.pursued = true;
        pursue_units(s, c.cavalry, prey_left(s, c), c.target, rate, events);
    }
    go_to(c, ChargeStage::Rout);
    return true;
}

// lb.18.6.A.9; broken cavalry runs too.
bool rout(State& s, ChargeContact& c) {
    if (gather_one(s, c)) return true;
    const UnitList prey = routing(s, prey_left(s, c));
    const UnitList cavalry = c.fought ? routing(s, riders(s, c.cavalry)) : UnitList{};
    for (const UnitList& group : {prey, cavalry}) {
        if (group.empty() || c.dealt.has(group[0])) continue;
        for (const UnitId unit : group) c.dealt.add(unit);
        begin_routing(s, group, c.target, RoutCause::Combat);
        return true;
    }
    go_to(c, ChargeStage::Advance);
    return true;
}

// lb.18.6.A.8.b; then whether the cavalry may charge on (lb.18.6.A.8, A.8.c).
bool advance(State& s, ChargeContact& c, const EventSink& events) {
    c.target_gone = prey_left(s, c).empty() || !is_occupied(s, c.target);
    const bool goes = c.pursued && can_go_on(s, c) && !is_occupied(s, c.target);
    const bool destroyed = prey_left(s, c).empty();
    const bool exploits = course_against(c.against).pursued == Pursued::Yes &&
                          c.kind == ChargeKind::Active && destroyed && keeps_order(s, c.cavalry);
    go_to(c, ChargeStage::FallBack);
    c.over = !(exploits && left_of_riders(s, c.cavalry) > Pm());
    if (goes) advance_into(s, c.cavalry, c.target, events);
    return true;
}

bool fall_back(State& s, ChargeContact& c, const UnitList& cavalry, ChargeStage next) {
    go_to(c, next);
    if (!c.fought || c.shaken) return true;
    const UnitList who = those_falling_back(s, cavalry);
    if (!who.empty()) begin_fall_back(s, who, c.target);
    return true;
}

// Cavalry that has met cavalry, or taken an opportunity, is out of play
// (lb.18.6.C.6.b, 18.8.A.1.f).
void close(State& s, ChargeContact& c, const EventSink& events) {
    UnitList cavalry;
    for (const UnitId unit : riders(s, c.cavalry)) {
        if (on_map(s.units[unit])) cavalry.push(unit);
    }
    if (c.kind == ChargeKind::Opportunity) {
        exhaust(s, cavalry, events);
        mark_as_charged(s, cavalry);
    }
    if (!c.fought || c.against != ChargeTarget::Cavalry) return;
    mark_as_charged(s, cavalry);
    mark_as_charged(s, prey_left(s, c));
}

}  // namespace contact

// lb.19.1.A.1: those who see him fall test at once.
void resume(State& s, ChargeContact& c, const LeaderReport& report, const EventSink&) {
    if (report.wound != Wound::Mortal) return;
    const bool attacker = c.rolled <= attacker_at_risk;
    const HexId hex = attacker ? contact::from(s, c) : c.target;
    UnitList units;
    for (const UnitId unit : hex == no_hex ? UnitList{} : units_in(s, hex)) {
        if (s.units[unit].order != OrderState::Routing) units.push(unit);
    }
    if (units.empty()) return;
    const int morale = s.battle->leaders[report.leader].morale;
    begin_morale_test(s, TestCause::LeaderKilled, units, hex, -morale);
}

void resume(State& s, ChargeContact& c, const TestReport& report, const EventSink& events) {
    const bool failed = report.failed.has(report.units[0]);
    switch (report.cause) {
        case TestCause::RallyingSquare:
            end_rallying_square(s, report, c.target, 1, events);
            return contact::after_last_chance(s, c);
        case TestCause::Reform:
            end_reform(s, report, c.target, events);
            return contact::after_last_chance(s, c);
        case TestCause::StandCharge: {
            c.tested = !failed;
            if (!failed) return;
            const Failing failing = course_against(c.against).failing;
            if (failing == Failing::Disorder) return go_to(c, ChargeStage::Cross);
            for (const UnitId unit : prey_left(s, c)) make_routing(s, unit, events);
            return go_to(c, ChargeStage::Pursuit);
        }
        default:
            c.shaken = c.shaken || !report.failed.empty();
            return;
    }
}

}  // namespace grognard::orthez
