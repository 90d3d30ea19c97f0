// What a game brings so that its rule cases can be read, run and explained.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "codec/cases/report.hpp"
#include "codec/json.hpp"
#include "codec/library.hpp"
#include "codec/position.hpp"
#include "core/game.hpp"
#include "core/ledger.hpp"

namespace grognard::codec {

// The moment an expectation is held against: the state, and all that was told since the start.
template <Game G>
struct Moment {
    const typename G::State& state;
    const std::vector<Told<typename G::Event>>& told;
};

// - constructed once a file, with the data of all games;
// - Names, read_battle, base, finish, is_quiet, unsound: how `given` is read (given.hpp);
// - settle runs what needs nobody's word at the given position;
// - outcome reads one word of a "dice ..." or "draw ..." answer, outcome_word writes it;
// - ledgers names the sums that a `then` may look into; ledger is the one that stands now, of the
//   piece described if several have one each; declared is that of an attack if it were declared
//   now;
// - board lists the places with something on them, knows_place tells whether one is a place;
// - may have examples (which rows are examples of the rulebook, and the rules they show), form (how
//   an action with a text's verb is written) and parse (actions, where a case may spell them
//   otherwise too);
// - scene describes on one line the places that a text names (an action, a key of `then`).
template <class C>
concept GameCases = requires(const C& c, const Node& node, std::string_view text,
                             const typename C::Game::Battle& battle,
                             const typename C::Game::State& state, typename C::Game::State& changed,
                             const Events<typename C::Game::Event>& sink,
                             const typename C::Game::Action& action, const Chance& chance,
                             Replacement replacement, std::uint8_t outcome) {
    requires Game<typename C::Game>;
    requires std::constructible_from<C, const Library&>;
    typename C::Names;
    { C::name } -> std::convertible_to<std::string_view>;
    { C::seats[0] } -> std::convertible_to<std::string_view>;
    { c.read_battle(node) } -> std::convertible_to<std::shared_ptr<const typename C::Game::Battle>>;
    { C::base(battle, node, std::optional<Node>()) } -> std::same_as<typename C::Game::State>;
    { C::unsound(state) } -> std::convertible_to<std::string_view>;
    {C::settle(changed, sink)};
    { C::outcome(replacement, text) } -> std::same_as<std::optional<std::uint8_t>>;
    { C::outcome_word(chance, outcome) } -> std::convertible_to<std::string>;
    { C::frame_name(state) } -> std::convertible_to<std::string_view>;
    { c.knows_rule(text) } -> std::same_as<bool>;
    { C::ledgers[0] } -> std::convertible_to<std::string_view>;
    { C::ledger(text, state, text) } -> std::same_as<std::optional<Ledger>>;
    { C::declared(state, action) } -> std::same_as<std::optional<Ledger>>;
    { C::board(state) } -> std::same_as<std::vector<std::pair<std::string, std::string>>>;
    { C::knows_place(text) } -> std::same_as<bool>;
    { C::scene(state, text) } -> std::same_as<std::string>;
};

template <class G>
using FrameOf = std::decay_t<decltype(std::declval<const typename G::State&>().frames.top())>;

template <GameCases C>
std::string_view seat_name(Seat seat) {
    return C::seats[static_cast<std::size_t>(index(seat))];
}

template <GameCases C>
Seat read_seat(const Node& node) {
    for (const Seat seat : both_seats) {
        if (node.as_string() == seat_name<C>(seat)) return seat;
    }
    node.fail(std::string(C::seats[0]) + " or " + std::string(C::seats[1]));
}

// What was expected of a text that is no action: the form of its verb, where the game tells it.
template <GameCases C>
std::string action_form(std::string_view text, std::string_view otherwise) {
    if constexpr (requires { C::form(text); }) {
        if (std::string form = C::form(text); !form.empty()) return form;
    }
    return std::string(otherwise);
}

template <GameCases C>
std::optional<typename C::Game::Action> parse_action(std::string_view text) {
    if constexpr (requires { C::parse(text); }) {
        return C::parse(text);
    } else {
        return C::Game::parse(text);
    }
}

// A text in notation; a game may let cases say the battle's names in it.
template <GameCases C>
std::string in_notation(const typename C::Game::Battle& battle, const std::string& text) {
    if constexpr (requires { C::in_notation(battle, text); }) {
        return C::in_notation(battle, text);
    } else {
        return text;
    }
}

template <GameCases C>
typename C::Game::Action read_action(const Node& node, const typename C::Game::Battle& battle) {
    if (auto action = parse_action<C>(in_notation<C>(battle, node.as_text()))) {
        return *std::move(action);
    }
    node.fail(action_form<C>(node.as_text(), "an action in notation"));
}

template <GameCases C>
std::string read_rule(const C& game, const Node& node) {
    if (!game.knows_rule(node.as_text()))
        node.fail("a rule id of data/" + std::string(C::name) + "/rules.tsv");
    return node.as_text();
}

// The rule by which something is to be refused. An example stands for each of the rules it shows.
struct NamedRule {
    std::string id;
    std::vector<std::string> shown;

    bool means(std::string_view rule) const {
        return rule == id || std::find(shown.begin(), shown.end(), rule) != shown.end();
    }
};

template <GameCases C>
NamedRule read_named_rule(const C& game, const Node& node) {
    NamedRule out{read_rule(game, node), {}};
    if constexpr (requires { game.examples(); }) out.shown = game.examples().shown_by(out.id);
    return out;
}

// An array of at least one.
inline std::vector<Node> some_items(const Node& node) {
    auto items = node.items();
    if (items.empty()) node.fail("at least one item");
    return items;
}

}  // namespace grognard::codec
