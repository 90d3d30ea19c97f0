// Laws on hidden information: nothing that a viewer gets depends on what it may not know.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/laws/offers.hpp"

namespace grognard::laws {

// Two states that a seat can't distinguish, compared by everything the seat can learn from them.
template <Game G>
Finding check_indistinguishable(const typename G::State& s, const typename G::State& elsewhere,
                                Seat seat, const Memory<G>& memory, Stream& stream) {
    if (!G::invariants(elsewhere).empty()) {
        return broken("a redealt state is sound", std::string(G::invariants(elsewhere)));
    }
    if (!(G::view(elsewhere, viewer(seat)) == G::view(s, viewer(seat)))) {
        return broken("a view survives redealing what its seat can't see");
    }
    if (!(G::view(elsewhere, Viewer::Spectator) == G::view(s, Viewer::Spectator))) {
        return broken("a spectator's view survives redealing");
    }
    if (G::awaits(elsewhere) != G::awaits(s)) {
        return broken("who is awaited gives nothing away");
    }
    if (is_awaited(G::awaits(s), seat) && !(G::asks(elsewhere, seat) == G::asks(s, seat))) {
        return broken("what a seat is asked gives nothing away");
    }
    if (!memory.actions().empty()) {
        const auto& action = memory.any(stream);
        if (G::refuse(elsewhere, seat, action) != G::refuse(s, seat, action)) {
            return broken("what a seat may do gives nothing away", G::notation(action));
        }
    }
    return std::nullopt;
}

// Equal streams redeal indistinguishable states to equal states: redeal depends on nothing but what
// the seat knows.
template <Game G>
Finding check_redeal(const typename G::State& s, Seat seat, const Memory<G>& memory,
                     Stream& stream) {
    const auto elsewhere = redealt<G>(s, seat, stream);
    if (const auto found = check_indistinguishable<G>(s, elsewhere, seat, memory, stream)) {
        return found;
    }
    const std::uint64_t seed = stream.next();
    Stream one(seed);
    Stream two(seed);
    if (!(redealt<G>(s, seat, one) == redealt<G>(elsewhere, seat, two))) {
        return broken("redealing depends only on what the seat knows");
    }
    return std::nullopt;
}

// If a seat's answers are said to be open, the other seat can work them out.
template <Game G>
Finding check_open_answers(const typename G::State& s, Seat seat, Stream& stream) {
    if (!is_awaited(G::awaits(s), seat)) return std::nullopt;
    const auto asks = G::asks(s, seat);
    const auto elsewhere = redealt<G>(s, other(seat), stream);
    if (!is_awaited(G::awaits(elsewhere), seat)) {
        return broken("who is awaited gives nothing away");
    }
    if (G::asks(elsewhere, seat).answers != asks.answers) {
        return broken("whether answers are open gives nothing away", std::string(asks.kind));
    }
    if (asks.answers == Answers::DependOnHidden) return std::nullopt;
    Offers<typename G::Action> here;
    Offers<typename G::Action> there;
    G::offer(s, seat, here);
    G::offer(elsewhere, seat, there);
    if (here == there) return std::nullopt;
    return broken("open answers do not depend on hidden information", std::string(asks.kind));
}

template <Game G>
Finding check_ask(const typename G::State& s, Seat seat, Stream& stream) {
    const auto query = G::propose_query(s, seat, stream);
    if (!query) return std::nullopt;
    const typename G::State before = s;
    const auto answer = G::ask(s, seat, *query);
    if (!(s == before) || !(G::ask(s, seat, *query) == answer)) return broken("ask is pure");
    if (!(G::ask(redealt<G>(s, seat, stream), seat, *query) == answer)) {
        return broken("ask gives nothing away");
    }
    return std::nullopt;
}

// The flow that follows an action shows who is asked next, and a revocable action shows its seat
// nothing new at all.
template <Game G>
Finding check_consequences(const typename G::State& s, Seat seat, const typename G::Action& action,
                           Stream& stream) {
    typename G::State here = s;
    typename G::State elsewhere = redealt<G>(s, seat, stream);
    if (G::refuse(elsewhere, seat, action)) {
        return broken("what a seat may do gives nothing away", G::notation(action));
    }
    const bool irrevocable = G::irrevocable(s, seat, action);
    if (G::irrevocable(elsewhere, seat, action) != irrevocable) {
        return broken("whether an action is irrevocable gives nothing away", G::notation(action));
    }
    G::apply(here, seat, action, {});
    G::apply(elsewhere, seat, action, {});
    // An irrevocable action may reveal something, such as both secret choices.
    if (!irrevocable && G::awaits(here) != G::awaits(elsewhere)) {
        return broken("who is awaited gives nothing away", "after " + G::notation(action));
    }
    if (!irrevocable && !(G::view(here, viewer(seat)) == G::view(elsewhere, viewer(seat)))) {
        return broken("a revocable action looks the same in every redealt state",
                      G::notation(action));
    }
    return std::nullopt;
}

// The first few cards stay: they may be another seat's than the last.
template <Game G>
void draw_others(const typename G::State& s, Answer& cards, Stream& stream) {
    const Answer others = sample(G::chance(s), stream);
    const auto kept = stream.below(static_cast<std::uint32_t>(cards.size()));
    std::copy(others.begin() + kept, others.end(), cards.begin() + kept);
}

// Gives an input in two states that a seat can't distinguish, or two draws to the same state. If
// the seat can't distinguish the states afterwards either, it was told the same in both.
template <Game G>
Finding check_told(const typename G::State& s, const Input<G>& input, Stream& stream) {
    const bool cards = input.answer() != nullptr && G::chance(s).replacement == Replacement::Cards;
    const bool redraw = cards && stream.below(2) == 0;
    for (const Seat seat : both_seats) {
        typename G::State here = s;
        typename G::State elsewhere = s;
        Input<G> there = input;
        if (redraw) {
            draw_others<G>(s, std::get<Answer>(there.given), stream);
        } else {
            G::redeal(elsewhere, seat, stream);
        }
        // The other seat may not hold there what it plays here.
        if (!takes<G>(elsewhere, there)) continue;
        const auto one = heard<G>(here, input, viewer(seat));
        const auto two = heard<G>(elsewhere, there, viewer(seat));
        // Drawn cards are told one by one, in an order that the hand does not keep.
        const bool alike = std::is_permutation(one.begin(), one.end(), two.begin(), two.end());
        if (alike || !(G::view(here, viewer(seat)) == G::view(elsewhere, viewer(seat)))) continue;
        return broken("what a seat is told gives nothing away", words<G>(s, input));
    }
    return std::nullopt;
}

// An answer of chance that a viewer may not see leaves its view alone. Of an answer that nobody
// sees as a whole each seat may see its part.
template <Game G>
Finding check_seen(const typename G::State& s, const Answer& answer, Stream& stream) {
    const Chance chance = G::chance(s);
    for (const Viewer viewer : all_viewers) {
        const bool sees_part = chance.seen == Visible::Nobody && viewer != Viewer::Spectator;
        if (sees_part || sees(chance.seen, viewer)) continue;
        typename G::State here = s;
        typename G::State elsewhere = s;
        G::resolve(here, drawn(answer), {});
        G::resolve(elsewhere, drawn(sample(chance, stream)), {});
        if (!(G::view(here, viewer) == G::view(elsewhere, viewer))) {
            return broken("who may not see a draw can't tell it", std::string(chance.kind));
        }
    }
    return std::nullopt;
}

}  // namespace grognard::laws
