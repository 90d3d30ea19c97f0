// Small helpers of the table that no game has a part in.
#include "table/table.hpp"

#include <iterator>

#include "core/hash.hpp"

namespace grognard::table {

std::uint64_t linked(std::uint64_t before, std::optional<Seat> by, std::string_view text,
                     std::uint64_t state) {
    Hasher hasher;
    hasher.mix(before);
    hasher.mix(by ? static_cast<std::uint64_t>(index(*by)) : std::size(both_seats));
    hasher.mix(text.size());
    for (const char c : text) hasher.mix(static_cast<unsigned char>(c));
    hasher.mix(state);
    return hasher.value();
}

std::string Question::words() const {
    std::string text = verb + " and " + std::to_string(count) + " of";
    for (const std::string& outcome : outcomes) text += " " + outcome;
    return text;
}

}  // namespace grognard::table
