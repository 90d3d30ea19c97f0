// How Commands & Colors: Napoleonics sits at a table: names of seats, chance, steps and events.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/ccn/scenario.hpp"
#include "codec/write.hpp"
#include "core/chance.hpp"
#include "core/ledger.hpp"
#include "games/ccn/fields_actions.hpp"
#include "games/ccn/game.hpp"
#include "games/ccn/names.hpp"
#include "modules/ccn/view_wire.hpp"
#include "table/game_table.hpp"
#include "table/message.hpp"

namespace grognard::table {

// What messages need that the state does not hold.
struct CcnLore {
    std::vector<std::string> unit_names;  // by unit id; a position has none
    std::vector<std::string> general_names;
    // Who gives each side its name.
    std::array<ccn::Nation, 2> sides = {ccn::Nation::French, ccn::Nation::British};

    CcnLore() = default;
    explicit CcnLore(const ccn::Scenario& scenario)
        : unit_names(scenario.unit_names),
          general_names(scenario.general_names),
          sides{scenario.armies[0].nations.front(), scenario.armies[1].nations.front()} {}
};

struct CcnTraits {
    using Game = Ccn;
    using Lore = CcnLore;

    static constexpr std::string_view name = Ccn::name;

    static constexpr std::string_view seat_name(Seat seat) { return ccn::seat_name(seat); }
    static std::optional<Seat> parse_seat(std::string_view text) { return ccn::parse_seat(text); }
    static std::uint64_t digest(const ccn::State& s) { return s.battle->digest; }
    static std::string_view outcome(Replacement replacement, std::uint8_t outcome);
    static std::optional<std::uint8_t> parse_outcome(Replacement replacement,
                                                     std::string_view word);
    static std::string_view step(const ccn::State& s) { return ccn::frame_name(s.frames.top()); }
    static Message tell(const ccn::State& s, const CcnLore& lore, const ccn::Event& event);
    using Memory = ViewMemory;
    static void write_view(codec::Writer& out, const ccn::View& view, const ccn::Battle& battle,
                           ViewMemory& kept);

    // The question put to whoever is awaited, in one sentence.
    static Message ask(const ccn::State& s, const CcnLore& lore);
};

using CcnTable = GameTable<CcnTraits>;

}  // namespace grognard::table
