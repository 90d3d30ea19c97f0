// A toy whose rules are chosen while it runs: the laws are compiled once for all mutants.
#pragma once

#include "core/offers.hpp"
#include "mutants.hpp"

namespace grognard::toy {

struct Rules {
    decltype(&Toy::awaits) awaits;
    decltype(&Toy::asks) asks;
    decltype(&Toy::refuse) refuse;
    decltype(&Toy::offer) offer;
    decltype(&Toy::propose) propose;
    decltype(&Toy::apply) apply;
    decltype(&Toy::chance) chance;
    decltype(&Toy::resolve) resolve;
    decltype(&ShowsTheHand::view) view;
    decltype(&Toy::redeal) redeal;
    decltype(&Toy::ask) ask;
    decltype(&Toy::outcome) outcome;
    decltype(&Toy::hash) hash;
    decltype(&Toy::notation) notation;
};

template <class G>
ShowsTheHand::View wide_view(const State& s, Viewer viewer) {
    if constexpr (std::is_same_v<typename G::View, View>) {
        return {G::view(s, viewer), {}};
    } else {
        return G::view(s, viewer);
    }
}

template <class G>
Rules rules_of() {
    return {G::awaits,  G::asks,      G::refuse, G::offer, G::propose, G::apply, G::chance,
            G::resolve, wide_view<G>, G::redeal, G::ask,   G::outcome, G::hash,  G::notation};
}

struct Bent : Toy {
    using View = ShowsTheHand::View;

    static inline Rules rules = rules_of<Toy>();

    static Awaits awaits(const State& s) { return rules.awaits(s); }
    static Asks<Action> asks(const State& s, Seat seat) { return rules.asks(s, seat); }
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        return rules.refuse(s, seat, action);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        return rules.offer(s, seat, out);
    }
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
        if (rules.propose != &Toy::propose) return rules.propose(s, seat, stream);
        return propose_offered<Bent>(s, seat, stream);
    }
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events) {
        rules.apply(s, seat, action, events);
    }
    static Chance chance(const State& s) { return rules.chance(s); }
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
        rules.resolve(s, drawn, events);
    }
    static View view(const State& s, Viewer viewer) { return rules.view(s, viewer); }
    static void redeal(State& s, Seat seat, Stream& stream) { rules.redeal(s, seat, stream); }
    static Ledger ask(const State& s, Seat seat, const DiceQuery& query) {
        return rules.ask(s, seat, query);
    }
    static Outcome outcome(const State& s) { return rules.outcome(s); }
    static std::uint64_t hash(const State& s) { return rules.hash(s); }
    static std::string notation(const Action& action) { return rules.notation(action); }
};

}  // namespace grognard::toy
