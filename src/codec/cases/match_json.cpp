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

enum class Lists { Complete, Among };

bool fits(const Node& expected, const std::optional<Node>& actual, Lists lists) {
    if (!actual) return false;
    if (expected.is_object() && actual->is_object()) {
        const auto members = expected.members();
        return std::all_of(members.begin(), members.end(), [&](const auto& wanted) {
            return fits(wanted.second, member(*actual, wanted.first), lists);
        });
    }
    if (!expected.is_array() || !actual->is_array()) return expected.json() == actual->json();
    const auto wanted = expected.items();
    auto left = actual->items();
    if (lists == Lists::Complete && wanted.size() != left.size()) return false;
    const bool words = std::all_of(wanted.begin(), wanted.end(),
                                   [](const Node& item) { return item.is_string(); });
    if (lists == Lists::Complete && !words) {
        return std::equal(wanted.begin(), wanted.end(), left.begin(),
                          [](const Node& a, const Node& b) { return fits(a, b, Lists::Complete); });
    }
    return std::all_of(wanted.begin(), wanted.end(), [&](const Node& item) {
        const auto found = std::find_if(left.begin(), left.end(),
                                        [&](const Node& b) { return fits(item, b, lists); });
        if (found == left.end()) return false;
        left.erase(found);
        return true;
    });
}

}  // namespace

bool fits_json(const Node& expected, const std::optional<Node>& actual) {
    return fits(expected, actual, Lists::Complete);
}
bool holds_json(const Node& expected, const std::optional<Node>& actual) {
    return fits(expected, actual, Lists::Among);
}

void match_json(const Node& expected, const std::optional<Node>& actual, const std::string& place,
                std::vector<Mismatch>& out) {
    if (actual && expected.is_object() && actual->is_object()) {
        for (const auto& [key, value] : expected.members()) {
            match_json(value, member(*actual, key), place + "." + key, out);
        }
    } else if (!fits_json(expected, actual)) {
        differ(expected, actual, place, out);
    }
}

}  // namespace grognard::codec
