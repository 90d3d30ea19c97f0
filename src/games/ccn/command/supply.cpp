// Short Supply: the card's player picks the unit, its owner the hex it goes back to.
#include "games/ccn/command/supply.hpp"

#include "games/ccn/cards.hpp"
#include "games/ccn/turn/turn.hpp"

namespace grognard::ccn {

namespace {

HexSet free_hexes(const State& s, const Unit& unit) {
    HexSet taken = all_units(s) | s.generals_on[0] | s.generals_on[1] |
                   s.battle->impassable[static_cast<std::size_t>(arm(unit))];
    // Its own hex is free for it: a unit already on its base line may stay there.
    taken.remove(unit.at.index);
    return whole_board() - taken;
}

// The base line, else the nearest row above it that has a free hex.
HexSet nearest_row(const HexSet& free, Seat side) {
    for (int r = 0; r < row_count; ++r) {
        const HexSet there = free & on_row(side == Seat::First ? r : row_count - 1 - r);
        if (!there.empty()) return there;
    }
    return {};
}

// In the section where it stands; from a shared hex its owner may choose either (R36).
HexSet arrivals(const State& s, const Unit& unit) {
    const HexSet free = free_hexes(s, unit);
    HexSet out;
    for (const HexSet& section : s.battle->charts.sections) {
        if (section.has(unit.at.index)) out |= nearest_row(free & section, unit.side);
    }
    return out;
}

}  // namespace

void begin_supply(State& s, const EventSink& events) {
    for (const Hex at : hexes(all_units(s))) {
        if (!refuse(s, Supplying{}, SendBack{at})) return s.frames.push(Supplying{});
    }
    pass_turn(s, events);
}

Verdict refuse(const State& s, const Supplying&, const SendBack& target) {
    if (!target.at.on_board() || !has_unit(s, target.at)) {
        return refused("ccn.card.short-supply.effect", Reason::NoUnit);
    }
    const Unit& unit = s.units[unit_id(s, target.at)];
    if (in_square(unit)) return refused("ccn.card.short-supply.limits", Reason::InSquare);
    return allowed;
}

void apply(State& s, Supplying&, const SendBack& target, const EventSink&) {
    s.frames.pop();
    s.frames.push(Placing{unit_id(s, target.at)});
}

void offer(const State& s, const Supplying& supplying, Offers<Action>& out) {
    for (const Hex h : hexes(all_units(s))) {
        const SendBack target{h};
        if (!refuse(s, supplying, target)) out.push_back(target);
    }
}

Verdict refuse(const State& s, const Placing& placing, const Place& place) {
    if (place.at.on_board() && arrivals(s, s.units[placing.unit]).has(place.at.index))
        return allowed;
    return refused("ccn.card.short-supply.effect", Reason::NotNearestFreeBaseHex);
}

void apply(State& s, Placing& placing, const Place& place, const EventSink& events) {
    const UnitId id = placing.unit;
    const Hex from = s.units[id].at;
    s.frames.pop();
    if (place.at != from) {
        move_together(s, id, place.at, events);
    }
    s.turn.supplied.add(id);
    events.tell(UnitSentBack{id, from, place.at});
}

void offer(const State& s, const Placing& placing, Offers<Action>& out) {
    for (const Hex h : hexes(arrivals(s, s.units[placing.unit]))) {
        out.push_back(Place{h});
    }
}

// The one free hex is not asked for.
bool proceed(State& s, Placing& placing, const EventSink& events) {
    const HexSet free = arrivals(s, s.units[placing.unit]);
    if (free.size() > 1) return false;
    apply(s, placing, Place{Hex{static_cast<std::uint8_t>(free.first())}}, events);
    return true;
}

}  // namespace grognard::ccn
