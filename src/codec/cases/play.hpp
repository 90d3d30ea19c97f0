// Carries out what a case says, and remembers the questions that were passed over without being
// asked: those with one answer, and phases with nothing to do in them.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "codec/cases/match.hpp"

namespace grognard::codec {

// Who watches the inputs.
template <GameCases C>
struct PlayTrace {
    virtual ~PlayTrace() = default;
    virtual void applied(Seat seat, const typename C::Game::Action& action) = 0;
    virtual void resolved(const Chance& chance, Drawn drawn) = 0;
};

template <GameCases C>
class Play {
  public:
    using G = typename C::Game;
    using Action = typename G::Action;
    using State = typename G::State;

    // A position in mid-course may stand at a question that nobody is asked.
    explicit Play(const State& start, PlayTrace<C>* trace = nullptr)
        : s_(start), events_(told_), trace_(trace) {
        State settled = start;
        Events<typename G::Event> events(opening_);
        C::settle(settled, events);
        if (G::hash(settled) != G::hash(start)) watch([](State&, auto&) {});
        unsaid_ = opening_;
        s_ = settled;
    }

    const State& state() const { return s_; }
    Moment<G> moment() const { return {s_, told_}; }
    // States at which somebody would have been asked since the last word of a player or of chance.
    const std::vector<State>& unasked() const { return unasked_; }

    void apply(Seat seat, const Action& action) {
        if (trace_ != nullptr) trace_->applied(seat, action);
        watch([&](State& s, auto& events) { C::say(s, action, events); });
        const std::size_t before = told_.size();
        G::apply(s_, seat, action, events_);
        note_told_since(before);
        went_unsaid(action, seat);  // what it did itself has been said with it
    }

    void resolve(Drawn drawn) {
        if (trace_ != nullptr) trace_->resolved(G::chance(s_), drawn);
        watch([&](State& s, auto& events) { C::answer(s, drawn, events); });
        const std::size_t before = told_.size();
        G::resolve(s_, drawn, events_);
        note_told_since(before);
    }

    // Chance is to speak: whoever is asked first but has one answer only (he holds no First Strike,
    // say, which the other player can't know) has given it.
    void say_what_must_be_said() {
        while (const auto seat = awaited_seat<G>(s_)) {
            const auto only = only_answer(s_);
            if (!only) return;
            apply(*seat, *only);
        }
    }

    // Is this the one answer to a question that was passed over? In order, each heard once.
    bool hear_unasked(const Action& action, std::optional<Seat> by) {
        const auto found = find_unasked(action, by);
        if (!found) return false;
        heard_ = *found + 1;
        went_unsaid(action, by);  // and what it did has been said with it
        return true;
    }
    bool could_hear(const Action& action, std::optional<Seat> by) const {
        return find_unasked(action, by).has_value();
    }

    // Does it say what was told since the last step? Each of that can be said once.
    bool went_unsaid(const Action& action, std::optional<Seat> by) {
        if constexpr (requires { C::went_unsaid(s_, std::span(told_), action, by); }) {
            const std::span<const Told<typename G::Event>> since(unsaid_);
            const std::optional<std::size_t> told = C::went_unsaid(s_, since, action, by);
            if (!told) return false;
            if (*told < unsaid_.size()) unsaid_.erase(unsaid_.begin() + static_cast<int>(*told));
            return true;
        }
        return false;
    }

    // Of the states not yet spoken of in which a piece went back by the only way there was, the
    // first that is meant; nothing if none is.
    template <class Meant>
    const State* before_forced_step(Meant meant) const {
        for (std::size_t i = heard_; i < unasked_.size(); ++i) {
            const auto only = only_answer(unasked_[i]);
            if (only && C::goes_back(*only) && meant(unasked_[i], *only)) return &unasked_[i];
        }
        return nullptr;
    }

  private:
    std::optional<std::size_t> find_unasked(const Action& action, std::optional<Seat> by) const {
        for (std::size_t i = heard_; i < unasked_.size(); ++i) {
            const auto only = only_answer(unasked_[i]);
            if (only && *only == action && (!by || by == awaited_seat<G>(unasked_[i]))) return i;
        }
        return std::nullopt;
    }

    // Walks ahead on a copy, question by question.
    template <class Begin>
    void watch(Begin begin) {
        unasked_.clear();
        heard_ = 0;
        Events<typename G::Event> nobody;
        State s = s_;
        begin(s, nobody);
        for (;;) {
            const bool asks = C::asks(s) && awaited_seat<G>(s);
            const State before = s;
            if (!C::advance(s, nobody)) return;
            if (asks) unasked_.push_back(before);
        }
    }

    void note_told_since(std::size_t before) {
        unsaid_.assign(told_.begin() + static_cast<std::ptrdiff_t>(before), told_.end());
    }

    static std::optional<Action> only_answer(const State& s) {
        const Seat seat = *awaited_seat<G>(s);
        Offers<Action> offers;
        if (G::offer(s, seat, offers) != Coverage::Complete) return std::nullopt;
        std::optional<Action> only;
        for (const Action& offer : offers) {
            if (G::refuse(s, seat, offer)) continue;
            if (only) return std::nullopt;
            only = offer;
        }
        return only;
    }

    State s_;
    std::vector<Told<typename G::Event>> told_;
    std::vector<Told<typename G::Event>> opening_;  // before the first step
    std::vector<Told<typename G::Event>> unsaid_;   // since the last step, not yet said by a case
    Events<typename G::Event> events_;
    std::vector<State> unasked_;
    std::size_t heard_ = 0;
    PlayTrace<C>* trace_;
};

}  // namespace grognard::codec
