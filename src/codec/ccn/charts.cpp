// Reads data/ccn/charts.json, part by part, leaving nothing out and nothing unread.
#include "codec/ccn/charts.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "games/ccn/names.hpp"

namespace grognard::ccn {

namespace {

using codec::Provenance;

// "status", "rules" and, if there is more to say, "source".
Provenance read_provenance(Object& object) {
    Provenance out;
    out.part = object.node().path();
    out.status = codec::read_status(object.required("status"));
    const Node rules = object.required("rules");
    for (const Node& rule : rules.items()) out.rules.push_back(rule.as_text());
    if (out.rules.empty()) rules.fail("at least one rule id");
    if (const auto source = object.optional("source")) out.source = codec::read_text(*source);
    return out;
}

template <class T>
void replace_int(Object& object, std::string_view key, T low, T high, T& figure) {
    if (const auto node = object.optional(key)) figure = node->as_int<T>(low, high);
}

void replace_bool(Object& object, std::string_view key, bool& figure) {
    if (const auto node = object.optional(key)) figure = node->as_bool();
}

template <class Enum, std::size_t N>
void replace_word(Object& object, std::string_view key,
                  const std::array<std::string_view, N>& words, Enum& figure) {
    const auto node = object.optional(key);
    if (!node) return;
    if (const auto found = names::find<Enum>(words, node->as_string())) {
        figure = *found;
        return;
    }
    node->fail(codec::one_of(words));
}

constexpr std::array<std::string_view, 2> roundings = {"up", "down"};
constexpr std::array<std::string_view, 3> gun_charts = {"none", "foot", "horse"};

UnitCard read_unit_card(Object& object, Type type) {
    UnitCard card;
    object.required("blocks");
    object.required("moves");
    object.required("moves_fights");
    read_figures(object, card);
    if (card.moves_fights > card.moves) {
        object.required("moves_fights").fail("no more than moves");
    }
    if (card.range_moved > card.range) object.required("range_moved").fail("no more than range");
    if ((arm(type) == Arm::Artillery) != (card.guns != GunChart::None)) {
        object.node().fail(arm(type) == Arm::Artillery ? "guns foot or horse" : "no guns",
                           "the opposite");
    }
    return card;
}

void read_cards(const Node& node, ChartsBook& book) {
    Object nations = node.object();
    for (std::size_t n = 0; n < nation_count; ++n) {
        const Node nation = nations.required(names::nations[n]);
        for (const auto& [key, unit] : nation.members()) {
            const auto type = parse_type(key);
            if (!type) unit.fail("a type of unit as key", codec::shown(key));
            Object object = unit.object();
            book.provenance.push_back(read_provenance(object));
            book.charts.cards[n][static_cast<std::size_t>(*type)] = read_unit_card(object, *type);
            object.done();
        }
    }
    nations.done();
}

// The label of each cell of the gun charts counts; the weakest speaks for the chart.
void read_guns(const Node& node, ChartsBook& book) {
    Object kinds = node.object();
    for (std::size_t kind = 0; kind < 2; ++kind) {
        Object object = kinds.required(gun_charts[kind + 1]).object();
        book.provenance.push_back(read_provenance(object));
        const Node rows = object.required("rows");
        const auto lines = rows.items();
        if (lines.size() != gun_rows) rows.fail("3 rows, for 1, 2 and 3 blocks");
        for (std::size_t row = 0; row < gun_rows; ++row) {
            Object line = lines[row].object();
            const Node dice = line.required("dice");
            const auto cells = dice.items();
            const Node status = line.required("status");
            const auto labels = status.items();
            if (cells.size() != gun_distances) dice.fail("5 figures, for 1 to 5 hexes");
            if (labels.size() != gun_distances) status.fail("5 labels, for 1 to 5 hexes");
            for (std::size_t i = 0; i < gun_distances; ++i) {
                book.charts.guns[kind][row][i] = cells[i].as_int<std::uint8_t>(0, 9);
                if (codec::read_status(labels[i]) > book.provenance.back().status) {
                    labels[i].fail("nothing weaker than the chart's status");
                }
            }
            line.done();
        }
        object.done();
    }
    kinds.done();
}

Reductions read_reductions(const Node& node) {
    Reductions out{};
    Object arms = node.object();
    for (std::size_t a = 0; a < arm_count; ++a) {
        Object fights = arms.required(names::arms[a]).object();
        for (std::size_t f = 0; f < names::fights.size(); ++f) {
            out[a][f] = fights.required(names::fights[f]).as_int<std::uint8_t>(0, 9);
        }
        fights.done();
    }
    arms.done();
    return out;
}

TerrainCard read_terrain_card(const Node& node, ChartsBook& book) {
    Object object = node.object();
    book.provenance.push_back(read_provenance(object));
    TerrainCard card;
    card.stops = object.required("stops").as_bool();
    card.no_fight_on_entry = object.required("no_fight_on_entry").as_bool();
    card.light_may_fight_on_entry = object.required("light_may_fight_on_entry").as_bool();
    card.blocks_sight = object.required("blocks_sight").as_bool();
    card.squares = object.required("squares").as_bool();
    card.cancels_charge = object.required("cancels_charge").as_bool();
    Object passable = object.required("passable").object();
    for (std::size_t a = 0; a < arm_count; ++a) {
        card.passable[a] = passable.required(names::arms[a]).as_bool();
    }
    card.passable_general = passable.required("general").as_bool();
    passable.done();
    card.into = read_reductions(object.required("into"));
    card.from = read_reductions(object.required("from"));
    object.done();
    return card;
}

void read_terrain(const Node& node, ChartsBook& book) {
    Object object = node.object();
    for (std::size_t t = 0; t < terrain_count; ++t) {
        book.charts.terrain[t] = read_terrain_card(object.required(names::terrains[t]), book);
    }
    object.done();
}

// First and last column of each section, for the rows of 13 and for those of 12.
void read_sections(const Node& node, ChartsBook& book) {
    Object object = node.object();
    book.provenance.push_back(read_provenance(object));
    constexpr std::array<std::string_view, 2> kinds = {"rows_of_13", "rows_of_12"};
    for (int parity = 0; parity < 2; ++parity) {
        const Node rows = object.required(kinds[static_cast<std::size_t>(parity)]);
        Object sections = rows.object();
        HexSet covered;
        for (std::size_t s = 0; s < section_count; ++s) {
            const Node span = sections.required(names::sections[s]);
            const auto ends = span.items();
            if (ends.size() != 2) span.fail("the first and the last column");
            const int first = ends[0].as_int(1, row_length(parity));
            const int last = ends[1].as_int(first, row_length(parity));
            for (int row = parity; row < row_count; row += 2) {
                for (int column = first; column <= last; ++column) {
                    book.charts.sections[s].add(hex_at(row, column - 1).index);
                    if (row == parity) covered.add(column);
                }
            }
        }
        if (covered.size() != row_length(parity)) rows.fail("every column in some section", "gaps");
        sections.done();
    }
    object.done();
}

void read_deck(const Node& node, ChartsBook& book) {
    Object object = node.object();
    book.provenance.push_back(read_provenance(object));
    const Node copies = object.required("copies");
    Object cards = copies.object();
    int total = 0;
    for (std::size_t c = 0; c < card_count; ++c) {
        book.charts.deck[c] = cards.required(names::cards[c]).as_int<std::uint8_t>(0, 9);
        total += book.charts.deck[c];
    }
    cards.done();
    // Both hands full, both square tracks full, one card on the table.
    constexpr int fewest = 2 * (12 + static_cast<int>(track_slots)) + 1;
    if (total < fewest) {
        copies.fail("at least " + std::to_string(fewest) + " cards", std::to_string(total));
    }
    object.done();
}

void read_options(const Node& node, ChartsBook& book) {
    Object object = node.object();
    book.provenance.push_back(read_provenance(object));
    book.charts.options.terrain_cumulates = object.required("terrain_cumulates").as_bool();
    book.charts.options.battle_back_after_first_strike =
        object.required("battle_back_after_first_strike").as_bool();
    object.done();
}

void read_pools(const Node& node, ChartsBook& book) {
    Object nations = node.object();
    for (std::size_t n = 0; n < nation_count; ++n) {
        Object object = nations.required(names::nations[n]).object();
        book.provenance.push_back(read_provenance(object));
        Pool& pool = book.pools[n];
        pool.generals = object.required("generals").as_int<std::uint8_t>(0, 16);
        for (const auto& [key, count] : object.required("units").members()) {
            const auto type = parse_type(key);
            if (!type || book.charts.cards[n][static_cast<std::size_t>(*type)].blocks == 0) {
                count.fail("a type of unit this nation has as key", codec::shown(key));
            }
            pool.units[static_cast<std::size_t>(*type)] = count.as_int<std::uint8_t>(0, 64);
        }
        object.done();
    }
    nations.done();
}

}  // namespace

void read_figures(Object& object, UnitCard& card) {
    const auto figure = [&object](std::string_view key, int low, int high, std::uint8_t& value) {
        replace_int<std::uint8_t>(object, key, static_cast<std::uint8_t>(low),
                                  static_cast<std::uint8_t>(high), value);
    };
    figure("blocks", 1, 6, card.blocks);
    figure("moves", 1, 4, card.moves);
    figure("moves_fights", 0, 4, card.moves_fights);
    figure("range", 0, longest_sight, card.range);
    figure("range_moved", 0, longest_sight, card.range_moved);
    figure("fire_bonus", 0, 4, card.fire_bonus);
    figure("fire_bonus_still", 0, 4, card.fire_bonus_still);
    figure("melee_bonus", 0, 4, card.melee_bonus);
    figure("melee_bonus_infantry", 0, 4, card.melee_bonus_infantry);
    figure("ignored_flags", 0, 4, card.ignored_flags);
    figure("retreat", 0, 8, card.retreat);
    replace_bool(object, "sabres_hit", card.sabres_hit);
    replace_bool(object, "armour", card.armour);
    replace_bool(object, "guard", card.guard);
    replace_bool(object, "light", card.light);
    replace_bool(object, "quick_march", card.quick_march);
    replace_word(object, "moved_fire_round", roundings, card.moved_fire);
    replace_word(object, "guns", gun_charts, card.guns);
}

ChartsBook read_charts(const Document& document) {
    ChartsBook book;
    Object root = document.root().object();
    if (const Node game = root.required("game"); game.as_string() != "ccn") game.fail("\"ccn\"");
    read_cards(root.required("cards"), book);
    read_guns(root.required("guns"), book);
    read_terrain(root.required("terrain"), book);
    {
        Object object = root.required("hill_to_hill").object();
        book.provenance.push_back(read_provenance(object));
        book.charts.hill_to_hill = read_reductions(object.required("dice"));
        object.done();
    }
    book.charts.fortification = read_terrain_card(root.required("fortification"), book);
    read_sections(root.required("sections"), book);
    read_deck(root.required("deck"), book);
    read_options(root.required("options"), book);
    read_pools(root.required("pools"), book);
    root.done();
    return book;
}

Charts load_charts(const Document& document) { return read_charts(document).charts; }

}  // namespace grognard::ccn
