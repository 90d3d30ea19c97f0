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
    return move_rules(s, marching.order, s.turn.active);
}

// Nobody who may move attacks or is sheltered.
UnitId one_of(const State& s, const Marching& marching, const Piece& piece) {
    const Alike pieces{marching.area, piece.nation, piece.arm, piece.posture};
    return static_cast<UnitId>((units_of(s, pieces) & marching.able).first());
}

// One of every description among those who may still move.
template <class Visit>
void each_mover(const State& s, const Marching& marching, Visit visit) {
    for (UnitSet left = marching.able; !left.empty();) {
        const auto unit = static_cast<UnitId>(left.first());
        const auto [nation, arm] = kind(s, unit);
        const Posture posture = s.units[unit].posture;
        visit(Piece{nation, arm, posture}, unit);
        left -= s.battle.of_nation[at(nation)] & of_arm(s, arm) & standing(s, posture);
    }
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

// Of leaders only those need a look who stand where nobody else can move.
AreaSet open_to(const State& s, const Muster& muster, const AreaSet& open, const MoveRules& rules) {
    AreaSet out = (muster.mobile | muster.cavalry | muster.operational) & open;
    for (const int area : (muster.leaders & open) - out) {
        const UnitSet leaders = units_in(s, muster.force, Arm::Leader, static_cast<AreaId>(area));
        out |= area::only_if(any_leader_moves(s, leaders, rules), area);
    }
    return out;
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

// By how much the word of a move grows for a cube more.
constexpr std::uint64_t move_with_cube =
    word_of(Move{{}, 0, 0, 1}).bits - word_of(Move{{}, 0, 0, 0}).bits;

// With every number of cubes it may take along.
void offer_moves(Piece piece, const AreaSet& to, AreaId via, Share share, Offers<Action>& out) {
    const int shares = share.most - share.least + 1;
    auto room = out.room(max_areas * shares + slack);
    const auto least = static_cast<std::uint8_t>(share.least);
    const ToArea moves(word_of(Move{piece, 0, via, least}));
    if (shares == 1) {
        room.push_each<1>(to, moves);
        return;
    }
    for (const int area : to) {
        ActionWord word{moves.from(area)};
        for (int i = 0; i < shares; ++i, word.bits += move_with_cube) room.push_back(word);
    }
}

void offer_to_follow(const State& s, const Marching& marching, const Piece& piece, UnitId leader,
                     Offers<Action>& out) {
    offer_moves(piece, areas_to_follow(s, marching, leader), nowhere, {}, out);
}

void offer_assaults(const State& s, const Marching& marching, Offers<Action>& out) {
    const AssaultTargets targets = assault_targets(s, s.turn.active);
    each_mover(s, marching, [&](const Piece& piece, UnitId unit) {
        if (piece.arm == Arm::Leader) return offer_to_follow(s, marching, piece, unit, out);
        const Share share = share_of(s, unit);
        for (const auto& [to, by] : assault_ways(s, unit, targets)) {
            const AreaId via = by == marching.area ? nowhere : by;
            offer_moves(piece, area::only(to), via, share, out);
        }
    });
}

bool goes(const State& s, const Marching& marching, UnitId unit, const Move& said) {
    if (companions(s, marching).has(unit)) {
        return said.via == nowhere && areas_to_follow(s, marching, unit).has(said.to);
    }
    if (marching.order != Order::Assault) {
        return said.via == nowhere &&
               areas_within(s, unit, rules_of_move(s, marching)).has(said.to);
    }
    if (said.via == marching.area) return false;
    const AreaId via = said.via == nowhere ? marching.area : said.via;
    for (const AssaultWay& way : assault_ways(s, unit)) {
        if (way == AssaultWay{said.to, via}) return true;
    }
    return false;
}

}  // namespace

UnitSet companions(const State& s, const Marching& marching) {
    const UnitSet leaders = marching.able & of_arm(s, Arm::Leader);
    if (leaders.empty() || marching.order == Order::Assault) return leaders;
    const auto* leading = s.frames.nearest<LeaderAction>();
    if (leading == nullptr) return {};
    return leaders - of_force(s, led_by(s, leading->leader));
}

AreaSet approach_open(const State& s, const Front& front, const Muster& muster) {
    return open_to(s, muster, front.approaching, front.approach);
}

AreaSet reserve_open(const State& s, const Front& front, const Muster& muster) {
    return open_to(s, muster, front.in_reserve, front.reserve);
}

AreaSet assault_open(const State& s, const Front& front, const Muster& muster) {
    const AreaSet out = muster.mobile & front.on_foot;
    return out | riding_from(s, front, muster.cavalry - out);
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
    const UnitId unit = one_of(s, marching, said.piece);
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
    if (said.piece.arm == Arm::Artillery) lay(s, unit, Posture::OnSide);
    if (said.piece.arm == Arm::Infantry || cubes > 0) recount_cubes(s, said.to, s.turn.active);
}

void apply(State& s, Marching& marching, const Done&, EventSink&) { finish(s, marching); }

void offer(const State& s, const Marching& marching, Offers<Action>& out) {
    if (marching.order == Order::Assault) {
        offer_assaults(s, marching, out);
    } else {
        const MoveRules rules = rules_of_move(s, marching);
        const UnitSet along = companions(s, marching);
        each_mover(s, marching, [&](const Piece& piece, UnitId unit) {
            if (along.has(unit)) return offer_to_follow(s, marching, piece, unit, out);
            offer_moves(piece, areas_within(s, unit, rules), nowhere, share_of(s, unit), out);
        });
    }
    if (marching.acted) out.push_back(Done{});
}

// An order is given only where somebody can carry it out.
bool proceed(State& s, Marching& marching, EventSink&) {
    if (!marching.acted || anyone_left(s, marching)) return false;
    finish(s, marching);
    return true;
}

}  // namespace grognard::waterloo
