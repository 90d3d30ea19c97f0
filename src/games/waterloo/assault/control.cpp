// Step 7: cavalry that does not keep its head charges on.
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/movement/assault_moves.hpp"
#include "games/waterloo/movement/retreat.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

UnitSet cavalry_in(const State& s, AreaId area) {
    return s.units_in[area] & of_arm(s, Arm::Cavalry);
}

void go_on(State& s, UnitId unit, AreaId to, const EventSink& events) {
    const AreaId from = s.units[unit].at;
    events.tell(ChargeContinued{piece_of(s, unit), from, to});
    place_unit(s, unit, to, events);
    attack_from(s, unit, from);
}

// W46, W75: it becomes an attacker there, perhaps beside others of its side, and so do leaders who
// go along.
void charge_on(State& s, UnitId unit, AreaId to, Company company, const EventSink& events) {
    const Seat seat = side(s, unit);
    const UnitSet leaders = leaders_in(s, seat, s.units[unit].at, company);
    go_on(s, unit, to, events);
    for (const int leader : leaders) go_on(s, static_cast<UnitId>(leader), to, events);
    s.pending[at(seat)].add(to);
}

// One way to go on, and nobody who could go along.
bool is_settled(const State& s, UnitId unit, const AreaSet& targets) {
    return targets.size() == 1 &&
           possible_company(s, unit, static_cast<AreaId>(targets.first())) == alone;
}

}  // namespace

StepState control(State& s, Assault& assault, const EventSink& events) {
    const UnitSet cavalry = cavalry_in(s, assault.area);
    if (stage_of<Once>(assault) == Once::Done || cavalry.empty()) return StepState::Over;
    set_stage(assault, Once::Done);
    events.tell(StepBegan{AssaultStep::Control});
    s.frames.push(ControlRoll{cavalry});
    return StepState::Goes;
}

// One area away (W46); like any cavalry it can't assault every area (W30, W31).
AreaSet continue_areas(const State& s, UnitId cavalry) {
    return s.battle->graph.neighbours(s.units[cavalry].at) &
           assault_targets(s, side(s, cavalry)).cavalry;
}

Chance chance(const State&, const ControlRoll&) { return dice("control", 1); }

void resolve(State& s, ControlRoll& roll, Drawn drawn, const EventSink& events) {
    const auto unit = static_cast<UnitId>(roll.left.first());
    roll.left.remove(unit);
    const std::uint8_t die = face(drawn[0]);
    const std::uint8_t needed = card(s, unit).control;
    events.tell(ControlRolled{piece_of(s, unit), die, needed});
    if (needed == 0 || die < needed) return;
    const AreaSet targets = continue_areas(s, unit);
    if (targets.empty()) return;
    if (!is_settled(s, unit, targets)) return s.frames.push(ContinueChoice{unit});
    charge_on(s, unit, static_cast<AreaId>(targets.first()), alone, events);
}

bool proceed(State& s, ControlRoll& roll, const EventSink&) {
    if (!roll.left.empty()) return false;
    s.frames.pop();
    return true;
}

// W84: the owner, even if it is not his sequence.
Seat decider(const State& s, const ContinueChoice& choice) { return side(s, choice.unit); }

Verdict refuse(const State& s, const ContinueChoice& choice, const Charge& said) {
    const Seat seat = side(s, choice.unit);
    if (!on_map(said.to) || !s.battle->graph.adjacent(s.units[choice.unit].at, said.to)) {
        return refused("wl.assault.step7.continue", Reason::NotAdjacent);
    }
    if (!enemy_held(s, seat, said.to)) {
        return refused("wl.assault.step7.continue", Reason::NoEnemyThere);
    }
    if (s.pending[at(other(seat))].has(said.to)) {
        return refused("wl.assault.step7.continue", Reason::EnemyAssaultPending);
    }
    if (!continue_areas(s, choice.unit).has(said.to)) return no_cavalry_assault(s, said.to);
    const bool others = (said.company & own_leader) != 0 && said.own != own_force(seat);
    if (others || (said.company & ~possible_company(s, choice.unit, said.to)) != 0) {
        return refused("wl.leader.accompany", Reason::NotThatLeader);
    }
    return allowed;
}

void apply(State& s, ContinueChoice& choice, const Charge& said, const EventSink& events) {
    const UnitId unit = choice.unit;
    s.frames.pop();
    charge_on(s, unit, said.to, said.company, events);
}

void offer(const State& s, const ContinueChoice& choice, Offers<Action>& out) {
    const Force own = own_force(side(s, choice.unit));
    for (const int area : continue_areas(s, choice.unit)) {
        const auto to = static_cast<AreaId>(area);
        each_company(possible_company(s, choice.unit, to), [&](Company company) {
            const bool led = (company & own_leader) != 0;
            out.push_back(Charge{to, company, led ? own : Force::French});
        });
    }
}

}  // namespace grognard::waterloo
