// Runs the cases of a file, or gives the verdict on each of their actions.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "codec/cases/play_case.hpp"

namespace grognard::codec {

template <GameCases C>
std::vector<Case<C>> read_cases(const C& game, Asserting asserting, const Node& array,
                                Unreadable unreadable, CaseReport& report) {
    std::vector<Case<C>> out;
    std::set<std::string> ids;
    const CaseReader<C> reader(game, asserting);
    const std::vector<Node> nodes = array.items();
    if (nodes.size() > max_cases || steps_of(nodes) > max_steps) {
        array.fail("at most " + std::to_string(max_cases) + " cases and " +
                       std::to_string(max_steps) + " steps in a file",
                   "more");
    }
    for (const Node& node : nodes) {
        try {
            Case<C> next = reader.read(node);
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

template <GameCases C>
CaseReport run_all(const C& game, const Node& cases, Unreadable unreadable = Unreadable::Throws) {
    CaseReport report;
    for (const auto& one : read_cases(game, Asserting::Required, cases, unreadable, report)) {
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
    CaseReport nothing;
    for (const auto& one :
         read_cases(game, Asserting::Optional, cases, Unreadable::Throws, nothing)) {
        for (auto& each : CasePlay<C>(one).explain()) out.push_back(std::move(each));
    }
    return out;
}

}  // namespace grognard::codec
