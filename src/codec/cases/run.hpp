// Plays a case step by step: what it expects, and the contract at every step.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/match.hpp"
#include "codec/cases/script.hpp"
#include "core/offers.hpp"

namespace grognard::codec {

template <GameCases C>
class CasePlay {
  public:
    using G = typename C::Game;
    using Action = typename G::Action;

    explicit CasePlay(const Case<C>& played) : case_(played), s_(played.start), events_(told_) {}

    // Nothing when the case passes; else the first step that fails, with all that is wrong there.
    std::optional<CaseFailure> run() {
        for (std::size_t i = 0; i < case_.when.size() && found_.empty(); ++i) {
            at_ = i + 1;
            play(case_.when[i]);
        }
        if (found_.empty() && case_.then) match(*case_.then);
        if (found_.empty()) return std::nullopt;
        CaseFailure failure{.file = {},
                            .id = case_.id,
                            .rules = case_.rules,
                            .step = static_cast<int>(at_),
                            .step_text = at_ == 0 ? "" : case_.when[at_ - 1].text,
                            .mismatches = std::move(found_)};
        return failure;
    }

    // The verdict on each action; a refused one leaves play where it stands.
    std::vector<ActionVerdict> explain() {
        std::vector<ActionVerdict> out;
        for (const CaseStep<C>& step : case_.when) {
            ++at_;
            explain_step(step, out);
            if (!found_.empty()) return out;
            if (step.then) explain_tried(*step.then, out);
        }
        if (case_.then) explain_tried(*case_.then, out);
        return out;
    }

  private:
    void play(const CaseStep<C>& step) {
        if (const auto* action = std::get_if<Action>(&step.input)) {
            act(*action, step);
        } else {
            answer(std::get<ChanceAnswer>(step.input));
        }
        if (found_.empty() && step.then) match(*step.then);
    }

    void match(const Expectation<C>& expected) {
        Matcher<C>(Moment<G>{s_, told_}, found_).match(expected);
    }

    void act(const Action& action, const CaseStep<C>& step) {
        const auto seat = step.by ? step.by : awaited_seat<G>(s_);
        if (!seat) return differ("who acts", "one seat awaited, or by", now());
        const auto hash = G::hash(s_);
        const Verdict verdict = G::refuse(s_, *seat, action);
        if (G::hash(s_) != hash) return differ("refuse", "an unchanged state", "another hash");
        check_offered(*seat, action, verdict);
        if (step.refused) {
            match_refused(verdict, step);
        } else if (verdict) {
            differ("verdict", "allowed", verdict_words(verdict), C::scene(s_, step.text));
        } else if (found_.empty()) {
            G::apply(s_, *seat, action, events_);
            check_sound();
        }
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

    void match_refused(const Verdict& verdict, const CaseStep<C>& step) {
        if (verdict && verdict->rule == *step.refused &&
            (!step.reason || verdict->reason == *step.reason)) {
            return;
        }
        std::string wanted = "refused by " + *step.refused;
        if (step.reason) wanted += " (" + *step.reason + ")";
        differ("verdict", wanted, verdict_words(verdict), C::scene(s_, step.text));
    }

    void answer(const ChanceAnswer& given) {
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
        check_sound();
    }

    void explain_step(const CaseStep<C>& step, std::vector<ActionVerdict>& out) {
        const auto* action = std::get_if<Action>(&step.input);
        if (action == nullptr) {
            answer(std::get<ChanceAnswer>(step.input));
            if (!found_.empty()) out.push_back(impossible(step.text));
            return;
        }
        const auto seat = step.by ? step.by : awaited_seat<G>(s_);
        if (!seat) {
            differ("who acts", "one seat awaited, or by", now());
            return out.push_back(impossible(step.text));
        }
        out.push_back(verdict_on(*action, *seat, step.text));
        if (out.back().kind == ActionVerdict::Kind::Allowed) G::apply(s_, *seat, *action, events_);
    }

    void explain_tried(const Expectation<C>& then, std::vector<ActionVerdict>& out) {
        for (const auto& tried : then.refuses) {
            const auto seat = tried.by ? tried.by : awaited_seat<G>(s_);
            if (seat) out.push_back(verdict_on(tried.action, *seat, G::notation(tried.action)));
        }
    }

    ActionVerdict verdict_on(const Action& action, Seat seat, std::string text) const {
        const Verdict verdict = G::refuse(s_, seat, action);
        return {.game = std::string(C::name),
                .id = case_.id,
                .step = static_cast<int>(at_),
                .by = std::string(seat_name<C>(seat)),
                .text = std::move(text),
                .kind = verdict ? ActionVerdict::Kind::Refused : ActionVerdict::Kind::Allowed,
                .rule = verdict ? std::string(verdict->rule) : std::string(),
                .reason = verdict ? std::string(verdict->reason) : std::string()};
    }

    ActionVerdict impossible(std::string text) const {
        return {.game = std::string(C::name),
                .id = case_.id,
                .step = static_cast<int>(at_),
                .by = {},
                .text = std::move(text),
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
    typename G::State s_;
    std::vector<Told<typename G::Event>> told_;
    Events<typename G::Event> events_;
    std::vector<Mismatch> found_;
    std::size_t at_ = 0;
};

template <GameCases C>
CaseReport run_all(const C& game, const Node& cases) {
    CaseReport report;
    for (const Case<C>& one : CaseReader<C>(game, Asserting::Required).read_all(cases)) {
        if (auto failure = CasePlay<C>(one).run()) {
            failure->file = cases.file();
            report.failures.push_back(*std::move(failure));
            ++report.failed;
        } else {
            ++report.passed;
        }
    }
    return report;
}

template <GameCases C>
std::vector<ActionVerdict> explain_all(const C& game, const Node& cases) {
    std::vector<ActionVerdict> out;
    for (const Case<C>& one : CaseReader<C>(game, Asserting::Optional).read_all(cases)) {
        for (ActionVerdict& verdict : CasePlay<C>(one).explain()) out.push_back(std::move(verdict));
    }
    return out;
}

}  // namespace grognard::codec
