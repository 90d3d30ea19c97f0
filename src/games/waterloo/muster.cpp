// Reads the musters off the sets of who stands where.
#include "games/waterloo/muster.hpp"

namespace grognard::waterloo {

namespace {

// With infantry beside them or without cubes all guns are operational; the others are counted.
AreaSet operational_areas(const State& s, const Muster& muster) {
    const AreaSet alone = muster.guns - areas_with(s, muster.seat, Arm::Infantry);
    AreaSet out = muster.guns;
    for (const int area : alone& s.bearing[at(muster.force)]) {
        if (operational_guns(s, muster.force, static_cast<AreaId>(area)) == 0) out.remove(area);
    }
    return out;
}

// Attackers are in the areas of pending assaults alone: there the units are looked at.
void leave_out_attackers(const State& s, Muster& muster) {
    const UnitSet free = free_units(s, muster.seat) & of_force(s, muster.force);
    const UnitSet upright = free & standing(s, Posture::Upright);
    const auto keep = [&s](AreaSet& areas, AreaId area, const UnitSet& units, Arm arm) {
        if (!s.units_in[area].intersects(units & of_arm(s, arm))) areas.remove(area);
    };
    for (const int id : s.pending[at(muster.seat)]) {
        const auto area = static_cast<AreaId>(id);
        keep(muster.infantry, area, free, Arm::Infantry);
        keep(muster.mobile, area, upright, Arm::Infantry);
        keep(muster.cavalry, area, free, Arm::Cavalry);
        keep(muster.guns, area, free, Arm::Artillery);
        keep(muster.deployed, area, upright, Arm::Artillery);
        keep(muster.leaders, area, free, Arm::Leader);
    }
}

}  // namespace

Muster muster(const State& s, Force force) {
    Muster out{.force = force,
               .seat = side(force),
               .infantry = areas_with(s, force, Arm::Infantry),
               .cavalry = areas_with(s, force, Arm::Cavalry),
               .guns = areas_with(s, force, Arm::Artillery),
               .leaders = areas_with(s, force, Arm::Leader)};
    for (const Nation nation : nations_of(force)) {
        out.mobile |= s.where.of(nation, Arm::Infantry, Posture::Upright);
        out.deployed |= s.where.of(nation, Arm::Artillery, Posture::Upright);
    }
    if (!s.pending[at(out.seat)].empty()) leave_out_attackers(s, out);
    out.operational = operational_areas(s, out);
    return out;
}

}  // namespace grognard::waterloo
