// Axial coordinates of pointy-top hexes, the six directions and the distance between hexes.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace grognard::hex {

// q rises to the east and r to the north-east: r is the row counted upwards.
struct Axial {
    int q = 0;
    int r = 0;

    friend constexpr bool operator==(const Axial&, const Axial&) = default;
    friend constexpr Axial operator+(Axial a, Axial b) { return {a.q + b.q, a.r + b.r}; }
    friend constexpr Axial operator-(Axial a, Axial b) { return {a.q - b.q, a.r - b.r}; }
};

// Counter-clockwise from the east; a direction also names the side of the hex that faces it.
enum class Direction : std::uint8_t { E, NE, NW, W, SW, SE };

inline constexpr int direction_count = 6;
inline constexpr std::array<Direction, direction_count> all_directions = {
    Direction::E, Direction::NE, Direction::NW, Direction::W, Direction::SW, Direction::SE};

// Sixths of a turn; positive is counter-clockwise.
constexpr Direction rotate(Direction d, int sixths) {
    const int turned = (static_cast<int>(d) + sixths) % direction_count;
    return static_cast<Direction>(turned < 0 ? turned + direction_count : turned);
}

constexpr Direction opposite(Direction d) { return rotate(d, direction_count / 2); }

constexpr Axial step(Direction d) {
    constexpr std::array<Axial, direction_count> steps = {
        {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
    return steps[static_cast<std::size_t>(d)];
}

constexpr Axial neighbour(Axial a, Direction d) { return a + step(d); }

// Turns a displacement about the origin, in the sense of rotate(Direction, int).
constexpr Axial rotate(Axial a, int sixths) {
    const int turns = static_cast<int>(rotate(Direction::E, sixths));
    for (int i = 0; i < turns; ++i) a = {-a.r, a.q + a.r};
    return a;
}

constexpr int distance(Axial a, Axial b) {
    const auto size = [](int n) { return n < 0 ? -n : n; };
    const Axial d = b - a;
    return (size(d.q) + size(d.r) + size(d.q + d.r)) / 2;
}

constexpr bool adjacent(Axial a, Axial b) { return distance(a, b) == 1; }

constexpr std::optional<Direction> direction(Axial from, Axial to) {
    for (const Direction d : all_directions) {
        if (neighbour(from, d) == to) return d;
    }
    return std::nullopt;
}

}  // namespace grognard::hex
