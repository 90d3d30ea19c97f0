#include "games/orthez/sight/path.hpp"

#include <algorithm>
#include <cassert>

#include "core/ratio.hpp"

namespace grognard::orthez {
namespace {

// With x = q, z = r and y = -x - z, a hex holds the points whose u = x - y, v = y - z, w = z - x
// are at most 1 away from its own (lb.13.1.1).
struct Slab {
    int u = 0;
    int v = 0;
    int w = 0;
};

Slab slab(Axial a) {
    const int y = -a.q - a.r;
    return {a.q - y, y - a.r, a.r - a.q};
}

// The part of the line inside a hex, as a stretch of it from 0 to 1.
struct Stretch {
    Ratio from = 0;
    Ratio to = 1;
    bool along_side = false;  // on the border all the way

    bool is_point_or_less() const { return to <= from; }
};

// Cuts the stretch to the part where |start + t * change - centre| <= 1.
void cut(Stretch& stretch, int start, int change, int centre) {
    const int offset = start - centre;
    if (change == 0) {
        if (offset > 1 || offset < -1) stretch.to = stretch.from;
        if (offset == 1 || offset == -1) stretch.along_side = true;
        return;
    }
    Ratio enters(-1 - offset, change);
    Ratio leaves(1 - offset, change);
    if (leaves < enters) std::swap(enters, leaves);
    stretch.from = std::max(stretch.from, enters);
    stretch.to = std::min(stretch.to, leaves);
}

Stretch stretch_in(Axial from, Axial to, Axial hex) {
    const Slab a = slab(from);
    const Slab b = slab(to);
    const Slab c = slab(hex);
    Stretch stretch;
    cut(stretch, a.u, b.u - a.u, c.u);
    cut(stretch, a.v, b.v - a.v, c.v);
    cut(stretch, a.w, b.w - a.w, c.w);
    return stretch;
}

// Positive to the right of the line, seen from `from`, on a map with south below.
int right_of(Axial from, Axial to, Axial hex) {
    // Centres in the plane: x east in units of 3/2 sides, y south in units of half heights.
    const auto x = [](Axial a) { return a.q; };
    const auto y = [](Axial a) { return 2 * a.r + a.q; };
    return (x(to) - x(from)) * (y(hex) - y(from)) - (y(to) - y(from)) * (x(hex) - x(from));
}

struct Found {
    Axial hex;
    Stretch stretch;
};

}  // namespace

Path straight_path(const Ground& ground, HexId from, HexId to) {
    return straight_path(ground, axial(ground, from), axial(ground, to));
}

Path straight_path(const Ground& ground, Axial from, Axial to) {
    assert(distance(from, to) <= farthest_sight);
    Fixed<Found, 254> found;
    const int top = std::min(from.r, to.r);
    const int bottom = std::max(from.r, to.r);
    const auto row_at = [&](int q) {
        return std::clamp(from.r + (to.r - from.r) * (q - from.q) / (to.q - from.q), top, bottom);
    };
    for (int q = std::min(from.q, to.q) - 1; q <= std::max(from.q, to.q) + 1; ++q) {
        // A steep line runs through many hexes of a column: look from the column before to the
        // next.
        const bool upright = to.q == from.q;
        const int before = upright ? top : row_at(q - 1);
        const int after = upright ? bottom : row_at(q + 1);
        const int first = std::min(before, after) - 2;
        const int last = std::max(before, after) + 2;
        for (int r = first; r <= last; ++r) {
            const Stretch stretch = stretch_in(from, to, {q, r});
            if (!stretch.is_point_or_less() && !found.full()) found.push(Found{{q, r}, stretch});
        }
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        return a.stretch.from + a.stretch.to < b.stretch.from + b.stretch.to;
    });
    Path path;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const HexId hex = hex_at(ground, found[i].hex);
        if (!found[i].stretch.along_side) {
            path.push(Cell{hex, hex});
            continue;
        }
        // Both hexes of the side have the same stretch and so follow one another.
        assert(i + 1 < found.size());
        const HexId next = hex_at(ground, found[i + 1].hex);
        const bool first_is_left = right_of(from, to, found[i].hex) < 0;
        path.push(first_is_left ? Cell{hex, next} : Cell{next, hex});
        ++i;
    }
    return path;
}

}  // namespace grognard::orthez
