// The contract that every rules package keeps. The laws of laws.hpp test it by random play.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/asks.hpp"
#include "core/chance.hpp"
#include "core/events.hpp"
#include "core/hash.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "core/sample.hpp"
#include "core/seat.hpp"

namespace grognard {

// A rules package is a struct of types and static functions. Nothing here throws, rolls dice, reads
// a clock or keeps anything between two calls.
//
// Types
// - Battle: what never changes during a game (map, charts, order of battle, options). Immutable,
//   owned by the table, which outlives every State made from it. `digest` identifies its content.
// - State: one moment of a game. A regular value; copying it is a memcpy. It holds a pointer to its
//   Battle, which hash and snapshots leave out; equality compares the digests.
// - Action, Event: variants of small structs. Query, Answer: what may be asked beside play.
// - View: what one viewer may know, a type of its own.
//
// Play
// - start(battle): the first state.
// - awaits(s): a set of seats, or chance, or nobody (exactly when the outcome is decided).
// - asks(s, seat): what an awaited seat is asked.
// - refuse(s, seat, a): total and pure. Nothing, or one rule and one reason: the one the player
// wants
//   to hear first.
// - offer(s, seat, out): appends what the seat may do. Complete: everything. Sampled: a generous
//   sample, where answers are continuous or sets (the empty set, each single member, the full set).
//   Nothing for a seat that is not awaited, something for one that is.
// - propose(s, seat, stream): a random legal action, possibly one that a Sampled offer omits;
// nothing
//   if the seat is not awaited.
// - apply(s, seat, a, events): called only after refuse returned nothing.
// - chance(s), resolve(s, drawn, events): the question while chance is awaited, and its answer.
// - Where both seats are awaited, each gives one action, in any order and unseen by the other; the
//   last one reveals them. The order makes no difference to the state.
//
// What others may know
// - irrevocable(s, seat, a): the seat may not take it back: it reveals something, or the rulebook
//   says so. A revocable action looks the same to its seat in every state that the seat can't
//   distinguish from s.
// - secret(s, seat, a): its text stays private to the seat until the game is over.
// - view(s, viewer): for a seat or a spectator.
// - redeal(s, seat, stream): turns s into a random state that this seat can't distinguish from it.
// - ask(s, seat, query): odds, reach, line of sight, a planned move. Read-only, and it tells
//   nothing that the seat may not know.
// - propose_query(s, seat, stream): a random query worth asking here, for the laws; nothing if
// none.
//
// Bookkeeping
// - outcome(s); invariants(s): "" or what is broken, pieces gone astray included.
// - hash(s): by names (core/hash.hpp); notation(a) and parse(text): one text form of an action.
// - name; rules_version: raised whenever a correction changes play; bound: no game has more inputs.
template <class G>
concept Game = requires(typename G::State& s, const typename G::State& cs, Seat seat, Viewer viewer,
                        const typename G::Battle& battle, const typename G::Action& a,
                        const typename G::Query& query, Offers<typename G::Action>& out,
                        const Events<typename G::Event>& events, Drawn drawn, Stream& stream,
                        std::string_view text) {
    requires std::regular<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::equality_comparable<typename G::Action>;
    requires std::equality_comparable<typename G::Event>;
    requires std::equality_comparable<typename G::View>;
    requires std::equality_comparable<typename G::Answer>;
    { battle.digest } -> std::convertible_to<std::uint64_t>;
    { G::name } -> std::convertible_to<std::string_view>;
    { G::rules_version } -> std::convertible_to<int>;
    { G::bound } -> std::convertible_to<int>;
    { G::start(battle) } -> std::same_as<typename G::State>;
    { G::awaits(cs) } -> std::same_as<Awaits>;
    { G::asks(cs, seat) } -> std::same_as<Asks<typename G::Action>>;
    { G::refuse(cs, seat, a) } -> std::same_as<Verdict>;
    { G::offer(cs, seat, out) } -> std::same_as<Coverage>;
    { G::propose(cs, seat, stream) } -> std::same_as<std::optional<typename G::Action>>;
    {G::apply(s, seat, a, events)};
    { G::chance(cs) } -> std::same_as<Chance>;
    {G::resolve(s, drawn, events)};
    { G::irrevocable(cs, seat, a) } -> std::same_as<bool>;
    { G::secret(cs, seat, a) } -> std::same_as<bool>;
    { G::view(cs, viewer) } -> std::same_as<typename G::View>;
    {G::redeal(s, seat, stream)};
    { G::ask(cs, seat, query) } -> std::same_as<typename G::Answer>;
    { G::propose_query(cs, seat, stream) } -> std::same_as<std::optional<typename G::Query>>;
    { G::outcome(cs) } -> std::same_as<Outcome>;
    { G::invariants(cs) } -> std::same_as<std::string_view>;
    { G::hash(cs) } -> std::same_as<std::uint64_t>;
    { G::notation(a) } -> std::same_as<std::string>;
    { G::parse(text) } -> std::same_as<std::optional<typename G::Action>>;
};

// propose for a game whose offers are always Complete.
template <class G>
std::optional<typename G::Action> propose_offered(const typename G::State& s, Seat seat,
                                                  Stream& stream) {
    Offers<typename G::Action> offers;
    G::offer(s, seat, offers);
    if (offers.empty()) return std::nullopt;
    return offers[stream.below(static_cast<std::uint32_t>(offers.size()))];
}

}  // namespace grognard
