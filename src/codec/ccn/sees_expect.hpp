// What one seat, or a spectator, may know of the cards: as its view has them, and what they could
// be.
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/report.hpp"
#include "codec/ccn/read.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

// Not shown, so many, or exactly these.
struct Hidden {};
using SeenCards = std::variant<Hidden, int, std::vector<Card>>;

struct SeesExpect {
    std::vector<std::pair<Seat, SeenCards>> hand;
    std::vector<std::pair<Seat, SeenCards>> track;
    std::optional<int> deck;
    std::optional<std::vector<Card>> scouted;
    // Cards that a hand may hold, as far as is known, all at once; that it can't hold.
    std::vector<std::pair<Seat, std::vector<Card>>> may_hold;
    std::vector<std::pair<Seat, std::vector<Card>>> cannot_hold;
};

SeesExpect read_sees(Object& object);
void check_sees(const SeesExpect& expected, std::optional<Seat> viewer, const State& s,
                std::vector<codec::Mismatch>& out);

}  // namespace grognard::ccn
