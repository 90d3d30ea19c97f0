#include "games/orthez/reorganisation/rallying.hpp"

#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/rout/cover.hpp"
#include "games/orthez/rout/rout.hpp"

namespace grognard::orthez {

namespace {

bool beside_enemy(const State& s, UnitId unit) {
    const Seat enemy = other(side_of(s, unit));
    for (const HexId hex : s.units[unit].hexes) {
        for (const HexId beside : ground(s).neighbours[hex]) {
            if (beside != no_hex && holds_unit_of(s, beside, enemy)) return true;
        }
    }
    return false;
}

bool is_far(const State& s, UnitId unit) {
    for (const HexId hex : s.units[unit].hexes) {
        if (!is_safe(s, hex, side_of(s, unit))) return false;
    }
    return true;
}

}  // namespace

bool may_rally(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    if (!on_map(unit) || unit.demolished || unit.order == OrderState::Good) return false;
    if (unit.order == OrderState::Disordered) return !beside_enemy(s, id);
    const bool led = senior_leader_of(s, id) != no_leader;
    return (led && !beside_enemy(s, id)) || is_far(s, id);
}

UnitList rallying_units(const State& s, HexId hex, const UnitSet& tried) {
    UnitList out;
    for (const UnitId unit : units_in(s, hex)) {
        if (!tried.has(unit) && may_rally(s, unit)) out.push(unit);
    }
    return out;
}

void restore_order(State& s, UnitId id, const EventSink& events) {
    Unit& unit = s.units[id];
    unit.order = OrderState::Good;
    const Arm arm = counter(s, id).arm;
    if (arm == Arm::Infantry || arm == Arm::Cavalry) {
        const bool imposed = imposes_general_order(terrain(s, unit.hexes[0]));
        unit.formation = imposed ? Formation::GeneralOrder : Formation::Column;
        if (unit.facing == no_side) unit.facing = 0;
    }
    events.tell(OrderChanged{id, unit.order});
    note_passage(s, id);
}

bool chooses_facing(const State& s, UnitId unit) {
    return s.units[unit].formation != Formation::Limbered;
}

bool must_rout(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    if (!on_map(unit) || unit.demolished || unit.order != OrderState::Routing) return false;
    return !is_far(s, id) || !is_cover(terrain(s, unit.hexes[0]));
}

}  // namespace grognard::orthez
