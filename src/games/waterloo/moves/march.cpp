// Moves of an activated area: what may be said, why not, and what it does.
#include "games/waterloo/moves/march.hpp"

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/moves/reach.hpp"
#include "games/waterloo/moves/retreat.hpp"
#include "games/waterloo/moves/why_not.hpp"

namespace grognard::waterloo {

namespace {

MoveRules rules_of_move(const State& s, const Marching& marching) {
    return marching.order == Order::Reserve ? reserve_rules(s, s.turn.active)
                                            : approach_rules(s, s.turn.active);
}

// wl.leader.accompany: with the units that left his area.
AreaSet areas_to_follow(const State& s, const Marching& marching, UnitId leader) {
    return without_leader_clash(s, leader, marching.assaulted);
}

AreaSet active_areas(const State& s, Seat seat) {
    return occupied(s, seat) | s.held[at(seat)][at(Arm::Leader)];
}

AreaSet open_to(const State& s, const UnitSet& able, const AreaSet& among, const MoveRules& rules) {
    AreaSet out;
    for (const int area : among - rules.pinned) {
        if (anyone_moves(s, static_cast<AreaId>(area), able, rules)) out.add(area);
    }
    return out;
}

bool anyone_left(const State& s, const Marching& marching) {
    if (marching.able.empty()) return false;
    if (marching.order != Order::Assault) {
        return anyone_moves(s, marching.area, marching.able, rules_of_move(s, marching));
    }
    const AssaultTargets targets = assault_targets(s, s.turn.active);
    if (anyone_assaults(s, marching.area, marching.able, targets)) return true;
    for (const int id : marching.able& of_arm(s, Arm::Leader)) {
        if (!areas_to_follow(s, marching, static_cast<UnitId>(id)).empty()) return true;
    }
    return false;
}

void begin(State& s, Order order, AreaId area, const UnitSet& able) {
    s.frames.push(Marching{.order = order, .area = area, .able = able & s.units_in[area]});
}

// wl.leader.assaults-together: under a leader's disc the second area moves first.
void finish(State& s, const Marching& marching) {
    const bool fight =
        marching.order == Order::Assault && s.frames.nearest<LeaderAction>() == nullptr;
    s.frames.pop();
    if (fight) begin_assaults(s);
}

void offer_shares(const State& s, UnitId unit, Move move, std::vector<Action>& out) {
    const Share share = share_of(s, unit);
    for (int cubes = share.least; cubes <= share.most; ++cubes) {
        move.cubes = static_cast<std::uint8_t>(cubes);
        out.push_back(move);
    }
}

void offer_assaults(const State& s, const Marching& marching, std::vector<Action>& out) {
    const AssaultTargets targets = assault_targets(s, s.turn.active);
    each_piece(s, marching.able, [&](const Piece& piece, UnitId unit) {
        if (piece.arm == Arm::Leader) {
            for (const int to : areas_to_follow(s, marching, unit)) {
                out.push_back(Move{piece, static_cast<AreaId>(to)});
            }
            return;
        }
        for (const AssaultWay& way : assault_ways(s, unit, targets)) {
            const AreaId via = way.via == marching.area ? nowhere : way.via;
            offer_shares(s, unit, {piece, way.to, via}, out);
        }
    });
}

bool goes(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    if (marching.order != Order::Assault) {
        return said.via == nowhere &&
               areas_within(s, unit, rules_of_move(s, marching)).has(said.to);
    }
    if (said.piece.arm == Arm::Leader) {
        return said.via == nowhere && areas_to_follow(s, marching, unit).has(said.to);
    }
    if (said.via == marching.area) return false;
    const AreaId via = said.via == nowhere ? marching.area : said.via;
    for (const AssaultWay& way : assault_ways(s, unit)) {
        if (way == AssaultWay{said.to, via}) return true;
    }
    return false;
}

}  // namespace

AreaSet approach_open(const State& s, Seat seat, const UnitSet& able, const AreaSet& among) {
    return open_to(s, able, active_areas(s, seat) & among, approach_rules(s, seat));
}

AreaSet reserve_open(const State& s, Seat seat, const UnitSet& able, const AreaSet& among) {
    return open_to(s, able, active_areas(s, seat) & among, reserve_rules(s, seat));
}

AreaSet assault_open(const State& s, Seat seat, const UnitSet& able, const AreaSet& among) {
    AreaSet out;
    const AssaultTargets targets = assault_targets(s, seat);
    const auto& held = s.held[at(seat)];
    for (const int area : (held[at(Arm::Infantry)] | held[at(Arm::Cavalry)]) & among) {
        if (anyone_assaults(s, static_cast<AreaId>(area), able, targets)) out.add(area);
    }
    return out;
}

void begin_approach(State& s, AreaId area, const UnitSet& able, EventSink&) {
    begin(s, Order::Approach, area, able);
}

void begin_reserve(State& s, AreaId area, const UnitSet& able, EventSink&) {
    begin(s, Order::Reserve, area, able);
}

// wl.action.assault.who
void begin_assault_moves(State& s, AreaId area, const UnitSet& able, EventSink&) {
    begin(s, Order::Assault, area, able - of_arm(s, Arm::Artillery));
}

Seat decider(const State& s, const Marching&) { return s.turn.active; }

Verdict refuse(const State& s, const Marching& marching, const Move& said) {
    const UnitId unit = find_piece(s, marching.able, said.piece);
    if (unit == no_unit) return why_not_here(s, marching, said.piece);
    if (said.to > delayed_box) return Refusal{"wl.sequence.activate-area", "no-such-area"};
    if (!goes(s, marching, unit, said)) return why_not_there(s, marching, unit, said);
    const Share share = share_of(s, unit);
    if (said.cubes >= share.least && said.cubes <= share.most) return allowed;
    return why_not_so_many(s, unit);
}

Verdict refuse(const State&, const Marching& marching, const Done&) {
    if (!marching.acted) return Refusal{"wl.sequence.same-action", "nothing-done"};
    return allowed;
}

void apply(State& s, Marching& marching, const Move& said, EventSink& events) {
    const UnitId unit = find_piece(s, marching.able, said.piece);
    marching.able.remove(unit);
    marching.acted = true;
    events.tell(PieceMoved{said.piece, marching.area, said.to, said.cubes});
    if (marching.order == Order::Assault) {
        marching.assaulted.add(said.to);
        s.pending[at(s.turn.active)].add(said.to);
        s.units[unit].from = said.via == nowhere ? marching.area : said.via;
    }
    move_with_cubes(s, unit, said.to, said.cubes, events);
    // wl.formation.artillery.move-limbers
    if (said.piece.arm == Arm::Artillery) lay(s, unit, Posture::OnSide);
    if (said.piece.arm == Arm::Infantry) place_cubes(s, said.to, s.turn.active, 0);
}

void apply(State& s, Marching& marching, const Done&, EventSink&) { finish(s, marching); }

void offer(const State& s, const Marching& marching, std::vector<Action>& out) {
    if (marching.order == Order::Assault) {
        offer_assaults(s, marching, out);
    } else {
        const MoveRules rules = rules_of_move(s, marching);
        each_piece(s, marching.able, [&](const Piece& piece, UnitId unit) {
            for (const int to : areas_within(s, unit, rules)) {
                offer_shares(s, unit, {piece, static_cast<AreaId>(to)}, out);
            }
        });
    }
    if (marching.acted) out.push_back(Done{});
}

bool proceed(State& s, Marching& marching, EventSink&) {
    if (anyone_left(s, marching)) return false;
    finish(s, marching);
    return true;
}

}  // namespace grognard::waterloo
