// Where a force has units that may act, arm by arm: orders look at all its areas in one set.
#pragma once

#include "games/waterloo/board.hpp"

namespace grognard::waterloo {

// Areas with at least one such unit, the box too. W72: those in an unresolved assault do not count.
struct Muster {
    Force force = Force::French;
    Seat seat = french;
    AreaSet infantry{};
    AreaSet mobile{};  // infantry that may move
    AreaSet cavalry{};
    AreaSet guns{};
    AreaSet deployed{};     // guns
    AreaSet operational{};  // guns (W15)
    AreaSet leaders{};

    constexpr AreaSet all() const { return infantry | cavalry | guns | leaders; }
    // Only those in these areas.
    constexpr Muster within(const AreaSet& areas) const {
        Muster out = *this;
        for (AreaSet* each : {&out.infantry, &out.mobile, &out.cavalry, &out.guns, &out.deployed,
                              &out.operational, &out.leaders}) {
            *each &= areas;
        }
        return out;
    }
};

Muster muster(const State& s, Force force);

}  // namespace grognard::waterloo
