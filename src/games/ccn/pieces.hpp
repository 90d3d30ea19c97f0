// Reading and changing where the pieces stand; banners follow from what leaves the board.
#pragma once

#include <vector>

#include "core/chance.hpp"
#include "core/refusal.hpp"
#include "games/ccn/events.hpp"
#include "games/ccn/reasons.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

inline bool has_unit(const State& s, Hex h) { return s.unit_at[h.index] != no_piece; }
inline bool has_general(const State& s, Hex h) { return s.general_at[h.index] != no_piece; }
inline UnitId unit_id(const State& s, Hex h) { return s.unit_at[h.index]; }
inline GeneralId general_id(const State& s, Hex h) { return s.general_at[h.index]; }

inline const UnitCard& card_of(const State& s, const Unit& unit) {
    return s.battle->charts
        .cards[static_cast<std::size_t>(unit.nation)][static_cast<std::size_t>(unit.type)];
}
inline Arm arm(const Unit& unit) { return arm(unit.type); }
inline Terrain terrain_at(const State& s, Hex h) { return s.battle->terrain[h.index]; }
inline const TerrainCard& terrain_card(const State& s, Hex h) {
    return s.battle->charts.terrain[static_cast<std::size_t>(terrain_at(s, h))];
}
inline bool fortified(const State& s, Hex h, Direction side) {
    return (s.battle->works[h.index] >> static_cast<unsigned>(side) & 1U) != 0;
}
inline bool in_square(const Unit& unit) { return unit.square != 0; }

// A general on a unit's hex is attached to it: two enemies never share a hex for longer than an
// escape takes.
inline bool has_attached(const State& s, const Unit& unit) {
    const GeneralId id = general_id(s, unit.at);
    return id != no_piece && s.generals[id].side == unit.side;
}

inline HexSet all_units(const State& s) { return s.units_on[0] | s.units_on[1]; }
inline const HexSet& units_of(const State& s, Seat side) {
    return s.units_on[static_cast<std::size_t>(index(side))];
}
inline const HexSet& generals_of(const State& s, Seat side) {
    return s.generals_on[static_cast<std::size_t>(index(side))];
}
// The section as that side sees the board: from the other side left is right.
inline const HexSet& section_hexes(const State& s, Section section, Seat side) {
    auto part = static_cast<std::size_t>(section);
    if (side == Seat::Second) part = section_count - 1 - part;
    return s.battle->charts.sections[part];
}
// The side's pieces on these hexes.
Pieces pieces_on(const State& s, Seat side, const HexSet& hexes);
inline Pieces on_board(const State& s, Seat side) { return pieces_on(s, side, whole_board()); }
// The active player's unit on that hex, or nothing.
inline const Unit* own_unit(const State& s, Hex at) {
    if (!at.on_board() || !units_of(s, s.turn.active).has(at.index)) return nullptr;
    return &s.units[unit_id(s, at)];
}
inline HexSet lone_generals(const State& s, Seat side) {
    return generals_of(s, side) - units_of(s, side);
}
inline Player& player(State& s, Seat seat) {
    return s.players[static_cast<std::size_t>(index(seat))];
}
inline const Player& player(const State& s, Seat seat) {
    return s.players[static_cast<std::size_t>(index(seat))];
}

// Is an enemy unit (not a lone general: R25) next to this hex?
inline bool enemy_unit_adjacent(const State& s, Hex h, Seat side) {
    return neighbours(h).intersects(units_of(s, other(side)));
}

// The two hexes of the next row toward the side's own base line.
struct Rearward {
    Hex first;
    Hex second;
};
inline Rearward rearward(Hex h, Seat side) {
    return side == Seat::First ? Rearward{neighbour(h, Direction::SW), neighbour(h, Direction::SE)}
                               : Rearward{neighbour(h, Direction::NW), neighbour(h, Direction::NE)};
}
inline bool on_base_line(Hex h, Seat side) { return row(h) == (side == Seat::First ? 0 : 8); }

// Putting pieces on the board and moving them. A unit's attached general does not follow by
// himself.
void place_unit(State& s, UnitId id, Hex to);
void place_general(State& s, GeneralId id, Hex to);
void move_unit(State& s, UnitId id, Hex to, const EventSink& events);
void move_general(State& s, GeneralId id, Hex to);
void lift_general(State& s, GeneralId id);
// The unit with the general attached to it.
void move_together(State& s, UnitId id, Hex to, const EventSink& events);

// Leaving the board. Banners and the end of the game follow at once (ccn.victory.immediate).
void take_off(State& s, UnitId id, const EventSink& events);
enum class LostBy : std::uint8_t { Hits, Retreat };
void lose_blocks(State& s, UnitId id, int count, LostBy by, const EventSink& events);
void eliminate_general(State& s, GeneralId id, const EventSink& events);

int banners(const State& s, Seat seat);
void win_banners(State& s, Seat seat, int count, const EventSink& events);
// Objectives no longer held are lost; called whenever a unit leaves a hex.
void review_objectives(State& s, const EventSink& events);
// Objectives and turn banners counted at the start of the active side's turn.
void count_objectives(State& s, const EventSink& events);

// The card under the unit's square marker goes back to its owner's hand.
void leave_square(State& s, UnitId id);

}  // namespace grognard::ccn
