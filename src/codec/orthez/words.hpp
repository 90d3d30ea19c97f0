// Small readers that all files of the game share: enumerators by name, hexes, labelled parts.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"
#include "codec/text.hpp"
#include "core/enum_names.hpp"
#include "games/orthez/hexes.hpp"

namespace grognard::orthez {

using codec::BadInput;
using codec::Document;
using codec::Node;
using codec::Object;

template <class Enum, std::size_t N>
Enum read_word(const Node& node, const std::array<std::string_view, N>& table) {
    const auto found = enum_names::find<Enum>(table, node.as_string());
    if (!found) node.fail(codec::one_of(table));
    return *found;
}

template <class T>
T read_number(Object& object, std::string_view key, int low, int high) {
    return object.required(key).as_int<T>(static_cast<T>(low), static_cast<T>(high));
}

std::vector<Node> exactly(const Node& node, std::size_t count);

// [column, row] on the ground.
HexId read_hex(const Node& node, const Ground& ground);
std::vector<HexId> read_hexes(const Node& node, const Ground& ground);

// The members status, rules and source of a part of a file.
codec::Provenance read_provenance(Object& object, std::string part);
// A list of parts, each with those members.
std::vector<codec::Provenance> read_provenances(const Node& node);

}  // namespace grognard::orthez
