// Placing, moving and removing pieces, and the banners that follow.
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

HexSet& unit_hexes(State& s, Seat side) {
    return s.units_on[static_cast<std::size_t>(index(side))];
}
HexSet& arm_hexes(State& s, const Unit& unit) {
    return s.arms_on[static_cast<std::size_t>(arm(unit))];
}
HexSet& general_hexes(State& s, Seat side) {
    return s.generals_on[static_cast<std::size_t>(index(side))];
}
std::array<Pieces, section_count>& sections(State& s, Seat side) {
    return s.posted[static_cast<std::size_t>(index(side))];
}

inline void lift_unit(State& s, UnitId id) {
    Unit& unit = s.units[id];
    s.unit_at[unit.at.index] = no_piece;
    unit_hexes(s, unit.side).remove(unit.at.index);
    arm_hexes(s, unit).remove(unit.at.index);
    for (Pieces& section : sections(s, unit.side)) section.units.remove(id);
    unit.at = s.unit_hexes[id] = nowhere;
}

inline void put_unit(State& s, UnitId id, Hex to) {
    Unit& unit = s.units[id];
    unit.at = s.unit_hexes[id] = to;
    s.unit_at[to.index] = id;
    unit_hexes(s, unit.side).add(to.index);
    arm_hexes(s, unit).add(to.index);
    unsigned mix = sections_of(s, to, unit.side);
    for (Pieces& section : sections(s, unit.side)) {
        section.units.add_if((mix & 1U) != 0, id);
        mix >>= 1U;
    }
}

bool meets(const State& s, const Objective& objective) {
    return (objective.hexes & units_of(s, objective.side)).size() >= objective.need;
}

void check_victory(State& s, Seat seat, const EventSink& events) {
    if (s.ending != Ending::Undecided) return;
    if (banners(s, seat) < s.battle.banners_needed[static_cast<std::size_t>(index(seat))]) return;
    s.ending = win_for(seat);
    events.tell(GameWon{seat});
}

}  // namespace

void place_unit(State& s, UnitId id, Hex to) {
    const UnitCard& card = card_of(s, s.units[id]);
    s.troops[static_cast<std::size_t>(arm(s.units[id]))].add(id);
    s.traits.limbers.add_if(card.moves_fights == 0, id);
    s.traits.strides.add_if(card.moves_fights >= 2, id);
    s.traits.horse_guns.add_if(card.guns == GunChart::Horse, id);
    put_unit(s, id, to);
}

void place_general(State& s, GeneralId id, Hex to) {
    General& general = s.generals[id];
    general.at = s.general_hexes[id] = to;
    s.general_at[to.index] = id;
    general_hexes(s, general.side).add(to.index);
    unsigned mix = sections_of(s, to, general.side);
    for (Pieces& section : sections(s, general.side)) {
        section.generals.add_if((mix & 1U) != 0, id);
        mix >>= 1U;
    }
}

void lift_general(State& s, GeneralId id) {
    General& general = s.generals[id];
    // A general escaping through another's hex does not own that hex's entry.
    if (s.general_at[general.at.index] == id) {
        s.general_at[general.at.index] = no_piece;
        general_hexes(s, general.side).remove(general.at.index);
    }
    for (Pieces& section : sections(s, general.side)) section.generals.remove(id);
    general.at = s.general_hexes[id] = nowhere;
}

void move_unit(State& s, UnitId id, Hex to, const EventSink& events) {
    lift_unit(s, id);
    put_unit(s, id, to);
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

void form_square(State& s, UnitId id, std::uint8_t marker) {
    s.units[id].square = marker;
    s.squares.add(id);
}

void leave_square(State& s, UnitId id) {
    Unit& unit = s.units[id];
    if (!in_square(unit)) return;
    Player& owner = player(s, unit.side);
    Card& slot = owner.track[unit.square - 1U];
    ++owner.hand[static_cast<std::size_t>(slot)];
    slot = Card::None;
    unit.square = 0;
    s.squares.remove(id);
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
    if (s.objectives_held == 0) return total;
    for (std::size_t i = 0; i < s.battle.objectives.size(); ++i) {
        const Objective& objective = s.battle.objectives[i];
        const bool counts = (objective.side == seat) & (s.objectives_held >> i & 1U);
        total += static_cast<int>(counts) * objective.banners;
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
    for (std::size_t i = 0; i < s.battle.objectives.size(); ++i) {
        const Objective& objective = s.battle.objectives[i];
        if ((s.objectives_held >> i & 1U) == 0 || objective.permanent) continue;
        if (meets(s, objective)) continue;
        s.objectives_held = static_cast<std::uint8_t>(s.objectives_held & ~(1U << i));
        events.tell(ObjectiveLost{objective.side, static_cast<std::uint8_t>(i)});
    }
}

// Each is counted and then, mostly, left aside: whose it is changes from turn to turn.
void count_objectives(State& s, const EventSink& events) {
    const Seat seat = s.turn.active;
    unsigned met = 0;
    for (std::size_t i = 0; i < s.battle.objectives.size(); ++i) {
        const Objective& objective = s.battle.objectives[i];
        const bool own = objective.side == seat;
        met |= static_cast<unsigned>(own & meets(s, objective)) << i;
    }
    for (const int i : Set<8>({met & ~unsigned{s.objectives_held}})) {
        s.objectives_held = static_cast<std::uint8_t>(s.objectives_held | 1U << i);
        events.tell(ObjectiveHeld{seat, static_cast<std::uint8_t>(i)});
    }
    for (const TurnBanner& banner : s.battle.turn_banners) {
        if (banner.side != seat || banner.turn != player(s, seat).turns) continue;
        if ((banner.on & units_of(s, seat)).size() < banner.units_min) continue;
        win_banners(s, seat, banner.banners, events);
    }
    check_victory(s, seat, events);
}

}  // namespace grognard::ccn
