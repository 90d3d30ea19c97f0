// What the host needs of a game beyond its table.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/shape.hpp"
#include "codec/write.hpp"
#include "table/table.hpp"

namespace grognard::modules {

// Hits that the dice of each seat promised and gave so far.
struct Luck {
    std::array<double, 2> expected{};
    std::array<int, 2> actual{};

    friend bool operator==(const Luck&, const Luck&) = default;
};

// How the sides stand at one moment, for the chart after the game.
struct Standing {
    std::array<int, 2> strength{};
    std::array<int, 2> points{};

    friend bool operator==(const Standing&, const Standing&) = default;
};

class GamePort {
  public:
    virtual ~GamePort() = default;

    virtual std::string_view game() const = 0;
    virtual std::vector<std::string_view> bots() const = 0;

    // A table at the start of a scenario of the library, by its number alone; nothing if there is
    // none. Names of files are never taken: they come from strangers.
    virtual std::unique_ptr<table::Table> make(std::string_view scenario) const = 0;

    // The tables below are of this game.
    // Chance answered from a source of numbers below a bound.
    virtual std::string answer(const table::Table& at, const table::Below& below) const {
        return at.sampled(below);
    }
    // Thinks on its own copy, on whatever thread calls the result.
    virtual std::function<std::string()> think(const table::Table& at, Seat seat,
                                               std::string_view bot, std::uint64_t seed) const = 0;
    // The answer to question `id`, what the odds are, as JSON; nothing if the action, which must
    // not be refused, rolls no dice. Sought like a bot's choice, since it may take as long.
    using Odds = std::function<std::optional<std::string>()>;
    virtual Odds odds(const table::Table& at, Seat seat, std::string_view action,
                      std::uint64_t id) const = 0;
    // Called before chance is answered with this text, which is checked here: one that is not an
    // answer, as the table will say, changes nothing.
    virtual void count_luck(Luck& luck, const table::Table& at, std::string_view answer) const = 0;
    virtual Standing standing(const table::Table& at) const = 0;

    // [summary…], and one scenario with all that a board needs.
    virtual std::string scenarios() const = 0;
    virtual std::optional<std::string> scenario(std::string_view id) const = 0;
    // [{"part", "status", "rules", "source"?}]: where the figures of each chart come from.
    virtual std::string charts() const { return "[]"; }

    // The shapes of an action, of a view, of an answer about odds, of a summary and of a scenario.
    virtual codec::Shape action_shape(codec::Shapes& all) const = 0;
    virtual codec::Shape view_shape(codec::Shapes& all) const = 0;
    virtual codec::Shape odds_shape(codec::Shapes& all) const = 0;
    virtual codec::Shape summary_shape(codec::Shapes& all) const = 0;
    virtual codec::Shape scenario_shape(codec::Shapes& all) const = 0;
};

}  // namespace grognard::modules
