// Old form: a rule case read from its file: where play stands, what is done, what must hold.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/case_text.hpp"
#include "codec/cases/expectation.hpp"

namespace grognard::codec {

template <GameCases C>
struct CaseStep {
    std::string text;
    std::variant<typename C::Game::Action, ChanceAnswer> input;
    std::optional<Seat> by;
    std::optional<NamedRule> refused;
    std::optional<std::string> reason;
    std::optional<Expectation<C>> then;
};

template <GameCases C>
struct Case {
    std::string id;
    std::vector<std::string> rules;
    Position<typename C::Game> start;
    std::vector<CaseStep<C>> when;
    std::optional<Expectation<C>> then;
};

template <GameCases C>
class CaseReader {
  public:
    explicit CaseReader(const C& game, Asserting asserting) : game_(game), asserting_(asserting) {}

    std::vector<Case<C>> read_all(const Node& array, Unreadable unreadable,
                                  CaseReport& report) const {
        std::vector<Case<C>> out;
        std::set<std::string> ids;
        const std::vector<Node> nodes = array.items();
        if (nodes.size() > max_cases || steps_of(nodes) > max_steps) {
            array.fail("at most " + std::to_string(max_cases) + " cases and " +
                           std::to_string(max_steps) + " steps in a file",
                       "more");
        }
        for (const Node& node : nodes) {
            try {
                Case<C> next = read(node);
                if (!ids.insert(next.id).second) {
                    node.object().required("id").fail("an id no other case of the file has");
                }
                out.push_back(std::move(next));
            } catch (const BadInput& bad) {
                if (unreadable == Unreadable::Throws) throw;
                report.fail_to_read(bad.what());
            }
        }
        return out;
    }

  private:
    Case<C> read(const Node& node) const {
        Object object = node.object();
        Case<C> out{.id = read_case_id(object.required("id")),
                    .rules = {},
                    .start = game_.read_start(object.required("given")),
                    .when = {},
                    .then = {}};
        const Node rules = object.required("rules");
        for (const Node& rule : some_items(rules)) out.rules.push_back(read_rule(game_, rule));
        if (const auto note = object.optional("note")) note->as_text();
        bool asserts = false;
        if (const auto when = object.optional("when")) {
            for (const Node& step : when->items()) {
                out.when.push_back(read_step(step));
                asserts = asserts || out.when.back().refused || out.when.back().then;
            }
        }
        if (const auto then = object.optional("then")) {
            out.then = ExpectationReader<C>(game_).read(*then);
            asserts = true;
        }
        object.done();
        if (!asserts && asserting_ == Asserting::Required) {
            node.fail("a then, or a step with refused or then", "a case that asserts nothing");
        }
        return out;
    }

    CaseStep<C> read_step(const Node& node) const {
        if (node.is_string()) return step_text(node);
        Object object = node.object();
        const Node what = object.required("do");
        CaseStep<C> out = step_text(what);
        const bool acts = std::holds_alternative<typename C::Game::Action>(out.input);
        if (const auto at = object.optional("by")) {
            out.by = read_seat<C>(*at);
            if (!acts) at->fail("no such key beside an answer to chance");
        }
        if (const auto at = object.optional("refused")) {
            out.refused = read_named_rule(game_, *at);
            if (!acts) at->fail("no such key beside an answer to chance");
        }
        if (const auto at = object.optional("reason")) {
            out.reason = at->as_text();
            if (!out.refused) at->fail("no such key without refused");
        }
        if (const auto at = object.optional("then")) {
            out.then = ExpectationReader<C>(game_).read(*at);
        }
        object.done();
        return out;
    }

    static CaseStep<C> step_text(const Node& node) {
        CaseStep<C> out;
        out.text = node.as_text();
        const auto given = words(out.text);
        constexpr std::string_view some_step = "an action in notation, dice ... or draw ...";
        if (given.empty()) node.fail(some_step);
        if (given.front() == "dice") {
            out.input = answer(node, Replacement::Dice, given);
        } else if (given.front() == "draw") {
            out.input = answer(node, Replacement::Cards, given);
        } else if (auto action = parse_action<C>(out.text)) {
            out.input = *std::move(action);
        } else {
            node.fail(action_form<C>(out.text, some_step));
        }
        return out;
    }

    static ChanceAnswer answer(const Node& node, Replacement replacement,
                               const std::vector<std::string_view>& given) {
        ChanceAnswer out{replacement, {}};
        for (std::size_t i = 1; i < given.size(); ++i) {
            const auto outcome = C::outcome(replacement, given[i]);
            if (!outcome) {
                node.fail(replacement == Replacement::Dice ? "die symbols after dice"
                                                           : "cards after draw",
                          shown(given[i]));
            }
            out.drawn.push_back(*outcome);
        }
        return out;
    }

    const C& game_;
    Asserting asserting_;
};

}  // namespace grognard::codec
