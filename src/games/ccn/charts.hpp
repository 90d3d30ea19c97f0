// Figures from the national cards, the artillery chart, the terrain table and the deck: data.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/bytes.hpp"
#include "games/ccn/board.hpp"
#include "games/ccn/types.hpp"

namespace grognard::ccn {

enum class Rounding : std::uint8_t { Up, Down };
enum class GunChart : std::uint8_t { None, Foot, Horse };

constexpr std::string_view name(Rounding value) { return value == Rounding::Up ? "up" : "down"; }
constexpr std::string_view name(GunChart value) {
    if (value == GunChart::None) return "none";
    return value == GunChart::Foot ? "foot" : "horse";
}

// One line of a national card.
struct UnitCard {
    std::uint8_t blocks = 0;        // 0: the nation has no such unit
    std::uint8_t moves = 0;         // hexes at most
    std::uint8_t moves_fights = 0;  // hexes after which it may still fight
    std::uint8_t range = 0;         // hexes; 0 does not fire
    std::uint8_t range_moved = 0;   // hexes, when it moved
    std::uint8_t fire_bonus = 0;
    std::uint8_t fire_bonus_still = 0;  // when it did not move
    std::uint8_t melee_bonus = 0;
    std::uint8_t melee_bonus_infantry = 0;  // against infantry
    std::uint8_t ignored_flags = 0;
    std::uint8_t retreat = 1;  // hexes a flag
    bool sabres_hit = true;    // in melee, against units
    bool armour = false;       // may ignore one hit of infantry fire
    bool guard = false;
    bool light = false;        // fights on the turn it enters a forest
    bool quick_march = false;  // moves 2 and fights under Force March
    Rounding moved_fire = Rounding::Up;
    GunChart guns = GunChart::None;

    friend constexpr bool operator==(const UnitCard& a, const UnitCard& b) {
        return same_bytes(a, b);
    }
};

// Dice removed, by arm and kind of fight.
using Reductions = std::array<std::array<std::uint8_t, 2>, arm_count>;

struct TerrainCard {
    bool stops = false;
    bool no_fight_on_entry = false;
    bool light_may_fight_on_entry = false;
    bool blocks_sight = false;
    bool squares = true;
    std::array<bool, arm_count> passable = {true, true, true};
    bool passable_general = true;
    bool cancels_charge = false;  // no Cavalry Charge dice into it or out of it
    Reductions into{};
    Reductions from{};

    friend constexpr bool operator==(const TerrainCard& a, const TerrainCard& b) {
        return same_bytes(a, b);
    }
};

inline constexpr std::size_t gun_rows = 3;       // blocks 1, 2, 3 (more count as 3)
inline constexpr std::size_t gun_distances = 5;  // hexes 1 (melee) to 5

struct Options {
    bool terrain_cumulates = true;               // R03
    bool battle_back_after_first_strike = true;  // R07

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

struct Charts {
    std::array<std::array<UnitCard, type_count>, nation_count> cards{};
    // [foot, horse][blocks - 1][distance - 1]
    std::array<std::array<std::array<std::uint8_t, gun_distances>, gun_rows>, 2> guns{};
    std::array<TerrainCard, terrain_count> terrain{};
    Reductions hill_to_hill{};
    TerrainCard fortification{};
    std::array<HexSet, section_count> sections{};  // as the bottom player sees them
    std::array<std::uint8_t, card_count> deck{};
    Options options{};

    friend constexpr bool operator==(const Charts&, const Charts&) = default;
};

}  // namespace grognard::ccn
