// Starts each phase of the turn and goes on to the next when it has ended.
#include "games/orthez/turn/turn.hpp"

#include "games/orthez/artillery/artillery.hpp"
#include "games/orthez/assault/assault_fight.hpp"
#include "games/orthez/charge/fatigue.hpp"
#include "games/orthez/command/commanding.hpp"
#include "games/orthez/command/leader_moves.hpp"
#include "games/orthez/command/posts.hpp"
#include "games/orthez/cup/cup.hpp"
#include "games/orthez/fire/fire_phase.hpp"
#include "games/orthez/morale/army_morale.hpp"
#include "games/orthez/reorganisation/reorganising.hpp"
#include "games/orthez/scenario/special_rules.hpp"
#include "games/orthez/scenario/victory.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

constexpr int clausel_from = 5;  // lb.19.4.C.2
constexpr int hill_from = 4;     // lb.19.4.D.1
constexpr int french_until = 3;  // of a die between the sides

void enter(State& s, TurnStep& turn, Phase phase, const EventSink& events) {
    turn = TurnStep{phase, 0};
    s.phase = phase;
    note_leaders_outside(s);
    events.tell(PhaseBegan{phase});
}

void begin_turn(State& s, const EventSink& events) {
    events.tell(TurnBegan{s.turn, static_cast<std::uint8_t>(hour(s)),
                          static_cast<std::uint8_t>(minute(s)), is_night(s)});
    events.tell(PhaseBegan{Phase::PreCommand});
    release_if_due(s, events);
    settle_posts(s, events);
    const LeaderId reille = leader_with_role(s, Role::Reille);
    const LeaderId soult = leader_with_role(s, Role::Soult);
    s.reille_gives_no_point =
        is_on_map(s, reille) && is_on_map(s, soult) && s.leaders[reille].at == s.leaders[soult].at;
}

bool pre_command(State& s, TurnStep& turn, const EventSink& events) {
    switch (turn.stage++) {
        case 0:
            begin_turn(s, events);
            return true;
        case 1: {
            const LeaderId clausel = leader_with_role(s, Role::Clausel);
            const bool free = s.released || s.battle->release.division == no_formation;
            if (free && is_on_map(s, clausel)) begin_die(s, DieCause::ClauselInCommand, clausel);
            return true;
        }
        case 2: {
            const LeaderId hill = leader_with_role(s, Role::Hill);
            if (is_on_map(s, hill)) begin_die(s, DieCause::HillInCommand, hill);
            return true;
        }
        default:
            enter(s, turn, Phase::Command, events);
            return true;
    }
}

bool command(State& s, TurnStep& turn, const EventSink& events) {
    switch (turn.stage++) {
        case 0:  // lb.21.5.A.1
            if (is_full_hour(s)) determine_army_morale(s, Counting::DuringPlay, events);
            return true;
        case 1:
        case 2: {  // lb.17.14.1
            const Seat side = turn.stage == 2 ? french : allied;
            if (is_full_hour(s) && has_boxed(s, side)) begin_battery_return(s, side);
            return true;
        }
        case 3:
            begin_commanding(s);
            return true;
        case 4:
            begin_initiatives(s);
            return true;
        default:  // lb.7.2.B.2-B.3
            s.cup.units = s.with_mu;
            s.cup.chits.fill(true);
            enter(s, turn, Phase::Manoeuvre, events);
            return true;
    }
}

bool manoeuvre(State& s, TurnStep& turn, const EventSink& events) {
    if (turn.stage == 0) {
        turn.stage = 1;
        begin_die(s, DieCause::FirstDrawer);
        return true;
    }
    if (!is_empty(s.cup)) {
        begin_chit_draw(s);
        return true;
    }
    mark_fatigue(s, events);
    for (LeaderState& leader : s.leaders) leader.moved = false;  // lb.7.3.10
    enter(s, turn, Phase::Fire, events);
    return true;
}

bool fire(State& s, TurnStep& turn, const EventSink& events) {
    if (turn.stage++ == 0) {
        begin_die(s, DieCause::FirstSide);  // then FirePhase: resume
    } else {
        enter(s, turn, Phase::Melee, events);
    }
    return true;
}

// lb.7.5.2: more markers begin; a die where there are as many.
bool melee(State& s, TurnStep& turn, const EventSink& events) {
    const int ours = assault_markers(s, french);
    const int theirs = assault_markers(s, allied);
    if (turn.stage++ > 0 || ours + theirs == 0) {
        mark_fatigue(s, events);
        enter(s, turn, Phase::Reorganisation, events);
    } else if (ours == theirs) {
        begin_die(s, DieCause::FirstSide);
    } else {
        begin_melee_phase(s, ours > theirs ? french : allied);
    }
    return true;
}

bool reorganise(State& s, TurnStep& turn, const EventSink& events) {
    if (turn.stage++ == 0) {
        begin_reorganising(s);
        return true;
    }
    recover_from_fatigue(s, events);
    dissolve_zones(s, events);
    test_release(s);
    enter(s, turn, Phase::Time, events);
    return true;
}

void forget_turn(State& s) {
    for (Unit& unit : s.units) unit.done = Done{};
    for (LeaderState& leader : s.leaders) leader.left_zone = false;
    s.with_mu.clear();
    s.dice_in_command.clear();
    s.stack_only.clear();
    s.reille_gives_no_point = false;
    s.targeted.clear();
}

// lb.7.7.1
bool advance_clock(State& s, TurnStep& turn, const EventSink& events) {
    forget_turn(s);
    if (s.turn + 1 >= s.battle->turns) {
        decide_victory(s, events);
        return true;
    }
    ++s.turn;
    s.phase = Phase::PreCommand;
    turn = TurnStep{};
    return true;
}

}  // namespace

bool proceed(State& s, TurnStep& turn, const EventSink& events) {
    switch (turn.phase) {
        case Phase::PreCommand:
            return pre_command(s, turn, events);
        case Phase::Command:
            return command(s, turn, events);
        case Phase::Manoeuvre:
            return manoeuvre(s, turn, events);
        case Phase::Fire:
            return fire(s, turn, events);
        case Phase::Melee:
            return melee(s, turn, events);
        case Phase::Reorganisation:
            return reorganise(s, turn, events);
        case Phase::Time:
            return advance_clock(s, turn, events);
    }
    return false;
}

void resume(State& s, TurnStep& turn, const DieReport& report, const EventSink&) {
    const Seat side = report.die <= french_until ? french : allied;
    switch (report.cause) {
        case DieCause::ClauselInCommand:
            if (report.die >= clausel_from) s.dice_in_command.add(report.subject);
            return;
        case DieCause::HillInCommand:
            if (report.die >= hill_from) s.dice_in_command.add(report.subject);
            return;
        case DieCause::FirstDrawer:
            s.drawer = side;
            return;
        case DieCause::FirstSide:
            if (turn.phase == Phase::Fire) begin_fire_phase(s, side, FireOccasion::Phase);
            if (turn.phase == Phase::Melee) begin_melee_phase(s, side);
            return;
        default:
            return;
    }
}

}  // namespace grognard::orthez
