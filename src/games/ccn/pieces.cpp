// Placing, moving and removing pieces, and the banners that follow.
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

HexSet& unit_hexes(State& s, Seat side) {
    return s.units_on[static_cast<std::size_t>(index(side))];
}
HexSet& general_hexes(State& s, Seat side) {
    return s.generals_on[static_cast<std::size_t>(index(side))];
}

void lift_unit(State& s, UnitId id) {
    Unit& unit = s.units[id];
    s.unit_at[unit.at.index] = no_piece;
    unit_hexes(s, unit.side).remove(unit.at.index);
    unit.at = nowhere;
}

bool meets(const State& s, const Objective& objective) {
    return (objective.hexes & units_of(s, objective.side)).size() >= objective.need;
}

void check_victory(State& s, Seat seat, const EventSink& events) {
    if (s.ending != Ending::Undecided) return;
    if (banners(s, seat) < s.battle->banners_needed[static_cast<std::size_t>(index(seat))]) return;
    s.ending = win_for(seat);
    events.tell(GameWon{seat});
}

}  // namespace

Pieces pieces_on(const State& s, Seat side, const HexSet& hexes_meant) {
    Pieces out;
    for (const Hex h : hexes(units_of(s, side) & hexes_meant)) out.units.add(unit_id(s, h));
    for (const Hex h : hexes(generals_of(s, side) & hexes_meant)) {
        out.generals.add(general_id(s, h));
    }
    return out;
}

void place_unit(State& s, UnitId id, Hex to) {
    Unit& unit = s.units[id];
    unit.at = to;
    s.unit_at[to.index] = id;
    unit_hexes(s, unit.side).add(to.index);
}

void place_general(State& s, GeneralId id, Hex to) {
    General& general = s.generals[id];
    general.at = to;
    s.general_at[to.index] = id;
    general_hexes(s, general.side).add(to.index);
}

void lift_general(State& s, GeneralId id) {
    General& general = s.generals[id];
    // A general escaping through another's hex does not own that hex's entry.
    if (s.general_at[general.at.index] == id) {
        s.general_at[general.at.index] = no_piece;
        general_hexes(s, general.side).remove(general.at.index);
    }
    general.at = nowhere;
}

void move_unit(State& s, UnitId id, Hex to, const EventSink& events) {
    lift_unit(s, id);
    place_unit(s, id, to);
    review_objectives(s, events);
}

void move_general(State& s, GeneralId id, Hex to) {
    lift_general(s, id);
    place_general(s, id, to);
}

void move_together(State& s, UnitId id, Hex to, const EventSink& events) {
    const bool attached = has_attached(s, s.units[id]);
    const GeneralId general = general_id(s, s.units[id].at);
    move_unit(s, id, to, events);
    if (attached) move_general(s, general, to);
}

void leave_square(State& s, UnitId id) {
    Unit& unit = s.units[id];
    if (!in_square(unit)) return;
    Player& owner = player(s, unit.side);
    Card& slot = owner.track[unit.square - 1U];
    ++owner.hand[static_cast<std::size_t>(slot)];
    slot = Card::None;
    unit.square = 0;
}

void take_off(State& s, UnitId id, const EventSink& events) {
    leave_square(s, id);
    lift_unit(s, id);
    s.units[id].blocks = 0;
    review_objectives(s, events);
}

void lose_blocks(State& s, UnitId id, int count, LostBy by, const EventSink& events) {
    Unit& unit = s.units[id];
    const int lost = count < unit.blocks ? count : unit.blocks;
    if (lost == 0) return;
    const Hex at = unit.at;
    unit.blocks = static_cast<std::uint8_t>(unit.blocks - lost);
    events.tell(
        BlocksLost{id, at, static_cast<std::uint8_t>(lost), unit.blocks, by == LostBy::Retreat});
    if (unit.blocks > 0) return;
    const Seat winner = other(unit.side);
    events.tell(UnitEliminated{id, at});
    take_off(s, id, events);
    win_banners(s, winner, 1, events);
}

void eliminate_general(State& s, GeneralId id, const EventSink& events) {
    const Seat winner = other(s.generals[id].side);
    events.tell(GeneralEliminated{id, s.generals[id].at});
    lift_general(s, id);
    win_banners(s, winner, 1, events);
}

int banners(const State& s, Seat seat) {
    int total = player(s, seat).banners;
    for (std::size_t i = 0; i < s.battle->objectives.size(); ++i) {
        const Objective& objective = s.battle->objectives[i];
        const bool held = (s.objectives_held >> i & 1U) != 0;
        if (held && objective.side == seat) total += objective.banners;
    }
    return total;
}

void win_banners(State& s, Seat seat, int count, const EventSink& events) {
    if (count == 0 || s.ending != Ending::Undecided) return;
    player(s, seat).banners = static_cast<std::uint8_t>(player(s, seat).banners + count);
    events.tell(BannerWon{seat, static_cast<std::uint8_t>(count)});
    check_victory(s, seat, events);
}

void review_objectives(State& s, const EventSink& events) {
    if (s.objectives_held == 0) return;
    for (std::size_t i = 0; i < s.battle->objectives.size(); ++i) {
        const Objective& objective = s.battle->objectives[i];
        if ((s.objectives_held >> i & 1U) == 0 || objective.permanent) continue;
        if (meets(s, objective)) continue;
        s.objectives_held = static_cast<std::uint8_t>(s.objectives_held & ~(1U << i));
        events.tell(ObjectiveLost{objective.side, static_cast<std::uint8_t>(i)});
    }
}

void count_objectives(State& s, const EventSink& events) {
    const Seat seat = s.turn.active;
    for (std::size_t i = 0; i < s.battle->objectives.size(); ++i) {
        const Objective& objective = s.battle->objectives[i];
        const bool held = (s.objectives_held >> i & 1U) != 0;
        if (held || objective.side != seat || !meets(s, objective)) continue;
        s.objectives_held = static_cast<std::uint8_t>(s.objectives_held | 1U << i);
        events.tell(ObjectiveHeld{seat, static_cast<std::uint8_t>(i)});
    }
    for (const TurnBanner& banner : s.battle->turn_banners) {
        if (banner.side != seat || banner.turn != player(s, seat).turns) continue;
        if ((banner.on & units_of(s, seat)).size() < banner.units_min) continue;
        win_banners(s, seat, banner.banners, events);
    }
    check_victory(s, seat, events);
}

}  // namespace grognard::ccn
