// What happens to a stack because of the hexes it has come into.
#include <algorithm>

#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"

namespace grognard::orthez {
namespace {

bool in_square(const Unit& unit) {
    return unit.order == OrderState::Good && unit.formation == Formation::Square;
}

// Disorder and general order stand in one hex (lb.11.2.4, 11.3.4).
bool gathers(State& s, const Moving& m) {
    for (const UnitId id : m.units) {
        const Unit& unit = s.units[id];
        const bool one_hex =
            unit.order != OrderState::Good || unit.formation == Formation::GeneralOrder;
        if (!one_hex || unit.hexes.size() < 2) continue;
        begin_gathering(s, id);
        return true;
    }
    return false;
}

// lb.19.B.1.c
bool relocates_enemies(State& s, const Moving& m) {
    const Seat side = side_of(s, m.units[0]);
    for (const UnitId unit : m.units) {
        for (const HexId hex : s.units[unit].hexes) {
            for (const int leader : leaders_in(s, hex)) {
                const Leader& who = s.battle->leaders[static_cast<std::size_t>(leader)];
                if (who.side == side || who.rank == Rank::Marker) continue;
                begin_relocating(s, static_cast<LeaderId>(leader));
                return true;
            }
        }
    }
    return false;
}

bool joins(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    if (counter(s, id).arm != Arm::Infantry || unit.order != OrderState::Good) return false;
    if (unit.formation == Formation::Square || unit.formation == Formation::Skirmish) return false;
    const UnitList stack = units_in(s, unit.hexes[0]);
    return std::any_of(stack.begin(), stack.end(),
                       [&](UnitId with) { return in_square(s.units[with]); });
}

// lb.11.8.B.3: one roll for the square from the top down, the joiner last.
bool tests_square(State& s, const Moving& m) {
    if (!joins(s, m.units[0])) return false;
    const UnitList stack = units_in(s, s.units[m.units[0]].hexes[0]);
    begin_morale_test(s, TestCause::JoinSquare, stack);
    return true;
}

// A failed joiner goes back to where it came from, if it may still stay there (lb.11.8.B.4).
bool goes_back(State& s, UnitId id, const Performing& p, const EventSink& events) {
    const auto* step = std::get_if<Step>(&p.deed);
    const HexId from = s.units[id].hexes[0];
    const HexId to = step == nullptr ? no_hex : neighbour(ground(s), from, opposite(step->side));
    if (to == no_hex || holds_unit_of(s, to, other(side_of(s, id)))) return false;
    Occupants there = occupants_but(s, to, {});
    there.push(occupant(s, id));
    const auto leader =
        has_friendly_leader(s, to, side_of(s, id)) ? LeaderThere::Yes : LeaderThere::No;
    if (may_share(s, to, there, leader, Presence::Staying)) return false;
    stand_in(s, id, only(to));
    events.tell(UnitDisplaced{id, from, to});
    return true;
}

}  // namespace

bool enter_hexes(State& s, Moving& m, Performing& p, const EventSink&) {
    if (p.window == 0) {
        p.window = 1;
        for (const UnitId unit : m.units) note_passage(s, unit);
    }
    return gathers(s, m) || relocates_enemies(s, m) || tests_square(s, m);
}

void resume_joining(State& s, Moving& m, const Performing& p, const TestReport& report,
                    const EventSink& events) {
    const HexId hex = s.units[report.units[0]].hexes[0];
    bool any_square = false;
    for (const UnitId id : report.units) {
        Unit& unit = s.units[id];
        if (report.failed.has(id)) continue;
        if (counter(s, id).arm == Arm::Infantry && !in_square(unit)) {
            unit.formation = Formation::Square;
            unit.facing = no_side;
            events.tell(UnitFormed{id, unit.formation, unit.hexes, unit.facing});
        }
        any_square = any_square || in_square(unit);
    }
    if (!any_square) return;  // all of them are disordered in place
    for (const UnitId id : report.units) {
        if (!report.failed.has(id)) continue;
        const bool mover = std::find(m.units.begin(), m.units.end(), id) != m.units.end();
        if (mover && goes_back(s, id, p, events)) continue;
        begin_displacing(s, hex, id);
    }
}

}  // namespace grognard::orthez
