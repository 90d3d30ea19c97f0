#include "games/orthez/fire/fire_phase.hpp"

#include "games/orthez/artillery/artillery.hpp"
#include "games/orthez/artillery/supply.hpp"
#include "games/orthez/fire/fire_attack.hpp"
#include "games/orthez/fire/shots.hpp"
#include "games/orthez/fire/skirmish.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

// What is left to do when both sides have declared all their fires.
enum Stage : std::uint8_t { Declaring, Effects, Wagons };

Occasion occasion_of(const FirePhase& phase) {
    return phase.chit ? Occasion::ArtilleryChit : Occasion::FirePhase;
}

std::size_t place(Seat side) { return static_cast<std::size_t>(index(side)); }

bool can_fire(const State& s, const FirePhase& phase, Seat side) {
    const Occasion occasion = occasion_of(phase);
    const Shooters from = shooters(s, side, occasion);
    for (const int at : targets_of(s, side, from)) {
        if (can_shoot(s, side, from, static_cast<HexId>(at), occasion)) return true;
    }
    return !phase.chit && can_skirmish(s, side, phase.skirmished);
}

// The other side goes on, if it has not finished (lb.14.6.2).
void pass_turn(FirePhase& phase) {
    if (!phase.done[place(other(phase.side))]) phase.side = other(phase.side);
}

void note_target(State& s, HexId at) {
    if (!s.targeted.full()) s.targeted.push(at);
}

void fire_square(State& s, const SquareFire& fire, HexId at) {
    FireOrder order;
    order.from.push(fire.from);
    order.at = at;
    order.attacks = static_cast<std::uint8_t>(fire.at.size());
    order.silent = silent_units(s, fire.from, at, Occasion::FirePhase);
    begin_fire_attack(s, order);
}

}  // namespace

void begin_fire_phase(State& s, Seat first, FireOccasion occasion) {
    s.targeted.clear();
    for (Unit& unit : s.units) unit.done.fired_first = unit.done.fired_second = false;
    FirePhase phase;
    phase.side = phase.first = first;
    phase.chit = occasion == FireOccasion::Chit;
    const bool both = can_fire(s, phase, french) && can_fire(s, phase, allied);
    s.frames.push(phase);
    if (phase.chit && both) begin_die(s, DieCause::FirstSide);
}

void resume(State&, FirePhase& phase, const DieReport& report, const EventSink&) {
    constexpr int french_until = 3;
    phase.side = phase.first = report.die <= french_until ? french : allied;
}

Seat decider(const State&, const FirePhase& phase) { return phase.side; }

Verdict refuse(const State& s, const FirePhase& phase, const Fire& fire) {
    return refuse_shot(s, phase.side, fire, occasion_of(phase));
}

Verdict refuse(const State& s, const FirePhase& phase, const SquareFire& fire) {
    if (phase.chit) return refused("lb.14.6.1", Reason::NotNow);
    return refuse_square_fire(s, phase.side, fire);
}

Verdict refuse(const State& s, const FirePhase& phase, const SkirmishAttack& attack) {
    if (phase.chit) return refused("lb.14.6.1", Reason::NotNow);
    return refuse_skirmish(s, phase.side, attack, phase.skirmished);
}

Verdict refuse(const State&, const FirePhase&, const Finish&) { return allowed; }

Coverage offer(const State& s, const FirePhase& phase, Offers<Action>& out) {
    const Occasion occasion = occasion_of(phase);
    const Shooters from = shooters(s, phase.side, occasion);
    out.push_back(Finish{});
    Coverage coverage = Coverage::Complete;
    for (const int i : targets_of(s, phase.side, from)) {
        const auto at = static_cast<HexId>(i);
        if (offer_shots(s, phase.side, from, at, occasion, out) == Coverage::Sampled) {
            coverage = Coverage::Sampled;
        }
    }
    if (phase.chit) return coverage;
    if (offer_square_fires(s, phase.side, out) == Coverage::Sampled) coverage = Coverage::Sampled;
    offer_skirmishes(s, phase.side, phase.skirmished, out);
    return coverage;
}

void apply(State& s, FirePhase& phase, const Fire& fire, const EventSink& events) {
    const UnitSet silent = silent_among(s, fire.from, fire.at, occasion_of(phase));
    spend_ammunition(s, firing_batteries(s, fire.from, silent), events);
    for (const HexId hex : fire.from) mark_fired(s, hex);
    note_target(s, fire.at);
    pass_turn(phase);
    begin_ricochet(s, fire.from, fire.at, silent);
}

void apply(State& s, FirePhase& phase, const SquareFire& fire, const EventSink& events) {
    HexList from;
    from.push(fire.from);
    UnitSet silent = silent_units(s, fire.from, fire.at[0], Occasion::FirePhase);
    spend_ammunition(s, firing_batteries(s, from, silent), events);
    // The last that is pushed is rolled first.
    for (std::size_t i = fire.at.size(); i-- > 0;) fire_square(s, fire, fire.at[i]);
    for (const HexId at : fire.at) note_target(s, at);
    mark_fired(s, fire.from);
    pass_turn(phase);
}

void apply(State& s, FirePhase& phase, const SkirmishAttack& attack, const EventSink&) {
    phase.skirmished.push(SkirmishDone{attack.unit, attack.at});
    pass_turn(phase);
    begin_skirmish(s, attack);
}

void apply(State&, FirePhase& phase, const Finish&, const EventSink&) {
    phase.done[place(phase.side)] = true;
    phase.side = other(phase.side);
}

bool proceed(State& s, FirePhase& phase, const EventSink& events) {
    if (phase.stage == Declaring) {
        if (!phase.done[place(phase.side)] && can_fire(s, phase, phase.side)) return false;
        phase.done[place(phase.side)] = true;
        if (phase.done[place(other(phase.side))]) {
            phase.stage = Effects;
        } else {
            phase.side = other(phase.side);
        }
    } else if (phase.stage == Effects) {
        phase.stage = Wagons;
        begin_fire_effects(s, phase.first);
    } else {
        box_empty_wagons(s, events);
        finish(s, Ended{}, events);
    }
    return true;
}

}  // namespace grognard::orthez
