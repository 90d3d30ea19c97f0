#include "games/orthez/asks.hpp"

#include "games/orthez/flow.hpp"
#include "games/orthez/notation.hpp"

namespace grognard::orthez {

namespace {

// A move: the units that move; an activation: the chit; both within their phase.
Scopes scopes(const State& s) {
    const std::uint32_t phase = s.turn * phase_count + static_cast<std::uint32_t>(s.phase);
    Scopes out{phase << 16U, phase << 16U, phase};
    if (const auto* activation = s.frames.nearest<Activation>()) {
        out.activation |= activation->leader + 1U;
        out.move = out.activation;
    }
    if (const auto* moving = s.frames.nearest<Moving>()) {
        if (!moving->units.empty()) out.move |= (moving->units[0] + 1U) << 8U;
    }
    return out;
}

}  // namespace

Asks<Action> asks(const State& s, Seat seat) {
    if (!is_awaited(s.awaited, seat)) return {};
    Asks<Action> out{frame_name(s.frames.top()), std::nullopt, scopes(s)};
    for (const Action& pass : {Action(Pass{}), Action(Finish{})}) {
        if (!out.pass && !refuse(s, seat, pass)) out.pass = pass;
    }
    return out;
}

}  // namespace grognard::orthez
