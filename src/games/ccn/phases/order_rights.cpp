// Orders left by section, by arm, by symbol: worked out once for the whole board.
#include "games/ccn/phases/order_rights.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"

namespace grognard::ccn {

namespace {

bool orders_everybody(const Turn& turn) {
    return !turn.substitute && orders_by_itself(turn.effect);
}

Pieces ordered(const State& s) { return {s.turn.ordered, s.turn.generals_ordered}; }
int named(const State& s) { return ordered(s).size(); }

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

[[gnu::noinline]] Pieces open_mixes(const State& s) {
    const Seat seat = s.turn.active;
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    const Pieces& on_left = posted(s, seat, Section::Left);
    const Pieces& in_centre = posted(s, seat, Section::Centre);
    const Pieces& on_right = posted(s, seat, Section::Right);
    const auto given = [&](const Pieces& there) { return (ordered(s) & there).size(); };
    const Wing left{orders[0] - given(on_left - in_centre), given(on_left & in_centre)};
    const Wing right{orders[2] - given(on_right - in_centre), given(on_right & in_centre)};
    const int centre = orders[1] - given(in_centre - on_left - on_right);
    const int spare = centre - left.over() - right.over();
    if (spare < 0 || left.orders < 0 || right.orders < 0) [[unlikely]]
        return {};
    return in_centre.only_if(spare > 0) | on_left.only_if(left.opens(spare)) |
           on_right.only_if(right.opens(spare));
}

// The pieces one more of which may be ordered by the section card, ordered already or not.
inline Pieces open_sections(const State& s) {
    const Card card = s.turn.effect;
    if (!names_one_section(card)) return open_mixes(s);
    const bool left = named(s) < orders_in_section(card, s.turn.command);
    return posted(s, s.turn.active, section_of(card)).only_if(left);
}

// Elan: arm symbols order their arm, flags order anybody.
struct Symbolic {
    std::array<bool, arm_count> arms{};
    bool anybody = false;
};
Symbolic open_symbols(const State& s, const Ordering& ordering) {
    std::array<int, arm_count> used{};
    for (const Arm arm : all_arms) {
        used[static_cast<std::size_t>(arm)] = (s.turn.ordered & troops(s, arm)).size();
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

// Units a tactic card may name, whether or not they are ordered already.
UnitSet nameable_units(const State& s, const Ordering& ordering) {
    const Seat seat = s.turn.active;
    const Card effect = s.turn.effect;
    const UnitSet own = on_board(s, seat).units;
    if (s.turn.substitute) return own.only_if(named(s) == 0);
    if (orders_everybody(s.turn)) return {};
    if (effect == Card::Elan) {
        const Symbolic open = open_symbols(s, ordering);
        UnitSet out;
        for (const Arm arm : all_arms) {
            out |= (own & troops(s, arm)).only_if(open.arms[static_cast<std::size_t>(arm)]);
        }
        return out;
    }
    if (effect == Card::Rally) return s.turn.regained;
    if (named(s) >= printed_on(effect).orders_anywhere) return {};
    if (effect == Card::GrandeManoeuvre) return own - s.squares;
    if (effect == Card::FireAndHold) return without_enemy_beside(s, answering(s, effect, seat));
    return answering(s, effect, seat);
}

GeneralSet nameable_generals(const State& s, const Ordering& ordering) {
    const Card effect = s.turn.effect;
    if (s.turn.substitute || !may_detach_with(effect)) return {};
    const GeneralSet own = on_board(s, s.turn.active).generals;
    if (effect == Card::Elan) return own.only_if(open_symbols(s, ordering).anybody);
    return own.only_if(named(s) < printed_on(effect).orders_anywhere);
}

// They stay where they are (ccn.order.square-general).
GeneralSet generals_in(const State& s, const UnitSet& squares) {
    GeneralSet out;
    for (const int id : squares) {
        const GeneralId general = general_id(s, s.units[static_cast<std::size_t>(id)].at);
        if (general != no_piece) out.add(general);
    }
    return out;
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

UnitSet without_enemy_beside(const State& s, const UnitSet& units) {
    UnitSet out;
    for (const int id : units) {
        const Unit& unit = s.units[static_cast<std::size_t>(id)];
        out.add_if(!enemy_unit_adjacent(s, unit.at, unit.side), id);
    }
    return out;
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
    const UnitSet squares = s.squares & on_board(s, s.turn.active).units;
    const Pieces open = ordered_by_section(s)
                            ? open_sections(s)
                            : Pieces{nameable_units(s, ordering), nameable_generals(s, ordering)};
    const Pieces left = open - ordered(s);
    UnitSet leaving;
    for (const int id : squares&(left.units | s.turn.ordered)) {
        leaving.add_if(!cavalry_adjacent(s, s.units[static_cast<std::size_t>(id)]), id);
    }
    rights = {left.units, leaving, left.generals - generals_in(s, squares)};
}

// Most cards are section cards and most of the time nobody is in square. The sets are
// stored one by one: a copy of the whole could not be forwarded from stores just made.
inline void work_out(const State& s, const Ordering& ordering, OrderRights& rights) {
    if (!ordered_by_section(s) || !s.squares.empty()) return work_out_all(s, ordering, rights);
    const Pieces left = open_sections(s) - ordered(s);
    rights.units = left.units;
    rights.leaving.clear();
    rights.generals = left.generals;
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
