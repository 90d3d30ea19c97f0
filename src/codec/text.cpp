// Reads texts and labels of provenance.
#include "codec/text.hpp"

#include <array>

namespace grognard::codec {

namespace {

constexpr std::array<std::string_view, 4> statuses = {"sourced", "derived", "reconstructed", "own"};

}  // namespace

std::optional<Language> parse_language(std::string_view text) {
    if (text == "en") return Language::English;
    if (text == "fr") return Language::French;
    return std::nullopt;
}

Text read_text(const Node& node) {
    Object object = node.object();
    Text text{object.required("en").as_text(), object.required("fr").as_text()};
    object.done();
    return text;
}

Text read_text_or_name(const Node& node) {
    if (node.is_string()) return {node.as_text(), node.as_text()};
    return read_text(node);
}

std::string_view name(Status status) { return statuses[static_cast<std::size_t>(status)]; }

Status read_status(const Node& node) {
    const std::string& text = node.as_string();
    for (std::size_t i = 0; i < statuses.size(); ++i) {
        if (statuses[i] == text) return static_cast<Status>(i);
    }
    node.fail("sourced, derived, reconstructed or own");
}

}  // namespace grognard::codec
