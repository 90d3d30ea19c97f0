// Traces the segment between two hex centres exactly, in integers.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "geometry/hex/axial.hpp"

namespace grognard::hex {

inline constexpr int longest_trace = 30;

class TraceList {
  public:
    // A segment crosses fewer than two hexes per step of distance.
    static constexpr int capacity = 2 * longest_trace;

    constexpr int size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Axial operator[](int i) const {
        assert(i >= 0 && i < size_);
        return hexes_[static_cast<std::size_t>(i)];
    }
    constexpr const Axial* begin() const { return hexes_.data(); }
    constexpr const Axial* end() const { return hexes_.data() + size_; }

    constexpr void insert(int at, Axial a) {
        assert(at >= 0 && at <= size_ && size_ < capacity);
        for (int i = size_; i > at; --i) {
            hexes_[static_cast<std::size_t>(i)] = hexes_[static_cast<std::size_t>(i - 1)];
        }
        hexes_[static_cast<std::size_t>(at)] = a;
        ++size_;
    }

  private:
    std::array<Axial, capacity> hexes_{};
    int size_ = 0;
};

// The lists run from the first hex to the target and leave both out. A hex touched only at a
// corner is in none of them. A line through a corner of an end hex names the two sides that meet
// there, the lower enumerator first; otherwise both names are the same side.
struct Trace {
    TraceList crossed;  // the segment passes through the interior
    TraceList left;     // it runs along an edge of a hex on its left
    TraceList right;
    Direction entry = Direction::E;  // sides of the target
    Direction entry_other = Direction::E;
    Direction exit = Direction::E;  // sides of the first hex
    Direction exit_other = Direction::E;
};

// The plane on which all corners are whole numbers: half a hex width across, half a hex side up.
// It is stretched, which keeps lines, crossings and left and right; lengths need dot().
struct Point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(const Point&, const Point&) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

constexpr Point centre(Axial a) { return {2 * a.q + a.r, 3 * a.r}; }

// Counter-clockwise; the side of direction d lies between corners d - 1 and d.
inline constexpr std::array<Point, direction_count> corners = {
    {{1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}, {1, -1}}};

// Positive if b points to the left of a.
constexpr int cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

// The scalar product of the unstretched plane, whose unit is half a hex side.
constexpr int dot(Point a, Point b) { return 3 * a.x * b.x + a.y * b.y; }

struct Sides {
    Direction first = Direction::E;
    Direction second = Direction::E;
};

// The side, or the two sides meeting in a corner, through which a ray leaves a hex's centre.
constexpr Sides sides_towards(Point ray) {
    assert(ray != Point{});
    Sides sides;
    bool found = false;
    for (const Direction d : all_directions) {
        const Point before = corners[static_cast<std::size_t>(rotate(d, -1))];
        const Point after = corners[static_cast<std::size_t>(d)];
        if (cross(before, ray) < 0 || cross(ray, after) < 0) continue;
        if (!found) sides.first = d;
        sides.second = d;
        found = true;
    }
    return sides;
}

enum class Meeting { None, Crossed, Left, Right };

// How the endless line through from, along ray, meets the hex around a centre.
constexpr Meeting meeting(Point from, Point ray, Point around) {
    int on_left = 0;
    int on_right = 0;
    for (const Point corner : corners) {
        const int turn = cross(ray, around + corner - from);
        if (turn > 0) ++on_left;
        if (turn < 0) ++on_right;
    }
    if (on_left > 0 && on_right > 0) return Meeting::Crossed;
    // Two corners on the line are an edge; a single one is a mere touch.
    if (on_left == direction_count - 2) return Meeting::Left;
    if (on_right == direction_count - 2) return Meeting::Right;
    return Meeting::None;
}

constexpr Trace trace(Axial from, Axial to) {
    assert(from != to && distance(from, to) <= longest_trace);
    const Point start = centre(from);
    const Point ray = centre(to) - start;
    const int length = dot(ray, ray);
    Trace result;
    const auto progress = [&](Axial a) { return dot(ray, centre(a) - start); };
    const auto put = [&](TraceList& list, Axial a) {
        int at = list.size();
        while (at > 0 && progress(list[at - 1]) > progress(a)) --at;
        list.insert(at, a);
    };
    const int low_q = from.q < to.q ? from.q : to.q;
    const int high_q = from.q < to.q ? to.q : from.q;
    const int low_r = from.r < to.r ? from.r : to.r;
    const int high_r = from.r < to.r ? to.r : from.r;
    for (int r = low_r - 1; r <= high_r + 1; ++r) {
        for (int q = low_q - 1; q <= high_q + 1; ++q) {
            const Axial a{q, r};
            // A hex holds the points nearest to its centre. So one that the line meets is met
            // between the ends exactly if its centre, dropped on the line, falls between them,
            // and hexes are met in the order of these feet.
            if (progress(a) <= 0 || progress(a) >= length) continue;
            switch (meeting(start, ray, centre(a))) {
                case Meeting::Crossed:
                    put(result.crossed, a);
                    break;
                case Meeting::Left:
                    put(result.left, a);
                    break;
                case Meeting::Right:
                    put(result.right, a);
                    break;
                case Meeting::None:
                    break;
            }
        }
    }
    const Sides out = sides_towards(ray);
    const Sides in = sides_towards(Point{} - ray);
    result.exit = out.first;
    result.exit_other = out.second;
    result.entry = in.first;
    result.entry_other = in.second;
    return result;
}

}  // namespace grognard::hex
