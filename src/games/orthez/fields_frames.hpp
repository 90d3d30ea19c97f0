// The members of every frame, and the enumerators in them, named once.
#pragma once

#include "core/hash.hpp"
#include "games/orthez/fields_actions.hpp"
#include "games/orthez/frames.hpp"
#include "games/orthez/names.hpp"

namespace grognard::orthez {

namespace names {

inline constexpr std::array<std::string_view, 9> die_causes = {
    "clausel-in-command", "hill-in-command", "initiative", "first-drawer", "first-side",
    "limbering",          "recall",          "guns-lost",  "which-leader"};
inline constexpr std::array<std::string_view, 6> missions = {"free",       "assaulting", "charging",
                                                             "regrouping", "entering",   "spent"};
inline constexpr std::array<std::string_view, 10> deed_stages = {
    "leave", "fire", "charge", "do", "entry", "battery", "charge-after", "react", "pursue", "done"};
inline constexpr std::array<std::string_view, 7> fire_kinds = {
    "combat", "opportunity", "exchange", "ricochet", "accidental", "harassment", "skirmish"};
inline constexpr std::array<std::string_view, 16> test_causes = {"leave-zone",
                                                                 "approach",
                                                                 "stand",
                                                                 "stand-charge",
                                                                 "losses",
                                                                 "melee-mark",
                                                                 "stacking-violation",
                                                                 "join-square",
                                                                 "explosion",
                                                                 "leader-killed",
                                                                 "opportunity-charge",
                                                                 "reaction-charge",
                                                                 "rallying-square",
                                                                 "reform",
                                                                 "fall-back",
                                                                 "rally"};
inline constexpr std::array<std::string_view, 15> assault_stages = {
    "leaders", "choice", "stand",     "exchange", "cross", "roll",       "leader-checks", "losses",
    "tests",   "routs",  "fall-back", "advance",  "room",  "new-target", "done"};
inline constexpr std::array<std::string_view, 3> rout_causes = {"combat", "reorganisation",
                                                                "fall-back"};
inline constexpr std::array<std::string_view, 6> rout_stages = {"start",  "run",     "test",
                                                                "harass", "leaders", "done"};
inline constexpr std::array<std::string_view, 7> retreat_stages = {
    "choice", "fire", "charge", "do", "cost", "harass", "done"};
inline constexpr std::array<std::string_view, 2> charge_runs = {"full", "short"};
inline constexpr std::array<std::string_view, 5> leader_stages = {"which", "explosion", "wound",
                                                                  "duration", "done"};
inline constexpr std::array<std::string_view, 6> effects_stages = {"losses", "ranks", "leaders",
                                                                   "tests",  "routs", "done"};
inline constexpr std::array<std::string_view, 5> square_stages = {"roll", "guns", "make-room",
                                                                  "rout", "done"};
inline constexpr std::array<std::string_view, 4> charge_kinds = {"active", "opportunity",
                                                                 "reaction", "pursuit"};
inline constexpr std::array<std::string_view, 13> charge_targets = {"routing",
                                                                    "square",
                                                                    "cavalry",
                                                                    "skirmishing-cavalry",
                                                                    "helpless",
                                                                    "battery",
                                                                    "general-order",
                                                                    "road-column",
                                                                    "skirmishers",
                                                                    "skirmishers-in-cover",
                                                                    "disordered",
                                                                    "diverted",
                                                                    "formed"};
inline constexpr std::array<std::string_view, 24> charge_stages = {"start",
                                                                   "last-square",
                                                                   "ahead",
                                                                   "fire",
                                                                   "retreat",
                                                                   "stand",
                                                                   "second-fire",
                                                                   "cross",
                                                                   "squadrons",
                                                                   "defenders",
                                                                   "melee",
                                                                   "leaders",
                                                                   "attacker-losses",
                                                                   "defender-losses",
                                                                   "ranks",
                                                                   "result",
                                                                   "attacker-tests",
                                                                   "defender-tests",
                                                                   "pursuit",
                                                                   "rout",
                                                                   "advance",
                                                                   "fall-back",
                                                                   "defender-falls-back",
                                                                   "done"};
inline constexpr std::array<std::string_view, 7> ride_stages = {
    "choice", "leaves-front", "leaves-square", "test", "ride", "react", "done"};

inline constexpr std::array<std::string_view, 5> reorganising_stages = {"rallies", "first-side",
                                                                        "routs", "room", "done"};

}  // namespace names

constexpr std::string_view name(ReorganisingStage v) {
    return names::of(names::reorganising_stages, v);
}
static_assert(name(ReorganisingStage::Done) == "done");
constexpr std::string_view name(DieCause v) { return names::of(names::die_causes, v); }
static_assert(name(DieCause::WhichLeader) == "which-leader");
constexpr std::string_view name(Mission v) { return names::of(names::missions, v); }
static_assert(name(Mission::Spent) == "spent");
constexpr std::string_view name(DeedStage v) { return names::of(names::deed_stages, v); }
static_assert(name(DeedStage::Done) == "done");
constexpr std::string_view name(FireKind v) { return names::of(names::fire_kinds, v); }
static_assert(name(FireKind::Skirmish) == "skirmish");
constexpr std::string_view name(TestCause v) { return names::of(names::test_causes, v); }
static_assert(name(TestCause::Rally) == "rally");
constexpr std::string_view name(AssaultStage v) { return names::of(names::assault_stages, v); }
static_assert(name(AssaultStage::Done) == "done");
constexpr std::string_view name(RoutCause v) { return names::of(names::rout_causes, v); }
static_assert(name(RoutCause::FallBack) == "fall-back");
constexpr std::string_view name(RoutStage v) { return names::of(names::rout_stages, v); }
static_assert(name(RoutStage::Done) == "done");
constexpr std::string_view name(RetreatStage v) { return names::of(names::retreat_stages, v); }
static_assert(name(RetreatStage::Done) == "done");
constexpr std::string_view name(ChargeRun v) { return names::of(names::charge_runs, v); }
static_assert(name(ChargeRun::Short) == "short");
constexpr std::string_view name(ChargeStage v) { return names::of(names::charge_stages, v); }
static_assert(name(ChargeStage::Done) == "done");
constexpr std::string_view name(SquareStage v) { return names::of(names::square_stages, v); }
static_assert(name(SquareStage::Done) == "done");
constexpr std::string_view name(ChargeKind v) { return names::of(names::charge_kinds, v); }
static_assert(name(ChargeKind::Pursuit) == "pursuit");
constexpr std::string_view name(ChargeTarget v) { return names::of(names::charge_targets, v); }
static_assert(name(ChargeTarget::Formed) == "formed");
constexpr std::string_view name(RideStage v) { return names::of(names::ride_stages, v); }
static_assert(name(RideStage::Done) == "done");

constexpr std::string_view name(LeaderStage v) { return names::of(names::leader_stages, v); }
static_assert(name(LeaderStage::Done) == "done");
constexpr std::string_view name(EffectsStage v) { return names::of(names::effects_stages, v); }
static_assert(name(EffectsStage::Done) == "done");

template <class V>
constexpr void fields(V& visit, const Roll& r) {
    visit("index", r.index());
}

template <class V>
constexpr void fields(V& visit, const Pm& p) {
    visit("parts", p.in_parts());
}

#define GROGNARD_FRAME(Type, ...)                                                      \
    template <class V>                                                                 \
    constexpr void fields([[maybe_unused]] V& visit, [[maybe_unused]] const Type& f) { \
        __VA_ARGS__                                                                    \
    }

// clang-format off
GROGNARD_FRAME(TurnStep, visit("phase", f.phase); visit("stage", f.stage);)
GROGNARD_FRAME(Deployment, visit("side", f.side); visit("moved", f.moved);)
GROGNARD_FRAME(DieRoll, visit("cause", f.cause); visit("subject", f.subject); visit("result", f.result);)
GROGNARD_FRAME(Commanding, visit("given", f.given); visit("said", f.said);)
GROGNARD_FRAME(BatteryReturn, visit("side", f.side);)
GROGNARD_FRAME(Initiatives, visit("side", f.side); visit("sides_done", f.sides_done); visit("tried", f.tried); visit("first_known", f.first_known);)
GROGNARD_FRAME(ChitDraw)
GROGNARD_FRAME(Activation, visit("leader", f.leader); visit("division", f.division); visit("able", f.able);)
GROGNARD_FRAME(LeaderChit, visit("side", f.side); visit("sides_done", f.sides_done);)
GROGNARD_FRAME(RegroupChit, visit("side", f.side); visit("sides_done", f.sides_done); visit("able", f.able);)
GROGNARD_FRAME(ReinforcementChit, visit("side", f.side); visit("sides_done", f.sides_done); visit("column", f.column);)
GROGNARD_FRAME(Moving, visit("units", f.units); visit("leaders", f.leaders); visit("mission", f.mission); visit("target", f.target); visit("second", f.second); visit("hexes", f.hexes); visit("long_steps", f.long_steps); visit("acted", f.acted); visit("stepped", f.stepped); visit("held", f.held); visit("first_window", f.first_window); visit("prey_waits", f.prey_waits); visit("tried", f.tried);)
GROGNARD_FRAME(Performing, visit("deed", f.deed); visit("stage", f.stage); visit("window", f.window); visit("fired", f.fired);)
GROGNARD_FRAME(FireWindow, visit("target", f.target); visit("barred", f.barred); visit("fired", f.fired);)
GROGNARD_FRAME(ChargeWindow, visit("mover", f.mover); visit("cavalry", f.cavalry); visit("via", f.via); visit("charged", f.charged); visit("passed", f.passed); visit("tried", f.tried);)
GROGNARD_FRAME(BatteryWindow, visit("enemy", f.enemy); visit("turned", f.turned);)
GROGNARD_FRAME(ReactionWindow, visit("cavalry", f.cavalry); visit("reactor", f.reactor); visit("hex", f.hex); visit("distance", f.distance); visit("met", f.met); visit("passed", f.passed);)
GROGNARD_FRAME(FireAttack, visit("kind", f.kind); visit("from", f.from); visit("at", f.at); visit("single", f.single); visit("shares", f.shares); visit("silent", f.silent); visit("value", f.value); visit("defence", f.defence); visit("fell", f.fell); visit("losses", f.losses); visit("rolled", f.rolled);)
GROGNARD_FRAME(MoraleTest, visit("cause", f.cause); visit("units", f.units); visit("other", f.other); visit("extra", f.extra); visit("already", f.already); visit("failed", f.failed); visit("gathered", f.gathered); visit("dice_fell", f.dice_fell); visit("rolled", f.rolled);)
GROGNARD_FRAME(SquareRoll, visit("units", f.units); visit("cavalry", f.cavalry); visit("hex", f.hex); visit("stage", f.stage); visit("broken", f.broken);)
GROGNARD_FRAME(LeaderHit, visit("leader", f.leader); visit("hex", f.hex); visit("explosion", f.explosion); visit("stage", f.stage); visit("wound", f.wound); visit("turns", f.turns);)
GROGNARD_FRAME(Routing, visit("units", f.units); visit("melee", f.melee); visit("way_from", f.way_from); visit("used", f.used); visit("left", f.left); visit("visited", f.visited); visit("ties", f.ties); visit("cause", f.cause); visit("stage", f.stage); visit("keeps_to_way", f.keeps_to_way); visit("in_zone", f.in_zone); visit("surrendered", f.surrendered);)
GROGNARD_FRAME(Displacing, visit("from", f.from); visit("unit", f.unit); visit("at", f.at); visit("whole", f.whole);)
GROGNARD_FRAME(Gathering, visit("unit", f.unit);)
GROGNARD_FRAME(Relocating, visit("leader", f.leader);)
GROGNARD_FRAME(HarassWindow, visit("units", f.units); visit("side", f.side); visit("left", f.left); visit("tried", f.tried);)
GROGNARD_FRAME(SkirmishDone, visit("unit", f.unit); visit("at", f.at);)
GROGNARD_FRAME(FirePhase, visit("side", f.side); visit("first", f.first); visit("chit", f.chit); visit("done", f.done); visit("stage", f.stage); visit("skirmished", f.skirmished);)
GROGNARD_FRAME(Ricochet, visit("from", f.from); visit("at", f.at); visit("silent", f.silent); visit("next", f.next);)
GROGNARD_FRAME(FireEffectsStep, visit("first", f.first); visit("stage", f.stage); visit("next", f.next); visit("left", f.left); visit("disordered", f.disordered); visit("routed", f.routed);)
GROGNARD_FRAME(MeleePhase, visit("side", f.side);)
GROGNARD_FRAME(AssaultFight, visit("attacker", f.attacker); visit("target", f.target); visit("second", f.second); visit("stage", f.stage); visit("again", f.again); visit("stood", f.stood); visit("abandoned_by", f.abandoned_by); visit("rolled", f.rolled); visit("cell", f.cell); visit("attackers_lose", f.attackers_lose); visit("fought", f.fought); visit("vacated", f.vacated); visit("shaken", f.shaken); visit("asked", f.asked); visit("may_go_on", f.may_go_on); visit("step", f.step); visit("barred", f.barred); visit("killed", f.killed); visit("killed_at", f.killed_at); visit("squadrons", f.squadrons); visit("struck", f.struck); visit("staying", f.staying); visit("dealt", f.dealt);)
GROGNARD_FRAME(MeleeRoll, visit("target", f.target); visit("charger", f.charger); visit("attackers", f.attackers); visit("defenders", f.defenders); visit("second", f.second); visit("run", f.run);)
GROGNARD_FRAME(RetreatMove, visit("units", f.units); visit("spent", f.spent); visit("hexes", f.hexes); visit("before_charge", f.before_charge); visit("from", f.from); visit("stage", f.stage); visit("step", f.step); visit("over", f.over); visit("left", f.left); visit("leaders", f.leaders); visit("tried", f.tried);)
GROGNARD_FRAME(ChargeContact, visit("cavalry", f.cavalry); visit("target", f.target); visit("kind", f.kind); visit("run", f.run); visit("stage", f.stage); visit("against", f.against); visit("prey", f.prey); visit("tested", f.tested); visit("at_contact", f.at_contact); visit("crossed", f.crossed); visit("fought", f.fought); visit("shaken", f.shaken); visit("pursued", f.pursued); visit("asked", f.asked); visit("over", f.over); visit("target_gone", f.target_gone); visit("attackers", f.attackers); visit("defenders", f.defenders); visit("cell", f.cell); visit("rolled", f.rolled); visit("struck", f.struck); visit("dealt", f.dealt);)
GROGNARD_FRAME(SquareAhead, visit("cavalry", f.cavalry); visit("square", f.square); visit("stage", f.stage); visit("halted", f.halted); visit("over", f.over);)
GROGNARD_FRAME(CavalryPursuit, visit("cavalry", f.cavalry); visit("prey", f.prey); visit("path", f.path); visit("at", f.at); visit("recall_tried", f.recall_tried); visit("stopped", f.stopped);)
GROGNARD_FRAME(Reorganising, visit("side", f.side); visit("stage", f.stage); visit("sides_done", f.sides_done); visit("tried", f.tried); visit("rallied", f.rallied);)
// clang-format on

#undef GROGNARD_FRAME

}  // namespace grognard::orthez
