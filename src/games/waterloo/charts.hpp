// Figures of the tables, the counts in the box and what each nation and terrain does: data.
#pragma once

#include <array>
#include <cstdint>

#include "games/waterloo/types.hpp"

namespace grognard::waterloo {

inline constexpr std::size_t turn_count = 9;
inline constexpr std::size_t table_rows = 7;  // a modified die, 0 to 6
inline constexpr std::size_t ranges = 4;      // 0 (an assaulted area) to 3
inline constexpr std::size_t die_faces = 6;
inline constexpr std::size_t morale_columns = 7;  // 0 to 6
inline constexpr std::size_t tile_values = 10;    // tiles are worth less than this

// A cell of Infantry v. Infantry: cubes, or a morale test without any.
struct VolleyCell {
    std::uint8_t cubes = 0;
    bool test = false;  // "M", and with any cube

    friend constexpr bool operator==(const VolleyCell&, const VolleyCell&) = default;
};

// What a nation's pieces add wherever they take part. Columns right are positive.
struct NationCard {
    std::int8_t gun_fire = 0;  // to the die of its guns at infantry
    std::int8_t volley = 0;    // to the die of its infantry at infantry
    std::int8_t duel = 0;      // to the die of its cavalry against cavalry
    std::int8_t morale = 0;    // to the column of its own infantry
    std::int8_t awe = 0;       // to the column of defenders it assaults
    std::uint8_t control = 0;  // its cavalry charges on at this die or more; 0: it has none
    std::uint8_t worth = 1;    // in the count of losses, its infantry

    friend constexpr bool operator==(const NationCard&, const NationCard&) = default;
};

struct TerrainCard {
    bool blocks_fire = false;    // lines through it
    bool low = false;            // what is in it does not block a gun that is higher
    bool stops_cavalry = false;  // on entry
    bool bars_cavalry = false;   // no cavalry assaults into it, none stays when assaulted by foot
    bool silent = false;         // guns in it do not fire
    std::int8_t gun_fire = 0;    // to the die of guns firing at infantry in it
    std::int8_t duel_from = 0;   // to the die of cavalry assaulting out of it
    std::int8_t morale = 0;      // to the column of infantry testing in it

    friend constexpr bool operator==(const TerrainCard&, const TerrainCard&) = default;
};

// Dice of fire at infantry, beyond nations and terrain.
struct FireModifiers {
    std::int8_t gun_square = 0;  // target in square
    std::int8_t gun_ditch = 0;
    std::int8_t gun_crest = 0;
    std::int8_t gun_stronghold = 0;  // all target infantry protected
    std::int8_t volley_target_square = 0;
    std::int8_t volley_firer_square = 0;
    std::int8_t volley_stronghold = 0;
    std::int8_t volley_damage = 0;  // for each full `volley_damage_step` cubes
    std::uint8_t volley_damage_step = 2;
    std::int8_t duel_tired = 0;

    friend constexpr bool operator==(const FireModifiers&, const FireModifiers&) = default;
};

// Columns of the morale test, beyond nations, terrain and strongholds.
struct MoraleShifts {
    std::int8_t cavalry_only = 0;
    std::int8_t combined = 0;
    std::int8_t isolated = 0;
    std::int8_t square = 0;
    std::int8_t guns = 0;
    std::uint8_t support = 2;  // adjacent areas with friendly infantry that make it not isolated
    std::uint8_t support_edge = 1;  // the same on the edge of the board

    friend constexpr bool operator==(const MoraleShifts&, const MoraleShifts&) = default;
};

// The least die that hits, without modifiers.
struct HitOn {
    std::uint8_t skirmish = 0;
    std::uint8_t gun_cavalry = 0;
    std::uint8_t gun_guns = 0;
    std::uint8_t charged = 0;  // infantry at the cavalry that charges it

    friend constexpr bool operator==(const HitOn&, const HitOn&) = default;
};

struct Limits {
    std::array<std::uint8_t, arm_count> moves{};  // areas in an approach
    std::uint8_t reserve_factor = 2;
    std::uint8_t gun_range = 3;
    std::uint8_t stack = 3;  // combat units
    std::uint8_t cubes_per_unit = 5;
    std::uint8_t volley_rounds = 2;
    std::uint8_t leader_activations = 2;
    std::uint8_t prussian_turn = 0;               // the first with arrivals, from 0
    std::uint8_t prussian_least = 0;              // arrivals at least
    std::uint8_t initiative_turn = 0;             // when it may pass to the Allies, from 0
    std::array<std::uint8_t, 2> losses_to_win{};  // by seat: what the other side must have lost

    friend constexpr bool operator==(const Limits&, const Limits&) = default;
};

using DiscCounts = std::array<std::uint8_t, disc_count>;

struct Charts {
    std::array<std::array<std::uint8_t, ranges>, table_rows> artillery{};
    std::array<VolleyCell, table_rows> volley{};
    std::array<std::array<MoraleResult, morale_columns>, die_faces> morale{};  // [die - 1][column]
    std::array<NationCard, nation_count> nations{};
    std::array<TerrainCard, terrain_count> terrain{};
    FireModifiers fire;
    MoraleShifts shifts;
    HitOn hit_on;
    Limits limits;
    std::array<std::uint8_t, force_count> cubes{};  // in the box, Grand Battery included
    std::uint8_t grand_battery = 0;                 // of the blue ones
    std::array<std::uint8_t, tile_values> tiles{};  // copies of each value
    std::array<std::array<DiscCounts, 2>, turn_count> discs{};  // [turn][seat][colour]

    friend constexpr bool operator==(const Charts&, const Charts&) = default;
};

}  // namespace grognard::waterloo
