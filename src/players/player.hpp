// An opponent: given what its seat may know, it picks one of the offers. Found by its name.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/game.hpp"
#include "core/sample.hpp"
#include "players/blind.hpp"
#include "players/evaluate/evaluations.hpp"
#include "players/fair.hpp"
#include "players/greedy.hpp"

namespace grognard {

// Both kinds answer with the index of an offer: they have no way to say anything else.
template <class P, class G>
concept Blind = requires(P& p, std::span<const typename G::Action> offers, Stream& stream) {
    { p.choose(offers, stream) } -> std::same_as<std::size_t>;
};
template <class P, class G>
concept Seeing = requires(P& p, const Fair<G>& fair, std::span<const typename G::Action> offers,
                          Stream& stream) {
    { p.choose(fair, offers, stream) } -> std::same_as<std::size_t>;
};
template <class P, class G>
concept Choosing = (Blind<P, G> || Seeing<P, G>)&&requires {
    { P::name } -> std::convertible_to<std::string_view>;
};

// A game without an evaluation is played by the blind alone.
template <Game G>
struct Roster {
    using Kinds = std::variant<First, Random>;
};
template <Evaluated G>
struct Roster<G> {
    using Kinds = std::variant<First, Random, Greedy<G>>;
};

// One of them with a stream of its own.
template <Game G>
class Player {
  public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Kinds = typename Roster<G>::Kinds;

    Player(Kinds kind, std::uint64_t seed) : kind_(std::move(kind)), stream_(seed) {}

    std::size_t choose(const State& real, Seat seat, std::span<const Action> offers) {
        assert(!offers.empty());
        return std::visit(
            [&]<class P>(P& player) {
                static_assert(Choosing<P, G>);
                if constexpr (Seeing<P, G>) {
                    return player.choose(Fair<G>(real, seat, stream_), offers, stream_);
                } else {
                    return player.choose(offers, stream_);
                }
            },
            kind_);
    }

    std::string_view name() const {
        return std::visit([](const auto& player) { return std::string_view(player.name); }, kind_);
    }

  private:
    Kinds kind_;
    Stream stream_;
};

namespace detail {

template <class... Ps>
constexpr std::array<std::string_view, sizeof...(Ps)> names_of(
    std::type_identity<std::variant<Ps...>>) {
    return {std::string_view(Ps::name)...};
}

}  // namespace detail

template <Game G>
inline constexpr auto player_names =
    detail::names_of(std::type_identity<typename Roster<G>::Kinds>{});

template <Game G>
std::optional<Player<G>> player_named(std::string_view name, std::uint64_t seed) {
    using Kinds = typename Roster<G>::Kinds;
    std::optional<Player<G>> found;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((player_names<G>[I] == name
              ? static_cast<void>(found.emplace(Kinds(std::in_place_index<I>), seed))
              : static_cast<void>(0)),
         ...);
    }
    (std::make_index_sequence<std::variant_size_v<Kinds>>{});
    return found;
}

}  // namespace grognard
