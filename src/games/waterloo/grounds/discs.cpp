// Discs: which colour pays for what, how many there are, and what leaders make of them.
#include "games/waterloo/grounds/concerns.hpp"
#include "games/waterloo/moves/leader.hpp"
#include "games/waterloo/moves/why_not.hpp"

namespace grognard::waterloo {

namespace {

std::uint8_t available(const Gather& g, Disc disc) {
    return g.s.discs[at(g.seat)].available[at(disc)];
}

std::string_view only_rule(Disc disc) {
    return disc == Disc::Red ? "wl.sequence.red" : "wl.sequence.purple";
}

std::string_view price_rule(Order order) {
    constexpr std::string_view rules[order_count] = {
        "wl.action.approach.disc", "wl.action.reserve.disc",   "wl.action.artillery.disc",
        "wl.action.assault.disc",  "wl.action.formation.disc", "wl.reinforce.disc"};
    return rules[at(order)];
}

// The turn's supply of the colour, by the row that gives it.
std::string_view supply_rule(const Gather& g) {
    if (g.seat == french) return "wl.turn.discs.french";
    const DiscCounts& all = g.s.battle.charts.discs[g.s.turn.number][at(allied)];
    return all[at(Disc::Purple)] == 0 ? "wl.turn.discs.allied-early" : "wl.turn.discs.allied-late";
}

void no_such_disc(Gather& g, Disc disc) {
    if (available(g, disc) > 0) return;
    g.name("wl.sequence.action-cost");
    const Discs& discs = g.s.discs[at(g.seat)];
    const int spent = discs.used[at(disc)] + discs.before[at(disc)];
    const int supply = g.s.battle.charts.discs[g.s.turn.number][at(g.seat)][at(disc)];
    if (spent >= supply) g.name(supply_rule(g));
    // It lies in a box that no disc comes back from.
    if (spent > 0) g.name("wl.setup.action-boxes");
}

// The colour does not pay for the order.
void wrong_colour(Gather& g, Disc disc, Order order) {
    if (allows(disc, order)) return;
    g.name(only_rule(disc));
    g.name(price_rule(order));
}

// Out of the box as from any area.
void at_the_price(Gather& g, Order order) {
    if (order == Order::Assault) g.name("wl.prussians.delay-assault");
    if (order == Order::Approach || order == Order::Reserve) g.name("wl.prussians.delay-move");
}

std::string_view leader_colour_rule(Disc disc) {
    return disc == Disc::Red ? "wl.leader.red" : "wl.leader.purple";
}

// Somebody in these areas could carry out an order that the disc pays for.
bool anyone_acts(const State& s, const AreaSet& areas, Force force, Disc disc) {
    const Muster units = muster(s, force).within(areas);
    const Front front = front_of(s, s.turn.active);
    for (const Order order : all_orders) {
        if (allows(disc, order) && !rules_of(order).open(s, front, units).empty()) return true;
    }
    return false;
}

Force other_allies(Force led) { return led == Force::Anglo ? Force::Prussian : Force::Anglo; }

// Of a colour that pays for one order alone: what keeps each of them from it.
void why_nobody(Gather& g, const AreaSet& reach, Force led, Disc disc) {
    if (disc == Disc::Green) return;
    const Order order = disc == Disc::Red ? Order::Assault : Order::Reserve;
    for (const int id : reach) {
        const auto area = static_cast<AreaId>(id);
        const bool anyone = units_in(g.s, g.seat, area).intersects(of_force(g.s, led));
        if (anyone && !is_open(g.s, order, area)) kept_from(g, order, area);
    }
}

// Leaders near him would join others of their colour, and have no other way.
void leaders_clash(Gather& g, const AreaSet& reach, Force led) {
    for (const int id : reach& areas_with(g.s, led, Arm::Leader)) {
        const auto area = static_cast<AreaId>(id);
        const UnitSet leaders = units_in(g.s, led, Arm::Leader, area) & free_units(g.s, g.seat);
        if (only_to_leaders(g.s, Order::Approach, area, leaders)) {
            g.name("wl.action.approach.leader-stack");
        }
    }
}

// He and those about him can do nothing with that disc: another colour or another leader could.
void nobody_led(Gather& g, UnitId leader, Disc disc) {
    const AreaSet reach = leader_reach(g.s, leader);
    const Force led = led_by(g.s, leader);
    if (anyone_acts(g.s, reach, led, disc)) return;
    g.name("wl.leader.reach");
    if (disc != Disc::Green && anyone_acts(g.s, reach, led, Disc::Green)) {
        g.name(leader_colour_rule(disc));
        g.name(only_rule(disc));
    }
    if (g.seat == allied && anyone_acts(g.s, reach, other_allies(led), disc)) {
        not_led(g, other_allies(led));
    }
    why_nobody(g, reach, led, disc);
    if (disc == Disc::Green) leaders_clash(g, reach, led);
}

bool all_lost(const State& s, Nation nation) {
    const UnitSet leaders = s.battle.of_nation[at(nation)] & of_arm(s, Arm::Leader);
    return !leaders.empty() && s.units_in[lost].contains(leaders);
}

}  // namespace

void not_led(Gather& g, Force units) {
    g.name(units == Force::Prussian ? "wl.leader.british" : "wl.leader.prussian");
}

void not_led_now(Gather& g, Force units) {
    const auto* leading = g.s.frames.nearest<LeaderAction>();
    if (leading != nullptr && led_by(g.s, leading->leader) != units) not_led(g, units);
}

void wrong(Gather& g, const ActionChoice&, const Activate& said) {
    no_such_disc(g, said.disc);
    wrong_colour(g, said.disc, said.order);
    if (said.area > delayed_box) return;
    if (said.area == delayed_box && !allows(said.disc, said.order)) at_the_price(g, said.order);
    if (!is_open(g.s, said.order, said.area)) closed(g, said.order, said.area);
}

void wrong(Gather& g, const ActionChoice&, const Lead& said) {
    no_such_disc(g, said.disc);
    if (all_lost(g.s, said.nation)) g.name("wl.leader.gone");
    if (said.area > delayed_box) return;
    const UnitSet leaders =
        units_in(g.s, g.seat, Arm::Leader, said.area) & g.s.battle.of_nation[at(said.nation)];
    if (leaders.empty()) return g.name("wl.leader.disc");
    if (!leaders.intersects(ready_leaders(g.s))) {
        g.name("wl.leader.once-per-sequence");
        return g.name("wl.leader.used");
    }
    nobody_led(g, static_cast<UnitId>((leaders & ready_leaders(g.s)).first()), said.disc);
}

void wrong(Gather& g, const ActionChoice&, const Pass& said) {
    no_such_disc(g, said.disc);
    if (said.disc == Disc::Green) return g.name("wl.action.pass.green");
    if (available(g, Disc::Green) == 0) return;
    g.name("wl.action.pass.other");
    g.name(only_rule(said.disc));
}

void wrong(Gather& g, const LeaderAction& leading, const Command& said) {
    wrong_colour(g, leading.disc, said.order);
    if (!allows(leading.disc, said.order)) g.name(leader_colour_rule(leading.disc));
    if (leading.assaulted && said.order != Order::Assault) g.name("wl.leader.non-assault-first");
    if (said.area > delayed_box) return;
    const bool reached = leader_reach(g.s, leading.leader).has(said.area);
    if (!reached) g.name("wl.leader.reach");
    const Force led = led_by(g.s, leading.leader);
    const UnitSet own = units_in(g.s, g.seat, said.area);
    if (!own.empty() && !own.intersects(of_force(g.s, led))) not_led(g, other_allies(led));
    const AreaSet there = area::only(said.area);
    const Muster units = muster(g.s, led).within(there);
    const bool open = !rules_of(said.order).open(g.s, front_of(g.s, g.seat), units).empty();
    // W82: he must reach the area that the cube leaves, and it must be of his colour.
    if (said.order == Order::Reinforce && (!reached || !open)) g.name("wl.reinforce.leader");
    if (!is_open(g.s, said.order, said.area)) {
        closed(g, said.order, said.area);
    } else if (!open) {
        not_led(g, other_allies(led));
    }
}

}  // namespace grognard::waterloo
