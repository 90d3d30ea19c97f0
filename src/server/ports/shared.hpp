// What every port does alike: chance answered by fair dice, dice read back, a bot's thought.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

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

// Nothing if no player has that name. The battle is kept alive: the table may go while it thinks.
template <class Table>
std::function<std::string()> thought(const Table& at, Seat seat, std::string_view bot,
                                     std::uint64_t seed) {
    using Game = typename Table::G;
    const auto player = player_named<Game>(bot, seed);
    if (!player) return {};
    return [battle = at.battle(), s = at.state(), seat, thinker = *player]() mutable {
        return Game::notation(thinker.choose(s, seat));
    };
}

}  // namespace grognard::server
