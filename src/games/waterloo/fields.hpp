// Every member named once: the hash, the JSON writer and the golden text read these lists.
#pragma once

#include "core/hash.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

template <class V>
constexpr void fields(V& visit, const VolleyCell& v) {
    visit("cubes", v.cubes);
    visit("test", v.test);
}

template <class V>
constexpr void fields(V& visit, const NationCard& n) {
    visit("gun_fire", n.gun_fire);
    visit("volley", n.volley);
    visit("duel", n.duel);
    visit("morale", n.morale);
    visit("awe", n.awe);
    visit("control", n.control);
    visit("worth", n.worth);
}

template <class V>
constexpr void fields(V& visit, const TerrainCard& t) {
    visit("blocks_fire", t.blocks_fire);
    visit("low", t.low);
    visit("stops_cavalry", t.stops_cavalry);
    visit("bars_cavalry", t.bars_cavalry);
    visit("silent", t.silent);
    visit("gun_fire", t.gun_fire);
    visit("duel_from", t.duel_from);
    visit("morale", t.morale);
}

template <class V>
constexpr void fields(V& visit, const FireModifiers& f) {
    visit("gun_square", f.gun_square);
    visit("gun_ditch", f.gun_ditch);
    visit("gun_crest", f.gun_crest);
    visit("gun_stronghold", f.gun_stronghold);
    visit("volley_target_square", f.volley_target_square);
    visit("volley_firer_square", f.volley_firer_square);
    visit("volley_stronghold", f.volley_stronghold);
    visit("volley_damage", f.volley_damage);
    visit("volley_damage_step", f.volley_damage_step);
    visit("duel_tired", f.duel_tired);
}

template <class V>
constexpr void fields(V& visit, const MoraleShifts& m) {
    visit("cavalry_only", m.cavalry_only);
    visit("combined", m.combined);
    visit("isolated", m.isolated);
    visit("square", m.square);
    visit("guns", m.guns);
    visit("support", m.support);
    visit("support_edge", m.support_edge);
}

template <class V>
constexpr void fields(V& visit, const HitOn& h) {
    visit("skirmish", h.skirmish);
    visit("gun_cavalry", h.gun_cavalry);
    visit("gun_guns", h.gun_guns);
    visit("charged", h.charged);
}

template <class V>
constexpr void fields(V& visit, const Limits& l) {
    visit("moves", l.moves);
    visit("reserve_factor", l.reserve_factor);
    visit("gun_range", l.gun_range);
    visit("stack", l.stack);
    visit("cubes_per_unit", l.cubes_per_unit);
    visit("volley_rounds", l.volley_rounds);
    visit("leader_activations", l.leader_activations);
    visit("prussian_turn", l.prussian_turn);
    visit("prussian_least", l.prussian_least);
    visit("initiative_turn", l.initiative_turn);
    visit("losses_to_win", l.losses_to_win);
}

template <class V>
constexpr void fields(V& visit, const Charts& c) {
    visit("artillery", c.artillery);
    visit("volley", c.volley);
    visit("morale", c.morale);
    visit("nations", c.nations);
    visit("terrain", c.terrain);
    visit("fire", c.fire);
    visit("shifts", c.shifts);
    visit("hit_on", c.hit_on);
    visit("limits", c.limits);
    visit("cubes", c.cubes);
    visit("grand_battery", c.grand_battery);
    visit("tiles", c.tiles);
    visit("discs", c.discs);
}

template <class V>
constexpr void fields(V& visit, const Kind& k) {
    visit("nation", k.nation);
    visit("arm", k.arm);
}

template <class V>
constexpr void fields(V& visit, const Stronghold& s) {
    visit("area", s.area);
    visit("capacity", s.capacity);
    visit("morale", s.morale);
}

// What the data says; what prepare() derives from it is left out.
template <class V>
constexpr void fields(V& visit, const Placement& p) {
    visit("kind", p.kind);
    visit("at", p.at);
    visit("posture", p.posture);
    visit("letter", p.letter);
}

template <class V>
constexpr void fields(V& visit, const Battle& b) {
    visit("charts", b.charts);
    visit("graph", b.graph);
    visit("terrain", b.terrain);
    visit("edge", b.edge);
    visit("strongholds", b.strongholds);
    visit("entries", b.entries);
    visit("goals", b.goals);
    visit("pieces", b.pieces);
}

template <class V>
constexpr void fields(V& visit, const Unit& u) {
    visit("at", u.at);
    visit("posture", u.posture);
    visit("from", u.from);
    visit("cubes", u.cubes);
    visit("sheltered", u.sheltered);
}

template <class V>
constexpr void fields(V& visit, const Discs& d) {
    visit("available", by_enum<Disc>(d.available));
    visit("used", by_enum<Disc>(d.used));
    visit("before", by_enum<Disc>(d.before));
}

template <class V>
constexpr void fields(V& visit, const Turn& t) {
    visit("number", t.number);
    visit("initiative", t.initiative);
    visit("active", t.active);
    visit("tile", t.tile);
    visit("done", t.done);
}

// The battle does not change and is no part of the hash.
template <class V>
constexpr void fields(V& visit, const State& s) {
    visit("units", s.units);
    visit("cubes", by_enum<Force>(s.cubes));
    visit("stock", by_enum<Force>(s.stock));
    visit("grand_battery", s.grand_battery);
    visit("arrived", s.arrived);
    visit("discs", s.discs);
    visit("turn", s.turn);
    visit("holders", s.holders);
    visit("pending", s.pending);
    visit("ending", s.ending);
    visit("won_by", s.won_by);
    visit("frames", s.frames.all());
}

}  // namespace grognard::waterloo

#include "games/waterloo/fields_frames.hpp"
