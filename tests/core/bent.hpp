// A toy whose rules are chosen while it runs: the laws are compiled once for all mutants.
#pragma once

#include "core/offers.hpp"
#include "mutants.hpp"

namespace grognard::toy {

struct Rules {
    decltype(&Toy::awaits) awaits;
    decltype(&Toy::refuse) refuse;
    decltype(&Toy::grounds) grounds;
    decltype(&Toy::offer) offer;
    decltype(&Toy::apply) apply;
    decltype(&Toy::chance) chance;
    decltype(&Toy::resolve) resolve;
    decltype(&ShowsTheHand::view) view;
    decltype(&ShowsTheHand::public_view) public_view;
    decltype(&Toy::redeal) redeal;
    decltype(&Toy::outcome) outcome;
    decltype(&Toy::hash) hash;
    decltype(&Toy::notation) notation;
};

template <class G>
ShowsTheHand::View wide_view(const State& s, Seat seat) {
    if constexpr (std::is_same_v<typename G::View, View>) {
        return {G::view(s, seat), {}};
    } else {
        return G::view(s, seat);
    }
}

template <class G>
ShowsTheHand::View wide_public_view(const State& s) {
    if constexpr (std::is_same_v<typename G::View, View>) {
        return {G::public_view(s), {}};
    } else {
        return G::public_view(s);
    }
}

template <class G>
Rules rules_of() {
    return {G::awaits,  G::refuse,    G::grounds,          G::offer,  G::apply,   G::chance,
            G::resolve, wide_view<G>, wide_public_view<G>, G::redeal, G::outcome, G::hash,
            G::notation};
}

struct Bent : Toy {
    using View = ShowsTheHand::View;

    static inline Rules rules = rules_of<Toy>();

    static Awaits awaits(const State& s) { return rules.awaits(s); }
    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        return rules.refuse(s, seat, action);
    }
    static Grounds grounds(const State& s, Seat seat, const Action& action,
                           const Refusal& refusal) {
        return rules.grounds(s, seat, action, refusal);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        return rules.offer(s, seat, out);
    }
    static void apply(State& s, Seat seat, const Action& action, Events<Event>& events) {
        rules.apply(s, seat, action, events);
    }
    static Chance chance(const State& s) { return rules.chance(s); }
    static void resolve(State& s, Drawn drawn, Events<Event>& events) {
        rules.resolve(s, drawn, events);
    }
    static View view(const State& s, Seat seat) { return rules.view(s, seat); }
    static View public_view(const State& s) { return rules.public_view(s); }
    static void redeal(State& s, Seat seat, Drawn drawn) { rules.redeal(s, seat, drawn); }
    static Outcome outcome(const State& s) { return rules.outcome(s); }
    static std::uint64_t hash(const State& s) { return rules.hash(s); }
    static std::string notation(const Action& action) { return rules.notation(action); }
};

}  // namespace grognard::toy
