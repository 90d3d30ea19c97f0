// Prussians from the track to the map, or to the box and from there to the map.
#include "games/waterloo/turn/prussians.hpp"

#include <algorithm>

#include "games/waterloo/cubes.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/movement/retreat.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

const Arriving& next_piece(const State& s) { return s.battle->track[s.arrived]; }

// A leader may not join another of his colour (wl.action.approach.leader-stack).
AreaSet where_it_fits(const State& s, UnitId unit, const AreaSet& entries) {
    const AreaSet open = open_entries(s, entries);
    return kind(s, unit).arm == Arm::Leader ? without_leader_clash(s, unit, open) : open;
}

AreaSet entries_for(const State& s, const Arriving& arriving) {
    return where_it_fits(s, arriving.unit, s.battle->entries[arriving.letter]);
}

void bring(State& s, Arrival& arrival, AreaId to, const EventSink& events) {
    const UnitId unit = next_piece(s).unit;
    place_unit(s, unit, to, events);
    if (to == delayed_box) {
        events.tell(PieceDelayed{piece_of(s, unit)});
    } else {
        events.tell(PieceEntered{piece_of(s, unit), to});
    }
    ++s.arrived;
    --arrival.left;
}

AreaSet relief_areas(const State& s, UnitId unit) {
    return where_it_fits(s, unit, s.battle->all_entries);
}

bool anyone_may_leave(const State& s, const Relief& relief) {
    for (const int id : relief.waiting) {
        if (!relief_areas(s, static_cast<UnitId>(id)).empty()) return true;
    }
    return false;
}

}  // namespace

AreaSet open_entries(const State& s, const AreaSet& entries) {
    return entries - occupied(s, french);
}

// W49: those who waited already may come in addition to the die.
void begin_arrivals(State& s) {
    s.frames.push(Relief{units_in(s, allied, delayed_box)});
    if (s.arrived < s.battle->track.size()) s.frames.push(PrussianRoll{});
}

Chance chance(const State&, const PrussianRoll&) { return dice("prussians", 1); }

void resolve(State& s, PrussianRoll&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    const int die = face(drawn[0]);
    const int left = static_cast<int>(s.battle->track.size()) - s.arrived;
    const int count = std::min(left, std::max<int>(die, s.battle->charts.limits.prussian_least));
    events.tell(PrussiansRolled{static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(count)});
    s.frames.push(Arrival{static_cast<std::uint8_t>(count)});
}

bool proceed(State& s, Arrival& arrival, const EventSink& events) {
    if (arrival.left == 0) {
        s.frames.pop();
        return true;
    }
    if (!entries_for(s, next_piece(s)).empty()) return false;
    bring(s, arrival, delayed_box, events);
    return true;
}

Seat decider(const State&, const Arrival&) { return allied; }

Verdict refuse(const State& s, const Arrival&, const Enter& said) {
    const Arriving& next = next_piece(s);
    if (!on_map(said.at) || !s.battle->entries[next.letter].has(said.at)) {
        return next.letter == 0 ? refused("wl.prussians.row-a", Reason::NotItsEntry)
                                : refused("wl.prussians.row-b", Reason::NotItsEntry);
    }
    if (enemy_held(s, allied, said.at)) return refused("wl.prussians.delay", Reason::EntryHeld);
    if (!entries_for(s, next).has(said.at)) {
        return refused("wl.action.approach.leader-stack", Reason::LeaderThere);
    }
    return allowed;
}

Verdict refuse(const State&, const Arrival&, const Delay&) { return allowed; }

void apply(State& s, Arrival& arrival, const Enter& said, const EventSink& events) {
    bring(s, arrival, said.at, events);
}

void apply(State& s, Arrival& arrival, const Delay&, const EventSink& events) {
    bring(s, arrival, delayed_box, events);
}

void offer(const State& s, const Arrival&, Offers<Action>& out) {
    for (const int area : entries_for(s, next_piece(s))) {
        out.push_back(Enter{static_cast<AreaId>(area)});
    }
    out.push_back(Delay{});
}

bool proceed(State& s, Relief& relief, const EventSink&) {
    if (anyone_may_leave(s, relief)) return false;
    s.frames.pop();
    return true;
}

Seat decider(const State&, const Relief&) { return allied; }

Verdict refuse(const State& s, const Relief& relief, const Leave& said) {
    const UnitId unit = find_piece(s, relief.waiting, said.piece);
    if (unit == no_unit) return refused("wl.prussians.delay-enter", Reason::NoSuchPiece);
    if (!on_map(said.to) || !s.battle->all_entries.has(said.to)) {
        return refused("wl.prussians.delay-enter", Reason::NotAnEntry);
    }
    if (enemy_held(s, allied, said.to))
        return refused("wl.prussians.delay-enter", Reason::EntryHeld);
    if (!relief_areas(s, unit).has(said.to)) {
        return refused("wl.action.approach.leader-stack", Reason::LeaderThere);
    }
    const Share share = share_of(s, unit);
    if (said.cubes < share.least || said.cubes > share.most) {
        return refused("wl.damage.move-assign", Reason::NotSoManyCubes);
    }
    return allowed;
}

Verdict refuse(const State&, const Relief&, const Done&) { return allowed; }

void apply(State& s, Relief& relief, const Leave& said, const EventSink& events) {
    const UnitId unit = find_piece(s, relief.waiting, said.piece);
    relief.waiting.remove(unit);
    move_with_cubes(s, unit, said.to, said.cubes + cubes_along(s, unit), events);
    events.tell(PieceEntered{piece_of(s, unit), said.to});
    recount_cubes(s, said.to, allied);
}

void apply(State& s, Relief&, const Done&, const EventSink&) { s.frames.pop(); }

void offer(const State& s, const Relief& relief, Offers<Action>& out) {
    each_piece(s, relief.waiting, [&](const Piece& piece, UnitId unit) {
        const Share share = share_of(s, unit);
        for (const int area : relief_areas(s, unit)) {
            for (int cubes = share.least; cubes <= share.most; ++cubes) {
                out.push_back(
                    Leave{piece, static_cast<AreaId>(area), static_cast<std::uint8_t>(cubes)});
            }
        }
    });
    out.push_back(Done{});
}

}  // namespace grognard::waterloo
