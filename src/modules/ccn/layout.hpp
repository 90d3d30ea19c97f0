// Where the hexes of the board lie on the paper.
#pragma once

#include <array>
#include <cstddef>

#include "games/ccn/board.hpp"
#include "modules/draw/svg.hpp"

namespace grognard::modules {

namespace layout {

inline constexpr double across_hex = 75;  // from side to side
inline constexpr double radius = 43.3013;
inline constexpr double row_height = 65;
inline constexpr double left = 62;
inline constexpr double top = 128;
inline constexpr double width = 2 * left + across_hex * 12;
inline constexpr double bottom_row = top + row_height * 8;
inline constexpr double height = bottom_row + 92;

}  // namespace layout

inline Point centre(ccn::Hex h) {
    const double shift = ccn::row(h) % 2 == 0 ? 0 : layout::across_hex / 2;
    return {layout::left + shift + layout::across_hex * ccn::column(h),
            layout::top + layout::row_height * (8 - ccn::row(h))};
}

// Corners counter-clockwise from the lower end of the east side: side d lies between corner d and
// corner d + 1, for directions E NE NW W SW SE.
inline Point corner(ccn::Hex h, std::size_t which) {
    constexpr double half = layout::across_hex / 2;
    constexpr double r = layout::radius;
    constexpr std::array<Point, 6> offsets = {
        {{half, r / 2}, {half, -r / 2}, {0, -r}, {-half, -r / 2}, {-half, r / 2}, {0, r}}};
    return centre(h) + offsets[which % 6];
}

inline std::array<Point, 6> corners(ccn::Hex h) {
    std::array<Point, 6> out;
    for (std::size_t i = 0; i < 6; ++i) out[i] = corner(h, i);
    return out;
}

}  // namespace grognard::modules
