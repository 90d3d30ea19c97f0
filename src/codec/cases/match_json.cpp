// Compares member by member and reports the deepest places that differ.
#include "codec/cases/match_json.hpp"

#include <algorithm>

namespace grognard::codec {

namespace {

std::optional<Node> member(const Node& object, const std::string& key) {
    for (const auto& [name, value] : object.members()) {
        if (name == key) return value;
    }
    return std::nullopt;
}

void differ(const Node& expected, const std::optional<Node>& actual, const std::string& place,
            std::vector<Mismatch>& out) {
    out.push_back({place, expected.json(), actual ? actual->json() : "nothing of that name", {}});
}

}  // namespace

void match_json(const Node& expected, const std::optional<Node>& actual, const std::string& place,
                std::vector<Mismatch>& out) {
    if (!actual) return differ(expected, actual, place, out);
    if (expected.is_object() && actual->is_object()) {
        for (const auto& [key, value] : expected.members()) {
            match_json(value, member(*actual, key), place + "." + key, out);
        }
        return;
    }
    if (expected.is_array() && actual->is_array()) {
        const auto wanted = expected.items();
        const auto found = actual->items();
        const bool alike = wanted.size() == found.size() &&
                           std::equal(wanted.begin(), wanted.end(), found.begin(),
                                      [](const Node& a, const Node& b) { return fits_json(a, b); });
        if (!alike) differ(expected, actual, place, out);
        return;
    }
    if (expected.json() != actual->json()) differ(expected, actual, place, out);
}

bool fits_json(const Node& expected, const std::optional<Node>& actual) {
    std::vector<Mismatch> wrong;
    match_json(expected, actual, "", wrong);
    return wrong.empty();
}

}  // namespace grognard::codec
