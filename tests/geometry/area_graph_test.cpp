// Distances, rings, marks and shortest paths of small boards of areas.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "geometry/area/graph.hpp"

namespace grognard::area {
namespace {

// 0 - 1 - 2 - 3 - 4 in a row, 5 beside 1 and 3, so that 1 to 3 is two steps by two ways.
Graph row_with_detour() {
    Graph graph;
    for (int a = 0; a < 4; ++a) graph.link(a, a + 1);
    graph.link(1, 5);
    graph.link(5, 3);
    graph.measure();
    return graph;
}

std::vector<std::string> paths(const Graph& graph, int a, int b) {
    std::vector<std::string> out;
    graph.each_shortest_path(a, b, [&out](const Path& path) {
        std::string text;
        for (const std::uint8_t area : path) text += std::to_string(area);
        out.push_back(text);
    });
    return out;
}

TEST(AreaGraph, CountsStepsUpToThree) {
    const Graph graph = row_with_detour();
    EXPECT_EQ(graph.distance(2, 2), 0);
    EXPECT_EQ(graph.distance(0, 1), 1);
    EXPECT_EQ(graph.distance(0, 2), 2);
    EXPECT_EQ(graph.distance(0, 3), 3);
    EXPECT_EQ(graph.distance(0, 4), unreachable);
    EXPECT_EQ(graph.distance(0, 6), unreachable);
}

TEST(AreaGraph, RingsHoldTheAreasExactlySoFarAway) {
    const Graph graph = row_with_detour();
    AreaSet two = only(2);
    two.add(5);
    EXPECT_EQ(graph.ring(0, 2), two);
    EXPECT_EQ(graph.ring(0, 3), only(3));
    EXPECT_EQ(graph.ring(0, 1), graph.neighbours(0));
}

TEST(AreaGraph, ListsEveryShortestPathAndNoLongerOne) {
    const Graph graph = row_with_detour();
    EXPECT_EQ(paths(graph, 1, 3), (std::vector<std::string>{"23", "53"}));
    EXPECT_EQ(paths(graph, 0, 3), (std::vector<std::string>{"123", "153"}));
    EXPECT_EQ(paths(graph, 0, 1), (std::vector<std::string>{"1"}));
    EXPECT_TRUE(paths(graph, 0, 0).empty());
    EXPECT_TRUE(paths(graph, 0, 4).empty());
}

TEST(AreaGraph, StepsToAGoalGoAsFarAsTheBoard) {
    const Steps steps = row_with_detour().steps_to(4);
    EXPECT_EQ(steps[4], 0);
    EXPECT_EQ(steps[5], 2);
    EXPECT_EQ(steps[0], 4);
    EXPECT_EQ(steps[7], unreachable);
}

TEST(AreaGraph, AMarkIsSeenInItsDirectionOnly) {
    Graph graph = row_with_detour();
    graph.mark(2, 1, 0);
    graph.mark(2, 3, 1);
    graph.mark(3, 2, 1);
    EXPECT_TRUE(graph.marked(2, 1, 0));
    EXPECT_FALSE(graph.marked(1, 2, 0));
    EXPECT_TRUE(graph.marked(2, 3, 1) && graph.marked(3, 2, 1));
    EXPECT_EQ(graph.across(2, 0), only(1));
    EXPECT_NE(graph, row_with_detour());
}

TEST(AreaGraph, NeighboursOfASetAreNextToAnyOfIt) {
    const Graph graph = row_with_detour();
    AreaSet ends = only(0);
    ends.add(4);
    AreaSet next = only(1);
    next.add(3);
    EXPECT_EQ(graph.neighbours(ends), next);
}

}  // namespace
}  // namespace grognard::area
