// Formation changes, one piece at a time; the areas are gone through once, in the map's order.
#include "games/waterloo/moves/formation.hpp"

namespace grognard::waterloo {

namespace {

// wl.action.formation.not-cavalry
UnitSet reformable(const State& s) { return of_arm(s, Arm::Infantry) | of_arm(s, Arm::Artillery); }

UnitSet left_in(const State& s, const Reforming& reforming, AreaId area) {
    return s.units_in[area] & (reforming.able - reforming.changed);
}

// W11: a square can be left, not formed.
template <class Visit>
void each_change(const Piece& piece, Visit visit) {
    for (const Posture to : {Posture::Upright, Posture::OnSide}) {
        if (to != piece.posture) visit(to);
    }
}

// The areas it may still be said of.
AreaSet reach(const State& s, const Reforming& reforming) {
    AreaSet out;
    if (reforming.scope == Scope::OneArea) {
        if (!left_in(s, reforming, reforming.area).empty()) out.add(reforming.area);
        return out;
    }
    const auto& held = s.held[at(reforming.side)];
    for (const int area : held[at(Arm::Infantry)] | held[at(Arm::Artillery)]) {
        if (area >= reforming.area && !left_in(s, reforming, static_cast<AreaId>(area)).empty()) {
            out.add(area);
        }
    }
    return out;
}

}  // namespace

AreaSet formation_open(const State& s, Seat seat, const UnitSet& able) {
    AreaSet out;
    const auto& held = s.held[at(seat)];
    for (const int area : held[at(Arm::Infantry)] | held[at(Arm::Artillery)]) {
        const UnitSet here = s.units_in[static_cast<std::size_t>(area)];
        if (here.intersects(able & reformable(s))) out.add(area);
    }
    return out;
}

void begin_formation(State& s, AreaId area, const UnitSet& able, EventSink&) {
    s.frames.push(Reforming{.side = s.turn.active,
                            .scope = Scope::OneArea,
                            .area = area,
                            .able = able & reformable(s)});
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
    if (said.at < reforming.area) return Refusal{"wl.sequence.formation", "passed-over"};
    const UnitSet here = left_in(s, reforming, said.at) & reformable(s);
    if (find_piece(s, here, said.piece) == no_unit) {
        return Refusal{"wl.formation.when", "no-such-piece"};
    }
    return allowed;
}

Verdict refuse(const State&, const Reforming& reforming, const Done&) {
    if (reforming.scope == Scope::OneArea && !reforming.acted) {
        return Refusal{"wl.sequence.same-action", "nothing-done"};
    }
    return allowed;
}

void apply(State& s, Reforming& reforming, const Reform& said, EventSink& events) {
    const UnitId unit = find_piece(s, left_in(s, reforming, said.at), said.piece);
    reforming.changed.add(unit);
    reforming.acted = true;
    reforming.area = said.at;
    events.tell(PieceReformed{said.piece, said.at, said.to});
    lay(s, unit, said.to);
}

void apply(State& s, Reforming&, const Done&, EventSink&) { s.frames.pop(); }

void offer(const State& s, const Reforming& reforming, std::vector<Action>& out) {
    for (const int area : reach(s, reforming)) {
        const auto here = static_cast<AreaId>(area);
        each_piece(s, left_in(s, reforming, here), [&](const Piece& piece, UnitId) {
            each_change(piece, [&](Posture to) { out.push_back(Reform{here, piece, to}); });
        });
    }
    if (reforming.scope == Scope::Everywhere || reforming.acted) out.push_back(Done{});
}

bool proceed(State& s, Reforming& reforming, EventSink&) {
    if (reforming.scope == Scope::Everywhere) reforming.able &= reformable(s);
    if (!reach(s, reforming).empty()) return false;
    s.frames.pop();
    return true;
}

}  // namespace grognard::waterloo
