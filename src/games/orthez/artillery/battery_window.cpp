// Batteries that turn toward an enemy who has come beside them (lb.12.3.E.1). Frame: BatteryWindow.
#include <algorithm>

#include "games/orthez/artillery/artillery.hpp"
#include "games/orthez/facing/arcs.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/zones/influence.hpp"

namespace grognard::orthez {

namespace {

// One hexside either way, or about.
constexpr std::array<int, 3> turns = {1, -1, 3};

// In the zone of another unit than the one that has just come.
bool is_in_other_zone(const State& s, HexId hex, HexId enemy, Seat side) {
    const UnitSet zones = influencing(s, hex, side);
    return std::ranges::any_of(zones, [&](int unit) {
        return !stands_in(s.units[static_cast<std::size_t>(unit)], enemy);
    });
}

bool faces(const State& s, UnitId battery, Side facing, HexId enemy) {
    const HexId at = s.units[battery].hexes[0];
    const Side toward = side_toward(ground(s), at, enemy);
    return toward == facing || toward == turned(facing, 1) || toward == turned(facing, -1);
}

Verdict refuse_battery(const State& s, const BatteryWindow& window, UnitId battery) {
    const Unit& unit = s.units[battery];
    const bool ready = on_map(unit) && counter(s, battery).arm == Arm::Artillery &&
                       unit.formation == Formation::Battery && unit.order == OrderState::Good;
    if (!ready) return refused("lb.12.3.E.1", Reason::NotNow);
    const HexId at = unit.hexes[0];
    if (!adjacent(ground(s), at, window.enemy)) return refused("lb.12.3.E.1", Reason::NotAdjacent);
    if (units_in(s, at).size() > 1) return refused("lb.12.3.E.1", Reason::NotNow);
    if (window.turned.has(battery)) return refused("lb.12.3.E.1", Reason::AlreadyDone);
    if (faces(s, battery, unit.facing, window.enemy)) {
        return refused("lb.12.3.E.1", Reason::AlreadyDone);
    }
    if (is_in_other_zone(s, at, window.enemy, other(side_of(s, battery)))) {
        return refused("lb.12.3.E.1", Reason::InEnemyZone);
    }
    return allowed;
}

template <class Visit>
void each_turn(const State& s, const BatteryWindow& window, const Visit& visit) {
    const Seat side = decider(s, window);
    for (Side toward = 0; toward < side_count; ++toward) {
        const HexId hex = neighbour(ground(s), window.enemy, toward);
        if (hex == no_hex || !holds_unit_of(s, hex, side)) continue;
        const UnitId battery = units_in(s, hex)[0];
        for (const int turn : turns) {
            const TurnBattery action{battery, turned(s.units[battery].facing, turn)};
            if (!refuse(s, window, action)) visit(action);
        }
    }
}

}  // namespace

Seat decider(const State& s, const BatteryWindow& window) {
    return holds_unit_of(s, window.enemy, french) ? allied : french;
}

Verdict refuse(const State& s, const BatteryWindow& window, const TurnBattery& action) {
    if (action.unit >= s.battle->units.size()) return refused("lb.12.3.E.1", Reason::NoSuchUnit);
    if (side_of(s, action.unit) != decider(s, window)) {
        return refused("lb.12.3.E.1", Reason::NotYourUnit);
    }
    if (const Verdict verdict = refuse_battery(s, window, action.unit)) return verdict;
    const Side now = s.units[action.unit].facing;
    const bool may =
        std::ranges::any_of(turns, [&](int turn) { return action.facing == turned(now, turn); });
    if (!may || !faces(s, action.unit, action.facing, window.enemy)) {
        return refused("lb.12.3.E.1", Reason::NotThroughFront);
    }
    return allowed;
}

Verdict refuse(const State&, const BatteryWindow&, const Pass&) { return allowed; }

void offer(const State& s, const BatteryWindow& window, Offers<Action>& out) {
    out.push_back(Pass{});
    each_turn(s, window, [&](const TurnBattery& action) { out.push_back(action); });
}

void apply(State& s, BatteryWindow& window, const TurnBattery& action, const EventSink& events) {
    s.units[action.unit].facing = action.facing;
    window.turned.add(action.unit);
    events.tell(UnitTurned{action.unit, action.facing});
}

void apply(State& s, BatteryWindow&, const Pass&, const EventSink& events) {
    finish(s, BatteryWindowReport{}, events);
}

bool proceed(State& s, BatteryWindow& window, const EventSink& events) {
    bool any = false;
    if (is_occupied(s, window.enemy)) {
        each_turn(s, window, [&](const TurnBattery&) { any = true; });
    }
    if (any) return false;
    finish(s, BatteryWindowReport{}, events);
    return true;
}

}  // namespace grognard::orthez
