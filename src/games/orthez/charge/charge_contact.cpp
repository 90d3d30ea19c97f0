// One charge from contact to the end of its pursuit, and what the two sides say in it.
#include <algorithm>

#include "games/orthez/assault/retreat_move.hpp"
#include "games/orthez/charge/contact.hpp"
#include "games/orthez/charge/reactions.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

Verdict refused_now() { return refused("lb.18.6.A.1", Reason::NotNow); }

ChargeRun run_of(const State& s, ChargeKind kind) {
    if (kind == ChargeKind::Opportunity) return ChargeRun::Short;
    const Moving* moving = s.frames.nearest<Moving>();
    const bool full = moving != nullptr && moving->hexes >= full_ride;
    return full ? ChargeRun::Full : ChargeRun::Short;
}

bool asks_cavalry(ChargeStage stage) {
    return stage == ChargeStage::Squadrons || stage == ChargeStage::Pursuit;
}

bool is_of_target(const State& s, const ChargeContact& c, HexId hex) {
    return std::ranges::any_of(c.prey, [&](UnitId unit) { return stands_in(s.units[unit], hex); });
}

}  // namespace

void begin_charge_contact(State& s, UnitId cavalry, HexId target, ChargeKind kind) {
    begin_charge_contact(s, cavalry, target, kind, run_of(s, kind));
}

void begin_charge_contact(State& s, UnitId cavalry, HexId target, ChargeKind kind, ChargeRun run) {
    ChargeContact contact;
    contact.cavalry = cavalry;
    contact.target = target;
    contact.kind = kind;
    contact.run = run;
    s.frames.push(contact);
}

Seat decider(const State& s, const ChargeContact& c) {
    const Seat side = side_of(s, c.cavalry);
    return asks_cavalry(c.stage) ? side : other(side);
}

bool proceed(State& s, ChargeContact& c, const EventSink& events) {
    switch (c.stage) {
        case ChargeStage::Start:
            return contact::start(s, c, events);
        case ChargeStage::LastSquare:
            return contact::last_square(s, c);
        case ChargeStage::Ahead:  // only until SquareAhead reports
            return false;
        case ChargeStage::Fire:
            return contact::fire(s, c, ChargeStage::Retreat);
        case ChargeStage::Retreat:
            return contact::retreat(s, c);
        case ChargeStage::Stand:
            return contact::stand(s, c, events);
        case ChargeStage::SecondFire:
            return contact::fire(s, c, ChargeStage::Cross);
        case ChargeStage::Cross:
            return contact::cross(s, c, events);
        case ChargeStage::Squadrons:
        case ChargeStage::Defenders:
            return contact::squadrons(s, c);
        case ChargeStage::Melee:
            return contact::melee(s, c);
        case ChargeStage::Leaders:
            return contact::leaders(s, c);
        case ChargeStage::AttackerLosses:
            return contact::attacker_losses(s, c, events);
        case ChargeStage::DefenderLosses:
            return contact::defender_losses(s, c, events);
        case ChargeStage::Ranks:
            return contact::ranks(s, c, events);
        case ChargeStage::Result:
            return contact::result(s, c, events);
        case ChargeStage::AttackerTests:
            return contact::tests(s, c, riders(s, c.cavalry), c.cell.attacker_tests,
                                  ChargeStage::DefenderTests);
        case ChargeStage::DefenderTests:
            return contact::tests(s, c, contact::prey_left(s, c), c.cell.defender_tests,
                                  ChargeStage::Pursuit);
        case ChargeStage::Pursuit:
            return contact::pursue(s, c, events);
        case ChargeStage::Rout:
            return contact::rout(s, c);
        case ChargeStage::Advance:
            return contact::advance(s, c, events);
        case ChargeStage::FallBack:
            return contact::fall_back(s, c, riders(s, c.cavalry), ChargeStage::DefenderFallsBack);
        case ChargeStage::DefenderFallsBack:
            return contact::fall_back(s, c, contact::prey_left(s, c), ChargeStage::Done);
        case ChargeStage::Done: {
            contact::close(s, c, events);
            const ContactReport report{c.cavalry, c.over, c.target_gone};
            finish(s, report, events);
            return true;
        }
    }
    return false;
}

