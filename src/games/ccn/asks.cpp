// Names the questions of the game, their passes, and which of them depend on a hand of cards.
#include "games/ccn/asks.hpp"

#include "core/match.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/notation.hpp"

namespace grognard::ccn {

namespace {

template <class F>
concept EndsWithDone = OneOf<F, Rallying, Ordering, Moving, Fighting>;
template <class F>
concept MayPass = OneOf<F, ArmourChoice, PressChoice, BattleBackChoice, GroundChoice, PursuitChoice,
                        BonusChoice, EscapeChoice>;
// First Strike is answered from the hand, held or not; cards are played and kept from it.
template <class F>
concept AsksTheHand = OneOf<F, CardChoice, Reaction, KeepChoice>;

template <class F>
std::optional<Action> pass_of(const F&) {
    if constexpr (EndsWithDone<F>) return Done{};
    if constexpr (MayPass<F>) return Pass{};
    if constexpr (std::same_as<F, Reaction>) return Stand{};
    return std::nullopt;
}

// A turn is a phase and an activation; within it each combat is a move.
Scopes scopes(const State& s) {
    const auto turn = static_cast<std::uint32_t>(s.players[0].turns + s.players[1].turns);
    const auto fought =
        static_cast<std::uint32_t>(s.turn.fought.size() + s.turn.bonus_fought.size());
    return {turn * 256 + fought, turn, turn};
}

}  // namespace

Asks<Action> asks(const State& s, Seat seat) {
    if (!is_awaited(s.awaited, seat)) return {};
    return match(s.frames.top(), [&]<class F>(const F& frame) {
        Asks<Action> out{frame_name(s.frames.top()), pass_of(frame), scopes(s)};
        if (AsksTheHand<F>) out.answers = Answers::DependOnHidden;
        return out;
    });
}

std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
    Offers<Action> offers;
    offer(s, seat, offers);
    if (offers.empty()) return std::nullopt;
    Action chosen = offers[stream.below(static_cast<std::uint32_t>(offers.size()))];
    auto* melee = std::get_if<Melee>(&chosen);
    if (melee == nullptr || melee->support.size() < 2) return chosen;
    // The full set of batteries was offered: any part of it is as legal, if it leaves any dice.
    const HexSet all = melee->support;
    for (const Hex battery : hexes(all)) {
        if (stream.below(2) == 0) melee->support.remove(battery.index);
    }
    if (refuse(s, seat, chosen)) melee->support = all;
    return chosen;
}

}  // namespace grognard::ccn
