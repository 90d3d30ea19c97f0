// Flood fills over the board: where units and generals get to, and what stops them.
#pragma once

#include "games/ccn/command_cards.hpp"
#include "games/ccn/phases/movement.hpp"
#include "games/ccn/window.hpp"

namespace grognard::ccn {

// Hexes this unit may not enter.
inline HexSet barred_to_unit(const State& s, const Unit& unit, bool with_general) {
    HexSet barred = all_units(s) | generals_of(s, other(unit.side)) |
                    s.battle.impassable[static_cast<std::size_t>(arm(unit))];
    // A unit with a general would have to stop on the other one (ccn.move.onto-lone-general).
    if (with_general) barred |= generals_of(s, unit.side);
    return barred;
}

// A general's own (ccn.move.leader.range).
inline constexpr int general_moves = 3;
inline int general_allowance(const State& s) {
    const bool marching = s.turn.effect == Card::GrandeManoeuvre;
    return marching ? printed_on(Card::GrandeManoeuvre).moves : general_moves;
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

// The same for up to `Most` steps of the three that a window holds, given what is open. How many it
// is nobody can foresee, so all are made.
template <int Most>
[[gnu::always_inline]] inline Window flood_window(const State& s, Hex from, int steps,
                                                  const HexSet& open, const HexSet& stops) {
    static_assert(Most <= Window::radius);
    const Window free = Window::of(open, from);
    const Window halts = Window::of(stops, from);
    Window reach = free & Window::within(1);
    Window front = reach - halts;
    if (s.battle.works[from.index] != 0) [[unlikely]]
        front = front - Window::of(across_works(s, from), from);
    for (int step = 2; step <= Most; ++step) {
        const Window next = front.beside() & free;
        reach = reach | next.only_if(step <= steps);
        front = next - halts;
    }
    return reach;
}

// The board as the pieces of one side find it, the same for all of them.
class Ways {
  public:
    [[gnu::always_inline]] Ways(const State& s, Seat side)
        : s_(s),
          own_generals_(generals_of(s, side)),
          enemies_(units_of(s, other(side)) | generals_of(s, other(side))),
          taken_(units_of(s, side) | enemies_),
          stops_(s.battle.stops | (own_generals_ - taken_)) {}

    HexSet reach(const Unit& unit, int steps) const {
        return flood(s_, unit.at, steps, barred(unit), stops_);
    }
    template <int Most>
    [[gnu::always_inline]] Window window(const Unit& unit, int steps) const {
        return flood_window<Most>(s_, unit.at, steps, ~barred(unit), stops_);
    }
    HexSet reach(const General& general) const {
        const int steps = general_allowance(s_);
        return flood(s_, general.at, steps, barred_to_general(), s_.battle.stops) - own_generals_;
    }
    // For three steps.
    [[gnu::always_inline]] Window window(const General& general) const {
        constexpr int steps = Window::radius;
        return flood_window<steps>(s_, general.at, steps, ~barred_to_general(), s_.battle.stops) -
               Window::of(own_generals_, general.at);
    }
    // Is there a hex next to it that it may enter? Then its reach is not empty, and the reverse:
    // cards that forbid moving aside, every unit moves one hex at least.
    bool can_move(const Unit& unit) const { return !(neighbours(unit.at) - barred(unit)).empty(); }
    // He may also pass generals beside him.
    bool can_move(const General& general) const { return !reach(general).empty(); }

  private:
    HexSet barred_to_general() const { return enemies_ | s_.battle.impassable_general; }
    [[gnu::always_inline]] HexSet barred(const Unit& unit) const {
        const HexSet closed = taken_ | s_.battle.impassable[static_cast<std::size_t>(arm(unit))];
        if (!has_general(s_, unit.at)) [[likely]]
            return closed;
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
// The exit by which this unit can leave the board in one move, nullptr if there is none. Leaving is
// moving on: who must stop on the exit hex leaves from there another turn.
const ExitHex* exit_of(const State& s, const Unit& unit);
// Is it an exit of the unit's side, and no farther off than it may go?
inline bool is_near(const State& s, const Unit& unit, const ExitHex& way) {
    return way.side == unit.side &&
           distance(unit.at, way.hex) + way.extra_move <= allowance(s, unit);
}
// Can it enter the exit hex with so much of its move left that it could leave?
bool reaches(const State& s, const Unit& unit, const ExitHex& way);
// The rule of the terrain or piece that keeps a unit from going on to a hex within its allowance.
std::string_view stopping_rule(const State& s, const Unit& unit, Hex to);
std::string_view stopping_rule(const State& s, const General& general, Hex to);
// The rule that keeps it from leaving by an exit that is near, on the way there or on the exit hex.
std::string_view stopping_rule(const State& s, const Unit& unit, const ExitHex& way);

}  // namespace grognard::ccn
