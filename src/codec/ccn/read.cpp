// Turns the names of games/ccn/names.hpp into values or into a fault that lists what is known.
#include "codec/ccn/read.hpp"

#include <array>
#include <optional>
#include <string_view>

#include "games/ccn/names.hpp"

namespace grognard::ccn {

namespace {

template <class Enum, std::size_t N>
Enum read_one(const Node& node, const std::array<std::string_view, N>& table) {
    if (node.is_string()) {
        if (const auto found = names::find<Enum>(table, node.as_string())) return *found;
    }
    node.fail(codec::one_of(table));
}

}  // namespace

std::optional<Section> section_named(std::string_view text) {
    return text == "center" ? Section::Centre : parse_section(text);
}

Nation read_nation(const Node& node) { return read_one<Nation>(node, names::nations); }
Type read_type(const Node& node) { return read_one<Type>(node, names::types); }
Arm read_arm(const Node& node) { return read_one<Arm>(node, names::arms); }
Section read_section(const Node& node) {
    if (const auto section = section_named(node.is_string() ? node.as_string() : "")) {
        return *section;
    }
    node.fail(codec::one_of(names::sections));
}
Direction read_direction(const Node& node) { return read_one<Direction>(node, names::directions); }
Seat read_seat(const Node& node) { return read_one<Seat>(node, names::seats); }

Card read_card(const Node& node) {
    if (node.is_string()) {
        if (const auto card = parse_card(node.as_string())) return *card;
    }
    node.fail("the name of a card such as probe-left");
}

Hex read_hex(const Node& node) {
    if (node.is_string()) {
        if (const auto hex = parse_hex(node.as_string())) return *hex;
    }
    node.fail("a hex from A1 to I13");
}

HexSet read_hexes(const Node& node) {
    HexSet out;
    for (const Node& item : node.items()) {
        const Hex hex = read_hex(item);
        if (out.has(hex.index)) item.fail("a hex not listed before");
        out.add(hex.index);
    }
    return out;
}

}  // namespace grognard::ccn
