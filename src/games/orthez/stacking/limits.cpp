#include "games/orthez/stacking/limits.hpp"

#include <algorithm>

#include "games/orthez/reasons.hpp"

namespace grognard::orthez {
namespace {

Arm arm_of(const State& s, const Occupant& o) { return counter(s, o.unit).arm; }
bool in_good(const Occupant& o, Formation formation) {
    return o.order == OrderState::Good && o.formation == formation;
}
bool skirmishes(const Occupant& o) { return in_good(o, Formation::Skirmish); }

template <class Wanted>
std::size_t count(const Occupants& all, const Wanted& wanted) {
    return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), wanted));
}

bool has_partner(const State& s, const Occupants& all, const Occupant& company) {
    return std::any_of(all.begin(), all.end(), [&](const Occupant& o) {
        return o.unit != company.unit && is_companion(s, company.unit, o.unit);
    });
}

// Without companies that count as part of another unit; a second rifle company counts (lb.19.2.4).
Occupants major_units(const State& s, const Occupants& all) {
    Occupants major;
    bool rifles = false;
    for (const Occupant& o : all) {
        const bool half = counter(s, o.unit).size == Size::HalfCompany;
        const bool part = has_partner(s, all, o) && !(half && rifles);
        rifles = rifles || half;
        if (!part) major.push(o);
    }
    return major;
}

// lb.10.1.B.6: skirmishers and those who pass them do not hinder each other, in good order only.
Occupants without_skirmishers(const Occupants& all) {
    const bool good = std::all_of(all.begin(), all.end(),
                                  [](const Occupant& o) { return o.order == OrderState::Good; });
    if (!good) return all;
    Occupants rest;
    for (const Occupant& o : all) {
        if (!skirmishes(o)) rest.push(o);
    }
    return rest;
}

Verdict judge_wagons(const State& s, const Occupants& all) {
    const auto wagons = count(all, [&](const Occupant& o) { return arm_of(s, o) == Arm::Wagon; });
    if (wagons > 0) return refused("lb.17.17.4.a", Reason::MayNotStack);
    return allowed;
}

Verdict judge_arms(const State& s, const Occupants& all, Presence presence) {
    const auto of = [&](Arm arm) {
        return count(all, [&](const Occupant& o) { return arm_of(s, o) == arm; });
    };
    const auto cavalry = of(Arm::Cavalry);
    const auto squares =
        count(all, [](const Occupant& o) { return in_good(o, Formation::Square); });
    // lb.11.8.C.1: cavalry passes over squares.
    const bool over_square = presence != Presence::Staying && squares > 0;
    if (cavalry > 0 && of(Arm::Infantry) > 0 && !over_square) {
        return refused("lb.10.1.B.1", Reason::MayNotStack);
    }
    if (cavalry > 0 && of(Arm::Artillery) > 0 && !over_square) {
        return refused("lb.10.1.B.2", Reason::MayNotStack);
    }
    if (count(all, skirmishes) > 0 && of(Arm::Artillery) > 0) {
        return refused("lb.10.1.B.3", Reason::MayNotStack);
    }
    const auto marked =
        count(all, [&](const Occupant& o) { return s.units[o.unit].done.charge_marked; });
    if (marked > 0 && marked < all.size()) return refused("lb.18.6.C.6.c", Reason::MayNotStack);
    const auto pickets = count(all, [&](const Occupant& o) { return counter(s, o.unit).picket; });
    if (pickets > 0) return refused("lb.22.3.E.1.b", Reason::MayNotStack);
    return allowed;
}

// Nobody but its companies shares a hex with a unit that spreads over several
// (lb.10.1.3, 11.7.A.1).
Verdict judge_spread(const State& s, const Occupants& all) {
    for (const Occupant& o : all) {
        const bool wide = o.hexes > 1 || in_good(o, Formation::RoadColumn);
        if (!wide) continue;
        for (const Occupant& with : all) {
            if (with.unit == o.unit) continue;
            if (!is_companion(s, with.unit, o.unit) && !is_companion(s, o.unit, with.unit)) {
                return refused("lb.10.1.3", Reason::MayNotStack);
            }
        }
    }
    return allowed;
}

// lb.10.1.C.1: a leader, or a marker of square, disorder or rout over the infantry or cavalry.
Verdict judge_command(const State& s, const Occupants& major, LeaderThere leader) {
    if (major.size() < 2 || leader == LeaderThere::Yes) return allowed;
    Occupants men;
    for (const Occupant& o : major) {
        if (arm_of(s, o) != Arm::Artillery) men.push(o);
    }
    if (men.empty()) men = major;
    const auto all_are = [&](OrderState order) {
        return count(men, [&](const Occupant& o) { return o.order == order; }) == men.size();
    };
    const bool marked = all_are(OrderState::Disordered) || all_are(OrderState::Routing);
    const auto squares =
        count(men, [](const Occupant& o) { return in_good(o, Formation::Square); });
    if (marked || squares > 0) return allowed;
    return refused("lb.10.1.C.1", Reason::NeedsLeader);
}

