// Modifiers and columns with their reasons, for those who show or check them.
#pragma once

#include <optional>

#include "core/ledger.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

// What would be added to the die of a gun aimed like this now; nothing for other actions.
std::optional<Ledger> gun_fire_for(const State& s, const Action& action);
// The same for a gun that is aimed or about to fire, in an artillery fire or in an assault.
std::optional<Ledger> pending_gun_fire(const State& s, UnitId gun);
// Of the infantry unit about to fire, the cavalry unit that may fight, the unit about to be tested.
std::optional<Ledger> pending_volley(const State& s, UnitId unit);
std::optional<Ledger> pending_duel(const State& s, UnitId unit);
std::optional<Ledger> pending_morale(const State& s, UnitId unit);

}  // namespace grognard::waterloo
