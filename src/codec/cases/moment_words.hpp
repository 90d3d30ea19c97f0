// What a moment of play offers and awaits, and words for it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "codec/cases/game_cases.hpp"
#include "core/offers.hpp"

namespace grognard::codec {

std::string verdict_words(const Verdict& verdict);
std::string chance_words(const Chance& chance);

template <GameCases C>
std::string awaits_words(Awaits awaits) {
    switch (awaits) {
        case Awaits::First:
            return std::string(C::seats[0]);
        case Awaits::Second:
            return std::string(C::seats[1]);
        case Awaits::Both:
            return "both";
        case Awaits::Chance:
            return "chance";
        case Awaits::Nobody:
            break;
    }
    return "nobody";
}

template <GameCases C>
std::string ending_words(Ending ending) {
    switch (ending) {
        case Ending::FirstWins:
            return std::string(C::seats[0]);
        case Ending::SecondWins:
            return std::string(C::seats[1]);
        case Ending::Draw:
            return "draw";
        case Ending::Undecided:
            break;
    }
    return "none yet";
}

// The seat that must act, if there is exactly one.
template <Game G>
std::optional<Seat> awaited_seat(const typename G::State& state) {
    switch (G::awaits(state)) {
        case Awaits::First:
            return Seat::First;
        case Awaits::Second:
            return Seat::Second;
        default:
            return std::nullopt;
    }
}

template <Game G>
std::vector<typename G::Action> offers_to(const typename G::State& s, std::optional<Seat> seat) {
    Offers<typename G::Action> offers;
    if (seat) G::offer(s, *seat, offers);
    return {offers.begin(), offers.end()};
}

template <class Action>
bool holds(const std::vector<Action>& actions, const Action& wanted) {
    return std::find(actions.begin(), actions.end(), wanted) != actions.end();
}

template <class Action>
bool same_actions(const std::vector<Action>& a, const std::vector<Action>& b) {
    return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

// Does the refusal speak of the action, and not of the moment?
inline bool is_about_it(const Refusal& refusal) {
    return refusal.reason != "not-now" && refusal.reason != "not-your-decision";
}

}  // namespace grognard::codec
