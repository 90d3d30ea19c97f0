// The one spelling of each noun of the game, used by notation and data files alike.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/enum_names.hpp"
#include "core/seat.hpp"
#include "games/ccn/board.hpp"
#include "games/ccn/types.hpp"

namespace grognard::ccn {

namespace names {

inline constexpr std::array<std::string_view, nation_count> nations = {"FR", "BR", "PO"};
inline constexpr std::array<std::string_view, arm_count> arms = {"infantry", "cavalry",
                                                                 "artillery"};
inline constexpr std::array<std::string_view, type_count> types = {
    "LI", "LT", "GR", "YG", "OG", "MI", "RL", "GG", "LC", "HC", "CU", "GHC", "FA", "HA", "GFA"};
inline constexpr std::array<std::string_view, symbol_count> symbols = {
    "infantry", "cavalry", "artillery", "flag", "sabres"};
// The same on a die, where dice are typed or told.
inline constexpr std::array<std::string_view, symbol_count> faces = {"I", "C", "A", "F", "S"};
inline constexpr std::array<std::string_view, terrain_count> terrains = {
    "clear", "forest", "hill", "steep-hill", "town", "mill", "river", "ford", "bridge", "sand-pit"};
// One letter a hex in the rows of a map; W is clear ground with a fortification on it.
inline constexpr std::array<char, terrain_count> letters = {'.', 'F', 'H', 'X', 'T',
                                                            'M', 'R', 'f', 'B', 'S'};
inline constexpr char works_letter = 'W';
inline constexpr std::array<std::string_view, section_count> sections = {"left", "centre", "right"};
inline constexpr std::array<std::string_view, hex::direction_count> directions = {"E", "NE", "NW",
                                                                                  "W", "SW", "SE"};
// The players, by where they sit at the board.
inline constexpr std::array<std::string_view, 2> seats = {"bottom", "top"};
inline constexpr std::array<std::string_view, 2> fights = {"fire", "melee"};
inline constexpr std::array<std::string_view, card_count> cards = {
    "probe-left",
    "probe-center",
    "probe-right",
    "attack-left",
    "attack-center",
    "attack-right",
    "scout-left",
    "scout-center",
    "scout-right",
    "assault-left",
    "assault-center",
    "assault-right",
    "coordinated-advance",
    "flank-attack",
    "forward",
    "recon-in-force",
    "bayonet-charge",
    "bombard",
    "cavalry-charge",
    "counter-attack",
    "elan",
    "fire-and-hold",
    "first-strike",
    "force-march",
    "cold-steel",
    "leadership",
    "grande-manoeuvre",
    "rally",
    "short-supply",
};

using enum_names::find;
using enum_names::of;

}  // namespace names

constexpr std::string_view name(Nation value) { return names::of(names::nations, value); }
constexpr std::string_view name(Arm value) { return names::of(names::arms, value); }
constexpr std::string_view name(Type value) { return names::of(names::types, value); }
constexpr std::string_view name(Symbol value) { return names::of(names::symbols, value); }
constexpr std::string_view face(Symbol value) { return names::of(names::faces, value); }
constexpr std::string_view name(Terrain value) { return names::of(names::terrains, value); }
constexpr std::string_view name(Section value) { return names::of(names::sections, value); }
constexpr std::string_view name(Direction value) { return names::of(names::directions, value); }
constexpr std::string_view name(Fight value) { return names::of(names::fights, value); }
// "none" for Card::None, which parse_card does not take back.
constexpr std::string_view name(Card value) {
    return value == Card::None ? std::string_view("none") : names::of(names::cards, value);
}
// Not called name: a seat is bottom or top in this game only.
constexpr std::string_view seat_name(Seat value) { return names::of(names::seats, value); }

constexpr char letter(Terrain value) {
    const auto i = static_cast<std::size_t>(value);
    return i < terrain_count ? names::letters[i] : '?';
}

constexpr std::optional<Nation> parse_nation(std::string_view text) {
    return names::find<Nation>(names::nations, text);
}
constexpr std::optional<Arm> parse_arm(std::string_view text) {
    return names::find<Arm>(names::arms, text);
}
constexpr std::optional<Type> parse_type(std::string_view text) {
    return names::find<Type>(names::types, text);
}
constexpr std::optional<Symbol> parse_face(std::string_view text) {
    return names::find<Symbol>(names::faces, text);
}
constexpr std::optional<Terrain> parse_terrain(std::string_view text) {
    return names::find<Terrain>(names::terrains, text);
}
constexpr std::optional<Section> parse_section(std::string_view text) {
    return names::find<Section>(names::sections, text);
}
constexpr std::optional<Card> parse_card(std::string_view text) {
    return names::find<Card>(names::cards, text);
}
constexpr std::optional<Seat> parse_seat(std::string_view text) {
    return names::find<Seat>(names::seats, text);
}
constexpr std::optional<Terrain> parse_letter(char letter) {
    for (std::size_t i = 0; i < terrain_count; ++i) {
        if (names::letters[i] == letter) return static_cast<Terrain>(i);
    }
    return std::nullopt;
}

static_assert(name(Card::ShortSupply) == "short-supply" && parse_card("none") == std::nullopt);
static_assert(name(Type::GFA) == "GFA" && name(Terrain::SandPit) == "sand-pit");

}  // namespace grognard::ccn
