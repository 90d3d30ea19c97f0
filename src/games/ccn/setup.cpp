// Puts the pieces of a set-up on the board and asks for the deal.
#include "games/ccn/setup.hpp"

#include "games/ccn/flow.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

State begin(const Setup& setup) {
    State s;
    s.battle = setup.battle;
    prepare(s.battle);
    for (const Unit& unit : setup.units) {
        s.units.push(unit);
        place_unit(s, static_cast<UnitId>(s.units.size() - 1), unit.at);
    }
    for (const General& general : setup.generals) {
        s.generals.push(general);
        place_general(s, static_cast<GeneralId>(s.generals.size() - 1), general.at);
    }
    s.deck = s.battle.charts.deck;
    s.turn.active = setup.first;
    s.frames.push(TurnStep{});
    s.frames.push(Deal{});
    ask(s);
    return s;
}

}  // namespace grognard::ccn
