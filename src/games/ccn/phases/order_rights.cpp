// Orders left by section, by arm, by symbol: worked out once for the whole board.
#include "games/ccn/phases/order_rights.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"

namespace grognard::ccn {

namespace {

constexpr int orders_of_tactic_card = 4;

// Pieces in each mix of sections; bits as in sections_of.
using BySections = std::array<int, 8>;
constexpr unsigned mixes[] = {0b001, 0b010, 0b100, 0b011, 0b110};

bool orders_everybody(const Turn& turn) {
    if (turn.substitute) return false;
    return turn.effect == Card::ForceMarch || turn.effect == Card::ColdSteel ||
           turn.effect == Card::Leadership;
}

int named(const State& s) { return s.turn.ordered.size() + s.turn.generals_ordered.size(); }

HexSet ordered_hexes(const State& s) {
    HexSet on;
    for (const int id : s.turn.ordered) on.add(s.units[static_cast<std::size_t>(id)].at.index);
    return on;
}

HexSet ordered_general_hexes(const State& s) {
    HexSet on;
    for (const int id : s.turn.generals_ordered) {
        on.add(s.generals[static_cast<std::size_t>(id)].at.index);
    }
    return on;
}

// The other player sees left and right exchanged.
unsigned as_bottom(unsigned mix, Seat seat) {
    if (seat == Seat::First) return mix;
    return (mix & 0b010U) | (mix & 0b001U) << 2U | (mix & 0b100U) >> 2U;
}

// Can the pieces on dotted lines be shared out so that no section exceeds its orders?
// (ccn.board.shared-hexes: either section may order them.)
bool fits_sections(const BySections& count, const std::array<int, section_count>& orders) {
    const int left_over = std::max(0, count[0b011] - (orders[0] - count[0b001]));
    const int right_over = std::max(0, count[0b110] - (orders[2] - count[0b100]));
    return count[0b001] <= orders[0] && count[0b100] <= orders[2] &&
           count[0b010] + left_over + right_over <= orders[1];
}

bool names_one_section(Card card) { return card <= Card::AssaultRight; }

// Hexes in which one more piece may be ordered by the section card.
HexSet open_sections(const State& s) {
    const Seat seat = s.turn.active;
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    HexSet open;
    if (named(s) >= orders[0] + orders[1] + orders[2]) return open;
    if (names_one_section(s.turn.effect)) {
        const auto side = static_cast<std::size_t>(s.turn.effect) % section_count;
        return s.battle.charts.sections[seat == Seat::First ? side : section_count - 1 - side];
    }
    BySections count{};
    for (const int id : s.turn.ordered) {
        ++count[sections_of(s, s.units[static_cast<std::size_t>(id)].at, seat)];
    }
    for (const int id : s.turn.generals_ordered) {
        ++count[sections_of(s, s.generals[static_cast<std::size_t>(id)].at, seat)];
    }
    for (const unsigned mix : mixes) {
        ++count[mix];
        if (fits_sections(count, orders)) open |= s.battle.by_sections[as_bottom(mix, seat)];
        --count[mix];
    }
    return open;
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

HexSet squares_of(const State& s, Seat seat) {
    HexSet on;
    const auto& track = player(s, seat).track;
    if (std::all_of(track.begin(), track.end(), [](Card c) { return c == Card::None; })) return on;
    for (const Hex at : hexes(units_of(s, seat))) {
        if (in_square(s.units[unit_id(s, at)])) on.add(at.index);
    }
    return on;
}

template <class Wanted>
HexSet units_where(const State& s, Wanted wanted) {
    HexSet on;
    for (const Hex at : hexes(units_of(s, s.turn.active))) {
        if (wanted(s.units[unit_id(s, at)])) on.add(at.index);
    }
    return on;
}

// Units a tactic card may name, whether or not they are ordered already.
HexSet nameable_units(const State& s, const Ordering& ordering) {
    const Card effect = s.turn.effect;
    const HexSet own = units_of(s, s.turn.active);
    if (s.turn.substitute) return named(s) == 0 ? own : HexSet{};
    if (orders_everybody(s.turn)) return {};
    if (effect == Card::Elan) {
        const Symbolic open = open_symbols(s, ordering);
        return units_where(s, [&open](const Unit& unit) {
            return open.arms[static_cast<std::size_t>(arm(unit))];
        });
    }
    if (effect == Card::Rally) {
        return units_where(s, [&s](const Unit& unit) {
            return s.turn.regained.has(unit_id(s, unit.at));
        });
    }
    if (named(s) >= orders_of_tactic_card) return {};
    return units_where(s, [&s, effect](const Unit& unit) {
        if (effect == Card::GrandeManoeuvre) return !in_square(unit);
        if (effect == Card::FireAndHold && enemy_unit_adjacent(s, unit.at, unit.side)) return false;
        return answers_to(effect, unit);
    });
}

HexSet nameable_generals(const State& s, const Ordering& ordering, const HexSet& squares) {
    const Card effect = s.turn.effect;
    if (s.turn.substitute || !may_detach_with(effect)) return {};
    const HexSet free = generals_of(s, s.turn.active) - squares;  // ccn.order.square-general
    if (effect == Card::Elan) return open_symbols(s, ordering).anybody ? free : HexSet{};
    return named(s) < orders_of_tactic_card ? free : HexSet{};
}

bool named_by_sections(const State& s, Hex at) {
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    const unsigned sections = sections_of(s, at, s.turn.active);
    for (std::size_t i = 0; i < section_count; ++i) {
        if ((sections >> i & 1U) != 0 && orders[i] > 0) return true;
    }
    return false;
}

Refusal why_not_section(const State& s, Hex at) {
    return {orders_rule(s.turn.effect), named_by_sections(s, at) ? "no-orders-left" : "wrong-section"};
}

}  // namespace

bool cavalry_adjacent(const State& s, const Unit& unit) {
    for (const Hex h : hexes(neighbours(unit.at) & units_of(s, other(unit.side)))) {
        if (arm(s.units[unit_id(s, h)]) == Arm::Cavalry) return true;
    }
    return false;
}

OrderRights order_rights(const State& s, const Ordering& ordering) {
    OrderRights rights;
    const HexSet squares = squares_of(s, s.turn.active);
    const bool by_section = is_section_card(s.turn.effect) && !s.turn.substitute;
    const HexSet open = by_section ? open_sections(s) : HexSet{};
    if (by_section && open.empty() && squares.empty()) return rights;
    const HexSet ordered = ordered_hexes(s);
    if (by_section) {
        rights.units = (units_of(s, s.turn.active) & open) - ordered;
        rights.generals = (generals_of(s, s.turn.active) & open) - squares;
    } else {
        rights.units = nameable_units(s, ordering) - ordered;
        rights.generals = nameable_generals(s, ordering, squares);
    }
    rights.generals -= ordered_general_hexes(s);
    for (const Hex at : hexes(squares & (rights.units | ordered))) {
        if (!cavalry_adjacent(s, s.units[unit_id(s, at)])) rights.leaving.add(at.index);
    }
    return rights;
}

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
    if (s.turn.generals_ordered.has(general_id(s, at))) return {"ccn.order.once", "already-ordered"};
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
