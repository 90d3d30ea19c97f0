// What every port does alike: chance answered by fair dice, dice read back, a bot's thought.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/offers.hpp"
#include "core/sample.hpp"
#include "players/player.hpp"
#include "server/fair_dice.hpp"

namespace grognard::server {

template <class Traits>
std::string fair_answer(const typename Traits::Game::State& s, FairDice dice) {
    const Chance chance = Traits::Game::chance(s);
    const Answer answer = sample(chance, dice);
    std::string text = chance.replacement == Replacement::Dice ? "dice" : "draw";
    for (const std::uint8_t outcome : answer) {
        text += ' ';
        text += Traits::outcome(chance.replacement, outcome);
    }
    return text;
}

// The outcomes of an answer such as "dice 4 1"; nothing if it does not answer what was asked. It
// may be anybody's text: a game file has any number of dice in a line.
template <class Traits>
std::optional<Answer> fitting_answer(const Chance& asked, std::string_view answer) {
    Answer out;
    std::size_t space = answer.find(' ');
    while (space != std::string_view::npos) {
        answer.remove_prefix(space + 1);
        space = answer.find(' ');
        const auto outcome = Traits::parse_outcome(asked.replacement, answer.substr(0, space));
        if (!outcome || out.size() == asked.count || out.full()) return std::nullopt;
        out.push(*outcome);
    }
    if (!fits(asked, drawn(out))) return std::nullopt;
    return out;
}

// Nothing if no player has that name.
template <class Game>
std::function<std::string()> thought(const typename Game::State& state, Seat seat,
                                     std::string_view bot, std::uint64_t seed) {
    const auto player = player_named<Game>(bot, seed);
    if (!player) return {};
    return [s = state, seat, thinker = *player]() mutable {
        Offers<typename Game::Action> offers;
        Game::offer(s, seat, offers);
        const std::span<const typename Game::Action> choices(offers);
        return Game::notation(offers[thinker.choose(s, seat, choices)]);
    };
}

}  // namespace grognard::server
