// Ways back and those who take them.
#include "games/waterloo/movement/retreat.hpp"

#include "games/waterloo/movement/reach.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

enum class Nearness : std::uint8_t { Nearer, Equal };

template <std::size_t N>
bool leads(const std::array<std::uint8_t, N>& steps, AreaId from, int to, Nearness how) {
    const auto there = steps[static_cast<std::size_t>(to)];
    return how == Nearness::Nearer ? there < steps[from] : there == steps[from];
}

bool qualifies(const State& s, Force force, AreaId from, int to, Nearness how) {
    if (force != Force::Prussian) return leads(s.battle->to_refuge[at(side(force))], from, to, how);
    for (const auto& steps : s.battle->to_entry) {
        if (leads(steps, from, to, how)) return true;
    }
    return false;
}

// W16, W79: silenced guns and infantry behind its walls do not keep cavalry out of their area.
bool may_be_shared(const State& s, Seat enemy, AreaId area) {
    if (all_sheltered(s, enemy, area)) return true;
    if (!of_arm(s, Arm::Artillery).contains(combat_units_in(s, enemy, area))) return false;
    for (const Force force : forces_of(enemy)) {
        if (operational_guns(s, force, area) > 0) return false;
    }
    return true;
}

// One of that colour: on the map there are never two in an area, and two who wait in the box may
// not end in one area of the map (W83).
UnitSet leader_of(const State& s, Force force, AreaId area) {
    UnitSet out;
    const UnitSet leaders = units_in(s, force, Arm::Leader, area);
    if (!leaders.empty()) out.add(leaders.first());
    return out;
}

Refusal wrong_way(const State& s, UnitId unit, AreaId to) {
    const auto [nation, arm] = kind(s, unit);
    const Unit& going = s.units[unit];
    if (to == delayed_box) {
        const bool prussian = force(nation) == Force::Prussian;
        return refused("wl.retreat.delayed-box",
                       prussian ? Reason::NotTheBox : Reason::PrussiansOnly);
    }
    if (to > delayed_box) return refused("wl.retreat.no-off-map", Reason::NoSuchArea);
    const bool near = beside(*s.battle, going.at).has(to);
    if (near && enemy_held(s, side(nation), to))
        return refused("wl.retreat.no-enemy", Reason::EnemyHeld);
    if (going.from != nowhere) {
        return arm == Arm::Cavalry ? refused("wl.retreat.cavalry-last-area", Reason::NotItsOrigin)
                                   : refused("wl.retreat.fallback-origin", Reason::NotItsOrigin);
    }
    if (!near) return refused(direction_rule(force(nation)), Reason::NotAdjacent);
    if (arm == Arm::Leader && without_leader_clash(s, unit, area::only(to)).empty()) {
        return refused("wl.leader.retreat.no-second", Reason::AnotherLeaderThere);
    }
    return refused(direction_rule(force(nation)), Reason::NotThatWay);
}

}  // namespace

std::string_view direction_rule(Force force) {
    if (force == Force::French) return "wl.retreat.direction.french";
    return force == Force::Anglo ? "wl.retreat.direction.allied" : "wl.retreat.direction.prussian";
}

AreaSet retreat_areas(const State& s, UnitId unit) {
    const Force force = waterloo::force(kind(s, unit).nation);
    const AreaId from = s.units[unit].at;
    AreaSet out;
    // Out of the box only free entry areas lead on; its owner chooses (wl.retreat.choice).
    if (from == delayed_box) return s.battle->all_entries - occupied(s, other(side(force)));
    if (force == Force::Prussian && s.battle->all_entries.has(from)) return area::only(delayed_box);
    AreaSet open = s.battle->graph.neighbours(from) - occupied(s, other(side(force)));
    if (kind(s, unit).arm == Arm::Leader) open = without_leader_clash(s, unit, open);
    const AreaId refuge = s.battle->goals[at(other(side(force)))];
    if (force != Force::Prussian && from == refuge) return open;
    for (const Nearness how : {Nearness::Nearer, Nearness::Equal}) {
        for (const int to : open) {
            if (qualifies(s, force, from, to, how)) out.add(to);
        }
        if (!out.empty()) return out;
    }
    return out;
}

AreaSet fall_back_areas(const State& s, UnitId unit, BackKind kind,
                        const AreaSet& infantry_origins) {
    const auto [nation, arm] = waterloo::kind(s, unit);
    const bool foot = arm == Arm::Infantry;
    AreaSet origins = foot ? infantry_origins : area::only(s.units[unit].from);
    if (force(nation) != Force::Prussian) origins.remove(delayed_box);  // wl.retreat.delayed-box
    const Seat enemy = other(side(s, unit));
    AreaSet out = origins - occupied(s, enemy);
    if (foot || kind == BackKind::Retreat) return out;
    for (const int area : origins - out) {
        if (may_be_shared(s, enemy, static_cast<AreaId>(area))) out.add(area);
    }
    return out;
}

AreaSet without_leader_clash(const State& s, UnitId leader, AreaSet areas) {
    AreaSet others = areas_with(s, force(kind(s, leader).nation), Arm::Leader);
    others.remove(s.units[leader].at);
    others.remove(delayed_box);
    return areas - others;
}

Company possible_company(const State& s, UnitId unit, AreaId to) {
    const Seat seat = side(s, unit);
    const AreaId from = s.units[unit].at;
    Company out = alone;
    const auto may_go = [&](Force force) {
        const UnitSet leader = leader_of(s, force, from);
        return !leader.empty() && (to == delayed_box || leader_of(s, force, to).empty());
    };
    // The box is for Prussians alone (wl.retreat.delayed-box).
    if (to != delayed_box && may_go(own_force(seat))) out |= own_leader;
    if (seat == allied && may_go(Force::Prussian)) out |= prussian_leader;
    return out;
}

UnitSet leaders_in(const State& s, Seat seat, AreaId area, Company company) {
    UnitSet out;
    if ((company & own_leader) != 0) out |= leader_of(s, own_force(seat), area);
    if ((company & prussian_leader) != 0) out |= leader_of(s, Force::Prussian, area);
    return out;
}

Verdict refuse_way(const State& s, UnitId unit, const AreaSet& ways, const Retreat& said) {
    if (said.to > delayed_box || !ways.has(said.to)) return wrong_way(s, unit, said.to);
    if ((said.company & ~possible_company(s, unit, said.to)) != 0) {
        return refused("wl.retreat.leader", Reason::NotThatLeader);
    }
    return allowed;
}

void go_back(State& s, UnitId unit, AreaId to, Company company, const EventSink& events) {
    const AreaId from = s.units[unit].at;
    const Seat seat = side(s, unit);
    Unit& going = s.units[unit];
    const int cubes = going.cubes;
    if (going.posture == Posture::Square) set_posture(s, unit, Posture::OnSide);
    attack_no_more(s, unit);
    going.cubes = 0;
    going.sheltered = false;
    move_with_cubes(s, unit, to, cubes, events);
    for (const int id : leaders_in(s, seat, from, company)) {
        const auto leader = static_cast<UnitId>(id);
        events.tell(PieceRetreated{piece_of(s, leader), from, to, 0});
        attack_no_more(s, leader);
        place_unit(s, leader, to, events);
    }
}

}  // namespace grognard::waterloo
