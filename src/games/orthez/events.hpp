// What happened, in the past tense; the client and the log word it. Each section has its own file
// under events/; here they are joined.
#pragma once

#include "games/orthez/events/assault.hpp"
#include "games/orthez/events/charge.hpp"
#include "games/orthez/events/command.hpp"
#include "games/orthez/events/fire.hpp"
#include "games/orthez/events/morale.hpp"
#include "games/orthez/events/movement.hpp"
#include "games/orthez/events/turn.hpp"

namespace grognard::orthez {

using Event = JoinedEvents<TurnEvents, CommandEvents, MovementEvents, FireEvents, AssaultEvents,
                           ChargeEvents, MoraleEvents>::Event;
using EventSink = Events<Event>;

}  // namespace grognard::orthez
