// The list of actions that a seat is offered; it keeps its memory from one position to the next.
#pragma once

#include <vector>

namespace grognard {

template <class Action>
using Offers = std::vector<Action>;

}  // namespace grognard
