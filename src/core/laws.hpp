// Plays one random game and checks every law of the contract on the way: one suite for every game.
#pragma once

#include <string>

#include "core/laws/hidden.hpp"
#include "core/laws/input.hpp"
#include "core/laws/offers.hpp"

namespace grognard {

using laws::BrokenLaw;

template <Game G>
class LawfulPlay {
  public:
    using State = typename G::State;

    LawfulPlay(const State& start, std::uint64_t seed) : s_(start), again_(start), stream_(seed) {}

    std::optional<BrokenLaw> run() {
        auto found = play();
        if (found) found->step = steps_;
        return found;
    }

    int steps() const { return steps_; }
    const State& state() const { return s_; }

  private:
    using Finding = laws::Finding;

    Finding play() {
        if (const auto found = check_invariants("")) return found;
        while (G::awaits(s_) != Awaits::Nobody) {
            if (steps_ >= G::bound) return laws::broken("a game ends within its bound");
            if (G::outcome(s_).decided()) return laws::broken("a decided game awaits nobody");
            if (const auto found = check_position()) return found;
            if (const auto found = G::awaits(s_) == Awaits::Chance ? answer() : act()) return found;
        }
        if (!G::outcome(s_).decided()) return laws::broken("nobody is awaited only when decided");
        return check_position();
    }

    Finding check_position() {
        for (const Seat seat : both_seats) {
            if (auto found = laws::check_offers<G>(s_, seat, memory_, stream_)) return found;
            if (auto found = laws::check_asks<G>(s_, seat)) return found;
            if (auto found = laws::check_redeal<G>(s_, seat, memory_, stream_)) return found;
            if (!now_and_then()) continue;
            if (auto found = laws::check_open_answers<G>(s_, seat, stream_)) return found;
            if (auto found = laws::check_ask<G>(s_, seat, stream_)) return found;
        }
        return laws::check_simultaneous<G>(s_, stream_);
    }

    Finding answer() {
        const Chance chance = G::chance(s_);
        if (chance.count == 0) {
            return laws::broken("chance asks for something", std::string(chance.kind));
        }
        if (!answerable(chance) || chance.count > Answer::capacity()) {
            return laws::broken("chance has an answer", std::string(chance.kind));
        }
        const Answer answer = sample(chance, stream_);
        if (now_and_then()) {
            if (auto found = laws::check_seen<G>(s_, answer, stream_)) return found;
        }
        return give({Seat::First, answer});
    }

    Finding act() {
        const Awaits awaits = G::awaits(s_);
        const Seat seat = awaits == Awaits::Both
                              ? (stream_.below(2) == 0 ? Seat::First : Seat::Second)
                              : next_to_act(awaits);
        const auto action = chosen(seat);
        if (auto found = laws::check_notation<G>(action)) return found;
        if (auto found = laws::check_consequences<G>(s_, seat, action, stream_)) return found;
        memory_.keep(action, stream_);
        return give({seat, action});
    }

    // Mostly what is offered; now and then what only propose knows.
    typename G::Action chosen(Seat seat) {
        Offers<typename G::Action> offers;
        const Coverage coverage = G::offer(s_, seat, offers);
        if (coverage == Coverage::Sampled && stream_.below(2) == 0) {
            return *G::propose(s_, seat, stream_);
        }
        return offers[stream_.below(static_cast<std::uint32_t>(offers.size()))];
    }

    // A second game is given every input after the first: it reaches what a replay reaches.
    Finding give(const laws::Input<G>& input) {
        if (now_and_then()) {
            if (auto found = laws::check_told<G>(s_, input, stream_)) return found;
        }
        const std::string text = laws::words<G>(s_, input);
        laws::give<G>(s_, input, {});
        ++steps_;
        if (!laws::takes<G>(again_, input)) {
            return laws::broken("same inputs, same state", "an input is not taken again");
        }
        laws::give<G>(again_, input, {});
        if (!(again_ == s_)) return laws::broken("same inputs, same state", text);
        if (now_and_then() && G::hash(again_) != G::hash(s_)) {
            return laws::broken("replay gives every hash", text);
        }
        return check_invariants(text);
    }

    Finding check_invariants(const std::string& after) const {
        const std::string_view wrong = G::invariants(s_);
        if (wrong.empty()) return std::nullopt;
        return laws::broken("invariants hold",
                            std::string(wrong) + (after.empty() ? "" : " after " + after));
    }

    // For laws that are expensive to check: one time in eight is enough over many games.
    bool now_and_then() { return stream_.below(8) == 0; }

    State s_;
    State again_;
    int steps_ = 0;
    Stream stream_;
    laws::Memory<G> memory_;
};

}  // namespace grognard
