// Flood fills over the board: where units and generals get to, and what stops them.
#pragma once

#include <bit>

#include "games/ccn/phases/movement.hpp"

namespace grognard::ccn {

// Hexes this unit may not enter.
inline HexSet barred_to_unit(const State& s, const Unit& unit, bool with_general) {
    HexSet barred = all_units(s) | generals_of(s, other(unit.side)) |
                    s.battle.impassable[static_cast<std::size_t>(arm(unit))];
    // A unit with a general would have to stop on the other one (ccn.move.onto-lone-general).
    if (with_general) barred |= generals_of(s, unit.side);
    return barred;
}

inline int general_allowance(const State& s) {
    return s.turn.effect == Card::GrandeManoeuvre ? 4 : 3;
}

// First step out of a hex: what lies across its fortified sides ends the move there (R13).
HexSet across_works(const State& s, Hex from);

// Where two steps and more lead, and the first. Going back over hexes already entered opens no new
// way, so the front need not leave them out; only who comes back to the first does not go on.
HexSet flood_far(const State& s, Hex from, int steps, const HexSet& barred, const HexSet& stops);

// Where so many steps lead. For most units it is one.
inline HexSet flood(const State& s, Hex from, int steps, const HexSet& barred,
                    const HexSet& stops) {
    if (steps > 1) return flood_far(s, from, steps, barred, stops);
    return steps == 1 ? neighbours(from) - barred : HexSet{};
}

// The hexes within two steps of one, in a single word: they lie within 26 of its index, so no two
// of them fall on the same bit when both words of a set are laid on one another.
struct Near {
    std::uint64_t bits = 0;

    static constexpr int farthest = 2 * row_apart;
    static_assert(2 * farthest < 64);
    static constexpr bool holds(int steps) { return steps == 1 || steps == 2; }
    // The index that the lowest bit stands for.
    static constexpr int lowest(Hex centre) { return centre.index - farthest; }

    static Near of(const HexSet& set, Hex centre) {
        const HexSet& around = within(centre, 2);
        const std::uint64_t laid =
            (set.words()[0] & around.words()[0]) | (set.words()[1] & around.words()[1]);
        return {std::rotr(laid, lowest(centre))};
    }
    // Those next to the centre, wherever it is.
    static constexpr Near ring() {
        std::uint64_t bits = 0;
        for (const int apart : {-13, -12, -1, 1, 12, 13})
            bits |= std::uint64_t{1} << (farthest + apart);
        return {bits};
    }
    // Next to any of them, and what the ends of rows wrap round to.
    constexpr Near beside() const {
        const std::uint64_t west = bits >> 1U;
        const std::uint64_t east = bits << 1U;
        return {west | east | (bits | east) << 12U | (bits | west) >> 12U};
    }
    friend constexpr Near operator&(Near a, Near b) { return {a.bits & b.bits}; }
    friend constexpr Near operator-(Near a, Near b) { return {a.bits & ~b.bits}; }
};

// The board as the pieces of one side find it, the same for all of them.
class Ways {
  public:
    Ways(const State& s, Seat side)
        : s_(s),
          own_generals_(generals_of(s, side)),
          enemies_(units_of(s, other(side)) | generals_of(s, other(side))),
          taken_(units_of(s, side) | enemies_),
          stops_(s.battle.stops | (own_generals_ - taken_)) {}

    HexSet reach(const Unit& unit, int steps) const {
        return flood(s_, unit.at, steps, barred(unit), stops_);
    }
    // The same for one step or two. Which of them it is nobody can foresee, so both are made.
    [[gnu::always_inline]] Near near(const Unit& unit, int steps) const {
        const Near open = Near::of(~barred(unit), unit.at);
        const Near first = open & Near::ring();
        Near front = first - Near::of(stops_, unit.at);
        if (s_.battle.works[unit.at.index] != 0) [[unlikely]]
            front = front - Near::of(across_works(s_, unit.at), unit.at);
        const Near second = front.beside() & open;
        const auto none_or_all = static_cast<std::uint64_t>(1 - steps);
        return {first.bits | (second.bits & none_or_all)};
    }
    HexSet reach(const General& general) const {
        const HexSet closed = enemies_ | s_.battle.impassable_general;
        const int steps = general_allowance(s_);
        return flood(s_, general.at, steps, closed, s_.battle.stops) - own_generals_;
    }
    // Is there a hex next to it that it may enter? Then its reach is not empty, and the reverse:
    // cards that forbid moving aside, every unit moves one hex at least.
    bool can_move(const Unit& unit) const { return !(neighbours(unit.at) - barred(unit)).empty(); }
    // He may also pass generals beside him.
    bool can_move(const General& general) const { return !reach(general).empty(); }

  private:
    HexSet barred(const Unit& unit) const {
        const HexSet closed = taken_ | s_.battle.impassable[static_cast<std::size_t>(arm(unit))];
        if (!own_generals_.has(unit.at.index)) return closed;
        return takes_general_along(s_, unit) ? closed | own_generals_ : closed;
    }

    const State& s_;
    HexSet own_generals_;
    HexSet enemies_;
    HexSet taken_;
    HexSet stops_;  // where a unit's move ends
};

// The rule of the ground on which a move ends.
std::string_view stop_rule_at(const State& s, Hex stop);
// Hexes moved to get there, or -1.
int steps_to(const State& s, const Unit& unit, Hex to);
// The rule of the terrain or piece that keeps a unit from going on to a hex within its allowance.
std::string_view stopping_rule(const State& s, const Unit& unit, Hex to);
std::string_view stopping_rule(const State& s, const General& general, Hex to);

}  // namespace grognard::ccn
