// A table for the second toy game of tests/core: simultaneous orders, interrupts with a pass.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "support/patrol_fields.hpp"
#include "table/game_table.hpp"

namespace grognard::table {

struct PatrolTraits {
    using Game = patrol::Patrol;
    struct Lore {};
    struct Memory {};

    static constexpr std::string_view name = "patrol";
    static constexpr std::array<std::string_view, 2> faces = {"miss", "hit"};
    static constexpr std::array<std::string_view, 3> chits = {"first", "second", "rain"};

    static std::string_view seat_name(Seat seat) { return seat == Seat::First ? "one" : "two"; }
    static std::optional<Seat> parse_seat(std::string_view text) {
        if (text == "one") return Seat::First;
        return text == "two" ? std::optional(Seat::Second) : std::nullopt;
    }
    static std::uint64_t digest(const patrol::State&) { return 1815; }
    static std::string_view outcome(Replacement replacement, std::uint8_t outcome) {
        return replacement == Replacement::Dice ? faces.at(outcome) : chits.at(outcome);
    }
    static std::optional<std::uint8_t> parse_outcome(Replacement replacement,
                                                     std::string_view text) {
        const std::uint8_t count = replacement == Replacement::Dice ? 2 : 3;
        for (std::uint8_t i = 0; i < count; ++i) {
            if (outcome(replacement, i) == text) return i;
        }
        return std::nullopt;
    }
    static std::string_view step(const patrol::State& s) {
        return patrol::frame_name(s.frames.top());
    }
    static Message tell(const patrol::State&, const Lore&, const patrol::Event& event) {
        constexpr std::array<std::string_view, 5> keys = {"revealed", "chosen", "chit", "moved",
                                                          "shot"};
        return Message(std::string("event.") + std::string(keys.at(event.index())));
    }
    static Message ask(const patrol::State& s, const Lore&) {
        return Message("ask." + std::string(step(s)));
    }
    static void write_view(codec::Writer& out, const patrol::View& view, const patrol::Battle&,
                           Memory&) {
        out.begin_object();
        for (const Seat seat : both_seats) {
            const std::string_view order = patrol::name(view.orders[index(seat)]);
            if (order.empty()) continue;
            seat == Seat::First ? out.key("one") : out.key("two");
            out.word(order);
        }
        out.end_object();
    }
};

using PatrolTable = GameTable<PatrolTraits>;

inline std::unique_ptr<Table> patrol_table() {
    return std::make_unique<PatrolTable>("patrol", std::make_shared<patrol::Battle>(),
                                         PatrolTraits::Lore{});
}

}  // namespace grognard::table
