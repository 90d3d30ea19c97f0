// The part of a `then` that every game shares: who is awaited, offers, refusals, dice, events.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codec/cases/game_cases.hpp"

namespace grognard::codec {

template <GameCases C>
struct Expectation {
    using Action = typename C::Game::Action;

    struct ExpectedChance {
        std::optional<std::string> kind;
        std::optional<int> count;
        std::vector<std::pair<std::string, int>> outcomes;  // all that can come, by weight
    };
    struct Offers {
        std::optional<Seat> by;
        std::vector<Action> includes;
        std::vector<Action> excludes;
        std::optional<std::vector<Action>> exactly;
    };
    struct ExpectedRefusal {
        Action action;
        std::optional<Seat> by;
        NamedRule rule;
        std::optional<std::string> reason;
    };
    struct LedgerRow {
        std::string rule;
        std::optional<int> amount;
        std::optional<std::string> reason;
    };
    struct Sum {
        std::string_view ledger;
        std::optional<Action> attack;  // declared now, instead of what is awaited
        std::string of;                // the piece meant, where several have a sum each
        std::optional<int> total;
        std::vector<LedgerRow> rows;
        std::vector<std::string> no_rows;
    };

    struct Seen {
        std::optional<Seat> seat;       // none: a spectator
        std::vector<std::string> told;  // in this order, others between
        std::vector<std::string> not_told;
        typename C::Sees own;
    };

    std::optional<Awaits> awaits;
    std::optional<std::string> at;
    std::optional<Ending> ending;
    std::optional<ExpectedChance> chance;
    std::optional<Offers> offers;
    std::vector<ExpectedRefusal> refuses;
    std::vector<Sum> sums;
    std::vector<std::string> events;
    std::vector<std::string> no_events;
    std::vector<Seen> sees;
    typename C::Expect own;
};

template <GameCases C>
class ExpectationReader {
  public:
    using Expected = Expectation<C>;

    explicit ExpectationReader(const C& game) : game_(game) {}

    Expected read(const Node& node) const {
        if (node.members().empty()) node.fail("at least one expectation");
        Object object = node.object();
        Expected out;
        if (const auto at = object.optional("awaits")) out.awaits = awaited(*at);
        if (const auto at = object.optional("at")) out.at = at->as_text();
        if (const auto at = object.optional("winner")) out.ending = winner(*at);
        if (const auto at = object.optional("chance")) out.chance = chance(*at);
        if (const auto at = object.optional("offers")) out.offers = offers(*at);
        if (const auto at = object.optional("refuses")) out.refuses = refusals(*at);
        for (const std::string_view ledger : C::ledgers) {
            if (const auto at = object.optional(ledger)) read_sums(ledger, *at, out.sums);
        }
        if (const auto at = object.optional("events")) out.events = events(*at);
        if (const auto at = object.optional("no_events")) out.no_events = events(*at);
        if (const auto at = object.optional("sees")) read_sees(*at, out.sees);
        out.own = game_.read_expect(object);
        object.done();
        return out;
    }

  private:
    static Awaits awaited(const Node& node) {
        const std::pair<std::string_view, Awaits> names[] = {{C::seats[0], Awaits::First},
                                                             {C::seats[1], Awaits::Second},
                                                             {"both", Awaits::Both},
                                                             {"chance", Awaits::Chance},
                                                             {"nobody", Awaits::Nobody}};
        for (const auto& [name, value] : names) {
            if (node.as_string() == name) return value;
        }
        node.fail(std::string(C::seats[0]) + ", " + std::string(C::seats[1]) +
                  ", both, chance or nobody");
    }

    static Ending winner(const Node& node) {
        if (node.is_null()) return Ending::Undecided;
        if (node.as_string() == "draw") return Ending::Draw;
        return win_for(read_seat<C>(node));
    }

    static typename Expected::ExpectedChance chance(const Node& node) {
        Object object = node.object();
        typename Expected::ExpectedChance out;
        if (const auto at = object.optional("kind")) out.kind = at->as_text();
        if (const auto at = object.optional("count")) out.count = at->as_int(0, 255);
        if (const auto at = object.optional("outcomes")) {
            for (const auto& [word, weight] : at->members()) {
                out.outcomes.emplace_back(word, weight.as_int(1, 255));
            }
        }
        object.done();
        if (!out.kind && !out.count && out.outcomes.empty()) node.fail("kind, count or outcomes");
        return out;
    }

