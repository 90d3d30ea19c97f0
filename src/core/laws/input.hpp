// What the laws share: a broken law, one input of a game, and how it is given.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.hpp"

namespace grognard::laws {

struct BrokenLaw {
    std::string law;
    std::string detail;
    int step = 0;
};

using Finding = std::optional<BrokenLaw>;

inline Finding broken(std::string law, std::string detail = "") {
    return BrokenLaw{std::move(law), std::move(detail)};
}

// A seat's action, or an answer of chance.
template <Game G>
struct Input {
    Seat seat = Seat::First;
    std::variant<typename G::Action, Answer> given;

    const typename G::Action* action() const { return std::get_if<typename G::Action>(&given); }
    const Answer* answer() const { return std::get_if<Answer>(&given); }
};

template <Game G>
void give(typename G::State& s, const Input<G>& input, const Events<typename G::Event>& events) {
    if (const Answer* answer = input.answer()) {
        G::resolve(s, drawn(*answer), events);
    } else {
        G::apply(s, input.seat, *input.action(), events);
    }
}

template <Game G>
bool takes(const typename G::State& s, const Input<G>& input) {
    if (const Answer* answer = input.answer()) {
        return G::awaits(s) == Awaits::Chance && fits(G::chance(s), drawn(*answer));
    }
    return !G::refuse(s, input.seat, *input.action());
}

template <Game G>
std::string words(const typename G::State& s, const Input<G>& input) {
    return input.action() != nullptr ? G::notation(*input.action())
                                     : std::string(G::chance(s).kind);
}

template <Game G>
std::string words(const Verdict& verdict) {
    return verdict ? std::string(verdict->rule) + " " + std::string(verdict->reason) : "allowed";
}

// What a viewer is told of an input.
template <Game G>
std::vector<typename G::Event> heard(typename G::State& s, const Input<G>& input, Viewer viewer) {
    std::vector<Told<typename G::Event>> told;
    const Events<typename G::Event> events(told);
    give<G>(s, input, events);
    std::vector<typename G::Event> out;
    for (const auto& one : told) {
        if (sees(one.visible, viewer)) out.push_back(one.event);
    }
    return out;
}

template <Game G>
typename G::State redealt(const typename G::State& s, Seat seat, Stream& stream) {
    typename G::State elsewhere = s;
    G::redeal(elsewhere, seat, stream);
    return elsewhere;
}

}  // namespace grognard::laws
