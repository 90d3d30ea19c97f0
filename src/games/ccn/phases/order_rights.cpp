// Orders left by section, by arm, by symbol: worked out once for the whole board.
#include "games/ccn/phases/order_rights.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"

namespace grognard::ccn {

namespace {

bool orders_everybody(const Turn& turn) {
    if (turn.substitute) return false;
    return turn.effect == Card::ForceMarch || turn.effect == Card::ColdSteel ||
           turn.effect == Card::Leadership;
}

int named(const State& s) { return s.turn.ordered.size() + s.turn.generals_ordered.size(); }

HexSet hexes_of(const State& s, const UnitSet& units) {
    HexSet on;
    for (const int id : units) on.add(s.units[static_cast<std::size_t>(id)].at.index);
    return on;
}

bool ordered_by_section(const State& s) {
    return is_section_card(s.turn.effect) && !s.turn.substitute;
}

// Pieces on dotted lines count for either section (ccn.board.shared-hexes): those that the wing has
// no order for need one of the centre.
struct Wing {
    int orders = 0;  // left for it when its own pieces have theirs
    int shared = 0;  // pieces it shares with the centre

    int over() const { return std::max(0, shared - orders); }
    // May one more piece on it be ordered, if the centre has so many orders to spare?
    bool opens(int spare) const { return ((orders > shared) | ((orders > 0) & (spare > 0))) != 0; }
};

[[gnu::noinline]] HexSet open_mixes(const State& s) {
    const Seat seat = s.turn.active;
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    const HexSet& on_left = section_hexes(s, Section::Left, seat);
    const HexSet& in_centre = section_hexes(s, Section::Centre, seat);
    const HexSet& on_right = section_hexes(s, Section::Right, seat);
    const auto ordered = [&](const HexSet& there) {
        return (s.ordered_on & there).size() + (s.generals_ordered_on & there).size();
    };
    const Wing left{orders[0] - ordered(on_left - in_centre), ordered(on_left & in_centre)};
    const Wing right{orders[2] - ordered(on_right - in_centre), ordered(on_right & in_centre)};
    const int centre = orders[1] - ordered(in_centre - on_left - on_right);
    const int spare = centre - left.over() - right.over();
    if (spare < 0 || left.orders < 0 || right.orders < 0) [[unlikely]]
        return {};
    return in_centre.only_if(spare > 0) | on_left.only_if(left.opens(spare)) |
           on_right.only_if(right.opens(spare));
}

// Hexes in which one more piece may be ordered by the section card.
inline HexSet open_sections(const State& s) {
    const Card card = s.turn.effect;
    if (!names_one_section(card)) return open_mixes(s);
    const bool left = named(s) < orders_in_section(card, s.turn.command);
    const auto section = static_cast<Section>(static_cast<std::size_t>(card) % section_count);
    return section_hexes(s, section, s.turn.active).only_if(left);
}

// Elan: arm symbols order their arm, flags order anybody.
struct Symbolic {
    std::array<bool, arm_count> arms{};
    bool anybody = false;
};
Symbolic open_symbols(const State& s, const Ordering& ordering) {
    std::array<int, arm_count> used{};
    for (const int id : s.turn.ordered) {
        ++used[static_cast<std::size_t>(arm(s.units[static_cast<std::size_t>(id)]))];
    }
    int flags = s.turn.generals_ordered.size();
    for (std::size_t a = 0; a < arm_count; ++a) flags += std::max(0, used[a] - ordering.symbols[a]);
    Symbolic open;
    open.anybody = flags < ordering.symbols[3];
    for (std::size_t a = 0; a < arm_count; ++a) {
        open.arms[a] = open.anybody || used[a] < ordering.symbols[a];
    }
    return open;
}

HexSet squares_of(const State& s, Seat seat) { return units_of(s, seat) & s.squares_on; }

// Units a tactic card may name, whether or not they are ordered already.
HexSet nameable_units(const State& s, const Ordering& ordering) {
    const Seat seat = s.turn.active;
    const Card effect = s.turn.effect;
    if (s.turn.substitute) return named(s) == 0 ? units_of(s, seat) : HexSet{};
    if (orders_everybody(s.turn)) return {};
    if (effect == Card::Elan) {
        const Symbolic open = open_symbols(s, ordering);
        HexSet on;
        for (const Arm arm : all_arms) {
            if (open.arms[static_cast<std::size_t>(arm)]) on |= units_of(s, seat, arm);
        }
        return on;
    }
    if (effect == Card::Rally) return hexes_of(s, s.turn.regained);
    if (named(s) >= orders_of_tactic_card) return {};
    if (effect == Card::GrandeManoeuvre) return units_of(s, seat) - squares_of(s, seat);
    if (effect == Card::FireAndHold) {
        return answering(s, effect, seat) - spread(units_of(s, other(seat)));
    }
    return answering(s, effect, seat);
}

HexSet nameable_generals(const State& s, const Ordering& ordering, const HexSet& squares) {
    const Card effect = s.turn.effect;
    if (s.turn.substitute || !may_detach_with(effect)) return {};
    const HexSet free = generals_of(s, s.turn.active) - squares;  // ccn.order.square-general
    if (effect == Card::Elan) return open_symbols(s, ordering).anybody ? free : HexSet{};
    return named(s) < orders_of_tactic_card ? free : HexSet{};
}

Refusal why_not_section(const State& s, Hex at) {
    return {orders_rule(s.turn.effect),
            named_by_sections(s, at) ? "no-orders-left" : "wrong-section"};
}

}  // namespace

bool named_by_sections(const State& s, Hex at) {
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    const unsigned sections = sections_of(s, at, s.turn.active);
    for (std::size_t i = 0; i < section_count; ++i) {
        if ((sections >> i & 1U) != 0 && orders[i] > 0) return true;
    }
    return false;
}

bool cavalry_adjacent(const State& s, const Unit& unit) {
    for (const Hex h : hexes(neighbours(unit.at) & units_of(s, other(unit.side)))) {
        if (arm(s.units[unit_id(s, h)]) == Arm::Cavalry) return true;
    }
    return false;
}

namespace {

// The whole of it: tactic cards, and squares that may be told to leave square.
[[gnu::noinline]] void work_out_all(const State& s, const Ordering& ordering, OrderRights& rights) {
    const HexSet squares = squares_of(s, s.turn.active);
    HexSet units;
    HexSet generals;
    if (ordered_by_section(s)) {
        const HexSet open = open_sections(s);
        units = (units_of(s, s.turn.active) & open) - s.ordered_on;
        generals = (generals_of(s, s.turn.active) & open) - squares;
    } else {
        units = nameable_units(s, ordering) - s.ordered_on;
        generals = nameable_generals(s, ordering, squares);
    }
    HexSet leaving;
    for (const Hex at : hexes(squares & (units | s.ordered_on))) {
        if (!cavalry_adjacent(s, s.units[unit_id(s, at)])) leaving.add(at.index);
    }
    rights.units = units;
    rights.leaving = leaving;
    rights.generals = generals - s.generals_ordered_on;
}

// Most cards are section cards and most of the time nobody is in square. Each set goes from
// registers to where it is kept: copied together, from where they were put one by one, they would
// have to wait.
void work_out(const State& s, const Ordering& ordering, OrderRights& rights) {
    const Seat seat = s.turn.active;
    if (!ordered_by_section(s) || !squares_of(s, seat).empty())
        return work_out_all(s, ordering, rights);
    const HexSet open = open_sections(s);
    rights.units = (units_of(s, seat) & open) - s.ordered_on;
    rights.leaving.clear();
    rights.generals = (generals_of(s, seat) & open) - s.generals_ordered_on;
}

}  // namespace

OrderRights order_rights(const State& s, const Ordering& ordering) {
    OrderRights rights;
    work_out(s, ordering, rights);
    return rights;
}

void review_rights(State& s, const Ordering& ordering) { work_out(s, ordering, s.rights); }

Refusal why_not_unit(const State& s, const Ordering&, Hex at) {
    const Card effect = s.turn.effect;
    const Unit& unit = s.units[unit_id(s, at)];
    if (s.turn.ordered.has(unit_id(s, at))) return {"ccn.order.once", "already-ordered"};
    if (s.turn.substitute) return {fallback_rule(effect), "one-unit-only"};
    if (orders_everybody(s.turn)) return {orders_rule(effect), "not-named-by-card"};
    if (is_section_card(effect)) return why_not_section(s, at);
    if (effect == Card::Elan) return {"ccn.card.elan.symbols", "no-symbol-left"};
    if (effect == Card::Rally) return {"ccn.card.rally.activate", "regained-no-block"};
    if (!answers_to(effect, unit)) return {orders_rule(effect), "wrong-arm"};
    if (effect == Card::GrandeManoeuvre && in_square(unit)) {
        return {"ccn.card.grande-manoeuvre.square", "in-square"};
    }
    if (effect == Card::FireAndHold && enemy_unit_adjacent(s, at, unit.side)) {
        return {"ccn.card.fire-and-hold.orders", "enemy-adjacent"};
    }
    return {orders_rule(effect), "no-orders-left"};
}

Refusal why_not_general(const State& s, const Ordering&, Hex at) {
    const Card effect = s.turn.effect;
    if (s.turn.generals_ordered.has(general_id(s, at)))
        return {"ccn.order.once", "already-ordered"};
    if (s.turn.substitute) return {fallback_rule(effect), "a-unit-not-a-general"};
    if (!may_detach_with(effect)) return {"ccn.order.detach-cards", "card-orders-no-generals"};
    if (has_unit(s, at) && in_square(s.units[unit_id(s, at)])) {
        return {"ccn.order.square-general", "unit-in-square"};
    }
    if (is_section_card(effect)) return why_not_section(s, at);
    if (effect == Card::Elan) return {"ccn.card.elan.symbols", "no-flag-left"};
    return {orders_rule(effect), "no-orders-left"};
}

}  // namespace grognard::ccn
