#include "games/orthez/command/orders.hpp"

#include <algorithm>

#include "games/orthez/command/posts.hpp"
#include "games/orthez/command/status.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

using Markers = Fixed<LeaderId, max_leaders>;

// Markers of a side that lie on no unit, in their order.
Markers free_markers(const State& s, Seat side) {
    Markers out;
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const Leader& leader = s.battle->leaders[i];
        if (leader.rank != Rank::Marker || leader.side != side) continue;
        if (s.leaders[i].marked == no_unit) out.push(static_cast<LeaderId>(i));
    }
    return out;
}

// A marker whose unit is lost or routs goes on another unit of the brigade (lb.19.4.G.2.b).
bool is_orphan(const State& s, LeaderId marker) {
    const Unit& unit = s.units[s.leaders[marker].marked];
    return !on_map(unit) || unit.order == OrderState::Routing;
}

// The marker that a detachment takes: the orphan of its brigade, or the next free one.
LeaderId marker_for(const State& s, UnitId unit, const Markers& free, std::size_t& used) {
    const LeaderId present = marker_of(s, unit);
    if (present != no_leader) return present;
    return used < free.size() ? free[used++] : no_leader;
}

Verdict refuse_detaching(const State& s, Seat side, UnitId unit) {
    if (unit >= s.battle->units.size()) return refused("lb.19.4.G.1.a", Reason::NoSuchUnit);
    if (side_of(s, unit) != side) return refused("lb.19.4.G.1.a", Reason::NotYourUnit);
    if (!on_map(s.units[unit])) return refused("lb.19.4.G.2.b", Reason::NotOnMap);
    const Counter& c = counter(s, unit);
    if (c.arm != Arm::Infantry || c.brigade == no_formation || c.picket) {
        return refused("lb.19.4.G.1.a", Reason::NoBrigade);
    }
    if (s.units[unit].order != OrderState::Good) {
        return refused("lb.19.4.G.2.b", Reason::NotInGoodOrder);
    }
    const LeaderId marker = marker_of(s, unit);
    if (marker == no_leader) {
        return unit_in_command(s, unit) ? Verdict(allowed)
                                        : refused("lb.19.4.G.2.b", Reason::NotInCommand);
    }
    return is_orphan(s, marker) ? Verdict(allowed) : refused("lb.19.4.G.1.a", Reason::AlreadyDone);
}

Verdict refuse_detachments(const State& s, Seat side, const Command& command) {
    const Markers free = free_markers(s, side);
    std::size_t used = 0;
    for (std::size_t i = 0; i < command.detach.size(); ++i) {
        const UnitId unit = command.detach[i];
        if (const auto no = refuse_detaching(s, side, unit)) return no;
        for (std::size_t k = 0; k < i; ++k) {
            if (counter(s, command.detach[k]).brigade == counter(s, unit).brigade) {
                return refused("lb.19.4.G.1.a", Reason::AlreadyDone);
            }
        }
        if (marker_for(s, unit, free, used) == no_leader) {
            return refused("lb.19.4.G.1.a", Reason::NoMarkerLeft);
        }
    }
    return allowed;
}

Verdict refuse_reattaching(const State& s, Seat side, LeaderId marker) {
    if (marker >= s.battle->leaders.size() || !is_marker(s, marker) ||
        s.leaders[marker].marked == no_unit) {
        return refused("lb.19.4.G.3", Reason::NoSuchLeader);
    }
    if (s.battle->leaders[marker].side != side) {
        return refused("lb.19.4.G.3", Reason::NotYourLeader);
    }
    if (is_orphan(s, marker) || !near_its_leader(s, s.leaders[marker].marked)) {
        return refused("lb.19.4.G.3", Reason::NotInCommand);
    }
    return allowed;
}

template <class List, class Item>
bool contains(const List& list, const Item& item) {
    return std::ranges::find(list, item) != list.end();
}

