#include "games/orthez/command/status.hpp"

#include <algorithm>

#include "games/orthez/command/posts.hpp"

namespace grognard::orthez {
namespace {

constexpr int french_wing_leaders_with_army = 0;   // stacked with Soult (lb.19.4.B.1.b)
constexpr int allied_wing_leaders_from_army = 12;  // lb.19.4.B.1.c

constexpr int from_wing_post = 6;  // of a division leader: a replacement's post works (lb.19.4.K.1)

HexId hex_of(const State& s, LeaderId leader) {
    const LeaderState& state = s.leaders[leader];
    if (is_marker(s, leader) && state.marked != no_unit && on_map(s.units[state.marked])) {
        return s.units[state.marked].hexes[0];
    }
    return state.at;
}

}  // namespace

LeaderId marker_of(const State& s, UnitId unit) {
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto leader = static_cast<LeaderId>(i);
        if (!is_marker(s, leader) || s.leaders[i].marked == no_unit) continue;
        const UnitId marked = s.leaders[i].marked;
        const FormationId brigade = counter(s, marked).brigade;
        if (brigade != no_formation && counter(s, unit).brigade == brigade) return leader;
        for (const DetachedStart& start : s.battle->detached) {
            const bool with =
                std::find(start.with.begin(), start.with.end(), unit) != start.with.end();
            if (start.brigade == brigade && with) return leader;
        }
    }
    return no_leader;
}

namespace {

// A marker commands while the unit it lies on can (lb.19.4.G.2.b).
bool marker_works(const State& s, LeaderId marker) {
    const Unit& unit = s.units[s.leaders[marker].marked];
    return on_map(unit) && unit.order != OrderState::Routing;
}

bool is_cavalry_command(const Counter& c) { return c.arm == Arm::Cavalry; }

// May the path of command to `of` pass a hex with this unit?
bool same_command(const State& s, UnitId of, UnitId there) {
    const Counter& a = counter(s, of);
    const Counter& b = counter(s, there);
    if (a.side != b.side) return false;
    return is_cavalry_command(a) ? b.arm == Arm::Cavalry : a.division == b.division;
}

bool reaches(const State& s, const HexSet& reach, UnitId unit) {
    return std::any_of(s.units[unit].hexes.begin(), s.units[unit].hexes.end(),
                       [&](HexId hex) { return reach.has(hex); });
}

const DefenceZone* zone_of(const State& s, UnitId unit) {
    const FormationId division = counter(s, unit).division;
    for (std::size_t i = 0; i < s.battle->zones.size(); ++i) {
        const bool dissolved = ((s.zones_dissolved >> i) & 1U) != 0;
        if (s.battle->zones[i].division == division && !dissolved) return &s.battle->zones[i];
    }
    return nullptr;
}

// lb.22.3.B.1.a: inside its division's zone a unit is commanded at any distance.
bool inside_zone(const State& s, UnitId unit, const DefenceZone& zone) {
    if (!is_on_map(s, zone.leader) || !zone.hexes.has(s.leaders[zone.leader].at)) return false;
    return std::all_of(s.units[unit].hexes.begin(), s.units[unit].hexes.end(),
                       [&](HexId hex) { return zone.hexes.has(hex); });
}

LeaderId with_role(const State& s, Role role) {
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        if (s.battle->leaders[i].role == role) return static_cast<LeaderId>(i);
    }
    return no_leader;
}

// Who leads the wing now; no_leader where its leader is lost or has resigned (lb.19.4.I.4, J.1).
LeaderId wing_leader(const State& s, FormationId wing) {
    if (wing == no_formation) return no_leader;
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto leader = static_cast<LeaderId>(i);
        if (!is_on_map(s, leader)) continue;
        const Office now = office(s, leader);
        if (now.rank == Rank::Wing && now.wing == wing && who_fills(s, now.of) == leader) {
            return leader;
        }
    }
    return no_leader;
}

