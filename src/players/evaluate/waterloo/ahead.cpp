// Guesses at moves, gun fire and assaults before their dice are thrown.
#include "players/evaluate/waterloo/ahead.hpp"

#include <algorithm>

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/fire/line.hpp"
#include "games/waterloo/fire/target.hpp"
#include "games/waterloo/movement/reach.hpp"

namespace grognard::waterloo {

namespace {

constexpr int french_step_points = 30;  // an area nearer to the goal
constexpr int allied_step_points = 6;   // who wins by holding out
constexpr int strength_points = 70;     // of an assault, for each point of strength more
constexpr int most_assault_points = 1500;
constexpr int charge_on_points = -60;  // cavalry in an assault may not come to rest

// Strength in an assault, six to a sound infantry unit.
int infantry_strength(const State& s, Seat seat, AreaId area, const UnitSet& infantry) {
    int strength = 0;
    for (const int id : infantry) {
        const auto unit = static_cast<UnitId>(id);
        strength += 6 - card(s, unit).morale;
    }
    for (const Force each : all_forces) {
        if (side(each) == seat) strength -= cubes_in(s, each, area);
    }
    return strength;
}

int cavalry_strength(const State& s, const UnitSet& cavalry) {
    int strength = 0;
    for (const int id : cavalry) {
        strength += s.units[static_cast<std::size_t>(id)].posture == Posture::Upright ? 5 : 2;
    }
    return strength;
}

int defence(const State& s, Seat defender, AreaId area) {
    const UnitSet infantry = units_in(s, defender, Arm::Infantry, area);
    int strength = infantry_strength(s, defender, area, infantry) +
                   cavalry_strength(s, units_in(s, defender, Arm::Cavalry, area));
    for (const Force each : all_forces) {
        if (side(each) == defender) strength += 2 * operational_guns(s, each, area);
    }
    if (const Stronghold* walls = stronghold(s, area)) {
        strength += 3 * std::min<int>(walls->capacity, infantry.size()) - walls->morale;
    }
    return strength - terrain_card(s, area).morale;
}

int odds_points(int attack, int defended) {
    return std::clamp((attack - defended) * strength_points, -most_assault_points,
                      most_assault_points);
}

int pending_points(const State& s, AreaId area, Seat attacker) {
    UnitSet infantry;
    UnitSet cavalry;
    for (const int id : units_in(s, attacker, area)) {
        if (s.units[static_cast<std::size_t>(id)].from == nowhere) continue;
        const Arm arm = kind(s, static_cast<UnitId>(id)).arm;
        if (arm == Arm::Infantry) infantry.add(id);
        if (arm == Arm::Cavalry) cavalry.add(id);
    }
    const int attack =
        infantry_strength(s, attacker, area, infantry) + cavalry_strength(s, cavalry);
    return odds_points(attack, defence(s, other(attacker), area)) +
           cavalry.size() * charge_on_points;
}

int best_move(const State& s, UnitId unit, const AreaSet& areas) {
    const Seat seat = side(s, unit);
    const Arm arm = kind(s, unit).arm;
    const int here = place_points(s, seat, arm, s.units[unit].at);
    int best = 0;
    for (const int area : areas) {
        best = std::max(best, place_points(s, seat, arm, static_cast<AreaId>(area)) - here);
    }
    return best;
}

// Those who have not moved may all go to one enemy area, if that looks well.
int best_assault(const State& s, const Marching& marching) {
    const Seat seat = s.turn.active;
    const AssaultTargets targets = assault_targets(s, seat);
    const UnitSet able = marching.able & s.units_in[marching.area];
    int best = 0;
    for (const int area :
         (targets.infantry | targets.cavalry) & s.battle->graph.neighbours(marching.area)) {
        const auto at_risk = static_cast<AreaId>(area);
        const UnitSet infantry =
            targets.infantry.has(area) ? able & of_arm(s, Arm::Infantry) : UnitSet{};
        const UnitSet cavalry =
            targets.cavalry.has(area) ? able & of_arm(s, Arm::Cavalry) : UnitSet{};
        const int attack =
            infantry_strength(s, seat, marching.area, infantry) + cavalry_strength(s, cavalry);
        best = std::max(best, odds_points(attack, defence(s, other(seat), at_risk)));
    }
    return best;
}

int marching_points(const State& s, const Marching& marching) {
    if (marching.order == Order::Assault) return best_assault(s, marching);
    const MoveRules rules = move_rules(s, marching.order, s.turn.active);
    int sum = 0;
    for (const int id : marching.able& s.units_in[marching.area]) {
        const auto unit = static_cast<UnitId>(id);
        sum += best_move(s, unit, areas_within(s, unit, rules));
    }
    return sum;
}

// The average of a shot, times a hundred.
int shot_percent(const State& s, Nation gun, AreaId from, AreaId target) {
    const auto hit = struck(s, other(side(gun)), target);
    if (!hit) return 0;
    const int modifier = gun_modifiers(s, gun, from, target).total();
    const int range = s.battle->graph.distance(from, target);
    int effect = 0;
    for (int die = 1; die <= static_cast<int>(die_faces); ++die) {
        effect += gun_effect(s, *hit, die, modifier, range);
    }
    return 100 * effect / static_cast<int>(die_faces);
}

int aim_points(const State& s, UnitId gun, AreaId from, AreaId target) {
    return shot_percent(s, kind(s, gun).nation, from, target) * cube_points / 100;
}

int gunnery_points(const State& s, const Gunnery& gunnery) {
    int sum = 0;
    for (const GunAim& aim : gunnery.aims) sum += aim_points(s, aim.gun, gunnery.area, aim.at);
    const UnitSet idle = gunnery.able & guns_able(s, s.turn.active, gunnery.area);
    if (idle.empty()) return sum;
    int best = 0;
    for (const int target : gun_targets(s, s.turn.active, gunnery.area)) {
        best = std::max(best, aim_points(s, static_cast<UnitId>(idle.first()), gunnery.area,
                                         static_cast<AreaId>(target)));
    }
    return sum + best * idle.size();
}

}  // namespace

int place_points(const State& s, Seat seat, Arm arm, AreaId area) {
    if (!on_map(area)) return 0;
    const int far = s.battle->to_refuge[at(other(seat))][area];
    const int step = seat == french ? french_step_points : allied_step_points;
    const int shyness = arm == Arm::Infantry ? 1 : arm == Arm::Cavalry ? 2 : 3;
    return -far * step / shyness;
}

int ahead_points(const State& s) {
    int sum = 0;
    for (const Seat attacker : both_seats) {
        for (const int area : s.pending[at(attacker)]) {
            const int gain = pending_points(s, static_cast<AreaId>(area), attacker);
            sum += attacker == s.turn.active ? gain : -gain;
        }
    }
    if (const auto* marching = s.frames.top_as<Marching>()) sum += marching_points(s, *marching);
    if (const auto* gunnery = s.frames.top_as<Gunnery>()) sum += gunnery_points(s, *gunnery);
    return sum;
}

}  // namespace grognard::waterloo
