// How far pieces go and what stops them.
#include "games/ccn/movement/movement.hpp"

#include <cassert>

#include "games/ccn/command_cards.hpp"
#include "games/ccn/movement/reach.hpp"
#include "games/ccn/turn/turn.hpp"

namespace grognard::ccn {

namespace {

bool heavy_cavalry(const Unit& unit) { return arm(unit) == Arm::Cavalry && unit.type != Type::LC; }

// Why a unit may not move at all, whatever the hex.
Verdict refuse_to_move(const State& s, const Unit& unit, UnitId id) {
    if (!s.turn.ordered.has(id)) return refused("ccn.order.only-ordered-act", Reason::NotOrdered);
    if (s.turn.moved.has(id)) return refused("ccn.move.one-at-a-time", Reason::AlreadyMoved);
    if (s.turn.held.has(id))
        return refused("ccn.move.leader.reattach-freezes", Reason::GeneralJoined);
    if (in_square(unit)) return refused("ccn.square.no-move", Reason::InSquare);
    if (!s.turn.substitute && s.turn.effect == Card::FireAndHold) {
        return refused("ccn.card.fire-and-hold.no-move", Reason::CardForbidsMoving);
    }
    if (!s.turn.substitute && s.turn.effect == Card::ColdSteel) {
        return refused("ccn.card.cold-steel.no-move", Reason::CardForbidsMoving);
    }
    return allowed;
}

// The same for a general, by his hex.
Verdict refuse_general_to_move(const State& s, Hex from) {
    const GeneralId id = general_id(s, from);
    if (!s.turn.generals_ordered.has(id)) {
        return refused(has_unit(s, from) ? "ccn.move.leader.follows" : "ccn.order.only-ordered-act",
                       Reason::NotOrdered);
    }
    if (s.turn.generals_moved.has(id)) return refused("ccn.order.once", Reason::AlreadyMoved);
    if (has_unit(s, from) && in_square(s.units[unit_id(s, from)])) {
        return refused("ccn.order.square-general", Reason::UnitInSquare);
    }
    return allowed;
}

// Who stays makes no move.
constexpr Refusal stays = refused("ccn.move.optional", Reason::StaysThere);

// The ordered pieces that may still move, wherever they could go.
Pieces movable(const State& s) {
    Pieces out;
    for (const int id : s.turn.ordered) {
        const Unit& unit = s.units[static_cast<std::size_t>(id)];
        if (!refuse_to_move(s, unit, static_cast<UnitId>(id))) out.units.add(id);
    }
    for (const int id : s.turn.generals_ordered) {
        const Hex at = s.generals[static_cast<std::size_t>(id)].at;
        if (!refuse_general_to_move(s, at)) out.generals.add(id);
    }
    return out;
}

// Which rule keeps the unit off a hex that it might stand on if it were nearer or free.
Verdict why_not_there(const State& s, const Unit& unit, Hex to) {
    const Verdict taken = why_not_among(s, unit, to, false);
    if (taken) return taken;
    if (s.battle->forbidden[static_cast<std::size_t>(arm(unit))].has(to.index)) {
        return refused("ccn.setup.scenario", Reason::ForbiddenByScenario);
    }
    if (terrain_at(s, to) == Terrain::SandPit && arm(unit) == Arm::Artillery) {
        return refused("ccn.terrain.sandpit.artillery", Reason::Impassable);
    }
    if (s.battle->impassable[static_cast<std::size_t>(arm(unit))].has(to.index)) {
        return refused(impassable_rule(s, to), Reason::Impassable);
    }
    return why_not_among(s, unit, to, takes_general_along(s, unit));
}

// The same question without regard to stops: if this reaches the hex, something stopped the unit.
Refusal why_too_far(const State& s, const Unit& unit, Hex to) {
    if (distance(unit.at, to) > allowance(s, unit))
        return refused(distance_rule(s, unit), Reason::TooFar);
    return refused(stopping_rule(s, unit, to), Reason::StoppedOnTheWay);
}

// An exit near enough, on the way to which something closes the hex or stops the unit.
Refusal why_no_exit(const State& s, const Unit& unit) {
    bool there_is_one = false;
    for (const ExitHex& way : s.battle->exits) {
        there_is_one |= way.side == unit.side;
        if (!is_near(s, unit, way)) continue;
        const Verdict there = why_not_there(s, unit, way.hex);
        return there.value_or(refused(stopping_rule(s, unit, way), Reason::StoppedOnTheWay));
    }
    if (there_is_one) return refused(distance_rule(s, unit), Reason::TooFar);
    return refused("ccn.move.exit-map", Reason::NoExitHere);
}

void exit_board(State& s, UnitId id, const ExitHex& exit, const EventSink& events) {
    const Unit unit = s.units[id];
    if (takes_general_along(s, unit)) {
        const GeneralId general = general_id(s, unit.at);
        events.tell(GeneralLeftBoard{general, unit.at});
        s.turn.generals_ordered.remove(general);
        lift_general(s, general);
        win_banners(s, unit.side, exit.banners_general, events);
    }
    events.tell(UnitExited{id, unit.at});
    take_off(s, id, events);
    win_banners(s, unit.side, exit.banners_unit, events);
}

}  // namespace

std::string_view move_rule(const Unit& unit) {
    switch (unit.type) {
        case Type::LT:
        case Type::RL:
        case Type::YG:
            return "ccn.move.infantry.light-foot";
        case Type::LC:
            return "ccn.move.cavalry.light";
        case Type::FA:
        case Type::GFA:
            return "ccn.move.artillery.foot";
        case Type::HA:
            return "ccn.move.artillery.horse";
        default:
            return arm(unit) == Arm::Cavalry ? "ccn.move.cavalry.heavy"
                                             : "ccn.move.infantry.heavy-foot";
    }
}

std::string_view impassable_rule(const State& s, Hex to) {
    if (terrain_at(s, to) == Terrain::River) return "ccn.terrain.river.move";
    if (terrain_at(s, to) == Terrain::SteepHill) return "ccn.terrain.steep-hill.move";
    return "ccn.move.impassable";
}

std::string_view distance_rule(const State& s, const Unit& unit) {
    const Card effect = s.turn.effect;
    if (s.turn.substitute) return move_rule(unit);
    if (effect == Card::BayonetCharge) return "ccn.card.bayonet-charge.move";
    if (effect == Card::Bombard) return "ccn.card.bombard.either";
    if (effect == Card::GrandeManoeuvre) return "ccn.card.grande-manoeuvre.move";
    if (effect == Card::CavalryCharge && heavy_cavalry(unit)) {
        return "ccn.card.cavalry-charge.heavy-move";
    }
    if (effect == Card::ForceMarch) {
        const bool elite = card_of(s, unit).quick_march || has_attached(s, unit);
        return elite ? "ccn.card.force-march.elite" : "ccn.card.force-march.others";
    }
    return move_rule(unit);
}

Verdict why_not_among(const State& s, const Unit& unit, Hex to, bool with_general) {
    const Seat enemy = other(unit.side);
    if (units_of(s, unit.side).has(to.index))
        return refused("ccn.move.no-stacking", Reason::FriendlyUnitThere);
    if (units_of(s, enemy).has(to.index) || generals_of(s, enemy).has(to.index)) {
        return refused("ccn.move.blocked-hexes", Reason::EnemyThere);
    }
    if (has_general(s, to) && with_general)
        return refused("ccn.move.no-two-generals", Reason::TwoGenerals);
    return allowed;
}

int allowance_by_card(const State& s, const Unit& unit) {
    const std::uint8_t moves = printed_on(s.turn.effect).moves;
    const bool spurred = s.turn.effect != Card::CavalryCharge || heavy_cavalry(unit);
    return moves != own_moves && spurred ? moves : card_of(s, unit).moves;
}

bool enterable(const State& s, const Unit& unit, Hex to, bool with_general) {
    return !barred_to_unit(s, unit, with_general).has(to.index);
}

bool bars_fight_on_entry(const State& s, Hex to) {
    const bool works = s.battle->works[to.index] != 0;
    return terrain_card(s, to).no_fight_on_entry ||
           (works && s.battle->charts.fortification.no_fight_on_entry);
}

void note_entry(State& s, UnitId id, Hex to) {
    if (bars_fight_on_entry(s, to)) s.turn.entered.add(id);
}

Verdict refuse(const State& s, const Moving&, const MoveUnit& move) {
    const Unit* unit = own_unit(s, move.from);
    if (unit == nullptr || !move.to.on_board()) {
        return refused("ccn.order.only-ordered-act", Reason::NoOwnUnit);
    }
    if (const Verdict verdict = refuse_to_move(s, *unit, unit_id(s, move.from))) return verdict;
    if (move.to == move.from) return stays;
    if (unit_reach(s, *unit).has(move.to.index)) return allowed;
    const Verdict there = why_not_there(s, *unit, move.to);
    return there ? there : why_too_far(s, *unit, move.to);
}

Verdict refuse(const State& s, const Moving&, const MoveGeneral& move) {
    if (!move.from.on_board() || !move.to.on_board() ||
        !generals_of(s, s.turn.active).has(move.from.index)) {
        return refused("ccn.order.only-ordered-act", Reason::NoOwnGeneral);
    }
    const GeneralId id = general_id(s, move.from);
    if (const Verdict verdict = refuse_general_to_move(s, move.from)) return verdict;
    if (move.to == move.from) return stays;
    if (general_reach(s, s.generals[id]).has(move.to.index)) return allowed;
    const Seat enemy = other(s.turn.active);
    if (units_of(s, enemy).has(move.to.index) || generals_of(s, enemy).has(move.to.index)) {
        return refused("ccn.move.leader.no-enemy", Reason::EnemyThere);
    }
    if (has_general(s, move.to)) return refused("ccn.move.no-two-generals", Reason::TwoGenerals);
    if (s.battle->impassable_general.has(move.to.index)) {
        return refused(impassable_rule(s, move.to), Reason::Impassable);
    }
    if (distance(move.from, move.to) > general_allowance(s)) {
        const bool marching = s.turn.effect == Card::GrandeManoeuvre;
        return refused(marching ? "ccn.card.grande-manoeuvre.move" : "ccn.move.leader.range",
                       Reason::TooFar);
    }
    return refused(stopping_rule(s, s.generals[id], move.to), Reason::StoppedOnTheWay);
}

Verdict refuse(const State& s, const Moving&, const ExitBoard& exit) {
    const Unit* unit = own_unit(s, exit.from);
    if (unit == nullptr) {
        const HexSet& generals = generals_of(s, s.turn.active);
        if (exit.from.on_board() && generals.has(exit.from.index)) {
            return refused("ccn.move.leader.own-edge", Reason::NotInRetreat);  // R49
        }
        return refused("ccn.order.only-ordered-act", Reason::NoOwnUnit);
    }
    if (const Verdict verdict = refuse_to_move(s, *unit, unit_id(s, exit.from))) return verdict;
    if (exit_of(s, *unit) != nullptr) return allowed;
    return why_no_exit(s, *unit);
}

Verdict refuse(const State&, const Moving&, const Done&) { return allowed; }

void apply(State& s, Moving&, const MoveUnit& move, const EventSink& events) {
    const UnitId id = unit_id(s, move.from);
    const bool along = takes_general_along(s, s.units[id]);
    const bool far = !neighbours(move.from).has(move.to.index);
    const GeneralId mine = general_id(s, move.from);
    move_unit(s, id, move.to, events);
    if (along) {
        move_general(s, mine, move.to);
        s.turn.generals_moved.add(mine);
    }
    s.turn.moved.add(id);
    if (far) s.turn.far.add(id);
    note_entry(s, id, move.to);
    events.tell(UnitMoved{id, move.from, move.to, along});
}

void apply(State& s, Moving&, const MoveGeneral& move, const EventSink& events) {
    const GeneralId id = general_id(s, move.from);
    // R35: under Leadership the unit he leaves loses its order.
    if (s.turn.effect == Card::Leadership && !s.turn.substitute && has_unit(s, move.from)) {
        s.turn.ordered.remove(unit_id(s, move.from));
    }
    move_general(s, id, move.to);
    s.turn.generals_moved.add(id);
    if (has_unit(s, move.to)) s.turn.held.add(unit_id(s, move.to));
    events.tell(GeneralMoved{id, move.from, move.to});
}

void apply(State& s, Moving&, const ExitBoard& exit, const EventSink& events) {
    const UnitId id = unit_id(s, exit.from);
    const ExitHex* way = exit_of(s, s.units[id]);
    assert(way != nullptr);
    s.turn.ordered.remove(id);
    exit_board(s, id, *way, events);
}

void apply(State& s, Moving&, const Done&, const EventSink&) {
    s.frames.pop();
    begin_combat(s);
}

void offer(const State& s, const Moving&, Offers<Action>& out) {
    const Pieces pieces = movable(s);
    out.push_back(Done{});
    for (const int id : pieces.units) {
        const Unit& unit = s.units[static_cast<std::size_t>(id)];
        for (const Hex to : hexes(unit_reach(s, unit))) out.push_back(MoveUnit{unit.at, to});
        if (exit_of(s, unit) != nullptr) out.push_back(ExitBoard{unit.at});
    }
    for (const int id : pieces.generals) {
        const General& general = s.generals[static_cast<std::size_t>(id)];
        for (const Hex to : hexes(general_reach(s, general))) {
            out.push_back(MoveGeneral{general.at, to});
        }
    }
}

bool can_move_anybody(const State& s) {
    const Pieces pieces = movable(s);
    for (const int id : pieces.units) {
        const Unit& unit = s.units[static_cast<std::size_t>(id)];
        if (!unit_reach(s, unit).empty() || exit_of(s, unit) != nullptr) return true;
    }
    for (const int id : pieces.generals) {
        if (!general_reach(s, s.generals[static_cast<std::size_t>(id)]).empty()) return true;
    }
    return false;
}

// With nothing left to move the phase ends by itself.
bool proceed(State& s, Moving& moving, const EventSink& events) {
    if (can_move_anybody(s)) return false;
    apply(s, moving, Done{}, events);
    return true;
}

}  // namespace grognard::ccn
