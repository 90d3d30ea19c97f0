// Reads map letters and fortified sides into a battle.
#include "codec/ccn/ground.hpp"

#include <string>
#include <vector>

#include "games/ccn/names.hpp"

namespace grognard::ccn {

namespace {

std::string letters() {
    std::string out = "one of the letters";
    for (const char letter : names::letters) {
        out += ' ';
        out += letter;
    }
    out += ' ';
    return out += names::works_letter;
}

}  // namespace

HexSet read_map(const Node& node, Battle& battle) {
    const std::vector<Node> rows = node.items();
    if (rows.size() != static_cast<std::size_t>(row_count)) node.fail("9 rows, I first, A last");
    HexSet marked;
    for (int i = 0; i < row_count; ++i) {
        const Node& line = rows[static_cast<std::size_t>(i)];
        const int row = row_count - 1 - i;
        const std::string& text = line.as_string();
        if (text.size() != static_cast<std::size_t>(row_length(row))) {
            line.fail(std::to_string(row_length(row)) + " letters for row " +
                      static_cast<char>('A' + row));
        }
        for (int column = 0; column < row_length(row); ++column) {
            const char letter = text[static_cast<std::size_t>(column)];
            const Hex hex = hex_at(row, column);
            if (letter == names::works_letter) {
                marked.add(hex.index);
                battle.terrain[hex.index] = Terrain::Clear;
            } else if (const auto terrain = parse_letter(letter)) {
                battle.terrain[hex.index] = *terrain;
            } else {
                line.inside("[" + std::to_string(column) + "]")
                    .fail(letters(), codec::shown({&letter, 1}));
            }
        }
    }
    return marked;
}

void read_works(const Node& node, const HexSet& marked, Battle& battle) {
    battle.works = {};
    for (const Node& item : node.items()) {
        Object work = item.object();
        const Node at = work.required("hex");
        const Hex hex = read_hex(at);
        if (battle.works[hex.index] != 0) at.fail("a hex without works so far");
        const Node facing = work.required("facing");
        for (const Node& side : facing.items()) {
            const unsigned bit = 1U << static_cast<unsigned>(read_direction(side));
            if ((battle.works[hex.index] & bit) != 0) side.fail("a side not listed before");
            battle.works[hex.index] = static_cast<std::uint8_t>(battle.works[hex.index] | bit);
        }
        if (battle.works[hex.index] == 0) facing.fail("at least one side");
        work.done();
    }
    for (const Hex hex : hexes(marked)) {
        if (battle.works[hex.index] != 0) continue;
        node.fail("works on " + std::string(name(hex).view()) + ", marked W on the map", "none");
    }
}

}  // namespace grognard::ccn
