// Commands & Colors: Napoleonics as a rules package: the contract of core/game.hpp kept.
#pragma once

#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/offers.hpp"
#include "games/ccn/asks.hpp"
#include "games/ccn/fields.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/invariants.hpp"
#include "games/ccn/notation.hpp"
#include "games/ccn/odds.hpp"
#include "games/ccn/start.hpp"
#include "games/ccn/view.hpp"

namespace grognard {

struct Ccn {
    using Battle = ccn::Battle;
    using State = ccn::State;
    using Action = ccn::Action;
    using Event = ccn::Event;
    using View = ccn::View;
    using Query = ccn::OddsQuery;
    using Answer = std::optional<ccn::CombatOdds>;

    static constexpr std::string_view name = "ccn";
    // Raised with every change of play: docs/game-file.md says what becomes of stored games.
    static constexpr int rules_version = 1;
    // Inputs, chance included; random play needs a few hundred to a few thousand.
    static constexpr int bound = 200'000;

    static State start(const Battle& battle) { return ccn::start(battle); }
    static Awaits awaits(const State& s) { return ccn::awaits(s); }
    static Asks<Action> asks(const State& s, Seat seat) { return ccn::asks(s, seat); }
    static Verdict refuse(const State& s, Seat seat, const Action& a) {
        return ccn::refuse(s, seat, a);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        return ccn::offer(s, seat, out);
    }
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
        return ccn::propose(s, seat, stream);
    }
    static void apply(State& s, Seat seat, const Action& a, const Events<Event>& events) {
        ccn::apply(s, seat, a, events);
    }
    static Chance chance(const State& s) { return ccn::chance(s); }
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
        ccn::resolve(s, drawn, events);
    }
    // Hidden cards are shown by chance alone, never by a decision.
    static bool irrevocable(const State&, Seat, const Action&) { return false; }
    // Which of two scouted cards was kept (ccn.card.section.scout).
    static bool secret(const State&, Seat, const Action& a) {
        return std::holds_alternative<ccn::Keep>(a);
    }
    static View view(const State& s, Viewer viewer) { return ccn::view(s, viewer); }
    static void redeal(State& s, Seat seat, Stream& stream) { ccn::redeal(s, seat, stream); }
    static Answer ask(const State& s, Seat seat, const Query& query) {
        if (ccn::refuse(s, seat, query.action)) return std::nullopt;
        return ccn::combat_odds(s, query.action);
    }
    static std::optional<Query> propose_query(const State& s, Seat seat, Stream& stream) {
        const auto action = propose(s, seat, stream);
        return action ? std::optional(Query{*action}) : std::nullopt;
    }
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
