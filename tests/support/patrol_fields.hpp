// The actions of the second toy game of tests/core as JSON lists their members.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/action_fields.hpp"
#include "patrol.hpp"

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
