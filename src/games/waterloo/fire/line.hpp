// Lines of fire: what blocks them, and what the best of the shortest ones costs.
#pragma once

#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

struct Line {
    bool clear = false;
    bool crest = false;  // its last border crosses a crest the firer does not border (W22)
    bool ditch = false;  // and a ditch that protects the target (W23)
};
// Along one shortest path.
Line line_along(const State& s, AreaId from, const area::Path& path);
// The one the firing player would pick: clear, then least hindered (wl.los.choice).
Line best_line(const State& s, AreaId from, AreaId target);
// Enemy-held areas in range with a clear line.
AreaSet gun_targets(const State& s, Seat seat, AreaId from);

}  // namespace grognard::waterloo
