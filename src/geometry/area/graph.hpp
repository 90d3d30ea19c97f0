// A board of up to 64 areas: who borders whom, what lies along a border, how far it is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/bytes.hpp"
#include "core/fixed.hpp"
#include "core/set.hpp"

namespace grognard::area {

inline constexpr int max_areas = 64;
inline constexpr int max_marks = 3;
inline constexpr int max_path = 3;  // steps of the longest path that is listed
inline constexpr std::uint8_t unreachable = 255;

using AreaSet = Set<max_areas>;
using Steps = std::array<std::uint8_t, max_areas>;

constexpr AreaSet only(int area) {
    AreaSet set;
    set.add(area);
    return set;
}

// The areas after the first, in order: a path of n steps has n of them.
using Path = Fixed<std::uint8_t, max_path>;

// A mark is something along a border, seen when it is crossed in one direction: a border marked
// both ways is one that looks the same from both sides.
class Graph {
  public:
    constexpr Graph() = default;

    void link(int a, int b);
    // The border goes, with what lies along it.
    void unlink(int a, int b);
    void mark(int from, int to, int kind) { marks_[i(kind)][i(from)].add(to); }
    // Fills what follows from the links; call when they are all there.
    void measure();

    constexpr AreaSet neighbours(int area) const { return around_[0][i(area)]; }
    constexpr bool adjacent(int a, int b) const { return neighbours(a).has(b); }
    // Every area next to at least one of these: a few areas at a stroke, and no branch to foresee.
    // It is long and often asked for: one copy stays in the cache.
    [[gnu::noinline]] constexpr AreaSet neighbours(const AreaSet& areas) const {
        const auto join = [&]<std::size_t... group>(std::index_sequence<group...>) {
            const std::uint64_t word = areas.words()[0];
            return (around_groups_[group][word >> (stroke * group) & (choices - 1)] | ...);
        };
        return join(std::make_index_sequence<groups>{});
    }
    // Exactly so many steps away, 1 to max_path.
    constexpr AreaSet ring(int area, int steps) const { return around_[i(steps - 1)][i(area)]; }
    // 0 to max_path; unreachable means farther than that.
    constexpr int distance(int a, int b) const {
        if (a == b) return 0;
        for (int steps = 1; steps <= max_path; ++steps) {
            if (ring(a, steps).has(b)) return steps;
        }
        return unreachable;
    }

    constexpr bool marked(int from, int to, int kind) const {
        return marks_[i(kind)][i(from)].has(to);
    }
    // The areas that one comes to from here across a border so marked.
    constexpr AreaSet across(int from, int kind) const { return marks_[i(kind)][i(from)]; }

    // The steps from every area to that one, however many.
    Steps steps_to(int goal) const;

    // Every path from a to b with the fewest steps, if those are at most max_path.
    template <class Visit>
    constexpr void each_shortest_path(int a, int b, Visit visit) const {
        const int steps = distance(a, b);
        if (steps == 0 || steps == unreachable) return;
        Path path;
        walk(a, b, steps, path, visit);
    }

    friend constexpr bool operator==(const Graph& a, const Graph& b) { return same_bytes(a, b); }

    template <class Visit>
    friend constexpr void fields(Visit& visit, const Graph& graph) {
        visit("links", graph.around_[0]);
        visit("marks", graph.marks_);
    }

  private:
    // Areas taken together where all that is next to a set is looked up.
    static constexpr std::size_t stroke = 5;
    static constexpr std::size_t choices = std::size_t{1} << stroke;
    static constexpr std::size_t groups = (max_areas + stroke - 1) / stroke;
    void join_group(std::size_t group);

    static constexpr std::size_t i(int index) { return static_cast<std::size_t>(index); }

    template <class Visit>
    constexpr void walk(int at, int goal, int left, Path& path, Visit& visit) const {
        if (left == 1) {
            path.push(static_cast<std::uint8_t>(goal));
            visit(static_cast<const Path&>(path));
            path.pop();
            return;
        }
        for (const int next : neighbours(at) & ring(goal, left - 1)) {
            path.push(static_cast<std::uint8_t>(next));
            walk(next, goal, left - 1, path, visit);
            path.pop();
        }
    }

    std::array<std::array<AreaSet, max_areas>, max_path> around_{};  // [steps - 1][area]
    std::array<std::array<AreaSet, max_areas>, max_marks> marks_{};  // [kind][from]
    // [first area / stroke][which of the group]: next to any of these
    std::array<std::array<AreaSet, choices>, groups> around_groups_{};
};

}  // namespace grognard::area
