// Commands & Colors: Napoleonics: all that the program knows of it besides its rules.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/ccn.hpp"
#include "codec/ccn/library.hpp"
#include "codec/faults.hpp"
#include "codec/position.hpp"
#include "games/ccn/game.hpp"
#include "modules/ccn/traits.hpp"
#include "modules/ccn/wire.hpp"
#include "modules/module.hpp"

namespace grognard::modules {

struct CcnModule {
    using Game = Ccn;
    using Traits = table::CcnTraits;
    using Scenario = ccn::Scenario;
    using Cases = codec::CcnCases;

    using ActionWire = wire::ccn::Action;
    using ViewWire = table::ViewWire;
    using OddsWire = wire::ccn::Odds;
    using SummaryWire = wire::ccn::Summary;
    using ScenarioWire = wire::ccn::Scenario;

    static const Module module;

    static constexpr std::string_view title = "Commands & Colors: Napoleonics";
    static constexpr Budget budget = {.games = 10'000, .actions = 5'000'000};
    static constexpr const char* combat = "a fire or melee in notation";

    static std::vector<Scenario> scenarios(const codec::Library& library) {
        return ccn::scenarios(library);
    }
    static Scenario find(std::string_view wanted, const codec::Library& library) {
        return ccn::find_scenario(wanted, library);
    }
    // One that is written in a file.
    static Scenario load(const codec::Document& document);
    static void lint(const codec::Library& library, codec::Faults& faults);

    static Seat first(const Scenario& scenario) { return scenario.battle->first; }
    static table::CcnLore lore(const Scenario& scenario) { return table::CcnLore(scenario); }
    static std::string sides(const Scenario& scenario);
    static void write_scenario(codec::Writer& out, const Scenario& scenario,
                               codec::Language language);

    // Supporting batteries may be named in any order; they are written in one.
    static bool one_spelling(const ccn::Action& action) {
        return !std::holds_alternative<ccn::Melee>(action);
    }

    static std::unique_ptr<Screen> screen(const table::CcnTable& at, const Scenario& scenario,
                                          const table::Words& words, codec::Language language);
    static std::string picture(const Scenario& scenario, const table::Words& words,
                               codec::Language language);
    static codec::Position<Ccn> position(const codec::Node& given);
    static std::string odds_text(const ccn::State& s, Seat seat, const ccn::Action& action,
                                 const table::Words& words);
    static bool write_odds(codec::Writer& out, const ccn::State& s, Seat seat,
                           const ccn::Action& action);

    static SummaryWire summary(const Scenario& scenario);
    static ScenarioWire described(const Scenario& scenario);
    static std::vector<wire::Chart> charts();
    static std::optional<Ccn::Query> query(const ccn::State&, const ccn::Action& action) {
        return Ccn::Query{action};
    }
    static std::optional<OddsWire> odds_wire(const Ccn::Answer& odds, std::uint64_t id);
    static bool counts_for_luck(const ccn::State& s);
    static void count_luck(Luck& luck, const ccn::State& s, const Chance& chance, Drawn shown);
    static Standing standing(const ccn::State& s);
};

}  // namespace grognard::modules
