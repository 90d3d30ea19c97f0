// What the host sends of Waterloo besides its view: the map, the set-up and odds.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/action.hpp"
#include "codec/waterloo/map.hpp"
#include "games/waterloo/fields_actions.hpp"
#include "modules/waterloo/view_wire.hpp"
#include "modules/wire.hpp"

namespace grognard::modules::wire::waterloo {

namespace rules = grognard::waterloo;

struct Action {
    static constexpr std::string_view wire = "WaterlooAction";
    static codec::Shape shape(codec::Shapes& all) {
        return codec::action_shape<rules::Action>(all);
    }
};

using MapPoint = rules::Point;

struct Area {
    static constexpr std::string_view wire = "WaterlooArea";
    std::string_view id;
    Text name;
    std::string_view name_status;  // where the name comes from, and the ground
    std::string_view terrain;
    std::string_view terrain_status;
    MapPoint centre{};
    std::vector<MapPoint> polygon;
};
template <class Visit>
void fields(Visit& visit, const Area& area) {
    visit("id", area.id);
    visit("name", area.name);
    visit("name_status", area.name_status);
    visit("terrain", area.terrain);
    visit("terrain_status", area.terrain_status);
    visit("centre", area.centre);
    visit("polygon", area.polygon);
}

// A border with something along it; a ditch names the area it protects.
struct Border {
    static constexpr std::string_view wire = "WaterlooBorder";
    std::array<std::string_view, 2> areas{};
    std::optional<SeatWord> crest;  // whose line it is
    std::optional<std::string_view> ditch;
    std::vector<MapPoint> line;
};
template <class Visit>
void fields(Visit& visit, const Border& border) {
    visit("areas", border.areas);
    visit("crest", border.crest);
    visit("ditch", border.ditch);
    visit("line", border.line);
}

struct Stronghold {
    static constexpr std::string_view wire = "WaterlooStronghold";
    std::string_view area;
    int infantry = 0;  // that it shelters
    int columns = 0;   // by which it steadies them
};
template <class Visit>
void fields(Visit& visit, const Stronghold& place) {
    visit("area", place.area);
    visit("infantry", place.infantry);
    visit("columns", place.columns);
}

struct Piece {
    static constexpr std::string_view wire = "WaterlooPiece";
    std::string_view nation;
    std::string_view arm;
    SeatWord side;
};
template <class Visit>
void fields(Visit& visit, const Piece& piece) {
    visit("nation", piece.nation);
    visit("arm", piece.arm);
    visit("side", piece.side);
}

struct Arrival {
    unsigned unit = 0;
    std::string_view letter;  // of the entries it comes by
};
template <class Visit>
void fields(Visit& visit, const Arrival& arrival) {
    visit("unit", arrival.unit);
    visit("letter", arrival.letter);
}

struct Box {
    Text name;
    std::array<int, 4> rect{};  // x, y, width, height
};
template <class Visit>
void fields(Visit& visit, const Box& box) {
    visit("name", box.name);
    visit("rect", box.rect);
}

struct Summary : wire::Summary {
    static constexpr std::string_view wire = "WaterlooSummary";
    BySeat<int> losses_to_win;  // that the other side must have
};
template <class Visit>
void fields(Visit& visit, const Summary& scenario) {
    fields(visit, static_cast<const wire::Summary&>(scenario));
    visit("losses_to_win", scenario.losses_to_win);
}

struct Scenario : Summary {
    static constexpr std::string_view wire = "WaterlooScenario";
    MapPoint canvas{};
    std::vector<Area> areas;
    std::vector<Border> borders;
    std::vector<Stronghold> strongholds;
    std::map<std::string, std::string> entries;  // letters, by area
    BySeat<std::string_view> goals;              // infantry there wins
    Box box;
    std::vector<std::string> hours;
    int prussian_turn = 0;      // the first with arrivals
    int grand_battery = 0;      // uses
    int stack = 0;              // units an area holds without a penalty
    std::vector<Piece> pieces;  // by number
    std::vector<Arrival> track;
    std::map<std::string, table::WaterlooUnitWire> start;  // by number
    std::map<std::string, Label> provenance;
};
template <class Visit>
void fields(Visit& visit, const Scenario& scenario) {
    fields(visit, static_cast<const Summary&>(scenario));
    visit("canvas", scenario.canvas);
    visit("areas", scenario.areas);
    visit("borders", scenario.borders);
    visit("strongholds", scenario.strongholds);
    visit("entries", scenario.entries);
    visit("goals", scenario.goals);
    visit("box", scenario.box);
    visit("hours", scenario.hours);
    visit("prussian_turn", scenario.prussian_turn);
    visit("grand_battery", scenario.grand_battery);
    visit("stack", scenario.stack);
    visit("pieces", scenario.pieces);
    visit("track", scenario.track);
    visit("start", scenario.start);
    visit("provenance", scenario.provenance);
}

// One gun or skirmisher: what is added to its die, and the exact chance of each number of hits.
struct Shot {
    static constexpr std::string_view wire = "WaterlooShot";
    std::string_view from;
    std::string_view at;
    std::string_view target;  // the arm
    Dice die;
    int times = 1;
    std::optional<int> needed;  // the least die that hits
    std::vector<double> hits;
};
template <class Visit>
void fields(Visit& visit, const Shot& shot) {
    visit("from", shot.from);
    visit("at", shot.at);
    visit("target", shot.target);
    visit("die", shot.die);
    visit("times", shot.times);
    visit("needed", shot.needed);
    visit("hits", shot.hits);
}

struct Prize {
    std::string_view area;
    double taken = 0;
    double error = 0;  // 19 times of 20 the truth is no farther off
};
template <class Visit>
void fields(Visit& visit, const Prize& prize) {
    visit("area", prize.area);
    visit("taken", prize.taken);
    visit("error", prize.error);
}

// What a side loses on average.
struct Toll {
    static constexpr std::string_view wire = "WaterlooToll";
    double infantry = 0;
    double cavalry = 0;
    double artillery = 0;
    double cubes = 0;
};
template <class Visit>
void fields(Visit& visit, const Toll& toll) {
    visit("infantry", toll.infantry);
    visit("cavalry", toll.cavalry);
    visit("artillery", toll.artillery);
    visit("cubes", toll.cubes);
}

// Not exact: from so many playouts.
struct AssaultOdds {
    static constexpr std::string_view wire = "WaterlooAssaultOdds";
    int samples = 0;
    SeatWord attacker;
    std::vector<Prize> areas;
    BySeat<Toll> tolls;
};
template <class Visit>
void fields(Visit& visit, const AssaultOdds& odds) {
    visit("samples", odds.samples);
    visit("attacker", odds.attacker);
    visit("areas", odds.areas);
    visit("tolls", odds.tolls);
}

struct Odds {
    static constexpr std::string_view wire = "WaterlooOdds";
    OneOf<"answer"> type;
    std::uint64_t id = 0;
    bool allowed = true;
    std::vector<Shot> shots;
    std::optional<AssaultOdds> assault;
};
template <class Visit>
void fields(Visit& visit, const Odds& odds) {
    visit("type", odds.type);
    visit("id", odds.id);
    visit("allowed", odds.allowed);
    visit("shots", odds.shots);
    visit("assault", odds.assault);
}

}  // namespace grognard::modules::wire::waterloo
