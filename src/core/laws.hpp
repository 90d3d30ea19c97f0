// The laws of the contract, tested by random play: one suite for every game.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/game.hpp"
#include "core/offers.hpp"
#include "core/sample.hpp"

namespace grognard {

struct BrokenLaw {
    std::string law;
    std::string detail;
    int step = 0;
};

template <Game G>
struct Input {
    Seat seat = Seat::First;
    std::variant<typename G::Action, Answer> given;
};

// Plays one random game from `start` and checks every law at every step.
template <Game G>
class LawfulPlay {
  public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Event = typename G::Event;

    LawfulPlay(const State& start, std::uint64_t seed) : s_(start), again_(start), stream_(seed) {}

    std::optional<BrokenLaw> run() {
        if (const auto broken = check_invariants()) return broken;
        while (G::awaits(s_) != Awaits::Nobody) {
            if (steps() >= G::bound) return broken("a game ends within its bound", "still running");
            if (const auto found = step()) return found;
        }
        if (!G::outcome(s_).decided()) return broken("nobody is awaited only when decided", "");
        if (const auto found = check_redeal()) return found;
        for (const Seat seat : both_seats) {
            if (const auto found = check_offers(seat, false)) return found;
        }
        return std::nullopt;
    }

    int steps() const { return steps_; }
    const State& state() const { return s_; }

  private:
    std::optional<BrokenLaw> step() {
        if (G::outcome(s_).decided()) return broken("a decided game awaits nobody", "");
        if (const auto found = check_redeal()) return found;
        const Awaits awaited = G::awaits(s_);
        if (awaited == Awaits::Chance) return answer_chance();
        for (const Seat seat : both_seats) {
            if (const auto found = check_offers(seat, is_awaited(awaited, seat))) return found;
        }
        const Seat seat = awaited == Awaits::Both
                              ? (stream_.below(2) == 0 ? Seat::First : Seat::Second)
                          : awaited == Awaits::First ? Seat::First
                                                     : Seat::Second;
        offers_.clear();
        G::offer(s_, seat, offers_);
        return act(seat, offers_[stream_.below(static_cast<std::uint32_t>(offers_.size()))]);
    }

    std::optional<BrokenLaw> answer_chance() {
        for (const Seat seat : both_seats) {
            if (const auto found = check_offers(seat, false)) return found;
        }
        const Chance chance = G::chance(s_);
        if (chance.count == 0) return broken("chance asks for something", std::string(chance.kind));
        if (!has_answer(chance)) return broken("chance has an answer", std::string(chance.kind));
        const Answer answer = sample(chance, stream_);
        if (!fits(chance, drawn(answer))) return broken("a sampled answer fits", "");
        const Input<G> input{Seat::First, answer};
        if (const auto found = check_told(input)) return found;
        give(s_, input, silent_);
        if (const auto found = replay(input)) return found;
        return check_invariants();
    }

    std::optional<BrokenLaw> act(Seat seat, const Action& action) {
        const std::string text = G::notation(action);
        if (const auto back = G::parse(text); !back || !(*back == action)) {
            return broken("notation parses back", text);
        }
        if (const auto found = check_consequences(seat, action)) return found;
        const Input<G> input{seat, action};
        if (const auto found = check_told(input)) return found;
        give(s_, input, silent_);
        if (const auto found = replay(input)) return found;
        remember(action);
        if (const auto found = check_invariants()) {
            return broken(found->law, found->detail + " after " + text);
        }
        return std::nullopt;
    }

    // Offered implies not refused; a complete offer is empty only when that seat is not awaited;
    // and an action of another moment is refused exactly when a complete offer does not hold it.
    std::optional<BrokenLaw> check_offers(Seat seat, bool awaited) {
        offers_.clear();
        const Coverage coverage = G::offer(s_, seat, offers_);
        if (!awaited && !offers_.empty()) return broken("only the awaited are offered actions", "");
        if (awaited && offers_.empty()) return broken("the awaited seat is offered something", "");
        for (const Action& action : offers_) {
            if (const Verdict verdict = G::refuse(s_, seat, action)) {
                return broken("offered implies not refused", G::notation(action) + " refused by " +
                                                                 std::string(verdict->rule) + " " +
                                                                 std::string(verdict->reason));
            }
        }
        if (coverage == Coverage::Sampled && awaited) return std::nullopt;
        for (const Action& action : memory_) {
            // What is refused is not among the offers, as just seen.
            if (G::refuse(s_, seat, action)) continue;
            if (std::find(offers_.begin(), offers_.end(), action) == offers_.end()) {
                return broken("offer and refuse agree",
                              G::notation(action) + " allowed, not offered");
            }
        }
        return std::nullopt;
    }

