// Puts the special rules of a scenario into its battle.
#include "codec/ccn/special_rules.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "codec/ccn/charts.hpp"

namespace grognard::ccn {

namespace {

constexpr int most_banners = 20;

template <class T, std::size_t N>
void push(const Node& rule, Fixed<T, N>& list, const T& value) {
    if (list.full()) {
        rule.fail("at most " + std::to_string(N) + " rules of this type", "one more");
    }
    list.push(value);
}

void expect_word(Object& object, std::string_view key, std::string_view word) {
    const Node node = object.required(key);
    if (node.as_string() != word) node.fail(codec::shown(word));
}

const TerrainCard& ground(const Battle& battle, Hex hex) {
    return battle.charts.terrain[static_cast<std::size_t>(battle.terrain[hex.index])];
}

Hex read_enterable(const Node& node, const Battle& battle) {
    const Hex hex = read_hex(node);
    const auto& passable = ground(battle, hex).passable;
    if (std::ranges::find(passable, true) == passable.end()) {
        node.fail("a hex that units can enter");
    }
    return hex;
}

std::uint8_t read_banners(const Node& node) { return node.as_int<std::uint8_t>(1, most_banners); }

Objective read_objective(Object& object) {
    Objective objective;
    objective.side = read_seat(object.required("side"));
    objective.banners = read_banners(object.required("banners"));
    expect_word(object, "when", "start_of_turn");
    const Node mode = object.required("mode");
    if (mode.as_string() != "temporary" && mode.as_string() != "permanent") {
        mode.fail("temporary or permanent");
    }
    objective.permanent = mode.as_string() == "permanent";
    return objective;
}

void objective_hex(Object& object, Battle& battle) {
    Objective objective = read_objective(object);
    objective.hexes.add(read_enterable(object.required("hex"), battle).index);
    push(object.node(), battle.objectives, objective);
}

void objective_group(Object& object, Battle& battle) {
    Objective objective = read_objective(object);
    const Node hexes = object.required("hexes");
    for (const Node& node : hexes.items()) {
        const Hex hex = read_enterable(node, battle);
        if (objective.hexes.has(hex.index)) node.fail("a hex not listed before");
        objective.hexes.add(hex.index);
    }
    if (objective.hexes.empty()) hexes.fail("at least one hex");
    objective.need = object.required("need").as_int<std::uint8_t>(
        1, static_cast<std::uint8_t>(objective.hexes.size()));
    push(object.node(), battle.objectives, objective);
}

void exit_hex(Object& object, Battle& battle) {
    ExitHex exit;
    exit.side = read_seat(object.required("side"));
    exit.hex = read_enterable(object.required("hex"), battle);
    exit.extra_move = object.required("extra_move").as_int<std::uint8_t>(0, 4);
    if (const Node order = object.required("requires_order"); !order.as_bool()) order.fail("true");
    exit.banners_unit = object.required("banners_per_unit").as_int<std::uint8_t>(0, most_banners);
    exit.banners_general =
        object.required("banners_per_leader").as_int<std::uint8_t>(0, most_banners);
    expect_word(object, "mode", "permanent");
    push(object.node(), battle.exits, exit);
}

int read_row(const Node& node) {
    const std::string& text = node.as_string();
    if (text.size() != 1 || text[0] < 'A' || text[0] >= 'A' + row_count) node.fail("a row, A to I");
    return text[0] - 'A';
}

void turn_banner(Object& object, Battle& battle) {
    TurnBanner banner;
    banner.side = read_seat(object.required("side"));
    banner.banners = read_banners(object.required("banners"));
    expect_word(object, "mode", "permanent");
    banner.on = whole_board();
    if (const auto condition = object.optional("condition")) {
        Object terms = condition->object();
        banner.units_min =
            terms.required("own_units_min").as_int<std::uint8_t>(0, std::uint8_t{max_units});
        if (const auto rows = terms.optional("rows")) {
            banner.on = {};
            for (const Node& row : rows->items()) banner.on |= on_row(read_row(row));
            if (banner.on.empty()) rows->fail("at least one row");
        }
        terms.done();
    }
    const Node turns = object.required("turns");
    const std::vector<Node> listed = turns.items();
    if (listed.empty()) turns.fail("at least one turn");
    for (const Node& turn : listed) {
        banner.turn = turn.as_int<std::uint8_t>(1, 200);
        push(object.node(), battle.turn_banners, banner);
    }
}

void forbid_enter(Object& object, Battle& battle) {
    const HexSet hexes = read_hexes(object.required("hexes"));
    const Node arms = object.required("arms");
    const std::vector<Node> listed = arms.items();
    if (listed.empty()) arms.fail("at least one arm");
    for (const Node& arm : listed)
        battle.forbidden[static_cast<std::size_t>(read_arm(arm))] |= hexes;
}

bool is_all(const Node& node) { return node.is_string() && node.as_string() == "all"; }

void ford_no_stop(Object& object, Battle& battle) {
    const Node node = object.required("hexes");
    if (is_all(node)) {
        for (const Hex hex : hexes(whole_board())) {
            if (battle.terrain[hex.index] == Terrain::Ford)
                battle.fords_without_stop.add(hex.index);
        }
        return;
    }
    for (const Node& item : node.items()) {
        const Hex hex = read_hex(item);
        if (battle.terrain[hex.index] != Terrain::Ford) item.fail("a ford hex");
        battle.fords_without_stop.add(hex.index);
    }
}

void unit_rule(Object& object, Battle& battle) {
    const Nation nation = read_nation(object.required("nation"));
    const Node unit = object.required("unit");
    UnitCard& card =
        battle.charts
            .cards[static_cast<std::size_t>(nation)][static_cast<std::size_t>(read_type(unit))];
    if (card.blocks == 0) unit.fail("a type of unit this nation has");
    Object set = object.required("set").object();
    read_figures(set, card);
    set.done();
}

// The map letters say it already; kept so that the text and the map can be compared.
void river_fordable(Object& object, Battle& battle) {
    const Node node = object.required("hexes");
    if (is_all(node)) {
        for (const Hex hex : hexes(whole_board())) {
            if (battle.terrain[hex.index] == Terrain::River) node.fail("no river hex on the map");
        }
        return;
    }
    for (const Node& item : node.items()) {
        if (battle.terrain[read_hex(item).index] != Terrain::Ford) item.fail("a ford hex");
    }
}

void note(Object&, Battle&) {}

struct Reader {
    std::string_view type;
    void (*apply)(Object&, Battle&);
};

constexpr std::array<Reader, 9> readers = {{{"objective_hex", objective_hex},
                                            {"objective_group", objective_group},
                                            {"exit_hex", exit_hex},
                                            {"turn_banner", turn_banner},
                                            {"forbid_enter", forbid_enter},
                                            {"ford_no_stop", ford_no_stop},
                                            {"unit_rule", unit_rule},
                                            {"river_fordable", river_fordable},
                                            {"note", note}}};

}  // namespace

void apply_formal_rule(const Node& node, Battle& battle) {
    Object object = node.object();
    const Node type = object.required("type");
    const std::string& word = type.as_string();
    const auto* const found = std::ranges::find(readers, word, &Reader::type);
    if (found == readers.end()) {
        std::vector<std::string_view> known;
        for (const Reader& reader : readers) known.push_back(reader.type);
        type.fail(codec::one_of(known));
    }
    found->apply(object, battle);
    object.done();
}

}  // namespace grognard::ccn
