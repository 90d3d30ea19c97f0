// Damage cubes: shares, colours and who can't bear any.
#include "games/waterloo/grounds/concerns.hpp"

namespace grognard::waterloo {

namespace {

// More than anybody may have, or so few that the others, if there are any, would have more.
void past_five(Gather& g, int units, int cubes, const Share& share) {
    const int for_one = g.s.battle.charts.limits.cubes_per_unit;
    if (cubes > for_one || (units > 1 && cubes < share.least)) g.name("wl.damage.max-five");
}

void bears_none(Gather& g, Arm arm) {
    if (arm == Arm::Artillery) g.name("wl.damage.not-artillery");
    if (arm == Arm::Cavalry || arm == Arm::Leader) g.name("wl.damage.not-cavalry");
}

// A cube goes to infantry of its colour: not to allies of another, not to cavalry.
void nobody_takes(Gather& g, const Reinforce& said) {
    g.name(colour_rule(said.colour));
    const Force allies = said.colour == Force::Anglo ? Force::Prussian : Force::Anglo;
    if (said.colour != Force::French && areas_with(g.s, allies, Arm::Infantry).has(said.to)) {
        g.name("wl.damage.colours");
        g.name("wl.setup.prussian-independent");
    }
    const auto has = [&](Arm arm) { return areas_with(g.s, said.colour, arm).has(said.to); };
    if (!has(Arm::Artillery) && (has(Arm::Cavalry) || has(Arm::Leader))) {
        g.name("wl.damage.not-cavalry");
    }
}

}  // namespace

std::string_view colour_rule(Force colour) {
    constexpr std::string_view rules[force_count] = {"wl.reinforce.french", "wl.reinforce.allied",
                                                     "wl.reinforce.prussian"};
    return rules[at(colour)];
}

void wrong_share(Gather& g, UnitId leaving, int cubes) {
    const auto [nation, arm] = kind(g.s, leaving);
    const Share share = share_of(g.s, leaving);
    if (cubes >= share.least && cubes <= share.most) return;
    if (arm != Arm::Infantry) return bears_none(g, arm);
    const AreaId area = g.s.units[leaving].at;
    const Force colour = force(nation);
    const int all = cubes_in(g.s, colour, area);
    const int infantry = units_in(g.s, colour, arm, area).size();
    const bool sole = infantry == 1;
    g.name(sole ? "wl.damage.move-sole" : "wl.damage.move-assign");
    if (cubes > all) g.name("wl.damage.move-carry");
    if (cubes < share.least) g.name("wl.damage.assign-all");
    if (!sole) return past_five(g, infantry, cubes, share);
    // What it leaves behind would lie on the guns.
    const bool guns = !units_in(g.s, colour, Arm::Artillery, area).empty();
    if (guns && cubes < all) g.name("wl.damage.not-artillery");
}

void wrong(Gather& g, const Reinforcing& reinforcing, const Reinforce& said) {
    if (said.to > delayed_box) return;
    const UnitSet units = g.s.units_in[reinforcing.area] & reinforcing.able;
    const bool has_cube = cubes_in(g.s, said.colour, reinforcing.area) > 0;
    const auto* leading = g.s.frames.nearest<LeaderAction>();
    if (has_cube && side(said.colour) == g.seat && !units.intersects(of_force(g.s, said.colour)) &&
        leading != nullptr) {
        g.name("wl.reinforce.leader");
        not_led(g, said.colour);
    }
    const bool near = beside(g.s.battle, reinforcing.area).has(said.to);
    const bool taken = areas_with(g.s, said.colour, Arm::Infantry).has(said.to);
    if (!taken) nobody_takes(g, said);
    if (!near || !has_cube || !taken) g.name("wl.reinforce.disc");
}

void wrong(Gather& g, const Assigning& assigning, const Assign& said) {
    const Share share = share_of_one(g.s, assigning.left.size(), assigning.cubes);
    if (said.cubes > assigning.cubes || said.cubes < share.least) g.name("wl.damage.assign-all");
    past_five(g, assigning.left.size(), said.cubes, share);
}

void wrong(Gather& g, const SixCubes&, const Remove& said) { bears_none(g, said.piece.arm); }

// He goes with cubes that he can bear and that are there.
void wrong(Gather& g, const EmptyStock& empty, const Sacrifice& said) {
    if (said.at > delayed_box || side(said.piece.nation) != g.seat) return;
    const int cubes = cubes_in(g.s, empty.force, said.at);
    if (said.cubes == 0 || said.cubes > cubes) g.name("wl.damage.stock-empty");
    const UnitSet able = units_in(g.s, empty.force, Arm::Infantry, said.at);
    const bool infantry = !able.empty();
    if (find_piece(g.s, able, said.piece) != no_unit) {
        const Share share = share_of_one(g.s, able.size(), cubes);
        past_five(g, able.size(), said.cubes, share);
        if (said.cubes < share.least) g.name("wl.damage.assign-all");
    }
    if (said.piece.arm != Arm::Artillery || infantry) bears_none(g, said.piece.arm);
}

// Guns get none beside infantry.
void wrong(Gather& g, const CubePlacement& placing, const PutCube& said) {
    if (side(said.colour) != placing.owner) return;
    const bool infantry = !units_in(g.s, placing.owner, Arm::Infantry, placing.area).empty();
    const bool taken = areas_with(g.s, said.colour, Arm::Infantry).has(placing.area);
    const bool guns = areas_with(g.s, said.colour, Arm::Artillery).has(placing.area);
    const bool cavalry = areas_with(g.s, said.colour, Arm::Cavalry).has(placing.area) ||
                         areas_with(g.s, said.colour, Arm::Leader).has(placing.area);
    if (taken) return;
    if (infantry && guns) g.name("wl.damage.not-artillery");
    if (cavalry) g.name("wl.damage.not-cavalry");
}

}  // namespace grognard::waterloo
