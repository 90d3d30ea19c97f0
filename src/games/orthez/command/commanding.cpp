#include "games/orthez/command/commanding.hpp"

#include <algorithm>

#include "games/orthez/command/orders.hpp"
#include "games/orthez/command/posts.hpp"
#include "games/orthez/command/status.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

bool has_choice(const State& s, Seat side) {
    Offers<Action> offers;
    offer_commands(s, side, offers);
    return offers.size() > 1;
}

// Of a leader's cavalry bonus (lb.19.4.H.3.a).
constexpr int least_initiative = 1;
constexpr int most_initiative = 5;
constexpr int french_until = 3;  // of the die that says who tries first

Verdict refuse_try(const State& s, const Initiatives& frame, Seat side, LeaderId leader) {
    if (leader >= s.battle->leaders.size()) return refused("lb.19.4.H.3.e", Reason::NoSuchLeader);
    const Leader& l = s.battle->leaders[leader];
    if (l.side != side) return refused("lb.19.4.H.3.a", Reason::NotYourLeader);
    if (!l.light_cavalry) return refused("lb.19.4.H.3.e", Reason::NoSuchLeader);
    if (!is_on_map(s, leader)) return refused("lb.19.4.H.3.a", Reason::NotOnMap);
    if (frame.tried.has(leader) || s.with_mu.has(leader)) {
        return refused("lb.19.4.H.3.a", Reason::AlreadyDone);
    }
    if (s.battle->options.one_mu_each) return refused("lb.example.T0.1", Reason::NotNow);
    if (!may_lead_unit(s, leader)) return refused("lb.12.2.B.1", Reason::HasNoUnit);
    return allowed;
}

bool any_try(const State& s, const Initiatives& frame, Seat side) {
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        if (!refuse_try(s, frame, side, static_cast<LeaderId>(i))) return true;
    }
    return false;
}

// Units in his hex that he does not lead (lb.19.4.H.3.a2).
bool stands_with_others(const State& s, LeaderId leader) {
    for (const UnitId unit : units_in(s, s.leaders[leader].at)) {
        const auto& above = counter(s, unit).superiors;
        const bool his = std::any_of(above.begin(), above.end(), [&](const Superior& superior) {
            return superior.leader == leader;
        });
        if (!his) return true;
    }
    return false;
}

}  // namespace

Awaits awaits(const State&, const Commanding& commanding) {
    if (commanding.given[at(french)]) return awaits_seat(allied);
    return commanding.given[at(allied)] ? awaits_seat(french) : Awaits::Both;
}

bool proceed(State& s, Commanding& commanding, const EventSink& events) {
    for (const Seat side : both_seats) {
        if (!commanding.given[at(side)] && !has_choice(s, side)) commanding.given[at(side)] = true;
    }
    if (!commanding.given[0] || !commanding.given[1]) return false;
    const auto said = commanding.said;
    for (const Seat side : both_seats) carry_out(s, side, said[at(side)]);
    events.tell(CommandsRevealed{said});
    finish(s, Ended{}, events);
    return true;
}

Verdict refuse(const State& s, const Commanding& commanding, Seat seat, const Command& action) {
    if (commanding.given[at(seat)]) return refused("lb.19.4.1", Reason::AlreadyDone);
    return refuse_command(s, seat, action);
}

void apply(State&, Commanding& commanding, Seat seat, const Command& action, const EventSink&) {
    commanding.given[at(seat)] = true;
    commanding.said[at(seat)] = action;
}

Coverage offer(const State& s, const Commanding&, Seat seat, Offers<Action>& out) {
    offer_commands(s, seat, out);
    return Coverage::Sampled;
}

Seat decider(const State&, const Initiatives& initiatives) { return initiatives.side; }

bool proceed(State& s, Initiatives& frame, const EventSink& events) {
    if (frame.sides_done == 2) {
        finish(s, Ended{}, events);
        return true;
    }
    if (!frame.first_known) {
        frame.first_known = true;
        const bool ours = any_try(s, frame, french);
        const bool theirs = any_try(s, frame, allied);
        if (ours && theirs) {
            begin_die(s, DieCause::FirstSide);
        } else {
            frame.side = ours ? french : allied;
        }
        return true;
    }
    if (any_try(s, frame, frame.side)) return false;
    ++frame.sides_done;
    frame.side = other(frame.side);
    return true;
}

Verdict refuse(const State& s, const Initiatives& frame, const TryInitiative& action) {
    return refuse_try(s, frame, frame.side, action.leader);
}

Verdict refuse(const State&, const Initiatives&, const Finish&) { return allowed; }

void apply(State& s, Initiatives& frame, const TryInitiative& action, const EventSink&) {
    frame.tried.add(action.leader);
    begin_die(s, DieCause::Initiative, action.leader);
}

void apply(State&, Initiatives& frame, const Finish&, const EventSink&) {
    ++frame.sides_done;
    frame.side = other(frame.side);
}

void offer(const State& s, const Initiatives& frame, Offers<Action>& out) {
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const auto leader = static_cast<LeaderId>(i);
        if (!refuse_try(s, frame, frame.side, leader)) out.push_back(TryInitiative{leader});
    }
    out.push_back(Finish{});
}

void resume(State& s, Initiatives& frame, const DieReport& report, const EventSink& events) {
    if (report.cause == DieCause::FirstSide) {
        frame.side = report.die <= french_until ? french : allied;
        return;
    }
    const int bonus = s.battle->leaders[report.subject].cavalry;
    const bool success = report.die <= std::clamp(bonus, least_initiative, most_initiative);
    if (success) {
        s.with_mu.add(report.subject);
        if (stands_with_others(s, report.subject)) s.stack_only.add(report.subject);
    }
    events.tell(InitiativeTaken{report.subject, success});
}

}  // namespace grognard::orthez
