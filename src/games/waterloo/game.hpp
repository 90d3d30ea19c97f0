// Waterloo as a rules package: the contract of core/game.hpp kept.
#pragma once

#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/offers.hpp"
#include "games/waterloo/fields.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/grounds.hpp"
#include "games/waterloo/invariants.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/notation.hpp"
#include "games/waterloo/view.hpp"

namespace grognard {

struct Waterloo {
    using State = waterloo::State;
    using Action = waterloo::Action;
    using Event = waterloo::Event;
    using View = waterloo::View;

    static constexpr std::string_view name = "waterloo";
    // Raised with every change of play: docs/game-file.md says what becomes of stored games.
    static constexpr int rules_version = 1;
    // Inputs, chance included; random play needs 1 300 or so, seldom more than 2 000.
    static constexpr int bound = 20'000;

    static Awaits awaits(const State& s) { return waterloo::awaits(s); }
    static Verdict refuse(const State& s, Seat seat, const Action& a) {
        return waterloo::refuse(s, seat, a);
    }
    static Grounds grounds(const State& s, Seat seat, const Action& a, const Refusal& refusal) {
        return waterloo::grounds(s, seat, a, refusal);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        waterloo::offer(s, seat, out);
        return Coverage::Complete;
    }
    static void apply(State& s, Seat seat, const Action& a, Events<Event>& events) {
        waterloo::apply(s, seat, a, events);
    }
    static Chance chance(const State& s) { return waterloo::chance(s); }
    static void resolve(State& s, Drawn drawn, Events<Event>& events) {
        waterloo::resolve(s, drawn, events);
    }
    static View view(const State& s, Seat seat) { return waterloo::view(s, seat); }
    static View public_view(const State& s) { return waterloo::public_view(s); }
    static Chance hidden(const State& s, Seat seat) { return waterloo::hidden(s, seat); }
    static void redeal(State& s, Seat seat, Drawn drawn) { waterloo::redeal(s, seat, drawn); }
    static Outcome outcome(const State& s) { return {s.ending, waterloo::name(s.won_by).data()}; }
    static std::uint64_t hash(const State& s) { return hash_of(s); }
    static std::string_view invariants(const State& s) { return waterloo::invariants(s); }
    static std::string notation(const Action& a) { return waterloo::notation(a); }
    static std::optional<Action> parse(std::string_view text) { return waterloo::parse(text); }
};

static_assert(Game<Waterloo>);

}  // namespace grognard
