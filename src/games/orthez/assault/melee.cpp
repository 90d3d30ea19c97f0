// The melee itself: its dice, what they do to both sides, tests and routs (lb.15.12.1, 15.13).
#include <algorithm>

#include "games/orthez/assault/fight.hpp"
#include "games/orthez/assault/melee_odds.hpp"
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/rout/rout.hpp"
#include "games/orthez/rout/surrender.hpp"

namespace grognard::orthez {

namespace fight {

namespace {

const Roll attacker_leader_until = Roll::read(12);  // lb.19.1.1.c
const Roll defender_leader_from = Roll::read(64);   // lb.19.1.1.a

bool is_cavalry(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Cavalry; }

UnitList all_attackers(const State& s, const AssaultFight& f, HexId hex) {
    return attackers_in(s, f, hex);
}

// An attacker gets into disorder, never into rout, by the ground between (lb.15.6.B.1.b).
void disorder_by_ground(State& s, UnitId id, const EventSink& events) {
    Unit& unit = s.units[id];
    if (unit.order != OrderState::Good) return;
    unit.order = OrderState::Disordered;
    events.tell(OrderChanged{id, unit.order});
}

void note_loss(State& s, AssaultFight& f, const UnitLoss& loss) {
    for (int i = 0; i < loss.losses && !f.struck.full(); ++i) f.struck.push(loss.unit);
    if (!on_map(s.units[loss.unit])) f.shaken = true;
}

void defenders_lose(State& s, AssaultFight& f, const EventSink& events) {
    int left = f.cell.defender_loses;
    for (const HexId hex : targets(f)) {
        if (!holds_unit_of(s, hex, other(f.attacker))) continue;
        for (const UnitLoss& loss : lose_in_hex(s, hex, left, LossSource::FromTop, events)) {
            left -= loss.losses;
            note_loss(s, f, loss);
        }
    }
}

template <class Change>
void change_attackers(State& s, AssaultFight& f, const Change& change) {
    for (const int unit : attackers(s, f)) change(static_cast<UnitId>(unit));
    f.shaken = true;
}

template <class Change>
void change_defenders(State& s, AssaultFight& f, const Change& change) {
    for (const UnitId unit : defending(s, f)) change(unit);
    f.shaken = true;
}

// Any result that is not blank demolishes a wagon (lb.17.13.D.1).
void demolish_wagons(State& s, const AssaultFight& f, const EventSink& events) {
    for (const UnitId unit : defending(s, f)) {
        if (counter(s, unit).arm != Arm::Wagon || s.units[unit].demolished) continue;
        lose(s, unit, 1, s.units[unit].hexes[0], events);
    }
}

void apply_result(State& s, AssaultFight& f, const EventSink& events) {
    const auto worsen = [&](UnitId unit) { worsen_order(s, unit, events); };
    const auto rout = [&](UnitId unit) { make_routing(s, unit, events); };
    if (f.cell.result != MeleeResult::Blank) demolish_wagons(s, f, events);
    switch (f.cell.result) {
        case MeleeResult::Blank:
            return;
        case MeleeResult::Losses:
            f.attackers_lose = f.cell.attacker_loses;
            return defenders_lose(s, f, events);
        case MeleeResult::AttackerDisordered:
            return change_attackers(s, f, worsen);
        case MeleeResult::AttackerRouts:
            return change_attackers(s, f, rout);
        case MeleeResult::DefenderDisordered:
            return change_defenders(s, f, worsen);
        case MeleeResult::DefenderRouts:
            return change_defenders(s, f, rout);
        case MeleeResult::Surrender:
            f.shaken = f.vacated = true;
            return surrender(s, defending(s, f), events);
    }
}

int times_struck(const AssaultFight& f, UnitId unit) {
    return static_cast<int>(std::ranges::count(f.struck, unit));
}

// lb.16.3: is what is left of a struck unit enough for its formation? One unit at a time.
bool close_ranks(State& s, AssaultFight& f, const EventSink& events) {
    for (const UnitId unit : f.struck) {
        if (f.dealt.has(unit) || !on_map(s.units[unit])) continue;
        f.dealt.add(unit);
        HexList struck;
        for (const HexId hex : s.units[unit].hexes) {
            const bool engaged = hex == f.target || hex == f.second ||
                                 assaulting_hex(s.units[unit], f.target) == hex;
            if (engaged) struck.push(hex);
        }
        if (keep_formation(s, unit, struck, events)) return true;
    }
    return false;
}

// The stack tests together for a mark or a leader's death, else whoever lost half at once and
// those under him (lb.15.12.1, 21.4.F.1).
bool test_stack(State& s, AssaultFight& f, const UnitList& stack, HexId hex, bool marked) {
    UnitList testing;
    for (const UnitId unit : stack) {
        if (f.dealt.has(unit) || s.units[unit].order == OrderState::Routing) continue;
        if (counter(s, unit).arm != Arm::Wagon) testing.push(unit);
    }
    for (const UnitId unit : stack) f.dealt.add(unit);
    const bool bereft = f.killed != no_leader && f.killed_at == hex;
    const int extra = bereft ? -s.battle->leaders[f.killed].morale : 0;
    if (testing.empty()) return false;
    if (marked || bereft) {
        const TestCause cause = marked ? TestCause::MeleeMark : TestCause::LeaderKilled;
        begin_morale_test(s, cause, testing, hex, extra);
        return true;
    }
    UnitList dragged;
    for (const UnitId unit : testing) {
        const bool half = tests_for_losses(s, unit, times_struck(f, unit), LostBy::Melee);
        if (half || !dragged.empty()) dragged.push(unit);
    }
    if (dragged.empty()) return false;
    begin_morale_test(s, TestCause::Losses, dragged, hex);
    return true;
}

bool is_being_fought(const State& s, HexId target) {
    return std::ranges::any_of(s.frames.all(), [&](const Frame& frame) {
        const auto* fight = std::get_if<AssaultFight>(&frame);
        return fight != nullptr && (fight->target == target || fight->second == target);
    });
}

// lb.15.11.3: who assaults two targets fights no melee if one of them stood, so that both test
// before he fights. True if the other one is resolved now.
bool resolve_other_target(State& s, const AssaultFight& f) {
    for (const int i : attackers(s, f)) {
        Unit& unit = s.units[static_cast<std::size_t>(i)];
        if (unit.done.exchanged) {
            drop_markers(s, static_cast<UnitId>(i));
            continue;
        }
        for (const HexId target : unit.assaults) {
            if (target == no_hex || is_being_fought(s, target)) continue;
            begin_assault_fight(s, target, second_target(s, target));
            return true;
        }
    }
    return false;
}

// Cavalry that fought, for its fatigue (lb.18.5.D.1).
void note_cavalry(State& s, const AssaultFight& f) {
    for (const UnitId unit : defending(s, f)) {
        if (!is_cavalry(s, unit)) continue;
        Done& done = s.units[unit].done;
        done.fought = true;
        if (f.squadrons == Strength::Whole) ++done.melees;
    }
}

}  // namespace

bool cross(State& s, AssaultFight& f, const EventSink& events) {
    if (rout_one(s, f, events)) return true;
    if (resolve_other_target(s, f)) return true;
    if (defending(s, f).empty()) {
        f.may_go_on = f.vacated && !f.again;  // lb.15.5.C.2
        go_to(f, f.vacated ? AssaultStage::Room : AssaultStage::Done);
        return true;
    }
    if (attackers(s, f).empty()) {
        go_to(f, AssaultStage::Done);
        return true;
    }
    for (const HexId target : targets(f)) {
        for (const int i : attackers_of(s, target)) {
            const auto unit = static_cast<UnitId>(i);
            const HexId from = assaulting_hex(s.units[unit], target);
            if (crosses_obstacle(s, from, target)) disorder_by_ground(s, unit, events);
        }
    }
    if (gather_one(s, f)) return true;
    go_to(f, AssaultStage::Roll);
    return true;
}

bool asks_for_squadrons(const State& s, const AssaultFight& f) {
    const UnitList units = defending(s, f);
    return std::ranges::any_of(units, [&](UnitId unit) { return is_cavalry(s, unit); });
}

bool roll(State& s, AssaultFight& f) {
    if (!f.asked && asks_for_squadrons(s, f)) return false;  // lb.18.5.D.1.1
    f.fought = true;
    note_cavalry(s, f);
    begin_melee_roll(s, f.target, no_unit, Strength::Whole, f.squadrons, f.second);
    return true;
}

bool leader_checks(State& s, AssaultFight& f) {
    HexList at_risk;
    if (f.rolled <= attacker_leader_until) at_risk = attacking(s, f);
    if (f.rolled >= defender_leader_from) at_risk = targets(f);
    while (f.step < at_risk.size()) {
        const HexId hex = at_risk[f.step++];
        if (senior_leader(s, hex) == no_leader) continue;
        begin_leader_check(s, hex, LeaderRisk::Hit);
        return true;
    }
    go_to(f, AssaultStage::Losses);
    return true;
}

HexList stacks_that_can_lose(const State& s, const AssaultFight& f) {
    HexList found;
    if (f.attackers_lose == 0) return found;
    for (const HexId hex : attacking(s, f)) {
        const UnitList stack = all_attackers(s, f, hex);
        const bool able =
            std::ranges::any_of(stack, [&](UnitId unit) { return losses_left(s, unit) > 0; });
        if (able) found.push(hex);
    }
    return found;
}

void take_loss(State& s, AssaultFight& f, HexId stack, const EventSink& events) {
    --f.attackers_lose;
    for (const UnitId unit : all_attackers(s, f, stack)) {
        if (losses_left(s, unit) == 0) continue;
        lose(s, unit, 1, stack, events);
        return note_loss(s, f, UnitLoss{unit, 1});
    }
}

bool losses(State& s, AssaultFight& f, const EventSink& events) {
    if (f.step == 0) {
        f.step = 1;
        apply_result(s, f, events);
    }
    for (;;) {
        const HexList stacks = stacks_that_can_lose(s, f);
        if (stacks.empty()) break;
        if (stacks.size() > 1) return false;
        take_loss(s, f, stacks[0], events);
    }
    if (close_ranks(s, f, events) || gather_one(s, f)) return true;
    if (defending(s, f).empty() && routers(s, f.target, f.second).empty()) f.vacated = true;
    go_to(f, AssaultStage::Tests);
    return true;
}

bool tests(State& s, AssaultFight& f) {
    for (const HexId hex : attacking(s, f)) {
        if (test_stack(s, f, attackers_in(s, f, hex), hex, f.cell.attacker_tests)) return true;
    }
    for (const HexId hex : targets(f)) {
        if (!holds_unit_of(s, hex, other(f.attacker))) continue;
        if (test_stack(s, f, units_in(s, hex), hex, f.cell.defender_tests)) return true;
    }
    go_to(f, AssaultStage::Routs);
    return true;
}

bool routs(State& s, AssaultFight& f, const EventSink& events) {
    if (rout_one(s, f, events)) return true;
    go_to(f, AssaultStage::FallBack);
    return true;
}

// lb.15.10.1-15.10.1.b: a melee that shook nobody throws cavalry back.
bool fall_back(State& s, AssaultFight& f) {
    if (!f.shaken) {
        for (const HexId hex : targets(f)) {
            UnitList cavalry;
            for (const UnitId unit : units_in(s, hex)) {
                if (is_cavalry(s, unit) && !f.dealt.has(unit)) cavalry.push(unit);
            }
            if (cavalry.empty()) continue;
            for (const UnitId unit : cavalry) f.dealt.add(unit);
            f.vacated = true;
            begin_fall_back(s, cavalry, f.target);
            return true;
        }
    }
    go_to(f, AssaultStage::Room);
    return true;
}

}  // namespace fight

void resume(State& s, AssaultFight& f, const TestReport& report, const EventSink&) {
    if (report.cause != TestCause::Stand) {
        if (!report.failed.empty()) f.shaken = true;
        return;
    }
    f.stood = report.failed.empty();
    const bool fires = f.stood && defence_of(s, f.target, f.second) == Defence::ExchangesFire;
    fight::go_to(f, fires ? AssaultStage::Exchange : AssaultStage::Cross);
}

void resume(State&, AssaultFight& f, const MeleeReport& report, const EventSink&) {
    f.cell = report.cell;
    f.rolled = report.natural;
    fight::go_to(f, AssaultStage::LeaderChecks);
}

// The hex whose leader was checked last.
void resume(State& s, AssaultFight& f, const LeaderReport& report, const EventSink&) {
    if (report.wound != Wound::Mortal || f.step == 0) return;
    const bool attacker = s.battle->leaders[report.leader].side == f.attacker;
    const HexList hexes = attacker ? fight::attacking(s, f) : fight::targets(f);
    f.killed = report.leader;
    f.killed_at = hexes[f.step - 1U];
}

}  // namespace grognard::orthez