    std::optional<BrokenLaw> check_invariants() const {
        const std::string_view wrong = G::invariants(s_);
        if (!wrong.empty()) return broken("invariants hold", std::string(wrong));
        return std::nullopt;
    }

    std::optional<BrokenLaw> check_redeal() {
        for (const Seat seat : both_seats) {
            Chance& chance = hidden_[static_cast<std::size_t>(index(seat))];
            chance = G::hidden(s_, seat);
            if (!has_answer(chance)) {
                return broken("chance has an answer", std::string(chance.kind));
            }
            State elsewhere = s_;
            if (chance.count == 0) {
                const Answer nothing;
                G::redeal(elsewhere, seat, drawn(nothing));
                if (same(elsewhere, s_)) continue;
                return broken("where nothing is hidden, redealing changes nothing", "");
            }
            const Answer answer = sample(chance, stream_);
            G::redeal(elsewhere, seat, drawn(answer));
            if (!G::invariants(elsewhere).empty()) {
                return broken("a redealt world is sound", std::string(G::invariants(elsewhere)));
            }
            if (!same(G::view(elsewhere, seat), G::view(s_, seat))) {
                return broken("a view survives redealing what its seat can't see", "");
            }
            constexpr int looked_at = 8;  // most of it is in the view, which was just compared
            if (steps_ % looked_at == 0 && !same(G::public_view(elsewhere), G::public_view(s_))) {
                return broken("what lies open survives redealing what any seat can't see", "");
            }
            if (G::awaits(elsewhere) != G::awaits(s_)) {
                return broken("who is awaited gives nothing away", "");
            }
            if (const auto found = check_reasons(elsewhere, seat)) return found;
        }
        return std::nullopt;
    }

    // Whatever is hidden, an action of another moment is refused for the same reasons.
    std::optional<BrokenLaw> check_reasons(const State& elsewhere, Seat seat) const {
        if (memory_.empty()) return std::nullopt;
        const Action& action = memory_[static_cast<std::size_t>(steps_) % memory_.size()];
        const Verdict here = G::refuse(s_, seat, action);
        if (G::refuse(elsewhere, seat, action) != here) {
            return broken("what a seat may do gives nothing away", G::notation(action));
        }
        if (!here) return std::nullopt;
        const Grounds also = G::grounds(s_, seat, action, *here);
        if (!(G::grounds(elsewhere, seat, action, *here) == also)) {
            return broken("why a seat may not gives nothing away", G::notation(action));
        }
        for (const std::string_view& rule : also) {
            if (rule == here->rule || std::find(also.begin(), &rule, rule) != &rule) {
                return broken("a rule is named once", G::notation(action));
            }
        }
        return std::nullopt;
    }

    // No view holds a secret that the rules act on, yet it shows in what is allowed and in whom
    // they turn to next: a reply asked only of those who hold the card gives the card away.
    std::optional<BrokenLaw> check_consequences(Seat seat, const Action& action) {
        const Chance& chance = hidden_[static_cast<std::size_t>(index(seat))];
        if (chance.count == 0) return std::nullopt;
        State here = s_;
        State elsewhere = s_;
        const Answer answer = sample(chance, stream_);
        G::redeal(elsewhere, seat, drawn(answer));
        if (G::refuse(elsewhere, seat, action)) {
            return broken("what a seat may do gives nothing away", G::notation(action));
        }
        G::apply(here, seat, action, silent_);
        G::apply(elsewhere, seat, action, silent_);
        if (G::awaits(here) != G::awaits(elsewhere)) {
            return broken("who is awaited gives nothing away", "after " + G::notation(action));
        }
        return std::nullopt;
    }

