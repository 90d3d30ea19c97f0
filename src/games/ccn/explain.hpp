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

// The entries of these sums that other rules state too, as a general rule does what is on a unit's
// card: by each of those rules. Where one entry is the sum of another ledger, as that of a battery
// in a combined attack is, also the entries of that ledger.
Ledger restated_dice_for(const State& s, const Action& action);
Ledger restated_dice(const State& s);
Ledger restated_flags(const State& s);

}  // namespace grognard::ccn
