// Looks through the file of a store for whatever can't be right.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "store/store.hpp"

namespace grognard::store {

struct Problem {
    std::string game;  // empty: it concerns the file
    std::string what;

    friend bool operator==(const Problem&, const Problem&) = default;
};

struct Inspection {
    std::uint64_t games = 0;
    std::uint64_t binned = 0;
    std::uint64_t inputs = 0;
    std::vector<Problem> problems;
};

// What is wrong with the inputs of a game, which the store itself can't play.
using GameCheck = std::function<std::optional<std::string>(const StoredGame&)>;

// A server may be writing to the store. Throws Failed if it is no store that can be opened.
Inspection inspect(const std::filesystem::path& store, const GameCheck& check);

}  // namespace grognard::store
