// Step 4: cavalry that is left charges the infantry of the other side.
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/fire/cavalry.hpp"
#include "games/waterloo/morale/test.hpp"

namespace grognard::waterloo {

namespace {

const Assault& assault_of(const State& s) { return *s.frames.nearest<Assault>(); }

// Step 2 has left cavalry to one side at most.
Seat charging_side(const State& s, const Assault& assault) {
    const bool attacker = !cavalry_of(s, assault, assault.attacker).empty();
    return attacker ? assault.attacker : other(assault.attacker);
}
UnitSet chargers(const State& s, const Assault& assault) {
    return cavalry_of(s, assault, charging_side(s, assault));
}
// They are also those who test; walls keep cavalry out (wl.stronghold.no-charge).
UnitSet charged(const State& s, const Assault& assault) {
    const Seat seat = other(charging_side(s, assault));
    return taking_part(s, assault, seat, Arm::Infantry) - sheltered(s, assault);
}
// W80: they may fire from behind their walls at cavalry in the area.
UnitSet sheltered_shooters(const State& s, const Assault& assault) {
    return charging_side(s, assault) == assault.attacker ? sheltered(s, assault) : UnitSet{};
}

void form_square(State& s, UnitId unit, const EventSink& events) {
    if (s.units[unit].posture == Posture::Square) return;
    set_posture(s, unit, Posture::Square);
    events.tell(SquareFormed{piece_of(s, unit), s.units[unit].at});
}

// wl.assault.step4.square, .square-with-cavalry, .square-not-attackers
void form_squares(State& s, const Assault& assault, const EventSink& events) {
    for (const int id : charged(s, assault)) {
        const auto unit = static_cast<UnitId>(id);
        const bool defends = side(s, unit) != assault.attacker;
        const bool ready = s.units[unit].posture != Posture::Upright;
        if (ready || (defends && assault.defender_cavalry)) form_square(s, unit, events);
    }
}

void fire(State& s, const UnitSet& shooters) {
    if (!shooters.empty()) s.frames.push(ChargeFire{shooters});
}

// Somebody must charge, may shoot, or must give way.
bool concerns(const State& s, const Assault& assault) {
    return s.battle->bars_cavalry.has(assault.area) || !charged(s, assault).empty() ||
           !sheltered_shooters(s, assault).empty();
}

void begin_charge(State& s, Assault& assault, const EventSink& events) {
    events.tell(StepBegan{AssaultStep::Charge});
    // wl.assault.step4.terrain
    if (s.battle->bars_cavalry.has(assault.area)) {
        set_stage(assault, ChargeStage::StepEnds);
        s.frames.push(GoingBack{BackKind::Retreat, chargers(s, assault)});
        return;
    }
    set_stage(assault, ChargeStage::TestMorale);
    form_squares(s, assault, events);
    if (sheltered_shooters(s, assault).empty()) {
        fire(s, charged(s, assault));
    } else {
        s.frames.push(ShelterFire{});
    }
}

void send_back(State& s, BackKind kind, const UnitSet& cavalry) {
    if (!cavalry.empty()) s.frames.push(GoingBack{kind, cavalry});
}

// W32: cavalry that came from nowhere, the defender's or such as was there already, retreats. W70:
// whoever stood is in square.
void beat_back(State& s, const Assault& assault, const UnitSet& standing, const EventSink& events) {
    for (const int id : standing) form_square(s, static_cast<UnitId>(id), events);
    const UnitSet beaten = chargers(s, assault);
    send_back(s, BackKind::Retreat, beaten - s.attacking);
    send_back(s, BackKind::FallBack, beaten & s.attacking);
}

}  // namespace

StepState charge(State& s, Assault& assault, const EventSink& events) {
    if (stage_of<ChargeStage>(assault) == ChargeStage::StepEnds || chargers(s, assault).empty())
        return StepState::Over;
    if (stage_of<ChargeStage>(assault) == ChargeStage::Squares) {
        if (!concerns(s, assault)) return StepState::Over;
        begin_charge(s, assault, events);
        return StepState::Goes;
    }
    // Walls alone do not drive cavalry away (wl.stronghold.ignored-for-fallback).
    const UnitSet infantry = charged(s, assault);
    if (infantry.empty()) return StepState::Over;
    if (stage_of<ChargeStage>(assault) == ChargeStage::TestMorale) {
        set_stage(assault, ChargeStage::FallBack);
        begin_test(s, other(charging_side(s, assault)), TestCause::Charge, infantry);
    } else {
        set_stage(assault, ChargeStage::StepEnds);
        beat_back(s, assault, infantry, events);
    }
    return StepState::Goes;
}

Seat decider(const State& s, const ShelterFire&) { return other(assault_of(s).attacker); }

Verdict refuse(const State&, const ShelterFire&, const Shoot&) { return allowed; }
Verdict refuse(const State&, const ShelterFire&, const HoldFire&) { return allowed; }

void apply(State& s, ShelterFire&, const Shoot&, const EventSink&) {
    s.frames.pop();
    const Assault& assault = assault_of(s);
    fire(s, charged(s, assault) | sheltered_shooters(s, assault));
}

void apply(State& s, ShelterFire&, const HoldFire&, const EventSink&) {
    s.frames.pop();
    fire(s, charged(s, assault_of(s)));
}

void offer(const State&, const ShelterFire&, Offers<Action>& out) {
    out.push_back(Shoot{});
    out.push_back(HoldFire{});
}

Chance chance(const State&, const ChargeFire& fire) {
    return dice("charge-fire", fire.shooters.size());
}

void resolve(State& s, ChargeFire&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    int hits = 0;
    Faces faces;
    for (const std::uint8_t outcome : drawn) {
        faces.push(face(outcome));
        if (face(outcome) >= s.battle->charts.hit_on.charged) ++hits;
    }
    events.tell(ChargeShot{faces, static_cast<std::uint8_t>(hits)});
    if (hits > 0) wear_cavalry(s, chargers(s, assault_of(s)), hits);
}

}  // namespace grognard::waterloo
