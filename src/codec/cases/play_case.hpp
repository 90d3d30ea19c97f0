// Plays a case: `given`, then `line`, then `when`, with what must hold after each step.
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/claim.hpp"
#include "codec/cases/given.hpp"
#include "codec/cases/script.hpp"

namespace grognard::codec {

struct WantedVerdict {
    bool refused = true;
    std::optional<NamedRule> rule;
    std::optional<std::string> reason;

    bool is(const Verdict& verdict) const {
        if (!refused) return !verdict;
        return verdict && (!rule || rule->means(verdict->rule)) &&
               (!reason || verdict->reason == *reason);
    }
    std::string words() const {
        std::string out = refused ? "refused" : "allowed";
        if (rule) out += " by " + rule->id;
        if (reason) out += " (" + *reason + ")";
        return out;
    }
};

template <class C>
struct ScriptStep {
    std::string text;
    std::variant<typename C::Game::Action, ChanceAnswer> input;
    std::optional<Seat> by;
    std::optional<WantedVerdict> verdict;
    std::optional<Node> then;
};

// Questions that the next step does not answer.
enum class Unanswered : std::uint8_t { Wait, Pass };

template <class C>
struct ScriptCase {
    std::string id;
    std::vector<std::string> rules;
    Position<typename C::Game> start;
    Unanswered unanswered = Unanswered::Wait;
    std::vector<ScriptStep<C>> steps;  // of `line`, then of `when`
    std::size_t line = 0;              // so many of them
    std::optional<Node> then;
};

template <class C>
class ScriptReader {
  public:
    ScriptReader(const C& game, Asserting asserting) : game_(game), asserting_(asserting) {}

    ScriptCase<C> read(const Node& node) const {
        Object object = node.object();
        ScriptCase<C> out{.id = read_case_id(object.required("id")),
                          .rules = {},
                          .start = GivenReader<C>{game_}.read(object.required("given")),
                          .steps = {},
                          .then = {}};
        const Node rules = object.required("rules");
        for (const Node& rule : some_items(rules)) out.rules.push_back(read_rule(game_, rule));
        if (const auto note = object.optional("note")) note->as_text();
        if (const auto unanswered = object.optional("unanswered")) {
            if (unanswered->as_string() != "pass") unanswered->fail("pass");
            out.unanswered = Unanswered::Pass;
        }
        if (const auto line = object.optional("line")) {
            for (const Node& item : line->items())
                out.steps.push_back(read_line(item, *out.start.battle));
            out.line = out.steps.size();
        }
        bool asserts = false;
        if (const auto when = object.optional("when")) {
            for (const Node& item : when->items()) {
                out.steps.push_back(read_step(item, *out.start.battle));
                asserts = asserts || out.steps.back().verdict || out.steps.back().then;
            }
        }
        if (const auto then = object.optional("then")) {
            Claim<C>::check_readable(*then, *out.start.battle);
            out.then = *then;
            asserts = true;
        }
        object.done();
        if (!asserts && asserting_ == Asserting::Required) {
            node.fail("a then, or a step with refused or then", "a case that asserts nothing");
        }
        return out;
    }

  private:
    ScriptStep<C> read_line(const Node& node, const typename C::Game::Battle& battle) const {
        if (node.is_string()) return text_step(node, battle);
        Object object = node.object();
        ScriptStep<C> out = text_step(object.required("do"), battle);
        if (const auto by = object.optional("by")) out.by = read_seat<C>(*by);
        object.done();
        return out;
    }

    ScriptStep<C> read_step(const Node& node, const typename C::Game::Battle& battle) const {
        if (node.is_string()) return text_step(node, battle);
        Object object = node.object();
        ScriptStep<C> out = text_step(object.required("do"), battle);
        const bool acts = std::holds_alternative<typename C::Game::Action>(out.input);
        if (const auto at = object.optional("by")) {
            out.by = read_seat<C>(*at);
            if (!acts) at->fail("no such key beside an answer to chance");
        }
        if (const auto at = object.optional("refused")) {
            if (!acts) at->fail("no such key beside an answer to chance");
            out.verdict.emplace();
            if (at->is_bool()) {
                out.verdict->refused = at->as_bool();
            } else {
                out.verdict->rule = read_named_rule(game_, *at);
            }
        }
        if (const auto at = object.optional("reason")) {
            if (!out.verdict || !out.verdict->refused) at->fail("no such key without refused");
            out.verdict->reason = at->as_text();
        }
        if (const auto at = object.optional("then")) {
            Claim<C>::check_readable(*at, battle);
            out.then = *at;
        }
        object.done();
        return out;
    }

