// The contract every rules package keeps; the laws in laws.hpp test it by play.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/chance.hpp"
#include "core/events.hpp"
#include "core/offers.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"

namespace grognard {

// - State is a regular value without pointers; copying it is a memcpy.
// - awaits says who must act; when it is Chance, chance(s) is the question and resolve answers it.
// - refuse is total and pure: nothing, or the rule that forbids the action.
// - grounds are the other rules that forbid what refuse refused, as far as that seat can know them.
// - offer appends what that seat may do; Complete means everything, Sampled a generous sample.
// - apply is called only after refuse said nothing; resolve only with an answer that fits.
// - hidden is the question whose answers, given to redeal, lay out another world that this seat
//   can't tell from this one; view(s, seat) must not change under it. Where nothing is hidden it
//   draws nothing, and redeal changes nothing.
// - public_view is for who has no seat: what lies open, which no redealing changes.
// - invariants names what is broken in a state, or nothing ("" when sound).
// - bound is the number of inputs within which every game must end.
template <class G>
concept Game = requires(typename G::State& s, const typename G::State& cs, Seat seat,
                        const typename G::Action& a, const Refusal& refusal,
                        Offers<typename G::Action>& out, Events<typename G::Event>& events,
                        Drawn drawn, std::string_view text) {
    requires std::regular<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::equality_comparable<typename G::Action>;
    requires std::equality_comparable<typename G::Event>;
    requires std::equality_comparable<typename G::View>;
    { G::awaits(cs) } -> std::same_as<Awaits>;
    { G::refuse(cs, seat, a) } -> std::same_as<Verdict>;
    { G::grounds(cs, seat, a, refusal) } -> std::same_as<Grounds>;
    { G::offer(cs, seat, out) } -> std::same_as<Coverage>;
    {G::apply(s, seat, a, events)};
    { G::chance(cs) } -> std::same_as<Chance>;
    {G::resolve(s, drawn, events)};
    { G::view(cs, seat) } -> std::same_as<typename G::View>;
    { G::public_view(cs) } -> std::same_as<typename G::View>;
    { G::hidden(cs, seat) } -> std::same_as<Chance>;
    {G::redeal(s, seat, drawn)};
    { G::outcome(cs) } -> std::same_as<Outcome>;
    { G::hash(cs) } -> std::same_as<std::uint64_t>;
    { G::invariants(cs) } -> std::same_as<std::string_view>;
    { G::notation(a) } -> std::same_as<std::string>;
    { G::parse(text) } -> std::same_as<std::optional<typename G::Action>>;
    { G::bound } -> std::convertible_to<int>;
};

}  // namespace grognard
