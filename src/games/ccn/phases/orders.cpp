// Who may be ordered by the card on the table, one by one or all at once.
#include "games/ccn/phases/orders.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"
#include "games/ccn/phases/turn.hpp"

namespace grognard::ccn {

namespace {

constexpr int orders_of_tactic_card = 4;

bool orders_everybody(const Turn& turn) {
    if (turn.substitute) return false;
    return turn.effect == Card::ForceMarch || turn.effect == Card::ColdSteel ||
           turn.effect == Card::Leadership;
}

// How many ordered pieces stand in each mix of sections (bits as in sections_of).
std::array<int, 8> count_by_sections(const State& s) {
    std::array<int, 8> count{};
    const Seat seat = s.turn.active;
    for (const int id : s.turn.ordered) {
        ++count[sections_of(s, s.units[static_cast<std::size_t>(id)].at, seat)];
    }
    for (const int id : s.turn.generals_ordered) {
        ++count[sections_of(s, s.generals[static_cast<std::size_t>(id)].at, seat)];
    }
    return count;
}

// Can the pieces on dotted lines be shared out so that no section exceeds its orders?
// (ccn.board.shared-hexes: either section may order them.)
bool fits_sections(const std::array<int, 8>& count, const std::array<int, section_count>& orders) {
    const int left_over = std::max(0, count[0b011] - (orders[0] - count[0b001]));
    const int right_over = std::max(0, count[0b110] - (orders[2] - count[0b100]));
    return count[0b001] <= orders[0] && count[0b100] <= orders[2] &&
           count[0b010] + left_over + right_over <= orders[1];
}

bool fits_with(const State& s, Hex at) {
    auto count = count_by_sections(s);
    ++count[sections_of(s, at, s.turn.active)];
    return fits_sections(count, section_orders(s.turn.effect, s.turn.command));
}

// Elan: arm symbols order their arm, flags order anybody.
bool fits_symbols(const State& s, const Ordering& ordering, const Unit* unit) {
    std::array<int, arm_count> used{};
    for (const int id : s.turn.ordered) {
        ++used[static_cast<std::size_t>(arm(s.units[static_cast<std::size_t>(id)]))];
    }
    int flags = s.turn.generals_ordered.size();
    if (unit != nullptr) {
        ++used[static_cast<std::size_t>(arm(*unit))];
    } else {
        ++flags;
    }
    for (std::size_t a = 0; a < arm_count; ++a) {
        flags += std::max(0, used[a] - ordering.symbols[a]);
    }
    return flags <= ordering.symbols[3];
}

int named(const State& s) { return s.turn.ordered.size() + s.turn.generals_ordered.size(); }

Verdict refuse_in_sections(const State& s, Hex at) {
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    const unsigned sections = sections_of(s, at, s.turn.active);
    bool named_by_card = false;
    for (std::size_t i = 0; i < section_count; ++i) {
        named_by_card = named_by_card || ((sections >> i & 1U) != 0 && orders[i] > 0);
    }
    if (!named_by_card) return Refusal{orders_rule(s.turn.effect), "wrong-section"};
    if (!fits_with(s, at)) return Refusal{orders_rule(s.turn.effect), "no-orders-left"};
    return allowed;
}

// Whether the card orders this unit, apart from its being the player's and not yet ordered.
Verdict refuse_unit(const State& s, const Ordering& ordering, const Unit& unit) {
    const Card effect = s.turn.effect;
    if (s.turn.substitute) {
        if (named(s) > 0) return Refusal{fallback_rule(effect), "one-unit-only"};
        return allowed;
    }
    if (is_section_card(effect)) return refuse_in_sections(s, unit.at);
    if (effect == Card::Elan) {
        if (fits_symbols(s, ordering, &unit)) return allowed;
        return Refusal{"ccn.card.elan.symbols", "no-symbol-left"};
    }
    if (effect == Card::Rally) {
        if (s.turn.regained.has(s.unit_at[unit.at.index])) return allowed;
        return Refusal{"ccn.card.rally.activate", "regained-no-block"};
    }
    if (!answers_to(effect, unit)) return Refusal{orders_rule(effect), "wrong-arm"};
    if (effect == Card::GrandeManoeuvre && in_square(unit)) {
        return Refusal{"ccn.card.grande-manoeuvre.square", "in-square"};
    }
    if (effect == Card::FireAndHold && enemy_unit_adjacent(s, unit.at, unit.side)) {
        return Refusal{"ccn.card.fire-and-hold.orders", "enemy-adjacent"};
    }
    if (named(s) >= orders_of_tactic_card) return Refusal{orders_rule(effect), "no-orders-left"};
    return allowed;
}

Verdict refuse_general(const State& s, const Ordering& ordering, Hex at) {
    const Card effect = s.turn.effect;
    if (s.turn.substitute) return Refusal{fallback_rule(effect), "a-unit-not-a-general"};
    if (!may_detach_with(effect)) return Refusal{"ccn.order.detach-cards", "card-orders-no-generals"};
    if (has_unit(s, at) && in_square(s.units[unit_id(s, at)])) {
        return Refusal{"ccn.order.square-general", "unit-in-square"};
    }
    if (is_section_card(effect)) return refuse_in_sections(s, at);
    if (effect == Card::Elan) {
        if (fits_symbols(s, ordering, nullptr)) return allowed;
        return Refusal{"ccn.card.elan.symbols", "no-flag-left"};
    }
    if (named(s) >= orders_of_tactic_card) return Refusal{orders_rule(effect), "no-orders-left"};
    return allowed;
}

bool cavalry_adjacent(const State& s, const Unit& unit) {
    for (const Hex h : hexes(neighbours(unit.at) & units_of(s, other(unit.side)))) {
        const Unit& enemy = s.units[s.unit_at[h.index]];
        if (arm(enemy) == Arm::Cavalry) return true;
    }
    return false;
}

Verdict refuse_leaving(const State& s, const Unit& unit) {
    if (!in_square(unit)) return Refusal{"ccn.square.exit", "not-in-square"};
    if (cavalry_adjacent(s, unit)) return Refusal{"ccn.square.no-exit-cavalry", "enemy-cavalry-adjacent"};
    return allowed;
}

// The player's unit on that hex, or nothing.
const Unit* own_unit(const State& s, Hex at) {
    if (!at.on_board() || !units_of(s, s.turn.active).has(at.index)) return nullptr;
    return &s.units[unit_id(s, at)];
}

bool own_general(const State& s, Hex at) {
    return at.on_board() && generals_of(s, s.turn.active).has(at.index);
}

void order(State& s, UnitId id, EventSink& events) {
    s.turn.ordered.add(id);
    events.tell(UnitOrdered{id, s.units[id].at});
}

bool touches_enemy(const State& s, const Unit& unit) {
    const Seat enemy = other(unit.side);
    return neighbours(unit.at).intersects(units_of(s, enemy) | generals_of(s, enemy));  // R45
}

bool ordered_by_all(const State& s, const Unit& unit) {
    switch (s.turn.effect) {
        case Card::ForceMarch: {
            const unsigned bit = 1U << static_cast<unsigned>(s.turn.section);
            return arm(unit) == Arm::Infantry && (sections_of(s, unit.at, unit.side) & bit) != 0;
        }
        case Card::ColdSteel:
            return touches_enemy(s, unit);
        default:  // Leadership
            return has_attached(s, unit);
    }
}

bool can_order_more(const State& s, const Ordering& ordering) {
    const Seat seat = s.turn.active;
    for (const Hex at : hexes(units_of(s, seat))) {
        if (!refuse(s, ordering, OrderUnit{at}) || !refuse(s, ordering, LeaveSquare{at})) return true;
    }
    for (const Hex h : hexes(generals_of(s, seat))) {
        if (!refuse(s, ordering, OrderGeneral{h})) return true;
    }
    return false;
}

bool nothing_ordered(const State& s) {
    return s.turn.ordered.empty() && s.turn.generals_ordered.empty();
}

}  // namespace

void begin_ordering(State& s, const Ordering& ordering, EventSink& events) {
    if (!can_order_more(s, ordering)) return pass_turn(s, events);
    s.frames.push(ordering);
}

void order_all(State& s, EventSink& events) {
    const Seat seat = s.turn.active;
    if (s.turn.effect == Card::Leadership) {
        for (const Hex h : hexes(generals_of(s, seat))) {
            const GeneralId id = s.general_at[h.index];
            s.turn.generals_ordered.add(id);
            events.tell(GeneralOrdered{id, s.generals[id].at});
        }
    }
    for (const Hex h : hexes(units_of(s, seat))) {
        const UnitId id = s.unit_at[h.index];
        if (ordered_by_all(s, s.units[id])) order(s, id, events);
    }
    if (nothing_ordered(s)) return pass_turn(s, events);
    s.frames.push(Ordering{});  // squares among them may still be told to leave square
}

Seat decider(const State& s, const Ordering&) { return s.turn.active; }

Verdict refuse(const State& s, const Ordering& ordering, const OrderUnit& order) {
    const Unit* unit = own_unit(s, order.at);
    if (unit == nullptr) return Refusal{"ccn.order.announce", "no-own-unit"};
    if (s.turn.ordered.has(unit_id(s, order.at))) return Refusal{"ccn.order.once", "already-ordered"};
    if (orders_everybody(s.turn)) return Refusal{orders_rule(s.turn.effect), "not-named-by-card"};
    return refuse_unit(s, ordering, *unit);
}

Verdict refuse(const State& s, const Ordering& ordering, const LeaveSquare& order) {
    const Unit* unit = own_unit(s, order.at);
    if (unit == nullptr) return Refusal{"ccn.order.announce", "no-own-unit"};
    if (const Verdict verdict = refuse_leaving(s, *unit)) return verdict;
    if (s.turn.ordered.has(unit_id(s, order.at))) return allowed;
    return refuse(s, ordering, OrderUnit{order.at});
}

Verdict refuse(const State& s, const Ordering& ordering, const OrderGeneral& order) {
    if (!own_general(s, order.at)) return Refusal{"ccn.order.announce", "no-own-general"};
    if (s.turn.generals_ordered.has(general_id(s, order.at))) {
        return Refusal{"ccn.order.once", "already-ordered"};
    }
    return refuse_general(s, ordering, order.at);
}

Verdict refuse(const State&, const Ordering&, const Done&) { return allowed; }

void apply(State& s, Ordering&, const OrderUnit& action, EventSink& events) {
    order(s, unit_id(s, action.at), events);
}

void apply(State& s, Ordering&, const LeaveSquare& action, EventSink& events) {
    const UnitId id = unit_id(s, action.at);
    if (!s.turn.ordered.has(id)) order(s, id, events);
    leave_square(s, id);
    events.tell(SquareLeft{id, action.at});
}

void apply(State& s, Ordering&, const OrderGeneral& action, EventSink& events) {
    const GeneralId id = general_id(s, action.at);
    s.turn.generals_ordered.add(id);
    events.tell(GeneralOrdered{id, action.at});
}

void apply(State& s, Ordering&, const Done&, EventSink&) { s.frames.pop(); }

void offer(const State& s, const Ordering& ordering, std::vector<Action>& out) {
    const Seat seat = s.turn.active;
    out.emplace_back(Done{});
    for (const Hex at : hexes(units_of(s, seat))) {
        if (!refuse(s, ordering, OrderUnit{at})) out.emplace_back(OrderUnit{at});
        if (!refuse(s, ordering, LeaveSquare{at})) out.emplace_back(LeaveSquare{at});
    }
    for (const Hex at : hexes(generals_of(s, seat))) {
        if (!refuse(s, ordering, OrderGeneral{at})) out.emplace_back(OrderGeneral{at});
    }
}

// Orders that exceed the pieces there are, are lost (ccn.order.excess-lost-section, -tactic).
bool proceed(State& s, Ordering& ordering, EventSink&) {
    if (can_order_more(s, ordering)) return false;
    s.frames.pop();
    return true;
}

void begin_rallying(State& s, const Rallying& rallying, EventSink&) { s.frames.push(rallying); }

Seat decider(const State& s, const Rallying&) { return s.turn.active; }

Verdict refuse(const State& s, const Rallying& rallying, const RallyBlock& block) {
    const Unit* unit = own_unit(s, block.at);
    if (unit == nullptr) return Refusal{"ccn.card.rally.heal", "no-own-unit"};
    if (rallying.symbols[static_cast<std::size_t>(arm(*unit))] == 0) {
        return Refusal{"ccn.card.rally.heal", "no-symbol-left"};
    }
    if (unit->blocks >= card_of(s, *unit).blocks) return Refusal{"ccn.card.rally.heal", "full-strength"};
    return allowed;
}

Verdict refuse(const State&, const Rallying&, const Done&) { return allowed; }

void apply(State& s, Rallying& rallying, const RallyBlock& block, EventSink& events) {
    const UnitId id = unit_id(s, block.at);
    --rallying.symbols[static_cast<std::size_t>(arm(s.units[id]))];
    ++s.units[id].blocks;
    s.turn.regained.add(id);
    events.tell(BlockRegained{id, block.at});
}

void apply(State& s, Rallying&, const Done&, EventSink& events) {
    s.frames.pop();
    begin_ordering(s, Ordering{}, events);
}

void offer(const State& s, const Rallying& rallying, std::vector<Action>& out) {
    out.emplace_back(Done{});
    for (const Hex h : hexes(units_of(s, s.turn.active))) {
        const RallyBlock block{h};
        if (!refuse(s, rallying, block)) out.emplace_back(block);
    }
}

bool proceed(State& s, Rallying& rallying, EventSink& events) {
    for (const Hex h : hexes(units_of(s, s.turn.active))) {
        if (!refuse(s, rallying, RallyBlock{h})) return false;
    }
    apply(s, rallying, Done{}, events);
    return true;
}

}  // namespace grognard::ccn
