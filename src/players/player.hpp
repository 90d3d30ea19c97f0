// An opponent: given what its seat may know, it returns an action. Found by its name.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/game.hpp"
#include "players/evaluations.hpp"
#include "players/fair.hpp"
#include "players/greedy.hpp"
#include "players/simple.hpp"

namespace grognard {

template <class P, class G>
concept Chooses = requires(const P& player, const Fair<G>& fair, Stream& stream) {
    { player.choose(fair, stream) } -> std::same_as<typename G::Action>;
    { P::name } -> std::convertible_to<std::string_view>;
};

// A game without an evaluation has only players without judgement.
template <Game G>
struct Roster {
    using Kinds = std::variant<First, Random>;
};
template <Evaluated G>
struct Roster<G> {
    using Kinds = std::variant<First, Random, Greedy>;
};

// One of them with a stream of its own.
template <Game G>
class Player {
  public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Kinds = typename Roster<G>::Kinds;

    Player(Kinds kind, std::uint64_t seed) : kind_(std::move(kind)), stream_(seed) {}

    // The seat must be awaited.
    Action choose(const State& real, Seat seat) {
        assert(is_awaited(G::awaits(real), seat));
        const Fair<G> fair(real, seat, stream_);
        return std::visit(
            [&]<class P>(const P& player) {
                static_assert(Chooses<P, G>);
                return player.choose(fair, stream_);
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
