// Reads texts and labels of provenance.
#include "codec/text.hpp"

#include <array>
#include <chrono>

#include "codec/utf8.hpp"

namespace grognard::codec {

namespace {

constexpr std::array<std::string_view, 4> statuses = {"sourced", "derived", "reconstructed", "own"};

}  // namespace

std::optional<Language> parse_language(std::string_view text) {
    if (text == "en") return Language::English;
    if (text == "fr") return Language::French;
    return std::nullopt;
}

std::string read_line(const Node& node) {
    if (!printable(node.as_text())) node.fail("text without control characters");
    return node.as_text();
}

Text read_text(const Node& node) {
    Object object = node.object();
    Text text{read_line(object.required("en")), read_line(object.required("fr"))};
    object.done();
    return text;
}

Text read_text_or_name(const Node& node) {
    if (node.is_string()) return {read_line(node), read_line(node)};
    return read_text(node);
}

std::string read_date(const Node& node) {
    const std::string& text = node.as_string();
    const auto number = [&text](std::size_t at, std::size_t digits) -> std::optional<int> {
        int out = 0;
        for (const char c : std::string_view(text).substr(at, digits)) {
            if (c < '0' || c > '9') return std::nullopt;
            out = 10 * out + (c - '0');
        }
        return out;
    };
    const bool shaped = text.size() == 10 && text[4] == '-' && text[7] == '-';
    const auto year = shaped ? number(0, 4) : std::nullopt;
    const auto month = shaped ? number(5, 2) : std::nullopt;
    const auto day = shaped ? number(8, 2) : std::nullopt;
    if (!year || !month || !day) node.fail("a date as YYYY-MM-DD");
    const std::chrono::year_month_day date(std::chrono::year(*year),
                                           std::chrono::month(static_cast<unsigned>(*month)),
                                           std::chrono::day(static_cast<unsigned>(*day)));
    if (!date.ok()) node.fail("a day of the calendar");
    return text;
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
