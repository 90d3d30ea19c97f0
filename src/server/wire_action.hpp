// An action of whichever game it is, as the JSON object that travels.
#pragma once

#include <string>
#include <string_view>

#include "codec/json.hpp"
#include "codec/shape.hpp"

namespace grognard::server::wire {

struct Action {
    static constexpr std::string_view wire = "Action";
    static codec::Shape shape(codec::Shapes& all);

    std::string json;
};

// What it says is read by the game's table.
inline void read_value(const codec::Node& node, Action& action) {
    if (!node.is_object()) node.fail("an action");
    action.json = node.json();
}

}  // namespace grognard::server::wire
