// Commands & Colors: Napoleonics as a rules package: the contract of core/game.hpp kept.
#pragma once

#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/offers.hpp"
#include "games/ccn/fields.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/grounds.hpp"
#include "games/ccn/invariants.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/view.hpp"

namespace grognard {

struct Ccn {
    using State = ccn::State;
    using Action = ccn::Action;
    using Event = ccn::Event;
    using View = ccn::View;

    static constexpr std::string_view name = "ccn";
    // Raised with every change of play: docs/game-file.md says what becomes of stored games.
    static constexpr int rules_version = 1;
    // Inputs, chance included; random play needs a few hundred to a few thousand.
    static constexpr int bound = 200'000;

    static Awaits awaits(const State& s) { return ccn::awaits(s); }
    static Verdict refuse(const State& s, Seat seat, const Action& a) {
        return ccn::refuse(s, seat, a);
    }
    static Grounds grounds(const State& s, Seat seat, const Action& a, const Refusal& refusal) {
        return ccn::grounds(s, seat, a, refusal);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        ccn::offer(s, seat, out);
        return Coverage::Complete;
    }
    static void apply(State& s, Seat seat, const Action& a, Events<Event>& events) {
        ccn::apply(s, seat, a, events);
    }
    static Chance chance(const State& s) { return ccn::chance(s); }
    static void resolve(State& s, Drawn drawn, Events<Event>& events) {
        ccn::resolve(s, drawn, events);
    }
    static Strides play_at_random(State& s, Stream& stream, Offers<Action>& offers) {
        return ccn::play_at_random(s, stream, offers, bound);
    }
    static View view(const State& s, Seat seat) { return ccn::view(s, seat); }
    static View public_view(const State& s) { return ccn::public_view(s); }
    static Chance hidden(const State& s, Seat seat) { return ccn::hidden(s, seat); }
    static void redeal(State& s, Seat seat, Drawn drawn) { ccn::redeal(s, seat, drawn); }
    static Outcome outcome(const State& s) {
        return {s.ending, s.ending == Ending::Undecided ? "" : "banners"};
    }
    static std::uint64_t hash(const State& s) { return hash_of(s); }
    static std::string_view invariants(const State& s) { return ccn::invariants(s); }
    static std::string notation(const Action& a) { return ccn::notation(a); }
    static std::optional<Action> parse(std::string_view text) { return ccn::parse(text); }
};

static_assert(Game<Ccn>);

}  // namespace grognard
