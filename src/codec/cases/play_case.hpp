// Plays a case: `given`, then `line`, then `when`, with what must hold after each step.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/read_case.hpp"

namespace grognard::codec {

// Hears every input that is carried out, passes too.
template <class C>
struct Listener {
    virtual ~Listener() = default;
    virtual void heard(const std::string& text, std::optional<Seat> by,
                       const typename C::Game::State& after) = 0;
};

template <class C>
class CasePlay {
  public:
    using G = typename C::Game;
    using Action = typename G::Action;
    using State = typename G::State;

    explicit CasePlay(const Case<C>& played, Listener<C>* listener = nullptr)
        : case_(played), s_(played.start.state), events_(told_), listener_(listener) {
        C::settle(s_, events_);
    }

    const State& state() const { return s_; }

    // Nothing when the case passes; else the first step that fails, with all that is wrong there.
    std::optional<CaseFailure> run() {
        for (; at_ < case_.steps.size() && found_.empty(); ++at_) {
            const CaseStep<C>& step = case_.steps[at_];
            play(step);
            if (found_.empty() && step.then) check(*step.then);
            if (!found_.empty()) break;
        }
        if (found_.empty() && case_.then) check(*case_.then);
        if (found_.empty()) return std::nullopt;
        return failure();
    }

    // Carries out what is not to be refused and checks nothing else.
    std::optional<CaseFailure> follow() {
        for (; at_ < case_.steps.size() && found_.empty(); ++at_) {
            if (case_.steps[at_].verdict && case_.steps[at_].verdict->refused) continue;
            play(case_.steps[at_]);
            if (!found_.empty()) break;
        }
        if (found_.empty()) return std::nullopt;
        return failure();
    }

    // The verdict on each action of `when`; a refused one leaves play where it stands.
    std::vector<ActionVerdict> explain() {
        std::vector<ActionVerdict> out;
        for (; at_ < case_.steps.size(); ++at_) {
            const CaseStep<C>& step = case_.steps[at_];
            const auto* action = std::get_if<Action>(&step.input);
            if (action != nullptr) {
                if (!step.verdict) pass_until([&] { return accepts(*action, step); });
                const auto seat = step.by ? step.by : awaited_seat<G>(s_);
                if (seat && at_ >= case_.line) out.push_back(verdict_on(*seat, *action, step));
                if (seat && G::refuse(s_, *seat, *action)) continue;
            }
            CaseStep<C> plain = step;
            plain.verdict.reset();
            play(plain);
            if (!found_.empty()) {
                out.push_back(impossible(step));
                return out;
            }
        }
        return out;
    }

  private:
    CaseFailure failure() {
        const std::size_t last = case_.steps.size();
        const bool at_step = at_ < last;
        return {.file = {},
                .id = case_.id,
                .rules = case_.rules,
                .step = static_cast<int>(at_step ? at_ + 1 : last),
                .step_text = last == 0 ? "" : case_.steps[at_step ? at_ : last - 1].text,
                .mismatches = std::move(found_)};
    }

    void check(const Node& then) { Claim<C>(Moment<G>{s_, told_}, found_).check(then); }

    void play(const CaseStep<C>& step) {
        if (const auto* action = std::get_if<Action>(&step.input)) {
            act(*action, step);
        } else {
            answer(std::get<ChanceAnswer>(step.input), step.text);
        }
    }

    bool accepts(const Action& action, const CaseStep<C>& step) const {
        const auto seat = step.by ? step.by : awaited_seat<G>(s_);
        return seat && !G::refuse(s_, *seat, action);
    }

    // With "unanswered": "pass", passes questions until the next step can be made.
    template <class Ready>
    void pass_until(Ready ready) {
        if (case_.unanswered == Unanswered::Wait || ready()) return;
        const State before = s_;
        const std::size_t told = told_.size();
        std::vector<std::pair<std::string, State>> passes;
        while (!ready()) {
            const auto seat = awaited_seat<G>(s_);
            const auto pass = seat ? G::asks(s_, *seat).pass : std::nullopt;
            if (!pass || G::refuse(s_, *seat, *pass)) {
                s_ = before;
                told_.resize(told);
                return;
            }
            G::apply(s_, *seat, *pass, events_);
            if (listener_ != nullptr) passes.emplace_back(G::notation(*pass), s_);
        }
        for (const auto& [text, after] : passes) listener_->heard(text, std::nullopt, after);
    }

