// Reads a map: terrain and levels as letters row by row, hexsides by hex and side, roads as lists.
#include "codec/orthez/map.hpp"

#include "codec/orthez/words.hpp"
#include "games/orthez/names.hpp"

namespace grognard::orthez {

namespace {

constexpr char outside = ' ';  // no hex of the map

struct NamedMark {
    std::string_view key;
    SideMark mark;
};
constexpr std::array<NamedMark, 7> plain_marks = {{{"stream", Stream},
                                                   {"wall", Wall},
                                                   {"sunken_road", SunkenRoad},
                                                   {"raised_road", RaisedRoad},
                                                   {"bridge", Bridge},
                                                   {"ford", FordSide},
                                                   {"gorge", Gorge}}};

class Reader {
  public:
    explicit Reader(const Document& document) : root_(document.root().object()) {}

    MapBook read() {
        const Node game = root_.required("game");
        if (game.as_string() != "orthez") game.fail("\"orthez\"");
        book_.id = root_.required("id").as_text();
        book_.name = codec::read_text(root_.required("name"));
        root_.required("metres").as_int(1, 10'000);
        ground().columns = read_number<std::uint8_t>(root_, "columns", 1, max_columns);
        ground().rows = read_number<std::uint8_t>(root_, "rows", 1, max_rows);
        read_terrain();
        read_levels();
        prepare(ground());
        read_hexsides(root_.required("hexsides"));
        read_roads(root_.required("roads"));
        read_places(root_.required("places"));
        book_.provenance = read_provenances(root_.required("provenance"));
        root_.done();
        return std::move(book_);
    }

  private:
    Ground& ground() { return book_.ground; }

    std::vector<Node> rows(std::string_view key) {
        auto out = exactly(root_.required(key), ground().rows);
        for (const Node& row : out) {
            if (row.as_string().size() != ground().columns) {
                row.fail(std::to_string(ground().columns) + " letters");
            }
        }
        return out;
    }

    void read_terrain() {
        std::array<int, 256> codes{};
        for (const auto& [letter, node] : root_.required("codes").members()) {
            if (letter.size() != 1 || letter[0] == outside) node.fail("one letter as its key");
            const auto terrain = read_word<Terrain>(node, names::terrains);
            codes[static_cast<unsigned char>(letter[0])] = static_cast<int>(terrain) + 1;
        }
        const auto size = static_cast<std::size_t>(ground().rows) * max_columns;
        ground().terrain.assign(size, Terrain::River);
        ground().sides.assign(size, {});
        int number = 0;
        for (const Node& row : rows("terrain")) {
            int column = 0;
            for (const char letter : row.as_string()) {
                const int code = codes[static_cast<unsigned char>(letter)];
                if (code == 0 && letter != outside) row.fail("letters of `codes`, or blanks");
                const HexId hex = hex_at(ground(), column++, number);
                if (code == 0) continue;
                ground().terrain[hex] = static_cast<Terrain>(code - 1);
                ground().playable.add(hex);
            }
            ++number;
        }
    }

    void read_levels() {
        ground().level.assign(ground().terrain.size(), 0);
        int number = 0;
        for (const Node& row : rows("level")) {
            int column = 0;
            for (const char letter : row.as_string()) {
                if (letter < '0' || letter > '9') row.fail("digits");
                ground().level[hex_at(ground(), column++, number)] =
                    static_cast<std::uint8_t>(letter - '0');
            }
            ++number;
        }
    }

    // Marks a side from both of its hexes.
    void mark(const Node& node, SideMarks here, SideMarks beyond) {
        const auto items = exactly(node, 3);
        const HexId hex = hex_at(ground(), items[0].as_int(0, ground().columns - 1),
                                 items[1].as_int(0, ground().rows - 1));
        const Side side = items[2].as_int<Side>(0, side_count - 1);
        const HexId other = neighbour(ground(), hex, side);
        if (other == no_hex) node.fail("a side between two hexes of the map");
        ground().sides[hex][side] |= here;
        ground().sides[other][opposite(side)] |= beyond;
    }

    void read_hexsides(const Node& node) {
        Object object = node.object();
        for (const NamedMark& named : plain_marks) {
            for (const Node& item : object.required(named.key).items()) {
                mark(item, named.mark, named.mark);
            }
        }
        for (const Node& item : object.required("slope_up").items()) {
            mark(item, SlopeUp, SlopeDown);
        }
        object.done();
    }

    void read_roads(const Node& node) {
        for (const Node& item : node.items()) {
            Object object = item.object();
            codec::read_text(object.required("name"));
            const Node kind = object.required("kind");
            if (kind.as_string() != "road" && kind.as_string() != "track") {
                kind.fail("road or track");
            }
            const SideMark mark = kind.as_string() == "road" ? Road : Track;
            const Node hexes = object.required("hexes");
            const auto list = read_hexes(hexes, ground());
            for (std::size_t i = 0; i + 1 < list.size(); ++i) {
                const Side side = side_toward(ground(), list[i], list[i + 1]);
                if (side == no_side) hexes.fail("hexes that follow one another");
                ground().sides[list[i]][side] |= mark;
                ground().sides[list[i + 1]][opposite(side)] |= mark;
            }
            object.done();
        }
    }

    void read_places(const Node& node) {
        for (const Node& item : node.items()) {
            Object object = item.object();
            book_.places.push_back({object.required("id").as_text(),
                                    codec::read_text(object.required("name")),
                                    read_hexes(object.required("hexes"), ground())});
            object.done();
        }
    }

    Object root_;
    MapBook book_;
};

}  // namespace

MapBook read_map(const Document& document) { return Reader(document).read(); }

}  // namespace grognard::orthez
