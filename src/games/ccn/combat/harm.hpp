// What a roll does to a unit: losses, the general's test, flags ignored, retreat.
#pragma once

#include "core/ledger.hpp"
#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

bool proceed(State& s, Harm& harm, const EventSink& events);

// Flags this unit may ignore against this roll, with the reasons (ccn.flags.ignore.cumulative).
Ledger ignorable_flags(const State& s, const Harm& harm);

inline const Harm& harm_below(const State& s) { return *s.frames.nearest<Harm>(); }

inline Seat decider(const State& s, const ArmourChoice&) {
    return s.units[harm_below(s).unit].side;
}
Verdict refuse(const State& s, const ArmourChoice& choice, const IgnoreHit& ignore);
Verdict refuse(const State& s, const ArmourChoice& choice, const Pass& pass);
void apply(State& s, ArmourChoice& choice, const IgnoreHit& ignore, const EventSink& events);
void apply(State& s, ArmourChoice& choice, const Pass& pass, const EventSink& events);
void offer(const State& s, const ArmourChoice& choice, Offers<Action>& out);

inline Seat decider(const State& s, const FlagChoice&) { return s.units[harm_below(s).unit].side; }
Verdict refuse(const State& s, const FlagChoice& choice, const IgnoreFlags& ignore);
void apply(State& s, FlagChoice& choice, const IgnoreFlags& ignore, const EventSink& events);
void offer(const State& s, const FlagChoice& choice, Offers<Action>& out);
bool proceed(State& s, FlagChoice& choice, const EventSink& events);

}  // namespace grognard::ccn
