// Old form: holds an expectation against the moment play has reached.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "codec/cases/expectation.hpp"
#include "codec/cases/moment_words.hpp"
#include "core/offers.hpp"

namespace grognard::codec {

// By its own name, or as dice or a draw.
bool is_of_kind(const Chance& chance, std::string_view kind);

// Is all offered there that should be?
template <GameCases C>
bool offered(const typename Expectation<C>::Offers& expected, const typename C::Game::State& s) {
    using G = typename C::Game;
    const auto offers = offers_to<G>(s, expected.by ? expected.by : awaited_seat<G>(s));
    return std::all_of(expected.includes.begin(), expected.includes.end(),
                       [&](const auto& action) { return holds(offers, action); }) &&
           (!expected.exactly || same_actions(offers, *expected.exactly));
}

struct WantedRefusal {
    NamedRule rule;
    std::optional<std::string> reason;

    bool is(const Verdict& verdict) const {
        return verdict && rule.means(verdict->rule) && (!reason || verdict->reason == *reason);
    }
    std::string words() const;
};

// Would it have been refused so at a question that was passed over? What was no answer to it does
// not count.
template <GameCases C>
bool refused_unasked(const std::vector<typename C::Game::State>& unasked,
                     const typename C::Game::Action& action, std::optional<Seat> by,
                     const WantedRefusal& wanted) {
    using G = typename C::Game;
    return std::any_of(unasked.begin(), unasked.end(), [&](const auto& s) {
        const Verdict found = G::refuse(s, by ? *by : *awaited_seat<G>(s), action);
        return wanted.is(found) && is_about_it(*found);
    });
}

template <GameCases C>
class Matcher {
  public:
    using G = typename C::Game;
    using Action = typename G::Action;
    using Expected = Expectation<C>;

    Matcher(const Moment<G>& moment, const std::vector<typename G::State>& unasked,
            std::vector<Mismatch>& out)
        : moment_(moment), s_(moment.state), unasked_(unasked), out_(out) {}

    void match(const Expected& expected) {
        const Awaits awaits = G::awaits(s_);
        if (expected.awaits && *expected.awaits != awaits) {
            differ("awaits", awaits_words<C>(*expected.awaits), awaits_words<C>(awaits));
        }
        if (expected.at && *expected.at != C::frame_name(s_)) {
            differ("at", *expected.at, std::string(C::frame_name(s_)));
        }
        const Ending ending = G::outcome(s_).ending;
        if (expected.ending && *expected.ending != ending) {
            differ("winner", ending_words<C>(*expected.ending), ending_words<C>(ending));
        }
        if (expected.chance) match_chance(*expected.chance);
        if (expected.offers) match_offers(*expected.offers);
        for (const auto& refusal : expected.refuses) match_refusal(refusal);
        for (const auto& sum : expected.sums) match_sum(sum);
        const auto everything = [](Visible) { return true; };
        match_told("events", expected.events, everything);
        match_untold("no_events", expected.no_events, everything);
        for (const auto& seen : expected.sees) match_seen(seen);
        C::check(expected.own, moment_, out_);
    }

  private:
    void differ(std::string what, std::string expected, std::string actual,
                std::string scene = {}) {
        out_.push_back({std::move(what), std::move(expected), std::move(actual), std::move(scene)});
    }

    void match_chance(const typename Expected::ExpectedChance& expected) {
        std::string wanted = expected.kind.value_or("chance");
        if (expected.count) wanted += " of " + std::to_string(*expected.count);
        if (G::awaits(s_) != Awaits::Chance) {
            return differ("chance", wanted, "awaiting " + awaits_words<C>(G::awaits(s_)));
        }
        const Chance chance = G::chance(s_);
        if ((expected.kind && !is_of_kind(chance, *expected.kind)) ||
            (expected.count && *expected.count != chance.count)) {
            differ("chance", wanted, chance_words(chance));
        }
        if (!expected.outcomes.empty()) match_outcomes(expected.outcomes, chance);
    }

    void match_outcomes(const std::vector<std::pair<std::string, int>>& expected,
                        const Chance& chance) {
        auto left = chance.weights;
        for (const auto& [word, weight] : expected) {
            const auto outcome = C::outcome(chance.replacement, word);
            const int actual = outcome && *outcome < chance.outcomes ? left[*outcome] : 0;
            if (actual != weight) {
                differ("chance.outcomes." + word, std::to_string(weight), std::to_string(actual));
            }
            if (outcome && *outcome < chance.outcomes) left[*outcome] = 0;
        }
        const auto others = std::count_if(left.begin(), left.begin() + chance.outcomes,
                                          [](std::uint8_t weight) { return weight > 0; });
        if (others > 0) {
            differ("chance.outcomes", "no others", std::to_string(others) + " more");
        }
    }

    void match_offers(const typename Expected::Offers& expected) {
        const auto seat = expected.by ? expected.by : awaited_seat<G>(s_);
        const std::vector<Action> offers = offers_to<G>(s_, seat);
        for (const Action& action : expected.includes) {
            if (holds(offers, action)) continue;
            const std::string why = seat ? verdict_words(G::refuse(s_, *seat, action))
                                         : "awaiting " + awaits_words<C>(G::awaits(s_));
            const std::string text = G::notation(action);
            differ("offers.includes", text, "not offered: " + why, C::scene(s_, text));
        }
        for (const Action& action : expected.excludes) {
            if (!holds(offers, action)) continue;
            const std::string text = G::notation(action);
            differ("offers.excludes", "no " + text, "it is offered", C::scene(s_, text));
        }
        if (expected.exactly && !same_actions(offers, *expected.exactly)) {
            differ("offers.exactly", listed(*expected.exactly), listed(offers));
        }
    }

