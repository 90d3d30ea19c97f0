#include "games/orthez/scenario/special_rules.hpp"

#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

namespace {

constexpr int control_distance = 3;

bool stands_near(const State& s, std::size_t i, HexId hex, int farthest) {
    for (const HexId at : s.units[i].hexes) {
        if (distance(ground(s), at, hex) <= farthest) return true;
    }
    return false;
}

// An Allied unit that is a front: any but light cavalry.
bool is_front(const Counter& c) { return c.side == allied && !is_light_cavalry(c); }

bool controlled(const State& s, HexId hex) {
    bool allies = false;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (s.units[i].order != OrderState::Good) continue;
        if (!stands_near(s, i, hex, control_distance)) continue;
        if (s.battle->units[i].side == french) return false;
        allies = allies || is_front(s.battle->units[i]);
    }
    return allies;
}

bool entered(const State& s, HexId hex) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (is_front(s.battle->units[i]) && stands_in(s.units[i], hex)) return true;
    }
    return false;
}

}  // namespace

LeaderId leader_with_role(const State& s, Role role) {
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        if (s.battle->leaders[i].role == role) return static_cast<LeaderId>(i);
    }
    return no_leader;
}

void release_if_due(State& s, const EventSink& events) {
    const Release& rule = s.battle->release;
    if (s.released || rule.division == no_formation) return;
    if (!s.release_due && s.turn < rule.turn) return;
    s.released = true;
    s.release_due = false;
    events.tell(GroupReleased{});
}

void test_release(State& s) {
    const Release& rule = s.battle->release;
    if (s.released || rule.division == no_formation) return;
    for (const int h : rule.ground) {
        const auto hex = static_cast<HexId>(h);
        if (entered(s, hex) || controlled(s, hex)) s.release_due = true;
    }
}

void dissolve_zones(State& s, const EventSink& events) {
    for (std::size_t i = 0; i < s.battle->zones.size(); ++i) {
        const DefenceZone& zone = s.battle->zones[i];
        const auto bit = static_cast<std::uint16_t>(1U << i);
        if ((s.zones_dissolved & bit) != 0) continue;
        const LeaderState& leader = s.leaders[zone.leader];
        const bool inside = leader.whereabouts == Whereabouts::Map &&
                            (zone.hexes.has(leader.at) || zone.passage.has(leader.at));
        if (inside && !leader.left_zone) continue;
        s.zones_dissolved = static_cast<std::uint16_t>(s.zones_dissolved | bit);
        events.tell(ZoneDissolved{zone.leader});
    }
}

}  // namespace grognard::orthez
