// Laws on what may be done: offer, refuse, propose, asks and notation agree.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/laws/input.hpp"

namespace grognard::laws {

// A sample of actions seen anywhere in a game, to try at moments they were not made for.
template <Game G>
class Memory {
  public:
    void keep(const typename G::Action& action, Stream& stream) {
        if (actions_.size() < most) {
            actions_.push_back(action);
        } else {
            actions_[stream.below(most)] = action;
        }
    }
    const std::vector<typename G::Action>& actions() const { return actions_; }
    const typename G::Action& any(Stream& stream) const {
        return actions_[stream.below(static_cast<std::uint32_t>(actions_.size()))];
    }

  private:
    static constexpr std::size_t most = 24;
    std::vector<typename G::Action> actions_;
};

// One word of an action replaced by a word of another: often another legal or nearly legal action.
template <Game G>
std::optional<typename G::Action> mutated(const typename G::Action& action,
                                          const typename G::Action& other, Stream& stream) {
    const auto split = [](const std::string& text) {
        std::vector<std::string> out(1);
        for (const char c : text) {
            if (c == ' ') {
                out.emplace_back();
            } else {
                out.back() += c;
            }
        }
        return out;
    };
    std::vector<std::string> words = split(G::notation(action));
    const std::vector<std::string> others = split(G::notation(other));
    const auto at = stream.below(static_cast<std::uint32_t>(words.size()));
    words[at] = others[stream.below(static_cast<std::uint32_t>(others.size()))];
    std::string text = words[0];
    for (std::size_t i = 1; i < words.size(); ++i) text += " " + words[i];
    return G::parse(text);
}

template <Game G>
Finding check_notation(const typename G::Action& action) {
    const std::string text = G::notation(action);
    const auto back = G::parse(text);
    if (!back || !(*back == action)) return broken("notation parses back", text);
    return std::nullopt;
}

// Nothing may be accepted that breaks the state.
template <Game G>
Finding check_accepted(const typename G::State& s, Seat seat, const typename G::Action& action) {
    if (G::refuse(s, seat, action)) return std::nullopt;
    typename G::State next = s;
    G::apply(next, seat, action, {});
    const std::string_view wrong = G::invariants(next);
    if (wrong.empty()) return std::nullopt;
    return broken("invariants hold", std::string(wrong) + " after " + G::notation(action));
}

template <Game G>
Finding check_offers(const typename G::State& s, Seat seat, const Memory<G>& memory,
                     Stream& stream) {
    using Action = typename G::Action;
    const bool awaited = is_awaited(G::awaits(s), seat);
    Offers<Action> offers;
    const Coverage coverage = G::offer(s, seat, offers);
    if (!awaited && !offers.empty()) return broken("only the awaited are offered actions");
    if (awaited && offers.empty()) return broken("the awaited seat is offered something");
    for (const Action& action : offers) {
        if (const Verdict verdict = G::refuse(s, seat, action)) {
            return broken("offered implies not refused",
                          G::notation(action) + " refused by " + words<G>(verdict));
        }
    }
    const auto proposed = G::propose(s, seat, stream);
    if (proposed.has_value() != awaited) return broken("propose finds an action for the awaited");
    if (proposed) {
        if (const Verdict verdict = G::refuse(s, seat, *proposed)) {
            return broken("proposed implies not refused",
                          G::notation(*proposed) + " refused by " + words<G>(verdict));
        }
        if (const auto found = check_notation<G>(*proposed)) return found;
    }
    std::vector<Action> tried;
    if (proposed) tried.push_back(*proposed);
    if (proposed && !memory.actions().empty()) {
        if (auto other = mutated<G>(*proposed, memory.any(stream), stream)) tried.push_back(*other);
    }
    const auto offered = [&](const Action& action) {
        return std::find(offers.begin(), offers.end(), action) != offers.end();
    };
    if (coverage == Coverage::Complete || !awaited) {
        std::vector<Action> known = memory.actions();
        known.insert(known.end(), tried.begin(), tried.end());
        for (const Action& action : known) {
            if (G::refuse(s, seat, action) || offered(action)) continue;
            return broken("a complete offer contains everything that is allowed",
                          G::notation(action));
        }
    }
    for (const Action& action : tried) {
        if (const auto found = check_accepted<G>(s, seat, action)) return found;
    }
    return std::nullopt;
}

template <Game G>
Finding check_asks(const typename G::State& s, Seat seat) {
    if (!is_awaited(G::awaits(s), seat)) return std::nullopt;
    const Asks<typename G::Action> asks = G::asks(s, seat);
    if (asks.kind.empty()) return broken("a question has a kind");
    if (asks.pass && G::refuse(s, seat, *asks.pass)) {
        return broken("a question's pass is allowed", std::string(asks.kind));
    }
    return std::nullopt;
}

// Where both seats choose at once, the order of their inputs makes no difference and each choice
// stays private.
template <Game G>
Finding check_simultaneous(const typename G::State& s, Stream& stream) {
    if (G::awaits(s) != Awaits::Both) return std::nullopt;
    const auto first = G::propose(s, Seat::First, stream);
    const auto second = G::propose(s, Seat::Second, stream);
    if (!first || !second) return broken("propose finds an action for the awaited");
    if (!G::secret(s, Seat::First, *first) || !G::secret(s, Seat::Second, *second)) {
        return broken("a simultaneous choice is secret");
    }
    typename G::State one = s;
    typename G::State two = s;
    G::apply(one, Seat::First, *first, {});
    G::apply(two, Seat::Second, *second, {});
    if (G::refuse(one, Seat::Second, *second) || G::refuse(two, Seat::First, *first)) {
        return broken("simultaneous inputs commute", "one forbids the other");
    }
    G::apply(one, Seat::Second, *second, {});
    G::apply(two, Seat::First, *first, {});
    if (!(one == two)) return broken("simultaneous inputs commute");
    return std::nullopt;
}

}  // namespace grognard::laws