    static ScriptStep<C> text_step(const Node& node, const typename C::Game::Battle& battle) {
        ScriptStep<C> out;
        out.text = node.as_text();
        constexpr std::string_view some_step = "an action, dice ... or draw ...";
        const auto given = words(out.text);
        if (given.empty()) node.fail(some_step);
        const bool dice = given.front() == "dice";
        if (dice || given.front() == "draw") {
            ChanceAnswer answer{dice ? Replacement::Dice : Replacement::Cards, {}};
            for (std::size_t i = 1; i < given.size(); ++i) {
                const auto outcome = C::outcome(answer.replacement, given[i]);
                if (!outcome) {
                    node.fail(dice ? "faces of a die after dice" : "cards after draw",
                              shown(given[i]));
                }
                answer.drawn.push_back(*outcome);
            }
            out.input = std::move(answer);
        } else if (auto action = parse_action<C>(in_notation<C>(battle, out.text))) {
            out.input = *std::move(action);
        } else {
            node.fail(action_form<C>(out.text, some_step));
        }
        return out;
    }

    const C& game_;
    Asserting asserting_;
};

template <class C>
class ScriptPlay {
  public:
    using G = typename C::Game;
    using Action = typename G::Action;
    using State = typename G::State;

    explicit ScriptPlay(const ScriptCase<C>& played)
        : case_(played), s_(played.start.state), events_(told_) {
        C::settle(s_, events_);
    }

    const State& state() const { return s_; }

    // Nothing when the case passes; else the first step that fails, with all that is wrong there.
    std::optional<CaseFailure> run() {
        for (; at_ < case_.steps.size() && found_.empty(); ++at_) {
            const ScriptStep<C>& step = case_.steps[at_];
            play(step);
            if (found_.empty() && step.then) check(*step.then);
            if (!found_.empty()) break;
        }
        if (found_.empty() && case_.then) check(*case_.then);
        if (found_.empty()) return std::nullopt;
        const bool at_step = at_ < case_.steps.size();
        CaseFailure failure{.file = {},
                            .id = case_.id,
                            .rules = case_.rules,
                            .step = static_cast<int>(at_step ? at_ + 1 : case_.steps.size()),
                            .step_text = at_step ? case_.steps[at_].text : "",
                            .mismatches = std::move(found_)};
        return failure;
    }

    // The verdict on each action of `when`; a refused one leaves play where it stands.
    std::vector<ActionVerdict> explain() {
        std::vector<ActionVerdict> out;
        for (; at_ < case_.steps.size(); ++at_) {
            const ScriptStep<C>& step = case_.steps[at_];
            const auto* action = std::get_if<Action>(&step.input);
            if (action != nullptr) {
                if (!step.verdict) pass_until([&] { return accepts(*action, step); });
                const auto seat = step.by ? step.by : awaited_seat<G>(s_);
                if (seat && at_ >= case_.line) out.push_back(verdict_on(*seat, *action, step));
                if (seat && G::refuse(s_, *seat, *action)) continue;
            }
            ScriptStep<C> plain = step;
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
    void check(const Node& then) { Claim<C>(Moment<G>{s_, told_}, found_).check(then); }

    void play(const ScriptStep<C>& step) {
        if (const auto* action = std::get_if<Action>(&step.input)) {
            act(*action, step);
        } else {
            answer(std::get<ChanceAnswer>(step.input));
        }
    }

    bool accepts(const Action& action, const ScriptStep<C>& step) const {
        const auto seat = step.by ? step.by : awaited_seat<G>(s_);
        return seat && !G::refuse(s_, *seat, action);
    }

    // With "unanswered": "pass", passes questions until the next step can be made.
    template <class Ready>
    void pass_until(Ready ready) {
        if (case_.unanswered == Unanswered::Wait || ready()) return;
        const State before = s_;
        const std::size_t told = told_.size();
        while (!ready()) {
            const auto seat = awaited_seat<G>(s_);
            const auto pass = seat ? G::asks(s_, *seat).pass : std::nullopt;
            if (!pass || G::refuse(s_, *seat, *pass)) {
                s_ = before;
                told_.resize(told);
                return;
            }
            G::apply(s_, *seat, *pass, events_);
        }
    }

    void act(const Action& action, const ScriptStep<C>& step) {
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
        G::apply(s_, who, action, events_);
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

    void answer(const ChanceAnswer& given) {
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
        check_sound();
    }

    ActionVerdict verdict_on(Seat seat, const Action& action, const ScriptStep<C>& step) const {
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

    ActionVerdict impossible(const ScriptStep<C>& step) const {
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

    const ScriptCase<C>& case_;
    State s_;
    std::vector<Told<typename G::Event>> told_;
    Events<typename G::Event> events_;
    std::vector<Mismatch> found_;
    std::size_t at_ = 0;
};

}  // namespace grognard::codec
