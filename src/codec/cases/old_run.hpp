// Old form: plays a case step by step: what it expects, and the contract at every step.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/play.hpp"
#include "codec/cases/script.hpp"
#include "core/offers.hpp"

namespace grognard::codec {

// Who watches a case of the old form being played, to convert it.
template <GameCases C>
struct Trace : PlayTrace<C> {
    virtual void begin_step() = 0;
    virtual void end_step() = 0;
    virtual void judged(const typename C::Game::State& s, Seat seat,
                        const typename C::Game::Action& action) = 0;
    virtual void moment(const Expectation<C>& expected, const Moment<typename C::Game>& at,
                        const typename C::Game::State& now) = 0;
};

template <GameCases C>
class CasePlay {
  public:
    using G = typename C::Game;
    using Action = typename G::Action;

    // Some words can be meant for what is over or for what stands now. Which is usual is known; the
    // bits of `otherwise` say which of them, the first the lowest, are meant the other way.
    explicit CasePlay(const Case<C>& played, unsigned otherwise = 0, Trace<C>* trace = nullptr)
        : case_(played),
          play_(played.start.state, trace),
          s_(play_.state()),
          otherwise_(otherwise),
          trace_(trace) {}

    static constexpr int most_turned = 6;
    // So many words were found that can be meant either way.
    int ambiguous() const { return ambiguous_; }

