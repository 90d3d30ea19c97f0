// What the host sends of Commands & Colors: Napoleonics besides its view: scenarios and odds.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/action.hpp"
#include "codec/ccn/scenario.hpp"
#include "codec/wire.hpp"
#include "games/ccn/fields_actions.hpp"
#include "games/ccn/names.hpp"
#include "modules/ccn/view_wire.hpp"
#include "modules/wire.hpp"
#include "table/wire.hpp"

// A game's own types are apart from the common ones, and their names begin with the game's.
namespace grognard::modules::wire::ccn {

namespace rules = grognard::ccn;

struct Action {
    static constexpr std::string_view wire = "CcnAction";
    static codec::Shape shape(codec::Shapes& all) {
        return codec::action_shape<rules::Action>(all);
    }
};

struct Summary : wire::Summary {
    static constexpr std::string_view wire = "CcnSummary";
    BySeat<int> banners;
    BySeat<int> hands;
};
template <class Visit>
void fields(Visit& visit, const Summary& scenario) {
    fields(visit, static_cast<const wire::Summary&>(scenario));
    visit("banners", scenario.banners);
    visit("hands", scenario.hands);
}

struct Works {
    rules::Hex hex;
    std::vector<std::string_view> facing;
};
template <class Visit>
void fields(Visit& visit, const Works& works) {
    visit("hex", works.hex);
    visit("facing", works.facing);
}

struct SpecialRule {
    std::string id;
    std::string en;
    std::string fr;
};
template <class Visit>
void fields(Visit& visit, const SpecialRule& rule) {
    visit("id", rule.id);
    visit("en", rule.en);
    visit("fr", rule.fr);
}

struct Start {
    std::map<std::string, table::UnitWire> units;  // by number
    std::map<std::string, table::GeneralWire> generals;
};
template <class Visit>
void fields(Visit& visit, const Start& start) {
    visit("units", start.units);
    visit("generals", start.generals);
}

struct Scenario : Summary {
    static constexpr std::string_view wire = "CcnScenario";
    std::string orientation;
    std::vector<std::string> map;  // rows of letters, row I first
    std::vector<Works> works;
    std::vector<rules::Hex> river_sources;
    std::map<std::string, Text> places;             // by hex
    std::vector<std::vector<rules::Hex>> sections;  // left, centre, right of the bottom
    std::vector<SpecialRule> special_rules;
    std::vector<std::string> unit_names;
    std::vector<std::string> general_names;
    std::map<std::string, std::map<std::string, int>> blocks;  // by nation and type
    Start start;
    std::map<std::string, Label> provenance;
};
template <class Visit>
void fields(Visit& visit, const Scenario& scenario) {
    fields(visit, static_cast<const Summary&>(scenario));
    visit("orientation", scenario.orientation);
    visit("map", scenario.map);
    visit("works", scenario.works);
    visit("river_sources", scenario.river_sources);
    visit("places", scenario.places);
    visit("sections", scenario.sections);
    visit("special_rules", scenario.special_rules);
    visit("unit_names", scenario.unit_names);
    visit("general_names", scenario.general_names);
    visit("blocks", scenario.blocks);
    visit("start", scenario.start);
    visit("provenance", scenario.provenance);
}

// What the answering attack does to the attacker.
struct BattleBack {
    double chance = 0;
    std::vector<double> losses;
    double retreat = 0;
    double eliminated = 0;
    Maybe<double> general_lost;
};
template <class Visit>
void fields(Visit& visit, const BattleBack& back) {
    visit("chance", back.chance);
    visit("losses", back.losses);
    visit("retreat", back.retreat);
    visit("eliminated", back.eliminated);
    visit("general_lost", back.general_lost);
}

struct Odds {
    static constexpr std::string_view wire = "CcnOdds";
    OneOf<"answer"> type;
    std::uint64_t id = 0;
    bool allowed = true;
    Dice dice;
    std::vector<double> losses;  // chance of losing exactly that many blocks
    double retreat = 0;
    double eliminated = 0;
    Maybe<double> general_lost;
    bool against_general = false;
    bool may_react = false;
    std::optional<BattleBack> back;
};
template <class Visit>
void fields(Visit& visit, const Odds& answer) {
    visit("type", answer.type);
    visit("id", answer.id);
    visit("allowed", answer.allowed);
    visit("dice", answer.dice);
    visit("losses", answer.losses);
    visit("retreat", answer.retreat);
    visit("eliminated", answer.eliminated);
    visit("general_lost", answer.general_lost);
    visit("against_general", answer.against_general);
    visit("may_react", answer.may_react);
    visit("back", answer.back);
}

}  // namespace grognard::modules::wire::ccn
