// What players read is written in both languages; where it comes from is said beside it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"

namespace grognard::codec {

enum class Language : std::uint8_t { English, French };

std::optional<Language> parse_language(std::string_view text);  // "en", "fr"

struct Text {
    std::string en;
    std::string fr;

    const std::string& in(Language language) const {
        return language == Language::French ? fr : en;
    }
    friend bool operator==(const Text&, const Text&) = default;
};

// What people read, on a terminal or in a picture: not empty, on one line, nothing in it that
// steers the one or breaks the other.
std::string read_line(const Node& node);

// {"en": ..., "fr": ...}, neither empty; read_text_or_name also takes one string for both.
Text read_text(const Node& node);
Text read_text_or_name(const Node& node);

// How far a fact can be trusted.
enum class Status : std::uint8_t {
    Sourced,        // from the rulebook or published scenario facts
    Derived,        // forced by an example or by arithmetic
    Reconstructed,  // ours, where the printed original is not at hand
    Own             // ours, and meant to be
};

// YYYY-MM-DD, a day of the calendar.
std::string read_date(const Node& node);

std::string_view name(Status status);
Status read_status(const Node& node);

struct Provenance {
    std::string part;  // what it speaks of: cards.FR.LI, map, placement
    Status status = Status::Own;
    Text source;                     // empty when there is nothing to add
    std::vector<std::string> rules;  // ids
    bool beyond_pool = false;        // more units than the box holds, on purpose

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

}  // namespace grognard::codec
