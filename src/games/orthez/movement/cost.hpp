// What a step, a formation change, an extension costs in movement points
// (sections 11.5, 12.1-12.5).
#pragma once

#include <optional>

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

Mover mover_of(const Counter& counter);

// What a unit may spend in a turn: printed, halved in disorder, less by fatigue (lb.11.10.A.1,
// 18.5.D).
Pm potential(const State& s, UnitId unit);
// What is left of it; never below zero.
Pm left(const State& s, UnitId unit);

// Are two adjacent hexes joined by a road or track? (lb.11.7.B.2: track on either side is track)
enum class Joined : std::uint8_t { No, Track, Road };
Joined joined(const Ground& ground, HexId from, HexId to);

// Terrain of the hex and of the hexside, without formation: nothing if the step is closed to that
// kind of mover. Two-hex formations and squares may not use bridges (lb.12.4.C.1).
enum class OnBridge : std::uint8_t { Allowed, Forbidden };
std::optional<Pm> terrain_cost(const State& s, HexId from, HexId to, Mover mover, OnBridge bridges);

// The step of a whole unit out of its present hexes: both halves of a two-hex formation move the
// same way and the dearer half pays (lb.12.1.3). Nothing if it may not be made at all.
std::optional<Pm> step_cost(const State& s, UnitId unit, Side side, int long_steps);

// Does the formation exist in that terrain? (lb.11.2.1; road columns: any road or track hex)
bool formation_allowed(const State& s, UnitId unit, Formation formation, HexId hex);

Pm formation_change_cost(const State& s, UnitId unit, Formation to);
// Into the second hex of a line, or onto the hex where a formation gathers (lb.12.3.C.2).
std::optional<Pm> extension_cost(const State& s, UnitId unit, HexId from, HexId to);

}  // namespace grognard::orthez
