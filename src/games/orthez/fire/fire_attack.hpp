// Sections 14, 16: one fire, its dice, losses and tests. Frame: FireAttack.
#pragma once

#include "games/orthez/fire/odds.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Chance: two dice. Combat fire, what a ball hits beside its target, skirmish attacks and both
// shots of an exchange put their effects into State::pending; the caller lets them take effect
// (fire_phase.hpp: begin_fire_effects). All other kinds take effect at once, with leaders, tests
// and routs. FireReport. A fire whose odds are below 1:3 reports no losses without dice.
struct FireOrder {
    FireKind kind = FireKind::Combat;
    HexList from;
    HexId at = no_hex;
    UnitId single = no_unit;   // the one unit that is struck (harassment)
    std::uint8_t attacks = 1;  // among which a square divides its fire
    UnitSet silent;            // units of those hexes that do not fire
    std::uint8_t value = 0;    // of harassment: attack and defence (lb.11.9.G.1-G.3)
    std::uint8_t defence = 0;
};
void begin_fire_attack(State& s, const FireOrder& order);

constexpr bool takes_effect_later(FireKind kind) {
    return is_offensive(kind) || kind == FireKind::Skirmish || kind == FireKind::Exchange;
}

// What the dice are read with.
FireOdds odds_of(const State& s, const FireAttack& attack);

bool proceed(State& s, FireAttack& attack, const EventSink& events);
Chance chance(const State& s, const FireAttack& attack);
void resolve(State& s, FireAttack& attack, Drawn drawn, const EventSink& events);
void resume(State& s, FireAttack& attack, const Ended& report, const EventSink& events);

}  // namespace grognard::orthez
