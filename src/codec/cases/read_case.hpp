// A case as it is read from its file: `given`, `line`, `when` and `then`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/case_text.hpp"
#include "codec/cases/claim.hpp"
#include "codec/cases/given.hpp"

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
struct CaseStep {
    std::string text;
    std::variant<typename C::Game::Action, ChanceAnswer> input;
    std::optional<Seat> by;
    std::optional<WantedVerdict> verdict;
    std::optional<Node> then;
};

// Questions that the next step does not answer.
enum class Unanswered : std::uint8_t { Wait, Pass };

template <class C>
struct Case {
    std::string id;
    std::vector<std::string> rules;
    Position<typename C::Game> start;
    Unanswered unanswered = Unanswered::Wait;
    std::vector<CaseStep<C>> steps;  // of `line`, then of `when`
    std::size_t line = 0;            // so many of them
    std::optional<Node> then;
};

template <class C>
class CaseReader {
  public:
    CaseReader(const C& game, Asserting asserting) : game_(game), asserting_(asserting) {}

    Case<C> read(const Node& node) const {
        Object object = node.object();
        const std::string id = read_case_id(object.required("id"));
        const Node rules = object.required("rules");
        Case<C> out = read_position(object);
        out.id = id;
        for (const Node& rule : some_items(rules)) out.rules.push_back(read_rule(game_, rule));
        if (const auto note = object.optional("note")) note->as_text();
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

    // given, unanswered and line: a position that need not be quiet.
    Case<C> read_position(Object& object) const {
        Case<C> out{.id = {},
                    .rules = {},
                    .start = GivenReader<C>{game_}.read(object.required("given")),
                    .steps = {},
                    .then = {}};
        if (const auto unanswered = object.optional("unanswered")) {
            if (unanswered->as_string() != "pass") unanswered->fail("pass");
            out.unanswered = Unanswered::Pass;
        }
        if (const auto line = object.optional("line")) {
            for (const Node& item : line->items()) {
                out.steps.push_back(read_line(item, *out.start.battle));
            }
            out.line = out.steps.size();
        }
        return out;
    }

  private:
    using Battle = typename C::Game::Battle;

    CaseStep<C> read_line(const Node& node, const Battle& battle) const {
        if (node.is_string()) return text_step(node, battle);
        Object object = node.object();
        CaseStep<C> out = text_step(object.required("do"), battle);
        if (const auto by = object.optional("by")) out.by = read_seat<C>(*by);
        object.done();
        return out;
    }

    CaseStep<C> read_step(const Node& node, const Battle& battle) const {
        if (node.is_string()) return text_step(node, battle);
        Object object = node.object();
        CaseStep<C> out = text_step(object.required("do"), battle);
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

    static CaseStep<C> text_step(const Node& node, const Battle& battle) {
        CaseStep<C> out;
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

}  // namespace grognard::codec
