// Phase 1: the card is played and what it does is set going.
#pragma once

#include "core/offers.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

Verdict refuse(const State& s, const CardChoice& choice, const PlayCard& play);
void apply(State& s, CardChoice& choice, const PlayCard& play, const EventSink& events);
void offer(const State& s, const CardChoice& choice, Offers<Action>& out);

Verdict refuse(const State& s, const SectionChoice& choice, const ChooseSection& chosen);
void apply(State& s, SectionChoice& choice, const ChooseSection& chosen, const EventSink& events);
void offer(const State& s, const SectionChoice& choice, Offers<Action>& out);

Verdict refuse(const State& s, const ManoeuvreChoice& choice, const March& march);
Verdict refuse(const State& s, const ManoeuvreChoice& choice, const OrderOne& order);
void apply(State& s, ManoeuvreChoice& choice, const March& march, const EventSink& events);
void apply(State& s, ManoeuvreChoice& choice, const OrderOne& order, const EventSink& events);
void offer(const State& s, const ManoeuvreChoice& choice, Offers<Action>& out);

Chance chance(const State& s, const CommandRoll& roll);
void resolve(State& s, CommandRoll& roll, Drawn drawn, const EventSink& events);

// One die of the game: infantry has two faces of six (ccn.dice.faces).
Chance dice(std::string_view kind, int count);

}  // namespace grognard::ccn
