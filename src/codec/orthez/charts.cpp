// Reads data/orthez/charts.json, part by part, leaving nothing out and nothing unread.
#include "codec/orthez/charts.hpp"

#include "codec/orthez/words.hpp"
#include "games/orthez/names.hpp"

namespace grognard::orthez {

namespace {

class Part {
  public:
    Part(Object& root, std::string_view key, ChartsBook& book)
        : object(root.required(key).object()) {
        book.provenance.push_back(read_provenance(object, std::string(key)));
        if (const auto list = object.optional("sourced")) {
            for (const Node& item : list->items()) {
                book.sourced.push_back({std::string(key), item.as_text()});
            }
        }
    }

    std::int8_t signed_number(std::string_view key) {
        return read_number<std::int8_t>(object, key, -36, 36);
    }
    std::uint8_t number(std::string_view key) {
        return read_number<std::uint8_t>(object, key, 0, 36);
    }
    template <std::size_t N>
    void numbers(std::string_view key, std::array<std::int8_t, N>& out) {
        const auto items = exactly(object.required(key), N);
        for (std::size_t i = 0; i < N; ++i) out[i] = items[i].as_int<std::int8_t>(-36, 36);
    }

    Object object;
};

// A result of the dice as players write it.
std::uint8_t read_roll(const Node& node) {
    const int printed = node.as_int(11, 66);
    const Roll roll = Roll::read(printed);
    if (roll.printed() != printed) node.fail("two dice from 11 to 66");
    return static_cast<std::uint8_t>(roll.index());
}

// Each column lists the result from which on so many increments are lost.
void read_fire(Object& root, ChartsBook& book) {
    Part part(root, "fire", book);
    Object columns = part.object.required("columns").object();
    for (std::size_t column = 0; column < fire_odds.size(); ++column) {
        auto& cells = book.charts.fire[column];
        for (const Node& item : columns.required(names::fire_columns[column]).items()) {
            const auto pair = exactly(item, 2);
            const auto losses = pair[1].as_int<std::uint8_t>(1, 9);
            for (std::size_t i = read_roll(pair[0]); i < cells.size(); ++i) {
                if (cells[i] > losses) item.fail("losses that rise with the dice");
                cells[i] = losses;
            }
        }
    }
    columns.done();
    part.object.done();
}

// "AD", "", or "2~/1": losses of the attacker and the defender, ~ for who tests.
MeleeCell read_melee_cell(const Node& node) {
    const std::string& text = node.as_string();
    MeleeCell cell;
    if (const auto found = enum_names::find<MeleeResult>(names::melee_results, text)) {
        if (*found != MeleeResult::Losses) cell.result = *found;
        if (*found != MeleeResult::Losses) return cell;
    }
    if (text.empty()) return cell;
    const std::size_t slash = text.find('/');
    const auto side = [&](std::string_view part, std::uint8_t& losses, bool& tests) {
        tests = part.ends_with('~');
        if (tests) part.remove_suffix(1);
        if (part.size() != 1 || part[0] < '0' || part[0] > '9') {
            node.fail("AD, AR, DD, DR, DS, nothing, or losses such as 2~/1");
        }
        losses = static_cast<std::uint8_t>(part[0] - '0');
    };
    if (slash == std::string::npos) node.fail("AD, AR, DD, DR, DS, nothing, or losses as 2~/1");
    cell.result = MeleeResult::Losses;
    side(std::string_view(text).substr(0, slash), cell.attacker_loses, cell.attacker_tests);
    side(std::string_view(text).substr(slash + 1), cell.defender_loses, cell.defender_tests);
    return cell;
}

// Each column lists the last result of a range and what it means.
void read_melee(Object& root, ChartsBook& book) {
    Part part(root, "melee", book);
    Object columns = part.object.required("columns").object();
    for (std::size_t column = 0; column < melee_odds.size(); ++column) {
        auto& cells = book.charts.melee[column];
        std::size_t next = 0;
        const Node node = columns.required(names::melee_columns[column]);
        for (const Node& item : node.items()) {
            const auto pair = exactly(item, 2);
            const std::size_t last = read_roll(pair[0]);
            if (last < next) pair[0].fail("ranges that follow one another");
            const MeleeCell cell = read_melee_cell(pair[1]);
            while (next <= last) cells[next++] = cell;
        }
        if (next != cells.size()) node.fail("ranges from 11 to 66");
    }
    columns.done();
    part.object.done();
}

void read_defence(Object& root, ChartsBook& book) {
    Part part(root, "defence", book);
    Object rows = part.object.required("rows").object();
    for (std::size_t t = 0; t < terrain_count; ++t) {
        DefenceRow& row = book.charts.defence[t];
        row.fill(not_allowed);
        if (static_cast<Terrain>(t) == Terrain::River) continue;
        Object cells = rows.required(names::terrains[t]).object();
        for (std::size_t i = 0; i < target_count; ++i) {
            const int value = read_number<int>(cells, names::targets[i], 0, 40);
            if (value > 0) row[i] = static_cast<std::int8_t>(value);
        }
        cells.done();
    }
    rows.done();
    book.charts.massive_square_defence = part.signed_number("massive_square");
    book.charts.wall_defence = part.signed_number("wall");
    part.object.done();
}

FireEffect read_effect(const Node& node) {
    if (node.is_number()) {
        const auto factor = node.as_int<std::uint8_t>(0, 9);
        if (factor == 0) return {};
        return {FireEffect::Kind::PerIncrement, factor};
    }
    if (node.as_string() == "printed") return {FireEffect::Kind::Printed, 0};
    if (node.as_string() == "half") return {FireEffect::Kind::HalfPrinted, 0};
    node.fail("a factor, printed or half");
}

void read_effects(Object& root, ChartsBook& book) {
    Part part(root, "effects", book);
    Object rows = part.object.required("rows").object();
    for (std::size_t r = 1; r < fire_row_count; ++r) {
        FireEffects& row = book.charts.effects[r];
        Object cells = rows.required(names::fire_rows[r]).object();
        for (const Formation formation : {Formation::Column, Formation::Line, Formation::Square,
                                          Formation::Skirmish, Formation::GeneralOrder}) {
            row.formations[static_cast<std::size_t>(formation)] =
                read_effect(cells.required(name(formation)));
        }
        row.disordered = read_effect(cells.required("disordered"));
        row.halved_at_two = cells.required("halved_at_two").as_bool();
        cells.done();
    }
    rows.done();
    book.charts.line_increments = part.number("line_increments");
    book.charts.skirmish_increments = part.number("skirmish_increments");
    part.object.done();
}

void read_movement(Object& root, ChartsBook& book) {
    Part part(root, "movement", book);
    MovementCosts& out = book.charts.movement;
    Object hex = part.object.required("hex").object();
    for (std::size_t t = 0; t < terrain_count; ++t) {
        const auto items = exactly(hex.required(names::terrains[t]), mover_count);
        for (std::size_t i = 0; i < mover_count; ++i) {
            out.hex[t][i] = items[i].as_int<std::int8_t>(-1, 20);
        }
    }
    hex.done();
    part.numbers("stream", out.stream);
    part.numbers("slope_up", out.slope_up);
    part.numbers("slope_down", out.slope_down);
    part.numbers("wall", out.wall);
    part.numbers("sunken_road", out.sunken_road);
    part.numbers("raised_road", out.raised_road);
    const auto quarters = [&](std::string_view key, std::array<Pm, mover_count>& to) {
        const auto items = exactly(part.object.required(key), mover_count);
        for (std::size_t i = 0; i < mover_count; ++i) {
            to[i] = Pm::of_parts(items[i].as_int(1, 40) * Pm::parts / 4);
        }
    };
    quarters("road_quarters", out.road);
    quarters("track_quarters", out.path);
    out.line_surcharge = part.number("line_surcharge");
    out.square_surcharge = part.number("square_surcharge");
    const auto change = exactly(part.object.required("formation_change"), mover_count);
    for (std::size_t i = 0; i < mover_count; ++i) {
        out.formation_change[i] = change[i].as_int<std::uint8_t>(0, 9);
    }
    const auto zone = exactly(part.object.required("skirmish_zone"), 2);
    out.skirmish_zone_inner = zone[0].as_int<std::uint8_t>(0, 9);
    out.skirmish_zone_outer = zone[1].as_int<std::uint8_t>(0, 9);
    part.object.done();
}

StackingLimit read_limit(const Node& node) {
    Object object = node.object();
    StackingLimit out;
    out.increments = read_number<std::uint8_t>(object, "increments", 0, 99);
    out.guns = read_number<std::uint8_t>(object, "guns", 0, 99);
    out.units = read_number<std::uint8_t>(object, "units", 0, 9);
    out.one_larger = object.required("one_larger").as_bool();
    object.done();
    return out;
}

void read_stacking(Object& root, ChartsBook& book) {
    Part part(root, "stacking", book);
    Stacking& out = book.charts.stacking;
    Object terrain = part.object.required("terrain").object();
    for (std::size_t t = 0; t < terrain_count; ++t) {
        out.terrain[t] = read_limit(terrain.required(names::terrains[t]));
    }
    terrain.done();
    out.road_column = read_limit(part.object.required("road_column"));
    out.skirmish = read_limit(part.object.required("skirmish"));
    out.square = read_limit(part.object.required("square"));
    out.square_minimum = part.number("square_minimum");
    out.long_line_minimum = part.number("long_line_minimum");
    out.gun_as_increments = part.number("gun_as_increments");
    part.object.done();
}

void read_morale(Object& root, ChartsBook& book) {
    Part part(root, "morale", book);
    MoraleModifiers& m = book.charts.morale;
    m.disordered = part.signed_number("disordered");
    m.routing = part.signed_number("routing");
    m.half_lost = part.signed_number("half_lost");
    m.road_column = part.signed_number("road_column");
    m.mixed_stack = part.signed_number("mixed_stack");
    m.night_rally = part.signed_number("night_rally");
    m.square = part.signed_number("square");
    m.each_that_passed = part.signed_number("each_that_passed");
    part.numbers("army_level", m.army_level);
    part.numbers("approach", m.approach);
    m.approach_flank = part.signed_number("approach_flank");
    m.approach_rear = part.signed_number("approach_rear");
    m.approach_uphill = part.signed_number("approach_uphill");
    part.numbers("stand_ratio", m.stand_ratio);
    m.stand_flank = part.signed_number("stand_flank");
    m.stand_rear = part.signed_number("stand_rear");
    m.stand_uphill = part.signed_number("stand_uphill");
    m.stand_sheltered = part.signed_number("stand_sheltered");
    m.charged_flank = part.signed_number("charged_flank");
    m.charged_rear = part.signed_number("charged_rear");
    m.charged_by_lancers = part.signed_number("charged_by_lancers");
    m.charged_line_in_front = part.signed_number("charged_line_in_front");
    m.charged_across_stream = part.signed_number("charged_across_stream");
    m.charged_skirmish = part.signed_number("charged_skirmish");
    part.numbers("rally_square", m.rally_square);
    part.numbers("reform", m.reform);
    m.reform_light_enemy = part.signed_number("reform_light_enemy");
    m.violation_disordered = part.signed_number("violation_disordered");
    m.violation_routing = part.signed_number("violation_routing");
    m.violation_cavalry = part.signed_number("violation_cavalry");
    m.violation_each_three = part.signed_number("violation_each_three");
    part.object.done();
}

void read_melee_modifiers(Object& root, ChartsBook& book) {
    Part part(root, "melee_modifiers", book);
    book.charts.melee_uphill = part.signed_number("uphill");
    book.charts.melee_bridge_level = part.signed_number("bridge_level");
    book.charts.fortress_increments = part.number("fortress_increments");
    book.charts.bridge_attackers = part.number("bridge_attackers");
    book.charts.bridge_defenders = part.number("bridge_defenders");
    part.object.done();
}

void read_squares(Object& root, ChartsBook& book) {
    Part part(root, "square", book);
    Object rows = part.object.required("rows").object();
    Object row_of = part.object.required("row_of").object();
    for (std::size_t n = 0; n < nation_count; ++n) {
        const std::string& row = row_of.required(names::nations[n]).as_text();
        const auto items = exactly(rows.required(row), farthest_charge_zone);
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto pair = exactly(items[i], 2);
            book.charts.squares[n][i] = {read_roll(pair[0]), read_roll(pair[1])};
        }
    }
    rows.done();
    row_of.done();
    SquareModifiers& m = book.charts.square_modifiers;
    m.leader = part.signed_number("leader");
    m.french_fourth = part.signed_number("french_fourth");
    m.lancers = part.signed_number("lancers");
    m.each_army_level = part.signed_number("each_army_level");
    book.charts.rally_square_safe = part.number("rally_square_safe_from");
    part.object.done();
}

void read_die_rows(Part& part, std::string_view key, std::array<DieRow, nation_count>& out) {
    Object rows = part.object.required(key).object();
    for (std::size_t n = 0; n < nation_count; ++n) {
        out[n].from = read_number<std::uint8_t>(rows, names::nations[n], 1, 7);
    }
    rows.done();
}

void read_dice(Object& root, ChartsBook& book) {
    Part limbering(root, "limbering", book);
    read_die_rows(limbering, "foot", book.charts.limber_foot);
    read_die_rows(limbering, "horse", book.charts.limber_horse);
    book.charts.limber_leader = limbering.number("leader");
    book.charts.limber_special_leader = limbering.number("special_leader");
    limbering.object.done();

    Part recall(root, "recall", book);
    read_die_rows(recall, "rows", book.charts.recall);
    book.charts.recall_leader = recall.number("leader");
    recall.object.done();

    Part wounds(root, "wounds", book);
    const auto die = exactly(wounds.object.required("die"), book.charts.wounds.size());
    for (std::size_t i = 0; i < die.size(); ++i) {
        book.charts.wounds[i] = read_word<Wound>(die[i], names::wounds);
    }
    wounds.object.done();

    Part guns(root, "guns_lost", book);
    book.charts.guns_lost_until = guns.number("until");
    book.charts.guns_lost_to_cavalry = guns.signed_number("to_cavalry");
    guns.object.done();
}

void read_harassment(Object& root, ChartsBook& book) {
    Part part(root, "harassment", book);
    Object terrain = part.object.required("terrain").object();
    for (std::size_t t = 0; t < terrain_count; ++t) {
        const auto node = terrain.optional(names::terrains[t]);
        book.charts.harassment[t] = node ? node->as_int<std::int8_t>(1, 20) : not_allowed;
    }
    terrain.done();
    book.charts.harass_mounted_skirmishers = part.signed_number("mounted_skirmishers");
    book.charts.harass_retreat = part.signed_number("retreat");
    book.charts.harass_routing_cavalry = part.signed_number("routing_cavalry");
    part.object.done();
}

}  // namespace

ChartsBook read_charts(const Document& document) {
    Object root = document.root().object();
    const Node game = root.required("game");
    if (game.as_string() != "orthez") game.fail("\"orthez\"");
    ChartsBook book;
    read_fire(root, book);
    read_melee(root, book);
    read_defence(root, book);
    read_effects(root, book);
    read_movement(root, book);
    read_stacking(root, book);
    read_morale(root, book);
    read_melee_modifiers(root, book);
    read_squares(root, book);
    read_dice(root, book);
    read_harassment(root, book);
    root.done();
    return book;
}

}  // namespace grognard::orthez
