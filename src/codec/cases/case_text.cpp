// The parts of reading a case that know no game.
#include "codec/cases/case_text.hpp"

#include <algorithm>

namespace grognard::codec {

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> out;
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        if (end != 0) out.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return out;
}

std::size_t steps_of(const std::vector<Node>& cases) {
    std::size_t out = 0;
    for (const Node& one : cases) {
        if (!one.is_object()) continue;
        for (const char* key : {"line", "when"}) {
            const auto steps = one.object().optional(key);
            if (steps && steps->is_array()) out += steps->items().size();
        }
    }
    return out;
}

std::string read_case_id(const Node& node) {
    const std::string& id = node.as_text();
    const bool plain = std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
    if (!plain || id.front() == '-' || id.back() == '-' || id.find("--") != std::string::npos) {
        node.fail("lower-case words joined by hyphens");
    }
    return id;
}

}  // namespace grognard::codec
