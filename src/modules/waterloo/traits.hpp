// How Waterloo sits at a table: names of seats, chance, steps and events.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/chance.hpp"
#include "games/waterloo/fields_actions.hpp"
#include "games/waterloo/game.hpp"
#include "games/waterloo/names.hpp"
#include "modules/waterloo/view_wire.hpp"
#include "table/game_table.hpp"
#include "table/message.hpp"

namespace grognard::table {

// Messages need nothing that the state does not hold.
struct WaterlooLore {};

struct WaterlooTraits {
    using Game = Waterloo;
    using Lore = WaterlooLore;

    static constexpr std::string_view name = Waterloo::name;

    static constexpr std::string_view seat_name(Seat seat) { return waterloo::seat_name(seat); }
    static std::optional<Seat> parse_seat(std::string_view text) {
        return waterloo::parse_seat(text);
    }
    static std::uint64_t digest(const waterloo::State& s) { return s.battle->digest; }
    static std::string_view outcome(Replacement replacement, std::uint8_t outcome);
    static std::optional<std::uint8_t> parse_outcome(Replacement replacement,
                                                     std::string_view word) {
        return waterloo::parse_outcome(replacement, word);
    }
    static std::string_view step(const waterloo::State& s) {
        return waterloo::frame_name(s.frames.top());
    }
    static Message tell(const waterloo::State& s, const WaterlooLore& lore,
                        const waterloo::Event& event);
    using Memory = WaterlooUnitsText;
    static void write_view(codec::Writer& out, const waterloo::View& view,
                           const waterloo::Battle& battle, WaterlooUnitsText& units);

    // The question put to whoever is awaited, in one sentence.
    static Message ask(const waterloo::State& s, const WaterlooLore& lore);
};

using WaterlooTable = GameTable<WaterlooTraits>;

}  // namespace grognard::table
