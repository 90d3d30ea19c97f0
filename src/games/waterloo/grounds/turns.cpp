// The hour, the sequence and its steps: whose part it is now, and why not the other player's.
#include "games/waterloo/grounds/turns.hpp"

#include "games/waterloo/phases/actions.hpp"

namespace grognard::waterloo {

namespace {

int discs_in(const DiscCounts& box) {
    int count = 0;
    for (const std::uint8_t discs : box) count += discs;
    return count;
}

bool has_acted_before(const State& s, Seat seat) { return discs_in(s.discs[at(seat)].before) > 0; }

bool first_sequence(const State& s) {
    return s.turn.active == s.turn.initiative && !has_acted_before(s, french) &&
           !has_acted_before(s, allied);
}

bool changing_formations(const State& s) {
    const auto* reforming = s.frames.nearest<Reforming>();
    return reforming != nullptr && reforming->scope == Scope::Everywhere;
}

// Who acts first in Phase 4 is fixed by the hour and by the strongholds.
void without_initiative(Gather& g) {
    const int late = g.s.battle.charts.limits.initiative_turn;
    g.name("wl.initiative.role");
    if (g.seat == allied) {
        g.name(g.s.turn.number < late ? "wl.initiative.before-7" : "wl.initiative.7pm-keep");
    } else {
        g.name("wl.initiative.7pm-allied");
        if (g.s.turn.number > late) g.name("wl.initiative.permanent");
    }
}

void sequence_over(Gather& g) {
    g.name("wl.sequence.steps");
    g.name(has_disc(g.s, g.seat) ? "wl.sequence.limit" : "wl.sequence.out-of-discs");
}

void lost_discs(Gather& g) {
    out_of_phase(g);
    if (phase(g.s) < Phase::Formation || !has_disc(g.s, g.seat)) return;
    g.name("wl.turn.discs.no-carry");
    if (!g.acts()) g.name("wl.sequence.unused-lost");
}

}  // namespace

Phase phase(const State& s) {
    const auto* turn = s.frames.nearest<TurnStep>();
    return turn == nullptr ? Phase::End : turn->phase;
}

bool before_the_actions(const State& s) {
    return s.frames.top_as<TileDraw>() != nullptr || changing_formations(s);
}

void out_of_turn(Gather& g) {
    if (first_sequence(g.s)) return without_initiative(g);
    g.name("wl.sequence.swap");
    g.name("wl.sequence.repeat");
    // He still has discs: he was stopped by the tile.
    const bool stopped = has_acted_before(g.s, g.seat) && has_disc(g.s, g.seat);
    if (stopped && before_the_actions(g.s)) g.name("wl.sequence.limit");
}

void out_of_phase(Gather& g) {
    g.name("wl.turn.phase4");
    if (phase(g.s) >= Phase::Formation) g.name("wl.sequence.phase-end");
}

void no_action_now(Gather& g) {
    const auto* sequence = g.s.frames.nearest<Sequence>();
    if (sequence == nullptr) return lost_discs(g);
    if (!g.acts()) return out_of_turn(g);
    if (g.s.frames.top_as<StopWord>() != nullptr) {
        g.name("wl.sequence.stop-call");  // he is told first whether he may go on
    } else if (before_the_actions(g.s)) {
        g.name("wl.sequence.steps");
    } else if (sequence->step == SequenceStep::Count) {
        g.name("wl.sequence.action-complete");
    } else if (sequence->step >= SequenceStep::Penalties) {
        sequence_over(g);
    }
}

}  // namespace grognard::waterloo
