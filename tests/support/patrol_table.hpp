// A table for the second toy game of tests/core: simultaneous orders, interrupts with a pass.
#pragma once

#include <array>
#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/action_fields.hpp"
#include "patrol.hpp"
#include "table/game_table.hpp"

namespace grognard::patrol {

struct OrderSpelling {
    static constexpr std::string_view expected = "march or watch";
    static std::string_view name(Order order) { return patrol::name(order); }
    static std::optional<Order> parse(std::string_view text) {
        for (const Order order : {Order::March, Order::Watch}) {
            if (name(order) == text) return order;
        }
        return std::nullopt;
    }
};
struct LegSpelling {
    static constexpr std::string_view expected = "a leg in mm, at most three of them";
    template <class Visit>
    static void each(const Legs& legs, Visit visit) {
        for (const int leg : legs) visit(std::to_string(leg));
    }
    static bool add(Legs& legs, std::string_view text) {
        std::int16_t leg = 0;
        const char* const end = text.data() + text.size();
        if (legs.full() || std::from_chars(text.data(), end, leg).ptr != end) return false;
        legs.push(leg);
        return true;
    }
};
struct MusketSpelling {
    static constexpr std::string_view expected = "a musket, 1 to 4";
    template <class Visit>
    static void each(Muskets muskets, Visit visit) {
        for (unsigned i = 0; i < musket_count; ++i) {
            if ((muskets >> i & 1U) != 0) visit(std::to_string(i + 1));
        }
    }
    static bool add(Muskets& muskets, std::string_view text) {
        if (text.size() != 1 || text[0] < '1' || text[0] > '4') return false;
        muskets = static_cast<Muskets>(muskets | 1U << static_cast<unsigned>(text[0] - '1'));
        return true;
    }
};
template <class T>
constexpr AsWord<OrderSpelling, T> order_word(T& order) {
    return {{}, &order};
}
template <class T>
constexpr AsWords<LegSpelling, T> leg_words(T& legs) {
    return {{}, &legs};
}
template <class T>
constexpr AsWords<MusketSpelling, T> musket_words(T& muskets) {
    return {{}, &muskets};
}
GROGNARD_ACTION(Choose, "order", visit("order", order_word(a.order));)
GROGNARD_ACTION(March, "march", visit("legs", leg_words(a.legs));)
GROGNARD_ACTION(Stay, "stay")
GROGNARD_ACTION(Shoot, "shoot", visit("with", musket_words(a.with));)
GROGNARD_ACTION(Hold, "hold")

}  // namespace grognard::patrol

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
