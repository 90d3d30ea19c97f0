// Bodies of plain HTTP.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/read.hpp"
#include "codec/wire.hpp"
#include "modules/wire.hpp"
#include "table/wire.hpp"

namespace grognard::server::wire {

using codec::Maybe;
using codec::OneOf;
using modules::wire::Chart;
using table::BySeat;
using table::SeatWord;

struct Failure {
    static constexpr std::string_view wire = "Failure";
    std::string_view expected;
};
template <class Visit>
void fields(Visit& visit, const Failure& failure) {
    visit("expected", failure.expected);
}

// Games that can't be read; the others are served.
struct SetAside {
    static constexpr std::string_view wire = "SetAside";
    std::uint64_t count = 0;
    std::vector<std::string> games;
};
template <class Visit>
void fields(Visit& visit, const SetAside& aside) {
    visit("count", aside.count);
    visit("games", aside.games);
}

struct Health {
    static constexpr std::string_view wire = "Health";
    OneOf<"ok"> status;
    Maybe<SetAside> set_aside;  // where there are any
};
template <class Visit>
void fields(Visit& visit, const Health& health) {
    visit("status", health.status);
    visit("set_aside", health.set_aside);
}

struct Language : OneOf<"en", "fr"> {
    static constexpr std::string_view wire = "Language";
};

// A summary of whichever game it is, and a scenario with all that a board needs.
struct AnySummary {
    static constexpr std::string_view wire = "ScenarioSummary";
    static codec::Shape shape(codec::Shapes& all);
};
struct AnyScenario {
    static constexpr std::string_view wire = "Scenario";
    static codec::Shape shape(codec::Shapes& all);
};

struct GameScenarios {
    static constexpr std::string_view wire = "GameScenarios";
    std::string_view game;
    codec::Json<std::vector<AnySummary>> scenarios;
};
template <class Visit>
void fields(Visit& visit, const GameScenarios& game) {
    visit("game", game.game);
    visit("scenarios", game.scenarios);
}

struct Games {
    static constexpr std::string_view wire = "Games";
    std::vector<GameScenarios> games;
    std::vector<std::string_view> bots;
};
template <class Visit>
void fields(Visit& visit, const Games& games) {
    visit("games", games.games);
    visit("bots", games.bots);
}

// Asked for: human, open, or bot:NAME for each seat.
struct Names {
    Maybe<std::string> bottom;
    Maybe<std::string> top;
};
template <class Visit, codec::Is<Names> M>
void fields(Visit& visit, M& names) {
    visit("bottom", names.bottom);
    visit("top", names.top);
}
struct NewTable {
    static constexpr std::string_view wire = "NewTable";
    std::string game;
    std::string scenario;
    BySeat<std::string> seats;
    Maybe<Names> names;
    Maybe<bool> solo;
    Maybe<OneOf<"server", "typed">> dice;
    Maybe<bool>
        automatic;  // does the server answer questions with a single answer? If left out: yes
    Maybe<std::uint8_t> days;  // per move, after which the other player may claim
};
template <class Visit, codec::Is<NewTable> M>
void fields(Visit& visit, M& table) {
    visit("game", table.game);
    visit("scenario", table.scenario);
    visit("seats", table.seats);
    visit("names", table.names);
    visit("solo", table.solo);
    visit("dice", table.dice);
    visit("automatic", table.automatic);
    visit("days", table.days);
}

// The secret of a seat, if one has one.
struct Branch {
    static constexpr std::string_view wire = "Branch";
    Maybe<std::optional<std::string>> seat;
    std::uint64_t at = 0;
};
template <class Visit, codec::Is<Branch> M>
void fields(Visit& visit, M& branch) {
    visit("seat", branch.seat);
    visit("at", branch.at);
}

struct Secret {
    std::string_view secret;
};
template <class Visit>
void fields(Visit& visit, const Secret& secret) {
    visit("secret", secret.secret);
}
struct Secrets {
    Maybe<Secret> bottom;
    Maybe<Secret> top;
    Maybe<Secret> both;
};
template <class Visit>
void fields(Visit& visit, const Secrets& secrets) {
    visit("bottom", secrets.bottom);
    visit("top", secrets.top);
    visit("both", secrets.both);
}
struct Created {
    static constexpr std::string_view wire = "Created";
    std::string_view table;
    std::string_view commitment;
    BySeat<std::string_view> promises;  // of the shares that the host would make itself
    Secrets seats;
};
template <class Visit>
void fields(Visit& visit, const Created& created) {
    visit("table", created.table);
    visit("commitment", created.commitment);
    visit("promises", created.promises);
    visit("seats", created.seats);
}

struct Rule {
    static constexpr std::string_view wire = "Rule";
    std::string_view id;
    std::string_view en;
    std::string_view fr;
    Maybe<std::string_view> ruling_en;
    Maybe<std::string_view> ruling_fr;
};
template <class Visit>
void fields(Visit& visit, const Rule& rule) {
    visit("id", rule.id);
    visit("en", rule.en);
    visit("fr", rule.fr);
    visit("ruling_en", rule.ruling_en);
    visit("ruling_fr", rule.ruling_fr);
}

struct Words {
    static constexpr std::string_view wire = "Words";
    static codec::Shape shape(codec::Shapes& all) {
        return all.of<std::map<std::string, std::string>>();
    }
};

}  // namespace grognard::server::wire
