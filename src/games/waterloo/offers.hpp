// One more offer, with the vector's growth out of line: it is seldom needed and would fill the
// loops.
#pragma once

#include <vector>

#include "games/waterloo/actions.hpp"

namespace grognard::waterloo {

void make_room(std::vector<Action>& out);

// Inline, so that what is said is built in its place: read back at once from where it was put
// together byte by byte, it would have to wait for its own stores.
template <class Said>
[[gnu::always_inline]] inline void add_offer(std::vector<Action>& out, const Said& said) {
    if (out.size() == out.capacity()) make_room(out);
    if (out.size() == out.capacity()) __builtin_unreachable();
    out.push_back(said);
}

}  // namespace grognard::waterloo
