// Everything a game of Waterloo is at one moment, as one value.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed.hpp"
#include "core/frames.hpp"
#include "core/seat.hpp"
#include "games/waterloo/battle.hpp"
#include "games/waterloo/frames.hpp"

namespace grognard::waterloo {

// What a unit is (nation, arm) is in Battle::kinds.
struct Unit {
    AreaId at = lost;
    Posture posture = Posture::Upright;
    AreaId from = nowhere;   // an attacker in an unresolved assault: the area it entered from
    std::uint8_t cubes = 0;  // assigned, while a volley, a test or its retreat lasts
    bool sheltered = false;  // while an assault on its stronghold lasts

    friend constexpr bool operator==(const Unit&, const Unit&) = default;
};

// A disc only ever moves from left to right (wl.setup.action-boxes).
struct Discs {
    DiscCounts available{};
    DiscCounts used{};    // this round
    DiscCounts before{};  // in previous rounds

    friend constexpr bool operator==(const Discs&, const Discs&) = default;
};

// The action sequence going on. The tile is 0 when none is drawn.
struct Turn {
    std::uint8_t number = 0;  // from 0: 12 p.m.
    Seat initiative = french;
    Seat active = french;
    std::uint8_t tile = 0;  // the active player must not know it
    std::uint8_t done = 0;  // actions taken in this sequence

    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

using CubePools = std::array<std::array<std::uint8_t, area_count + 1>, force_count>;  // box too

struct State {
    const Battle* battle = nullptr;  // owned by the table
    Fixed<Unit, max_units> units;
    CubePools cubes{};
    std::array<std::uint8_t, force_count> stock{};
    std::uint8_t grand_battery = 0;  // uses left
    std::uint8_t arrived = 0;        // pieces taken from the Prussian track
    std::array<Discs, 2> discs;
    Turn turn;
    std::array<Seat, max_strongholds> holders = {allied, allied, allied, allied};
    std::array<AreaSet, 2> pending{};  // by attacking seat: areas with an unresolved assault
    Ending ending = Ending::Undecided;
    WonBy won_by = WonBy::Nothing;
    Frames<Frame, max_frames> frames;

    // Derived from the above; invariants() checks it.
    Awaits awaited = Awaits::Nobody;  // noted as play settles
    std::array<UnitSet, max_areas> units_in{};
    std::array<UnitSet, posture_count> standing{};  // [posture]: units that stand so
    UnitSet attacking{};                            // units that entered an unresolved assault
    std::array<std::array<AreaSet, arm_count>, force_count> areas_with_arm{};
    std::array<AreaSet, 2> occupied{};  // by seat: areas with at least one combat unit

    friend bool operator==(const State& a, const State& b);
};

}  // namespace grognard::waterloo
