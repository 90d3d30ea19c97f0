// Checks a state against what no sequence of play may break.
#include "games/waterloo/invariants.hpp"

#include "games/waterloo/board.hpp"

namespace grognard::waterloo {

namespace {

std::string_view units_wrong(const State& s) {
    if (s.units.size() != s.battle->kinds.size()) return "units and kinds differ in number";
    std::array<UnitSet, max_areas> in{};
    std::array<std::array<AreaSet, arm_count>, force_count> with_arm{};
    std::array<AreaSet, 2> occupied{};
    std::array<UnitSet, posture_count> standing{};
    for (std::size_t id = 0; id < s.units.size(); ++id) {
        const Unit& unit = s.units[id];
        const Kind& what = s.battle->kinds[id];
        if (unit.at > delayed_box && unit.at != on_track && unit.at != lost)
            return "a unit nowhere";
        if (unit.posture == Posture::Square && what.arm != Arm::Infantry)
            return "only infantry forms square";
        if (unit.at == delayed_box && force(what.nation) != Force::Prussian)
            return "a stranger in the box";
        if (unit.from != nowhere && !s.pending[at(side(what.nation))].has(unit.at)) {
            return "an attacker without an assault";
        }
        in[unit.at].add(static_cast<int>(id));
        standing[at(unit.posture)].add(static_cast<int>(id));
        if (s.attacking.has(static_cast<int>(id)) != (unit.from != nowhere)) {
            return "the set of attackers is wrong";
        }
        if (unit.at > delayed_box) continue;
        with_arm[at(force(what.nation))][at(what.arm)].add(unit.at);
        if (what.arm != Arm::Leader) occupied[at(side(what.nation))].add(unit.at);
    }
    if (!(in == s.units_in)) return "the sets of units by area are wrong";
    if (!(standing == s.standing)) return "the sets of units by posture are wrong";
    if (!(with_arm == s.areas_with_arm) || !(occupied == s.occupied)) {
        return "the sets of areas by arm or by side are wrong";
    }
    return "";
}

std::string_view assaults_wrong(const State& s) {
    if (s.pending[at(french)].intersects(s.pending[at(allied)])) {
        return "an area assaulted by both sides";
    }
    if (s.frames.nearest<Assault>() != nullptr) return "";
    for (const Unit& unit : s.units) {
        if (unit.cubes != 0) return "cubes assigned outside an assault";
        if (unit.sheltered) return "a unit sheltered outside an assault";
    }
    return "";
}

std::string_view leaders_wrong(const State& s) {
    for (const Force each : all_forces) {
        AreaSet led;
        for (const int id : of_force(s, each) & of_arm(s, Arm::Leader)) {
            const AreaId area = s.units[static_cast<std::size_t>(id)].at;
            if (area >= delayed_box) continue;
            if (led.has(area)) return "two leaders of a colour in an area";
            led.add(area);
        }
    }
    return "";
}

std::string_view track_wrong(const State& s) {
    for (std::size_t i = 0; i < s.battle->track.size(); ++i) {
        const bool waits = s.units[s.battle->track[i].unit].at == on_track;
        if (waits != (i >= s.arrived)) return "the Prussian track is out of order";
    }
    return "";
}

// While cubes are being placed in it an area may hold too many for a moment.
bool settled(const State& s, AreaId area) {
    const auto* placing = s.frames.nearest<CubePlacement>();
    return placing == nullptr || placing->area != area;
}

std::string_view cubes_wrong(const State& s) {
    for (const Force each : all_forces) {
        int total = s.stock[at(each)];
        if (each == Force::French) total += s.grand_battery;
        for (std::size_t area = 0; area <= delayed_box; ++area) {
            const auto here = static_cast<AreaId>(area);
            const int cubes = cubes_in(s, each, here);
            total += cubes;
            if (cubes == 0) continue;
            const int infantry = units_in(s, each, Arm::Infantry, here).size();
            const int guns = units_in(s, each, Arm::Artillery, here).size();
            const int most =
                infantry > 0 ? infantry * s.battle->charts.limits.cubes_per_unit : guns;
            if (cubes > most && settled(s, here)) return "more cubes than the area can carry";
        }
        if (total != s.battle->charts.cubes[at(each)]) return "cubes were lost or made";
    }
    return "";
}

std::string_view turn_wrong(const State& s) {
    if (s.ending != Ending::Undecided && s.awaited != Awaits::Nobody) {
        return "somebody is awaited after the end";
    }
    if (s.turn.number >= turn_count) return "a turn after the last";
    const bool in_sequence = s.frames.nearest<Sequence>() != nullptr;
    if (s.turn.tile != 0 && !in_sequence) return "a tile outside a sequence";
    if (s.turn.tile != 0 && s.turn.done > s.turn.tile) return "more actions than the tile allows";
    for (const Seat seat : both_seats) {
        if (!in_sequence && !s.pending[at(seat)].empty()) return "an assault outside a sequence";
        const Discs& discs = s.discs[at(seat)];
        for (const Disc disc : all_discs) {
            const int all =
                discs.available[at(disc)] + discs.used[at(disc)] + discs.before[at(disc)];
            if (all > s.battle->charts.discs[s.turn.number][at(seat)][at(disc)])
                return "a disc too many";
        }
    }
    return "";
}

}  // namespace

std::string_view invariants(const State& s) {
    for (const auto check :
         {units_wrong, assaults_wrong, leaders_wrong, track_wrong, cubes_wrong, turn_wrong}) {
        if (const std::string_view wrong = check(s); !wrong.empty()) return wrong;
    }
    return "";
}

}  // namespace grognard::waterloo
