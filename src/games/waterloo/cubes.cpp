// Places cubes one by one, removes the infantry they overwhelm, and copes with an empty stock.
#include "games/waterloo/cubes.hpp"

#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

constexpr Refusal not_that_piece = refused("wl.damage.six-kill", Reason::NoSuchPiece);

bool overwhelmed(const State& s, Force force, AreaId area) {
    const int cubes = cubes_in(s, force, area);
    const int for_one = s.battle->charts.limits.cubes_per_unit;
    if (cubes <= for_one) return false;
    const int infantry = units_in(s, force, Arm::Infantry, area).size();
    return infantry > 0 && cubes > infantry * for_one;
}

bool is_for(const CubePlacement& placing, Force force) {
    return !placing.earned || force == placing.force;
}

// Infantry takes them all; without any, guns take one each (wl.damage.not-artillery).
bool can_take(const State& s, Seat owner, Force force, AreaId area) {
    if (side(force) != owner) return false;
    if (!units_in(s, owner, Arm::Infantry, area).empty()) {
        return !units_in(s, force, Arm::Infantry, area).empty();
    }
    return cubes_in(s, force, area) < units_in(s, force, Arm::Artillery, area).size();
}

Fixed<Force, force_count> takers(const State& s, const CubePlacement& placing) {
    Fixed<Force, force_count> out;
    for (const Force force : forces_of(placing.owner)) {
        if (is_for(placing, force) && can_take(s, placing.owner, force, placing.area)) {
            out.push(force);
        }
    }
    return out;
}

// Guns alone, and a cube at least for each that has none: who takes the next is all one.
bool fills_all(const State& s, const CubePlacement& placing) {
    if (!units_in(s, placing.owner, Arm::Infantry, placing.area).empty()) return false;
    int room = 0;
    for (const Force force : forces_of(placing.owner)) {
        room += units_in(s, force, Arm::Artillery, placing.area).size() -
                cubes_in(s, force, placing.area);
    }
    return placing.left >= room;
}

void put(State& s, CubePlacement& placing, Force force, const EventSink& events) {
    if (s.stock[at(force)] == 0) {
        s.frames.push(EmptyStock{placing.area, force});
        return;
    }
    --s.stock[at(force)];
    put_cubes(s, force, placing.area, 1);
    --placing.left;
    events.tell(CubesPlaced{force, placing.area, 1});
}

void kill_with_six(State& s, UnitId unit, const EventSink& events) {
    eliminate(s, unit, s.battle->charts.limits.cubes_per_unit + 1, events);
}

// Who can be given up, and the cubes that may be put on him.
struct Victim {
    UnitSet units;
    Share cubes;
};
Victim victims_in(const State& s, Force force, AreaId area) {
    const int cubes = cubes_in(s, force, area);
    if (cubes == 0) return {};
    const UnitSet infantry = units_in(s, force, Arm::Infantry, area);
    if (infantry.empty()) return {units_in(s, force, Arm::Artillery, area), {1, 1}};
    Share share = share_of_one(s, infantry.size(), cubes);
    if (share.least == 0) share.least = 1;
    return {infantry, share};
}

// Too many for one unit, or so few that the others would have too many; else not what lies there.
Refusal not_so_many(const State& s, const Victim& victim, int cubes) {
    const bool others = victim.units.size() > 1;
    const bool past_five = cubes > s.battle->charts.limits.cubes_per_unit ||
                           (others && cubes > 0 && cubes < victim.cubes.least);
    return refused(past_five ? "wl.damage.max-five" : "wl.damage.stock-empty",
                   Reason::NotSoManyCubes);
}

template <class Visit>
void each_sacrifice(const State& s, Force force, Visit visit) {
    for (AreaId here = 0; here <= delayed_box; ++here) {
        const Victim victim = victims_in(s, force, here);
        each_piece(s, victim.units, [&](const Piece& piece, UnitId) {
            for (int cubes = victim.cubes.least; cubes <= victim.cubes.most; ++cubes) {
                visit(Sacrifice{here, piece, static_cast<std::uint8_t>(cubes)});
            }
        });
    }
}

void waste(CubePlacement& placing, const EventSink& events) {
    events.tell(CubesWasted{placing.area, placing.left});
    placing.left = 0;
}

}  // namespace

void place_cubes(State& s, AreaId area, Seat owner, int count) {
    s.frames.push(
        CubePlacement{.area = area, .owner = owner, .left = static_cast<std::uint8_t>(count)});
}

void place_earned_cubes(State& s, AreaId area, Force force, int count) {
    if (count == 0) return;
    s.frames.push(CubePlacement{.area = area,
                                .owner = side(force),
                                .left = static_cast<std::uint8_t>(count),
                                .earned = true,
                                .force = force});
}

