// Every member named once: the hash, the JSON writer and the golden text read these lists.
#pragma once

#include "core/hash.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

template <class V>
constexpr void fields(V& visit, const Hex& h) {
    visit("index", h.index);
}

template <class V>
constexpr void fields(V& visit, const UnitCard& c) {
    visit("blocks", c.blocks);
    visit("moves", c.moves);
    visit("moves_fights", c.moves_fights);
    visit("range", c.range);
    visit("range_moved", c.range_moved);
    visit("fire_bonus", c.fire_bonus);
    visit("fire_bonus_still", c.fire_bonus_still);
    visit("melee_bonus", c.melee_bonus);
    visit("melee_bonus_infantry", c.melee_bonus_infantry);
    visit("ignored_flags", c.ignored_flags);
    visit("retreat", c.retreat);
    visit("sabres_hit", c.sabres_hit);
    visit("armour", c.armour);
    visit("guard", c.guard);
    visit("light", c.light);
    visit("quick_march", c.quick_march);
    visit("moved_fire", c.moved_fire);
    visit("guns", c.guns);
}

template <class V>
constexpr void fields(V& visit, const TerrainCard& c) {
    visit("stops", c.stops);
    visit("no_fight_on_entry", c.no_fight_on_entry);
    visit("light_may_fight_on_entry", c.light_may_fight_on_entry);
    visit("blocks_sight", c.blocks_sight);
    visit("squares", c.squares);
    visit("passable", c.passable);
    visit("passable_general", c.passable_general);
    visit("cancels_charge", c.cancels_charge);
    visit("into", c.into);
    visit("from", c.from);
}

template <class V>
constexpr void fields(V& visit, const Options& o) {
    visit("terrain_cumulates", o.terrain_cumulates);
    visit("battle_back_after_first_strike", o.battle_back_after_first_strike);
}

template <class V>
constexpr void fields(V& visit, const Charts& c) {
    visit("cards", c.cards);
    visit("guns", c.guns);
    visit("terrain", c.terrain);
    visit("hill_to_hill", c.hill_to_hill);
    visit("fortification", c.fortification);
    visit("sections", c.sections);
    visit("deck", c.deck);
    visit("options", c.options);
}

template <class V>
constexpr void fields(V& visit, const Objective& o) {
    visit("side", o.side);
    visit("hexes", o.hexes);
    visit("need", o.need);
    visit("banners", o.banners);
    visit("permanent", o.permanent);
}

template <class V>
constexpr void fields(V& visit, const ExitHex& e) {
    visit("side", e.side);
    visit("hex", e.hex);
    visit("extra_move", e.extra_move);
    visit("banners_unit", e.banners_unit);
    visit("banners_general", e.banners_general);
}

template <class V>
constexpr void fields(V& visit, const TurnBanner& t) {
    visit("side", t.side);
    visit("turn", t.turn);
    visit("banners", t.banners);
    visit("units_min", t.units_min);
    visit("on", t.on);
}

template <class V>
constexpr void fields(V& visit, const Unit& u) {
    visit("at", u.at);
    visit("side", u.side);
    visit("nation", u.nation);
    visit("type", u.type);
    visit("blocks", u.blocks);
    visit("square", u.square);
}

template <class V>
constexpr void fields(V& visit, const General& g) {
    visit("at", g.at);
    visit("side", g.side);
    visit("nation", g.nation);
}

// What a scenario says; what prepare() derives from it is left out.
template <class V>
constexpr void fields(V& visit, const Battle& b) {
    visit("charts", b.charts);
    visit("terrain", b.terrain);
    visit("works", b.works);
    visit("banners_needed", b.banners_needed);
    visit("hand_size", b.hand_size);
    visit("objectives", b.objectives);
    visit("exits", b.exits);
    visit("turn_banners", b.turn_banners);
    visit("forbidden", b.forbidden);
    visit("fords_without_stop", b.fords_without_stop);
    visit("units", b.units);
    visit("generals", b.generals);
    visit("first", b.first);
}

template <class V>
constexpr void fields(V& visit, const Turn& t) {
    visit("active", t.active);
    visit("card", t.card);
    visit("effect", t.effect);
    visit("section", t.section);
    visit("marching", t.marching);
    visit("substitute", t.substitute);
    visit("command", t.command);
    visit("ordered", t.ordered);
    visit("generals_ordered", t.generals_ordered);
    visit("moved", t.moved);
    visit("far", t.far);
    visit("entered", t.entered);
    visit("held", t.held);
    visit("generals_moved", t.generals_moved);
    visit("fought", t.fought);
    visit("bonus_fought", t.bonus_fought);
    visit("regained", t.regained);
    visit("supplied", t.supplied);
}

template <class V>
constexpr void fields(V& visit, const LastOrder& o) {
    visit("card", o.card);
    visit("section", o.section);
    visit("section_chosen", o.section_chosen);
}

template <class V>
constexpr void fields(V& visit, const Player& p) {
    visit("hand", by_enum<Card>(p.hand));
    visit("track", p.track);
    visit("last_order", p.last_order);
    visit("banners", p.banners);
    visit("turns", p.turns);
    visit("first_strikes", p.first_strikes);
}

// The battle does not change and is no part of the hash.
template <class V>
constexpr void fields(V& visit, const State& s) {
    visit("units", s.units);
    visit("generals", s.generals);
    visit("players", s.players);
    visit("deck", by_enum<Card>(s.deck));
    visit("discard", by_enum<Card>(s.discard));
    visit("turn", s.turn);
    visit("objectives_held", s.objectives_held);
    visit("ending", s.ending);
    visit("frames", s.frames.all());
}

}  // namespace grognard::ccn

#include "games/ccn/fields_frames.hpp"
