// Names the questions of the game and their passes. No question depends on the hidden tile.
#include "games/waterloo/asks.hpp"

#include "games/waterloo/flow.hpp"
#include "games/waterloo/notation.hpp"

namespace grognard::waterloo {

namespace {

// A turn is a phase; each action of a sequence is an activation and a move.
Scopes scopes(const State& s) {
    const std::uint32_t turn = s.turn.number;
    const std::uint32_t sequence = turn * 2 + static_cast<std::uint32_t>(index(s.turn.active));
    const std::uint32_t action = sequence * 16 + s.turn.done;
    return {action, action, turn};
}

}  // namespace

Asks<Action> asks(const State& s, Seat seat) {
    if (!is_awaited(s.awaited, seat)) return {};
    Asks<Action> out{frame_name(s.frames.top()), std::nullopt, scopes(s)};
    for (const Action& pass : {Action(Done{}), Action(HoldFire{})}) {
        if (!refuse(s, seat, pass)) out.pass = pass;
    }
    return out;
}

}  // namespace grognard::waterloo
