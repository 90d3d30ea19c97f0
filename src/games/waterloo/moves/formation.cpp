// Formation changes, one piece at a time, each piece once.
#include "games/waterloo/moves/formation.hpp"

#include <algorithm>

namespace grognard::waterloo {

namespace {

// wl.action.formation.not-cavalry
UnitSet reformable(const State& s) { return of_arm(s, Arm::Infantry) | of_arm(s, Arm::Artillery); }

UnitSet left_in(const State& s, const Reforming& reforming, AreaId area) {
    return s.units_in[area] & reforming.able;
}

// W11: a square can be left, not formed.
void list_changes(const Alike& pieces, Reforms& out) {
    const auto& [area, nation, arm, posture] = pieces;
    const Posture to = posture == Posture::Upright ? Posture::OnSide : Posture::Upright;
    out.push(Reform{area, {nation, arm, posture}, to});
    if (posture == Posture::Square) {
        out.push(Reform{area, {nation, arm, posture}, Posture::OnSide});
    }
}

// Nobody who can change formation attacks or is sheltered: those of one nation and arm that stand
// alike in an area are one offer.
void list_changes(const State& s, const UnitSet& able, const AreaSet& among, Reforms& out) {
    const UnitSet idle = reformable(s) - s.units_in[lost] - s.units_in[on_track] - able;
    for (const Nation nation : all_nations) {
        const UnitSet& units = s.battle.of_nation[at(nation)];
        if (!able.intersects(units)) continue;
        const bool all_able = !idle.intersects(units);
        for (const Arm arm : {Arm::Infantry, Arm::Artillery}) {
            for (const Posture posture : all_postures) {
                for (const int area : s.where.of(nation, arm, posture) & among) {
                    const Alike pieces{static_cast<AreaId>(area), nation, arm, posture};
                    if (all_able || units_of(s, pieces).intersects(able)) list_changes(pieces, out);
                }
            }
        }
    }
}

void begin(State& s, const Reforming& reforming, const AreaSet& among) {
    s.to_reform.clear();
    list_changes(s, reforming.able, among, s.to_reform);
    s.frames.push(reforming);
}

// They were its last in that area.
void drop(State& s, const Alike& pieces) {
    Reforms& left = s.to_reform;
    const auto gone = std::find_if(left.begin(), left.end(), [&pieces](const Action& action) {
        const Reform& change = *std::get_if<Reform>(&action);
        const auto& [nation, arm, posture, from, sheltered] = change.piece;
        return change.at == pieces.at && Alike{change.at, nation, arm, posture} == pieces;
    });
    const int changes = pieces.posture == Posture::Square ? 2 : 1;
    std::copy(gone + changes, left.end(), gone);
    for (int i = 0; i < changes; ++i) left.pop();
}

}  // namespace

Reforms reforms_of(const State& s, const UnitSet& able) {
    Reforms out;
    list_changes(s, able, ~AreaSet{}, out);
    return out;
}

void begin_free_formation(State& s, Seat side) {
    begin(s, {.side = side, .able = free_units(s, side) & reformable(s)}, ~AreaSet{});
}

AreaSet formation_open(const State&, const Muster& muster, const AreaSet& among) {
    return (muster.infantry | muster.guns) & among;
}

Refusal why_no_formation(const State&, Seat, AreaId, const UnitSet&) {
    return {"wl.action.formation.not-cavalry", "never-reforms"};
}

void begin_formation(State& s, AreaId area, const UnitSet& able, EventSink&) {
    begin(s,
          {.side = s.turn.active,
           .scope = Scope::OneArea,
           .area = area,
           .able = s.units_in[area] & able & reformable(s)},
          area::only(area));
}

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
    const Alike pieces{said.at, said.piece.nation, said.piece.arm, said.piece.posture};
    const UnitSet alike = units_of(s, pieces) & reforming.able;
    const auto unit = static_cast<UnitId>(alike.first());
    if (alike.size() == 1) drop(s, pieces);
    reforming.able.remove(unit);
    reforming.acted = true;
    events.tell(PieceReformed{said.piece, said.at, said.to});
    lay(s, unit, said.to);
}

void apply(State& s, Reforming&, const Done&, EventSink&) {
    s.to_reform.clear();
    s.frames.pop();
}

void offer(const State& s, const Reforming& reforming, Offers<Action>& out) {
    out.append({s.to_reform.begin(), s.to_reform.size()});
    if (reforming.scope == Scope::Everywhere || reforming.acted) out.push_back(Done{});
}

bool proceed(State& s, Reforming& reforming, EventSink&) {
    if (!reforming.able.empty()) return false;
    s.frames.pop();
    return true;
}

}  // namespace grognard::waterloo
