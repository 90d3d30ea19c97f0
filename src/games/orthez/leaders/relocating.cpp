// A leader whose hex an enemy enters goes to the nearest friendly unit (lb.19.B.1.c). Frame:
// Relocating.
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

const Leader& leader_of(const State& s, const Relocating& frame) {
    return s.battle->leaders[frame.leader];
}

HexId depot_of(const State& s, const Leader& leader) {
    const bool hills = leader.wing != no_formation && leader.wing == s.battle->hill_wing;
    if (hills && s.battle->hill_depot != no_hex) return s.battle->hill_depot;
    return s.battle->depots[static_cast<std::size_t>(index(leader.side))];
}

// Equally near hexes with a friendly unit; the depot where there is no friendly unit.
HexSet refuges(const State& s, const Relocating& frame) {
    const HexId from = s.leaders[frame.leader].at;
    const Leader& leader = leader_of(s, frame);
    HexSet found;
    int nearest = -1;
    for (const int i : s.occupied[static_cast<std::size_t>(index(leader.side))]) {
        const int away = distance(ground(s), from, static_cast<HexId>(i));
        if (away == 0 || (nearest >= 0 && away > nearest)) continue;
        if (away != nearest) found.clear();
        nearest = away;
        found.add(i);
    }
    if (found.empty()) found.add(depot_of(s, leader));
    return found;
}

void go(State& s, const Relocating& frame, HexId to, const EventSink& events) {
    s.leaders[frame.leader].at = to;
    events.tell(LeaderMoved{frame.leader, to});
    const RelocatedReport report{frame.leader, to};
    finish(s, report, events);
}

}  // namespace

Seat decider(const State& s, const Relocating& frame) { return leader_of(s, frame).side; }

Verdict refuse(const State& s, const Relocating& frame, const GoTo& action) {
    if (action.hex >= ground(s).terrain.size()) return refused("lb.19.B.1.c", Reason::NoSuchHex);
    if (!refuges(s, frame).has(action.hex)) return refused("lb.19.B.1.c", Reason::NotNearest);
    return allowed;
}

void offer(const State& s, const Relocating& frame, Offers<Action>& out) {
    for (const int hex : refuges(s, frame)) out.push_back(GoTo{static_cast<HexId>(hex)});
}

void apply(State& s, Relocating& frame, const GoTo& action, const EventSink& events) {
    go(s, frame, action.hex, events);
}

bool proceed(State& s, Relocating& frame, const EventSink& events) {
    const HexSet among = refuges(s, frame);
    if (among.size() > 1) return false;
    go(s, frame, static_cast<HexId>(among.first()), events);
    return true;
}

}  // namespace grognard::orthez
