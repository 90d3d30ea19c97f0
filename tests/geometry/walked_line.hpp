// A second opinion on lines of sight: walks the segment in small exact steps and asks each time
// which hex centres are nearest. Knows nothing of corners or edges.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace grognard::walked {

// A hex centre, half widths across and half sides up; key is the caller's name for the hex.
struct Centre {
    std::int64_t x = 0;
    std::int64_t y = 0;
    int key = 0;
};

struct Line {
    std::vector<int> crossed;
    std::vector<int> left;
    std::vector<int> right;
};

inline void note(std::vector<int>& keys, int key) {
    for (const int k : keys) {
        if (k == key) return;
    }
    keys.push_back(key);
}

// One nearest centre: inside that hex. The same two nearest at two steps running: along the edge
// between them. Anything else is passing a side or a corner and counts for nothing.
inline Line walk(const Centre& from, const Centre& to, const std::vector<Centre>& hexes,
                 int steps) {
    Line line;
    std::vector<const Centre*> before;
    for (int i = 0; i <= steps; ++i) {
        const std::int64_t x = from.x * (steps - i) + to.x * i;
        const std::int64_t y = from.y * (steps - i) + to.y * i;
        std::vector<const Centre*> nearest;
        std::int64_t least = 0;
        for (const Centre& c : hexes) {
            const std::int64_t dx = c.x * steps - x;
            const std::int64_t dy = c.y * steps - y;
            const std::int64_t far = 3 * dx * dx + dy * dy;
            if (nearest.empty() || far < least) {
                nearest.assign(1, &c);
                least = far;
            } else if (far == least) {
                nearest.push_back(&c);
            }
        }
        if (nearest.size() == 1 && nearest[0]->key != from.key && nearest[0]->key != to.key) {
            note(line.crossed, nearest[0]->key);
        }
        if (nearest.size() == 2 && nearest == before) {
            for (const Centre* c : nearest) {
                const std::int64_t turn =
                    (to.x - from.x) * (c->y - from.y) - (to.y - from.y) * (c->x - from.x);
                note(turn > 0 ? line.left : line.right, c->key);
            }
        }
        before = std::move(nearest);
    }
    return line;
}

}  // namespace grognard::walked
