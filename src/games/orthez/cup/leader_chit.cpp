// The leader chit: leaders without a manoeuvre unit move, each side in turn (lb.20.0.L.1).
#include "games/orthez/command/leader_moves.hpp"
#include "games/orthez/command/posts.hpp"
#include "games/orthez/cup/cup.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

// The entry of a leader who arrives on this chit and may come now; no_hex.
HexId entry_of(const State& s, LeaderId leader) {
    if (s.leaders[leader].whereabouts != Whereabouts::OffMap) return no_hex;
    for (const Reinforcement& group : s.battle->reinforcements) {
        if (!group.on_leader_chit || group.turn > s.turn) continue;
        for (const MarchStep& step : group.march) {
            for (const LeaderId listed : step.leaders) {
                if (listed == leader) return group.entry;
            }
        }
    }
    return no_hex;
}

// He comes on at his entry and rides on at once (lb.20.1.1, lb.example.T2.5.b).
HexSet arrival_hexes(const State& s, LeaderId leader, HexId entry) {
    HexSet reach = leader_reach(s, leader, entry);
    if (!holds_unit_of(s, entry, other(s.battle->leaders[leader].side))) reach.add(entry);
    return reach;
}

// With the chit of his unit he moves then, not now.
bool waits_for_unit(const State& s, LeaderId leader) { return s.with_mu.has(leader); }

bool can_act(const State& s, Seat side) {
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto leader = static_cast<LeaderId>(i);
        if (s.battle->leaders[i].side != side || waits_for_unit(s, leader)) continue;
        if (leader_may_move(s, leader) || entry_of(s, leader) != no_hex) return true;
    }
    return false;
}

void pass_on(LeaderChit& chit) {
    ++chit.sides_done;
    chit.side = other(chit.side);
}

}  // namespace

Seat decider(const State&, const LeaderChit& chit) { return chit.side; }

bool proceed(State& s, LeaderChit& chit, const EventSink& events) {
    if (chit.sides_done == 2) {
        finish(s, Ended{}, events);
        return true;
    }
    if (can_act(s, chit.side)) return false;
    pass_on(chit);
    return true;
}

Verdict refuse(const State& s, const LeaderChit& chit, const MoveLeader& action) {
    if (action.leader >= s.battle->leaders.size()) {
        return refused("lb.20.0.L.1", Reason::NoSuchLeader);
    }
    if (s.battle->leaders[action.leader].side != chit.side) {
        return refused("lb.20.0.L.1", Reason::NotYourLeader);
    }
    if (waits_for_unit(s, action.leader)) return refused("lb.20.0.L.1", Reason::OwnActivation);
    const HexId entry = entry_of(s, action.leader);
    if (entry == no_hex) return refuse_leader_move(s, action);
    if (action.to >= ground(s).terrain.size() ||
        !arrival_hexes(s, action.leader, entry).has(action.to)) {
        return refused("lb.20.1.1", Reason::NoSuchHex);
    }
    return allowed;
}

Verdict refuse(const State& s, const LeaderChit& chit, const Replace& action) {
    return refuse_replacement(s, chit.side, action);
}

Verdict refuse(const State&, const LeaderChit&, const Finish&) { return allowed; }

void apply(State& s, LeaderChit&, const MoveLeader& action, const EventSink& events) {
    move_leader(s, action, events);
}

void apply(State& s, LeaderChit&, const Replace& action, const EventSink& events) {
    replace(s, action, events);
}

void apply(State&, LeaderChit& chit, const Finish&, const EventSink&) { pass_on(chit); }

void offer(const State& s, const LeaderChit& chit, Offers<Action>& out) {
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto leader = static_cast<LeaderId>(i);
        if (s.battle->leaders[i].side != chit.side || waits_for_unit(s, leader)) continue;
        const HexId entry = entry_of(s, leader);
        if (entry == no_hex) {
            offer_leader_moves(s, leader, out);
            continue;
        }
        for (const int hex : arrival_hexes(s, leader, entry)) {
            out.push_back(MoveLeader{leader, static_cast<HexId>(hex)});
        }
    }
    offer_replacements(s, chit.side, out);
    out.push_back(Finish{});
}

}  // namespace grognard::orthez
