// Collects the rules that forbid an action besides the one it was refused by, each once.
#pragma once

#include <string_view>

#include "core/grounds.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/flow.hpp"

namespace grognard::waterloo {

// Who said it, in which position, and what has been found against it so far.
class Gather {
  public:
    Gather(const State& state, Seat speaker, const Refusal& refusal)
        : s(state), seat(speaker), named_(refusal) {}

    const State& s;
    const Seat seat;

    void name(std::string_view rule) { named_.add(rule); }
    const Grounds& found() const { return named_.rules(); }

    bool asked() const { return is_awaited(awaits(s), seat); }
    // The question he was asked, if it is this one.
    template <class F>
    const F* asked_as() const {
        return asked() ? s.frames.top_as<F>() : nullptr;
    }
    bool acts() const { return s.turn.active == seat; }

  private:
    Named named_;
};

}  // namespace grognard::waterloo
