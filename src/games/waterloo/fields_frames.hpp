// The members of every frame, and the enumerators in them, named once.
#pragma once

#include "core/hash.hpp"
#include "games/waterloo/frames.hpp"
#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace names {

inline constexpr std::array<std::string_view, 4> volley_stages = {"assignment", "dice", "no-test",
                                                                  "test-due"};
inline constexpr std::array<std::string_view, 6> test_stages = {"assignment", "dice",  "losses",
                                                                "retreats",   "cubes", "end"};
inline constexpr std::array<std::string_view, posture_count> posture_kinds = {"upright", "on-side",
                                                                              "square"};
inline constexpr std::array<std::string_view, 6> sequence_steps = {"draw",  "reform",    "act",
                                                                   "count", "penalties", "end"};
inline constexpr std::array<std::string_view, 2> scopes = {"everywhere", "one-area"};
inline constexpr std::array<std::string_view, 9> assault_steps = {
    "declare", "guns", "duels", "volleys", "charge", "ride", "capture", "control", "end"};
inline constexpr std::array<std::string_view, 3> test_causes = {"volley", "charge", "guns"};
inline constexpr std::array<std::string_view, 2> back_kinds = {"retreat", "fall-back"};

}  // namespace names

// The same for all arms.
constexpr std::string_view name(Posture value) { return names::of(names::posture_kinds, value); }
constexpr std::string_view name(SequenceStep value) {
    return names::of(names::sequence_steps, value);
}
constexpr std::string_view name(Scope value) { return names::of(names::scopes, value); }
constexpr std::string_view name(AssaultStep value) {
    return names::of(names::assault_steps, value);
}
constexpr std::string_view name(TestCause value) { return names::of(names::test_causes, value); }
constexpr std::string_view name(VolleyStage value) {
    return names::of(names::volley_stages, value);
}
constexpr std::string_view name(TestStage value) { return names::of(names::test_stages, value); }
constexpr std::string_view name(BackKind value) { return names::of(names::back_kinds, value); }

static_assert(name(Posture::Square) == "square" && name(SequenceStep::End) == "end");
static_assert(name(Scope::OneArea) == "one-area" && name(AssaultStep::End) == "end");
static_assert(name(VolleyStage::TestDue) == "test-due" && name(TestStage::End) == "end");
static_assert(name(TestCause::Guns) == "guns" && name(BackKind::FallBack) == "fall-back");

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
    visit("prussian_cubes", f.prussian_cubes);
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
    visit("earned", f.earned);
    visit("force", f.force);
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
