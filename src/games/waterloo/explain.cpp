// The sums of the moment, asked for without playing on.
#include "games/waterloo/explain.hpp"

namespace grognard::waterloo {

std::optional<Ledger> gun_fire_for(const State&, const Action&) { return std::nullopt; }
std::optional<Ledger> pending_gun_fire(const State&) { return std::nullopt; }
std::optional<Ledger> pending_volley(const State&, UnitId) { return std::nullopt; }
std::optional<Ledger> pending_duel(const State&, UnitId) { return std::nullopt; }
std::optional<Ledger> pending_morale(const State&, UnitId) { return std::nullopt; }

}  // namespace grognard::waterloo
