// What the runner of rule cases knows of a game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/cases/report.hpp"
#include "codec/cases/shown.hpp"
#include "codec/json.hpp"
#include "codec/library.hpp"

namespace grognard::codec {

struct PlayedGame {
    std::string_view name;
    std::string_view rule_prefix;
    CaseReport (*run)(const Library&, const Node&, Unreadable);
    std::vector<ActionVerdict> (*explain)(const Library&, const Node&);
    std::vector<ShownPosition> (*show)(const Library&, const Node&);
};

}  // namespace grognard::codec
