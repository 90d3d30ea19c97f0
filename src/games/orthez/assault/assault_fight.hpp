// Section 15: the melee phase. Frames: MeleePhase, AssaultFight, MeleeRoll; RetreatMove has its own
// header.
#pragma once

#include "games/orthez/assault/markers.hpp"
#include "games/orthez/assault/retreat_move.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// MeleePhase asks the sides in turn which of their assaults is next: Resolve. It goes on by itself
// where there is one only, and ends when no marker is left. Ended.
inline void begin_melee_phase(State& s, Seat first) { s.frames.push(MeleePhase{first}); }
// As the rules count them: a unit that attacks with both hexes has two (lb.7.5.2).
inline int assault_markers(const State& s, Seat side) {
    int markers = 0;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.battle->units[i].side != side) continue;
        for (const HexId target : s.units[i].assaults) markers += target != no_hex ? 1 : 0;
    }
    return markers;
}
inline Seat decider(const State&, const MeleePhase& phase) { return phase.side; }
bool proceed(State& s, MeleePhase& phase, const EventSink& events);
Verdict refuse(const State& s, const MeleePhase& phase, const Resolve& action);
void apply(State& s, MeleePhase& phase, const Resolve& action, const EventSink& events);
void offer(const State& s, const MeleePhase& phase, Offers<Action>& out);
void resume(State& s, MeleePhase& phase, const AssaultReport& report, const EventSink& events);

// AssaultFight works through one assault (notes, procedure 7.3) and asks
//   the defender: Abandon, Pass (leaders); Retreat, Stand; Fire (whom a standing hex fires at);
//                 Engage (squadrons of cavalry);
//   the attacker: TakeLoss; SendBack, LeaveBehind, Pass (who advances); Assault, Pass (a second
//                 target).
// AssaultReport.
inline void begin_assault_fight(State& s, HexId target, HexId second) {
    AssaultFight fight;
    const int attacker = attackers_of(s, target).first();
    if (attacker >= 0) fight.attacker = side_of(s, static_cast<UnitId>(attacker));
    fight.target = target;
    fight.second = second;
    s.frames.push(fight);
}
Seat decider(const State& s, const AssaultFight& fight);
bool proceed(State& s, AssaultFight& fight, const EventSink& events);
Coverage offer(const State& s, const AssaultFight& fight, Offers<Action>& out);

Verdict refuse(const State& s, const AssaultFight& fight, const Abandon& action);
void apply(State& s, AssaultFight& fight, const Abandon& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const Retreat& action);
void apply(State& s, AssaultFight& fight, const Retreat& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const Stand& action);
void apply(State& s, AssaultFight& fight, const Stand& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const Fire& action);
void apply(State& s, AssaultFight& fight, const Fire& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const Engage& action);
void apply(State& s, AssaultFight& fight, const Engage& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const TakeLoss& action);
void apply(State& s, AssaultFight& fight, const TakeLoss& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const SendBack& action);
void apply(State& s, AssaultFight& fight, const SendBack& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const LeaveBehind& action);
void apply(State& s, AssaultFight& fight, const LeaveBehind& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const Assault& action);
void apply(State& s, AssaultFight& fight, const Assault& action, const EventSink& events);
Verdict refuse(const State& s, const AssaultFight& fight, const Pass& action);
void apply(State& s, AssaultFight& fight, const Pass& action, const EventSink& events);

void resume(State& s, AssaultFight& fight, const TestReport& report, const EventSink& events);
void resume(State& s, AssaultFight& fight, const RetreatReport& report, const EventSink& events);
void resume(State& s, AssaultFight& fight, const MeleeReport& report, const EventSink& events);
void resume(State& s, AssaultFight& fight, const LeaderReport& report, const EventSink& events);

// MeleeRoll is chance: two dice. MeleeReport; the frame below applies the result. For assaults the
// attackers are those with markers; for charges name the cavalry.
inline void begin_melee_roll(State& s, HexId target, UnitId charger, Strength attackers,
                             Strength defenders, HexId second = no_hex,
                             ChargeRun run = ChargeRun::Full) {
    s.frames.push(MeleeRoll{target, charger, attackers, defenders, second, run});
}
Chance chance(const State& s, const MeleeRoll& roll);
void resolve(State& s, MeleeRoll& roll, Drawn drawn, const EventSink& events);

}  // namespace grognard::orthez
