// Orders left by section, by arm, by symbol.
#include "games/ccn/command/order_rights.hpp"

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
    // May one more of its pieces be ordered, if the centre has that many orders to spare?
    bool opens(int spare) const { return orders > shared || (orders > 0 && spare > 0); }
};

// The pieces one more of which may be ordered by the section card, ordered already or not.
Pieces open_sections(const State& s) {
    const Seat seat = s.turn.active;
    const auto in = [&](Section section) {
        return pieces_on(s, seat, section_hexes(s, section, seat));
    };
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    if (names_one_section(s.turn.effect)) {
        const Section section = section_of(s.turn.effect);
        const bool left = named(s) < orders[static_cast<std::size_t>(section)];
        return left ? in(section) : Pieces{};
    }
    const Pieces on_left = in(Section::Left);
    const Pieces in_centre = in(Section::Centre);
    const Pieces on_right = in(Section::Right);
    const auto given = [&](const Pieces& there) { return (ordered(s) & there).size(); };
    const Wing left{orders[0] - given(on_left - in_centre), given(on_left & in_centre)};
    const Wing right{orders[2] - given(on_right - in_centre), given(on_right & in_centre)};
    const int centre = orders[1] - given(in_centre - on_left - on_right);
    const int spare = centre - left.over() - right.over();
    Pieces open;
    if (spare < 0 || left.orders < 0 || right.orders < 0) return open;
    if (spare > 0) open = in_centre;
    if (left.opens(spare)) open = open | on_left;
    if (right.opens(spare)) open = open | on_right;
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

// May a tactic card name this unit, whether or not it is ordered already? Orders left aside.
bool names_unit(const State& s, const Unit& unit) {
    const Card effect = s.turn.effect;
    if (effect == Card::GrandeManoeuvre) return !in_square(unit);
    if (effect == Card::FireAndHold && enemy_unit_adjacent(s, unit.at, unit.side)) return false;
    return answers_to(effect, unit);
}

// Units a tactic card may name, whether or not they are ordered already.
UnitSet nameable_units(const State& s, const Ordering& ordering) {
    const UnitSet own = on_board(s, s.turn.active).units;
    if (s.turn.substitute) return named(s) == 0 ? own : UnitSet{};
    if (orders_everybody(s.turn)) return {};
    if (s.turn.effect == Card::Rally) return s.turn.regained;
    const bool by_symbols = s.turn.effect == Card::Elan;
    if (!by_symbols && named(s) >= printed_on(s.turn.effect).orders_anywhere) return {};
    const Symbolic symbols = open_symbols(s, ordering);
    UnitSet out;
    for (const int id : own) {
        const Unit& unit = s.units[static_cast<std::size_t>(id)];
        const bool open =
            by_symbols ? symbols.arms[static_cast<std::size_t>(arm(unit))] : names_unit(s, unit);
        if (open) out.add(id);
    }
    return out;
}

GeneralSet nameable_generals(const State& s, const Ordering& ordering) {
    const Card effect = s.turn.effect;
    if (s.turn.substitute || !may_detach_with(effect)) return {};
    const bool open = effect == Card::Elan ? open_symbols(s, ordering).anybody
                                           : named(s) < printed_on(effect).orders_anywhere;
    return open ? on_board(s, s.turn.active).generals : GeneralSet{};
}

Refusal why_not_section(const State& s, Hex at) {
    if (named_by_sections(s, at)) return refused(orders_rule(s.turn.effect), Reason::NoOrdersLeft);
    // A copied card works on the same side of the board, so its section has the other name.
    const bool copied = s.turn.card == Card::CounterAttack;
    return refused(copied ? "ccn.card.counter-attack.mirror" : orders_rule(s.turn.effect),
                   Reason::WrongSection);
}

}  // namespace

bool named_by_sections(const State& s, Hex at) {
    const auto orders = section_orders(s.turn.effect, s.turn.command);
    for (const Section section : {Section::Left, Section::Centre, Section::Right}) {
        if (orders[static_cast<std::size_t>(section)] > 0 &&
            section_hexes(s, section, s.turn.active).has(at.index)) {
            return true;
        }
    }
    return false;
}

bool cavalry_adjacent(const State& s, const Unit& unit) {
    for (const Hex h : hexes(neighbours(unit.at) & units_of(s, other(unit.side)))) {
        if (arm(s.units[unit_id(s, h)]) == Arm::Cavalry) return true;
    }
    return false;
}

OrderRights order_rights(const State& s, const Ordering& ordering) {
    const Pieces open = ordered_by_section(s)
                            ? open_sections(s)
                            : Pieces{nameable_units(s, ordering), nameable_generals(s, ordering)};
    const Pieces left = open - ordered(s);
    OrderRights rights{left.units, {}, left.generals};
    for (const Hex h : hexes(units_of(s, s.turn.active))) {
        const Unit& unit = s.units[unit_id(s, h)];
        if (!in_square(unit)) continue;
        // Its general stays with it (ccn.order.square-general).
        if (has_general(s, h)) rights.generals.remove(general_id(s, h));
        const bool may_act = (left.units | s.turn.ordered).has(unit_id(s, h));
        if (may_act && !cavalry_adjacent(s, unit)) rights.leaving.add(unit_id(s, h));
    }
    return rights;
}

Refusal why_not_unit(const State& s, const Ordering&, Hex at) {
    const Card effect = s.turn.effect;
    const Unit& unit = s.units[unit_id(s, at)];
    if (s.turn.ordered.has(unit_id(s, at)))
        return refused("ccn.order.once", Reason::AlreadyOrdered);
    if (s.turn.substitute) return refused(fallback_rule(effect), Reason::OneUnitOnly);
    if (orders_everybody(s.turn)) return refused(orders_rule(effect), Reason::NotNamedByCard);
    if (is_section_card(effect)) return why_not_section(s, at);
    if (effect == Card::Elan) return refused("ccn.card.elan.symbols", Reason::NoSymbolLeft);
    if (effect == Card::Rally) return refused("ccn.card.rally.activate", Reason::RegainedNoBlock);
    if (!answers_to(effect, unit)) return refused(orders_rule(effect), Reason::WrongArm);
    if (effect == Card::GrandeManoeuvre && in_square(unit)) {
        return refused("ccn.card.grande-manoeuvre.square", Reason::InSquare);
    }
    if (effect == Card::FireAndHold && enemy_unit_adjacent(s, at, unit.side)) {
        return refused("ccn.card.fire-and-hold.orders", Reason::EnemyAdjacent);
    }
    return refused(orders_rule(effect), Reason::NoOrdersLeft);
}

Refusal why_not_general(const State& s, const Ordering&, Hex at) {
    const Card effect = s.turn.effect;
    if (s.turn.generals_ordered.has(general_id(s, at)))
        return refused("ccn.order.once", Reason::AlreadyOrdered);
    if (s.turn.substitute) return refused(fallback_rule(effect), Reason::AUnitNotAGeneral);
    if (!may_detach_with(effect))
        return refused("ccn.order.detach-cards", Reason::CardOrdersNoGenerals);
    if (has_unit(s, at) && in_square(s.units[unit_id(s, at)])) {
        return refused("ccn.order.square-general", Reason::UnitInSquare);
    }
    if (is_section_card(effect)) return why_not_section(s, at);
    if (effect == Card::Elan) return refused("ccn.card.elan.symbols", Reason::NoFlagLeft);
    return refused(orders_rule(effect), Reason::NoOrdersLeft);
}

}  // namespace grognard::ccn
