// Battles that ship with the program, kept as long as the tests run: states point into them.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "codec/ccn/library.hpp"
#include "codec/waterloo/library.hpp"
#include "games/ccn/game.hpp"
#include "games/waterloo/game.hpp"

namespace grognard {

namespace detail {

template <class Scenario, class Find>
const Scenario& kept(std::string_view name, Find find) {
    static std::map<std::string, Scenario, std::less<>> scenarios;
    const auto found = scenarios.find(name);
    if (found != scenarios.end()) return found->second;
    return scenarios.emplace(std::string(name), find(name)).first->second;
}

}  // namespace detail

inline const ccn::Battle& ccn_battle(std::string_view scenario) {
    const auto find = [](std::string_view name) { return ccn::find_scenario(name); };
    return *detail::kept<ccn::Scenario>(scenario, find).battle;
}
inline ccn::State ccn_start(std::string_view scenario) { return Ccn::start(ccn_battle(scenario)); }

inline const waterloo::Battle& waterloo_battle(std::string_view scenario = "001") {
    const auto find = [](std::string_view name) { return waterloo::find_scenario(name); };
    return *detail::kept<waterloo::Scenario>(scenario, find).battle;
}
inline waterloo::State waterloo_start(std::string_view scenario = "001") {
    return Waterloo::start(waterloo_battle(scenario));
}

}  // namespace grognard