    // Nothing when the case passes; else the first step that fails, with all that is wrong there.
    std::optional<CaseFailure> run() {
        for (std::size_t i = 0; i < case_.when.size() && found_.empty(); ++i) {
            at_ = i + 1;
            if (trace_ != nullptr) trace_->begin_step();
            play(case_.when[i]);
            if (trace_ != nullptr) trace_->end_step();
        }
        if (trace_ != nullptr) trace_->begin_step();
        if (found_.empty() && case_.then) match(*case_.then);
        if (trace_ != nullptr) trace_->end_step();
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

    // A `then` is checked against the position as it stands; or against the one before a forced
    // step back, if the case itself makes that step next, or if only there its awaits, at or offers
    // hold.
    void match(const Expectation<C>& expected) {
        const auto next = next_said();
        const auto* before = play_.before_forced_step([&](const auto& state, const Action& only) {
            return next ? *next == only : !asks(expected, s_) && asks(expected, state);
        });
        const Moment<G> moment{before ? *before : s_, play_.moment().told};
        if (trace_ != nullptr) trace_->moment(expected, moment, s_);
        Matcher<C>(moment, play_.unasked(), found_).match(expected);
    }

    // The next action of the case that is not to be refused.
    std::optional<Action> next_said() const {
        for (std::size_t i = at_; i < case_.when.size(); ++i) {
            if (case_.when[i].refused) continue;
            const auto* action = std::get_if<Action>(&case_.when[i].input);
            return action ? std::optional(*action) : std::nullopt;
        }
        return std::nullopt;
    }

    static bool asks(const Expectation<C>& expected, const typename G::State& s) {
        return expected.awaits.value_or(G::awaits(s)) == G::awaits(s) &&
               (!expected.at || *expected.at == C::frame_name(s)) &&
               (!expected.chance || G::awaits(s) == Awaits::Chance) &&
               (!expected.offers || offered<C>(*expected.offers, s));
    }

    void act(const Action& action, const CaseStep<C>& step) {
        auto seat = step.by ? step.by : awaited_seat<G>(s_);
        if (!seat && !step.refused) {
            if (said_already(action, step)) return;
            return differ("who acts", "one seat awaited, or by", now());
        }
        if (!seat) seat = who_is_refused(action, step);
        const auto hash = G::hash(s_);
        const Verdict verdict = G::refuse(s_, *seat, action);
        if (G::hash(s_) != hash) return differ("refuse", "an unchanged state", "another hash");
        check_offered(*seat, action, verdict);
        if (trace_ != nullptr && step.refused) trace_->judged(s_, *seat, action);
        if (step.refused) return match_refused(verdict, action, step);
        if (verdict ? said_already(action, step) : is_over(*seat, action, step)) return;
        if (verdict) {
            differ("verdict", "allowed",
                   verdict_words(verdict) + " at " + std::string(C::frame_name(s_)),
                   C::scene(s_, step.text));
        } else if (found_.empty()) {
            play_.apply(*seat, action);
            check_sound();
        }
    }

    bool said_already(const Action& action, const CaseStep<C>& step) {
        return play_.hear_unasked(action, step.by) || play_.went_unsaid(action, step.by);
    }

    // While nobody is asked, whoever is refused as the case says; else it is all one.
    Seat who_is_refused(const Action& action, const CaseStep<C>& step) const {
        for (const Seat seat : both_seats) {
            if (is_refused(G::refuse(s_, seat, action), action, step)) return seat;
        }
        return Seat::First;
    }

    // Is it said of what was passed over, though it could be said now?
    bool is_over(Seat seat, const Action& action, const CaseStep<C>& step) {
        if (!play_.could_hear(action, step.by)) return false;
        const int nth = ambiguous_++;
        const bool turned =
            nth < most_turned && (otherwise_ >> static_cast<unsigned>(nth) & 1U) != 0;
        return for_what_is_over(seat, action, step) != turned &&
               play_.hear_unasked(action, step.by);
    }

    // A word that could be said now, and is the answer to what was passed over as well: which of
    // the two is tried first is the game's habit; the other is meant if only so the case goes on.
    bool for_what_is_over(Seat seat, const Action& action, const CaseStep<C>& step) const {
        if (C::looks_back) return goes_on(s_, step);
        if (!goes_on(s_, step)) return false;
        typename G::State next = s_;
        G::apply(next, seat, action, {});
        return !goes_on(next, step);
    }

    // Can what the case says after this step be said in that state, or be so?
    bool goes_on(const typename G::State& s, const CaseStep<C>& step) const {
        if (step.then && !asks(*step.then, s)) return false;
        if (at_ < case_.when.size()) return can_be_said(s, case_.when[at_]);
        return !case_.then || asks(*case_.then, s);
    }

    static bool can_be_said(const typename G::State& s, const CaseStep<C>& step) {
        const auto* action = std::get_if<Action>(&step.input);
        if (action == nullptr) return G::awaits(s) == Awaits::Chance;
        const auto seat = step.by ? step.by : awaited_seat<G>(s);
        if (!seat) return step.refused.has_value();
        const Verdict found = G::refuse(s, *seat, *action);
        return step.refused ? wanted_of(step).is(found) : !found;
    }

    static WantedRefusal wanted_of(const CaseStep<C>& step) { return {*step.refused, step.reason}; }

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

    void match_refused(const Verdict& found, const Action& action, const CaseStep<C>& step) {
        if (is_refused(found, action, step)) return;
        differ("verdict", wanted_of(step).words(), verdict_words(found), C::scene(s_, step.text));
    }

    bool is_refused(const Verdict& found, const Action& action, const CaseStep<C>& step) const {
        const WantedRefusal wanted = wanted_of(step);
        return wanted.is(found) ||
               (found && refused_unasked<C>(play_.unasked(), action, step.by, wanted));
    }

    void answer(const ChanceAnswer& given) {
        const std::string wanted =
            std::string(given.replacement == Replacement::Dice ? "dice" : "draw") + " of " +
            std::to_string(given.drawn.size());
        // Cards that come one after another may be named together.
        std::size_t used = 0;
        do {
            play_.say_what_must_be_said();
            if (G::awaits(s_) != Awaits::Chance) return differ("chance", wanted, now());
            const Chance chance = G::chance(s_);
            const bool one_by_one = given.replacement == Replacement::Cards && chance.count > 0 &&
                                    chance.count < given.drawn.size() - used;
            if (chance.replacement != given.replacement ||
                (chance.count != given.drawn.size() - used && !one_by_one)) {
                return differ("chance", wanted, chance_words(chance));
            }
            const Drawn drawn(given.drawn.data() + used, chance.count);
            if (!fits(chance, drawn)) {
                return differ("chance", "cards that are there to be drawn", "not all of them are");
            }
            play_.resolve(drawn);
            used += chance.count;
            check_sound();
        } while (used < given.drawn.size() && found_.empty());
    }

    void explain_step(const CaseStep<C>& step, std::vector<ActionVerdict>& out) {
        const auto* action = std::get_if<Action>(&step.input);
        if (action == nullptr) {
            answer(std::get<ChanceAnswer>(step.input));
            if (!found_.empty()) out.push_back(impossible(step.text));
            return;
        }
        auto seat = step.by ? step.by : awaited_seat<G>(s_);
        if (!seat && step.refused) seat = who_is_refused(*action, step);
        if (!seat || G::refuse(s_, *seat, *action)) {
            if (said_already(*action, step)) return;
            if (auto verdict = refused_before(*action, step)) return out.push_back(*verdict);
        } else if (is_over(*seat, *action, step)) {
            return;
        }
        if (!seat) {
            differ("who acts", "one seat awaited, or by", now());
            return out.push_back(impossible(step.text));
        }
        out.push_back(verdict_on(s_, *action, *seat, step.text));
        if (out.back().kind == ActionVerdict::Kind::Allowed) play_.apply(*seat, *action);
    }

    // By the rule of a question that was passed over.
    std::optional<ActionVerdict> refused_before(const Action& action,
                                                const CaseStep<C>& step) const {
        for (const auto& before : play_.unasked()) {
            const Seat seat = step.by ? *step.by : *awaited_seat<G>(before);
            const Verdict verdict = G::refuse(before, seat, action);
            if (verdict && is_about_it(*verdict))
                return verdict_on(before, action, seat, step.text);
        }
        return std::nullopt;
    }

    void explain_tried(const Expectation<C>& then, std::vector<ActionVerdict>& out) {
        for (const auto& tried : then.refuses) {
            const auto seat = tried.by ? tried.by : awaited_seat<G>(s_);
            if (seat) out.push_back(verdict_on(s_, tried.action, *seat, G::notation(tried.action)));
        }
    }

    ActionVerdict verdict_on(const typename G::State& s, const Action& action, Seat seat,
                             std::string text) const {
        const Verdict verdict = G::refuse(s, seat, action);
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
    Play<C> play_;
    const typename G::State& s_;
    std::vector<Mismatch> found_;
    std::size_t at_ = 0;
    const unsigned otherwise_;
    int ambiguous_ = 0;
    Trace<C>* trace_;
};

// A case holds if it holds as usually meant, or with some of its words meant the other way.
template <GameCases C>
std::optional<CaseFailure> run_case(const Case<C>& one) {
    CasePlay<C> usual(one);
    auto failure = usual.run();
    const int turned = std::min(usual.ambiguous(), CasePlay<C>::most_turned);
    const unsigned readings = 1U << static_cast<unsigned>(turned);
    for (unsigned otherwise = 1; failure && otherwise < readings; ++otherwise) {
        if (!CasePlay<C>(one, otherwise).run()) return std::nullopt;
    }
    return failure;
}

// Cases whose `given` names a battle are played as docs/positions.md says; others are of the old
// form, which scripts/convert-cases converts.
inline bool is_old_case(const Node& one) {
    if (!one.is_object()) return false;
    const auto given = one.object().optional("given");
    return given && given->is_object() && !given->object().optional("battle");
}
inline bool are_old_cases(const Node& cases) {
    return cases.is_array() && !cases.items().empty() && is_old_case(cases.items().front());
}

template <OldCases C>
CaseReport run_old_cases(const C& game, const Node& cases, Unreadable unreadable) {
    CaseReport report;
    const CaseReader<C> reader(game, Asserting::Required);
    for (const Case<C>& one : reader.read_all(cases, unreadable, report)) {
        if (auto failure = run_case<C>(one)) {
            failure->file = cases.file();
            report.failures.push_back(*std::move(failure));
            ++report.failed;
        } else {
            ++report.passed;
        }
    }
    return report;
}

template <OldCases C>
std::vector<ActionVerdict> explain_old_cases(const C& game, const Node& cases) {
    std::vector<ActionVerdict> out;
    CaseReport nothing;
    const CaseReader<C> reader(game, Asserting::Optional);
    for (const Case<C>& one : reader.read_all(cases, Unreadable::Throws, nothing)) {
        for (ActionVerdict& verdict : CasePlay<C>(one).explain()) out.push_back(std::move(verdict));
    }
    return out;
}

}  // namespace grognard::codec
