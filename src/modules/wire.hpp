// The parts that the scenarios and odds of every game are made of, as they travel.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text.hpp"
#include "codec/wire.hpp"
#include "core/ledger.hpp"
#include "table/wire.hpp"

namespace grognard::modules::wire {

using codec::Maybe;
using codec::OneOf;
using table::BySeat;
using table::SeatWord;

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

}  // namespace grognard::modules::wire
