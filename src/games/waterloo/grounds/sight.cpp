// What hides a target from guns: everything that stands in the way of its shortest lines.
#include "games/waterloo/fire/line.hpp"
#include "games/waterloo/grounds/concerns.hpp"

namespace grognard::waterloo {

namespace {

// An area that the line passes through, entered from there.
void in_the_way(Gather& g, AreaId from, AreaId before, AreaId area) {
    const Battle& battle = g.s.battle;
    if (line_by(battle, from, before, area).crest) {
        g.name("wl.los.crest.beyond");
        g.name("wl.los.crest.edge");
    }
    const bool firer_low = battle.low.has(from);
    if (battle.low.has(area) && !firer_low) return;
    const bool manned = occupied(g.s, french).has(area) || occupied(g.s, allied).has(area);
    if (!manned && !battle.blocks_fire.has(area)) return;
    g.name("wl.los.blockers");
    if (firer_low) g.name("wl.los.low.firer-in");
    if (stronghold(g.s, area) != nullptr) g.name("wl.terrain.stronghold.fire");
    if (battle.terrain[area] == Terrain::Wood) g.name("wl.terrain.wood.fire");
    if (battle.terrain[area] == Terrain::Town) g.name("wl.terrain.town.fire");
}

// A longer way round within range that nothing blocks.
bool clear_detour(const Gather& g, AreaId from, AreaId target, const area::Path& path) {
    const area::Graph& graph = g.s.battle.graph;
    const int steps = static_cast<int>(path.size()) + 1;
    for (const int id : graph.neighbours(path.empty() ? from : path.back())) {
        const auto next = static_cast<AreaId>(id);
        area::Path longer = path;
        longer.push(next);
        if (next == target) {
            if (steps > graph.distance(from, target) && line_along(g.s, from, longer).clear) {
                return true;
            }
        } else if (next != from && steps < g.s.battle.charts.limits.gun_range &&
                   clear_detour(g, from, target, longer)) {
            return true;
        }
    }
    return false;
}

}  // namespace

void hidden_target(Gather& g, AreaId from, AreaId target) {
    if (best_line(g.s, from, target).clear) return;
    g.s.battle.graph.each_shortest_path(from, target, [&](const area::Path& path) {
        AreaId before = from;
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            in_the_way(g, from, before, path[i]);
            before = path[i];
        }
    });
    if (clear_detour(g, from, target, {})) g.name("wl.los.shortest");
}

}  // namespace grognard::waterloo
