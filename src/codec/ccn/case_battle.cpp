// Reads a battle in the order in which a table is laid: charts, ground, pieces.
#include "codec/ccn/case_battle.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codec/cases/merge_patch.hpp"
#include "codec/ccn/charts.hpp"
#include "codec/ccn/ground.hpp"
#include "codec/ccn/piece_text.hpp"
#include "codec/ccn/scenario.hpp"
#include "codec/ccn/special_rules.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

namespace {

using codec::Library;

// The file whose name starts with the scenario's number; its charts may be patched.
Document load_numbered(const Node& node, const Library& library) {
    const std::string start = "ccn/scenarios/" + node.as_text() + "_";
    for (const std::string& path : library.list("ccn/scenarios", ".json")) {
        if (path.starts_with(start)) return library.document(path);
    }
    node.fail("the number of a scenario such as \"001\"");
}

Hex key_hex(const std::string& key, const Node& node) {
    if (const auto hex = parse_hex(key)) return *hex;
    node.fail("a hex from A1 to I13 as the key", codec::shown(key));
}

}  // namespace

CaseBattleReader::CaseBattleReader(Object& given, const Charts& charts,
                                   const Document& charts_document, const Library& library)
    : given_(given), library_(library), charts_(charts) {
    patch_charts(charts_document.root());
    read_options();
}

std::shared_ptr<Battle> CaseBattleReader::read() {
    start();
    read_ground();
    read_pieces();
    read_needed();
    read_deck();
    battle().digest = battle_digest(battle());
    return battle_;
}

// A fault in the merged charts is a fault of the patch.
void CaseBattleReader::patch_charts(const Node& base) {
    const auto patch = given_.optional("charts");
    if (!patch) return;
    try {
        charts_ = load_charts(codec::merge_patched(base, *patch));
    } catch (const BadInput& wrong) {
        throw BadInput(patch->file(), patch->path() + "." + wrong.place, wrong.expected,
                       wrong.found);
    }
}

void CaseBattleReader::read_options() {
    const auto options = given_.optional("options");
    if (!options) return;
    Object object = options->object();
    const std::pair<std::string_view, bool*> known[] = {
        {"terrain_cumulates", &charts_.options.terrain_cumulates},
        {"battle_back_after_first_strike", &charts_.options.battle_back_after_first_strike}};
    for (const auto& [key, option] : known) {
        if (const auto value = object.optional(key)) *option = value->as_bool();
    }
    object.done();
}

void CaseBattleReader::start() {
    side_of_ = {Seat::First, Seat::Second, Seat::Second};
    if (const auto id = given_.optional("scenario")) {
        const Document document = load_numbered(*id, library_);
        const Scenario scenario = load_scenario(document, charts_);
        *battle_ = *scenario.battle;
        for (const Seat seat : both_seats) {
            for (const Nation n : scenario.armies[static_cast<std::size_t>(index(seat))].nations) {
                side_of_[static_cast<std::size_t>(n)] = seat;
            }
        }
    } else {
        battle().charts = charts_;
    }
    if (const auto sides = given_.optional("sides")) {
        Object object = sides->object();
        for (std::size_t n = 0; n < nation_count; ++n) {
            const auto side = object.optional(names::nations[n]);
            if (side) side_of_[n] = read_seat(*side);
        }
        object.done();
    }
}

void CaseBattleReader::read_ground() {
    HexSet marked;
    const auto map = given_.optional("map");
    if (map) {
        battle().works = {};
        marked = read_map(*map, battle());
    }
    if (const auto terrain = given_.optional("terrain")) {
        for (const auto& [key, node] : terrain->members()) {
            const auto found = parse_terrain(node.as_string());
            if (!found) node.fail(codec::one_of(names::terrains));
            battle().terrain[key_hex(key, node).index] = *found;
        }
    }
    if (const auto works = given_.optional("works")) {
        for (const auto& [key, node] : works->members()) read_sides(key_hex(key, node), node);
    }
    for (const Hex h : hexes(marked)) {
        if (battle().works[h.index] != 0) continue;
        map->fail("works on " + std::string(name(h).view()) + ", marked W on the map", "none");
    }
    read_special_rules();
    prepare(battle());
}

void CaseBattleReader::read_sides(Hex at, const Node& node) {
    unsigned sides = 0;
    for (const Node& side : node.items()) {
        sides |= 1U << static_cast<unsigned>(read_direction(side));
    }
    battle().works[at.index] = static_cast<std::uint8_t>(sides);
}

