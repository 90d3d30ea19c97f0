// Holds partial JSON against the whole: what is not said may be anything. Lists match completely;
// lists of words, such as hands and sets of pieces, in any order.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "codec/cases/report.hpp"
#include "codec/json.hpp"

namespace grognard::codec {

// A key that is not there fits nothing, not even null.
bool fits_json(const Node& expected, const std::optional<Node>& actual);
// The same, but a list may hold more than what is expected.
bool holds_json(const Node& expected, const std::optional<Node>& actual);
void match_json(const Node& expected, const std::optional<Node>& actual, const std::string& place,
                std::vector<Mismatch>& out);

}  // namespace grognard::codec
