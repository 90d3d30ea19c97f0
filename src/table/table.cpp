// Small helpers of the table that no game has a part in.
#include "table/table.hpp"

#include <algorithm>

namespace grognard::table {

std::string Question::words() const {
    std::string text = verb + " and " + std::to_string(count) + " of";
    for (const std::string& outcome : outcomes) text += " " + outcome;
    return text;
}

std::vector<Message> seen_by(Seat seat, std::vector<Message> told) {
    std::erase_if(told, [seat](const Message& message) { return !sees(message.visible, seat); });
    return told;
}

}  // namespace grognard::table
