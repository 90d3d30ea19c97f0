// Bodies of plain HTTP, and the parts that the scenarios and odds of every game are made of.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/read.hpp"
#include "codec/text.hpp"
#include "codec/wire.hpp"
#include "core/ledger.hpp"
#include "table/wire.hpp"

namespace grognard::server::wire {

using codec::Maybe;
using codec::OneOf;
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

struct Text {
    static constexpr std::string_view wire = "Text";
    std::string en;
    std::string fr;

    Text() = default;
    explicit Text(const codec::Text& text) : en(text.en), fr(text.fr) {}
};
template <class Visit>
void fields(Visit& visit, const Text& text) {
    visit("en", text.en);
    visit("fr", text.fr);
}

struct SideInfo {
    static constexpr std::string_view wire = "SideInfo";
    std::vector<std::string> nations;
    Text commander;
    Maybe<Text> name;  // where it is not called after the first of its nations
};
template <class Visit>
void fields(Visit& visit, const SideInfo& side) {
    visit("nations", side.nations);
    visit("commander", side.commander);
    visit("name", side.name);
}

// What every game says of a scenario; its own summary adds to it.
struct Summary {
    std::string id;
    std::string slug;
    Text name;
    std::string date;
    Text intro;
    BySeat<SideInfo> sides;
    SeatWord first;
    std::vector<std::string> reconstructed;  // parts that are our own
};
template <class Visit>
void fields(Visit& visit, const Summary& scenario) {
    visit("id", scenario.id);
    visit("slug", scenario.slug);
    visit("name", scenario.name);
    visit("date", scenario.date);
    visit("intro", scenario.intro);
    visit("sides", scenario.sides);
    visit("first", scenario.first);
    visit("reconstructed", scenario.reconstructed);
}

// Where facts come from.
struct Label {
    static constexpr std::string_view wire = "Label";
    std::string status;
    Maybe<Text> source;

    Label() = default;
    explicit Label(const codec::Provenance& part) : status(codec::name(part.status)) {
        if (!part.source.en.empty()) source.value = Text(part.source);
    }
};
template <class Visit>
void fields(Visit& visit, const Label& label) {
    visit("status", label.status);
    visit("source", label.source);
}

struct Chart {
    static constexpr std::string_view wire = "Chart";
    std::string part;
    std::string status;
    std::vector<std::string> rules;
    Maybe<Text> source;

    Chart() = default;
    explicit Chart(const codec::Provenance& of)
        : part(of.part), status(codec::name(of.status)), rules(of.rules) {
        if (!of.source.en.empty()) source.value = Text(of.source);
    }
};
template <class Visit>
void fields(Visit& visit, const Chart& chart) {
    visit("part", chart.part);
    visit("status", chart.status);
    visit("rules", chart.rules);
    visit("source", chart.source);
}

// A row of a sum, and the rule it comes from.
struct LedgerRow {
    static constexpr std::string_view wire = "LedgerRow";
    int amount = 0;
    std::string_view rule;
    std::string_view reason;
};
template <class Visit>
void fields(Visit& visit, const LedgerRow& row) {
    visit("amount", row.amount);
    visit("rule", row.rule);
    visit("reason", row.reason);
}

struct Dice {
    static constexpr std::string_view wire = "Dice";
    int total = 0;
    std::vector<LedgerRow> rows;

    Dice() = default;
    explicit Dice(const Ledger& ledger) : total(ledger.total()) {
        for (const Entry& row : ledger.entries())
            rows.push_back({row.amount, row.rule, row.reason});
    }
};
template <class Visit>
void fields(Visit& visit, const Dice& dice) {
    visit("total", dice.total);
    visit("rows", dice.rows);
}

inline std::vector<std::string> reconstructed(const std::vector<codec::Provenance>& parts) {
    std::vector<std::string> out;
    for (const codec::Provenance& part : parts) {
        if (part.status == codec::Status::Reconstructed) out.push_back(part.part);
    }
    return out;
}

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
