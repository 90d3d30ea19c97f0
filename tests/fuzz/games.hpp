// The games that the targets know, and what these need of each besides its contract.
#pragma once

#include <memory>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/ccn/library.hpp"
#include "codec/waterloo/library.hpp"
#include "games/ccn/game.hpp"
#include "games/waterloo/game.hpp"
#include "target.hpp"

namespace grognard::fuzz {

// A first state with the battle it points into.
template <class Game>
struct Start {
    std::shared_ptr<const typename Game::Battle> battle;
    typename Game::State state;
};
template <class Game>
Start<Game> start_of(const auto& scenario) {
    return {scenario.battle, Game::start(*scenario.battle)};
}
template <class Game>
std::vector<Start<Game>> starts_of(const auto& scenarios) {
    std::vector<Start<Game>> out;
    for (const auto& scenario : scenarios) out.push_back(start_of<Game>(scenario));
    return out;
}

// - start: of the scenario that a document holds; BadInput if it holds none of this game;
// - starts: of all its own scenarios;
// - step: at which play stands;
// - one_spelling: whether there is only one way to write the action.
struct CcnGame {
    using Game = Ccn;

    static Start<Ccn> start(const codec::Document& document) {
        static const ccn::Charts charts = ccn::charts();
        const ccn::Scenario scenario = ccn::load_scenario(document, charts);
        promise(scenario.unit_names.size() == scenario.battle->units.size(),
                "a name, or none, for each unit");
        promise(scenario.general_names.size() == scenario.battle->generals.size(),
                "a name for each general");
        return start_of<Ccn>(scenario);
    }
    static std::vector<Start<Ccn>> starts() { return starts_of<Ccn>(ccn::scenarios()); }
    static std::string_view step(const ccn::State& s) { return ccn::frame_name(s.frames.top()); }
    // Supporting batteries may be named in any order; they are written in one.
    static bool one_spelling(const ccn::Action& action) {
        return !std::holds_alternative<ccn::Melee>(action);
    }
};

struct WaterlooGame {
    using Game = Waterloo;

    static Start<Waterloo> start(const codec::Document& document) {
        static const waterloo::ChartsBook charts = waterloo::charts_book();
        static const waterloo::MapBook map = waterloo::map_book();
        const waterloo::Scenario scenario = waterloo::load_scenario(document, charts, map);
        promise(scenario.placement_status.size() == scenario.battle->pieces.size(),
                "a label for each piece");
        return start_of<Waterloo>(scenario);
    }
    static std::vector<Start<Waterloo>> starts() {
        return starts_of<Waterloo>(waterloo::scenarios());
    }
    static std::string_view step(const waterloo::State& s) {
        return waterloo::frame_name(s.frames.top());
    }
    static bool one_spelling(const waterloo::Action&) { return true; }
};

}  // namespace grognard::fuzz