// A replacement leads a wing as soon as he is near one of its division leaders (lb.19.4.K.1).
bool post_works(const State& s, LeaderId leader) {
    const Office now = office(s, leader);
    if (now.of == leader || now.rank != Rank::Wing) return true;
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto below = static_cast<LeaderId>(i);
        if (!is_on_map(s, below)) continue;
        const Office theirs = office(s, below);
        if (theirs.rank != Rank::Division || theirs.wing != now.wing) continue;
        if (distance(ground(s), s.leaders[i].at, s.leaders[leader].at) <= from_wing_post) {
            return true;
        }
    }
    return false;
}

UnitSet stack_of(const State& s, LeaderId leader) {
    UnitSet out;
    for (const UnitId unit : units_in(s, hex_of(s, leader))) {
        if (side_of(s, unit) == s.battle->leaders[leader].side) out.add(unit);
    }
    return out;
}

}  // namespace

bool is_assault_target(const State& s, UnitId unit) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (side_of(s, static_cast<UnitId>(i)) == side_of(s, unit)) continue;
        for (const HexId target : s.units[i].assaults) {
            if (target != no_hex && stands_in(s.units[unit], target)) return true;
        }
    }
    return false;
}

namespace {

bool is_held_in_reserve(const State& s, UnitId unit) {
    return !s.released && s.battle->release.division != no_formation &&
           counter(s, unit).division == s.battle->release.division;
}

// Units that have l among their superiors and are commanded through him.
void add_subordinates(const State& s, LeaderId leader, UnitSet& out) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (on_map(s.units[i]) && commanded_by(s, unit, leader)) out.add(unit);
    }
}

void add_reserve_guns(const State& s, const UnitSet& so_far, LeaderId leader, UnitSet& out) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const Counter& c = s.battle->units[i];
        if (c.any_leader == 0 || !on_map(s.units[i])) continue;
        if (c.side != s.battle->leaders[leader].side) continue;
        for (std::size_t l = 0; l < s.battle->leaders.size(); ++l) {
            if (!is_on_map(s, static_cast<LeaderId>(l))) continue;
            const HexId at = s.leaders[l].at;
            // A leader of the MU: the one drawn, or one who stands with its units.
            bool of_unit = l == leader;
            for (const UnitId there : units_in(s, at)) of_unit = of_unit || so_far.has(there);
            if (of_unit && distance(ground(s), at, s.units[i].hexes[0]) <= c.any_leader) {
                out.add(static_cast<int>(i));
            }
        }
    }
}

}  // namespace

HexSet command_reach(const State& s, LeaderId leader, int radius, UnitId of) {
    HexSet reached;
    HexSet frontier;
    const HexId from = hex_of(s, leader);
    if (from == no_hex) return reached;
    reached.add(from);
    frontier.add(from);
    for (int i = 0; i < radius; ++i) {
        HexSet next;
        for (const int h : frontier) {
            const auto hex = static_cast<HexId>(h);
            const UnitList there = units_in(s, hex);
            const bool passes_by =
                hex == from || std::all_of(there.begin(), there.end(),
                                           [&](UnitId unit) { return same_command(s, of, unit); });
            if (!passes_by) continue;
            for (Side side = 0; side < side_count; ++side) {
                const HexId beside = neighbour(ground(s), hex, side);
                if (beside == no_hex || reached.has(beside)) continue;
                reached.add(beside);
                next.add(beside);
            }
        }
        frontier = next;
    }
    return reached;
}

