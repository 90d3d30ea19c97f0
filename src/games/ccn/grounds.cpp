#include "games/ccn/grounds.hpp"

namespace grognard::ccn {

Grounds grounds(const State&, Seat, const Action&, const Refusal&) { return {}; }

}  // namespace grognard::ccn