void recount_cubes(State& s, AreaId area, Seat owner) {
    for (const Force force : forces_of(owner)) {
        if (!overwhelmed(s, force, area)) continue;
        place_cubes(s, area, owner, 0);
        return;
    }
}

bool proceed(State& s, CubePlacement& placing, const EventSink& events) {
    for (const Force force : forces_of(placing.owner)) {
        if (!overwhelmed(s, force, placing.area)) continue;
        const UnitSet infantry = units_in(s, force, Arm::Infantry, placing.area);
        if (all_alike(s, infantry)) {
            kill_with_six(s, static_cast<UnitId>(infantry.first()), events);
        } else {
            s.frames.push(SixCubes{placing.area, force});
        }
        return true;
    }
    if (placing.left == 0) {
        s.frames.pop();
        return true;
    }
    const auto able = takers(s, placing);
    if (able.empty()) {
        waste(placing, events);
        return true;
    }
    if (able.size() > 1 && !fills_all(s, placing)) return false;
    put(s, placing, able[0], events);
    return true;
}

Seat decider(const State&, const CubePlacement& placing) { return placing.owner; }

Verdict refuse(const State& s, const CubePlacement& placing, const PutCube& said) {
    if (!can_take(s, placing.owner, said.colour, placing.area)) {
        return refused("wl.damage.colours", Reason::NoSuchForceThere);
    }
    if (!is_for(placing, said.colour))
        return refused("wl.morale.r-to-cube", Reason::AnotherEarnedIt);
    return allowed;
}

void apply(State& s, CubePlacement& placing, const PutCube& said, const EventSink& events) {
    put(s, placing, said.colour, events);
}

void offer(const State& s, const CubePlacement& placing, Offers<Action>& out) {
    for (const Force force : takers(s, placing)) out.push_back(PutCube{force});
}

Seat decider(const State&, const SixCubes& six) { return side(six.force); }

Verdict refuse(const State& s, const SixCubes& six, const Remove& said) {
    const UnitSet infantry = units_in(s, six.force, Arm::Infantry, six.area);
    if (find_piece(s, infantry, said.piece) == no_unit) return not_that_piece;
    return allowed;
}

void apply(State& s, SixCubes& six, const Remove& said, const EventSink& events) {
    const UnitSet infantry = units_in(s, six.force, Arm::Infantry, six.area);
    const UnitId unit = find_piece(s, infantry, said.piece);
    s.frames.pop();
    kill_with_six(s, unit, events);
}

void offer(const State& s, const SixCubes& six, Offers<Action>& out) {
    each_piece(s, units_in(s, six.force, Arm::Infantry, six.area),
               [&out](const Piece& piece, UnitId) { out.push_back(Remove{piece}); });
}

Seat decider(const State&, const EmptyStock& empty) { return side(empty.force); }

Verdict refuse(const State& s, const EmptyStock& empty, const Sacrifice& said) {
    if (said.at > delayed_box) return refused("wl.damage.stock-empty", Reason::NoSuchArea);
    const Victim victim = victims_in(s, empty.force, said.at);
    if (find_piece(s, victim.units, said.piece) == no_unit) {
        return refused("wl.damage.stock-empty", Reason::NoSuchPiece);
    }
    if (said.cubes < victim.cubes.least || said.cubes > victim.cubes.most) {
        return not_so_many(s, victim, said.cubes);
    }
    return allowed;
}

void apply(State& s, EmptyStock& empty, const Sacrifice& said, const EventSink& events) {
    const UnitId unit = find_piece(s, victims_in(s, empty.force, said.at).units, said.piece);
    const Force colour = empty.force;
    s.frames.pop();
    eliminate(s, unit, said.cubes, events);
    // For this cube the unit was given up: no other is placed instead (W18).
    CubePlacement* const placing = s.frames.top_as<CubePlacement>();
    if (placing != nullptr && can_take(s, placing->owner, colour, placing->area)) {
        put(s, *placing, colour, events);
    }
}

void offer(const State& s, const EmptyStock& empty, Offers<Action>& out) {
    each_sacrifice(s, empty.force, [&out](const Sacrifice& one) { out.push_back(one); });
}

// Wherever there are cubes somebody can be given up.
bool proceed(State& s, EmptyStock& empty, const EventSink& events) {
    int answers = 0;
    Sacrifice only_one;
    each_sacrifice(s, empty.force, [&](const Sacrifice& one) {
        ++answers;
        only_one = one;
    });
    if (answers > 1) return false;
    if (answers == 1) {
        apply(s, empty, only_one, events);
    } else {  // not a cube of that colour anywhere
        s.frames.pop();
        waste(*s.frames.top_as<CubePlacement>(), events);
    }
    return true;
}

}  // namespace grognard::waterloo
