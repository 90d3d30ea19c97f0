// Every member of a state named once: the hash and the JSON writer read these lists.
#pragma once

#include "core/hash.hpp"
#include "games/orthez/fields_frames.hpp"
#include "games/orthez/notation.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

// Bit-fields are copied: a visitor takes references.
template <class V>
constexpr void fields(V& visit, const Done& d) {
    const auto flag = [&visit](const auto& field, bool value) { visit(field, value); };
    visit("spent", d.spent);
    flag("moved", d.moved);
    flag("tried_approach", d.tried_approach);
    flag("tried_limbering", d.tried_limbering);
    flag("charge_marked", d.charge_marked);
    flag("retreated_far", d.retreated_far);
    flag("fired_first", d.fired_first);
    flag("fired_second", d.fired_second);
    flag("fought", d.fought);
    flag("diverted", d.diverted);
    flag("exchanged", d.exchanged);
    flag("tired", d.tired);
    visit("charges", d.charges);
    visit("melees", d.melees);
}

template <class V>
constexpr void fields(V& visit, const Unit& u) {
    visit("hexes", u.hexes);
    visit("whereabouts", u.whereabouts);
    visit("formation", u.formation);
    visit("facing", u.facing);
    visit("order", u.order);
    visit("fatigue", u.fatigue);
    visit("depth", u.depth);
    visit("lost", u.lost);
    visit("munitions", u.munitions);
    visit("demolished", u.demolished);
    visit("exploded", u.exploded);
    visit("assaults", u.assaults);
    visit("done", u.done);
}

template <class V>
constexpr void fields(V& visit, const LeaderState& l) {
    visit("whereabouts", l.whereabouts);
    visit("at", l.at);
    visit("moved", l.moved);
    visit("left_zone", l.left_zone);
    visit("back_on", l.back_on);
    visit("post", l.post);
    visit("marked", l.marked);
}

template <class V>
constexpr void fields(V& visit, const PendingFire& p) {
    visit("hex", p.hex);
    visit("unit", p.unit);
    visit("losses", p.losses);
    visit("source", p.source);
    visit("explodes", p.explodes);
    visit("leader_check", p.leader_check);
    visit("hex_tests", p.hex_tests);
    visit("leader_killed", p.leader_killed);
    visit("modifier", p.modifier);
}

template <class V>
constexpr void fields(V& visit, const Cup& c) {
    visit("units", c.units);
    visit("chits", by_enum<ActionChit>(c.chits));
}

// What a state and a view have in common.
template <class V, class T>
constexpr void shared_fields(V& visit, const T& s) {
    visit("units", s.units);
    visit("leaders", s.leaders);
    visit("turn", s.turn);
    visit("phase", s.phase);
    visit("army_levels", s.army_levels);
    visit("cup", s.cup);
    visit("with_mu", s.with_mu);
    visit("dice_in_command", s.dice_in_command);
    visit("stack_only", s.stack_only);
    visit("reille_gives_no_point", s.reille_gives_no_point);
    visit("drawer", s.drawer);
    visit("pending", s.pending);
    visit("targeted", s.targeted);
    visit("zones_dissolved", s.zones_dissolved);
    visit("released", s.released);
    visit("release_due", s.release_due);
    visit("pau_open", s.pau_open);
    visit("held_by_allies", s.held_by_allies);
    visit("held_back", s.held_back);
    visit("begun", s.begun);
    visit("entry_formation", s.entry_formation);
    visit("ending", s.ending);
    visit("won_by", s.won_by);
    visit("frames", s.frames.all());
}

// The battle does not change and is no part of the hash.
template <class V>
constexpr void fields(V& visit, const State& s) {
    shared_fields(visit, s);
}

}  // namespace grognard::orthez
