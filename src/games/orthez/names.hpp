// The words of enumerators: one table each, used by data, notation, hash and the wire.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/enum_names.hpp"
#include "games/orthez/battle.hpp"

namespace grognard::orthez {

namespace names {

using enum_names::find;
using enum_names::of;

inline constexpr std::array<std::string_view, 2> seats = {"french", "allied"};
inline constexpr std::array<std::string_view, arm_count> arms = {"infantry", "cavalry", "artillery",
                                                                 "wagon"};
inline constexpr std::array<std::string_view, nation_count> nations = {
    "french", "british", "kgl", "portuguese", "brunswick", "chasseurs-britanniques"};
inline constexpr std::array<std::string_view, size_count> sizes = {
    "regiment", "battalion", "company", "half-company", "battery", "wagon"};
inline constexpr std::array<std::string_view, terrain_count> terrains = {
    "clear", "cultivated", "orchard", "farm",  "wood", "marsh",
    "town",  "church",     "chateau", "river", "ford"};
inline constexpr std::array<std::string_view, formation_count> formations = {
    "column", "line", "skirmish", "square", "general-order", "road-column", "limbered", "battery"};
inline constexpr std::array<std::string_view, order_state_count> order_states = {
    "good", "disordered", "routing"};
inline constexpr std::array<std::string_view, fatigue_count> fatigues = {"fresh", "fatigued",
                                                                         "exhausted"};
inline constexpr std::array<std::string_view, whereabouts_count> whereabouts = {
    "map", "off-map", "boxed", "wounded", "gone"};
inline constexpr std::array<std::string_view, rank_count> ranks = {
    "army", "wing", "division", "cavalry-brigade", "army-adc", "wing-adc", "marker"};
inline constexpr std::array<std::string_view, role_count> roles = {
    "none", "soult", "reille", "clausel", "wellington", "hill", "picton", "gazan", "dickson"};
inline constexpr std::array<std::string_view, loss_test_count> loss_tests = {
    "even-from-two", "odd-from-three", "every", "never"};
inline constexpr std::array<std::string_view, phase_count> phases = {
    "pre-command", "command", "manoeuvre", "fire", "melee", "reorganisation", "time"};
inline constexpr std::array<std::string_view, action_chit_count> action_chits = {
    "reinforcement", "artillery", "leader", "regroup"};
inline constexpr std::array<std::string_view, target_count> targets = {"column",
                                                                       "line",
                                                                       "square",
                                                                       "skirmish",
                                                                       "general-order",
                                                                       "cavalry-column",
                                                                       "cavalry-line",
                                                                       "cavalry-skirmish",
                                                                       "cavalry-general-order",
                                                                       "disordered",
                                                                       "routing",
                                                                       "limbered",
                                                                       "unlimbered"};
inline constexpr std::array<std::string_view, fire_row_count> fire_rows = {"none",
                                                                           "french-line",
                                                                           "french-light",
                                                                           "french-company",
                                                                           "british-line",
                                                                           "british-light-company",
                                                                           "british-light-infantry",
                                                                           "rifles",
                                                                           "portuguese-line",
                                                                           "cacadores",
                                                                           "brunswick-jaeger",
                                                                           "rifle-half-company"};
inline constexpr std::array<std::string_view, loss_source_count> loss_sources = {
    "from-top", "near-fire", "far-guns"};
inline constexpr std::array<std::string_view, wound_count> wounds = {
    "none", "mortal", "two-dice-hours", "one-die-hours", "one-die-turns"};
inline constexpr std::array<std::string_view, victory_test_count> victory_tests = {
    "objectives-at-least",
    "objectives-at-most",
    "formation-level-at-least",
    "wings-at-level-3-at-least",
    "wings-at-level-3-at-most",
    "wings-at-level-2-at-most",
    "divisions-at-level-3-at-most",
    "allied-unit-on",
    "allied-battalions-lost-at-least",
    "french-battalions-lost-at-least",
    "formation-level-at-most"};
inline constexpr std::array<std::string_view, melee_result_count> melee_results = {
    "", "losses", "AD", "AR", "DD", "DR", "DS"};
inline constexpr std::array<std::string_view, fire_odds.size()> fire_columns = {
    "1:3", "1:2.5", "1:2", "1:1.5", "1:1", "1.5:1", "2:1", "2.5:1",
    "3:1", "4:1",   "5:1", "6:1",   "7:1", "8:1",   "9:1", "10:1"};
inline constexpr std::array<std::string_view, melee_odds.size()> melee_columns = {
    "1:2", "1:1", "1.5:1", "2:1", "2.5:1", "3:1", "3.5:1", "4:1", "4.5:1", "5:1"};

}  // namespace names

constexpr std::string_view name(Arm v) { return names::of(names::arms, v); }
constexpr std::string_view name(Nation v) { return names::of(names::nations, v); }
constexpr std::string_view name(Size v) { return names::of(names::sizes, v); }
constexpr std::string_view name(Terrain v) { return names::of(names::terrains, v); }
constexpr std::string_view name(Formation v) { return names::of(names::formations, v); }
constexpr std::string_view name(OrderState v) { return names::of(names::order_states, v); }
constexpr std::string_view name(Fatigue v) { return names::of(names::fatigues, v); }
constexpr std::string_view name(Whereabouts v) { return names::of(names::whereabouts, v); }
constexpr std::string_view name(Rank v) { return names::of(names::ranks, v); }
constexpr std::string_view name(Role v) { return names::of(names::roles, v); }
constexpr std::string_view name(LossTest v) { return names::of(names::loss_tests, v); }
constexpr std::string_view name(Phase v) { return names::of(names::phases, v); }
constexpr std::string_view name(ActionChit v) { return names::of(names::action_chits, v); }
constexpr std::string_view name(Target v) { return names::of(names::targets, v); }
constexpr std::string_view name(FireRow v) { return names::of(names::fire_rows, v); }
constexpr std::string_view name(Wound v) { return names::of(names::wounds, v); }
constexpr std::string_view name(LossSource v) { return names::of(names::loss_sources, v); }
constexpr std::string_view name(VictoryTest v) { return names::of(names::victory_tests, v); }
constexpr std::string_view name(MeleeResult v) { return names::of(names::melee_results, v); }

}  // namespace grognard::orthez
