// Waterloo: all that the program knows of it besides its rules.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/waterloo.hpp"
#include "codec/faults.hpp"
#include "codec/position.hpp"
#include "codec/waterloo/library.hpp"
#include "games/waterloo/game.hpp"
#include "modules/module.hpp"
#include "modules/waterloo/traits.hpp"
#include "modules/waterloo/wire.hpp"

namespace grognard::modules {

struct WaterlooModule {
    using Game = Waterloo;
    using Traits = table::WaterlooTraits;
    using Scenario = waterloo::Scenario;
    using Cases = codec::WaterlooCases;

    using ActionWire = wire::waterloo::Action;
    using ViewWire = table::WaterlooViewWire;
    using OddsWire = wire::waterloo::Odds;
    using SummaryWire = wire::waterloo::Summary;
    using ScenarioWire = wire::waterloo::Scenario;

    static const Module module;

    static constexpr std::string_view title = "Waterloo";
    static constexpr Budget budget = {.games = 5'000, .actions = 3'000'000};
    static constexpr const char* combat = "a shot or an assault in notation";

    static std::vector<Scenario> scenarios(const codec::Library& library) {
        return waterloo::scenarios(library);
    }
    static Scenario find(std::string_view wanted, const codec::Library& library) {
        return waterloo::find_scenario(wanted, library);
    }
    // One that is written in a file.
    static Scenario load(const codec::Document& document);
    static void lint(const codec::Library& library, codec::Faults& faults);

    static Seat first(const Scenario& /*always*/) { return waterloo::french; }
    static table::WaterlooLore lore(const Scenario&) { return {}; }
    static std::string sides(const Scenario&) { return "french - allied"; }
    static void write_scenario(codec::Writer& out, const Scenario& scenario,
                               codec::Language language);

    static bool one_spelling(const waterloo::Action&) { return true; }

    static std::unique_ptr<Screen> screen(const table::WaterlooTable& at, const Scenario& scenario,
                                          const table::Words& words, codec::Language language);
    static std::string picture(const Scenario& scenario, const table::Words& words,
                               codec::Language language);
    static codec::Position<Waterloo> position(const codec::Node& given);
    static std::string odds_text(const waterloo::State& s, Seat seat,
                                 const waterloo::Action& action, const table::Words& words);
    static bool write_odds(codec::Writer& out, const waterloo::State& s, Seat seat,
                           const waterloo::Action& action);

    static SummaryWire summary(const Scenario& scenario);
    static ScenarioWire described(const Scenario& scenario);
    static std::vector<wire::Chart> charts();
    static std::optional<Waterloo::Query> query(const waterloo::State&,
                                                const waterloo::Action& action) {
        return Waterloo::Query{action};
    }
    static std::optional<OddsWire> odds_wire(const Waterloo::Answer& odds, std::uint64_t id);
    static bool counts_for_luck(const waterloo::State& s);
    static void count_luck(Luck& luck, const waterloo::State& s, const Chance& chance, Drawn shown);
    static Standing standing(const waterloo::State& s);
};

}  // namespace grognard::modules