    void act(const Action& action, const CaseStep<C>& step) {
        const bool stays = step.verdict && step.verdict->refused;
        if (!stays) pass_until([&] { return accepts(action, step); });
        const auto seat = step.by ? step.by : awaited_seat<G>(s_);
        if (!seat && !stays) return differ("who acts", "one seat awaited, or by", now());
        const Seat who = seat.value_or(Seat::First);
        const auto hash = G::hash(s_);
        const Verdict verdict = G::refuse(s_, who, action);
        if (G::hash(s_) != hash) return differ("refuse", "an unchanged state", "another hash");
        check_offered(who, action, verdict);
        const WantedVerdict wanted = step.verdict.value_or(WantedVerdict{false, {}, {}});
        if (!wanted.is(verdict)) {
            return differ("verdict", wanted.words(),
                          verdict_words(verdict) + " at " + std::string(C::frame_name(s_)),
                          C::scene(s_, step.text));
        }
        if (verdict || !found_.empty()) return;
        const bool one_awaited = awaited_seat<G>(s_).has_value();
        G::apply(s_, who, action, events_);
        if (listener_ != nullptr) {
            listener_->heard(step.text, one_awaited ? std::nullopt : std::optional(who), s_);
        }
        check_sound();
    }

    // A complete offer holds exactly what is not refused; a sample holds nothing refused.
    void check_offered(Seat seat, const Action& action, const Verdict& verdict) {
        Offers<Action> offers;
        const Coverage coverage = G::offer(s_, seat, offers);
        const bool offered = std::find(offers.begin(), offers.end(), action) != offers.end();
        if (offered && verdict) {
            differ("offer", "no action that is refused", verdict_words(verdict) + ", yet offered");
        } else if (!offered && !verdict && coverage == Coverage::Complete) {
            differ("offer", "every action that is allowed", "allowed, yet not offered");
        }
    }

    void answer(const ChanceAnswer& given, const std::string& text) {
        pass_until([&] { return G::awaits(s_) == Awaits::Chance; });
        const std::string wanted =
            std::string(given.replacement == Replacement::Dice ? "dice" : "draw") + " of " +
            std::to_string(given.drawn.size());
        if (G::awaits(s_) != Awaits::Chance) return differ("chance", wanted, now());
        const Chance chance = G::chance(s_);
        if (chance.replacement != given.replacement || chance.count != given.drawn.size()) {
            return differ("chance", wanted, chance_words(chance));
        }
        if (!fits(chance, given.drawn)) {
            return differ("chance", "cards that are there to be drawn", "not all of them are");
        }
        G::resolve(s_, given.drawn, events_);
        if (listener_ != nullptr) listener_->heard(text, std::nullopt, s_);
        check_sound();
    }

    ActionVerdict verdict_on(Seat seat, const Action& action, const CaseStep<C>& step) const {
        const Verdict verdict = G::refuse(s_, seat, action);
        return {.game = std::string(C::name),
                .id = case_.id,
                .step = static_cast<int>(at_ + 1),
                .by = std::string(seat_name<C>(seat)),
                .text = step.text,
                .kind = verdict ? ActionVerdict::Kind::Refused : ActionVerdict::Kind::Allowed,
                .rule = verdict ? std::string(verdict->rule) : std::string(),
                .reason = verdict ? std::string(verdict->reason) : std::string()};
    }

    ActionVerdict impossible(const CaseStep<C>& step) const {
        return {.game = std::string(C::name),
                .id = case_.id,
                .step = static_cast<int>(at_ + 1),
                .by = {},
                .text = step.text,
                .kind = ActionVerdict::Kind::Impossible,
                .rule = {},
                .reason = "expected " + found_.front().expected + ", got " + found_.front().actual};
    }

    void check_sound() {
        const std::string_view wrong = G::invariants(s_);
        if (!wrong.empty()) differ("invariants", "a sound state", std::string(wrong));
    }

    std::string now() const {
        std::string out = awaits_words<C>(G::awaits(s_));
        if (G::awaits(s_) == Awaits::Chance) out += ": " + chance_words(G::chance(s_));
        return out + " at " + std::string(C::frame_name(s_));
    }

    void differ(std::string what, std::string expected, std::string actual,
                std::string scene = {}) {
        found_.push_back(
            {std::move(what), std::move(expected), std::move(actual), std::move(scene)});
    }

    const Case<C>& case_;
    State s_;
    std::vector<Told<typename G::Event>> told_;
    Events<typename G::Event> events_;
    Listener<C>* listener_;
    std::vector<Mismatch> found_;
    std::size_t at_ = 0;
};

}  // namespace grognard::codec
