// Reads data/waterloo/charts.json, part by part, leaving nothing out and nothing unread.
#include "codec/waterloo/charts.hpp"

#include <algorithm>

#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

using codec::Status;

template <class T>
void read_into(Object& object, std::string_view key, int low, int high, T& out) {
    out = object.required(key).as_int<T>(static_cast<T>(low), static_cast<T>(high));
}

// A part with its label; the labels of its cells, if it has any, are never weaker.
class Part {
  public:
    Part(Object& root, std::string_view key, ChartsBook& book)
        : object(root.required(key).object()) {
        book.provenance.push_back(read_provenance(object, std::string(key)));
        status_ = book.provenance.back().status;
    }
    void label(const Node& node, std::vector<Status>& out) const {
        const Status status = codec::read_status(node);
        if (status > status_) node.fail("nothing weaker than the table's status");
        out.push_back(status);
    }
    std::vector<Node> rows(std::size_t count) {
        const Node node = object.required("rows");
        auto out = node.items();
        if (out.size() != count) node.fail(std::to_string(count) + " rows");
        return out;
    }

    Object object;

  private:
    Status status_ = Status::Own;
};

std::vector<Node> exactly(const Node& node, std::size_t count) {
    auto out = node.items();
    if (out.size() != count) node.fail(std::to_string(count) + " items");
    return out;
}

void read_artillery(Object& root, ChartsBook& book) {
    Part part(root, "artillery", book);
    const auto rows = part.rows(table_rows);
    for (std::size_t row = 0; row < table_rows; ++row) {
        Object line = rows[row].object();
        const auto cells = exactly(line.required("cubes"), ranges);
        const auto labels = exactly(line.required("status"), ranges);
        for (std::size_t i = 0; i < ranges; ++i) {
            book.charts.artillery[row][i] = cells[i].as_int<std::uint8_t>(0, 5);
            part.label(labels[i], book.artillery_cells);
        }
        line.done();
    }
    part.object.done();
}

void read_volley(Object& root, ChartsBook& book) {
    Part part(root, "volley", book);
    const auto rows = part.rows(table_rows);
    for (std::size_t row = 0; row < table_rows; ++row) {
        Object line = rows[row].object();
        VolleyCell& cell = book.charts.volley[row];
        read_into(line, "cubes", 0, 5, cell.cubes);
        cell.test = line.required("test").as_bool();
        if (cell.cubes > 0 && !cell.test) line.node().fail("a test wherever there are cubes");
        part.label(line.required("status"), book.volley_cells);
        line.done();
    }
    part.object.done();
}

void read_morale(Object& root, ChartsBook& book) {
    Part part(root, "morale", book);
    const auto rows = part.rows(die_faces);
    for (std::size_t die = 0; die < die_faces; ++die) {
        Object line = rows[die].object();
        const auto cells = exactly(line.required("results"), morale_columns);
        const auto labels = exactly(line.required("status"), morale_columns);
        for (std::size_t i = 0; i < morale_columns; ++i) {
            const auto found =
                names::find<MoraleResult>(names::morale_results, cells[i].as_string());
            if (!found) cells[i].fail(codec::one_of(names::morale_results));
            book.charts.morale[die][i] = *found;
            part.label(labels[i], book.morale_cells);
        }
        line.done();
    }
    part.object.done();
}

void read_nations(Object& root, ChartsBook& book) {
    Object nations = root.required("nations").object();
    for (std::size_t n = 0; n < nation_count; ++n) {
        Object object = nations.required(names::nations[n]).object();
        book.provenance.push_back(
            read_provenance(object, "nations." + std::string(names::nations[n])));
        NationCard& card = book.charts.nations[n];
        read_into(object, "gun_fire", -6, 6, card.gun_fire);
        read_into(object, "volley", -6, 6, card.volley);
        read_into(object, "duel", -6, 6, card.duel);
        read_into(object, "morale", -6, 6, card.morale);
        read_into(object, "awe", -6, 6, card.awe);
        read_into(object, "control", 0, 7, card.control);
        read_into(object, "worth", 0, 9, card.worth);
        object.done();
    }
    nations.done();
}

void read_terrain_cards(Object& root, ChartsBook& book) {
    Object terrains = root.required("terrain").object();
    for (std::size_t t = 0; t < terrain_count; ++t) {
        Object object = terrains.required(names::terrains[t]).object();
        book.provenance.push_back(
            read_provenance(object, "terrain." + std::string(names::terrains[t])));
        TerrainCard& card = book.charts.terrain[t];
        card.blocks_fire = object.required("blocks_fire").as_bool();
        card.low = object.required("low").as_bool();
        card.stops_cavalry = object.required("stops_cavalry").as_bool();
        card.bars_cavalry = object.required("bars_cavalry").as_bool();
        card.silent = object.required("silent").as_bool();
        read_into(object, "gun_fire", -6, 6, card.gun_fire);
        read_into(object, "duel_from", -6, 6, card.duel_from);
        read_into(object, "morale", -6, 6, card.morale);
        object.done();
    }
    terrains.done();
}

