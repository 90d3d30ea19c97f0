// Reads data/waterloo/map.json and checks that it is one whole board.
#include "codec/waterloo/map.hpp"

#include "games/waterloo/names.hpp"

namespace grognard::waterloo {

namespace {

constexpr int largest_canvas = 10'000;
constexpr std::array<std::string_view, 6> labelled_parts = {"areas",   "borders", "strongholds",
                                                            "entries", "goals",   "box"};
constexpr std::array<std::string_view, 2> crest_lines = {"allied", "french"};
constexpr std::array<std::string_view, entry_letters> letters = {"A", "B"};

Point read_point(const Node& node) {
    const auto items = node.items();
    if (items.size() != 2) node.fail("a point [x, y]");
    return {items[0].as_int(0, largest_canvas), items[1].as_int(0, largest_canvas)};
}

std::vector<Point> read_points(const Node& node, std::size_t least) {
    std::vector<Point> out;
    for (const Node& item : node.items()) out.push_back(read_point(item));
    if (out.size() < least) node.fail("at least " + std::to_string(least) + " points");
    return out;
}

class Reader {
  public:
    explicit Reader(const Document& document) : root_(document.root().object()) {}

    MapBook read() {
        const Node game = root_.required("game");
        if (game.as_string() != "waterloo") game.fail("\"waterloo\"");
        book_.canvas = read_point(root_.required("canvas"));
        read_areas(root_.required("areas"));
        read_borders(root_.required("borders"));
        read_strongholds(root_.required("strongholds"));
        read_entries(root_.required("entries"));
        read_goals(root_.required("goals"));
        read_box(root_.required("box"));
        book_.provenance = read_provenances(root_.required("provenance"), labelled_parts);
        root_.done();
        check_whole();
        return std::move(book_);
    }

  private:
    Battle& battle() { return book_.battle; }

    // The program was built for these areas in this order.
    void read_areas(const Node& node) {
        const auto items = node.items();
        if (items.size() != area_count) node.fail(std::to_string(area_count) + " areas");
        for (std::size_t i = 0; i < area_count; ++i) {
            Object object = items[i].object();
            const Node id = object.required("id");
            if (id.as_string() != area_codes[i]) id.fail(codec::shown(area_codes[i]));
            DrawnArea area;
            area.name = codec::read_text(object.required("name"));
            area.name_status = codec::read_status(object.required("name_status"));
            battle().terrain[i] = read_terrain(object.required("terrain"));
            area.terrain_status = codec::read_status(object.required("terrain_status"));
            if (object.required("edge").as_bool()) battle().edge.add(static_cast<int>(i));
            area.centre = read_point(object.required("centre"));
            area.polygon = read_points(object.required("polygon"), 3);
            object.done();
            book_.areas.push_back(std::move(area));
        }
    }

    void read_borders(const Node& node) {
        for (const Node& item : node.items()) {
            Object object = item.object();
            const Node ends = object.required("areas");
            const auto both = ends.items();
            if (both.size() != 2) ends.fail("two areas");
            const AreaId a = read_area(both[0]);
            const AreaId b = read_area(both[1]);
            if (a == b) ends.fail("two different areas");
            if (battle().graph.adjacent(a, b)) ends.fail("a border not listed before");
            battle().graph.link(a, b);
            read_features(object, a, b);
            object.done();
        }
    }

    void read_features(Object& object, AreaId a, AreaId b) {
        const auto crest = object.optional("crest");
        const auto ditch = object.optional("ditch");
        if (!crest && !ditch) return;
        DrawnBorder border{.areas = {a, b}};
        if (crest) {
            const auto line = names::find<BorderMark>(crest_lines, crest->as_string());
            if (!line) crest->fail(codec::one_of(crest_lines));
            battle().graph.mark(a, b, *line);
            battle().graph.mark(b, a, *line);
            border.crest = *line;
        }
        if (ditch) {
            border.ditch = read_area(*ditch);
            if (border.ditch != a && border.ditch != b) ditch->fail("one of the border's areas");
            battle().graph.mark(border.ditch == a ? b : a, border.ditch, Ditch);
        }
        border.status = codec::read_status(object.required("status"));
        border.line = read_points(object.required("line"), 2);
        book_.borders.push_back(std::move(border));
    }

    void read_strongholds(const Node& node) {
        const auto items = node.items();
        if (items.size() > max_strongholds) {
            node.fail("at most " + std::to_string(max_strongholds) + " strongholds");
        }
        AreaSet seen;
        for (const Node& item : items) {
            Object object = item.object();
            const Node at = object.required("area");
            Stronghold out;
            out.area = read_area(at);
            if (seen.has(out.area)) at.fail("an area not named before");
            seen.add(out.area);
            out.capacity = object.required("infantry").as_int<std::uint8_t>(1, 9);
            out.morale = static_cast<std::int8_t>(-object.required("columns").as_int(0, 6));
            codec::read_status(object.required("status"));
            object.done();
            battle().strongholds.push(out);
        }
    }

    void read_entries(const Node& node) {
        Object object = node.object();
        AreaSet seen;
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const Node list = object.required(letters[i]);
            for (const Node& item : list.items()) {
                const AreaId area = read_area(item);
                if (seen.has(area)) item.fail("an area not named before");
                seen.add(area);
                battle().entries[i].add(area);
            }
            if (battle().entries[i].empty()) list.fail("at least one area");
        }
        object.done();
        if (seen.size() != static_cast<int>(battle().to_entry.size())) {
            node.fail(std::to_string(battle().to_entry.size()) + " entry areas");
        }
    }

    void read_goals(const Node& node) {
        Object object = node.object();
        for (std::size_t i = 0; i < 2; ++i) {
            battle().goals[i] = read_area(object.required(names::seats[i]));
        }
        object.done();
        if (battle().goals[0] == battle().goals[1]) node.fail("two different areas");
    }

    void read_box(const Node& node) {
        Object object = node.object();
        book_.box_name = codec::read_text(object.required("name"));
        const Node rect = object.required("rect");
        const auto figures = rect.items();
        if (figures.size() != book_.box.size()) rect.fail("x, y, width and height");
        for (std::size_t i = 0; i < figures.size(); ++i) {
            book_.box[i] = figures[i].as_int(0, largest_canvas);
        }
        object.done();
    }

    // From any area a unit can walk to the goals.
    void check_whole() {
        const area::Steps steps = battle().graph.steps_to(battle().goals[0]);
        for (std::size_t i = 0; i < area_count; ++i) {
            if (steps[i] == area::unreachable) {
                root_.required("borders").fail("a way to every area",
                                               "none to " + std::string(area_codes[i]));
            }
        }
    }

    Object root_;
    MapBook book_;
};

}  // namespace

MapBook read_map(const Document& document) { return Reader(document).read(); }

}  // namespace grognard::waterloo
