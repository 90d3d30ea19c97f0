#include "games/orthez/rout/harassment.hpp"

#include <algorithm>

#include "games/orthez/fire/fire_attack.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/rout/rout.hpp"
#include "games/orthez/zones/skirmish_zone.hpp"

namespace grognard::orthez {

namespace {

// lb.16.5.1: every three losses cost a point, never the last one.
int skirmish_value(const State& s, UnitId cavalry) {
    const int printed = counter(s, cavalry).skirmish;
    return printed == 0 ? 0 : std::max(1, printed - s.units[cavalry].lost / 3);
}

bool is_harassed(const State& s, UnitId cavalry, HexId hex) {
    return skirmish_ring(s, cavalry, hex) != Ring::None &&
           s.battle->charts.harassment[static_cast<std::size_t>(terrain(s, hex))] != not_allowed;
}

UnitId victim(const State& s, const HarassWindow& window) {
    for (const UnitId unit : window.units) {
        if (on_map(s.units[unit]) && !s.units[unit].demolished) return unit;
    }
    return no_unit;
}

// lb.11.9.G.3
int modifier(const State& s, UnitId unit) {
    const Charts& charts = s.battle->charts;
    const Unit& u = s.units[unit];
    const Counter& c = counter(s, unit);
    const bool mounted = c.arm == Arm::Cavalry || c.horse_artillery;
    if (u.order == OrderState::Routing) return mounted ? charts.harass_routing_cavalry : 0;
    const bool skirmishes =
        u.order == OrderState::Good && u.formation == Formation::Skirmish && c.arm == Arm::Cavalry;
    return charts.harass_retreat + (skirmishes ? charts.harass_mounted_skirmishers : 0);
}

bool has_tried(const HarassWindow& window, UnitId unit) {
    return std::ranges::find(window.tried, unit) != window.tried.end();
}

bool may_harass(const State& s, const HarassWindow& window, UnitId unit) {
    return side_of(s, unit) == window.side && has_skirmish_zone(s, unit) &&
           !has_tried(window, unit) && !window.tried.full() && victim(s, window) != no_unit &&
           harassment_odds(s, window, unit).allowed();
}

UnitList harassers(const State& s, const HarassWindow& window) {
    UnitList found;
    for (std::size_t i = 0; i < s.battle->units.size() && !found.full(); ++i) {
        const auto unit = static_cast<UnitId>(i);
        if (may_harass(s, window, unit)) found.push(unit);
    }
    return found;
}

}  // namespace

int harassed_hexes(const State& s, UnitId cavalry, const RoutPath& left) {
    return static_cast<int>(
        std::ranges::count_if(left, [&](HexId hex) { return is_harassed(s, cavalry, hex); }));
}

FireOdds harassment_odds(const State& s, const HarassWindow& window, UnitId cavalry) {
    const UnitId target = victim(s, window);
    const int hexes = harassed_hexes(s, cavalry, window.left);
    if (target == no_unit || hexes == 0) return {};
    int defence = modifier(s, target);
    for (const HexId hex : window.left) {
        if (!is_harassed(s, cavalry, hex)) continue;
        defence += s.battle->charts.harassment[static_cast<std::size_t>(terrain(s, hex))];
    }
    return plain_odds(Ratio(skirmish_value(s, cavalry) * hexes), defence);
}

Seat decider(const State&, const HarassWindow& window) { return window.side; }

bool proceed(State& s, HarassWindow& window, const EventSink& events) {
    if (!harassers(s, window).empty()) return false;
    finish(s, HarassReport{}, events);
    return true;
}

Verdict refuse(const State& s, const HarassWindow& window, const Harass& action) {
    if (action.unit >= s.battle->units.size()) return refused("lb.11.9.G.1", Reason::NoSuchUnit);
    if (side_of(s, action.unit) != window.side) return refused("lb.11.9.G.1", Reason::NotYourUnit);
    if (has_tried(window, action.unit)) return refused("lb.11.9.G.1", Reason::AlreadyDone);
    if (!may_harass(s, window, action.unit)) return refused("lb.11.9.G.1", Reason::CannotHarass);
    return allowed;
}

void apply(State& s, HarassWindow& window, const Harass& action, const EventSink&) {
    window.tried.push(action.unit);
    const UnitId target = victim(s, window);
    FireOrder order;
    order.kind = FireKind::Harassment;
    order.from.push(s.units[action.unit].hexes[0]);
    order.at = s.units[target].hexes[0];
    order.single = target;
    const FireOdds odds = harassment_odds(s, window, action.unit);
    order.value = static_cast<std::uint8_t>(odds.value.floor());
    order.defence = static_cast<std::uint8_t>(odds.defence);
    begin_fire_attack(s, order);
}

Verdict refuse(const State&, const HarassWindow&, const Pass&) { return allowed; }
void apply(State& s, HarassWindow&, const Pass&, const EventSink& events) {
    finish(s, HarassReport{}, events);
}

void offer(const State& s, const HarassWindow& window, Offers<Action>& out) {
    for (const UnitId unit : harassers(s, window)) out.push_back(Harass{unit});
    out.push_back(Pass{});
}

}  // namespace grognard::orthez
