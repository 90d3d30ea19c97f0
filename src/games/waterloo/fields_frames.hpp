// The members of every frame, named once.
#pragma once

#include "games/waterloo/frames.hpp"

namespace grognard::waterloo {

template <class V>
constexpr void fields(V& visit, const TurnStep& f) {
    visit("phase", f.phase);
    visit("allied_done", f.allied_done);
    visit("french_done", f.french_done);
}

template <class V>
constexpr void fields(V&, const PrussianRoll&) {}

template <class V>
constexpr void fields(V& visit, const Arrival& f) {
    visit("left", f.left);
}

template <class V>
constexpr void fields(V& visit, const Relief& f) {
    visit("waiting", f.waiting);
}

template <class V>
constexpr void fields(V& visit, const Skirmishing& f) {
    visit("side", f.side);
    visit("fired", f.fired);
}

template <class V>
constexpr void fields(V& visit, const SkirmishShot& f) {
    visit("from", f.from);
    visit("at", f.at);
}

template <class V>
constexpr void fields(V& visit, const Sequence& f) {
    visit("step", f.step);
}

template <class V>
constexpr void fields(V&, const TileDraw&) {}

template <class V>
constexpr void fields(V&, const StopWord&) {}

template <class V>
constexpr void fields(V&, const ActionChoice&) {}

template <class V>
constexpr void fields(V& visit, const Overstacked& f) {
    visit("left", f.left);
}

template <class V>
constexpr void fields(V& visit, const Reforming& f) {
    visit("side", f.side);
    visit("scope", f.scope);
    visit("area", f.area);
    visit("acted", f.acted);
    visit("able", f.able);
}

template <class V>
constexpr void fields(V& visit, const LeaderAction& f) {
    visit("leader", f.leader);
    visit("disc", f.disc);
    visit("left", f.left);
    visit("assaulted", f.assaulted);
    visit("first_battery", f.first_battery);
}

template <class V>
constexpr void fields(V& visit, const Marching& f) {
    visit("order", f.order);
    visit("area", f.area);
    visit("acted", f.acted);
    visit("able", f.able);
    visit("entered", f.entered);
}

template <class V>
constexpr void fields(V& visit, const GunAim& f) {
    visit("gun", f.gun);
    visit("at", f.at);
    visit("via", f.via);
}

template <class V>
constexpr void fields(V& visit, const Gunnery& f) {
    visit("area", f.area);
    visit("able", f.able);
    visit("aims", f.aims);
}

template <class V>
constexpr void fields(V& visit, const GunShots& f) {
    visit("area", f.area);
    visit("next", f.next);
    visit("shots", f.shots);
    visit("fired", f.fired);
    visit("aims", f.aims);
}

template <class V>
constexpr void fields(V& visit, const Reinforcing& f) {
    visit("area", f.area);
    visit("able", f.able);
}

template <class V>
constexpr void fields(V& visit, const AssaultQueue& f) {
    visit("batch", f.batch);
}

template <class V>
constexpr void fields(V& visit, const Assault& f) {
    visit("area", f.area);
    visit("attacker", f.attacker);
    visit("step", f.step);
    visit("stage", f.stage);
    visit("round", f.round);
    visit("attacker_infantry", f.attacker_infantry);
    visit("attacker_cavalry", f.attacker_cavalry);
    visit("defender_infantry", f.defender_infantry);
    visit("defender_cavalry", f.defender_cavalry);
    visit("gun_damage", f.gun_damage);
    visit("guns_covered", f.guns_covered);
    visit("origins", f.origins);
}

template <class V>
constexpr void fields(V& visit, const Sheltering& f) {
    visit("left", f.left);
}

template <class V>
constexpr void fields(V&, const Covering&) {}

template <class V>
constexpr void fields(V& visit, const DefensiveFire& f) {
    visit("guns", f.guns);
}

template <class V>
constexpr void fields(V& visit, const DuelChoice& f) {
    visit("charging", f.charging);
}

template <class V>
constexpr void fields(V& visit, const DuelRoll& f) {
    visit("charging", f.charging);
    visit("countering", f.countering);
}

template <class V>
constexpr void fields(V& visit, const Volley& f) {
    visit("firing", f.firing);
    visit("stage", f.stage);
}

template <class V>
constexpr void fields(V& visit, const VolleyRoll& f) {
    visit("firing", f.firing);
}

template <class V>
constexpr void fields(V& visit, const Assigning& f) {
    visit("area", f.area);
    visit("force", f.force);
    visit("left", f.left);
    visit("cubes", f.cubes);
}

template <class V>
constexpr void fields(V& visit, const Test& f) {
    visit("side", f.side);
    visit("cause", f.cause);
    visit("stage", f.stage);
    visit("cubes", f.cubes);
    // Told only where there are any: games kept without it have the same hashes.
    if (f.prussian_cubes > 0) visit("prussian_cubes", f.prussian_cubes);
    visit("testing", f.testing);
    visit("retreating", f.retreating);
    visit("doomed", f.doomed);
}

template <class V>
constexpr void fields(V&, const TestRoll&) {}

template <class V>
constexpr void fields(V& visit, const GoingBack& f) {
    visit("kind", f.kind);
    visit("units", f.units);
}

template <class V>
constexpr void fields(V&, const ShelterFire&) {}

template <class V>
constexpr void fields(V& visit, const ChargeFire& f) {
    visit("shooters", f.shooters);
}

template <class V>
constexpr void fields(V& visit, const CavalryLosses& f) {
    visit("among", f.among);
    visit("hits", f.hits);
}

template <class V>
constexpr void fields(V& visit, const CavalryHit& f) {
    visit("area", f.area);
    visit("owner", f.owner);
}

template <class V>
constexpr void fields(V& visit, const ControlRoll& f) {
    visit("left", f.left);
}

template <class V>
constexpr void fields(V& visit, const ContinueChoice& f) {
    visit("unit", f.unit);
}

template <class V>
constexpr void fields(V& visit, const CubePlacement& f) {
    visit("area", f.area);
    visit("owner", f.owner);
    visit("left", f.left);
    if (f.earned) visit("force", f.force);  // likewise
}

template <class V>
constexpr void fields(V& visit, const SixCubes& f) {
    visit("area", f.area);
    visit("force", f.force);
}

template <class V>
constexpr void fields(V& visit, const EmptyStock& f) {
    visit("area", f.area);
    visit("force", f.force);
}

}  // namespace grognard::waterloo
