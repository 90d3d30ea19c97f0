// Every result of a roll of dice once, by how often each face shows, with its exact weight.
#pragma once

#include <cstdint>
#include <limits>

#include "core/chance.hpp"
#include "core/sample.hpp"

namespace grognard {

// Past this the weights of a roll no longer fit in 63 bits.
constexpr bool weighable(const Chance& dice) {
    const auto faces = static_cast<std::uint64_t>(dice.total_weight());
    std::uint64_t ways = 1;
    for (int i = 0; i < dice.count; ++i) {
        if (faces != 0 && ways > std::numeric_limits<std::int64_t>::max() / faces) return false;
        ways *= faces;
    }
    return true;
}

constexpr int faces_of(const Chance& dice) {
    int faces = 0;
    for (std::size_t i = 0; i < dice.outcomes; ++i) faces += dice.weights[i] > 0 ? 1 : 0;
    return faces;
}

// How many results there are when the order of the dice does not matter: (n + f - 1 over n).
constexpr std::uint64_t results_of(const Chance& dice) {
    std::uint64_t results = 1;
    const auto faces = static_cast<std::uint64_t>(faces_of(dice));
    for (std::uint64_t i = 1; i <= dice.count; ++i) {
        results = results * (faces - 1 + i) / i;
        if (results > 1'000'000'000) return results;
    }
    return results;
}

namespace detail {

template <class Visit>
constexpr void each_result_from(const Chance& dice, std::size_t face, int left,
                                std::uint64_t weight, const Answer& so_far, Visit& visit) {
    if (left == 0) return visit(so_far, weight);
    while (face < dice.outcomes && dice.weights[face] == 0) ++face;
    if (face == dice.outcomes) return;
    Answer answer = so_far;
    std::uint64_t choices = 1;  // (left over shown) times the face's weight to that power
    std::uint64_t power = 1;
    for (int shown = 0; shown <= left; ++shown) {
        each_result_from(dice, face + 1, left - shown, weight * choices * power, answer, visit);
        if (shown == left) return;
        answer.push(static_cast<std::uint8_t>(face));
        choices = choices * static_cast<std::uint64_t>(left - shown) /
                  static_cast<std::uint64_t>(shown + 1);
        power *= dice.weights[face];
    }
}

}  // namespace detail

// Calls visit(answer, weight); the weights add up to total_weight() to the power of count.
template <class Visit>
constexpr void each_result(const Chance& dice, Visit visit) {
    detail::each_result_from(dice, 0, dice.count, 1, Answer{}, visit);
}

// How many results there are when each die has its place.
constexpr std::uint64_t sequences_of(const Chance& dice) {
    std::uint64_t results = 1;
    for (int i = 0; i < dice.count; ++i) {
        results *= static_cast<std::uint64_t>(faces_of(dice));
        if (results > 1'000'000'000) return results;
    }
    return results;
}

// The same as each_result, die by die.
template <class Visit>
constexpr void each_sequence(const Chance& dice, Visit visit, const Answer& so_far = {},
                             std::uint64_t weight = 1) {
    if (so_far.size() == dice.count) return visit(so_far, weight);
    for (std::uint8_t face = 0; face < dice.outcomes; ++face) {
        if (dice.weights[face] == 0) continue;
        Answer answer = so_far;
        answer.push(face);
        each_sequence(dice, visit, answer, weight * dice.weights[face]);
    }
}

}  // namespace grognard
