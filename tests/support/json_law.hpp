// The law of JSON: an action reads back as it was written, and writes again the same. To be checked
// in random play, like the laws of core/laws.hpp.
#pragma once

#include <string>

#include "codec/action.hpp"
#include "core/laws/input.hpp"
#include "core/sample.hpp"

namespace grognard::laws {

template <class Action>
std::string json_of(const Action& action) {
    codec::Writer out;
    codec::write_action(out, action);
    return out.take();
}

template <class Action>
Finding check_json(const Action& action) {
    const std::string text = json_of(action);
    try {
        const codec::Document document = codec::Document::parse("action", text);
        const auto back = codec::read_action<Action>(document.root());
        if (!(back == action)) return broken("JSON reads back", text + " as " + json_of(back));
        if (json_of(back) != text) return broken("JSON writes back", text);
    } catch (const codec::BadInput& bad) {
        return broken("JSON reads back", text + ": " + bad.what());
    }
    return std::nullopt;
}

// What seats are offered, and what propose finds besides, through one random game.
template <Game G>
Finding check_json_of_a_game(typename G::State s, std::uint64_t seed) {
    Stream stream(seed);
    for (int step = 0; step < G::bound && G::awaits(s) != Awaits::Nobody; ++step) {
        if (G::awaits(s) == Awaits::Chance) {
            const Answer answer = sample(G::chance(s), stream);
            G::resolve(s, drawn(answer), {});
            continue;
        }
        Offers<typename G::Action> offers;
        const Seat seat = next_to_act(G::awaits(s));
        G::offer(s, seat, offers);
        if (const auto proposed = G::propose(s, seat, stream)) offers.push_back(*proposed);
        for (const auto& action : offers) {
            if (auto found = check_json(action)) {
                found->step = step;
                return found;
            }
        }
        const auto chosen = stream.below(static_cast<std::uint32_t>(offers.size()));
        G::apply(s, seat, typename G::Action(offers[chosen]), {});
    }
    return std::nullopt;
}

}  // namespace grognard::laws
