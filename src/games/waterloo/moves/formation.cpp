// Formation changes, one piece at a time, each piece once.
#include "games/waterloo/moves/formation.hpp"

#include <cstring>
#include <memory>

namespace grognard::waterloo {

namespace {

// wl.action.formation.not-cavalry
UnitSet reformable(const State& s) { return of_arm(s, Arm::Infantry) | of_arm(s, Arm::Artillery); }

UnitSet left_in(const State& s, const Reforming& reforming, AreaId area) {
    return s.units_in[area] & reforming.able;
}

const Reform& change_in(const Action& listed) {
    const auto* change = std::get_if<Reform>(&listed);
    if (change == nullptr) __builtin_unreachable();
    return *change;
}

// W11: a square can be left, not formed.
constexpr std::size_t ways_from(Posture posture) { return posture == Posture::Square ? 2 : 1; }

void list_changes(const Piece& piece, const AreaSet& areas, Reforms& out) {
    const std::size_t ways = ways_from(piece.posture);
    const auto to = piece.posture == Posture::Upright ? Posture::OnSide : Posture::Upright;
    Action* next = out.extend(static_cast<std::size_t>(areas.size()) * ways);
    for (const int area : areas) {
        const auto here = static_cast<AreaId>(area);
        std::construct_at(next++, Reform{here, piece, to});
        if (ways == 2) std::construct_at(next++, Reform{here, piece, Posture::OnSide});
    }
}

// Those of these areas where one of such pieces is able.
AreaSet with_able(const State& s, const UnitSet& able, const Piece& piece, AreaSet areas) {
    for (const int area : areas) {
        const Alike pieces{static_cast<AreaId>(area), piece.nation, piece.arm, piece.posture};
        if (!units_of(s, pieces).intersects(able)) areas.remove(area);
    }
    return areas;
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
                const Piece piece{nation, arm, posture};
                const AreaSet areas = s.where.of(nation, arm, posture) & among;
                if (areas.empty()) continue;
                list_changes(piece, all_able ? areas : with_able(s, able, piece, areas), out);
            }
        }
    }
}

void begin(State& s, const Reforming& reforming, const AreaSet& among) {
    s.to_reform.clear();
    list_changes(s, reforming.able, among, s.to_reform);
    s.frames.push(reforming);
}

// All that sets apart what is listed for different pieces, in one number.
constexpr std::uint32_t listed_as(const Reform& change) {
    const auto& [nation, arm, posture, from] = change.piece;
    return static_cast<std::uint32_t>(change.at) | static_cast<std::uint32_t>(nation) << 8U |
           static_cast<std::uint32_t>(arm) << 16U | static_cast<std::uint32_t>(posture) << 24U;
}

// Looked for from the end: what was listed after it moves up on the way, word by word.
void drop_one(Reforms& left, std::uint32_t wanted) {
    std::uint64_t after = 0;
    static_assert(sizeof(after) == sizeof(Action));
    bool found = false;
    for (Action* here = left.end(); !found;) {
        found = listed_as(change_in(*--here)) == wanted;
        std::uint64_t moved = 0;
        std::memcpy(&moved, here, sizeof moved);
        std::memcpy(static_cast<void*>(here), &after, sizeof after);
        after = moved;
    }
    left.pop();
}

// They were its last in that area.
void drop(State& s, const Reform& said) {
    const std::uint32_t wanted = listed_as(said);
    for (std::size_t i = 0; i < ways_from(said.piece.posture); ++i) drop_one(s.to_reform, wanted);
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

AreaSet formation_open(const State&, const Front&, const Muster& muster) {
    return muster.infantry | muster.guns;
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
    if (find_piece(s, own, said.piece) == no_unit) {
        return Refusal{"wl.formation.when", "no-such-piece"};
    }
    const auto* leading = s.frames.nearest<LeaderAction>();
    if (leading != nullptr && led_by(s, leading->leader) != force(said.piece.nation)) {
        return force(said.piece.nation) == Force::Prussian
                   ? Refusal{"wl.leader.british", "not-under-him"}
                   : Refusal{"wl.leader.prussian", "not-under-him"};
    }
    return Refusal{"wl.formation.when", "not-again"};
}

Verdict refuse(const State&, const Reforming& reforming, const Done&) {
    if (reforming.scope == Scope::OneArea && !reforming.acted) {
        return Refusal{"wl.sequence.same-action", "nothing-done"};
    }
    return allowed;
}

void apply(State& s, Reforming& reforming, const Reform& said, EventSink& events) {
    const Alike pieces{said.at, said.piece.nation, said.piece.arm, said.piece.posture};
    const UnitSet alike = units_of(s, pieces);
    const UnitSet able = alike & reforming.able;
    const auto unit = static_cast<UnitId>(able.first());
    if (able.size() == 1) drop(s, said);
    reforming.able.remove(unit);
    reforming.acted = true;
    events.tell(PieceReformed{said.piece, said.at, said.to});
    note_change(s, pieces, alike, said.to);
    stand(s, unit, pieces.posture, said.to);
}

void apply(State& s, Reforming&, const Done&, EventSink&) {
    s.to_reform.clear();
    s.frames.pop();
}

void offer(const State& s, const Reforming& reforming, Offers<Action>& out) {
    out.append(s.to_reform);
    if (reforming.scope == Scope::Everywhere || reforming.acted) out.push_back(Done{});
}

}  // namespace grognard::waterloo
