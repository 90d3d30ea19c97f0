// Puts the pieces of a battle on the board and asks for the deal.
#include "games/ccn/start.hpp"

#include "games/ccn/flow.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

State start(const Battle& battle) {
    State s;
    s.battle = &battle;
    for (const Unit& unit : battle.units) {
        s.units.push(unit);
        place_unit(s, static_cast<UnitId>(s.units.size() - 1), unit.at);
    }
    for (const General& general : battle.generals) {
        s.generals.push(general);
        place_general(s, static_cast<GeneralId>(s.generals.size() - 1), general.at);
    }
    s.deck = battle.charts.deck;
    s.turn.active = battle.first;
    s.frames.push(TurnStep{});
    s.frames.push(Deal{});
    ask(s);
    return s;
}

}  // namespace grognard::ccn
