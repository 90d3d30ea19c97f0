// Reads and words pieces; the words are those a case would use.
#include "codec/ccn/piece_text.hpp"

#include <array>
#include <vector>

#include "codec/cases/case_text.hpp"
#include "games/ccn/names.hpp"
#include "games/ccn/pieces.hpp"

namespace grognard::ccn {

namespace {

std::optional<int> parse_blocks(std::string_view word) {
    if (word.size() != 1 || word[0] < '1' || word[0] > '9') return std::nullopt;
    return word[0] - '0';
}

std::string works_words(const State& s, Hex at) {
    std::string out;
    for (std::size_t d = 0; d < hex::direction_count; ++d) {
        if (!fortified(s, at, static_cast<Direction>(d))) continue;
        out += (out.empty() ? " works " : "+") + std::string(names::directions[d]);
    }
    return out;
}

void append(std::string& out, std::string_view separator, std::string_view words) {
    if (!out.empty()) out += separator;
    out += words;
}

bool is_bare(const State& s, Hex at) {
    return terrain_at(s, at) == Terrain::Clear && !has_unit(s, at) && !has_general(s, at);
}

// What stands on the line between two hexes or beside it.
void append_line(const State& s, Hex from, Hex to, std::string& out) {
    if (from == to || distance(from, to) > longest_sight) return;
    const auto add = [&](std::string_view where, const Line::Met& met_there) {
        for (const int apart : met_there) {
            const Hex at = met(from, apart);
            if (!at.on_board() || is_bare(s, at)) continue;
            out += "; " + std::string(where) + " " + hex_words(s, at);
        }
    };
    const Line& way = line(from, to);
    add("on the line", way.crossed);
    add("left of it", way.left);
    add("right of it", way.right);
}

constexpr std::string_view unit_form =
    "NATION TYPE HEX, then any of: blocks, general, general=NATION";

}  // namespace

GivenUnit read_given_unit(const Node& node) {
    const auto given = codec::words(node.as_text());
    if (given.size() < 3) node.fail(unit_form);
    const auto nation = parse_nation(given[0]);
    const auto type = parse_type(given[1]);
    const auto at = parse_hex(given[2]);
    if (!nation || !type || !at) node.fail(unit_form);
    GivenUnit out;
    out.nation = *nation;
    out.type = *type;
    out.at = *at;
    for (std::size_t i = 3; i < given.size(); ++i) {
        const std::string_view word = given[i];
        if (const auto blocks = parse_blocks(word); blocks && !out.blocks) {
            out.blocks = blocks;
        } else if (word == "general" && !out.general) {
            out.general = nation;
        } else if (word.starts_with("general=") && parse_nation(word.substr(8)) && !out.general) {
            out.general = parse_nation(word.substr(8));
        } else {
            node.fail(unit_form);
        }
    }
    return out;
}

GivenGeneral read_given_general(const Node& node) {
    const auto given = codec::words(node.as_text());
    const auto nation = given.size() == 2 ? parse_nation(given[0]) : std::nullopt;
    const auto at = given.size() == 2 ? parse_hex(given[1]) : std::nullopt;
    if (!nation || !at) node.fail("NATION HEX");
    return {*nation, *at};
}

std::string unit_words(const State& s, Hex at) {
    const Unit& unit = s.units[unit_id(s, at)];
    std::string out = std::string(name(unit.nation)) + " " + std::string(name(unit.type)) + " " +
                      std::to_string(unit.blocks);
    if (has_attached(s, unit)) out += " general";
    if (in_square(unit)) out += " square";
    return out;
}

std::string hex_words(const State& s, Hex at) {
    std::string out = std::string(name(at).view()) + " " + std::string(name(terrain_at(s, at))) +
                      works_words(s, at) + ": ";
    if (has_unit(s, at)) return out + unit_words(s, at);
    if (!has_general(s, at)) return out + "nothing";
    return out + std::string(name(s.generals[general_id(s, at)].nation)) + " general alone";
}

std::string neighbourhood(const State& s, Hex at) {
    std::string out = hex_words(s, at);
    for (const Hex h : hexes(neighbours(at))) {
        if (has_unit(s, h) || has_general(s, h)) append(out, "; ", hex_words(s, h));
    }
    return out;
}

std::string scene(const State& s, std::string_view text) {
    std::string out;
    std::vector<Hex> named;
    for (const std::string_view word : codec::words(text)) {
        const auto at = parse_hex(word);
        if (!at) continue;
        named.push_back(*at);
        append(out, "; ", hex_words(s, *at));
    }
    if (text.starts_with("fire ") && named.size() == 2) append_line(s, named[0], named[1], out);
    return out;
}

}  // namespace grognard::ccn
