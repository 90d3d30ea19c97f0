// Moves of an activated area: what may be said, why not, and what it does.
#include "games/waterloo/movement/march.hpp"

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/movement/approach.hpp"
#include "games/waterloo/movement/assault_moves.hpp"
#include "games/waterloo/movement/leader.hpp"
#include "games/waterloo/movement/retreat.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

MoveRules rules_of_move(const State& s, const Marching& marching) {
    return move_rules(s, marching.order, s.turn.active);
}

AreaSet areas_to_follow(const State& s, const Marching& marching, UnitId leader) {
    return without_leader_clash(s, leader, marching.entered);
}

bool anyone_follows(const State& s, const Marching& marching, const UnitSet& leaders) {
    for (const int id : leaders) {
        if (!areas_to_follow(s, marching, static_cast<UnitId>(id)).empty()) return true;
    }
    return false;
}

bool anyone_left(const State& s, const Marching& marching) {
    if (marching.able.empty()) return false;
    const UnitSet along = companions(s, marching);
    if (anyone_follows(s, marching, along)) return true;
    if (marching.order == Order::Assault) {
        const AssaultTargets targets = assault_targets(s, s.turn.active);
        return anyone_assaults(s, marching.area, marching.able, targets);
    }
    return anyone_moves(s, marching.area, marching.able - along, rules_of_move(s, marching));
}

// Leaders go along whoever is activated.
void begin(State& s, Order order, AreaId area, const UnitSet& able) {
    const UnitSet leaders = free_units(s, s.turn.active) & of_arm(s, Arm::Leader);
    s.frames.push(
        Marching{.order = order, .area = area, .able = (able | leaders) & s.units_in[area]});
}

// wl.leader.assaults-together: under a leader's disc the second area moves first.
void finish(State& s, const Marching& marching) {
    const bool fight =
        marching.order == Order::Assault && s.frames.nearest<LeaderAction>() == nullptr;
    s.frames.pop();
    if (fight) begin_assaults(s);
}

// With every number of cubes it may take along.
void offer_moves(const Piece& piece, const AreaSet& to, AreaId via, Share share,
                 Offers<Action>& out) {
    for (const int area : to) {
        for (int cubes = share.least; cubes <= share.most; ++cubes) {
            out.push_back(
                Move{piece, static_cast<AreaId>(area), via, static_cast<std::uint8_t>(cubes)});
        }
    }
}

void offer_to_follow(const State& s, const Marching& marching, const Piece& piece, UnitId leader,
                     Offers<Action>& out) {
    offer_moves(piece, areas_to_follow(s, marching, leader), nowhere, {}, out);
}

void offer_assault_moves(const State& s, const Marching& marching, Offers<Action>& out) {
    const AssaultTargets targets = assault_targets(s, s.turn.active);
    each_piece(s, marching.able, [&](const Piece& piece, UnitId unit) {
        if (piece.arm == Arm::Leader) return offer_to_follow(s, marching, piece, unit, out);
        const Share share = share_of(s, unit);
        for (const auto& [to, by] : assault_ways(s, unit, targets)) {
            const AreaId via = by == marching.area ? nowhere : by;
            offer_moves(piece, area::only(to), via, share, out);
        }
    });
}

Verdict refuse_following(const State& s, const Marching& marching, UnitId leader,
                         const Move& said) {
    if (said.via != nowhere || !marching.entered.has(said.to)) {
        return refused("wl.leader.accompany", Reason::GoesAlongOnly);
    }
    if (!areas_to_follow(s, marching, leader).has(said.to)) return leader_there();
    return allowed;
}

// The piece is not one of those that may still move.
Refusal not_to_be_moved(const State& s, const Marching& marching, const Piece& piece) {
    const UnitSet own = units_in(s, s.turn.active, marching.area);
    const UnitId unit = find_piece(s, own, piece);
    if (unit == no_unit) return refused("wl.sequence.activate-area", Reason::NoSuchPiece);
    if (s.attacking.has(unit)) return refused("wl.leader.no-peek", Reason::InAnAssault);  // W72
    if (marching.order == Order::Assault && piece.arm == Arm::Artillery) {
        return refused("wl.action.assault.who", Reason::GunsDoNotAssault);
    }
    return not_under_that_leader(force(piece.nation));
}

