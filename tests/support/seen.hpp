// What one seat is shown and told, as a test compares it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "codec/write.hpp"
#include "table/table.hpp"

namespace grognard::table {

inline std::string view_json(const Table& table, Seat seat) {
    codec::Writer out;
    table.write_view(out, viewer(seat));
    return out.take();
}

inline std::vector<Message> seen_by(Seat seat, std::vector<Message> told) {
    std::erase_if(told, [seat](const Message& message) { return !sees(message.visible, seat); });
    return told;
}

}  // namespace grognard::table
