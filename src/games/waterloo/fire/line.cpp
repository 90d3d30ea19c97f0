// Traces lines of fire: path by path where a line is asked for, in sets where all targets are.
#include "games/waterloo/fire/line.hpp"

#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

AreaSet manned(const State& s) { return occupied(s, french) | occupied(s, allied); }

// What a gun there cannot fire through: low things do not hinder one that stands higher.
AreaSet blocking(const State& s, AreaId from) {
    const AreaSet out = s.battle->blocks_fire | manned(s);
    return s.battle->low.has(from) ? out : out - s.battle->low;
}

// The areas one comes to across a crest that the gun's own area does not border (W22).
AreaSet over_crest(const Battle& battle, AreaId from, int here) {
    AreaSet out;
    for (const BorderMark crest : crests) {
        if (!battle.crest_areas[static_cast<std::size_t>(crest)].has(from)) {
            out |= battle.graph.across(here, crest);
        }
    }
    return out;
}

int hindrance(const State& s, const Line& line) {
    const FireModifiers& fire = s.battle->charts.fire;
    return (line.crest ? fire.gun_crest : 0) + (line.ditch ? fire.gun_ditch : 0);
}

Refusal obstacle(const State& s, AreaId from, AreaId area) {
    const Battle& battle = *s.battle;
    if (!blocking(s, from).has(area)) return refused("wl.los.crest.beyond", Reason::BehindCrest);
    if (battle.low.has(area)) return refused("wl.los.low.firer-in", Reason::LineBlocked);
    if (stronghold(s, area) != nullptr)
        return refused("wl.terrain.stronghold.fire", Reason::LineBlocked);
    if (battle.terrain[area] == Terrain::Wood)
        return refused("wl.terrain.wood.fire", Reason::LineBlocked);
    if (battle.terrain[area] == Terrain::Town)
        return refused("wl.terrain.town.fire", Reason::LineBlocked);
    return refused("wl.los.blockers", Reason::LineBlocked);
}

// Hands the areas that stop the line to the visitor, in its order, until one does.
template <class Stop>
bool passes(const State& s, AreaId from, const area::Path& path, Stop stop) {
    const AreaSet blocked = blocking(s, from);
    int here = from;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        if (blocked.has(path[i]) || over_crest(*s.battle, from, here).has(path[i])) {
            stop(path[i]);
            return false;
        }
        here = path[i];
    }
    return true;
}

}  // namespace

Line line_by(const Battle& battle, AreaId from, AreaId via, AreaId target) {
    return {.clear = true,
            .crest = over_crest(battle, from, via).has(target),
            .ditch = battle.graph.marked(via, target, Ditch),
            .via = via};
}

Line line_along(const State& s, AreaId from, const area::Path& path) {
    if (!passes(s, from, path, [](AreaId) {})) return {};
    return line_by(*s.battle, from, path.size() > 1 ? path[path.size() - 2] : from, path.back());
}

Line best_line(const State& s, AreaId from, AreaId target) {
    Line best;
    s.battle->graph.each_shortest_path(from, target, [&](const area::Path& path) {
        const Line line = line_along(s, from, path);
        if (!line.clear) return;
        if (!best.clear || hindrance(s, line) > hindrance(s, best)) best = line;
    });
    return best;
}

Refusal why_blocked(const State& s, AreaId from, AreaId target) {
    Refusal why = refused("wl.los.blockers", Reason::LineBlocked);
    bool known = false;
    s.battle->graph.each_shortest_path(from, target, [&](const area::Path& path) {
        if (known) return;
        known = true;
        passes(s, from, path, [&](AreaId area) { why = obstacle(s, from, area); });
    });
    return why;
}

Refusal why_no_target(const State& s, Seat seat, AreaId from) {
    const AreaSet enemy = occupied(s, other(seat));
    for (int steps = 1; steps <= s.battle->charts.limits.gun_range; ++steps) {
        const AreaSet near = s.battle->graph.ring(from, steps) & enemy;
        if (!near.empty()) return why_blocked(s, from, static_cast<AreaId>(near.first()));
    }
    return refused("wl.action.artillery.range", Reason::NoTarget);
}

AreaSet gun_targets(const State& s, Seat seat, AreaId from) {
    if (!on_map(from)) return {};
    const area::Graph& graph = s.battle->graph;
    const int range = s.battle->charts.limits.gun_range;
    const AreaSet blocked = blocking(s, from);
    const AreaSet enemy = occupied(s, other(seat));
    AreaSet seen = graph.neighbours(from);
    AreaSet through = seen - blocked;
    // The first border is never across a strange crest.
    for (int steps = 2; steps <= range && !through.empty(); ++steps) {
        const AreaSet ring = graph.ring(from, steps);
        AreaSet next;
        for (const int area : through) {
            const AreaSet beyond = graph.neighbours(area) & ring;
            seen |= beyond;
            next |= beyond - over_crest(*s.battle, from, area);
        }
        through = next - blocked;
    }
    return seen & enemy;
}

}  // namespace grognard::waterloo
