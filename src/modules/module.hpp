// Everything the program knows of a game, whatever the game is. A module is made of a type that
// says what is its own (make.hpp), and stands in one list (list.hpp).
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codec/faults.hpp"
#include "codec/json.hpp"
#include "codec/text.hpp"
#include "codec/write.hpp"
#include "core/refusal.hpp"
#include "modules/bot.hpp"
#include "modules/played_game.hpp"
#include "modules/port.hpp"
#include "modules/screen.hpp"
#include "players/bench.hpp"
#include "players/in_order.hpp"
#include "players/score.hpp"

namespace grognard::modules {

// A scenario in one line.
struct Listed {
    std::string id;
    std::string date;
    std::string name;
    std::string sides;
};

// Two players, so many games; every scenario in turn when none is named.
struct Pairing {
    std::string scenario;
    std::string a;
    std::string b;
    int games = 0;
    std::uint64_t seed = 1;
    int threads = 1;
};

// Hears of every game and may end the match.
using Watch = std::function<GoOn(const Score&)>;

using Divided = std::vector<std::pair<std::string, std::uint64_t>>;

// What random play should reach on one core, a second (docs/speed.md).
struct Budget {
    double games = 0;
    double actions = 0;
};

struct Module {
    std::string_view name;
    std::string_view title;
    std::array<std::string_view, 2> seats;
    std::span<const std::string_view> players;

    std::vector<Listed> (*list)(codec::Language);
    void (*write_scenarios)(codec::Writer&, codec::Language);
    // The number of the scenario meant; BadInput if there is none.
    std::string (*scenario_id)(std::string_view wanted);

    Budget budget;
    Bench (*bench)(std::string_view scenario, double seconds, std::uint64_t seed);
    Score (*simulate)(const Pairing&, const Watch&);
    Score (*arena)(const Pairing&, const Watch&);
    std::uint64_t (*perft)(std::string_view scenario, int depth);
    // Leaves under each first decision.
    Divided (*divide)(std::string_view scenario, int depth);

    // The scenario by number, name or file, or its whole JSON; BadInput if there is none.
    std::unique_ptr<table::Table> (*table)(std::string_view scenario, const codec::Library&);
    // What the host needs besides: scenarios as a client draws them, bots, odds, luck.
    const GamePort& (*port)();
    codec::PlayedGame cases;
    void (*lint)(const codec::Library&, codec::Faults&);

    // The table is of this game, at this scenario.
    Seat (*first)(std::string_view scenario);  // who moves first
    std::unique_ptr<Screen> (*screen)(const table::Table&, std::string_view scenario,
                                      const table::Words&, codec::Language);
    std::unique_ptr<Bot> (*bot)(const table::Table&, std::string_view player, std::uint64_t seed);
    std::string (*picture)(std::string_view scenario, const table::Words&, codec::Language);
    // What an action may bring in a position as in rule cases: in words, or as JSON when there are
    // none. BadInput if it is no combat.
    std::variant<table::Refused, std::string> (*odds)(const codec::Node& given,
                                                      const codec::Node& action,
                                                      const table::Words* words);
};

}  // namespace grognard::modules
