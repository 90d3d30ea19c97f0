// The actions of the first toy game of tests/core as JSON lists their members.
#pragma once

#include <optional>
#include <string_view>

#include "core/action_fields.hpp"
#include "toy.hpp"

namespace grognard::toy {

struct CardSpelling {
    static constexpr std::string_view expected = "a card";
    static std::string_view name(Card card) { return toy::name(card); }
    static std::optional<Card> parse(std::string_view text) {
        for (const Card card : card_kinds) {
            if (name(card) == text) return card;
        }
        return std::nullopt;
    }
};
template <class T>
constexpr AsWord<CardSpelling, T> card_word(T& card) {
    return {{}, &card};
}
GROGNARD_ACTION(Attack, "attack", visit("card", card_word(a.card));)
GROGNARD_ACTION(Rest, "rest")
GROGNARD_ACTION(Cover, "cover")
GROGNARD_ACTION(Stand, "stand")

}  // namespace grognard::toy
