// General tests, and the way a general makes back to his lines.
#include "games/ccn/combat/general.hpp"

#include "games/ccn/combat/dice.hpp"
#include "games/ccn/command/command.hpp"

namespace grognard::ccn {

namespace {

Symbols symbols(Drawn drawn) {
    Symbols shown;
    for (const std::uint8_t face : drawn) shown.push(static_cast<Symbol>(face));
    return shown;
}

int sabres(Drawn drawn) {
    int count = 0;
    for (const std::uint8_t face : drawn)
        count += static_cast<Symbol>(face) == Symbol::Sabres ? 1 : 0;
    return count;
}

bool may_end(const State& s, Hex at, Seat side) {
    return !has_general(s, at) && !units_of(s, other(side)).has(at.index);
}

HexSet steps_back(const State& s, Hex from, Seat side) {
    HexSet steps;
    const auto [first, second] = rearward(from, side);
    if (first.on_board()) steps.add(first.index);
    if (second.on_board()) steps.add(second.index);
    return steps - s.battle->impassable_general;
}

// Is there a legal end to this retreat from here, if every escape succeeds? (R20)
bool can_finish(const State& s, Hex at, Seat side, int made) {
    if (made >= 1 && may_end(s, at, side)) return true;
    if (made >= farthest_retreat) return false;
    if (on_base_line(at, side)) return true;
    for (const Hex next : hexes(steps_back(s, at, side))) {
        if (can_finish(s, next, side, made + 1)) return true;
    }
    return false;
}

struct Ways {
    HexSet steps;
    bool stop = false;
    bool leave = false;

