// Puts the pieces of a set-up on the map and starts the first turn.
#include "games/waterloo/setup.hpp"

#include "games/waterloo/flow.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

namespace {

void list_pieces(const Setup& setup, Battle& battle) {
    battle.kinds.clear();
    battle.track.clear();
    for (const Placement& piece : setup.pieces) {
        const auto unit = static_cast<UnitId>(battle.kinds.size());
        battle.kinds.push(piece.kind);
        if (piece.at == on_track) battle.track.push({unit, piece.letter});
    }
    prepare(battle);
}

}  // namespace

State lay_out(const Setup& setup) {
    State s;
    s.battle = setup.battle;
    list_pieces(setup, s.battle);
    EventSink silent;
    for (const Placement& piece : setup.pieces) {
        const auto unit = static_cast<UnitId>(s.units.size());
        s.units.push(Unit{});
        set_posture(s, unit, piece.posture);
        s.units_in[lost].add(unit);
        place_unit(s, unit, piece.at, silent);
    }
    // Before anything moved the Allies held them (W2).
    s.holders.fill(allied);
    s.stock = s.battle.charts.cubes;
    s.grand_battery = s.battle.charts.grand_battery;
    s.stock[at(Force::French)] =
        static_cast<std::uint8_t>(s.stock[at(Force::French)] - s.grand_battery);
    s.frames.push(TurnStep{});
    return s;
}

State begin(const Setup& setup) {
    State s = lay_out(setup);
    EventSink silent;
    settle(s, silent);
    return s;
}

}  // namespace grognard::waterloo