    // Take a world that looks the same to a seat and in which the same is done, or this one, where
    // other cards are drawn. If the seat can't tell them apart afterwards either, it was told the
    // same in both. If it can, it was right to learn something, and what it sees has its own law.
    std::optional<BrokenLaw> check_told(const Input<G>& input) {
        constexpr std::uint32_t one_in = 8;  // inputs: to try them all would take as long again
        if (stream_.below(one_in) != 0) return std::nullopt;
        const bool redraw = draws_cards(input) && stream_.below(2) == 0;
        for (const Seat seat : both_seats) {
            State here = s_;
            State elsewhere = s_;
            Input<G> there = input;
            if (redraw) {
                draw_others(std::get<Answer>(there.given));
            } else {
                const Chance& unseen = hidden_[static_cast<std::size_t>(index(seat))];
                G::redeal(elsewhere, seat, drawn(sample(unseen, stream_)));
            }
            // The other seat may play what it holds only here, a pile may have other cards.
            if (!takes(elsewhere, there)) continue;
            const std::vector<Event> one = heard(here, input, seat);
            const std::vector<Event> two = heard(elsewhere, there, seat);
            // Cards are drawn and told in an order that the hand they come to does not have.
            const bool alike = std::is_permutation(one.begin(), one.end(), two.begin(), two.end());
            if (alike || !same(G::view(here, seat), G::view(elsewhere, seat))) continue;
            const auto* action = std::get_if<Action>(&input.given);
            return broken(
                "what a seat is told gives nothing away",
                action != nullptr ? G::notation(*action) : std::string(G::chance(s_).kind));
        }
        return std::nullopt;
    }

    // Dice fall in the open, but a card may be drawn unseen: who may know it has it in his view.
    bool draws_cards(const Input<G>& input) const {
        return std::holds_alternative<Answer>(input.given) &&
               G::chance(s_).replacement == Replacement::Cards;
    }

    // The first few cards stay, for they may be another seat's than the last.
    void draw_others(Answer& cards) {
        const Answer others = sample(G::chance(s_), stream_);
        const auto kept = stream_.below(static_cast<std::uint32_t>(cards.size()));
        std::copy(others.begin() + kept, others.end(), cards.begin() + kept);
    }

    static std::vector<Event> heard(State& s, const Input<G>& input, Seat seat) {
        std::vector<Told<Event>> told;
        Events<Event> events(told);
        give(s, input, events);
        std::vector<Event> out;
        for (const Told<Event>& one : told) {
            if (sees(one.visible, seat)) out.push_back(one.event);
        }
        return out;
    }

    // Equal bytes are equal values, and mostly the bytes are equal; padding may differ.
    template <class Value>
    static bool same(const Value& a, const Value& b) {
        static_assert(std::is_trivially_copyable_v<Value>);
        return std::memcmp(&a, &b, sizeof(Value)) == 0 || a == b;
    }

    static bool has_answer(const Chance& chance) {
        return answerable(chance) && chance.count <= Answer::capacity();
    }

    // A second game that is given every input after the first: what it comes to is what a replay
    // comes to. Equal states have equal hashes, so that those are compared only now and then.
    std::optional<BrokenLaw> replay(const Input<G>& input) {
        constexpr int hashed = 8;
        ++steps_;
        if (!takes(again_, input)) {
            return broken("same inputs, same state", "an input is not taken again");
        }
        give(again_, input, silent_);
        if (!same(again_, s_)) return broken("same inputs, same state", "");
        if (steps_ % hashed == 0 && G::hash(again_) != G::hash(s_)) {
            return broken("replay gives every hash", "");
        }
        return std::nullopt;
    }

    static void give(State& s, const Input<G>& input, Events<Event>& events) {
        if (const auto* answer = std::get_if<Answer>(&input.given)) {
            G::resolve(s, drawn(*answer), events);
        } else {
            G::apply(s, input.seat, std::get<Action>(input.given), events);
        }
    }

    static bool takes(const State& s, const Input<G>& input) {
        if (const auto* answer = std::get_if<Answer>(&input.given)) {
            return G::awaits(s) == Awaits::Chance && fits(G::chance(s), drawn(*answer));
        }
        return !G::refuse(s, input.seat, std::get<Action>(input.given));
    }

    // A sample of actions seen anywhere in the game, to try at moments they were not made for.
    void remember(const Action& action) {
        constexpr std::size_t kept = 24;
        if (memory_.size() < kept) {
            memory_.push_back(action);
        } else {
            memory_[stream_.below(kept)] = action;
        }
    }

    BrokenLaw broken(std::string law, std::string detail) const {
        return {std::move(law), std::move(detail), steps()};
    }

    State s_;
    State again_;
    int steps_ = 0;
    Stream stream_;
    Events<Event> silent_;
    Offers<Action> offers_;
    std::vector<Action> memory_;
    std::array<Chance, 2> hidden_{};  // from each seat, now
};

}  // namespace grognard