void read_modifiers(Object& root, ChartsBook& book) {
    Part fire(root, "fire", book);
    FireModifiers& f = book.charts.fire;
    read_into(fire.object, "gun_square", -6, 6, f.gun_square);
    read_into(fire.object, "gun_ditch", -6, 6, f.gun_ditch);
    read_into(fire.object, "gun_crest", -6, 6, f.gun_crest);
    read_into(fire.object, "gun_stronghold", -6, 6, f.gun_stronghold);
    read_into(fire.object, "volley_target_square", -6, 6, f.volley_target_square);
    read_into(fire.object, "volley_firer_square", -6, 6, f.volley_firer_square);
    read_into(fire.object, "volley_stronghold", -6, 6, f.volley_stronghold);
    read_into(fire.object, "volley_damage", -6, 6, f.volley_damage);
    read_into(fire.object, "volley_damage_step", 1, 9, f.volley_damage_step);
    read_into(fire.object, "duel_tired", -6, 6, f.duel_tired);
    fire.object.done();
    Part shifts(root, "shifts", book);
    MoraleShifts& m = book.charts.shifts;
    read_into(shifts.object, "cavalry_only", -6, 6, m.cavalry_only);
    read_into(shifts.object, "combined", -6, 6, m.combined);
    read_into(shifts.object, "isolated", -6, 6, m.isolated);
    read_into(shifts.object, "square", -6, 6, m.square);
    read_into(shifts.object, "guns", -6, 6, m.guns);
    read_into(shifts.object, "support", 0, 9, m.support);
    read_into(shifts.object, "support_edge", 0, 9, m.support_edge);
    shifts.object.done();
    Part hits(root, "hit_on", book);
    HitOn& h = book.charts.hit_on;
    read_into(hits.object, "skirmish", 1, 7, h.skirmish);
    read_into(hits.object, "gun_cavalry", 1, 7, h.gun_cavalry);
    read_into(hits.object, "gun_guns", 1, 7, h.gun_guns);
    read_into(hits.object, "charged", 1, 7, h.charged);
    hits.object.done();
}

// Turns are numbered from 1 in the file.
std::uint8_t read_turn(Object& object, std::string_view key) {
    return static_cast<std::uint8_t>(object.required(key).as_int(1, static_cast<int>(turn_count)) -
                                     1);
}

void read_limits(Object& root, ChartsBook& book) {
    Part part(root, "limits", book);
    Limits& l = book.charts.limits;
    Object moves = part.object.required("moves").object();
    for (std::size_t a = 0; a < arm_count; ++a) read_into(moves, names::arms[a], 0, 9, l.moves[a]);
    moves.done();
    read_into(part.object, "reserve_factor", 1, 9, l.reserve_factor);
    read_into(part.object, "gun_range", 1, area::max_path, l.gun_range);
    read_into(part.object, "stack", 1, 20, l.stack);
    read_into(part.object, "cubes_per_unit", 1, 9, l.cubes_per_unit);
    read_into(part.object, "volley_rounds", 1, 9, l.volley_rounds);
    read_into(part.object, "leader_activations", 1, 9, l.leader_activations);
    l.prussian_turn = read_turn(part.object, "prussian_turn");
    read_into(part.object, "prussian_least", 1, static_cast<int>(die_faces), l.prussian_least);
    l.initiative_turn = read_turn(part.object, "initiative_turn");
    Object wins = part.object.required("losses_to_win").object();
    for (std::size_t i = 0; i < 2; ++i) read_into(wins, names::seats[i], 1, 99, l.losses_to_win[i]);
    wins.done();
    part.object.done();
}

void read_stocks(Object& root, ChartsBook& book) {
    Part cubes(root, "cubes", book);
    for (std::size_t f = 0; f < force_count; ++f) {
        read_into(cubes.object, names::forces[f], 1, 99, book.charts.cubes[f]);
    }
    const Node battery = cubes.object.required("grand_battery");
    book.charts.grand_battery = battery.as_int<std::uint8_t>(0, book.charts.cubes[0]);
    cubes.object.done();
    Part tiles(root, "tiles", book);
    const Node values = tiles.object.required("values");
    for (const Node& value : values.items()) {
        ++book.charts.tiles[value.as_int<std::size_t>(2, tile_values - 1)];
    }
    if (values.items().empty()) values.fail("at least one tile");
    tiles.object.done();
    Part turns(root, "turns", book);
    for (const Node& hour : exactly(turns.object.required("hours"), turn_count)) {
        book.hours.push_back(hour.as_text());
    }
    turns.object.done();
}

// Each entry holds from its turn until the next one.
void read_discs(Object& root, ChartsBook& book) {
    Part part(root, "discs", book);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const Node list = part.object.required(names::seats[seat]);
        std::size_t turn = 0;
        for (const Node& node : list.items()) {
            Object entry = node.object();
            const std::size_t from = read_turn(entry, "from_turn");
            if (turn == 0 ? from != 0 : from < turn) node.fail("turns in order, the first from 1");
            DiscCounts discs{};
            for (std::size_t d = 0; d < disc_count; ++d) {
                read_into(entry, names::discs[d], 0, 20, discs[d]);
            }
            entry.done();
            for (std::size_t t = from; t < turn_count; ++t) book.charts.discs[t][seat] = discs;
            turn = from + 1;
        }
        if (turn == 0) list.fail("at least one entry");
    }
    part.object.done();
}

void read_pieces(Object& root, ChartsBook& book) {
    Part part(root, "pieces", book);
    for (std::size_t n = 0; n < nation_count; ++n) {
        Object arms = part.object.required(names::nations[n]).object();
        for (std::size_t a = 0; a < arm_count; ++a) {
            if (const auto node = arms.optional(names::arms[a])) {
                book.pieces[n][a] = node->as_int<std::uint8_t>(1, 99);
            }
        }
        arms.done();
    }
    part.object.done();
}

}  // namespace

ChartsBook read_charts(const Document& document) {
    ChartsBook book;
    Object root = document.root().object();
    const Node game = root.required("game");
    if (game.as_string() != "waterloo") game.fail("\"waterloo\"");
    read_artillery(root, book);
    read_volley(root, book);
    read_morale(root, book);
    read_nations(root, book);
    read_terrain_cards(root, book);
    read_modifiers(root, book);
    read_limits(root, book);
    read_stocks(root, book);
    read_discs(root, book);
    read_pieces(root, book);
    root.done();
    return book;
}

}  // namespace grognard::waterloo