    static std::vector<typename C::Game::Action> actions(const Node& node) {
        std::vector<typename C::Game::Action> out;
        for (const Node& item : node.items()) out.push_back(read_action<C>(item));
        return out;
    }

    static typename Expected::Offers offers(const Node& node) {
        Object object = node.object();
        typename Expected::Offers out;
        if (const auto at = object.optional("by")) out.by = read_seat<C>(*at);
        if (const auto at = object.optional("includes")) out.includes = actions(*at);
        if (const auto at = object.optional("excludes")) out.excludes = actions(*at);
        if (const auto at = object.optional("exactly")) out.exactly = actions(*at);
        object.done();
        if (out.includes.empty() && out.excludes.empty() && !out.exactly) {
            node.fail("includes, excludes or exactly, with an action in it");
        }
        return out;
    }

    std::vector<typename Expected::ExpectedRefusal> refusals(const Node& node) const {
        std::vector<typename Expected::ExpectedRefusal> out;
        for (const Node& item : some_items(node)) {
            Object object = item.object();
            typename Expected::ExpectedRefusal refusal{
                .action = read_action<C>(object.required("do")),
                .by = {},
                .rule = read_named_rule(game_, object.required("rule")),
                .reason = {}};
            if (const auto at = object.optional("by")) refusal.by = read_seat<C>(*at);
            if (const auto at = object.optional("reason")) refusal.reason = at->as_text();
            object.done();
            out.push_back(std::move(refusal));
        }
        return out;
    }

    // One object or a list of them.
    void read_sums(std::string_view ledger, const Node& node,
                   std::vector<typename Expected::Sum>& out) const {
        if (!node.is_array()) return out.push_back(sum(ledger, node));
        for (const Node& item : some_items(node)) out.push_back(sum(ledger, item));
    }

    typename Expected::Sum sum(std::string_view ledger, const Node& node) const {
        Object object = node.object();
        typename Expected::Sum out;
        out.ledger = ledger;
        if (ledger == C::ledgers[0]) {
            if (const auto at = object.optional("for")) out.attack = read_action<C>(*at);
        }
        if (const auto at = object.optional("of")) out.of = at->as_text();
        if (const auto at = object.optional("total")) out.total = at->as_int(-99, 99);
        if (const auto at = object.optional("rows")) {
            for (const Node& item : some_items(*at)) out.rows.push_back(row(item));
        }
        if (const auto at = object.optional("no_rows")) {
            for (const Node& item : some_items(*at)) out.no_rows.push_back(read_rule(game_, item));
        }
        object.done();
        if (!out.total && out.rows.empty() && out.no_rows.empty()) {
            node.fail("total, rows or no_rows");
        }
        return out;
    }

    typename Expected::LedgerRow row(const Node& node) const {
        Object object = node.object();
        typename Expected::LedgerRow out{
            .rule = read_rule(game_, object.required("rule")), .amount = {}, .reason = {}};
        if (const auto at = object.optional("amount")) out.amount = at->as_int(-99, 99);
        if (const auto at = object.optional("reason")) out.reason = at->as_text();
        object.done();
        return out;
    }

    // By side; a spectator may look on too.
    void read_sees(const Node& node, std::vector<typename Expected::Seen>& out) const {
        for (const auto& [viewer, sees] : node.members()) {
            typename Expected::Seen one;
            for (const Seat seat : both_seats) {
                if (viewer == seat_name<C>(seat)) one.seat = seat;
            }
            if (!one.seat && viewer != "spectator") {
                sees.fail(std::string(C::seats[0]) + ", " + std::string(C::seats[1]) +
                              " or spectator as the key",
                          shown(viewer));
            }
            if (sees.members().empty()) sees.fail("something it sees or is told");
            Object object = sees.object();
            if (const auto at = object.optional("told")) one.told = events(*at);
            if (const auto at = object.optional("not_told")) one.not_told = events(*at);
            one.own = game_.read_sees(object);
            object.done();
            out.push_back(std::move(one));
        }
        if (out.empty()) {
            node.fail(std::string(C::seats[0]) + ", " + std::string(C::seats[1]) + " or spectator");
        }
    }

    static std::vector<std::string> events(const Node& node) {
        std::vector<std::string> out;
        for (const Node& item : some_items(node)) {
            if (!C::knows_event(item.as_text())) item.fail("the name of an event");
            out.push_back(item.as_text());
        }
        return out;
    }

    const C& game_;
};

}  // namespace grognard::codec
