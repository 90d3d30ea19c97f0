// Random games, the same every time: a position so many inputs from the start, or every decision.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"

namespace grognard {

// One input more; before a decision, visit(state, offers). Of the offers one is drawn as their
// notation sorts them: in which order the rules list them makes no difference.
template <Game G, class Visit>
void walk_on(typename G::State& s, Stream& stream, Offers<typename G::Action>& offers,
             Visit visit) {
    const Awaits awaited = G::awaits(s);
    if (awaited == Awaits::Chance) {
        G::resolve(s, drawn(sample(G::chance(s), stream)), {});
        return;
    }
    const Seat seat = awaited == Awaits::First ? Seat::First : Seat::Second;
    offers.clear();
    G::offer(s, seat, offers);
    visit(s, offers);
    std::vector<std::string> said;
    for (const typename G::Action& offer : offers) said.push_back(G::notation(offer));
    const auto chosen = said.begin() + stream.below(static_cast<std::uint32_t>(said.size()));
    std::nth_element(said.begin(), chosen, said.end());
    G::apply(s, seat, *G::parse(*chosen), {});
}

template <Game G>
typename G::State after(typename G::State s, int played) {
    Stream stream(1815);
    Offers<typename G::Action> offers;
    for (int i = 0; i < played; ++i) walk_on<G>(s, stream, offers, [](const auto&, const auto&) {});
    return s;
}

// Plays to the end; before each decision, visit(state, offers). Answers with the state at the end.
template <Game G, class Visit>
typename G::State each_decision(typename G::State s, std::uint64_t seed, Visit visit) {
    Stream stream(seed);
    Offers<typename G::Action> offers;
    while (G::awaits(s) != Awaits::Nobody) walk_on<G>(s, stream, offers, visit);
    return s;
}

}  // namespace grognard
