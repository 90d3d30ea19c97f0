// Guns: who may fire, at what, with which modifiers, one die after another.
#pragma once

#include "core/chance.hpp"
#include "core/ledger.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "games/waterloo/movement/reach.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// The dice of fire at infantry; `from` equal to `at` is the defenders' fire in an assault.
Ledger gun_modifiers(const State& s, Nation gun, AreaId from, AreaId at);
// The same along the line that was declared, whatever has come into its way since.
Ledger gun_modifiers(const State& s, AreaId from, const GunAim& aim);
std::uint8_t gun_cubes(const State& s, int die, int modifier, int range);
// Cubes on infantry, a hit or none on cavalry and guns; only infantry is fired at with modifiers.
std::uint8_t gun_effect(const State& s, Arm target, int die, int modifier, int range);
// Deployed and operational, not in a river.
UnitSet guns_able(const State& s, Seat seat, AreaId area);

bool may_fire(const State& s, const Reach& reach, AreaId area, const UnitSet& able);
// Of an area that is not open.
Refusal why_no_fire(const State& s, Seat seat, AreaId area, const UnitSet& able);
void begin_fire(State& s, AreaId area, const UnitSet& able, const EventSink& events);

Seat decider(const State& s, const Gunnery& gunnery);
Verdict refuse(const State& s, const Gunnery& gunnery, const Aim& said);
Verdict refuse(const State& s, const Gunnery& gunnery, const OpenFire& said);
Verdict refuse(const State& s, const Gunnery& gunnery, const FireGrandBattery& said);
void apply(State& s, Gunnery& gunnery, const Aim& said, const EventSink& events);
void apply(State& s, Gunnery& gunnery, const OpenFire& said, const EventSink& events);
void apply(State& s, Gunnery& gunnery, const FireGrandBattery& said, const EventSink& events);
void offer(const State& s, const Gunnery& gunnery, Offers<Action>& out);
bool proceed(State& s, Gunnery& gunnery, const EventSink& events);

Chance chance(const State& s, const GunShots& shots);
void resolve(State& s, GunShots& shots, Drawn drawn, const EventSink& events);
bool proceed(State& s, GunShots& shots, const EventSink& events);

}  // namespace grognard::waterloo
