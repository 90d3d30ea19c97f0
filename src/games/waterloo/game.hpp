// Waterloo as a rules package: the contract of core/game.hpp kept.
#pragma once

#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/offers.hpp"
#include "games/waterloo/asks.hpp"
#include "games/waterloo/fields.hpp"
#include "games/waterloo/flow.hpp"
#include "games/waterloo/invariants.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/notation.hpp"
#include "games/waterloo/odds.hpp"
#include "games/waterloo/start.hpp"
#include "games/waterloo/view.hpp"

namespace grognard {

struct Waterloo {
    using Battle = waterloo::Battle;
    using State = waterloo::State;
    using Action = waterloo::Action;
    using Event = waterloo::Event;
    using View = waterloo::View;
    using Query = waterloo::OddsQuery;
    using Answer = waterloo::Odds;

    static constexpr std::string_view name = "waterloo";
    // Raised with every change of play: docs/game-file.md says what becomes of stored games.
    static constexpr int rules_version = 1;
    // Inputs, chance included; random play needs 1 300 or so, seldom more than 2 000.
    static constexpr int bound = 20'000;

    static State start(const Battle& battle) { return waterloo::start(battle); }
    static Awaits awaits(const State& s) { return waterloo::awaits(s); }
    static Asks<Action> asks(const State& s, Seat seat) { return waterloo::asks(s, seat); }
    static Verdict refuse(const State& s, Seat seat, const Action& a) {
        return waterloo::refuse(s, seat, a);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        return waterloo::offer(s, seat, out);
    }
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
        return propose_offered<Waterloo>(s, seat, stream);
    }
    static void apply(State& s, Seat seat, const Action& a, const Events<Event>& events) {
        waterloo::apply(s, seat, a, events);
    }
    static Chance chance(const State& s) { return waterloo::chance(s); }
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
        waterloo::resolve(s, drawn, events);
    }
    // The tile is hidden, and only chance speaks for it (StopWord).
    static bool irrevocable(const State&, Seat, const Action&) { return false; }
    static bool secret(const State&, Seat, const Action&) { return false; }
    static View view(const State& s, Viewer viewer) { return waterloo::view(s, viewer); }
    static void redeal(State& s, Seat seat, Stream& stream) { waterloo::redeal(s, seat, stream); }
    static Answer ask(const State& s, Seat seat, const Query& query) {
        if (waterloo::refuse(s, seat, query.action)) return {};
        return {waterloo::shot_odds(s, seat, query.action),
                waterloo::assault_odds(s, seat, query.action)};
    }
    static std::optional<Query> propose_query(const State& s, Seat seat, Stream& stream) {
        const auto action = propose(s, seat, stream);
        return action ? std::optional(Query{*action}) : std::nullopt;
    }
    static Outcome outcome(const State& s) { return {s.ending, waterloo::name(s.won_by).data()}; }
    static std::uint64_t hash(const State& s) { return hash_of(s); }
    static std::string_view invariants(const State& s) { return waterloo::invariants(s); }
    static std::string notation(const Action& a) { return waterloo::notation(a); }
    static std::optional<Action> parse(std::string_view text) { return waterloo::parse(text); }
};

static_assert(Game<Waterloo>);

}  // namespace grognard
