#include "games/waterloo/grounds.hpp"

namespace grognard::waterloo {

Grounds grounds(const State&, Seat, const Action&, const Refusal&) { return {}; }

}  // namespace grognard::waterloo
