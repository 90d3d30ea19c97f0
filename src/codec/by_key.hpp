// An object whose keys are places or sides, as a list in its own order.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/json.hpp"
#include "core/seat.hpp"

namespace grognard::codec {

// What stands in for the key in a complaint, and what for the object when it is empty.
struct KeyWords {
    std::string key;
    std::string some;
};

template <class Parse, class Read>
auto by_key(const Node& node, const KeyWords& words, Parse parse, Read read) {
    std::vector<
        std::pair<typename decltype(parse(std::string_view()))::value_type, decltype(read(node))>>
        out;
    for (const auto& [text, value] : node.members()) {
        const auto key = parse(text);
        if (!key) value.fail(words.key, shown(text));
        out.emplace_back(*key, read(value));
    }
    if (out.empty()) node.fail(words.some);
    return out;
}

// What is said of either side or both, by their names: set(seat, node) of each.
template <class Set>
void by_seat(Object& given, std::string_view key, std::string_view (*name)(Seat), Set set) {
    const auto node = given.optional(key);
    if (!node) return;
    Object object = node->object();
    for (const Seat seat : both_seats) {
        if (const auto value = object.optional(name(seat))) set(seat, *value);
    }
    object.done();
}

}  // namespace grognard::codec