Verdict refuse_cubes(const State& s, UnitId unit, int cubes) {
    const Share share = share_of(s, unit);
    if (cubes >= share.least && cubes <= share.most) return allowed;
    const auto [nation, arm] = kind(s, unit);
    if (arm == Arm::Artillery) return refused("wl.damage.not-artillery", Reason::CarriesNoCubes);
    if (arm != Arm::Infantry) return refused("wl.damage.not-cavalry", Reason::CarriesNoCubes);
    const bool sole = units_in(s, force(nation), arm, s.units[unit].at).size() == 1;
    return sole ? refused("wl.damage.move-sole", Reason::TakesAllCubes)
                : refused("wl.damage.move-assign", Reason::NotSoManyCubes);
}

Verdict refuse_move(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    if (companions(s, marching).has(unit)) return refuse_following(s, marching, unit, said);
    return marching.order == Order::Assault ? refuse_assault(s, marching, unit, said)
                                            : refuse_approach(s, marching, unit, said);
}

}  // namespace

UnitSet companions(const State& s, const Marching& marching) {
    const UnitSet leaders = marching.able & of_arm(s, Arm::Leader);
    if (leaders.empty() || marching.order == Order::Assault) return leaders;
    const auto* leading = s.frames.nearest<LeaderAction>();
    if (leading == nullptr) return {};
    return leaders - of_force(s, led_by(s, leading->leader));
}

void begin_approach(State& s, AreaId area, const UnitSet& able, const EventSink&) {
    begin(s, Order::Approach, area, able);
}

void begin_reserve(State& s, AreaId area, const UnitSet& able, const EventSink&) {
    begin(s, Order::Reserve, area, able);
}

// wl.action.assault.who
void begin_assault_moves(State& s, AreaId area, const UnitSet& able, const EventSink&) {
    begin(s, Order::Assault, area, able - of_arm(s, Arm::Artillery));
}

Verdict refuse(const State& s, const Marching& marching, const Move& said) {
    const UnitId unit = find_piece(s, marching.able, said.piece);
    if (unit == no_unit) return not_to_be_moved(s, marching, said.piece);
    if (said.to > delayed_box) return refused("wl.sequence.activate-area", Reason::NoSuchArea);
    if (const Verdict wrong = refuse_move(s, marching, unit, said)) return wrong;
    return refuse_cubes(s, unit, said.cubes);
}

Verdict refuse(const State&, const Marching& marching, const Done&) {
    if (!marching.acted) return refused("wl.sequence.same-action", Reason::NothingDone);
    return allowed;
}

void apply(State& s, Marching& marching, const Move& said, const EventSink& events) {
    const UnitId unit = find_piece(s, marching.able, said.piece);
    marching.able.remove(unit);
    marching.acted = true;
    const int cubes = said.cubes + cubes_along(s, unit);
    events.tell(PieceMoved{said.piece, marching.area, said.to, static_cast<std::uint8_t>(cubes)});
    if (!companions(s, marching).empty()) marching.entered.add(said.to);
    if (marching.order == Order::Assault) {
        s.pending[at(s.turn.active)].add(said.to);
        attack_from(s, unit, said.via == nowhere ? marching.area : said.via);
    }
    move_with_cubes(s, unit, said.to, cubes, events);
    // wl.formation.artillery.move-limbers
    if (said.piece.arm == Arm::Artillery) set_posture(s, unit, Posture::OnSide);
    if (said.piece.arm == Arm::Infantry || cubes > 0) recount_cubes(s, said.to, s.turn.active);
}

void apply(State& s, Marching& marching, const Done&, const EventSink&) { finish(s, marching); }

void offer(const State& s, const Marching& marching, Offers<Action>& out) {
    if (marching.order == Order::Assault) {
        offer_assault_moves(s, marching, out);
    } else {
        const MoveRules rules = rules_of_move(s, marching);
        const UnitSet along = companions(s, marching);
        each_piece(s, marching.able, [&](const Piece& piece, UnitId unit) {
            if (along.has(unit)) return offer_to_follow(s, marching, piece, unit, out);
            offer_moves(piece, areas_within(s, unit, rules), nowhere, share_of(s, unit), out);
        });
    }
    if (marching.acted) out.push_back(Done{});
}

// An order is given only where somebody can carry it out.
bool proceed(State& s, Marching& marching, const EventSink&) {
    if (!marching.acted || anyone_left(s, marching)) return false;
    finish(s, marching);
    return true;
}

}  // namespace grognard::waterloo
