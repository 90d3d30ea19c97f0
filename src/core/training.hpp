// A game played at random by the contract, as players who search do: for programs that the compiler
// watches (cmake/trained.cmake).
#pragma once

#include <cstdint>

#include "core/chance.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"
#include "core/seat.hpp"

namespace grognard {

template <class State, class Action, class Sink>
void play_by_contract(State& s, Stream& stream, Offers<Action>& offers, Sink& silent) {
    while (awaits(s) != Awaits::Nobody) {
        if (awaits(s) == Awaits::Chance) {
            const Answer answer = sample(chance(s), stream);
            resolve(s, drawn(answer), silent);
            continue;
        }
        const Seat seat = awaits(s) == Awaits::First ? Seat::First : Seat::Second;
        offers.clear();
        offer(s, seat, offers);
        const std::uint32_t any = stream.below(static_cast<std::uint32_t>(offers.size()));
        apply(s, seat, offers[any], silent);
    }
}

}  // namespace grognard
