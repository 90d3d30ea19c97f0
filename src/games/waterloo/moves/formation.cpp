// Formation changes, one piece at a time, each piece once.
#include "games/waterloo/moves/formation.hpp"

#include <cstring>

namespace grognard::waterloo {

namespace {

// wl.action.formation.not-cavalry
UnitSet reformable(const State& s) { return of_arm(s, Arm::Infantry) | of_arm(s, Arm::Artillery); }

UnitSet left_in(const State& s, const Reforming& reforming, AreaId area) {
    return s.units_in[area] & reforming.able;
}

// W11: a square can be left, not formed.
constexpr std::size_t ways_from(Posture posture) { return posture == Posture::Square ? 2 : 1; }

// What is said of such pieces in the first area; in the next one the word is one more.
constexpr std::uint64_t change_of(const Piece& piece, Posture to) {
    return word_of(Reform{0, piece, to}).bits;
}
constexpr auto changes = [] {
    std::array<std::array<std::array<std::uint64_t, posture_count>, arm_count>, nation_count> out{};
    for (const Nation nation : all_nations) {
        for (const Arm arm : {Arm::Infantry, Arm::Artillery}) {
            auto& from = out[at(nation)][at(arm)];
            const auto change = [&](Posture posture, Posture to) {
                from[at(posture)] = change_of({nation, arm, posture}, to);
            };
            change(Posture::Upright, Posture::OnSide);
            change(Posture::OnSide, Posture::Upright);
            change(Posture::Square, Posture::Upright);
        }
    }
    return out;
}();
constexpr std::uint64_t on_its_side =
    change_of({}, Posture::OnSide) - change_of({}, Posture::Upright);

Action* list_changes(std::uint64_t change, std::size_t ways, const AreaSet& areas, Action* next) {
    if (ways == 1) {
        return build_each<1>(next, areas.words()[0], 0, AtArea(ActionWord{change}));
    }
    for (const int area : areas) {
        build(next++, ActionWord{change + static_cast<unsigned>(area)});
        build(next++, ActionWord{change + static_cast<unsigned>(area) + on_its_side});
    }
    return next;
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
void list_changes(const State& s, const Reforming& reforming, const AreaSet& among, Reforms& out) {
    const UnitSet& able = reforming.able;
    const UnitSet idle = reformable(s) - s.units_in[lost] - s.units_in[on_track] - able;
    Action* next = out.begin();
    for (const Nation nation : nations_of(reforming.side)) {
        const UnitSet& units = s.battle.of_nation[at(nation)];
        if (!able.intersects(units)) continue;
        const bool all_able = !idle.intersects(units);
        for (const Arm arm : {Arm::Infantry, Arm::Artillery}) {
            for (const Posture posture : all_postures) {
                AreaSet areas = s.where.of(nation, arm, posture) & among;
                if (areas.empty()) continue;
                if (!all_able) areas = with_able(s, able, {nation, arm, posture}, areas);
                next = list_changes(changes[at(nation)][at(arm)][at(posture)], ways_from(posture),
                                    areas, next);
            }
        }
    }
    out.forget();
    out.extend(static_cast<std::size_t>(next - out.begin()));
}

void begin(State& s, const Reforming& reforming, const AreaSet& among) {
    list_changes(s, reforming, among, s.to_reform);
    s.frames.push(reforming);
}

// All that sets apart what is listed for different pieces.
constexpr std::uint32_t listed_as(ActionWord change) {
    return static_cast<std::uint32_t>(change.bits);
}

// They were its last in that area: what is listed after it moves up. Where it is nobody can
// foresee, so all are moved, some by nothing, in whole blocks.
void drop(Reforms& left, const Reform& said) {
    const std::uint32_t wanted = listed_as(word_of(said));
    Action* to = left.begin();
    for (const Action* from = to; from < left.end(); from += Offers<Action>::block) {
        for (std::size_t i = 0; i < Offers<Action>::block; ++i) {
            ActionWord change;
            std::memcpy(&change.bits, from + i, sizeof change.bits);
            build(to, change);
            to += static_cast<int>(listed_as(change) != wanted);
        }
    }
    left.forget(ways_from(said.piece.posture));
}

}  // namespace

Reforms reforms_of(const State& s, const Reforming& reforming) {
    Reforms out;
    list_changes(s, reforming, ~AreaSet{}, out);
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
    if (able.size() == 1) drop(s.to_reform, said);
    reforming.able.remove(unit);
    reforming.acted = true;
    events.tell(PieceReformed{said.piece, said.at, said.to});
    note_change(s, pieces, alike, said.to);
    stand(s, unit, pieces.posture, said.to);
}

void apply(State& s, Reforming&, const Done&, EventSink&) {
    s.to_reform.forget();
    s.frames.pop();
}

void offer(const State& s, const Reforming& reforming, Offers<Action>& out) {
    out.append(s.to_reform);
    if (reforming.scope == Scope::Everywhere || reforming.acted) out.push_back(Done{});
}

}  // namespace grognard::waterloo