template <class List>
bool has_repeats(const List& list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            if (list[i] == list[k]) return true;
        }
    }
    return false;
}

// A marker that this command puts on a unit may be given a point with it.
bool is_put_down(const State& s, Seat side, const Command& command, LeaderId marker) {
    const Markers free = free_markers(s, side);
    std::size_t used = 0;
    for (const UnitId unit : command.detach) {
        if (marker_for(s, unit, free, used) == marker) return true;
    }
    return false;
}

Verdict refuse_point(const State& s, Seat side, const Command& command, LeaderId leader) {
    if (leader >= s.battle->leaders.size()) return refused("lb.7.2.B.1", Reason::NoSuchLeader);
    if (s.battle->leaders[leader].side != side) {
        return refused("lb.7.2.B.1", Reason::NotYourLeader);
    }
    if (is_put_down(s, side, command, leader)) return allowed;
    if (contains(command.reattach, leader)) return refused("lb.19.4.G.3", Reason::NotOnMap);
    if (!is_on_map(s, leader)) return refused("lb.12.2.B.1", Reason::NotOnMap);
    if (is_marker(s, leader) && is_orphan(s, leader)) {
        return refused("lb.19.4.G.2.b", Reason::HasNoUnit);
    }
    return may_lead_unit(s, leader) ? Verdict(allowed) : refused("lb.12.2.B.1", Reason::HasNoUnit);
}

// Leaders and markers that may be given a point if nothing else is commanded.
Markers candidates(const State& s, Seat side) {
    Markers out;
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto leader = static_cast<LeaderId>(i);
        if (!refuse_point(s, side, {}, leader)) out.push(leader);
    }
    return out;
}

}  // namespace

Verdict refuse_command(const State& s, Seat side, const Command& command) {
    if (const auto no = refuse_detachments(s, side, command)) return no;
    if (has_repeats(command.reattach) || has_repeats(command.points)) {
        return refused("lb.19.4.H.2", Reason::AlreadyDone);
    }
    for (const LeaderId marker : command.reattach) {
        if (const auto no = refuse_reattaching(s, side, marker)) return no;
    }
    if (static_cast<int>(command.points.size()) > command_points(s, side)) {
        return refused("lb.19.4.H.2", Reason::NotEnoughPoints);
    }
    for (const LeaderId leader : command.points) {
        if (const auto no = refuse_point(s, side, command, leader)) return no;
    }
    return allowed;
}

void carry_out(State& s, Seat side, const Command& command) {
    const Markers free = free_markers(s, side);
    std::size_t used = 0;
    for (const UnitId unit : command.detach) {
        LeaderState& marker = s.leaders[marker_for(s, unit, free, used)];
        marker.marked = unit;
        marker.whereabouts = Whereabouts::Map;
        marker.at = s.units[unit].hexes[0];
    }
    for (const LeaderId marker : command.reattach) s.leaders[marker] = LeaderState{};
    for (const LeaderId leader : command.points) s.with_mu.add(leader);
}

void offer_commands(const State& s, Seat side, Offers<Action>& out) {
    out.push_back(Command{});
    const Markers leaders = candidates(s, side);
    const auto points = static_cast<std::size_t>(command_points(s, side));
    for (std::size_t first = 0; first < leaders.size() && points > 0; ++first) {
        Command command;
        command.points.push(leaders[first]);
        out.push_back(command);
        while (command.points.size() < std::min(points, leaders.size())) {
            command.points.push(leaders[(first + command.points.size()) % leaders.size()]);
        }
        if (command.points.size() > 1) out.push_back(command);
    }
    Command command;
    command.detach.push(0);
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        command.detach[0] = static_cast<UnitId>(i);
        if (!refuse_command(s, side, command)) out.push_back(command);
    }
    command = {};
    command.reattach.push(0);
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        command.reattach[0] = static_cast<LeaderId>(i);
        if (!refuse_command(s, side, command)) out.push_back(command);
    }
}

}  // namespace grognard::orthez
