// Makes what the runner of rule cases knows of a game from the reader of its cases.
#pragma once

#include <string>
#include <vector>

#include "codec/cases/game_cases.hpp"
#include "modules/played_game.hpp"

namespace grognard::modules {

template <codec::GameCases C>
codec::CaseReport run_cases(const codec::Library& library, const codec::Node& cases,
                            codec::Unreadable unreadable) {
    return run_all(C(library), cases, unreadable);
}

template <codec::GameCases C>
std::vector<codec::ActionVerdict> explain_cases(const codec::Library& library,
                                                const codec::Node& cases) {
    return explain_all(C(library), cases);
}

template <codec::GameCases C>
std::vector<codec::ShownPosition> show_cases(const codec::Library& library,
                                             const codec::Node& cases) {
    return show_all(C(library), cases);
}

template <codec::GameCases C>
constexpr codec::PlayedGame played{C::name, C::rule_prefix, run_cases<C>, explain_cases<C>,
                                   show_cases<C>};

}  // namespace grognard::modules
