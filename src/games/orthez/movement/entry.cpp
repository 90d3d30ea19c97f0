// What happens to a stack because of the hexes it has come into.
#include <algorithm>

#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/ground_taken.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/rout/violation.hpp"
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

// Guns that have come into a square, and those a square has come upon (lb.11.8.E.1-E.2).
bool is_new_in_square(const State& s, const Moving& m, UnitId id) {
    const bool mover = std::find(m.units.begin(), m.units.end(), id) != m.units.end();
    const HexId hex = s.units[id].hexes[0];
    if (mover) return joins_square(s, id, hex);
    const bool square_comes = in_square(s.units[m.units[0]]);
    return square_comes && counter(s, id).arm == Arm::Artillery;
}

void unlimber(State& s, UnitId id, const EventSink& events) {
    Unit& unit = s.units[id];
    unit.done.spent += formation_change_cost(s, id, Formation::Battery);
    unit.formation = Formation::Battery;
    events.tell(UnitFormed{id, unit.formation, unit.hexes, unit.facing});
}

// lb.11.8.B.3: one roll for the square from the top down, those who join it last.
bool tests_square(State& s, const Moving& m, const EventSink& events) {
    const HexId hex = s.units[m.units[0]].hexes[0];
    UnitList testing;
    UnitList joiners;
    for (const UnitId unit : units_in(s, hex)) {
        (is_new_in_square(s, m, unit) ? joiners : testing).push(unit);
    }
    if (joiners.empty()) return false;
    for (const UnitId unit : joiners) {
        if (s.units[unit].formation == Formation::Limbered) unlimber(s, unit, events);
        testing.push(unit);
    }
    begin_morale_test(s, TestCause::JoinSquare, testing);
    return true;
}

// lb.11.8.C.2: cavalry and square together beyond the limit of a square.
bool overfills_square(State& s, const Moving& m) {
    if (counter(s, m.units[0]).arm != Arm::Cavalry) return false;
    const UnitList riders = m.units;
    return begin_violation_test(s, s.units[riders[0]].hexes[0], riders);
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

bool enter_hexes(State& s, Moving& m, Performing& p, const EventSink& events) {
    if (p.window == 0) {
        p.window = 1;
        for (const UnitId unit : m.units) note_passage(s, unit);
    }
    if (gathers(s, m) || relocates_enemies(s, m)) return true;
    if (p.window > 1 || !std::holds_alternative<Step>(p.deed)) return false;
    p.window = 2;
    return tests_square(s, m, events) || overfills_square(s, m);
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
