// Toy: the smallest complete game of the contract and the model of a rules package. Its nouns.
//
// toy.1  A side has four men and a hand of up to three cards. Its turn: it fills its hand, then
//        attacks with a card or rests.
// toy.2  A volley rolls two dice; a charge three, a last man charging one fewer.
// toy.3  Before the dice the defender may play a cover: one die fewer.
// toy.4  A hit costs the defender a man; a counter costs a charging attacker one.
// toy.5  A side without men has lost. After twelve turns the side with more men wins.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/frames.hpp"
#include "core/game.hpp"
#include "core/hash.hpp"
#include "core/ledger.hpp"
#include "core/offers.hpp"

namespace grognard::toy {

inline constexpr int men_at_start = 4;
inline constexpr int hand_size = 3;
inline constexpr int turns_in_a_game = 12;

enum class Card : std::uint8_t { Volley, Charge, Cover };
enum class Face : std::uint8_t { Miss, Hit, Counter };

inline constexpr Card card_kinds[] = {Card::Volley, Card::Charge, Card::Cover};

constexpr int index(Card card) { return static_cast<int>(card); }

// A pile is how many of each kind it holds: it has no order until somebody draws.
using Pile = std::array<std::uint8_t, 3>;

// What never changes during a game.
struct Battle {
    Pile deck = {8, 5, 5};
    std::uint64_t digest = 1;
};

constexpr int size(const Pile& pile) { return pile[0] + pile[1] + pile[2]; }

// Frames: the steps of play that can be under way, each with its own locals.
struct Turn {
    Seat seat = Seat::First;
    bool operator==(const Turn&) const = default;
};
struct Refill {
    Seat seat = Seat::First;
    std::uint8_t cards = 0;
    bool operator==(const Refill&) const = default;
};
struct Assault {
    Seat attacker = Seat::First;
    Card card = Card::Volley;
    bool covered = false;
    bool operator==(const Assault&) const = default;
};
struct Reply {
    Seat seat = Seat::First;
    bool operator==(const Reply&) const = default;
};
using Frame = std::variant<Turn, Refill, Assault, Reply>;
using Flow = Frames<Frame, 4>;

struct State {
    const Battle* battle = nullptr;
    std::array<std::uint8_t, 2> men{};
    std::uint8_t turns_left = 0;
    std::array<Pile, 2> hands{};
    Pile deck{};
    Pile played{};
    Flow flow;

    friend bool operator==(const State& a, const State& b) {
        return digest(a) == digest(b) && a.men == b.men && a.turns_left == b.turns_left &&
               a.hands == b.hands && a.deck == b.deck && a.played == b.played && a.flow == b.flow;
    }

  private:
    static std::uint64_t digest(const State& s) {
        return s.battle == nullptr ? 0 : s.battle->digest;
    }
};

struct Attack {
    Card card = Card::Volley;
    bool operator==(const Attack&) const = default;
};
struct Rest {
    bool operator==(const Rest&) const = default;
};
struct Cover {
    bool operator==(const Cover&) const = default;
};
struct Stand {
    bool operator==(const Stand&) const = default;
};
using Action = std::variant<Attack, Rest, Cover, Stand>;

struct Drew {
    Seat seat = Seat::First;
    Card card = Card::Volley;
    bool operator==(const Drew&) const = default;
};
struct Refilled {
    Seat seat = Seat::First;
    int cards = 0;
    bool operator==(const Refilled&) const = default;
};
struct Played {
    Seat seat = Seat::First;
    Card card = Card::Volley;
    bool operator==(const Played&) const = default;
};
struct Struck {
    Seat attacker = Seat::First;
    int hits = 0;
    int counters = 0;
    bool operator==(const Struck&) const = default;
};
using Event = std::variant<Drew, Refilled, Played, Struck>;

struct View {
    std::array<std::uint8_t, 2> men{};
    int turns_left = 0;
    Pile hand{};
    std::array<int, 2> cards{};
    int deck_cards = 0;
    Pile played{};
    Flow flow;
    bool operator==(const View&) const = default;
};

constexpr std::string_view name(Card card) {
    constexpr std::string_view names[] = {"volley", "charge", "cover"};
    return names[index(card)];
}
constexpr std::string_view frame_name(const Frame& frame) {
    constexpr std::string_view names[] = {"turn", "refill", "assault", "reply"};
    return names[frame.index()];
}

constexpr void fields(auto& visit, const Turn& frame) { visit("seat", frame.seat); }
constexpr void fields(auto& visit, const Refill& frame) {
    visit("seat", frame.seat);
    visit("cards", frame.cards);
}
constexpr void fields(auto& visit, const Assault& frame) {
    visit("attacker", frame.attacker);
    visit("card", frame.card);
    visit("covered", frame.covered);
}
constexpr void fields(auto& visit, const Reply& frame) { visit("seat", frame.seat); }
constexpr void fields(auto& visit, const State& s) {
    visit("men", s.men);
    visit("turns_left", s.turns_left);
    visit("first_hand", by_enum<Card>(s.hands[0]));
    visit("second_hand", by_enum<Card>(s.hands[1]));
    visit("deck", by_enum<Card>(s.deck));
    visit("played", by_enum<Card>(s.played));
    visit("flow", s.flow.all());
}

// How many dice an attack with this card would roll now, uncovered, and why.
struct DiceQuery {
    Card card = Card::Volley;
};

// The battle of all tests, and its first state.
const Battle& standard_battle();
State setup();

// Why the assault under way rolls as many dice as it does.
Ledger dice(const State& s);

struct Toy {
    using Battle = toy::Battle;
    using State = toy::State;
    using Action = toy::Action;
    using Event = toy::Event;
    using View = toy::View;
    using Query = DiceQuery;
    using Answer = Ledger;

    static constexpr std::string_view name = "toy";
    static constexpr int rules_version = 1;
    // Two deals, then at most a refill, an attack, a reply and a roll each turn.
    static constexpr int bound = 2 + 4 * turns_in_a_game;

    static State start(const Battle& battle);
    static Awaits awaits(const State& s);
    static Asks<Action> asks(const State& s, Seat seat);
    static Verdict refuse(const State& s, Seat seat, const Action& action);
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out);
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream) {
        return propose_offered<Toy>(s, seat, stream);
    }
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events);
    static Chance chance(const State& s);
    static void resolve(State& s, Drawn drawn, const Events<Event>& events);
    // An attack is answered by the other seat at once, and a rest may be followed by cards.
    static bool irrevocable(const State&, Seat, const Action&) { return false; }
    static bool secret(const State&, Seat, const Action&) { return false; }
    static View view(const State& s, Viewer viewer);
    static void redeal(State& s, Seat seat, Stream& stream);
    static Ledger ask(const State& s, Seat seat, const DiceQuery& query);
    static std::optional<DiceQuery> propose_query(const State& s, Seat seat, Stream& stream);
    static Outcome outcome(const State& s);
    static std::uint64_t hash(const State& s);
    static std::string_view invariants(const State& s);
    static std::string notation(const Action& action);
    static std::optional<Action> parse(std::string_view text);
};

}  // namespace grognard::toy
