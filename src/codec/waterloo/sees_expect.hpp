// What one seat, or a spectator, may know of the tile: as the view has it, and what it could be.
#pragma once

#include <optional>
#include <vector>

#include "codec/cases/report.hpp"
#include "codec/waterloo/read.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

struct SeesExpect {
    std::optional<int> tile;                 // in its view; 0: not shown
    std::optional<std::vector<int>> may_be;  // values it can't rule out, in order
};

SeesExpect read_sees(Object& object);
void check_sees(const SeesExpect& expected, std::optional<Seat> viewer, const State& s,
                std::vector<codec::Mismatch>& out);

}  // namespace grognard::waterloo
