// Distances by spreading out from each area, one step at a time.
#include "geometry/area/graph.hpp"

#include <bit>

namespace grognard::area {

void Graph::link(int a, int b) {
    around_[0][i(a)].add(b);
    around_[0][i(b)].add(a);
    join_group(i(a) / stroke);
    join_group(i(b) / stroke);
}

void Graph::unlink(int a, int b) {
    around_[0][i(a)].remove(b);
    around_[0][i(b)].remove(a);
    for (auto& marks : marks_) {
        marks[i(a)].remove(b);
        marks[i(b)].remove(a);
    }
    join_group(i(a) / stroke);
    join_group(i(b) / stroke);
}

void Graph::join_group(std::size_t group) {
    auto& around = around_groups_[group];
    for (std::size_t which = 1; which < around.size(); ++which) {
        const auto area = group * stroke + static_cast<std::size_t>(std::countr_zero(which));
        const AreaSet added = area < max_areas ? around_[0][area] : AreaSet{};
        around[which] = around[which & (which - 1)] | added;
    }
}

void Graph::measure() {
    for (int area = 0; area < max_areas; ++area) {
        AreaSet seen = only(area) | neighbours(area);
        for (int steps = 2; steps <= max_path; ++steps) {
            const AreaSet next = neighbours(ring(area, steps - 1)) - seen;
            around_[i(steps - 1)][i(area)] = next;
            seen |= next;
        }
    }
}

Steps Graph::steps_to(int goal) const {
    Steps out;
    out.fill(unreachable);
    AreaSet seen;
    std::uint8_t steps = 0;
    for (AreaSet edge = only(goal); !edge.empty(); edge = neighbours(edge) - seen) {
        for (const int area : edge) out[i(area)] = steps;
        seen |= edge;
        ++steps;
    }
    return out;
}

}  // namespace grognard::area
