// Everything a game of Waterloo is at one moment, as one value.
#pragma once

#include <array>
#include <cstdint>

#include "core/fixed.hpp"
#include "core/frames.hpp"
#include "core/seat.hpp"
#include "games/waterloo/battle.hpp"
#include "games/waterloo/phases.hpp"

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

// Pieces of one nation and arm that stand alike in an area.
struct Alike {
    AreaId at = nowhere;
    Nation nation = Nation::French;
    Arm arm = Arm::Infantry;
    Posture posture = Posture::Upright;

    friend constexpr bool operator==(const Alike&, const Alike&) = default;
};

// Areas by nation, arm and posture, for the two arms that change formation at will.
constexpr bool changes_formation(Arm arm) { return arm == Arm::Infantry || arm == Arm::Artillery; }
class PieceAreas {
  public:
    constexpr AreaSet& of(Nation nation, Arm arm, Posture posture) {
        return areas_[index(nation)][index(arm) / 2][index(posture)];
    }
    constexpr const AreaSet& of(Nation nation, Arm arm, Posture posture) const {
        return areas_[index(nation)][index(arm) / 2][index(posture)];
    }
    friend constexpr bool operator==(const PieceAreas&, const PieceAreas&) = default;

  private:
    static_assert(static_cast<int>(Arm::Infantry) / 2 == 0);
    static_assert(static_cast<int>(Arm::Artillery) / 2 == 1);
    template <class Enum>
    static constexpr std::size_t index(Enum value) {
        return static_cast<std::size_t>(value);
    }

    std::array<std::array<std::array<AreaSet, posture_count>, 2>, nation_count> areas_{};
};

// Every change of formation that may be said, two of each piece in square; in whole blocks, with
// room for what the last stroke builds too many.
inline constexpr std::size_t max_reforms = 120;
static_assert(max_reforms >= 2 * max_infantry + max_guns + stroke);
using Reforms = Fixed<Action, max_reforms>;

struct State {
    Battle battle;
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

    // Derived from the above, kept for speed; invariants() checks it.
    Awaits awaited = Awaits::Nobody;  // noted as play settles
    std::array<UnitSet, max_areas> units_in{};
    std::array<UnitSet, posture_count> standing{};  // [posture]: units that stand so
    UnitSet attacking{};                            // units that entered an unresolved assault
    PieceAreas where;   // areas with at least one such piece, the box too
    Reforms to_reform;  // what may still change, while Reforming asks; as it is offered
    std::array<std::array<AreaSet, arm_count>, force_count> held{};  // areas with at least one
    std::array<AreaSet, force_count> bearing{};                      // areas with at least one cube
    std::array<AreaSet, 2> occupied{};  // by seat: areas with at least one combat unit

    friend bool operator==(const State&, const State&) = default;
};

}  // namespace grognard::waterloo
