// The members of every frame, and the enumerators in them, named once.
#pragma once

#include "core/hash.hpp"
#include "games/ccn/frames.hpp"
#include "games/ccn/names.hpp"

namespace grognard::ccn {

namespace names {

inline constexpr std::array<std::string_view, 8> stages = {"begin", "command", "movement", "combat",
                                                           "end",   "replace", "draw",     "next"};
inline constexpr std::array<std::string_view, 5> replies = {"none", "stand", "first-strike",
                                                            "withdraw", "square"};
inline constexpr std::array<std::string_view, 8> melee_steps = {
    "react", "first-blood", "press", "attack", "leave", "ground", "battle-back", "end"};
inline constexpr std::array<std::string_view, 6> roll_kinds = {
    "fire", "attack", "withdrawal", "first-strike", "square-die", "battle-back"};
inline constexpr std::array<std::string_view, 7> harm_steps = {
    "armour", "losses", "flags", "retreat", "blocked", "alone", "end"};

}  // namespace names

constexpr std::string_view name(Stage value) { return names::of(names::stages, value); }
constexpr std::string_view name(Reply value) { return names::of(names::replies, value); }
constexpr std::string_view name(MeleeStep value) { return names::of(names::melee_steps, value); }
constexpr std::string_view name(RollKind value) { return names::of(names::roll_kinds, value); }
constexpr std::string_view name(HarmStep value) { return names::of(names::harm_steps, value); }

static_assert(name(Stage::Next) == "next" && name(Reply::Square) == "square");
static_assert(name(MeleeStep::End) == "end" && name(HarmStep::End) == "end");
static_assert(name(RollKind::BattleBack) == "battle-back");

template <class V>
constexpr void fields(V&, const Deal&) {}

template <class V>
constexpr void fields(V& visit, const TurnStep& f) {
    visit("stage", f.stage);
    visit("passed", f.passed);
}

template <class V>
constexpr void fields(V&, const CardChoice&) {}

template <class V>
constexpr void fields(V&, const SectionChoice&) {}

template <class V>
constexpr void fields(V&, const ManoeuvreChoice&) {}

template <class V>
constexpr void fields(V&, const CommandRoll&) {}

template <class V>
constexpr void fields(V& visit, const Rallying& f) {
    visit("symbols", by_enum<Arm>(f.symbols));
}

template <class V>
constexpr void fields(V& visit, const Ordering& f) {
    visit("symbols", by_enum<Symbol>(f.symbols));
}

template <class V>
constexpr void fields(V&, const Supplying&) {}

template <class V>
constexpr void fields(V& visit, const Placing& f) {
    visit("unit", f.unit);
}

template <class V>
constexpr void fields(V&, const Moving&) {}

template <class V>
constexpr void fields(V&, const Fighting&) {}

template <class V>
constexpr void fields(V& visit, const MeleeFight& f) {
    visit("unit", f.unit);
    visit("target", f.target);
    visit("general", f.general);
    visit("from", f.from);
    visit("at", f.at);
    visit("support", members_of(f.support));
    visit("step", f.step);
    visit("reply", f.reply);
    visit("bonus", f.bonus);
}

template <class V>
constexpr void fields(V&, const Reaction&) {}

template <class V>
constexpr void fields(V& visit, const SquareDraw& f) {
    visit("unit", f.unit);
}

template <class V>
constexpr void fields(V&, const PressChoice&) {}

template <class V>
constexpr void fields(V&, const GroundChoice&) {}

template <class V>
constexpr void fields(V& visit, const PursuitChoice& f) {
    visit("unit", f.unit);
}

template <class V>
constexpr void fields(V& visit, const BonusChoice& f) {
    visit("unit", f.unit);
}

template <class V>
constexpr void fields(V&, const BattleBackChoice&) {}

template <class V>
constexpr void fields(V& visit, const Roll& f) {
    visit("by", f.by);
    visit("target", f.target);
    visit("general", f.general);
    visit("kind", f.kind);
    visit("dice", f.dice);
}

template <class V>
constexpr void fields(V& visit, const Harm& f) {
    visit("unit", f.unit);
    visit("by", f.by);
    visit("kind", f.kind);
    visit("hits", f.hits);
    visit("flags", f.flags);
    visit("crossed_from", f.crossed_from);
    visit("where", f.where);
    visit("step", f.step);
    visit("tested", f.tested);
    visit("lost_blocked", f.lost_blocked);
}

template <class V>
constexpr void fields(V&, const ArmourChoice&) {}

template <class V>
constexpr void fields(V& visit, const GeneralTest& f) {
    visit("general", f.general);
    visit("dice", f.dice);
}

template <class V>
constexpr void fields(V& visit, const FlagChoice& f) {
    visit("most", f.most);
}

template <class V>
constexpr void fields(V& visit, const UnitRetreat& f) {
    visit("unit", f.unit);
    visit("left", f.left);
    visit("may_stop", f.may_stop);
}

template <class V>
constexpr void fields(V& visit, const Withdrawal& f) {
    visit("unit", f.unit);
    visit("left", f.left);
}

template <class V>
constexpr void fields(V& visit, const GeneralRetreat& f) {
    visit("general", f.general);
    visit("made", f.made);
}

template <class V>
constexpr void fields(V& visit, const EscapeChoice& f) {
    visit("general", f.general);
    visit("by", f.by);
}

template <class V>
constexpr void fields(V& visit, const EscapeRoll& f) {
    visit("general", f.general);
    visit("by", f.by);
    visit("dice", f.dice);
}

template <class V>
constexpr void fields(V& visit, const DrawCard& f) {
    visit("seat", f.seat);
}

template <class V>
constexpr void fields(V& visit, const ScoutDraw& f) {
    visit("first", f.first);
}

template <class V>
constexpr void fields(V& visit, const KeepChoice& f) {
    visit("first", f.first);
    visit("second", f.second);
}

}  // namespace grognard::ccn
