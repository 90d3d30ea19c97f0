// The part of a `then` that speaks of Waterloo: pieces, cubes, discs, strongholds, what was told.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codec/cases/report.hpp"
#include "codec/waterloo/charts.hpp"
#include "codec/waterloo/piece_text.hpp"
#include "core/events.hpp"
#include "games/waterloo/events.hpp"
#include "games/waterloo/state.hpp"

namespace grognard::waterloo {

template <class T>
using ByArea = std::vector<std::pair<AreaId, T>>;
template <class T>
using BySeat = std::vector<std::pair<Seat, T>>;
using ByDisc = std::vector<std::pair<Disc, int>>;

// What must be known of a ledger: the common form of a sum.
struct LedgerExpect {
    struct Row {
        std::string rule;
        std::optional<int> amount;
    };
    std::optional<int> total;
    std::vector<Row> rows;
    std::vector<std::string> no_rows;
};

// An event with some of its facts.
struct ToldExpect {
    using Value = std::variant<int, bool, std::string, PieceWords, std::vector<int>, LedgerExpect>;
    std::string event;
    std::vector<std::pair<std::string, Value>> facts;
    std::string text;  // as the case has it, for messages
};

struct AssaultExpect {
    std::optional<AreaId> at;
    std::optional<int> step;
    std::optional<int> round;
};

struct Expect {
    ByArea<PieceList> units;
    ByArea<std::vector<std::pair<Force, int>>> cubes;
    ByArea<int> cubes_in_all;
    std::vector<std::pair<Force, int>> stock;
    std::optional<int> grand_battery;
    std::optional<int> track;  // pieces yet to come
    std::optional<int> turn;   // from 1
    std::optional<Seat> initiative;
    std::optional<Seat> active;
    std::optional<int> tile;  // 0: none
    std::optional<int> done;
    BySeat<ByDisc> discs;
    BySeat<ByDisc> used;
    BySeat<ByDisc> before;
    ByArea<Seat> holders;
    BySeat<int> losses;
    BySeat<AreaSet> pending;
    std::optional<WonBy> won_by;
    std::optional<std::optional<AssaultExpect>> assault;  // nothing inside: none goes on
    std::vector<ToldExpect> told;                         // in this order, others between
};

Expect read_expect(Object& object, const ChartsBook& charts);
void check(const Expect& expect, const State& s, const std::vector<Told<Event>>& told,
           std::vector<codec::Mismatch>& out);

}  // namespace grognard::waterloo