bool commanded_by(const State& s, UnitId unit, LeaderId leader) {
    if (!on_map(s.units[unit]) || s.units[unit].order == OrderState::Routing) return false;
    const LeaderId marker = marker_of(s, unit);
    if (marker != no_leader) {
        if (leader != marker || !marker_works(s, marker)) return false;
        return reaches(s, command_reach(s, marker, s.battle->leaders[marker].radius, unit), unit);
    }
    for (const Superior& superior : counter(s, unit).superiors) {
        if (who_fills(s, superior.leader) != leader || !is_on_map(s, leader)) continue;
        if (reaches(s, command_reach(s, leader, superior.radius, unit), unit)) return true;
    }
    const DefenceZone* zone = zone_of(s, unit);
    return zone != nullptr && zone->leader == leader && inside_zone(s, unit, *zone);
}

bool near_its_leader(const State& s, UnitId unit) {
    for (const Superior& superior : counter(s, unit).superiors) {
        const LeaderId leader = who_fills(s, superior.leader);
        if (leader == no_leader) continue;
        if (reaches(s, command_reach(s, leader, superior.radius, unit), unit)) return true;
    }
    return false;
}

bool unit_in_command(const State& s, UnitId unit) {
    if (!on_map(s.units[unit]) || s.units[unit].order == OrderState::Routing) return false;
    const LeaderId marker = marker_of(s, unit);
    if (marker != no_leader) return commanded_by(s, unit, marker);
    const Counter& c = counter(s, unit);
    if (c.any_leader > 0) {
        for (std::size_t l = 0; l < s.battle->leaders.size(); ++l) {
            if (s.battle->leaders[l].side != c.side || !is_on_map(s, static_cast<LeaderId>(l))) {
                continue;
            }
            if (distance(ground(s), s.leaders[l].at, s.units[unit].hexes[0]) <= c.any_leader) {
                return true;
            }
        }
    }
    for (const Superior& superior : c.superiors) {
        const LeaderId leader = who_fills(s, superior.leader);
        if (leader != no_leader && commanded_by(s, unit, leader)) return true;
    }
    const DefenceZone* zone = zone_of(s, unit);
    return zone != nullptr && inside_zone(s, unit, *zone);
}

bool leader_in_command(const State& s, LeaderId id) {
    if (!is_on_map(s, id)) return false;
    const Leader& leader = s.battle->leaders[id];
    const Office now = office(s, id);
    if (now.rank == Rank::Wing) {
        if (!post_works(s, id)) return false;
        if (s.dice_in_command.has(id)) return true;
        const LeaderId army = with_role(s, leader.side == french ? Role::Soult : Role::Wellington);
        if (!is_on_map(s, army)) return false;
        const int reach =
            leader.side == french ? french_wing_leaders_with_army : allied_wing_leaders_from_army;
        return distance(ground(s), s.leaders[id].at, s.leaders[army].at) <= reach;
    }
    const LeaderId wing = wing_leader(s, now.wing);
    if (wing == no_leader || !post_works(s, wing)) return false;
    return distance(ground(s), s.leaders[id].at, s.leaders[wing].at) <=
           s.battle->leaders[office(s, wing).of].wing_radius;
}

int command_points(const State& s, Seat side) {
    if (s.battle->options.one_mu_each) return 1;
    int points = 0;
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto id = static_cast<LeaderId>(i);
        const Leader& leader = s.battle->leaders[i];
        if (leader.side != side || !is_on_map(s, id)) continue;
        const Office now = office(s, id);
        if (now.rank == Rank::Wing && !post_works(s, id)) continue;
        if (leader.rank != Rank::Army && now.rank != Rank::Wing) continue;
        if (leader.role == Role::Reille && s.reille_gives_no_point) continue;
        if (s.battle->leaders[now.of].role == Role::Clausel && !s.released) continue;
        ++points;
    }
    return points;
}

