// Reads events by their facts and looks for them, in order, among those told.
#include "codec/waterloo/told_expect.hpp"

#include <algorithm>

#include "codec/cases/match.hpp"
#include "codec/waterloo/event_facts.hpp"
#include "core/frames.hpp"
#include "games/waterloo/notation.hpp"

namespace grognard::waterloo {

namespace {

template <std::size_t... I>
std::vector<Event> one_of_each(std::index_sequence<I...>) {
    return {Event(std::in_place_index<I>)...};
}

const std::vector<Event>& all_events() {
    static const auto all = one_of_each(std::make_index_sequence<std::variant_size_v<Event>>{});
    return all;
}

LedgerExpect read_ledger(const Node& node) {
    LedgerExpect out;
    if (node.is_number()) {
        out.total = node.as_int(-99, 99);
        return out;
    }
    Object object = node.object();
    if (const auto total = object.optional("total")) out.total = total->as_int(-99, 99);
    if (const auto rows = object.optional("rows")) {
        for (const Node& item : rows->items()) {
            Object row = item.object();
            LedgerExpect::Row one{.rule = row.required("rule").as_text(), .amount = {}};
            if (const auto amount = row.optional("amount")) one.amount = amount->as_int(-99, 99);
            row.done();
            out.rows.push_back(std::move(one));
        }
    }
    if (const auto none = object.optional("no_rows")) {
        for (const Node& item : none->items()) out.no_rows.push_back(item.as_text());
    }
    object.done();
    return out;
}

// In the shape of the fact it will be held against.
struct ReadValue {
    const Node& node;

