// What a seat may base a decision on: a world it can't tell from the real one.
#pragma once

#include "core/game.hpp"
#include "core/sample.hpp"

namespace grognard {

// Everything the seat can't see is dealt anew, so whoever is handed this can't cheat. The deal
// depends on what is unseen as a whole and on the stream, not on how it really lies: two worlds
// that look the same to the seat become the same Fair world.
template <Game G>
class Fair {
  public:
    Fair(const typename G::State& real, Seat seat, Stream& stream) : state_(real), seat_(seat) {
        const Chance unseen = G::hidden(real, seat);
        if (unseen.count > 0) G::redeal(state_, seat, drawn(sample(unseen, stream)));
    }

    const typename G::State& state() const { return state_; }
    Seat seat() const { return seat_; }

  private:
    typename G::State state_;
    Seat seat_;
};

}  // namespace grognard
