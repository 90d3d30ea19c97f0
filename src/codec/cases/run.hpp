// Runs the cases of a file, or gives the verdict on each of their actions.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "codec/cases/old_run.hpp"
#include "codec/cases/play_case.hpp"

namespace grognard::codec {

template <ScriptCases C>
std::vector<ScriptCase<C>> read_scripts(const C& game, Asserting asserting, const Node& array,
                                        Unreadable unreadable, CaseReport& report) {
    std::vector<ScriptCase<C>> out;
    std::set<std::string> ids;
    const ScriptReader<C> reader(game, asserting);
    const std::vector<Node> nodes = array.items();
    if (nodes.size() > max_cases || steps_of(nodes) > max_steps) {
        array.fail("at most " + std::to_string(max_cases) + " cases and " +
                       std::to_string(max_steps) + " steps in a file",
                   "more");
    }
    for (const Node& node : nodes) {
        try {
            ScriptCase<C> next = reader.read(node);
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

template <ScriptCases C>
CaseReport run_scripts(const C& game, const Node& cases, Unreadable unreadable) {
    CaseReport report;
    for (const auto& one : read_scripts(game, Asserting::Required, cases, unreadable, report)) {
        if (auto failure = ScriptPlay<C>(one).run()) {
            failure->file = cases.file();
            report.failures.push_back(*std::move(failure));
            ++report.failed;
        } else {
            ++report.passed;
        }
    }
    return report;
}

template <ScriptCases C>
std::vector<ActionVerdict> explain_scripts(const C& game, const Node& cases) {
    std::vector<ActionVerdict> out;
    CaseReport nothing;
    for (const auto& one :
         read_scripts(game, Asserting::Optional, cases, Unreadable::Throws, nothing)) {
        for (auto& each : ScriptPlay<C>(one).explain()) out.push_back(std::move(each));
    }
    return out;
}

template <GameCases C>
CaseReport run_all(const C& game, const Node& cases, Unreadable unreadable = Unreadable::Throws) {
    if constexpr (ScriptCases<C> && OldCases<C>) {
        return are_old_cases(cases) ? run_old_cases(game, cases, unreadable)
                                    : run_scripts(game, cases, unreadable);
    } else if constexpr (ScriptCases<C>) {
        return run_scripts(game, cases, unreadable);
    } else {
        return run_old_cases(game, cases, unreadable);
    }
}

template <GameCases C>
std::vector<ActionVerdict> explain_all(const C& game, const Node& cases) {
    if constexpr (ScriptCases<C> && OldCases<C>) {
        return are_old_cases(cases) ? explain_old_cases(game, cases) : explain_scripts(game, cases);
    } else if constexpr (ScriptCases<C>) {
        return explain_scripts(game, cases);
    } else {
        return explain_old_cases(game, cases);
    }
}

}  // namespace grognard::codec
