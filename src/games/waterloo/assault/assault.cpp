// The queue of assaults, who takes part in each, and the seven steps one after another.
#include "games/waterloo/assault/assault.hpp"

#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

AreaSet all_pending(const State& s) { return s.pending[at(french)] | s.pending[at(allied)]; }

// In the order of AssaultStep.
constexpr StepState (*step_rules[])(State&, Assault&, const EventSink&) = {
    declare, defensive_fire, duels, volleys, charge, ride_down_guns, capture_guns, control};
static_assert(std::size(step_rules) == static_cast<std::size_t>(AssaultStep::End));

AreaSet origins(const State& s, const UnitSet& units) {
    AreaSet out;
    for (const int id : units) out.add(s.units[static_cast<std::size_t>(id)].from);
    return out;
}

// W38: what the two forces are made of now is remembered.
Assault assault_on(const State& s, AreaId area) {
    Assault out;
    out.area = area;
    out.attacker = s.pending[at(french)].has(area) ? french : allied;
    const UnitSet infantry = attackers(s, out, Arm::Infantry);
    out.attacker_infantry = !infantry.empty();
    out.attacker_cavalry = !attackers(s, out, Arm::Cavalry).empty();
    out.defender_infantry = !defenders(s, out, Arm::Infantry).empty();
    out.defender_cavalry = !defenders(s, out, Arm::Cavalry).empty();
    out.origins = origins(s, infantry);
    return out;
}

// Nobody there is an attacker or in shelter any more, the leaders who came along neither; cubes
// that somebody was given and did not take along are the area's again.
void close(State& s, const Assault& assault) {
    for (const int id : s.units_in[assault.area]) {
        attack_no_more(s, static_cast<UnitId>(id));
        Unit& unit = s.units[static_cast<std::size_t>(id)];
        unit.sheltered = false;
        unit.cubes = 0;
    }
    s.pending[at(assault.attacker)].remove(assault.area);
}

// Units given up for want of cubes may have left nobody to fight.
bool is_fought(const State& s, const Assault& assault) {
    return (assault.attacker_infantry || assault.attacker_cavalry) &&
           enemy_held(s, assault.attacker, assault.area);
}

void start(State& s, AssaultQueue& queue, AreaId area, const EventSink& events) {
    queue.batch.remove(area);
    const Assault assault = assault_on(s, area);
    if (!is_fought(s, assault)) {
        close(s, assault);
        return;
    }
    events.tell(AssaultBegan{area, assault.attacker});
    s.frames.push(assault);
}

}  // namespace

void begin_assaults(State& s) { s.frames.push(AssaultQueue{}); }

// W77: also of the assaults that the other side's cavalry has begun.
Seat decider(const State& s, const AssaultQueue&) { return s.turn.active; }

Verdict refuse(const State& s, const AssaultQueue& queue, const Resolve& said) {
    if (said.at > delayed_box || !all_pending(s).has(said.at)) {
        return refused("wl.action.assault.per-area", Reason::NoAssaultThere);
    }
    if (!queue.batch.has(said.at)) return refused("wl.assault.step7.continue", Reason::OthersFirst);
    return allowed;
}

void apply(State& s, AssaultQueue& queue, const Resolve& said, const EventSink& events) {
    start(s, queue, said.at, events);
}

void offer(const State&, const AssaultQueue& queue, Offers<Action>& out) {
    for (const int area : queue.batch) out.push_back(Resolve{static_cast<AreaId>(area)});
}

bool proceed(State& s, AssaultQueue& queue, const EventSink& events) {
    if (queue.batch.empty()) queue.batch = all_pending(s);
    if (queue.batch.empty()) {
        s.frames.pop();
        return true;
    }
    if (queue.batch.size() > 1) return false;
    start(s, queue, static_cast<AreaId>(queue.batch.first()), events);
    return true;
}

// Many steps concern nobody: those are over at once and the next begins.
bool proceed(State& s, Assault& assault, const EventSink& events) {
    while (assault.step != AssaultStep::End) {
        if (step_rules[at(assault.step)](s, assault, events) == StepState::Goes) return true;
        assault.step = static_cast<AssaultStep>(at(assault.step) + 1);
        assault.stage = 0;
    }
    events.tell(AssaultEnded{assault.area});
    close(s, assault);
    s.frames.pop();
    return true;
}

UnitSet sheltered(const State& s, const Assault& assault) {
    if (stronghold(s, assault.area) == nullptr) return {};
    UnitSet out = defenders(s, assault, Arm::Infantry);
    for (const int id : out) {
        if (!s.units[static_cast<std::size_t>(id)].sheltered) out.remove(id);
    }
    return out;
}

}  // namespace grognard::waterloo
