// Chance as a question: rules ask, somebody outside answers (dice, a search, a script, a person).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/seat.hpp"

namespace grognard {

enum class Replacement : std::uint8_t { Dice, Cards };

// `count` draws, one after another, among the outcomes 0..outcomes-1 with these integer weights.
// Dice are independent; cards leave the pile as they are drawn.
struct Chance {
    static constexpr std::size_t max_outcomes = 40;

    std::string_view kind;
    std::uint8_t count = 0;
    std::uint8_t outcomes = 0;
    Replacement replacement = Replacement::Dice;
    std::array<std::uint8_t, max_outcomes> weights{};
    Visible seen = Visible::All;  // who may see the answer

    // The same question, whose answer only these may see.
    constexpr Chance for_eyes(Visible eyes) const {
        Chance out = *this;
        out.seen = eyes;
        return out;
    }

    constexpr int total_weight() const {
        int sum = 0;
        for (std::size_t i = 0; i < outcomes; ++i) sum += weights[i];
        return sum;
    }
};

using Drawn = std::span<const std::uint8_t>;

// False for a question without an answer: no weight at all, or fewer cards than draws.
constexpr bool answerable(const Chance& chance) {
    if (chance.outcomes > Chance::max_outcomes) return false;
    const int weight = chance.total_weight();
    const int needed = chance.replacement == Replacement::Cards ? chance.count : 1;
    return chance.count == 0 || weight >= needed;
}

// Could this answer have been given to this question?
constexpr bool fits(const Chance& chance, Drawn drawn) {
    if (drawn.size() != chance.count) return false;
    std::array<std::uint8_t, Chance::max_outcomes> left = chance.weights;
    for (const std::uint8_t outcome : drawn) {
        if (outcome >= chance.outcomes || left[outcome] == 0) return false;
        if (chance.replacement == Replacement::Cards) --left[outcome];
    }
    return true;
}

}  // namespace grognard
