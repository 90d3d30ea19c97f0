// La Bataille d'Orthez as a rules package: the contract of core/game.hpp kept.
#pragma once

#include "core/game.hpp"
#include "games/orthez/asks.hpp"
#include "games/orthez/fields.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/invariants.hpp"
#include "games/orthez/notation.hpp"
#include "games/orthez/queries.hpp"
#include "games/orthez/view.hpp"

namespace grognard {

struct Orthez {
    using Battle = orthez::Battle;
    using State = orthez::State;
    using Action = orthez::Action;
    using Event = orthez::Event;
    using View = orthez::View;
    using Query = orthez::Query;
    using Answer = orthez::Answer;

    static constexpr std::string_view name = "orthez";
    // Raised with every change of play: docs/game-file.md says what becomes of stored games.
    static constexpr int rules_version = 1;
    // Inputs, chance included.
    static constexpr int bound = 200'000;

    static State start(const Battle& battle) { return orthez::begin_play(battle); }
    static Awaits awaits(const State& s) { return orthez::awaits(s); }
    static Asks<Action> asks(const State& s, Seat seat) { return orthez::asks(s, seat); }
    static Verdict refuse(const State& s, Seat seat, const Action& a) {
        return orthez::refuse(s, seat, a);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        return orthez::offer(s, seat, out);
    }
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
        return propose_offered<Orthez>(s, seat, stream);
    }
    static void apply(State& s, Seat seat, const Action& a, const Events<Event>& events) {
        orthez::apply(s, seat, a, events);
    }
    static Chance chance(const State& s) { return orthez::chance(s); }
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
        orthez::resolve(s, drawn, events);
    }
    // The last command reveals both.
    static bool irrevocable(const State& s, Seat seat, const Action&) {
        const auto* commanding = s.frames.top_as<orthez::Commanding>();
        return commanding != nullptr &&
               commanding->given[static_cast<std::size_t>(index(other(seat)))];
    }
    static bool secret(const State& s, Seat, const Action&) {
        return s.frames.top_as<orthez::Commanding>() != nullptr;
    }
    static View view(const State& s, Viewer viewer) { return orthez::view(s, viewer); }
    static void redeal(State& s, Seat seat, Stream& stream) { orthez::redeal(s, seat, stream); }
    static Answer ask(const State& s, Seat, const Query& query) { return orthez::ask(s, query); }
    static std::optional<Query> propose_query(const State& s, Seat seat, Stream& stream) {
        const auto action = propose(s, seat, stream);
        if (!action) return std::nullopt;
        const auto* fire = std::get_if<orthez::Fire>(&*action);
        return fire != nullptr ? std::optional(Query{*fire, {}}) : std::nullopt;
    }
    static Outcome outcome(const State& s) {
        if (s.ending == Ending::Undecided) return {};
        if (s.won_by == 0) return {s.ending, "draw"};
        return {s.ending, s.battle->victory[s.won_by - 1U].key.c_str()};
    }
    static std::uint64_t hash(const State& s) { return hash_of(s); }
    static std::string_view invariants(const State& s) { return orthez::invariants(s); }
    static std::string notation(const Action& a) { return orthez::notation(a); }
    static std::optional<Action> parse(std::string_view text) { return orthez::parse(text); }
};

static_assert(Game<Orthez>);

}  // namespace grognard
