// Puts the pieces of a battle on the map and starts the first turn.
#include "games/waterloo/start.hpp"

#include "games/waterloo/flow.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

State lay_out(const Battle& battle) {
    State s;
    s.battle = &battle;
    for (const Placement& piece : battle.pieces) {
        const auto unit = static_cast<UnitId>(s.units.size());
        s.units.push(Unit{});
        set_posture(s, unit, piece.posture);
        s.units_in[lost].add(unit);
        place_unit(s, unit, piece.at, {});
    }
    // Before anything moved the Allies held them (W2).
    s.holders.fill(allied);
    s.stock = battle.charts.cubes;
    s.grand_battery = battle.charts.grand_battery;
    s.stock[at(Force::French)] =
        static_cast<std::uint8_t>(s.stock[at(Force::French)] - s.grand_battery);
    s.frames.push(TurnStep{});
    return s;
}

State start(const Battle& battle) {
    State s = lay_out(battle);
    settle(s, {});
    return s;
}

}  // namespace grognard::waterloo
