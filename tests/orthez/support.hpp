// Positions by hand on the map of the worked example.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "codec/orthez/library.hpp"
#include "games/orthez/stacks.hpp"
#include "games/orthez/start.hpp"

namespace grognard::orthez {

inline const std::vector<Scenario>& all_scenarios() {
    static const std::vector<Scenario> loaded = scenarios(codec::Library());
    return loaded;
}

inline State start_of(std::size_t scenario) { return start(*all_scenarios()[scenario].battle); }

inline State without_units(State s) {
    for (Unit& unit : s.units) unit = {};
    for (LeaderState& leader : s.leaders) leader = {};
    note_occupied(s);
    return s;
}

// The example's hexes are axial in its sources; columns are shifted by 4, rows by 2.
inline HexId example_hex(const State& s, int q, int r) {
    const int half = q >= 0 ? q / 2 : -((1 - q) / 2);
    return hex_at(ground(s), q + 4, r + half + 2);
}

inline UnitId unit_called(const State& s, std::string_view id) {
    for (std::size_t i = 0; i < s.battle->unit_names.size(); ++i) {
        if (s.battle->unit_names[i] == id) return static_cast<UnitId>(i);
    }
    ADD_FAILURE() << "no unit " << id;
    return 0;
}

inline LeaderId leader_called(const State& s, std::string_view id) {
    for (std::size_t i = 0; i < s.battle->leader_names.size(); ++i) {
        if (s.battle->leader_names[i] == id) return static_cast<LeaderId>(i);
    }
    ADD_FAILURE() << "no leader " << id;
    return 0;
}

inline UnitId place(State& s, std::string_view id, std::initializer_list<Axial> at,
                    Formation formation, Side facing, std::uint8_t lost = 0) {
    const UnitId unit = unit_called(s, id);
    Unit& u = s.units[unit];
    u = {};
    u.whereabouts = Whereabouts::Map;
    for (const Axial a : at) u.hexes.push(example_hex(s, a.q, a.r));
    u.formation = formation;
    u.facing = facing;
    u.lost = lost;
    note_occupied(s);
    return unit;
}

inline void place_leader(State& s, std::string_view id, Axial at) {
    LeaderState& leader = s.leaders[leader_called(s, id)];
    leader.whereabouts = Whereabouts::Map;
    leader.at = example_hex(s, at.q, at.r);
}

}  // namespace grognard::orthez
