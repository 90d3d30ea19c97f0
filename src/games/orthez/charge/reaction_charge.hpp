// Two cavalries that ride at each other, a hex each in turn along the line of sight
// (lb.18.6.H.2-H.3).
#pragma once

#include <optional>

#include "games/orthez/flow.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// Where both end and how they face; gap: the hexes that lay between them.
struct MeetingPlace {
    Footprint reactor;
    Footprint active;
    Side reactor_facing = no_side;
    Side active_facing = no_side;
    std::uint8_t gap = 0;
};

// Nothing where a hex of the line is occupied or closed to cavalry, or where a half of a spread
// cavalry could not come along.
std::optional<MeetingPlace> meeting(const State& s, UnitId reactor, UnitId active);

// Brings both there, without cost.
void meet(State& s, UnitId reactor, UnitId active, const MeetingPlace& place,
          const EventSink& events);

}  // namespace grognard::orthez
