// Moves into an assault; a way that is none names the rule that closes it.
#include "games/waterloo/movement/assault_moves.hpp"

#include <algorithm>

#include "games/waterloo/movement/approach.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

constexpr Refusal must_stop = refused("wl.action.approach.cavalry-stop", Reason::MustStop);
constexpr Refusal enemy_on_the_way =
    refused("wl.action.assault.first-enemy", Reason::EnemyOnTheWay);
constexpr Refusal no_such_way = refused("wl.action.assault.move", Reason::NoSuchWay);

// Rough ground next door, beyond which there is somebody whom cavalry could assault.
bool rough_ground_between(const State& s, Seat seat, AreaId area) {
    const AreaSet targets = assault_targets(s, seat).cavalry - area::only(area);
    const AreaSet rough = beside(*s.battle, area) & s.battle->stops_cavalry;
    return s.battle->graph.neighbours(rough - occupied(s, other(seat))).intersects(targets);
}

// Cavalry that does not say by which area it comes.
Refusal no_way_named(const State& s, AreaId from, AreaId to) {
    const AreaSet on_the_way = s.battle->graph.neighbours(to) & beside(*s.battle, from);
    if (on_the_way.empty()) return too_far(Order::Assault, Arm::Cavalry);
    const AreaSet free = on_the_way - occupied(s, other(s.turn.active));
    if (free.empty()) return enemy_on_the_way;
    if (s.battle->stops_cavalry.contains(free)) return must_stop;
    return refused("wl.retreat.cavalry-last-area", Reason::SayByWhichArea);
}

Refusal not_that_way(const State& s, AreaId from, const Move& said) {
    if (said.via == nowhere) return no_way_named(s, from, said.to);
    if (said.via >= delayed_box || !beside(*s.battle, from).has(said.via) ||
        !s.battle->graph.adjacent(said.via, said.to)) {
        return no_such_way;
    }
    return enemy_held(s, s.turn.active, said.via) ? enemy_on_the_way : must_stop;
}

bool is_way(const AssaultWays& ways, const Marching& marching, const Move& said) {
    if (said.via == marching.area) return false;
    const AssaultWay wanted{said.to, said.via == nowhere ? marching.area : said.via};
    return std::find(ways.begin(), ways.end(), wanted) != ways.end();
}

}  // namespace

bool may_assault(const State& s, const Reach& reach, AreaId area, const UnitSet& able) {
    return anyone_assaults(s, area, able, reach.targets);
}

Refusal no_cavalry_assault(const State& s, AreaId area) {
    switch (s.battle->terrain[area]) {
        case Terrain::Wood:
            return refused("wl.terrain.wood.no-cavalry-assault", Reason::NoCavalryIntoWood);
        case Terrain::Town:
            return refused("wl.terrain.town.cavalry", Reason::NoCavalryIntoTown);
        case Terrain::River:
            return refused("wl.terrain.river.cavalry", Reason::NoCavalryIntoRiver);
        case Terrain::Open:
        case Terrain::Low:
            break;
    }
    return refused("wl.stronghold.no-charge", Reason::AllSheltered);
}

Refusal why_no_assault(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    const UnitSet units = units_in(s, seat, area) & able;
    const UnitSet infantry = units & of_arm(s, Arm::Infantry);
    const bool cavalry = units.intersects(of_arm(s, Arm::Cavalry));
    if (!cavalry && infantry.empty()) {
        const bool guns = units.intersects(of_arm(s, Arm::Artillery));
        return guns ? refused("wl.action.assault.who", Reason::GunsDoNotAssault)
                    : refused("wl.leader.accompany", Reason::GoesAlongOnly);
    }
    AreaSet near = beside(*s.battle, area) & occupied(s, other(seat));
    if (near == area::only(delayed_box)) return not_into_box(seat);
    near.remove(delayed_box);
    if (near.empty()) {
        if (cavalry && rough_ground_between(s, seat, area)) return must_stop;
        return refused("wl.action.assault.move", Reason::NoEnemyInReach);
    }
    if (cavalry) return no_cavalry_assault(s, static_cast<AreaId>(near.first()));
    if (infantry.intersects(standing(s, Posture::Upright))) {
        return refused("wl.action.assault.move", Reason::NoEnemyInReach);
    }
    return cannot_leave(Arm::Infantry);
}

Verdict refuse_assault(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    const Arm arm = said.piece.arm;
    const AssaultTargets targets = assault_targets(s, s.turn.active);
    if (!may_leave(s, unit)) return cannot_leave(arm);
    if (is_way(assault_ways(s, unit, targets), marching, said)) return allowed;
    if (said.to == delayed_box) return not_into_box(s.turn.active);
    if (!enemy_held(s, s.turn.active, said.to)) {
        return refused("wl.action.assault.move", Reason::NoEnemyThere);
    }
    if (said.to == marching.area) return refused("wl.action.assault.roles", Reason::MustEnter);
    if (arm == Arm::Infantry) {
        const bool near = beside(*s.battle, marching.area).has(said.to);
        return near ? no_such_way : too_far(Order::Assault, arm);
    }
    if (!targets.cavalry.has(said.to)) return no_cavalry_assault(s, said.to);
    return not_that_way(s, marching.area, said);
}

}  // namespace grognard::waterloo
