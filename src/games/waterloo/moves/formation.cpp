// Formation changes, one piece at a time, each piece once.
#include "games/waterloo/moves/formation.hpp"

namespace grognard::waterloo {

namespace {

// wl.action.formation.not-cavalry
UnitSet reformable(const State& s) { return of_arm(s, Arm::Infantry) | of_arm(s, Arm::Artillery); }

AreaSet areas_of(const State& s, Seat seat) {
    return s.held[at(seat)][at(Arm::Infantry)] | s.held[at(seat)][at(Arm::Artillery)];
}

UnitSet left_in(const State& s, const Reforming& reforming, AreaId area) {
    return s.units_in[area] & reforming.able;
}

// W11: a square can be left, not formed.
template <class Visit>
void each_change(const Piece& piece, Visit visit) {
    for (const Posture to : {Posture::Upright, Posture::OnSide}) {
        if (to != piece.posture) visit(to);
    }
}

// Nobody who can change formation attacks or is sheltered: those of one nation and arm that stand
// alike in an area are one offer.
void offer_alike(const State& s, Nation nation, Arm arm, const UnitSet& units,
                 std::vector<Action>& out) {
    for (std::size_t i = 0; i < posture_count; ++i) {
        AreaSet areas;
        for (const int id : units& s.standing[i]) {
            areas.add(s.units[static_cast<std::size_t>(id)].at);
        }
        const Piece piece{nation, arm, static_cast<Posture>(i)};
        for (const int area : areas) {
            each_change(piece, [&](Posture to) {
                out.push_back(Reform{static_cast<AreaId>(area), piece, to});
            });
        }
    }
}

}  // namespace

void begin_free_formation(State& s, Seat side) {
    s.frames.push(Reforming{.side = side, .able = free_units(s, side) & reformable(s)});
}

AreaSet formation_open(const State& s, Seat seat, const UnitSet& able, const AreaSet& among) {
    AreaSet out;
    const UnitSet who = able & reformable(s);
    for (const int area : areas_of(s, seat) & among) {
        if (s.units_in[static_cast<std::size_t>(area)].intersects(who)) out.add(area);
    }
    return out;
}

Refusal why_no_formation(const State&, Seat, AreaId, const UnitSet&) {
    return {"wl.action.formation.not-cavalry", "never-reforms"};
}

void begin_formation(State& s, AreaId area, const UnitSet& able, EventSink&) {
    s.frames.push(Reforming{.side = s.turn.active,
                            .scope = Scope::OneArea,
                            .area = area,
                            .able = s.units_in[area] & able & reformable(s)});
}

Seat decider(const State&, const Reforming& reforming) { return reforming.side; }

Verdict refuse(const State& s, const Reforming& reforming, const Reform& said) {
    if (said.at > delayed_box) return Refusal{"wl.formation.when", "no-such-area"};
    if (said.piece.arm == Arm::Cavalry || said.piece.arm == Arm::Leader) {
        return Refusal{"wl.action.formation.not-cavalry", "never-reforms"};
    }
    if (said.to == Posture::Square)
        return Refusal{"wl.formation.infantry.auto-square", "not-at-will"};
    if (said.to == said.piece.posture) return Refusal{"wl.action.formation.options", "no-change"};
    if (reforming.scope == Scope::OneArea && said.at != reforming.area) {
        return Refusal{"wl.action.formation.disc", "not-this-area"};
    }
    if (find_piece(s, left_in(s, reforming, said.at), said.piece) != no_unit) return allowed;
    const UnitSet own = units_in(s, reforming.side, said.at);
    const bool there = find_piece(s, own, said.piece) != no_unit;
    return Refusal{"wl.formation.when", there ? "not-again" : "no-such-piece"};
}

Verdict refuse(const State&, const Reforming& reforming, const Done&) {
    if (reforming.scope == Scope::OneArea && !reforming.acted) {
        return Refusal{"wl.sequence.same-action", "nothing-done"};
    }
    return allowed;
}

void apply(State& s, Reforming& reforming, const Reform& said, EventSink& events) {
    const UnitId unit = find_piece(s, left_in(s, reforming, said.at), said.piece);
    reforming.able.remove(unit);
    reforming.acted = true;
    events.tell(PieceReformed{said.piece, said.at, said.to});
    lay(s, unit, said.to);
}

void apply(State& s, Reforming&, const Done&, EventSink&) { s.frames.pop(); }

void offer(const State& s, const Reforming& reforming, std::vector<Action>& out) {
    for (std::size_t i = 0; i < nation_count; ++i) {
        const UnitSet countrymen = reforming.able & s.battle.of_nation[i];
        if (countrymen.empty()) continue;
        for (const Arm arm : {Arm::Infantry, Arm::Artillery}) {
            offer_alike(s, static_cast<Nation>(i), arm, countrymen & of_arm(s, arm), out);
        }
    }
    if (reforming.scope == Scope::Everywhere || reforming.acted) out.push_back(Done{});
}

bool proceed(State& s, Reforming& reforming, EventSink&) {
    if (!reforming.able.empty()) return false;
    s.frames.pop();
    return true;
}

}  // namespace grognard::waterloo