void CaseBattleReader::read_special_rules() {
    const auto rules = given_.optional("special_rules");
    if (!rules) return;
    battle().charts = charts_;
    battle().objectives.clear();
    battle().exits.clear();
    battle().turn_banners.clear();
    battle().forbidden = {};
    battle().fords_without_stop = {};
    for (const Node& rule : rules->items()) apply_formal_rule(rule, battle());
}

void CaseBattleReader::read_pieces() {
    const auto units = given_.optional("units");
    const auto generals = given_.optional("generals");
    if (units) {
        battle().units.clear();
        battle().generals.clear();
    }
    for (const Unit& unit : battle().units) units_on_.add(unit.at.index);
    keep_generals(!generals);
    if (units) {
        for (const Node& node : units->items()) add_unit(node);
    }
    if (generals) {
        for (const Node& node : generals->items()) {
            const GivenGeneral general = read_given_general(node);
            if (units_on_.has(general.at.index)) {
                node.fail("a hex without a unit (an attached general is said with his unit)");
            }
            add_general(node, general.nation, general.at);
        }
    }
    check_ground();
}

// Those of the scenario: attached ones stay with their units.
void CaseBattleReader::keep_generals(bool lone_too) {
    const auto before = battle().generals;
    battle().generals.clear();
    for (const General& general : before) {
        if (!lone_too && !units_on_.has(general.at.index)) continue;
        battle().generals.push(general);
        generals_on_.add(general.at.index);
    }
}

void CaseBattleReader::add_unit(const Node& node) {
    const GivenUnit given = read_given_unit(node);
    if (battle().units.full()) node.fail("at most " + std::to_string(max_units) + " units");
    if (units_on_.has(given.at.index)) node.fail("a hex without another unit");
    const int full =
        battle()
            .charts
            .cards[static_cast<std::size_t>(given.nation)][static_cast<std::size_t>(given.type)]
            .blocks;
    if (full == 0) node.fail("a type of unit this nation has");
    const int blocks = given.blocks.value_or(full);
    if (blocks > full) node.fail("at most " + std::to_string(full) + " blocks");
    const Seat side = side_of_[static_cast<std::size_t>(given.nation)];
    battle().units.push(
        {given.at, side, given.nation, given.type, static_cast<std::uint8_t>(blocks), 0});
    units_on_.add(given.at.index);
    if (!given.general) return;
    if (side_of_[static_cast<std::size_t>(*given.general)] != side) {
        node.fail("a general of the same side");
    }
    add_general(node, *given.general, given.at);
}

void CaseBattleReader::add_general(const Node& node, Nation nation, Hex at) {
    if (battle().generals.full())
        node.fail("at most " + std::to_string(max_generals) + " generals");
    if (generals_on_.has(at.index)) node.fail("a hex without another general");
    if (battle().impassable_general.has(at.index)) node.fail("ground a general may enter");
    generals_on_.add(at.index);
    battle().generals.push({at, side_of_[static_cast<std::size_t>(nation)], nation});
}

// Banners that win, by side or one number for both.
void CaseBattleReader::read_needed() {
    const auto needed = given_.optional("needed");
    if (!needed) return;
    const auto need = [this](Seat seat, const Node& node) {
        battle().banners_needed[static_cast<std::size_t>(index(seat))] =
            node.as_int<std::uint8_t>(1, most_banners_needed);
    };
    if (!needed->is_object()) {
        for (const Seat seat : both_seats) need(seat, *needed);
        return;
    }
    Object by_side = needed->object();
    for (const Seat seat : both_seats) {
        if (const auto one = by_side.optional(seat_name(seat))) need(seat, *one);
    }
    by_side.done();
}

// The cards of the game, if some are out of it.
void CaseBattleReader::read_deck() {
    const auto deck = given_.optional("deck");
    if (!deck) return;
    CardCounts cards{};
    for (const Node& item : deck->items()) {
        const auto card = static_cast<std::size_t>(read_card(item));
        if (cards[card] == battle().charts.deck[card]) item.fail("a card the game has", "one more");
        ++cards[card];
    }
    battle().charts.deck = cards;
    prepare(battle());
}

void CaseBattleReader::check_ground() {
    for (const Unit& unit : battle().units) {
        if (!battle().impassable[static_cast<std::size_t>(arm(unit.type))].has(unit.at.index)) {
            continue;
        }
        given_.node().fail(
            "every unit on ground it may enter",
            std::string(name(unit.type)) + " on " + std::string(name(unit.at).view()));
    }
}

}  // namespace grognard::ccn
