#include "games/orthez/movement/regroup.hpp"

#include "games/orthez/command/status.hpp"
#include "games/orthez/movement/toward.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {
namespace {

bool is_picket(const State& s, const Moving& m) { return counter(s, m.units[0]).picket; }

// Hexes inside the radius of a superior on the map.
HexSet commanded_hexes(const State& s, UnitId unit) {
    HexSet out;
    for (const Superior& superior : counter(s, unit).superiors) {
        if (s.leaders[superior.leader].whereabouts != Whereabouts::Map) continue;
        out |= command_reach(s, superior.leader, superior.radius, unit);
    }
    return out;
}

HexSet beside_enemies(const State& s, Seat side) {
    HexSet out;
    for (const int hex : s.occupied[static_cast<std::size_t>(index(other(side)))]) {
        out |= hexes_beside(s, static_cast<HexId>(hex));
    }
    return out;
}

Verdict judge_formation(const State& s, const Moving& m, const Deed& deed) {
    const Unit& unit = s.units[m.units[0]];
    const bool general = unit.formation == Formation::GeneralOrder;
    if (const auto* step = std::get_if<Step>(&deed)) {
        if (general && step->formation != Formation::GeneralOrder &&
            step->formation != Formation::Column) {
            return refused("lb.20.0.G.3", Reason::NotThatFormation);
        }
        return allowed;
    }
    const auto* form = std::get_if<Form>(&deed);
    if (form != nullptr && form->formation == Formation::GeneralOrder) return allowed;
    return refused("lb.20.0.G.2", Reason::NotThatFormation);
}

}  // namespace

Verdict judge_regrouping(const State& s, const Moving& m, const Deed& deed, const Plan& plan) {
    if (is_picket(s, m)) return allowed;  // lb.22.3.E.1.a
    if (const Verdict v = judge_formation(s, m, deed)) return v;
    if (!std::holds_alternative<Step>(deed)) return allowed;
    const UnitPlan& lead = plan.units[0];
    const Seat side = side_of(s, lead.unit);
    const Mover mover = mover_of(counter(s, lead.unit));
    const HexId from = s.units[lead.unit].hexes[0];
    const WayTo way(s, side, mover, commanded_hexes(s, lead.unit), beside_enemies(s, side), from);
    const HexId to = lead.to[0];
    const auto step = terrain_cost(s, from, to, mover, OnBridge::Allowed);
    const bool general = s.units[lead.unit].formation == Formation::GeneralOrder;
    // lb.20.0.G.3: out of general order only onto clear ground.
    if (general && lead.formation == Formation::Column && terrain(s, to) != Terrain::Clear) {
        return refused("lb.20.0.G.3", Reason::ClosedGround);
    }
    const bool nearer =
        step && way.reaches(to) && way.reaches(from) && way.cost(to) + *step == way.cost(from);
    return nearer ? allowed : Verdict(refused("lb.20.0.G.2.b", Reason::NotTowardLeader));
}

bool has_regrouped(const State& s, const Moving& m) {
    return m.mission == Mission::Regrouping && !is_picket(s, m) &&
           commanded_hexes(s, m.units[0]).has(s.units[m.units[0]].hexes[0]);
}

}  // namespace grognard::orthez
