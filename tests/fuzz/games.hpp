// The games that the targets know, and what these need of each besides its contract.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "codec/ccn/library.hpp"
#include "codec/waterloo/library.hpp"
#include "games/ccn/game.hpp"
#include "games/waterloo/game.hpp"
#include "target.hpp"

namespace grognard::fuzz {

template <class Scenario>
auto starts_of(const std::vector<Scenario>& scenarios) {
    std::vector<decltype(begin(scenarios.front().setup))> out;
    for (const Scenario& scenario : scenarios) out.push_back(begin(scenario.setup));
    return out;
}

// - start: of the scenario that a document holds; BadInput if it holds none of this game;
// - starts: of all its own scenarios;
// - step: at which play stands;
// - one_spelling: whether there is only one way to write the action.
struct CcnGame {
    using Game = Ccn;

    static ccn::State start(const codec::Document& document) {
        static const ccn::Charts charts = ccn::charts();
        const ccn::Scenario scenario = ccn::load_scenario(document, charts);
        promise(scenario.unit_names.size() == scenario.setup.units.size(),
                "a name, or none, for each unit");
        promise(scenario.general_names.size() == scenario.setup.generals.size(),
                "a name for each general");
        return ccn::begin(scenario.setup);
    }
    static std::vector<ccn::State> starts() { return starts_of(ccn::scenarios()); }
    static std::string_view step(const ccn::State& s) { return ccn::frame_name(s.frames.top()); }
    // Supporting batteries may be named in any order; they are written in one.
    static bool one_spelling(const ccn::Action& action) {
        return !std::holds_alternative<ccn::Melee>(action);
    }
};

struct WaterlooGame {
    using Game = Waterloo;

    static waterloo::State start(const codec::Document& document) {
        static const waterloo::ChartsBook charts = waterloo::charts_book();
        static const waterloo::MapBook map = waterloo::map_book();
        const waterloo::Scenario scenario = waterloo::load_scenario(document, charts, map);
        promise(scenario.placement_status.size() == scenario.setup.pieces.size(),
                "a label for each piece");
        return waterloo::begin(scenario.setup);
    }
    static std::vector<waterloo::State> starts() { return starts_of(waterloo::scenarios()); }
    static std::string_view step(const waterloo::State& s) {
        return waterloo::frame_name(s.frames.top());
    }
    static bool one_spelling(const waterloo::Action&) { return true; }
};

}  // namespace grognard::fuzz
