// Room for more offers.
#include "games/waterloo/offers.hpp"

#include <algorithm>

namespace grognard::waterloo {

void make_room(std::vector<Action>& out) {
    constexpr std::size_t least = 64;
    out.reserve(std::max(least, 2 * out.size()));
}

}  // namespace grognard::waterloo
