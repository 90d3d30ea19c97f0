// The dice of an attack with their reasons, for those who show or check them.
#pragma once

#include <optional>

#include "core/ledger.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// The dice a fire or melee would roll if it were declared now; nothing for other actions.
std::optional<Ledger> dice_for(const State& s, const Action& action);
// The dice awaited now; nothing if no roll is awaited.
std::optional<Ledger> pending_dice(const State& s);
// The flags the unit may ignore, when that is the question.
std::optional<Ledger> pending_flags(const State& s);

}  // namespace grognard::ccn
