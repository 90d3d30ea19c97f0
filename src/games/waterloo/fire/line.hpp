// Lines of fire: what blocks them, and what the best of the shortest ones costs.
#pragma once

#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

struct Line {
    bool clear = false;
    bool crest = false;    // its last border crosses a crest the firer does not border (W22)
    bool ditch = false;    // and a ditch that protects the target (W23)
    AreaId via = nowhere;  // where that border is crossed from
};
// A clear line that comes in from there.
Line line_by(const Battle& battle, AreaId from, AreaId via, AreaId target);
// Along one shortest path.
Line line_along(const State& s, AreaId from, const area::Path& path);
// The one the firing player would pick: clear, then least hindered (wl.los.choice).
Line best_line(const State& s, AreaId from, AreaId target);
// What stands in the way of a line that is not clear.
Refusal why_blocked(const State& s, AreaId from, AreaId target);
// Why a gun there has no target: what hides the nearest enemy in range, if there is one.
Refusal why_no_target(const State& s, Seat seat, AreaId from);
// Enemy-held areas in range with a clear line.
AreaSet gun_targets(const State& s, Seat seat, AreaId from);

}  // namespace grognard::waterloo
