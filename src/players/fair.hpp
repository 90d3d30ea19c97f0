// What a player may base a decision on: a state that its seat can't distinguish from the real one.
#pragma once

#include "core/game.hpp"

namespace grognard {

// Everything the seat can't see is dealt anew, so a player that is handed this can't cheat.
template <Game G>
class Fair {
  public:
    Fair(const typename G::State& real, Seat seat, Stream& stream) : state_(real), seat_(seat) {
        G::redeal(state_, seat, stream);
    }

    const typename G::State& state() const { return state_; }
    Seat seat() const { return seat_; }

  private:
    typename G::State state_;
    Seat seat_;
};

}  // namespace grognard
