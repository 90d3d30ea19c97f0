// Describes the battlefield: the same codes, names and points as in its files.
#include "modules/waterloo/catalogue.hpp"

#include <algorithm>

#include "games/waterloo/board.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/start.hpp"

namespace grognard::modules {

namespace {

using namespace waterloo;

constexpr std::string_view entry_names[] = {"A", "B"};

// Each nation of a side once, in the order of the enumerators.
std::vector<std::string> nations_of(const Battle& battle, Seat seat) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < nation_count; ++i) {
        const auto nation = static_cast<Nation>(i);
        const bool there = std::ranges::any_of(
            battle.pieces, [&](const Placement& piece) { return piece.kind.nation == nation; });
        if (there && side(nation) == seat) out.emplace_back(waterloo::name(nation));
    }
    return out;
}

void summarise(wire::waterloo::Summary& out, const Scenario& scenario) {
    out.id = scenario.id;
    out.slug = scenario.slug;
    out.name = wire::Text(scenario.name);
    out.date = scenario.date;
    out.intro = wire::Text(scenario.intro);
    out.first = start(*scenario.battle).turn.initiative;
    for (const Seat seat : both_seats) {
        const Army& army = scenario.armies[at(seat)];
        out.sides[seat] = {nations_of(*scenario.battle, seat),
                           wire::Text(army.commander),
                           {wire::Text(army.name)}};
        out.losses_to_win[seat] = scenario.battle->charts.limits.losses_to_win[at(seat)];
    }
    out.reconstructed = wire::reconstructed(scenario.provenance);
}

std::vector<wire::waterloo::Area> areas_of(const MapBook& map) {
    std::vector<wire::waterloo::Area> out;
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
        const DrawnArea& drawn = map.areas[i];
        out.push_back({waterloo::name(static_cast<AreaId>(i)), wire::Text(drawn.name),
                       codec::name(drawn.name_status), name(map.battle.terrain[i]),
                       codec::name(drawn.terrain_status), drawn.centre, drawn.polygon});
    }
    return out;
}

std::vector<wire::waterloo::Border> borders_of(const MapBook& map) {
    std::vector<wire::waterloo::Border> out;
    for (const DrawnBorder& drawn : map.borders) {
        wire::waterloo::Border& border = out.emplace_back();
        border.areas = {waterloo::name(drawn.areas[0]), waterloo::name(drawn.areas[1])};
        if (drawn.crest) border.crest = *drawn.crest == AlliedCrest ? allied : french;
        if (drawn.ditch != nowhere) border.ditch = waterloo::name(drawn.ditch);
        border.line = drawn.line;
    }
    return out;
}

std::map<std::string, std::string> entries_of(const Battle& battle) {
    std::map<std::string, std::string> out;
    for (std::size_t i = 0; i < battle.entries.size(); ++i) {
        for (const int area : battle.entries[i]) {
            out.emplace(waterloo::name(static_cast<AreaId>(area)), entry_names[i]);
        }
    }
    return out;
}

void describe_pieces(wire::waterloo::Scenario& out, const Battle& battle) {
    for (const Placement& piece : battle.pieces) {
        if (piece.at == on_track) {
            const auto number = static_cast<unsigned>(out.pieces.size());
            out.track.push_back({number, entry_names[piece.letter]});
        }
        out.pieces.push_back(
            {name(piece.kind.nation), name(piece.kind.arm), side(piece.kind.nation)});
        table::WaterlooUnitWire& unit = out.start[std::to_string(out.start.size())];
        unit.at = waterloo::name(piece.at);
        unit.posture = name(piece.kind.arm, piece.posture);
    }
}

}  // namespace

wire::waterloo::Summary summary_of(const Scenario& scenario) {
    wire::waterloo::Summary out;
    summarise(out, scenario);
    return out;
}

wire::waterloo::Scenario described(const Scenario& scenario, const ChartsBook& charts,
                                   const MapBook& map) {
    wire::waterloo::Scenario out;
    summarise(out, scenario);
    const Battle& battle = *scenario.battle;
    const Limits& limits = battle.charts.limits;
    for (const codec::Provenance& part : scenario.provenance)
        out.provenance[part.part] = wire::Label(part);
    for (const codec::Provenance& part : map.provenance)
        out.provenance[part.part] = wire::Label(part);
    out.canvas = map.canvas;
    out.areas = areas_of(map);
    out.borders = borders_of(map);
    for (const Stronghold& place : battle.strongholds) {
        out.strongholds.push_back({waterloo::name(place.area), place.capacity, -place.morale});
    }
    out.entries = entries_of(battle);
    for (const Seat seat : both_seats) {
        out.goals[seat] = waterloo::name(battle.goals[at(seat)]);
    }
    out.box = {wire::Text(map.box_name), map.box};
    out.hours = charts.hours;
    out.prussian_turn = limits.prussian_turn + 1;
    out.grand_battery = battle.charts.grand_battery;
    out.stack = limits.stack;
    describe_pieces(out, *scenario.battle);
    return out;
}

std::vector<wire::Chart> charts_of(const ChartsBook& charts, const MapBook& map) {
    std::vector<wire::Chart> out;
    for (const codec::Provenance& part : charts.provenance) out.emplace_back(part);
    for (const codec::Provenance& part : map.provenance) out.emplace_back(part);
    return out;
}

}  // namespace grognard::modules