Verdict judge_strength(const State& s, HexId hex, const Occupants& all, const Occupants& major,
                       Presence presence) {
    const Stacking& chart = s.battle->charts.stacking;
    const auto squares =
        count(all, [](const Occupant& o) { return in_good(o, Formation::Square); });
    StackingLimit limit = chart.terrain[static_cast<std::size_t>(terrain(s, hex))];
    if (squares > 0) limit.increments = chart.square.increments;
    Ratio men;
    Ratio guns;
    for (const Occupant& o : all) {
        const Ratio here = increments(s, o.unit) / Ratio(o.hexes);
        (arm_of(s, o) == Arm::Artillery ? guns : men) += here;
    }
    if (limit.units > 0 && major.size() > limit.units) {
        return refused("lb.10.1.A.1", Reason::StackTooLarge);
    }
    if (major.size() < 2) return allowed;  // one larger unit may stand alone
    if (guns > Ratio(limit.guns)) return refused("lb.10.3.1", Reason::StackTooLarge);
    const Ratio sum = men > Ratio(0) ? men + guns * Ratio(chart.gun_as_increments) : men;
    const bool rides_over = presence == Presence::RidingOver && squares > 0;
    if (rides_over || limit.increments == 0) return allowed;
    if (sum > Ratio(limit.increments)) return refused("lb.10.1.A.1", Reason::StackTooLarge);
    return allowed;
}

bool has_facing(Formation formation) {
    return formation != Formation::Square && formation != Formation::Limbered;
}

bool same_stand(const Occupant& a, const Occupant& b) {
    if (a.order != b.order) return false;
    if (a.order != OrderState::Good) return true;
    return a.formation == b.formation && (!has_facing(a.formation) || a.facing == b.facing);
}

// lb.10.1.B.5: one formation, facing and order state; guns go with any of infantry.
Verdict judge_formation(const State& s, const Occupants& all) {
    const Occupant* first = nullptr;
    for (const Arm arm : {Arm::Infantry, Arm::Cavalry, Arm::Artillery}) {
        first = nullptr;
        for (const Occupant& o : all) {
            if (arm_of(s, o) != arm) continue;
            if (first == nullptr) first = &o;
            if (!same_stand(*first, o)) return refused("lb.10.1.B.5", Reason::OtherFormationThere);
        }
    }
    const auto squares =
        count(all, [](const Occupant& o) { return in_good(o, Formation::Square); });
    const auto limbered =
        count(all, [](const Occupant& o) { return in_good(o, Formation::Limbered); });
    if (squares > 0 && limbered > 0) return refused("lb.11.8.3", Reason::OtherFormationThere);
    return allowed;
}

Verdict judge_skirmishers(const Occupants& all, const Occupants& major) {
    if (count(all, skirmishes) == 0 || major.size() < 2) return allowed;
    return refused("lb.10.1.B.6", Reason::MayNotStack);
}

}  // namespace

bool is_companion(const State& s, UnitId company, UnitId of) {
    const Counter& c = counter(s, company);
    const Counter& other = counter(s, of);
    if (c.parent != no_unit && c.parent == of) return true;
    return c.size == Size::HalfCompany && other.size != Size::HalfCompany && c.side == other.side &&
           c.division == other.division && other.arm == Arm::Infantry;
}

Occupant occupant(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    return {id, unit.formation, unit.order, unit.facing,
            static_cast<std::uint8_t>(std::max<std::size_t>(unit.hexes.size(), 1))};
}

Occupants occupants_but(const State& s, HexId hex, const UnitList& leaving) {
    Occupants out;
    for (const UnitId unit : units_in(s, hex)) {
        const bool leaves = std::find(leaving.begin(), leaving.end(), unit) != leaving.end();
        if (!leaves) out.push(occupant(s, unit));
    }
    return out;
}

bool has_friendly_leader(const State& s, HexId hex, Seat side) {
    for (const int leader : leaders_in(s, hex)) {
        const Leader& who = s.battle->leaders[static_cast<std::size_t>(leader)];
        if (who.side == side && who.rank != Rank::Marker) return true;
    }
    return false;
}

Verdict may_share(const State& s, HexId hex, const Occupants& everybody, LeaderThere leader,
                  Presence presence) {
    const Occupants all =
        presence == Presence::Staying ? everybody : without_skirmishers(everybody);
    if (all.empty()) return allowed;
    if (everybody.size() > max_stack) return refused("lb.10.1.1", Reason::StackTooLarge);
    const Occupants major = major_units(s, all);
    if (all.size() > 1) {
        if (const Verdict v = judge_wagons(s, all)) return v;
        if (const Verdict v = judge_arms(s, all, presence)) return v;
        if (const Verdict v = judge_spread(s, all)) return v;
        if (const Verdict v = judge_command(s, major, leader)) return v;
    }
    if (const Verdict v = judge_strength(s, hex, all, major, presence)) return v;
    if (presence != Presence::Staying || all.size() < 2) return allowed;
    if (const Verdict v = judge_skirmishers(all, major)) return v;
    return judge_formation(s, all);
}

Verdict fault_of_stack(const State& s, HexId hex) {
    const Occupants all = occupants_but(s, hex, {});
    if (all.size() < 2) return allowed;
    const Seat side = side_of(s, all[0].unit);
    const auto leader = has_friendly_leader(s, hex, side) ? LeaderThere::Yes : LeaderThere::No;
    return may_share(s, hex, all, leader, Presence::Staying);
}

}  // namespace grognard::orthez
