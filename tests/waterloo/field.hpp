// Positions of a few pieces for tests: an empty field, pieces put on it, an order awaited.
#pragma once

#include <algorithm>
#include <vector>

#include "games/waterloo/pieces.hpp"
#include "play.hpp"

namespace grognard::waterloo {

inline AreaId area(std::string_view code) { return *parse_area(code); }

// Nobody on the map, Prussians still on their way; `active` is about to spend a disc.
inline State empty_field(Seat active) {
    EventSink silent;
    State s = start();
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        if (s.units[id].at <= delayed_box) place_unit(s, static_cast<UnitId>(id), lost, silent);
    }
    while (s.frames.depth() > 1) s.frames.pop();
    *s.frames.top_as<TurnStep>() = TurnStep{Phase::Actions};
    s.frames.push(Sequence{SequenceStep::Count});
    s.frames.push(ActionChoice{});
    s.turn.active = active;
    s.turn.tile = 5;
    s.turn.done = 0;
    s.discs[at(active)].available = {8, 4, 2};
    return s;
}

// One more piece of that kind, from those off the map.
inline UnitId put(State& s, Nation nation, Arm arm, std::string_view where,
                  Posture posture = Posture::Upright) {
    EventSink silent;
    const UnitSet kin = s.battle.of_nation[at(nation)] & of_arm(s, arm);
    const UnitSet off = kin & (s.units_in[lost] | s.units_in[on_track]);
    EXPECT_FALSE(off.empty()) << "no such piece left for " << where;
    const auto unit = static_cast<UnitId>(off.first());
    place_unit(s, unit, area(where), silent);
    lay(s, unit, posture);
    return unit;
}

// So many cubes of the stock.
inline void put_cubes(State& s, Force force, std::string_view where, int count) {
    s.cubes[at(force)][area(where)] = static_cast<std::uint8_t>(count);
    s.stock[at(force)] = static_cast<std::uint8_t>(s.stock[at(force)] - count);
}

inline AreaId where(const State& s, UnitId unit) { return s.units[unit].at; }

inline bool offered(const State& s, std::string_view text) {
    std::vector<Action> offers;
    offer(s, awaited(s), offers);
    return std::find(offers.begin(), offers.end(), *parse(text)) != offers.end();
}

// "rule reason", or "allowed"; offers and refusals are held to agree.
inline std::string verdict(const State& s, std::string_view text) {
    const auto action = parse(text);
    if (!action) return "does not parse";
    const Verdict refusal = refuse(s, awaited(s), *action);
    EXPECT_EQ(offered(s, text), !refusal.has_value()) << text;
    if (!refusal) return "allowed";
    return std::string(refusal->rule) + " " + std::string(refusal->reason);
}

// The codes of these areas in the map's order.
inline std::string codes(const AreaSet& areas) {
    std::string out;
    for (const int a : areas) {
        if (!out.empty()) out += ' ';
        out += name(static_cast<AreaId>(a));
    }
    return out;
}

}  // namespace grognard::waterloo
