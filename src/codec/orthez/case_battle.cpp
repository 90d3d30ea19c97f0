#include "codec/orthez/case_battle.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codec/cases/merge_patch.hpp"
#include "codec/orthez/library.hpp"
#include "codec/orthez/words.hpp"
#include "codec/write.hpp"
#include "games/orthez/names.hpp"
#include "games/orthez/words.hpp"

namespace grognard::orthez {

namespace {

using codec::Library;

constexpr std::array<std::pair<std::string_view, SideMark>, 11> side_marks = {
    {{"stream", Stream},
     {"slope-up", SlopeUp},
     {"slope-down", SlopeDown},
     {"wall", Wall},
     {"sunken-road", SunkenRoad},
     {"raised-road", RaisedRoad},
     {"bridge", Bridge},
     {"ford", FordSide},
     {"gorge", Gorge},
     {"road", Road},
     {"track", Track}}};

std::string path_of(const Node& number, const Library& library) {
    const std::string start = std::string(scenarios_folder) + "/" + number.as_text() + "_";
    for (const std::string& path : library.list(scenarios_folder, ".json")) {
        if (path.starts_with(start)) return path;
    }
    number.fail("the number of a scenario such as \"001\"");
}

HexId key_hex(const std::string& key, const Node& node, const Ground& ground) {
    const auto hex = HexSpelling::parse(key);
    if (!hex || *hex == no_hex || !ground.playable.has(*hex)) {
        node.fail("a hex of the map such as 0607 as the key", codec::shown(key));
    }
    return *hex;
}

SideMarks read_marks(const Node& node) {
    SideMarks out = 0;
    for (const Node& item : node.items()) {
        const auto found = std::ranges::find(side_marks, std::string_view(item.as_string()),
                                             &std::pair<std::string_view, SideMark>::first);
        if (found == side_marks.end()) item.fail("a mark of a hexside such as stream");
        out |= found->second;
    }
    return out;
}

// What a hexside shows from the hex beyond it.
SideMarks seen_from_beyond(SideMarks marks) {
    const auto slopes = static_cast<SideMarks>(SlopeUp | SlopeDown);
    SideMarks out = static_cast<SideMarks>(marks & ~slopes);
    if ((marks & SlopeUp) != 0) out |= SlopeDown;
    if ((marks & SlopeDown) != 0) out |= SlopeUp;
    return out;
}

class Reader {
  public:
    Reader(const Node& node, const Library& library)
        : given_(node.object()), library_(library), books_(books(library)) {}

    std::shared_ptr<const Battle> read() {
        patch_charts();
        patch_counters();
        Battle battle = *scenario().battle;
        if (const auto empty = given_.optional("empty"); empty && empty->as_bool()) clear(battle);
        read_ground(battle.ground);
        read_options(battle.options);
        given_.done();
        return std::make_shared<const Battle>(std::move(battle));
    }

  private:
    void patch_charts() {
        const auto patch = given_.optional("charts");
        if (!patch) return;
        const codec::Document charts = library_.document(charts_path);
        books_.charts = read_charts(codec::merge_patched(charts.root(), *patch));
    }

    // The list of units with those changed that are named.
    void patch_counters() {
        const auto patch = given_.optional("counters");
        if (!patch) return;
        const codec::Document forces = library_.document(order_of_battle_path);
        codec::Object changes = patch->object();
        codec::Writer out;
        out.begin_object();
        for (const auto& [key, value] : forces.root().members()) {
            out.key(key);
            if (key != "units") {
                out.raw(value.json());
                continue;
            }
            out.begin_array();
            for (const Node& unit : value.items()) {
                const auto change = changes.optional(unit.object().required("id").as_text());
                out.raw(change ? codec::merge_patched(unit, *change).root().json() : unit.json());
            }
            out.end_array();
        }
        out.end_object();
        changes.done();
        books_.forces = read_order_of_battle(Document::parse(patch->file(), out.take()));
    }

    Scenario scenario() {
        const Document shipped = library_.document(path_of(given_.required("scenario"), library_));
        const auto patch = given_.optional("set_up");
        if (!patch) return read_scenario(shipped, books_);
        return read_scenario(codec::merge_patched(shipped.root(), *patch), books_);
    }

    static void clear(Battle& battle) {
        for (UnitStart& unit : battle.unit_starts) unit = {};
        for (LeaderStart& leader : battle.leader_starts) leader = {};
        battle.detached.clear();
        battle.reinforcements.clear();
    }

    void read_ground(Ground& ground) {
        if (const auto terrain = given_.optional("terrain")) {
            for (const auto& [key, node] : terrain->members()) {
                ground.terrain[key_hex(key, node, ground)] =
                    read_word<Terrain>(node, names::terrains);
            }
        }
        if (const auto level = given_.optional("level")) {
            for (const auto& [key, node] : level->members()) {
                ground.level[key_hex(key, node, ground)] = node.as_int<std::uint8_t>(0, 9);
            }
        }
        if (const auto sides = given_.optional("sides")) {
            for (const auto& [key, node] : sides->members()) {
                read_sides(ground, key_hex(key, node, ground), node);
            }
        }
    }

    static void read_sides(Ground& ground, HexId hex, const Node& node) {
        for (const auto& [word, marks] : node.members()) {
            const auto side = names::find<Side>(names::sides, word);
            if (!side) marks.fail("n, ne, se, s, sw or nw as the key", codec::shown(word));
            const HexId beyond = neighbour(ground, hex, *side);
            if (beyond == no_hex) marks.fail("a side between two hexes of the map");
            ground.sides[hex][*side] = read_marks(marks);
            ground.sides[beyond][opposite(*side)] = seen_from_beyond(ground.sides[hex][*side]);
        }
    }

    void read_options(Options& options) {
        const auto node = given_.optional("options");
        if (!node) return;
        Object object = node->object();
        const std::pair<std::string_view, bool*> known[] = {
            {"open_backs", &options.open_backs},
            {"one_mu_each", &options.one_mu_each},
            {"cavalry_with_division", &options.cavalry_with_division}};
        for (const auto& [key, option] : known) {
            if (const auto value = object.optional(key)) *option = value->as_bool();
        }
        object.done();
    }

    Object given_;
    const Library& library_;
    Books books_;
};

}  // namespace

std::shared_ptr<const Battle> read_case_battle(const Node& node, const Library& library) {
    if (!node.is_string()) return Reader(node, library).read();
    return read_scenario(library.document(path_of(node, library)), books(library)).battle;
}

}  // namespace grognard::orthez