    ToldExpect::Value operator()(int) const { return node.as_int(0, 255); }
    ToldExpect::Value operator()(bool) const { return node.as_bool(); }
    ToldExpect::Value operator()(std::string_view) const { return node.as_text(); }
    ToldExpect::Value operator()(const Piece&) const {
        if (const auto words = parse_piece_words(node.as_text())) return *words;
        node.fail("[sheltered] [POSTURE] NATION ARM [from AREA]");
    }
    ToldExpect::Value operator()(const std::vector<int>&) const {
        std::vector<int> out;
        for (const Node& item : node.items()) out.push_back(item.as_int(1, 6));
        return out;
    }
    ToldExpect::Value operator()(const Ledger&) const { return read_ledger(node); }
};

std::string ledger_expect_words(const LedgerExpect& expected) {
    std::string out;
    const auto add = [&out](const std::string& words) {
        out += (out.empty() ? "" : " with ") + words;
    };
    if (expected.total) add(std::to_string(*expected.total) + " in all");
    for (const auto& row : expected.rows) {
        add((row.amount ? std::to_string(*row.amount) + " by " : "") + row.rule);
    }
    for (const std::string& rule : expected.no_rows) add("nothing by " + rule);
    return out;
}

std::string numbers_words(const std::vector<int>& values) {
    std::string out = "[";
    for (const int value : values) out += (out.size() > 1 ? " " : "") + std::to_string(value);
    return out + "]";
}

std::string value_words(const ToldExpect::Value& value) {
    const Overloaded words{
        [](int number) { return std::to_string(number); },
        [](bool flag) { return std::string(flag ? "true" : "false"); },
        [](const std::string& word) { return word; },
        [](const PieceWords& piece) { return piece_words(piece); },
        [](const std::vector<int>& values) { return numbers_words(values); },
        [](const LedgerExpect& ledger) { return ledger_expect_words(ledger); },
    };
    return std::visit(words, value);
}

ToldExpect read_one(const Node& node) {
    Object object = node.object();
    const Node named = object.required("event");
    const auto found = std::ranges::find_if(
        all_events(), [&](const Event& event) { return event_name(event) == named.as_string(); });
    if (found == all_events().end()) named.fail("the name of an event");
    ToldExpect out{.event = named.as_text(), .facts = {}, .text = named.as_text()};
    for (const Fact& fact : facts(*found)) {
        const auto value = object.optional(fact.key);
        if (!value) continue;
        out.facts.emplace_back(std::string(fact.key), std::visit(ReadValue{*value}, fact.value));
        out.text += (out.facts.size() == 1 ? ": " : ", ") + std::string(fact.key) + " " +
                    value_words(out.facts.back().second);
    }
    object.done();
    return out;
}

bool same(const LedgerExpect& expected, const Ledger& ledger) {
    if (expected.total && *expected.total != ledger.total()) return false;
    const auto cites = [&](const std::string& rule, std::optional<int> amount) {
        return std::ranges::any_of(ledger.entries(), [&](const Entry& entry) {
            return entry.rule == rule && amount.value_or(entry.amount) == entry.amount;
        });
    };
    for (const auto& row : expected.rows) {
        if (!cites(row.rule, row.amount)) return false;
    }
    return std::ranges::none_of(expected.no_rows,
                                [&](const std::string& rule) { return cites(rule, {}); });
}

struct Same {
    bool operator()(const PieceWords& expected, const Piece& piece) const {
        return fits(expected, piece);
    }
    bool operator()(const LedgerExpect& expected, const Ledger& ledger) const {
        return same(expected, ledger);
    }
    bool operator()(const std::string& expected, std::string_view word) const {
        return expected == word;
    }
    template <class T>
    bool operator()(const T& expected, const T& actual) const {
        return expected == actual;
    }
    template <class A, class B>
    bool operator()(const A&, const B&) const {
        return false;
    }
};

bool fits(const ToldExpect& expected, const Event& event) {
    if (event_name(event) != expected.event) return false;
    const std::vector<Fact> all = facts(event);
    return std::ranges::all_of(expected.facts, [&](const auto& wanted) {
        const auto fact = std::ranges::find(all, std::string_view(wanted.first), &Fact::key);
        return fact != all.end() && std::visit(Same{}, wanted.second, fact->value);
    });
}

std::string fact_words(const Fact& fact) {
    const Overloaded words{
        [](int value) { return std::to_string(value); },
        [](bool value) { return std::string(value ? "true" : "false"); },
        [](std::string_view value) { return std::string(value); },
        [](const Piece& piece) { return notation(piece); },
        [](const std::vector<int>& values) { return numbers_words(values); },
        [](const Ledger& ledger) { return codec::ledger_words(ledger); },
    };
    return std::string(fact.key) + " " + std::visit(words, fact.value);
}

std::string event_words(const Event& event) {
    std::string out(event_name(event));
    const char* before = ": ";
    for (const Fact& fact : facts(event)) {
        out += before + fact_words(fact);
        before = ", ";
    }
    return out;
}

// Those of that name as they were told; without any, the names of all.
std::string told_words(const ToldExpect& expected, const std::vector<Told<Event>>& told) {
    std::string out;
    std::string names;
    for (const auto& one : told) {
        names += (names.empty() ? "" : ", ") + std::string(event_name(one.event));
        if (event_name(one.event) != expected.event) continue;
        out += (out.empty() ? "" : " | ") + event_words(one.event);
    }
    if (!out.empty()) return out;
    return names.empty() ? "no event" : names;
}

}  // namespace

bool is_event_name(std::string_view name) {
    return std::ranges::any_of(all_events(),
                               [&](const Event& event) { return event_name(event) == name; });
}

std::vector<ToldExpect> read_told(const Node& node) {
    std::vector<ToldExpect> out;
    for (const Node& item : codec::some_items(node)) out.push_back(read_one(item));
    return out;
}

void check_told(const std::vector<ToldExpect>& expected, const std::vector<Told<Event>>& told,
                std::vector<codec::Mismatch>& out) {
    std::size_t found = 0;
    for (const auto& one : told) {
        if (found < expected.size() && fits(expected[found], one.event)) ++found;
    }
    if (found == expected.size()) return;
    const std::string place = "told[" + std::to_string(found) + "]";
    out.push_back({place, expected[found].text, told_words(expected[found], told), {}});
}

}  // namespace grognard::waterloo
