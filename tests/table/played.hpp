// Plays a game at a table at random, for tests.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "core/sample.hpp"
#include "table/table.hpp"

namespace grognard::table {

inline Seat awaited_seat(const Table& table) {
    return table.awaits() == Awaits::Second ? Seat::Second : Seat::First;
}

// One random input; every offer is one the table takes.
inline Reply one_input(Table& table, Stream& stream) {
    if (table.awaits() == Awaits::Chance) return table.answer(table.sampled(stream));
    const Seat seat = awaited_seat(table);
    const auto offers = table.offers(seat);
    return table.submit(seat, offers[stream.below(static_cast<std::uint32_t>(offers.size()))]);
}

inline void play_inputs(Table& table, std::size_t count, std::uint64_t seed) {
    Stream stream(seed);
    while (table.at() < count && table.awaits() != Awaits::Nobody) {
        ASSERT_TRUE(std::holds_alternative<Accepted>(one_input(table, stream)));
    }
}

}  // namespace grognard::table
