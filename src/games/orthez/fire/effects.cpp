// What fire does, in the order of lb.14.6.3. Frame: FireEffectsStep.
#include <algorithm>

#include "games/orthez/artillery/supply.hpp"
#include "games/orthez/fire/fire_phase.hpp"
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/rout/rout.hpp"

namespace grognard::orthez {

namespace {

using Effects = Fixed<PendingFire, max_pending>;

// Effects of one unit or hex are kept together: losses of several fires add up (lb.14.6.3).
PendingFire* effect_on(Effects& effects, HexId hex, UnitId unit) {
    for (PendingFire& effect : effects) {
        if (effect.hex == hex && effect.unit == unit) return &effect;
    }
    if (effects.full()) return nullptr;
    PendingFire fresh;
    fresh.hex = hex;
    fresh.unit = unit;
    effects.push(fresh);
    return &effects.back();
}

// Units in the hex and leaders there are at risk.
void endanger(Effects& effects, HexId hex) {
    PendingFire* effect = effect_on(effects, hex, no_unit);
    if (effect != nullptr) effect->explodes = effect->hex_tests = true;
}

// lb.17.9.A-17.9.E: a battery goes with those in its hex at risk, a wagon with all beside it.
void explode(State& s, const PendingFire& shot, Effects& effects, const EventSink& events) {
    Unit& unit = s.units[shot.unit];
    if (!on_map(unit) || unit.exploded) return;
    events.tell(GunsExploded{shot.unit});
    endanger(effects, shot.hex);
    if (counter(s, shot.unit).arm == Arm::Artillery) {
        return remove_unit(s, shot.unit, Whereabouts::Gone, events);
    }
    unit.demolished = unit.exploded = true;
    for (Side side = 0; side < side_count; ++side) {
        const HexId beside = neighbour(ground(s), shot.hex, side);
        if (beside == no_hex) continue;
        if (is_occupied(s, beside) || !leaders_in(s, beside).empty()) endanger(effects, beside);
    }
}

void take_losses(State& s, const PendingFire& shot, Effects& effects, const EventSink& events) {
    UnitLosses losses;
    if (shot.unit != no_unit) {
        const int taken = std::min<int>(shot.losses, losses_left(s, shot.unit));
        lose(s, shot.unit, taken, shot.hex, events);
        losses.push(UnitLoss{shot.unit, static_cast<std::uint8_t>(taken)});
    } else {
        losses = lose_in_hex(s, shot.hex, shot.losses, shot.source, events);
    }
    for (const UnitLoss& loss : losses) {
        PendingFire* effect = effect_on(effects, shot.hex, loss.unit);
        if (effect == nullptr) continue;
        effect->losses = static_cast<std::uint8_t>(effect->losses + loss.losses);
    }
}

bool is_of(const State& s, const PendingFire& effect, Seat side) {
    if (effect.unit != no_unit) return side_of(s, effect.unit) == side;
    if (is_occupied(s, effect.hex)) return holds_unit_of(s, effect.hex, side);
    const LeaderId leader = senior_leader(s, effect.hex);
    return leader != no_leader && s.battle->leaders[leader].side == side;
}

int losses_of(const State& s, UnitId unit) {
    int sum = 0;
    for (const PendingFire& effect : s.pending) {
        if (effect.unit == unit) sum += effect.losses;
    }
    return sum;
}

HexList struck_hexes(const State& s, UnitId unit) {
    HexList hexes;
    for (const PendingFire& effect : s.pending) {
        if (effect.unit == unit && !hexes.full()) hexes.push(effect.hex);
    }
    return hexes;
}

// Step 1: explosions, then losses. From here on s.pending says who lost and which hexes test.
void lose_all(State& s, FireEffectsStep& step, const EventSink& events) {
    const Effects shots = s.pending;
    Effects effects;
    for (const PendingFire& shot : shots) {
        if (shot.explodes) explode(s, shot, effects, events);
    }
    for (const PendingFire& shot : shots) {
        if (!shot.explodes && shot.losses > 0) take_losses(s, shot, effects, events);
    }
    for (const PendingFire& shot : shots) {
        PendingFire* effect = shot.leader_check ? effect_on(effects, shot.hex, no_unit) : nullptr;
        if (effect != nullptr) effect->leader_check = true;
    }
    const Seat first = step.first;
    std::stable_sort(effects.begin(), effects.end(),
                     [&](const PendingFire& a, const PendingFire& b) {
                         return is_of(s, a, first) && !is_of(s, b, first);
                     });
    s.pending = effects;
    for (const PendingFire& effect : effects) {
        if (effect.unit != no_unit) step.left.add(effect.unit);
    }
}

// Step 3: one unit closes its ranks; its owner may have to say where.
bool close_ranks(State& s, FireEffectsStep& step, const EventSink& events) {
    if (step.left.empty()) return false;
    const auto unit = static_cast<UnitId>(step.left.first());
    step.left.remove(unit);
    const HexList struck = struck_hexes(s, unit);
    UnitSet good;
    for (const HexId hex : struck) {
        for (const UnitId there : units_in(s, hex)) {
            if (s.units[there].order == OrderState::Good) good.add(there);
        }
    }
    keep_formation(s, unit, struck, events);
    for (const int there : good) {
        const OrderState order = s.units[static_cast<std::size_t>(there)].order;
        if (order == OrderState::Disordered) step.disordered.add(there);
    }
    return true;
}

// Step 4: the leaders of one hex.
bool check_leader(State& s, FireEffectsStep& step) {
    while (step.next < s.pending.size()) {
        PendingFire& effect = s.pending[step.next];
        const bool present = senior_leader(s, effect.hex) != no_leader;
        if (present && effect.leader_check) {
            effect.leader_check = false;
            begin_leader_check(s, effect.hex, LeaderRisk::Hit);
            return true;
        }
        if (present && effect.explodes) {
            effect.explodes = false;
            begin_leader_check(s, effect.hex, LeaderRisk::Explosion);
            return true;
        }
        ++step.next;
    }
    return false;
}

bool may_test(const State& s, UnitId unit) {
    return on_map(s.units[unit]) && s.units[unit].order != OrderState::Routing &&
           counter(s, unit).arm != Arm::Wagon;
}

void note_testers(const State& s, FireEffectsStep& step) {
    step.left.clear();
    for (const PendingFire& effect : s.pending) {
        if (effect.unit != no_unit) {
            const int losses = losses_of(s, effect.unit);
            if (tests_for_losses(s, effect.unit, losses, LostBy::Fire)) step.left.add(effect.unit);
        } else if (effect.hex_tests) {
            for (const UnitId unit : units_in(s, effect.hex)) {
                step.left.add_if(may_test(s, unit), unit);
            }
        }
    }
}

void push_test(State& s, const FireEffectsStep& step, TestCause cause, const UnitList& units,
               HexId hex, int modifier) {
    begin_morale_test(s, cause, units, hex, modifier);
    s.frames.top_as<MoraleTest>()->already = step.disordered;
}

// All units of a hex that something happened to, with one roll (lb.21.4.2).
bool test_hex(State& s, FireEffectsStep& step, const PendingFire& effect) {
    UnitList units;
    for (const UnitId unit : units_in(s, effect.hex)) {
        if (step.left.has(unit)) units.push(unit);
    }
    for (const UnitId unit : units) step.left.remove(unit);
    if (units.empty()) return false;
    const TestCause cause = effect.leader_killed ? TestCause::LeaderKilled : TestCause::Explosion;
    push_test(s, step, cause, units, effect.hex, effect.modifier);
    return true;
}

// The unit that lost, and those under it, which it drags along.
bool test_losses(State& s, FireEffectsStep& step, const PendingFire& effect) {
    if (!step.left.has(effect.unit)) return false;
    step.left.remove(effect.unit);
    UnitList units;
    units.push(effect.unit);
    for (const UnitId unit : units_in(s, effect.hex)) {
        const bool under = s.units[unit].depth > s.units[effect.unit].depth;
        if (under && may_test(s, unit)) units.push(unit);
    }
    push_test(s, step, TestCause::Losses, units, effect.hex, 0);
    return true;
}

// Step 5: hexes first, so that a unit with both causes tests once (lb.21.4.F.1).
bool test_next(State& s, FireEffectsStep& step) {
    const std::size_t count = s.pending.size();
    while (step.next < 2 * count) {
        const PendingFire effect = s.pending[step.next % count];
        const bool hexes = step.next < count;
        ++step.next;
        if (hexes && effect.hex_tests && test_hex(s, step, effect)) return true;
        if (!hexes && effect.unit != no_unit && test_losses(s, step, effect)) return true;
    }
    return false;
}

// The units of that side that rout: those of one hex run together.
bool rout_of(State& s, FireEffectsStep& step, Seat side) {
    for (const int i : step.routed) {
        const auto unit = static_cast<UnitId>(i);
        if (side_of(s, unit) != side) continue;
        step.routed.remove(unit);
        if (!on_map(s.units[unit])) continue;
        if (leaves_play_when_routing(s, unit)) {
            begin_guns_lost(s, unit);
            return true;
        }
        const HexId hex = s.units[unit].hexes[0];
        UnitList units;
        for (const UnitId there : units_in(s, hex)) {
            const bool runs = there == unit || step.routed.has(there);
            if (!runs || leaves_play_when_routing(s, there)) continue;
            step.routed.remove(there);
            units.push(there);
        }
        begin_routing(s, units, hex, RoutCause::Combat);
        return true;
    }
    return false;
}

void go_to(FireEffectsStep& step, EffectsStage stage) {
    step.stage = stage;
    step.next = 0;
}

}  // namespace

void begin_fire_effects(State& s, Seat first) {
    FireEffectsStep step;
    step.first = first;
    s.frames.push(step);
}

bool proceed(State& s, FireEffectsStep& step, const EventSink& events) {
    switch (step.stage) {
        case EffectsStage::Losses:
            lose_all(s, step, events);
            go_to(step, EffectsStage::Ranks);
            return true;
        case EffectsStage::Ranks:
            if (!close_ranks(s, step, events)) go_to(step, EffectsStage::Leaders);
            return true;
        case EffectsStage::Leaders:
            if (check_leader(s, step)) return true;
            note_testers(s, step);
            go_to(step, EffectsStage::Tests);
            return true;
        case EffectsStage::Tests:
            if (test_next(s, step)) return true;
            // What follows may be fired at again: harassment of routing units.
            s.pending.clear();
            go_to(step, EffectsStage::Routs);
            return true;
        case EffectsStage::Routs:
            if (rout_of(s, step, step.first) || rout_of(s, step, other(step.first))) return true;
            go_to(step, EffectsStage::Done);
            return true;
        case EffectsStage::Done:
            finish(s, Ended{}, events);
            return true;
    }
    return false;
}

void resume(State& s, FireEffectsStep& step, const LeaderReport& report, const EventSink&) {
    if (report.wound != Wound::Mortal || step.next >= s.pending.size()) return;
    PendingFire* effect = effect_on(s.pending, s.pending[step.next].hex, no_unit);
    if (effect == nullptr) return;
    effect->hex_tests = effect->leader_killed = true;  // lb.19.1.A.1
    const int value = s.battle->leaders[report.leader].morale;
    effect->modifier = static_cast<std::int8_t>(effect->modifier - value);
}

void resume(State& s, FireEffectsStep& step, const TestReport& report, const EventSink&) {
    for (const int unit : report.failed) {
        step.left.remove(unit);
        const OrderState order = s.units[static_cast<std::size_t>(unit)].order;
        step.routed.add_if(order == OrderState::Routing, unit);
    }
}

}  // namespace grognard::orthez
