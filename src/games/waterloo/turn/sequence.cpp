// The automaton of Phase 4: who acts, how often, and when he is stopped.
#include "games/waterloo/turn/sequence.hpp"

#include "games/waterloo/movement/formation.hpp"
#include "games/waterloo/movement/stacking.hpp"
#include "games/waterloo/reasons.hpp"
#include "games/waterloo/turn/actions.hpp"

namespace grognard::waterloo {

namespace {

// W6: the active player's own leaders (wl.sequence.leaders-up).
void ready_leaders(State& s, const EventSink& events) {
    const UnitSet leaders = of_side(s, s.turn.active) & of_arm(s, Arm::Leader);
    const UnitSet used = leaders - s.standing[at(Posture::Upright)];
    for (const int id : used) set_posture(s, static_cast<UnitId>(id), Posture::Upright);
    if (!used.empty()) events.tell(LeadersReadied{s.turn.active});
}

// W14: alone among enemy combat units (wl.leader.alone).
void lose_stranded_leaders(State& s, const EventSink& events) {
    for (const Seat seat : both_seats) {
        for (const int area : areas_with(s, seat, Arm::Leader) & occupied(s, other(seat))) {
            const auto here = static_cast<AreaId>(area);
            if (!combat_units_in(s, seat, here).empty()) continue;
            for (const int id : units_in(s, seat, Arm::Leader, here)) {
                eliminate(s, static_cast<UnitId>(id), 0, events);
            }
        }
    }
}

void begin(State& s, const EventSink& events) {
    events.tell(SequenceBegan{s.turn.active});
    s.turn.done = 0;
    s.frames.push(TileDraw{});
}

void act(State& s, Sequence& sequence) {
    if (has_disc(s, s.turn.active)) {
        sequence.step = SequenceStep::Count;
        s.frames.push(ActionChoice{});
    } else {
        sequence.step = SequenceStep::Penalties;
    }
}

// An action has been carried out completely: may he go on?
void count_action(State& s, Sequence& sequence, const EventSink& events) {
    const Charts& charts = s.battle->charts;
    ++s.turn.done;
    sequence.step = SequenceStep::Act;
    if (s.turn.done < least_tile(charts)) return;
    if (s.turn.done < most_tile(charts)) {
        s.frames.push(StopWord{});
        return;
    }
    events.tell(StopCalled{s.turn.active, s.turn.done});
    sequence.step = SequenceStep::Penalties;
}

void end(State& s, const EventSink& events) {
    Discs& discs = s.discs[at(s.turn.active)];
    for (const Disc disc : all_discs) {
        discs.before[at(disc)] =
            static_cast<std::uint8_t>(discs.before[at(disc)] + discs.used[at(disc)]);
    }
    discs.used = {};
    lose_stranded_leaders(s, events);
    events.tell(SequenceEnded{s.turn.active});
    s.turn.tile = 0;
    s.turn.done = 0;
    s.turn.active = other(s.turn.active);
}

template <class... Said>
bool is_one_of(const Action& action) {
    return (std::holds_alternative<Said>(action) || ...);
}

// An action has been chosen and is being carried out, its assaults apart.
bool acting(const State& s) {
    const auto* reforming = s.frames.top_as<Reforming>();
    if (reforming != nullptr) return reforming->scope == Scope::OneArea;
    return s.frames.top_as<Marching>() != nullptr || s.frames.top_as<Gunnery>() != nullptr ||
           s.frames.top_as<Reinforcing>() != nullptr;
}

}  // namespace

Refusal why_not_now(const State& s, const Action& action) {
    if (s.frames.top_as<ActionChoice>() != nullptr && is_one_of<Done>(action)) {
        return refused("wl.sequence.must-spend", Reason::ActOrPass);
    }
    const auto* sequence = s.frames.nearest<Sequence>();
    if (sequence == nullptr || sequence->step != SequenceStep::Count) {
        return refused("wl.turn.phases", Reason::NotNow);
    }
    if (is_one_of<Lead>(action) && s.frames.nearest<LeaderAction>() != nullptr) {
        return refused("wl.leader.no-chain", Reason::LeaderActsAlready);
    }
    if (is_one_of<Activate, Lead, Pass>(action)) {
        return refused("wl.sequence.action-complete", Reason::ActionUnfinished);
    }
    if (acting(s) && is_one_of<Move, Aim, Reform, Reinforce>(action)) {
        return refused("wl.sequence.same-action", Reason::AnotherAction);
    }
    return refused("wl.turn.phases", Reason::NotNow);
}

int least_tile(const Charts& charts) {
    int value = 0;
    while (charts.tiles[static_cast<std::size_t>(value)] == 0) ++value;
    return value;
}

int most_tile(const Charts& charts) {
    int value = static_cast<int>(tile_values) - 1;
    while (charts.tiles[static_cast<std::size_t>(value)] == 0) --value;
    return value;
}

TileRange tiles_left(const State& s) {
    const int done = s.turn.done;
    if (s.frames.top_as<StopWord>() != nullptr) return {.least = done};
    const auto* sequence = s.frames.nearest<Sequence>();
    const bool over = sequence != nullptr && sequence->step >= SequenceStep::Penalties;
    // Either he was stopped, or he was told to go on and has no disc left.
    if (over && s.turn.tile == done) return {.least = done, .most = done};
    return {.least = done + 1};
}

bool proceed(State& s, Sequence& sequence, const EventSink& events) {
    switch (sequence.step) {
        case SequenceStep::Draw:
            sequence.step = SequenceStep::Reform;
            begin(s, events);
            return true;
        case SequenceStep::Reform:
            sequence.step = SequenceStep::Act;
            ready_leaders(s, events);
            begin_free_formation(s, s.turn.active);
            return true;
        case SequenceStep::Act:
            act(s, sequence);
            return true;
        case SequenceStep::Count:
            count_action(s, sequence, events);
            return true;
        case SequenceStep::Penalties:
            sequence.step = SequenceStep::End;
            begin_penalties(s, s.turn.active);
            return true;
        case SequenceStep::End:
            end(s, events);
            s.frames.pop();
            return true;
    }
    return false;
}

Chance chance(const State& s, const TileDraw&) {
    return tile(s.battle->charts, {}).for_eyes(only(other(s.turn.active)));
}

void resolve(State& s, TileDraw&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    const Seat by = other(s.turn.active);
    s.turn.tile = drawn[0];
    events.tell(TileWasDrawn{by});
    events.tell(TileDrawn{s.turn.tile}, only(by));
}

Chance chance(const State& s, const StopWord&) {
    return stop_word(s.turn.done < s.turn.tile ? Word::GoOn : Word::Stop);
}

void resolve(State& s, StopWord&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    Sequence& sequence = *s.frames.top_as<Sequence>();
    if (static_cast<Word>(drawn[0]) == Word::GoOn) {
        act(s, sequence);
    } else {
        events.tell(StopCalled{s.turn.active, s.turn.done});
        sequence.step = SequenceStep::Penalties;
    }
}

}  // namespace grognard::waterloo
