// How far and through what pieces move, whatever they move for.
#include "games/waterloo/grounds/moving.hpp"

#include "games/waterloo/moves/reach.hpp"
#include "games/waterloo/moves/retreat.hpp"

namespace grognard::waterloo {

namespace {

std::string_view allowance_rule(Arm arm) {
    constexpr std::string_view rules[arm_count] = {
        "wl.action.approach.infantry", "wl.action.approach.cavalry", "wl.action.approach.artillery",
        "wl.action.approach.leader"};
    return rules[at(arm)];
}

}  // namespace

std::string_view kin_rule(Order order) {
    return order == Order::Assault ? "wl.action.assault.move" : "wl.action.reserve.other-rules";
}

void as_in_approach(Gather& g, Order order, std::string_view rule) {
    g.name(rule);
    if (order != Order::Approach) g.name(kin_rule(order));
}

std::string_view stop_rule(Terrain terrain) {
    if (terrain == Terrain::Wood) return "wl.terrain.wood.cavalry-from";
    return terrain == Terrain::Town ? "wl.terrain.town.cavalry" : "wl.terrain.river.cavalry";
}

void must_stop_in(Gather& g, Order order, AreaId area) {
    as_in_approach(g, order, "wl.action.approach.cavalry-stop");
    g.name("wl.terrain.move-cavalry-only");
    g.name(stop_rule(g.s.battle.terrain[area]));
}

void cannot_leave(Gather& g, Order order, UnitId unit) {
    if (may_leave(g.s, unit)) return;
    if (kind(g.s, unit).arm == Arm::Artillery) {
        return as_in_approach(g, order, "wl.action.approach.silenced");
    }
    as_in_approach(g, order, "wl.formation.infantry.defensive");
    if (order == Order::Approach) g.name("wl.action.approach.infantry");
}

void not_into_box(Gather& g) {
    g.name(g.seat == french ? "wl.prussians.box-no-french" : "wl.prussians.delay-move");
}

bool leader_there(const Gather& g, UnitId unit, AreaId to) {
    return kind(g.s, unit).arm == Arm::Leader &&
           without_leader_clash(g.s, unit, area::only(to)).empty();
}

void too_far(Gather& g, Order order, Arm arm) {
    if (order == Order::Reserve) return g.name("wl.action.reserve.double");
    g.name(allowance_rule(arm));
    if (order == Order::Assault) g.name("wl.action.assault.move");
}

}  // namespace grognard::waterloo
