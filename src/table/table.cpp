// Small helpers of the table that no game has a part in.
#include "table/table.hpp"

#include <algorithm>
#include <iterator>

#include "codec/write.hpp"
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

std::string Table::view_json(Seat seat) const {
    codec::Writer out;
    write_view(out, seat);
    return out.take();
}

std::vector<Message> seen_by(Seat seat, std::vector<Message> told) {
    std::erase_if(told, [seat](const Message& message) { return !sees(message.visible, seat); });
    return told;
}

}  // namespace grognard::table
