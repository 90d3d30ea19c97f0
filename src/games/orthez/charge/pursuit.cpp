#include "games/orthez/charge/pursuit.hpp"

#include <algorithm>

#include "games/orthez/charge/riders.hpp"
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {

namespace {

// Where each half of a cavalry stands after moving through that side; nothing if one cannot.
std::optional<Footprint> shifted(const State& s, UnitId cavalry, Side side) {
    const Footprint& hexes = s.units[cavalry].hexes;
    Footprint out;
    for (const HexId from : hexes) {
        const HexId to = neighbour(ground(s), from, side);
        const auto bridges = hexes.size() > 1 ? OnBridge::Forbidden : OnBridge::Allowed;
        if (to == no_hex || !terrain_cost(s, from, to, Mover::Horse, bridges)) return std::nullopt;
        const bool own = std::ranges::find(hexes, to) != hexes.end();
        if (is_occupied(s, to) && !own) return std::nullopt;
        if (hexes.size() > 1 && !formation_allowed(s, cavalry, s.units[cavalry].formation, to)) {
            return std::nullopt;
        }
        out.push(to);
    }
    return out;
}

void chase_leaders(State& s, HexId hex, Seat side) {
    for (const int id : leaders_in(s, hex)) {
        const Leader& leader = s.battle->leaders[static_cast<std::size_t>(id)];
        if (leader.side == side || leader.rank == Rank::Marker) continue;
        begin_relocating(s, static_cast<LeaderId>(id));
    }
}

}  // namespace

void pursue_units(State& s, UnitId cavalry, const UnitList& prey, HexId hex, int rate,
                  const EventSink& events) {
    const int most = left_of_riders(s, cavalry).whole() / rate;
    int taken = 0;
    for (const UnitId unit : prey) {
        const int losses = std::min(most - taken, losses_left(s, unit));
        if (losses <= 0) continue;
        lose(s, unit, losses, hex, events);
        taken += losses;
    }
    const bool destroyed = std::ranges::all_of(
        prey, [&](UnitId unit) { return !on_map(s.units[unit]) || s.units[unit].demolished; });
    events.tell(CavalryPursued{cavalry, hex, static_cast<std::uint8_t>(taken)});
    if (destroyed) {
        spend(s, cavalry, Pm(taken * rate));
    } else {
        spend_all(s, cavalry);
    }
}

void advance_into(State& s, UnitId cavalry, HexId hex, const EventSink& events) {
    const HexId from = contact_hex(s, cavalry, hex);
    if (from == no_hex) return;
    const Side side = side_toward(ground(s), from, hex);
    const auto to = shifted(s, cavalry, side);
    if (!to) return;
    const Footprint before = s.units[cavalry].hexes;
    for (const UnitId id : riders(s, cavalry)) {
        Unit& unit = s.units[id];
        if (unit.order == OrderState::Good && imposes_general_order(terrain(s, hex))) {
            unit.formation = Formation::GeneralOrder;  // lb.11.6.1
        }
        if (unit.hexes.size() == 1) unit.facing = facing_toward(unit, side);
        stand_in(s, id, *to);
        events.tell(UnitAdvanced{id, hex});
    }
    lead_along(s, before, *to, side_of(s, cavalry), events);
    chase_leaders(s, hex, side_of(s, cavalry));
}

}  // namespace grognard::orthez
