// Formation changes, one piece at a time, each piece once.
#include "games/waterloo/movement/formation.hpp"

#include "games/waterloo/movement/leader.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

// wl.action.formation.not-cavalry
UnitSet reformable(const State& s) { return of_arm(s, Arm::Infantry) | of_arm(s, Arm::Artillery); }

UnitSet left_in(const State& s, const Reforming& reforming, AreaId area) {
    return s.units_in[area] & reforming.able;
}

// Areas with a piece of that nation and arm that stands so and may still change.
class AbleAreas {
  public:
    AbleAreas(const State& s, const UnitSet& able) {
        for (const int id : able) {
            const auto unit = static_cast<UnitId>(id);
            areas_[index(piece_of(s, unit))].add(s.units[unit].at);
        }
    }
    const AreaSet& of(const Piece& piece) const { return areas_[index(piece)]; }

  private:
    static constexpr std::size_t index(const Piece& piece) {
        return (at(piece.nation) * arm_count + at(piece.arm)) * posture_count + at(piece.posture);
    }

    std::array<AreaSet, nation_count * arm_count * posture_count> areas_{};
};

}  // namespace

void begin_free_formation(State& s, Seat side) {
    s.frames.push(Reforming{.side = side, .able = free_units(s, side) & reformable(s)});
}

bool may_reform(const State& s, const Reach&, AreaId area, const UnitSet& able) {
    return (s.units_in[area] & able).intersects(reformable(s));
}

Refusal why_no_formation(const State&, Seat, AreaId, const UnitSet&) {
    return refused("wl.action.formation.not-cavalry", Reason::NeverReforms);
}

void begin_formation(State& s, AreaId area, const UnitSet& able, const EventSink&) {
    s.frames.push(Reforming{.side = s.turn.active,
                            .scope = Scope::OneArea,
                            .area = area,
                            .able = s.units_in[area] & able & reformable(s)});
}

Verdict refuse(const State& s, const Reforming& reforming, const Reform& said) {
    if (said.at > delayed_box) return refused("wl.formation.when", Reason::NoSuchArea);
    if (said.piece.arm == Arm::Cavalry || said.piece.arm == Arm::Leader) {
        return refused("wl.action.formation.not-cavalry", Reason::NeverReforms);
    }
    if (said.to == Posture::Square)
        return refused("wl.formation.infantry.auto-square", Reason::NotAtWill);
    if (said.to == said.piece.posture)
        return refused("wl.action.formation.options", Reason::NoChange);
    if (reforming.scope == Scope::OneArea && said.at != reforming.area) {
        return refused("wl.action.formation.disc", Reason::NotThisArea);
    }
    if (find_piece(s, left_in(s, reforming, said.at), said.piece) != no_unit) return allowed;
    const UnitSet own = units_in(s, reforming.side, said.at);
    if (find_piece(s, own, said.piece) == no_unit) {
        return refused("wl.formation.when", Reason::NoSuchPiece);
    }
    const auto* leading = s.frames.nearest<LeaderAction>();
    if (leading != nullptr && led_by(s, leading->leader) != force(said.piece.nation)) {
        return not_under_that_leader(force(said.piece.nation));
    }
    return refused("wl.formation.when", Reason::NotAgain);
}

Verdict refuse(const State&, const Reforming& reforming, const Done&) {
    if (reforming.scope == Scope::OneArea && !reforming.acted) {
        return refused("wl.sequence.same-action", Reason::NothingDone);
    }
    return allowed;
}

void apply(State& s, Reforming& reforming, const Reform& said, const EventSink& events) {
    const UnitId unit = find_piece(s, left_in(s, reforming, said.at), said.piece);
    reforming.able.remove(unit);
    reforming.acted = true;
    events.tell(PieceReformed{said.piece, said.at, said.to});
    set_posture(s, unit, said.to);
}

void apply(State& s, Reforming&, const Done&, const EventSink&) { s.frames.pop(); }

// W11: a square can be left, not formed.
void offer(const State& s, const Reforming& reforming, Offers<Action>& out) {
    const AbleAreas able(s, reforming.able);
    for (const Nation nation : nations_of(reforming.side)) {
        for (const Arm arm : {Arm::Infantry, Arm::Artillery}) {
            for (const Posture posture : all_postures) {
                const Piece piece{nation, arm, posture};
                for (const int id : able.of(piece)) {
                    const auto area = static_cast<AreaId>(id);
                    for (const Posture to : {Posture::Upright, Posture::OnSide}) {
                        if (to != posture) out.push_back(Reform{area, piece, to});
                    }
                }
            }
        }
    }
    if (reforming.scope == Scope::Everywhere || reforming.acted) out.push_back(Done{});
}

}  // namespace grognard::waterloo