Verdict refuse(const State& s, const ChargeContact& c, const React& action) {
    if (c.stage != ChargeStage::LastSquare) return refused_now();
    if (action.reaction == Reaction::Charge) return refused("lb.18.7.3", Reason::CannotReact);
    if (!is_of_target(s, c, action.hex)) return refused("lb.18.6.A.2", Reason::NotInChargeZone);
    return refuse_reaction(s, c.cavalry, action);
}

void apply(State& s, ChargeContact& c, const React& action, const EventSink&) {
    c.at_contact = true;
    c.target = action.hex;
    begin_reaction(s, c.cavalry, action);
}

Verdict refuse(const State& s, const ChargeContact& c, const Retreat& action) {
    if (c.stage != ChargeStage::Retreat) return refused_now();
    if (!contact::may_retreat(s, c)) return refused("lb.18.7.1", Reason::MayNotRetreat);
    return judge_retreat(s, contact::prey_left(s, c), RetreatBefore::Charge, contact::from(s, c),
                         action.side);
}

void apply(State& s, ChargeContact& c, const Retreat& action, const EventSink&) {
    c.asked = true;
    begin_retreat_move(s, contact::prey_left(s, c), RetreatBefore::Charge, contact::from(s, c),
                       action.side);
}

Verdict refuse(const State&, const ChargeContact& c, const Stand&) {
    if (c.stage != ChargeStage::Retreat) return refused_now();
    return allowed;
}

void apply(State&, ChargeContact& c, const Stand&, const EventSink&) {
    contact::go_to(c, ChargeStage::Stand);
}

Verdict refuse(const State&, const ChargeContact& c, const Engage&) {
    if (c.stage != ChargeStage::Squadrons && c.stage != ChargeStage::Defenders) {
        return refused_now();
    }
    return allowed;
}

void apply(State&, ChargeContact& c, const Engage& action, const EventSink&) {
    const bool attacks = c.stage == ChargeStage::Squadrons;
    (attacks ? c.attackers : c.defenders) = action.strength;
    contact::go_to(c, attacks ? ChargeStage::Defenders : ChargeStage::Melee);
}

// lb.18.8.A.1.f: after an opportunity charge the pursuit is a choice.
Verdict refuse(const State&, const ChargeContact& c, const Charge& action) {
    if (c.stage != ChargeStage::Pursuit) return refused_now();
    if (action.target != c.target || action.second != no_hex) {
        return refused("lb.18.9.1", Reason::NotInFront);
    }
    return allowed;
}

void apply(State&, ChargeContact& c, const Charge&, const EventSink&) { c.asked = true; }

Verdict refuse(const State&, const ChargeContact& c, const Pass&) {
    if (c.stage != ChargeStage::LastSquare && c.stage != ChargeStage::Pursuit) {
        return refused_now();
    }
    return allowed;
}

void apply(State&, ChargeContact& c, const Pass&, const EventSink&) {
    if (c.stage == ChargeStage::LastSquare) {
        c.asked = true;
    } else {
        contact::go_to(c, ChargeStage::Rout);
    }
}

void offer(const State& s, const ChargeContact& c, Offers<Action>& out) {
    switch (c.stage) {
        case ChargeStage::LastSquare:
            for (const HexId hex : s.units[c.prey[0]].hexes) {
                offer_reactions_in(s, c.cavalry, hex, out);
            }
            out.push_back(Pass{});
            return;
        case ChargeStage::Retreat:
            for (Side side = 0; side < side_count; ++side) {
                if (!refuse(s, c, Retreat{side})) out.push_back(Retreat{side});
            }
            out.push_back(Stand{});
            return;
        case ChargeStage::Squadrons:
        case ChargeStage::Defenders:
            out.push_back(Engage{Strength::Whole});
            out.push_back(Engage{Strength::Squadron});
            return;
        case ChargeStage::Pursuit:
            out.push_back(Charge{c.target, no_hex});
            out.push_back(Pass{});
            return;
        default:
            return;
    }
}

}  // namespace grognard::orthez