namespace {

// A wing ADC moves units of his own wing only (lb.19.4.F.1.a).
void keep_wing(const State& s, FormationId wing, UnitSet& out) {
    for (const int unit : out) {
        if (counter(s, static_cast<UnitId>(unit)).wing != wing) out.remove(unit);
    }
}

// lb.19.4.F.1-F.4: what a wing leader in command moves beside his own stack.
void add_wing(const State& s, LeaderId id, UnitSet& out) {
    for (const int below : leaders_along(s, id)) {
        const auto leader = static_cast<LeaderId>(below);
        if (leader == id) continue;
        const Office now = office(s, leader);
        UnitSet stack = stack_of(s, leader);
        if (now.rank == Rank::WingAdc) keep_wing(s, now.wing, stack);
        out |= stack;
        if (now.rank != Rank::WingAdc) add_subordinates(s, leader, out);
    }
    add_subordinates(s, id, out);  // attached cavalry (lb.19.4.F.4)
    for (const int unit : out) {
        if (marker_of(s, static_cast<UnitId>(unit)) != no_leader) out.remove(unit);
    }
}

// Cavalry whose leaders are not here goes with the division beside it (lb.example.T3.2.b).
void add_attached_cavalry(const State& s, LeaderId id, UnitSet& out) {
    const Leader& leader = s.battle->leaders[id];
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const Counter& c = s.battle->units[i];
        if (c.arm != Arm::Cavalry || c.side != leader.side || c.wing != leader.wing) continue;
        const bool led = std::any_of(
            c.superiors.begin(), c.superiors.end(),
            [&](const Superior& above) { return who_fills(s, above.leader) != no_leader; });
        if (on_map(s.units[i]) && !led) out.add(static_cast<int>(i));
    }
}

bool leads_more_than_his_stack(const State& s, LeaderId id) {
    const Office now = office(s, id);
    if (s.stack_only.has(id)) return false;  // lb.19.4.H.3.a2
    return now.rank == Rank::Marker || now.rank == Rank::Division ||
           now.rank == Rank::CavalryBrigade || now.division != no_formation;
}

bool may_join_unit(const State& s, UnitId unit) {
    return on_map(s.units[unit]) && s.units[unit].order != OrderState::Routing &&
           !s.units[unit].demolished && !s.units[unit].done.moved && !is_assault_target(s, unit) &&
           !is_held_in_reserve(s, unit) && !counter(s, unit).picket;
}

}  // namespace

LeaderSet leaders_along(const State& s, LeaderId id) {
    LeaderSet out;
    out.add(id);
    const Office now = office(s, id);
    if (now.rank != Rank::Wing || !leader_in_command(s, id)) return out;
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto below = static_cast<LeaderId>(i);
        if (below == id || !is_on_map(s, below) || is_marker(s, below)) continue;
        const Office theirs = office(s, below);
        if (s.battle->leaders[i].side != s.battle->leaders[id].side) continue;
        if (theirs.wing != now.wing || theirs.rank == Rank::Wing) continue;
        if (theirs.rank == Rank::WingAdc || leader_in_command(s, below)) {
            out.add(static_cast<int>(i));
        }
    }
    return out;
}

UnitSet manoeuvre_unit(const State& s, LeaderId id) {
    const Leader& leader = s.battle->leaders[id];
    UnitSet out = stack_of(s, id);
    if (office(s, id).rank == Rank::WingAdc) keep_wing(s, leader.wing, out);
    if (leads_more_than_his_stack(s, id)) add_subordinates(s, id, out);
    if (office(s, id).rank == Rank::Wing && leader_in_command(s, id)) add_wing(s, id, out);
    if (s.battle->options.cavalry_with_division && leader.rank == Rank::Division) {
        add_attached_cavalry(s, id, out);
    }
    UnitSet guns;
    add_reserve_guns(s, out, id, guns);
    for (const int unit : guns) out.add(unit);
    for (const int unit : out) {
        if (!may_join_unit(s, static_cast<UnitId>(unit))) out.remove(unit);
    }
    return out;
}

bool may_lead_unit(const State& s, LeaderId leader) {
    if (s.battle->options.one_mu_each) return s.battle->leaders[leader].rank == Rank::Division;
    return !stack_of(s, leader).empty();
}

}  // namespace grognard::orthez
