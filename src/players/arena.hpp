// Matches between two named players: sides fixed (simulate) or alternating (arena).
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "players/in_order.hpp"
#include "players/player.hpp"
#include "players/playout.hpp"
#include "players/score.hpp"

namespace grognard {

template <Game G>
struct Match {
    std::span<const typename G::State> starts;  // in turn, each for a pair of games in the arena
    std::string_view a;
    std::string_view b;
    int games = 0;
    std::uint64_t seed = 1;
    int threads = 1;
};

// Independent streams for game and purpose from one seed.
constexpr std::uint64_t derived_seed(std::uint64_t seed, int game, int purpose) {
    Stream stream(seed ^ (static_cast<std::uint64_t>(game) * 4 + static_cast<unsigned>(purpose)) *
                             0xd1342543de82ef95U);
    return stream.next();
}

namespace detail {

enum class Sides : std::uint8_t { Fixed, Alternating };

inline void count(Score& score, const Playout& played, Seat a) {
    ++score.games;
    score.actions += played.actions;
    score.inputs += played.inputs();
    const Ending ending = played.outcome.ending;
    if (ending == Ending::Draw || ending == Ending::Undecided) {
        ++score.draws;
        if (ending == Ending::Undecided) ++score.cut_off;
    } else {
        ++(ending == win_for(a) ? score.wins : score.losses);
    }
}

template <Game G, class Report>
std::optional<Score> run_match(const Match<G>& match, Sides sides, Report report) {
    if (!player_named<G>(match.a, 0) || !player_named<G>(match.b, 0) || match.starts.empty()) {
        return std::nullopt;
    }
    const auto a_seat = [sides](int game) {
        return sides == Sides::Alternating && game % 2 == 1 ? Seat::Second : Seat::First;
    };
    Score score;
    in_order(
        match.games, match.threads,
        [&](int game) {
            const int round = sides == Sides::Alternating ? game / 2 : game;
            typename G::State s =
                match.starts[static_cast<std::size_t>(round) % match.starts.size()];
            auto a = *player_named<G>(match.a, derived_seed(match.seed, game, 1));
            auto b = *player_named<G>(match.b, derived_seed(match.seed, game, 2));
            Stream chance(derived_seed(match.seed, game, 0));
            return a_seat(game) == Seat::First ? play<G>(s, a, b, chance)
                                               : play<G>(s, b, a, chance);
        },
        [&](const Playout& played) {
            count(score, played, a_seat(score.games));
            return report(score);
        });
    return score;
}

}  // namespace detail

struct Unreported {
    GoOn operator()(const Score&) const { return GoOn::Yes; }
};

// Player a has the first seat in every game. Nothing if a player's name is unknown.
// report(score) hears of every game in its order and may end the match.
template <Game G, class Report = Unreported>
std::optional<Score> simulate(const Match<G>& match, Report report = {}) {
    return detail::run_match<G>(match, detail::Sides::Fixed, report);
}

// The players change seats after every game and the start after every second one.
template <Game G, class Report = Unreported>
std::optional<Score> arena(const Match<G>& match, Report report = {}) {
    return detail::run_match<G>(match, detail::Sides::Alternating, report);
}

}  // namespace grognard
