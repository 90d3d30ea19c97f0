// Describes scenarios: the same hexes, names and letters as in their files.
#include "modules/ccn/catalogue.hpp"

#include <utility>

#include "games/ccn/names.hpp"

namespace grognard::modules {

namespace {

using namespace ccn;

template <class Range>
std::vector<Hex> listed(const Range& range) {
    std::vector<Hex> out;
    for (const Hex hex : range) out.push_back(hex);
    return out;
}

char letter_at(const Battle& battle, Hex hex) {
    const Terrain terrain = battle.terrain[hex.index];
    const bool works = battle.works[hex.index] != 0 && terrain == Terrain::Clear;
    return works ? names::works_letter : letter(terrain);
}

std::vector<std::string> map_of(const Battle& battle) {
    std::vector<std::string> out;
    for (int row = row_count - 1; row >= 0; --row) {
        std::string& letters = out.emplace_back();
        for (int column = 0; column < row_length(row); ++column) {
            letters += letter_at(battle, hex_at(row, column));
        }
    }
    return out;
}

std::vector<wire::ccn::Works> works_of(const Battle& battle) {
    std::vector<wire::ccn::Works> out;
    for (const Hex hex : hexes(whole_board())) {
        const std::uint8_t sides = battle.works[hex.index];
        if (sides == 0) continue;
        wire::ccn::Works& works = out.emplace_back();
        works.hex = hex;
        for (unsigned side = 0; side < hex::direction_count; ++side) {
            if ((sides >> side & 1U) != 0)
                works.facing.push_back(name(static_cast<Direction>(side)));
        }
    }
    return out;
}

std::map<std::string, std::map<std::string, int>> blocks_of(const Charts& charts) {
    std::map<std::string, std::map<std::string, int>> out;
    for (std::size_t nation = 0; nation < nation_count; ++nation) {
        auto& types = out[std::string(name(static_cast<Nation>(nation)))];
        for (std::size_t type = 0; type < type_count; ++type) {
            const int blocks = charts.cards[nation][type].blocks;
            if (blocks > 0) types[std::string(name(static_cast<Type>(type)))] = blocks;
        }
    }
    return out;
}

void summarise(wire::ccn::Summary& out, const Scenario& scenario) {
    const Battle& battle = *scenario.battle;
    out.id = scenario.id;
    out.slug = scenario.slug;
    out.name = wire::Text(scenario.name);
    out.date = scenario.date;
    out.intro = wire::Text(scenario.intro);
    out.first = scenario.battle->first;
    for (const Seat seat : both_seats) {
        const auto i = static_cast<std::size_t>(index(seat));
        const Army& army = scenario.armies[i];
        wire::SideInfo& side = out.sides[seat];
        for (const Nation nation : army.nations) side.nations.emplace_back(name(nation));
        side.commander = wire::Text(army.commander);
        out.banners[seat] = battle.banners_needed[i];
        out.hands[seat] = battle.hand_size[i];
    }
    out.reconstructed = wire::reconstructed(scenario.provenance);
}

}  // namespace

wire::ccn::Summary summary_of(const Scenario& scenario) {
    wire::ccn::Summary out;
    summarise(out, scenario);
    return out;
}

wire::ccn::Scenario described(const Scenario& scenario) {
    wire::ccn::Scenario out;
    summarise(out, scenario);
    const Battle& battle = *scenario.battle;
    out.orientation = scenario.orientation;
    out.map = map_of(battle);
    out.works = works_of(battle);
    out.river_sources = listed(scenario.river_sources);
    for (const auto& [hex, named] : scenario.places) {
        out.places.emplace(std::string(name(hex).view()), wire::Text(named));
    }
    for (const HexSet& section : battle.charts.sections) {
        out.sections.push_back(listed(hexes(section)));
    }
    for (const SpecialRule& rule : scenario.special_rules) {
        out.special_rules.push_back({std::string(rule.id), rule.text.en, rule.text.fr});
    }
    out.unit_names = scenario.unit_names;
    out.general_names = scenario.general_names;
    out.blocks = blocks_of(battle.charts);
    for (const Unit& unit : scenario.battle->units) {
        out.start.units.emplace(std::to_string(out.start.units.size()), table::UnitWire{unit});
    }
    for (const General& one : scenario.battle->generals) {
        out.start.generals.emplace(std::to_string(out.start.generals.size()),
                                   table::GeneralWire{one});
    }
    for (const codec::Provenance& part : scenario.provenance) {
        out.provenance[part.part] = wire::Label(part);
    }
    return out;
}

std::vector<wire::Chart> charts_of(const ChartsBook& book) {
    return {book.provenance.begin(), book.provenance.end()};
}

}  // namespace grognard::modules
