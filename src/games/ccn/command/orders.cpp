// Who may be ordered by the card on the table, one by one or all at once.
#include "games/ccn/command/orders.hpp"

#include "games/ccn/cards.hpp"
#include "games/ccn/command/order_rights.hpp"
#include "games/ccn/turn/turn.hpp"

namespace grognard::ccn {

namespace {

bool own_general(const State& s, Hex at) {
    return at.on_board() && generals_of(s, s.turn.active).has(at.index);
}

void order(State& s, UnitId id, const EventSink& events) {
    events.tell(UnitOrdered{id, s.units[id].at});
    s.turn.ordered.add(id);
}

void order_general(State& s, Hex at, const EventSink& events) {
    const GeneralId id = general_id(s, at);
    events.tell(GeneralOrdered{id, at});
    s.turn.generals_ordered.add(id);
}

HexSet infantry(const State& s, Seat side) {
    HexSet out;
    for (const Hex h : hexes(units_of(s, side))) {
        if (arm(s.units[unit_id(s, h)]) == Arm::Infantry) out.add(h.index);
    }
    return out;
}

HexSet ordered_by_all(const State& s) {
    const Seat seat = s.turn.active;
    switch (s.turn.effect) {
        case Card::ForceMarch:
            return infantry(s, seat) & section_hexes(s, s.turn.section, seat);
        case Card::ColdSteel:  // R45
            return units_of(s, seat) &
                   spread(units_of(s, other(seat)) | generals_of(s, other(seat)));
        default:  // Leadership
            return units_of(s, seat) & generals_of(s, seat);
    }
}

bool nothing_ordered(const State& s) {
    return s.turn.ordered.empty() && s.turn.generals_ordered.empty();
}

// Nobody there whom the card could order so: a piece of the other side, a general who is no unit,
// or no piece at all.
std::string_view nobody_rule(const State& s, Hex at) {
    const Seat enemy = other(s.turn.active);
    if (at.on_board() && (units_of(s, enemy) | generals_of(s, enemy)).has(at.index)) {
        return "ccn.turn.alternate";
    }
    if (own_general(s, at)) return "ccn.unit.general-not-unit";
    return s.turn.substitute ? fallback_rule(s.turn.effect) : orders_rule(s.turn.effect);
}

}  // namespace

void begin_ordering(State& s, const Ordering& ordering) { s.frames.push(ordering); }

void order_all(State& s, const EventSink& events) {
    const Seat seat = s.turn.active;
    if (s.turn.effect == Card::Leadership) {
        for (const Hex h : hexes(generals_of(s, seat))) order_general(s, h, events);
    }
    for (const Hex h : hexes(ordered_by_all(s))) order(s, s.unit_at[h.index], events);
    if (nothing_ordered(s)) return pass_turn(s, events);
    begin_ordering(s, Ordering{});  // squares among them may still be told to leave square
}

Verdict refuse(const State& s, const Ordering& ordering, const OrderUnit& order) {
    if (own_unit(s, order.at) == nullptr)
        return refused(nobody_rule(s, order.at), Reason::NoOwnUnit);
    if (order_rights(s, ordering).units.has(unit_id(s, order.at))) return allowed;
    return why_not_unit(s, ordering, order.at);
}

Verdict refuse(const State& s, const Ordering& ordering, const LeaveSquare& order) {
    const Unit* unit = own_unit(s, order.at);
    if (unit == nullptr) return refused(nobody_rule(s, order.at), Reason::NoOwnUnit);
    if (order_rights(s, ordering).leaving.has(unit_id(s, order.at))) return allowed;
    if (!in_square(*unit)) return refused("ccn.square.exit", Reason::NotInSquare);
    if (cavalry_adjacent(s, *unit)) {
        return refused("ccn.square.no-exit-cavalry", Reason::EnemyCavalryAdjacent);
    }
    return why_not_unit(s, ordering, order.at);
}

Verdict refuse(const State& s, const Ordering& ordering, const OrderGeneral& order) {
    if (!own_general(s, order.at)) return refused(nobody_rule(s, order.at), Reason::NoOwnGeneral);
    if (order_rights(s, ordering).generals.has(general_id(s, order.at))) return allowed;
    return why_not_general(s, ordering, order.at);
}

Verdict refuse(const State&, const Ordering&, const Done&) { return allowed; }

void apply(State& s, Ordering&, const OrderUnit& action, const EventSink& events) {
    order(s, unit_id(s, action.at), events);
}

void apply(State& s, Ordering&, const LeaveSquare& action, const EventSink& events) {
    const UnitId id = unit_id(s, action.at);
    if (!s.turn.ordered.has(id)) order(s, id, events);
    leave_square(s, id);
    events.tell(SquareLeft{id, action.at});
}

void apply(State& s, Ordering&, const OrderGeneral& action, const EventSink& events) {
    order_general(s, action.at, events);
}

void apply(State& s, Ordering&, const Done&, const EventSink&) {
    s.frames.pop();
    begin_movement(s);
}

void offer(const State& s, const Ordering& ordering, Offers<Action>& out) {
    const OrderRights rights = order_rights(s, ordering);
    const auto unit_at = [&](int id) { return s.units[static_cast<std::size_t>(id)].at; };
    out.push_back(Done{});
    for (const int id : rights.units) out.push_back(OrderUnit{unit_at(id)});
    for (const int id : rights.leaving) out.push_back(LeaveSquare{unit_at(id)});
    for (const int id : rights.generals) {
        out.push_back(OrderGeneral{s.generals[static_cast<std::size_t>(id)].at});
    }
}

// Orders that exceed the pieces there are, are lost (ccn.order.excess-lost-section, -tactic); a
// card that could order nobody at all passes the turn (ccn.turn.no-order-possible).
bool proceed(State& s, Ordering& ordering, const EventSink& events) {
    if (!order_rights(s, ordering).none()) return false;
    s.frames.pop();
    if (nothing_ordered(s)) {
        pass_turn(s, events);
    } else {
        begin_movement(s);
    }
    return true;
}

// Each piece takes one of a card's orders, and which orders it could take is settled only when they
// are all given: so orders given in any sequence end with the same number.
int orders_left(State s) {
    auto* ordering = s.frames.top_as<Ordering>();
    if (ordering == nullptr) return 0;
    EventSink silent;
    for (int left = 0;; ++left) {
        const OrderRights rights = order_rights(s, *ordering);
        if (!rights.units.empty()) {
            const auto id = static_cast<std::size_t>(rights.units.first());
            apply(s, *ordering, OrderUnit{s.units[id].at}, silent);
        } else if (!rights.generals.empty()) {
            const auto id = static_cast<std::size_t>(rights.generals.first());
            apply(s, *ordering, OrderGeneral{s.generals[id].at}, silent);
        } else {
            return left;
        }
    }
}

void begin_rallying(State& s, const Rallying& rallying, const EventSink&) {
    s.frames.push(rallying);
}

Verdict refuse(const State& s, const Rallying& rallying, const RallyBlock& block) {
    const Unit* unit = own_unit(s, block.at);
    if (unit == nullptr) return refused("ccn.card.rally.heal", Reason::NoOwnUnit);
    if (rallying.symbols[static_cast<std::size_t>(arm(*unit))] == 0) {
        return refused("ccn.card.rally.heal", Reason::NoSymbolLeft);
    }
    if (unit->blocks >= card_of(s, *unit).blocks)
        return refused("ccn.card.rally.heal", Reason::FullStrength);
    return allowed;
}

Verdict refuse(const State&, const Rallying&, const Done&) { return allowed; }

void apply(State& s, Rallying& rallying, const RallyBlock& block, const EventSink& events) {
    const UnitId id = unit_id(s, block.at);
    --rallying.symbols[static_cast<std::size_t>(arm(s.units[id]))];
    ++s.units[id].blocks;
    s.turn.regained.add(id);
    events.tell(BlockRegained{id, block.at});
}

void apply(State& s, Rallying&, const Done&, const EventSink&) {
    s.frames.pop();
    begin_ordering(s, Ordering{});
}

namespace {

HexSet rallied(const State& s, const Rallying& rallying) {
    HexSet out;
    for (const Hex h : hexes(units_of(s, s.turn.active))) {
        if (!refuse(s, rallying, RallyBlock{h})) out.add(h.index);
    }
    return out;
}

}  // namespace

void offer(const State& s, const Rallying& rallying, Offers<Action>& out) {
    out.push_back(Done{});
    for (const Hex h : hexes(rallied(s, rallying))) out.push_back(RallyBlock{h});
}

bool proceed(State& s, Rallying& rallying, const EventSink& events) {
    if (!rallied(s, rallying).empty()) return false;
    apply(s, rallying, Done{}, events);
    return true;
}

}  // namespace grognard::ccn
