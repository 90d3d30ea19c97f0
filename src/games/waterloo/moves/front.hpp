// What a side's orders see of the enemy, found once for all its forces and all orders.
#pragma once

#include "games/waterloo/moves/reach.hpp"
#include "games/waterloo/muster.hpp"

namespace grognard::waterloo {

// Sets of areas that its units, if they stand there, may do something from.
struct Front {
    Seat seat = french;
    MoveRules approach;
    MoveRules reserve;
    AssaultTargets targets;
    AreaSet approaching{};   // a step leads to where an approach may go
    AreaSet in_reserve{};    // the same for reserve moves
    AreaSet beside_enemy{};  // on the map
    AreaSet on_foot{};       // a step leads to an area that infantry may assault
    AreaSet mounted{};       // a step leads to one that cavalry may assault
    AreaSet riding{};        // cavalry comes to another that it may assault
};
Front front_of(const State& s, Seat seat);

// Those of these areas from which cavalry may assault something, at once or by way of others.
AreaSet riding_from(const State& s, const Front& front, const AreaSet& areas);

}  // namespace grognard::waterloo
