// Phase 3: infantry fires at its neighbours, shot by shot.
#pragma once

#include "core/chance.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

void begin_skirmish(State& s, Seat side);

constexpr Seat decider(const State&, const Skirmishing& skirmishing) { return skirmishing.side; }
Verdict refuse(const State& s, const Skirmishing& skirmishing, const Skirmish& said);
Verdict refuse(const State& s, const Skirmishing& skirmishing, const Done& said);
void apply(State& s, Skirmishing& skirmishing, const Skirmish& said, const EventSink& events);
void apply(State& s, Skirmishing& skirmishing, const Done& said, const EventSink& events);
void offer(const State& s, const Skirmishing& skirmishing, Offers<Action>& out);
bool proceed(State& s, Skirmishing& skirmishing, const EventSink& events);

Chance chance(const State& s, const SkirmishShot& shot);
void resolve(State& s, SkirmishShot& shot, Drawn drawn, const EventSink& events);

}  // namespace grognard::waterloo
