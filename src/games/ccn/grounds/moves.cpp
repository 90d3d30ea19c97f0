// Orders, distance, stops, and what stands in the way.
#include "games/ccn/grounds/moves.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"
#include "games/ccn/phases/reach.hpp"

namespace grognard::ccn {

namespace {

void name_no_unit(const State& s, Hex from, Named& named) {
    named.add_if(has_lone_general(s, from, s.turn.active), "ccn.unit.general-not-unit");
    named.add_if(has_piece(s, from, other(s.turn.active)), "ccn.turn.alternate");
}

// It has moved, perhaps to where it must stop. With a general who has not, it stopped on him.
void name_moved(const State& s, const Unit& unit, Named& named) {
    named.add({"ccn.move.one-at-a-time", "ccn.order.once"});
    if (s.battle.stops.has(unit.at.index)) name_stop(s, unit.at, named);
    const bool met_general =
        has_attached(s, unit) && !s.turn.generals_moved.has(general_id(s, unit.at));
    named.add_if(met_general, "ccn.move.onto-lone-general");
}

void name_held(const State& s, const Unit& unit, Named& named) {
    const bool joined = has_attached(s, unit) && s.turn.generals_moved.has(general_id(s, unit.at));
    if (joined) named.add({"ccn.move.leader.reattach-freezes", "ccn.move.leader.join-moved-unit"});
}

void name_standing(const State& s, const Unit& unit, Named& named) {
    const UnitId id = unit_id(s, unit.at);
    if (!s.turn.ordered.has(id)) name_unordered(s, unit.at, named);
    if (s.turn.moved.has(id)) name_moved(s, unit, named);
    if (s.turn.held.has(id)) name_held(s, unit, named);
    named.add_if(in_square(unit), "ccn.square.no-move");
    named.add_if(in_square(unit) && works_as(s, Card::GrandeManoeuvre),
                 "ccn.card.grande-manoeuvre.square");
    if (!s.turn.ordered.has(id)) return;
    named.add_if(in_square(unit) && under_tactic_card(s) && allowance(s, unit) > 0,
                 "ccn.card.tactic-priority");
    named.add_if(works_as(s, Card::FireAndHold), "ccn.card.fire-and-hold.no-move");
    named.add_if(works_as(s, Card::ColdSteel), "ccn.card.cold-steel.no-move");
}

// With the hexes it has gone, one at least, it would go farther than it may.
void name_farther(const State& s, const Unit& unit, Hex to, Named& named) {
    const int gone = s.turn.far.has(unit_id(s, unit.at)) ? 2 : 1;
    const bool beyond = gone + distance(unit.at, to) > allowance(s, unit);
    named.add_if(beyond, distance_rule(s, unit));
}

// Beyond what its own card lets it march.
void name_card_figure(const State& s, const Unit& unit, Named& named) {
    named.add(move_rule(unit));
    named.add_if(works_as(s, Card::CavalryCharge) && unit.type == Type::HA,
                 "ccn.card.cavalry-charge.horse-artillery");
    name_unit_card(unit, named);
    named.add("ccn.national.contents");
}

void name_too_far(const State& s, const Unit& unit, int away, Named& named) {
    const int normal = card_of(s, unit).moves;
    if (s.turn.substitute) {
        named.add_if(allowance_by_card(s, unit) >= away, fallback_rule(s.turn.effect));
        named.add_if(s.turn.effect != Card::GrandeManoeuvre, "ccn.card.fallback.normal-rules");
    }
    if (allowance(s, unit) == normal && !works_as(s, Card::ForceMarch)) {
        name_card_figure(s, unit, named);
        const bool spoken_of = works_as(s, Card::CavalryCharge) && unit.type == Type::HA;
        named.add_if(under_tactic_card(s) && !spoken_of, "ccn.card.tactic-priority");
    }
}

// Who moves, how far, and whom or what he may not pass.
struct Passing {
    Hex from;
    Hex to;
    int steps = 0;
    HexSet pieces;
    HexSet ground;
    HexSet meets;    // lone generals, on whom a unit must stop
    HexSet doubles;  // those whom a unit with a general may not meet
    std::string_view blocked_rule;
    bool guns = false;  // whom sand pits bar
};

Passing march_of(const State& s, const Unit& unit, Hex to, int steps) {
    const HexSet pieces = all_units(s) | generals_of(s, other(unit.side));
    const HexSet generals = lone_generals(s, unit.side);
    const bool led = takes_general_along(s, unit);
    return {unit.at,
            to,
            steps,
            pieces,
            s.battle.impassable[static_cast<std::size_t>(arm(unit))],
            led ? HexSet{} : generals,
            led ? generals : HexSet{},
            "ccn.move.blocked-hexes",
            arm(unit) == Arm::Artillery};
}

bool on_a_way(const Passing& march, Hex h) {
    if (h == march.from || h == march.to) return false;
    return distance(march.from, h) + distance(h, march.to) <= march.steps;
}

// On every way there something stops or bars: each of them names its rule.
void name_on_the_way(const State& s, const Passing& march, Named& named) {
    const HexSet stops = s.battle.stops - march.pieces - march.ground;
    for (const Hex h : hexes(within(march.from, std::min(march.steps, longest_sight)))) {
        if (!on_a_way(march, h)) continue;
        if (stops.has(h.index)) name_stop(s, h, named);
        named.add_if(march.meets.has(h.index), "ccn.move.onto-lone-general");
        if (march.doubles.has(h.index)) {
            named.add({"ccn.move.no-two-generals", "ccn.move.onto-lone-general"});
        }
        named.add_if(march.pieces.has(h.index), march.blocked_rule);
        if (!march.ground.has(h.index)) continue;
        named.add(impassable_rule(s, h));
        named.add_if(march.guns && terrain_at(s, h) == Terrain::SandPit,
                     "ccn.terrain.sandpit.artillery");
        named.add("ccn.move.impassable");
    }
    for (const Hex next : hexes(across_works(s, march.from) - march.pieces - march.ground)) {
        if (!on_a_way(march, next)) continue;
        named.add({"ccn.terrain.fort.move-out", "ccn.move.terrain-limits"});
    }
    named.add_if(under_tactic_card(s), "ccn.card.tactic-priority");
}

void name_destination(const State& s, const Unit& unit, Hex to, Named& named) {
    const int away = distance(unit.at, to);
    const int steps = allowance(s, unit);
    const bool along = takes_general_along(s, unit);
    name_closed_hex(s, unit, to, along, named);
    if (steps == 0) return;
    if (away > steps) {
        named.add(distance_rule(s, unit));
        return name_too_far(s, unit, away, named);
    }
    if (barred_to_unit(s, unit, along).has(to.index)) {
        return named.add_if(under_tactic_card(s), "ccn.card.tactic-priority");
    }
    if (unit_reach(s, unit).has(to.index)) return;
    name_on_the_way(s, march_of(s, unit, to, steps), named);
}

// The exit is near enough, but it can't get there, or would have to stop there.
void name_closed_exit(const State& s, const Unit& unit, const ExitHex& way, Named& named) {
    const bool along = takes_general_along(s, unit);
    name_closed_hex(s, unit, way.hex, along, named);
    if (barred_to_unit(s, unit, along).has(way.hex.index)) return;
    if (!reaches(s, unit, way)) {
        const int steps = allowance(s, unit) - way.extra_move;
        return name_on_the_way(s, march_of(s, unit, way.hex, steps), named);
    }
    if (s.battle.stops.has(way.hex.index)) name_stop(s, way.hex, named);
    named.add_if(has_lone_general(s, way.hex, unit.side), "ccn.move.onto-lone-general");
    if (!across_works(s, unit.at).has(way.hex.index)) return;
    named.add({"ccn.terrain.fort.move-out", "ccn.move.terrain-limits"});
}

void name_exits_too_far(const State& s, const Unit& unit, Named& named) {
    for (const ExitHex& way : s.battle.exits) {
        if (way.side != unit.side) continue;
        named.add(distance_rule(s, unit));
        name_too_far(s, unit, distance(unit.at, way.hex) + way.extra_move, named);
    }
}

void name_no_exit(const State& s, const Unit& unit, Named& named) {
    named.add("ccn.move.exit-map");
    named.add_if(!s.battle.exits.empty(), "ccn.setup.scenario");
    if (s.turn.moved.has(unit_id(s, unit.at)) || in_square(unit)) return;
    bool near = false;
    for (const ExitHex& way : s.battle.exits) {
        if (!is_near(s, unit, way)) continue;
        name_closed_exit(s, unit, way, named);
        near = true;
    }
    if (!near) name_exits_too_far(s, unit, named);
}

bool is_exit(const State& s, Hex at, Seat side) {
    return std::any_of(s.battle.exits.begin(), s.battle.exits.end(),
                       [&](const ExitHex& way) { return way.side == side && way.hex == at; });
}

void name_general_unordered(const State& s, Hex from, Named& named) {
    if (has_unit(s, from)) {
        named.add({"ccn.move.leader.follows", "ccn.order.detach-cost"});
        name_no_detaching(s.turn.effect, named);
        if (s.turn.ordered.has(unit_id(s, from))) {
            named.add({"ccn.move.leader.left-behind", "ccn.order.attached-free"});
        }
        named.add("ccn.unit.general.attached");
    } else if (!s.turn.substitute && !may_detach_with(s.turn.effect)) {
        named.add(orders_rule(s.turn.effect));
    }
    named.add("ccn.order.only-ordered-act");
}

void name_general_too_far(const State& s, Hex from, Named& named) {
    if (s.turn.effect == Card::GrandeManoeuvre) return named.add("ccn.card.grande-manoeuvre.move");
    named.add("ccn.move.leader.range");
    named.add_if(!has_unit(s, from), "ccn.unit.general.lone");
    named.add_if(under_tactic_card(s), "ccn.card.tactic-priority");
}

void name_general_destination(const State& s, Hex from, Hex to, Named& named) {
    const Seat side = s.turn.active;
    const HexSet enemies = units_of(s, other(side)) | generals_of(s, other(side));
    named.add_if(enemies.has(to.index), "ccn.move.leader.no-enemy");
    if (generals_of(s, side).has(to.index)) {
        named.add("ccn.move.no-two-generals");
        named.add_if(has_unit(s, to), "ccn.move.leader.attach");
    }
    if (s.battle.impassable_general.has(to.index)) {
        named.add(impassable_rule(s, to));
        named.add("ccn.move.impassable");
    }
    if (distance(from, to) > general_allowance(s)) return name_general_too_far(s, from, named);
    if ((enemies | generals_of(s, side) | s.battle.impassable_general).has(to.index)) {
        return named.add_if(under_tactic_card(s), "ccn.card.tactic-priority");
    }
    if (general_reach(s, s.generals[general_id(s, from)]).has(to.index)) return;
    name_on_the_way(s,
                    {from, to, general_allowance(s), enemies, s.battle.impassable_general, HexSet{},
                     HexSet{}, "ccn.move.leader.no-enemy"},
                    named);
}

}  // namespace

void name_stop(const State& s, Hex at, Named& named) {
    named.add(stop_rule_at(s, at));
    named.add("ccn.move.terrain-limits");
    named.add_if(under_tactic_card(s), "ccn.card.tactic-priority");
}

bool at_short_side(Hex h) { return column(h) == 0 || column(h) == row_length(row(h)) - 1; }

void name_refused(const State& s, const Moving&, const MoveUnit& move, Named& named) {
    const Unit* unit = own_unit(s, move.from);
    if (unit == nullptr) return name_no_unit(s, move.from, named);
    name_standing(s, *unit, named);
    const UnitId id = unit_id(s, move.from);
    if (!move.to.on_board()) return;
    if (move.to == move.from) return named.add("ccn.move.optional");
    if (s.turn.moved.has(id)) return name_farther(s, *unit, move.to, named);
    name_destination(s, *unit, move.to, named);
}

void name_refused(const State& s, const Moving&, const MoveGeneral& move, Named& named) {
    if (!move.from.on_board() || !move.to.on_board()) return;
    if (!generals_of(s, s.turn.active).has(move.from.index)) {
        return named.add_if(has_piece(s, move.from, other(s.turn.active)), "ccn.turn.alternate");
    }
    const GeneralId id = general_id(s, move.from);
    if (!s.turn.generals_ordered.has(id)) name_general_unordered(s, move.from, named);
    const bool with_unit = has_unit(s, move.from);
    if (s.turn.generals_moved.has(id)) {
        if (!s.turn.generals_ordered.has(id)) return;  // he went along with his unit
        named.add({"ccn.order.once", "ccn.move.one-at-a-time"});
        if (s.battle.stops.has(move.from.index)) name_stop(s, move.from, named);
        const bool joined = with_unit && s.turn.held.has(unit_id(s, move.from));
        return named.add_if(joined, "ccn.move.leader.reattach-freezes");
    }
    if (with_unit && in_square(s.units[unit_id(s, move.from)])) {
        return named.add("ccn.order.square-general");
    }
    if (move.to == move.from) return named.add("ccn.move.optional");
    name_general_destination(s, move.from, move.to, named);
}

void name_refused(const State& s, const Moving&, const ExitBoard& exit, Named& named) {
    const Unit* unit = own_unit(s, exit.from);
    if (unit != nullptr) {
        name_standing(s, *unit, named);
        if (exit_of(s, *unit) == nullptr) name_no_exit(s, *unit, named);
        return;
    }
    name_no_unit(s, exit.from, named);
    if (!has_lone_general(s, exit.from, s.turn.active)) return;
    const GeneralId general = general_id(s, exit.from);
    named.add_if(!s.turn.generals_ordered.has(general), "ccn.order.only-ordered-act");
    named.add("ccn.move.leader.own-edge");
    named.add_if(at_short_side(exit.from), "ccn.move.leader.no-side-exit");
    // Units leave there, not generals alone.
    named.add_if(is_exit(s, exit.from, s.turn.active), "ccn.move.exit-map");
}

}  // namespace grognard::ccn
