// The dispatcher, where the frame on top and an action meet, and how a frame ends.
//
// A frame F gets its meaning from free functions that the header of its section declares (the list
// of headers is sections.hpp), found by the types of their arguments:
//   decider(s, F) -> Seat                      whose answer it waits for; or awaits(s, F) -> Awaits
//   refuse(s, F, [seat,] action) -> Verdict    and apply(s, F, [seat,] action, events), for each
//                                              action it understands
//   offer(s, F, [seat,] out)                   void, or Coverage where it only samples
//   chance(s, F), resolve(s, F, drawn, events) where it waits for dice
//   proceed(s, F, events) -> bool              what it does without asking; false: it asks
//   resume(s, F, report, events)               the frame above it has ended with that report
// A frame is pushed by the begin_ function of its section. It ends with finish(), which must be the
// last thing the function does: the frame is gone then. A report that the frame below has no resume
// for is dropped. A frame without any of these is unfinished: play stops there, awaiting nobody.
#pragma once

#include <span>
#include <string_view>

#include "core/chance.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "games/orthez/events.hpp"
#include "games/orthez/reports.hpp"
#include "games/orthez/state.hpp"

namespace grognard::orthez {

constexpr Awaits awaits(const State& s) { return s.awaited; }
Verdict refuse(const State& s, Seat seat, const Action& action);
Coverage offer(const State& s, Seat seat, Offers<Action>& out);
void apply(State& s, Seat seat, const Action& action, const EventSink& events);
Chance chance(const State& s);
void resolve(State& s, Drawn drawn, const EventSink& events);

// Runs what needs nobody's word, until a player or chance is awaited or the game is over.
void settle(State& s, const EventSink& events);

// The set-up with the first question asked.
State begin_play(const Battle& battle);

// Ends the frame on top and tells the one below.
void finish(State& s, const Report& report, const EventSink& events);

// Names of the frames that no section has written yet.
std::span<const std::string_view> unfinished_frames();
bool is_unfinished(const Frame& frame);

}  // namespace grognard::orthez
