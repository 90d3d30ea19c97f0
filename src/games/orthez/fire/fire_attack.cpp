#include "games/orthez/fire/fire_attack.hpp"

#include <algorithm>

#include "games/orthez/fields_frames.hpp"
#include "games/orthez/fire/fire_phase.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

const Roll leader_from = Roll::read(65);         // lb.19.1.1.b
const Roll leader_from_rifles = Roll::read(63);  // lb.22.3.D.1.b
const Roll battery_explodes_from = Roll::read(65);
const Roll wagon_explodes_from = Roll::read(61);
constexpr int short_range = 2;  // of guns (lb.17.10.1)

bool is_by_arms(FireKind kind) {
    return kind != FireKind::Harassment && kind != FireKind::Skirmish;
}

bool guns_take_part(const State& s, const FireAttack& attack) {
    return is_by_arms(attack.kind) && std::ranges::any_of(attack.from, [&](HexId hex) {
               return guns_fire(s, hex, attack.silent);
           });
}

// lb.16.1.0-16.1.2: guns at more than short range share their losses out.
LossSource source_of(const State& s, const FireAttack& attack) {
    if (!is_by_arms(attack.kind)) return LossSource::FromTop;
    const bool far = std::ranges::any_of(
        attack.from, [&](HexId hex) { return distance(ground(s), hex, attack.at) > short_range; });
    return far && guns_take_part(s, attack) ? LossSource::FarGuns : LossSource::NearFire;
}

// The first rifle company on top of those who fire makes leaders easier to hit.
Roll leader_hit_from(const State& s, const FireAttack& attack) {
    const bool rifles = is_by_arms(attack.kind) && std::ranges::any_of(attack.from, [&](HexId hex) {
                            const UnitList stack = units_in(s, hex);
                            return !stack.empty() && counter(s, stack[0]).size == Size::HalfCompany;
                        });
    return rifles ? leader_from_rifles : leader_from;
}

// What a natural roll blows up: the top battery of the hex or its wagon (lb.17.9.A.1).
UnitId exploding(const State& s, const FireAttack& attack) {
    if (!guns_take_part(s, attack)) return no_unit;
    for (const UnitId unit : units_in(s, attack.at)) {
        const Arm arm = counter(s, unit).arm;
        if (arm == Arm::Artillery && attack.rolled >= battery_explodes_from) return unit;
        if (arm == Arm::Wagon && attack.rolled >= wagon_explodes_from && !s.units[unit].exploded) {
            return unit;
        }
    }
    return no_unit;
}

// The side that has fired goes first where that matters.
Seat firing_side(const State& s, const FireAttack& attack) {
    const UnitId unit = attack.from.empty() ? no_unit : leading_unit(s, attack.from[0]);
    return unit == no_unit ? french : side_of(s, unit);
}

void await_effects(State& s, const FireAttack& attack) {
    PendingFire effect;
    effect.hex = attack.at;
    effect.unit = attack.single;
    effect.losses = attack.losses;
    effect.source = source_of(s, attack);
    effect.leader_check =
        attack.rolled >= leader_hit_from(s, attack) && senior_leader(s, attack.at) != no_leader;
    const UnitId explodes = exploding(s, attack);
    const bool any = effect.losses > 0 || effect.leader_check;
    if (any && !s.pending.full()) s.pending.push(effect);
    if (explodes == no_unit || s.pending.full()) return;
    PendingFire explosion;
    explosion.hex = attack.at;
    explosion.unit = explodes;
    explosion.explodes = true;
    s.pending.push(explosion);
}

void report(State& s, const FireAttack& attack, const EventSink& events) {
    const FireReport report{attack.kind, attack.at, attack.losses, attack.rolled};
    finish(s, report, events);
}

}  // namespace

FireOdds odds_of(const State& s, const FireAttack& attack) {
    switch (attack.kind) {
        case FireKind::Harassment:
            return plain_odds(attack.value, attack.defence);
        case FireKind::Skirmish:
            return skirmish_odds_of(s, leading_unit(s, attack.from[0]), attack.from, attack.at);
        default:
            return fire_odds_of(s, attack.from, attack.at, attack.kind, attack.shares,
                                attack.silent);
    }
}

void begin_fire_attack(State& s, const FireOrder& order) {
    FireAttack attack;
    attack.kind = order.kind;
    attack.from = order.from;
    attack.at = order.at;
    attack.single = order.single;
    attack.shares = order.attacks;
    attack.silent = order.silent;
    attack.value = order.value;
    attack.defence = order.defence;
    s.frames.push(attack);
}

bool proceed(State& s, FireAttack& attack, const EventSink& events) {
    if (!attack.fell) {
        if (odds_of(s, attack).allowed()) return false;
        report(s, attack, events);  // lb.14.4.C.1
        return true;
    }
    if (takes_effect_later(attack.kind) || s.pending.empty()) {
        report(s, attack, events);
    } else {
        begin_fire_effects(s, firing_side(s, attack));
    }
    return true;
}

Chance chance(const State&, const FireAttack& attack) { return two_dice(name(attack.kind)); }

void resolve(State& s, FireAttack& attack, Drawn drawn, const EventSink& events) {
    const FireOdds odds = odds_of(s, attack);
    attack.rolled = roll_of(drawn);
    attack.fell = true;
    attack.losses = static_cast<std::uint8_t>(fire_losses(s, odds, attack.rolled));
    events.tell(Fired{attack.kind, attack.from, attack.at, odds.value, odds.defence,
                      static_cast<std::int8_t>(odds.column), attack.rolled, odds.dice,
                      attack.losses});
    await_effects(s, attack);
}

void resume(State& s, FireAttack& attack, const Ended&, const EventSink& events) {
    report(s, attack, events);
}

}  // namespace grognard::orthez
