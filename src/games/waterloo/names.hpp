// The one spelling of each noun of the game, used by notation and data files alike.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "core/enum_names.hpp"
#include "games/waterloo/areas.hpp"

namespace grognard::waterloo {

namespace names {

inline constexpr std::array<std::string_view, nation_count> nations = {
    "french", "guard", "british", "german", "dutch", "prussian", "landwehr"};
inline constexpr std::array<std::string_view, arm_count> arms = {"infantry", "cavalry", "artillery",
                                                                 "leader"};
inline constexpr std::array<std::string_view, force_count> forces = {"french", "anglo", "prussian"};
inline constexpr std::array<std::array<std::string_view, posture_count>, arm_count> postures = {{
    {"mobile", "defensive", "square"},
    {"fresh", "tired", ""},
    {"deployed", "limbered", ""},
    {"ready", "used", ""},
}};
inline constexpr std::array<std::string_view, terrain_count> terrains = {"open", "low", "wood",
                                                                         "town", "river"};
inline constexpr std::array<std::string_view, disc_count> discs = {"green", "red", "purple"};
inline constexpr std::array<std::string_view, order_count> orders = {
    "approach", "reserve", "fire", "assault", "formation", "reinforce"};
inline constexpr std::array<std::string_view, phase_count> phases = {
    "discs", "prussians", "skirmish", "actions", "formation", "victory", "end"};
inline constexpr std::array<std::string_view, morale_result_count> morale_results = {
    "stands", "retreats", "eliminated"};
inline constexpr std::array<std::string_view, won_by_count> won_by = {"", "place", "losses", "both",
                                                                      "nightfall"};
inline constexpr std::array<std::string_view, 2> seats = {"french", "allied"};

using enum_names::find;
using enum_names::of;

}  // namespace names

constexpr std::string_view name(Nation value) { return names::of(names::nations, value); }
constexpr std::string_view name(Arm value) { return names::of(names::arms, value); }
constexpr std::string_view name(Force value) { return names::of(names::forces, value); }
constexpr std::string_view name(Terrain value) { return names::of(names::terrains, value); }
constexpr std::string_view name(Disc value) { return names::of(names::discs, value); }
constexpr std::string_view name(Order value) { return names::of(names::orders, value); }
constexpr std::string_view name(Phase value) { return names::of(names::phases, value); }
constexpr std::string_view name(MoraleResult value) {
    return names::of(names::morale_results, value);
}
constexpr std::string_view name(WonBy value) { return names::of(names::won_by, value); }
// A posture has a word for each arm.
constexpr std::string_view name(Arm arm, Posture value) {
    const auto a = static_cast<std::size_t>(arm);
    return a < arm_count ? names::of(names::postures[a], value) : std::string_view();
}
// Not called name: a seat is French or Allied in this game only.
constexpr std::string_view seat_name(Seat value) { return names::of(names::seats, value); }

constexpr std::optional<Nation> parse_nation(std::string_view text) {
    return names::find<Nation>(names::nations, text);
}
constexpr std::optional<Arm> parse_arm(std::string_view text) {
    return names::find<Arm>(names::arms, text);
}
constexpr std::optional<Force> parse_force(std::string_view text) {
    return names::find<Force>(names::forces, text);
}
constexpr std::optional<Posture> parse_posture(Arm arm, std::string_view text) {
    return names::find<Posture>(names::postures[static_cast<std::size_t>(arm)], text);
}
constexpr std::optional<Terrain> parse_terrain(std::string_view text) {
    return names::find<Terrain>(names::terrains, text);
}
constexpr std::optional<Disc> parse_disc(std::string_view text) {
    return names::find<Disc>(names::discs, text);
}
constexpr std::optional<Order> parse_order(std::string_view text) {
    return names::find<Order>(names::orders, text);
}
constexpr std::optional<Seat> parse_seat(std::string_view text) {
    return names::find<Seat>(names::seats, text);
}

static_assert(name(Arm::Cavalry, Posture::OnSide) == "tired");
static_assert(name(Nation::Landwehr) == "landwehr" && name(Order::Reinforce) == "reinforce");

}  // namespace grognard::waterloo
