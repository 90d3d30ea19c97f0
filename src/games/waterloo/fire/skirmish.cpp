// Skirmish fire: each infantry unit once, in the order its player likes.
#include "games/waterloo/fire/skirmish.hpp"

#include "games/waterloo/dice.hpp"
#include "games/waterloo/fire/target.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

UnitSet still_to_fire(const State& s, const Skirmishing& skirmishing, AreaId area) {
    return units_in(s, skirmishing.side, Arm::Infantry, area) - skirmishing.fired;
}

// The box too (wl.prussians.box-skirmish).
AreaSet skirmish_targets(const State& s, Seat seat, AreaId from) {
    return beside(*s.battle, from) & occupied(s, other(seat));
}

// Every area with a unit that could still fire at something.
AreaSet firing_areas(const State& s, const Skirmishing& skirmishing) {
    const Seat side = skirmishing.side;
    AreaSet out;
    for (const int area : areas_with(s, side, Arm::Infantry) & near_enemy(s, side)) {
        const UnitSet left = still_to_fire(s, skirmishing, static_cast<AreaId>(area));
        if (!left.empty()) out.add(area);
    }
    return out;
}

}  // namespace

void begin_skirmish(State& s, Seat side) { s.frames.push(Skirmishing{.side = side}); }

Verdict refuse(const State& s, const Skirmishing& skirmishing, const Skirmish& said) {
    const Seat enemy = other(skirmishing.side);
    if (said.from > delayed_box || said.at > delayed_box) {
        return refused("wl.skirmish.who", Reason::NoSuchArea);
    }
    if (units_in(s, skirmishing.side, Arm::Infantry, said.from).empty()) {
        return refused("wl.skirmish.who", Reason::NoInfantryThere);
    }
    if (still_to_fire(s, skirmishing, said.from).empty()) {
        return refused("wl.skirmish.who", Reason::AllHaveFired);
    }
    if (!beside(*s.battle, said.from).has(said.at)) {
        return refused("wl.skirmish.who", Reason::NotAdjacent);
    }
    if (!occupied(s, enemy).has(said.at)) {
        return units_in(s, enemy, said.at).empty()
                   ? refused("wl.skirmish.no-target", Reason::NoEnemyThere)
                   : refused("wl.skirmish.leader-safe", Reason::OnlyALeader);
    }
    return allowed;
}

Verdict refuse(const State&, const Skirmishing&, const Done&) { return allowed; }

void apply(State& s, Skirmishing& skirmishing, const Skirmish& said, const EventSink&) {
    skirmishing.fired.add(still_to_fire(s, skirmishing, said.from).first());
    s.frames.push(SkirmishShot{said.from, said.at});
}

void apply(State& s, Skirmishing&, const Done&, const EventSink&) { s.frames.pop(); }

void offer(const State& s, const Skirmishing& skirmishing, Offers<Action>& out) {
    for (const int area : firing_areas(s, skirmishing)) {
        const auto from = static_cast<AreaId>(area);
        for (const int target : skirmish_targets(s, skirmishing.side, from)) {
            out.push_back(Skirmish{from, static_cast<AreaId>(target)});
        }
    }
    out.push_back(Done{});
}

bool proceed(State& s, Skirmishing& skirmishing, const EventSink&) {
    if (!firing_areas(s, skirmishing).empty()) return false;
    s.frames.pop();
    return true;
}

Chance chance(const State&, const SkirmishShot&) { return dice("skirmish", 1); }

// wl.skirmish.no-modifiers
void resolve(State& s, SkirmishShot& shot, Drawn drawn, const EventSink& events) {
    const auto [from, target] = shot;
    s.frames.pop();
    const Seat enemy = other(s.frames.top_as<Skirmishing>()->side);
    const std::uint8_t die = face(drawn[0]);
    const bool hit = die >= s.battle->charts.hit_on.skirmish;
    events.tell(SkirmishFired{from, target, die, hit});
    if (hit) hurt(s, enemy, target, 1);
}

}  // namespace grognard::waterloo