    int count() const { return steps.size() + (stop ? 1 : 0) + (leave ? 1 : 0); }
};

Ways ways(const State& s, const GeneralRetreat& retreat) {
    const General& general = s.generals[retreat.general];
    Ways found;
    found.stop = retreat.made >= 1 && may_end(s, general.at, general.side);
    if (retreat.made >= farthest_retreat) return found;
    found.leave = on_base_line(general.at, general.side);
    for (const Hex next : hexes(steps_back(s, general.at, general.side))) {
        if (can_finish(s, next, general.side, retreat.made + 1)) found.steps.add(next.index);
    }
    return found;
}

}  // namespace

Chance chance(const State&, const GeneralTest& test) { return dice("dice", test.dice); }

// Every die must show sabres: two of two, or the one (ccn.leader.casualty.two-dice,
// ccn.leader.casualty.unit-eliminated).
void resolve(State& s, GeneralTest& frame, Drawn drawn, const EventSink& events) {
    const GeneralTest test = frame;
    s.frames.pop();
    const bool killed = sabres(drawn) == test.dice;
    if (events.heard()) {
        events.tell(
            GeneralTested{test.general, s.generals[test.general].at, symbols(drawn), killed});
    }
    if (killed) eliminate_general(s, test.general, events);
}

void begin_general_retreat(State& s, GeneralId id, const EventSink& events) {
    const Hex at = s.generals[id].at;
    if (!can_finish(s, at, s.generals[id].side, 0)) return eliminate_general(s, id, events);
    lift_general(s, id);
    s.generals[id].at = at;
    s.frames.push(GeneralRetreat{id, 0});
}

Verdict refuse(const State& s, const GeneralRetreat& retreat, const Retreat& step) {
    const General& general = s.generals[retreat.general];
    if (step.to.on_board() && ways(s, retreat).steps.has(step.to.index)) return allowed;
    if (retreat.made >= farthest_retreat)
        return refused("ccn.leader.retreat.distance", Reason::ThreeHexesMade);
    const auto [first, second] = rearward(general.at, general.side);
    if (!step.to.on_board() || (step.to != first && step.to != second)) {
        return refused("ccn.leader.retreat.distance", Reason::NotTowardOwnBaseLine);
    }
    if (s.battle->impassable_general.has(step.to.index)) {
        return refused("ccn.leader.retreat.impassable", Reason::Impassable);
    }
    return refused("ccn.leader.escape.each-hex", Reason::NowhereToEnd);
}

Verdict refuse(const State& s, const GeneralRetreat& retreat, const Stop&) {
    if (retreat.made == 0) return refused("ccn.leader.retreat.distance", Reason::MustGoOneHex);
    const General& general = s.generals[retreat.general];
    if (!may_end(s, general.at, general.side))
        return refused("ccn.leader.retreat.end-hex", Reason::HexTaken);
    return allowed;
}

Verdict refuse(const State& s, const GeneralRetreat& retreat, const LeaveBoard&) {
    if (ways(s, retreat).leave) return allowed;
    const General& general = s.generals[retreat.general];
    if (on_base_line(general.at, general.side)) {
        return refused("ccn.leader.retreat.distance", Reason::ThreeHexesMade);
    }
    return refused("ccn.leader.retreat.off-board", Reason::NotOnOwnBaseLine);
}

void apply(State& s, GeneralRetreat& retreat, const Retreat& step, const EventSink& events) {
    const GeneralId id = retreat.general;
    General& general = s.generals[id];
    const Hex from = general.at;
    general.at = step.to;
    ++retreat.made;
    events.tell(GeneralRetreated{id, from, step.to});
    if (units_of(s, other(general.side)).has(step.to.index)) {
        s.frames.push(EscapeChoice{id, unit_id(s, step.to)});
    }
}

void apply(State& s, GeneralRetreat& retreat, const Stop&, const EventSink&) {
    const GeneralId id = retreat.general;
    s.frames.pop();
    place_general(s, id, s.generals[id].at);
}

void apply(State& s, GeneralRetreat& retreat, const LeaveBoard&, const EventSink& events) {
    const GeneralId id = retreat.general;
    s.frames.pop();
    events.tell(GeneralLeftBoard{id, s.generals[id].at});
    lift_general(s, id);
}

void offer(const State& s, const GeneralRetreat& retreat, Offers<Action>& out) {
    const Ways found = ways(s, retreat);
    for (const Hex to : hexes(found.steps)) out.push_back(Retreat{to});
    if (found.stop) out.push_back(Stop{});
    if (found.leave) out.push_back(LeaveBoard{});
}

// A single way is taken without asking.
bool proceed(State& s, GeneralRetreat& retreat, const EventSink& events) {
    const Ways found = ways(s, retreat);
    if (found.count() > 1) return false;
    if (found.stop) {
        apply(s, retreat, Stop{}, events);
    } else if (found.leave) {
        apply(s, retreat, LeaveBoard{}, events);
    } else {
        apply(s, retreat, Retreat{Hex{static_cast<std::uint8_t>(found.steps.first())}}, events);
    }
    return true;
}

Verdict refuse(const State&, const EscapeChoice&, const StrikeGeneral&) { return allowed; }
Verdict refuse(const State&, const EscapeChoice&, const Pass&) { return allowed; }

void apply(State& s, EscapeChoice& choice, const StrikeGeneral&, const EventSink&) {
    const EscapeChoice made = choice;
    const int count = escape_dice(s, s.units[made.by]);
    s.frames.pop();
    s.frames.push(EscapeRoll{made.general, made.by, static_cast<std::uint8_t>(count)});
}

void apply(State& s, EscapeChoice&, const Pass&, const EventSink&) { s.frames.pop(); }

void offer(const State&, const EscapeChoice&, Offers<Action>& out) {
    out.push_back(StrikeGeneral{});
    out.push_back(Pass{});
}

Chance chance(const State&, const EscapeRoll& roll) { return dice("dice", roll.dice); }

void resolve(State& s, EscapeRoll& frame, Drawn drawn, const EventSink& events) {
    const EscapeRoll roll = frame;
    s.frames.pop();
    const bool killed = sabres(drawn) > 0;
    if (events.heard()) {
        events.tell(GeneralEscaped{roll.general, roll.by, s.generals[roll.general].at,
                                   symbols(drawn), killed});
    }
    if (!killed) return;
    s.frames.pop();  // his retreat ends here
    eliminate_general(s, roll.general, events);
}

}  // namespace grognard::ccn
