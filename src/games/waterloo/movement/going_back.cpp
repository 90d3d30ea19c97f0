// Units that must retreat or fall back: the first by id goes first, its owner says where to.
#include "games/waterloo/movement/going_back.hpp"

#include "games/waterloo/cubes.hpp"
#include "games/waterloo/movement/retreat.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

UnitId next(const GoingBack& going) { return static_cast<UnitId>(going.units.first()); }

// Attackers go where they came from even on a failed test (W43).
AreaSet ways(const State& s, const GoingBack& going) {
    const UnitId unit = next(going);
    if (s.units[unit].from != nowhere) {
        return fall_back_areas(s, unit, going.kind, s.frames.nearest<Assault>()->origins);
    }
    return retreat_areas(s, unit);
}

// A leader who goes back by himself takes nobody along.
Company company_to(const State& s, UnitId unit, AreaId to) {
    return kind(s, unit).arm == Arm::Leader ? alone : possible_company(s, unit, to);
}

void go(State& s, GoingBack& going, UnitId unit, AreaId to, Company company,
        const EventSink& events) {
    const AreaId from = s.units[unit].at;
    const bool infantry = kind(s, unit).arm == Arm::Infantry;
    const Piece piece = piece_of(s, unit);
    const std::uint8_t cubes = s.units[unit].cubes;
    going.units.remove(unit);
    if (going.kind == BackKind::FallBack) {
        if (infantry) set_posture(s, unit, Posture::Upright);  // wl.assault.step3.fallback-mobile
        events.tell(PieceFellBack{piece, from, to, cubes});
    } else {
        events.tell(PieceRetreated{piece, from, to, cubes});
    }
    go_back(s, unit, to, company, events);
    if (infantry) recount_cubes(s, to, side(s, unit));
}

}  // namespace

Seat decider(const State& s, const GoingBack& going) { return side(s, next(going)); }

Verdict refuse(const State& s, const GoingBack& going, const Retreat& said) {
    const UnitId unit = next(going);
    if (!(piece_of(s, unit) == said.piece)) {
        return find_piece(s, going.units, said.piece) == no_unit
                   ? refused("wl.retreat.choice", Reason::NoSuchPiece)
                   : refused("wl.retreat.choice", Reason::AnotherGoesFirst);
    }
    if (kind(s, unit).arm == Arm::Leader && said.company != alone) {
        return refused("wl.retreat.leader", Reason::NotThatLeader);
    }
    return refuse_way(s, unit, ways(s, going), said);
}

void apply(State& s, GoingBack& going, const Retreat& said, const EventSink& events) {
    go(s, going, next(going), said.to, said.company, events);
}

void offer(const State& s, const GoingBack& going, Offers<Action>& out) {
    const UnitId unit = next(going);
    const Piece piece = piece_of(s, unit);
    for (const int area : ways(s, going)) {
        const auto to = static_cast<AreaId>(area);
        each_company(company_to(s, unit, to), [&](Company company) {
            out.push_back(Retreat{piece, to, company});
        });
    }
}

bool proceed(State& s, GoingBack& going, const EventSink& events) {
    if (going.units.empty()) {
        s.frames.pop();
        return true;
    }
    const UnitId unit = next(going);
    if (s.units[unit].at == lost) {  // it fell to the cubes of another
        going.units.remove(unit);
        return true;
    }
    const AreaSet open = ways(s, going);
    if (open.empty()) {  // wl.retreat.impossible, W76
        going.units.remove(unit);
        eliminate(s, unit, s.units[unit].cubes, events);
        return true;
    }
    const auto first = static_cast<AreaId>(open.first());
    if (open.size() > 1 || company_to(s, unit, first) != alone) return false;
    go(s, going, unit, first, alone, events);
    return true;
}

}  // namespace grognard::waterloo
