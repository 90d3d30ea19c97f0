// Yields: a seat passes on all questions of one kind until the move, activation or phase ends.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/asks.hpp"
#include "table/record.hpp"

namespace grognard::table {

inline constexpr std::size_t longest_kind = 40;

std::string_view name(Scope scope);  // "move", "activation", "phase"
std::optional<Scope> parse_scope(std::string_view text);

// `yield SEAT KIND SCOPE ID`, where ID is the number of that move, activation or phase; or
// `yield-end SEAT KIND`.
struct YieldNote {
    std::string seat;  // its name
    std::string kind;
    Scope scope = Scope::Move;
    std::uint32_t id = 0;
    bool ends = false;

    std::string text() const;
};
std::optional<YieldNote> parse_yield_note(std::string_view text);

// A yield that was given and not ended on request. Whether its scope is still the current one is
// for the reader to compare.
std::vector<YieldNote> open_yields(const std::vector<Note>& notes, std::string_view seat);

}  // namespace grognard::table