    void match_refusal(const typename Expected::ExpectedRefusal& expected) {
        const std::string text = G::notation(expected.action);
        const auto seat = expected.by ? expected.by : awaited_seat<G>(s_);
        const Verdict found = G::refuse(s_, seat.value_or(Seat::First), expected.action);
        const WantedRefusal wanted{expected.rule, expected.reason};
        if (wanted.is(found)) return;
        if (found && refused_unasked<C>(unasked_, expected.action, expected.by, wanted)) return;
        differ("refuses " + text, wanted.words(), verdict_words(found), C::scene(s_, text));
    }

    void match_sum(const typename Expected::Sum& expected) {
        const std::string text = expected.attack ? G::notation(*expected.attack) : std::string();
        std::string what(expected.ledger);
        if (expected.attack) what += " of " + text;
        if (!expected.of.empty()) what += " of " + expected.of;
        const auto sum = expected.attack ? sum_in(s_, expected) : sum_now(expected);
        if (!sum) {
            return differ(what, "some", "nothing of the kind at this moment", C::scene(s_, text));
        }
        const std::string actual = ledger_words(sum->ledger);
        if (expected.total && *expected.total != sum->ledger.total()) {
            differ(what, std::to_string(*expected.total) + " in all", actual, C::scene(s_, text));
        }
        for (const auto& row : expected.rows) {
            const auto fits = [&](const Entry& entry) {
                return entry.rule == row.rule && (!row.amount || entry.amount == *row.amount) &&
                       (!row.reason || entry.reason == *row.reason);
            };
            if (sum->has(fits)) continue;
            const std::string amount = row.amount ? std::to_string(*row.amount) + " by " : "";
            differ(what, amount + row.rule, actual, C::scene(s_, text));
        }
        for (const std::string& rule : expected.no_rows) {
            const auto cites = [&](const Entry& entry) { return entry.rule == rule; };
            if (!sum->has(cites)) continue;
            differ(what, "nothing by " + rule, actual, C::scene(s_, text));
        }
    }

    struct Summed {
        Ledger ledger;

        template <class Fits>
        bool has(Fits fits) const {
            return std::any_of(ledger.entries().begin(), ledger.entries().end(), fits);
        }
    };

    static std::optional<Summed> sum_in(const typename G::State& s,
                                        const typename Expected::Sum& expected) {
        const auto& attack = expected.attack;
        const auto ledger =
            attack ? C::declared(s, *attack) : C::ledger(expected.ledger, s, expected.of);
        if (!ledger) return std::nullopt;
        return Summed{*ledger};
    }

    // What stands now, or stood at a question that was passed over.
    std::optional<Summed> sum_now(const typename Expected::Sum& expected) const {
        auto sum = sum_in(s_, expected);
        for (const auto& before : unasked_) {
            if (!sum) sum = sum_in(before, expected);
        }
        return sum;
    }

    void match_seen(const typename Expected::Seen& expected) {
        const std::string viewer =
            expected.seat ? std::string(seat_name<C>(*expected.seat)) : "spectator";
        std::vector<Mismatch> wrong;
        C::check_sees(expected.own, expected.seat, s_, wrong);
        for (const Mismatch& each : wrong) {
            differ("sees." + viewer + "." + each.what, each.expected, each.actual);
        }
        const auto hears = [&](Visible visible) {
            return expected.seat ? sees(visible, *expected.seat) : visible == Visible::All;
        };
        match_told("sees." + viewer + ".told", expected.told, hears);
        match_untold("sees." + viewer + ".not_told", expected.not_told, hears);
    }

    // In this order, others between; of what is heard.
    template <class Hears>
    void match_told(const std::string& what, const std::vector<std::string>& expected,
                    Hears hears) {
        std::size_t found = 0;
        std::string all;
        for (const auto& told : moment_.told) {
            if (!hears(told.visible)) continue;
            if (found < expected.size() && C::event_name(told.event) == expected[found]) ++found;
            if (!all.empty()) all += ", ";
            all += C::event_name(told.event);
        }
        if (found == expected.size()) return;
        const std::string after = found == 0 ? "" : " after " + expected[found - 1];
        differ(what, expected[found] + after, all.empty() ? "no event" : all);
    }

    template <class Hears>
    void match_untold(const std::string& what, const std::vector<std::string>& names, Hears hears) {
        for (const std::string& name : names) {
            const auto heard = [&](const auto& told) {
                return hears(told.visible) && C::event_name(told.event) == name;
            };
            if (std::any_of(moment_.told.begin(), moment_.told.end(), heard)) {
                differ(what, "no " + name, "it was told");
            }
        }
    }

    static std::string listed(std::span<const Action> actions) {
        std::vector<std::string> texts;
        for (const Action& action : actions) texts.push_back(G::notation(action));
        std::sort(texts.begin(), texts.end());
        std::string out;
        for (const std::string& text : texts) out += (out.empty() ? "" : " | ") + text;
        return out.empty() ? "nothing" : out;
    }

    const Moment<G> moment_;
    const typename G::State& s_;
    const std::vector<typename G::State>& unasked_;
    std::vector<Mismatch>& out_;
};

}  // namespace grognard::codec
