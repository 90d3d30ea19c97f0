#include "games/orthez/scenario/deployment.hpp"

#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/plan.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {

namespace {

// The zone of its division, or that of its side's other troops.
const DeploymentZone* zone_of(const State& s, UnitId unit) {
    const Counter& c = counter(s, unit);
    const DeploymentZone* common = nullptr;
    for (const DeploymentZone& zone : s.battle->deployment) {
        if (zone.side != c.side) continue;
        if (zone.division == no_formation) {
            common = &zone;
        } else if (zone.division == c.division) {
            return &zone;
        }
    }
    return common;
}

bool is_wagon_beside(const State& s, Seat side, HexId hex) {
    for (const HexId beside : ground(s).neighbours[hex]) {
        if (beside == no_hex) continue;
        for (const UnitId unit : units_in(s, beside)) {
            if (side_of(s, unit) == side && counter(s, unit).arm == Arm::Wagon) return true;
        }
    }
    return false;
}

// Batteries that stand beside a wagon (lb.5.3.J.1).
UnitSet supplied(const State& s, Seat side) {
    UnitSet out;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (side_of(s, unit) != side || counter(s, unit).arm != Arm::Artillery) continue;
        if (!on_map(s.units[i])) continue;
        out.add_if(is_wagon_beside(s, side, s.units[i].hexes[0]), static_cast<int>(i));
    }
    return out;
}

bool is_setup_formation(const State& s, UnitId unit, Formation formation) {
    switch (counter(s, unit).arm) {
        case Arm::Artillery:
            return formation == Formation::Battery || formation == Formation::Limbered;
        case Arm::Wagon:
            return formation == Formation::Limbered;
        default:
            return formation != Formation::Battery && formation != Formation::Limbered &&
                   formation != Formation::Square;
    }
}

// Would it be in order to take that formation in one hex there?
Verdict judge_formation(const State& s, const Deploy& action) {
    const Formation formation = action.formation;
    if (!is_setup_formation(s, action.unit, formation)) {
        return refused("lb.11.2.1", Reason::FormationNotThere);
    }
    const bool imposed = imposes_general_order(terrain(s, action.at));
    const bool marches = formation != Formation::Battery && formation != Formation::Limbered;
    if (marches && imposed != (formation == Formation::GeneralOrder)) {
        return refused("lb.11.6.1", Reason::FormationNotThere);
    }
    if (formation == Formation::Skirmish && !may_skirmish(counter(s, action.unit))) {
        return refused("lb.11.9.1", Reason::FormationNotThere);
    }
    if (!formation_allowed(s, action.unit, formation, action.at)) {
        return refused("lb.11.2.1", Reason::FormationNotThere);
    }
    if (!facing_fits(s, formation, only(action.at), action.facing)) {
        return refused("lb.8.0.1", Reason::NotThatFacing);
    }
    return allowed;
}

void put(State& s, const Deploy& action) {
    Unit& unit = s.units[action.unit];
    unit.formation = action.formation;
    unit.facing = action.facing;
    stand_in(s, action.unit, only(action.at));
}

// Both stacks, the new and the old, stand in order; every battery that had a wagon beside it
// still has one.
Verdict judge_room(const State& s, const Deploy& action) {
    State after = s;
    put(after, action);
    if (must_extend(after, action.unit) ||
        (action.formation == Formation::RoadColumn && column_length(after, action.unit) > 1)) {
        return refused("lb.11.9.A.3", Reason::FormationNotThere);
    }
    if (const auto no = fault_of_stack(after, action.at)) return no;
    for (const HexId left : s.units[action.unit].hexes) {
        if (const auto no = fault_of_stack(after, left)) return no;
    }
    const Arm arm = counter(s, action.unit).arm;
    if (arm != Arm::Artillery && arm != Arm::Wagon) return allowed;
    const Seat side = side_of(s, action.unit);
    if (!supplied(after, side).contains(supplied(s, side))) {
        return refused("lb.5.3.J.1", Reason::LosesContact);
    }
    return allowed;
}

Verdict refuse_unit(const State& s, const Deployment& deployment, UnitId unit) {
    if (unit >= s.battle->units.size()) return refused("lb.22.0.0", Reason::NoSuchUnit);
    if (side_of(s, unit) != deployment.side) return refused("lb.22.0.0", Reason::NotYourUnit);
    if (!on_map(s.units[unit])) return refused("lb.22.0.0", Reason::NotOnMap);
    if (deployment.moved.has(unit)) return refused("lb.22.0.0", Reason::AlreadyDone);
    return allowed;
}

// In a hex of its own a unit may face any way that its formation knows.
void offer_facings(const State& s, const Deployment& deployment, Deploy action,
                   Offers<Action>& out) {
    bool possible = false;
    for (Side facing = 0; facing <= no_side; ++facing) {
        action.facing = facing;
        if (!facing_fits(s, action.formation, only(action.at), facing)) continue;
        const bool known = possible && !is_occupied(s, action.at);
        if (!known && refuse(s, deployment, action)) continue;
        possible = true;
        out.push_back(action);
    }
}

void offer_unit(const State& s, const Deployment& deployment, UnitId unit, Offers<Action>& out) {
    const DeploymentZone* zone = zone_of(s, unit);
    if (zone == nullptr || refuse_unit(s, deployment, unit)) return;
    for (const int hex : zone->hexes) {
        Deploy action{unit, static_cast<HexId>(hex), s.units[unit].formation, no_side};
        if (imposes_general_order(terrain(s, action.at)) && action.formation != Formation::Limbered)
            action.formation = Formation::GeneralOrder;
        offer_facings(s, deployment, action, out);
    }
}

}  // namespace

Seat decider(const State&, const Deployment& deployment) { return deployment.side; }

Verdict refuse(const State& s, const Deployment& deployment, const Deploy& action) {
    if (const auto no = refuse_unit(s, deployment, action.unit)) return no;
    if (action.at >= ground(s).terrain.size()) return refused("lb.22.0.0", Reason::NoSuchHex);
    const DeploymentZone* zone = zone_of(s, action.unit);
    if (zone == nullptr || !zone->hexes.has(action.at)) {
        return refused("lb.22.0.0", Reason::OutsideZone);
    }
    if (holds_unit_of(s, action.at, other(deployment.side))) {
        return refused("lb.22.0.0", Reason::EnemyThere);
    }
    if (const auto no = judge_formation(s, action)) return no;
    return judge_room(s, action);
}

Verdict refuse(const State&, const Deployment&, const Begin&) { return allowed; }

void apply(State& s, Deployment& deployment, const Deploy& action, const EventSink& events) {
    put(s, action);
    deployment.moved.add(action.unit);
    events.tell(UnitFormed{action.unit, action.formation, only(action.at), action.facing});
}

void apply(State& s, Deployment& deployment, const Begin&, const EventSink& events) {
    if (deployment.side == french) {
        deployment.side = allied;
    } else {
        finish(s, Ended{}, events);
    }
}

// Formations other than the present one are left out.
Coverage offer(const State& s, const Deployment& deployment, Offers<Action>& out) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        offer_unit(s, deployment, static_cast<UnitId>(i), out);
    }
    out.push_back(Begin{});
    return Coverage::Sampled;
}

}  // namespace grognard::orthez
