// The toy game of tests/core in editions, as corrections of its rules would make them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/hash.hpp"
#include "support/toy_fields.hpp"
#include "table/game_table.hpp"
#include "toy.hpp"

namespace grognard::table {

enum class Edition { First, NewNames, Figure, Stricter, FewerDice };

// The toy's state as a later program could have it: with an enumerator and a frame more, not at
// the end of their lists, and a field more.
namespace renewed {

enum class Card : std::uint8_t { Grape, Volley, Charge, Cover };
constexpr std::string_view name(Card card) {
    constexpr std::string_view names[] = {"grape", "volley", "charge", "cover"};
    return names[static_cast<int>(card)];
}
struct Ambush {};
struct Turn {
    Seat seat;
};
struct Refill {
    Seat seat;
    std::uint8_t cards;
};
struct Assault {
    Seat attacker;
    Card card;
    bool covered;
};
struct Reply {
    Seat seat;
};
using Frame = std::variant<Ambush, Turn, Refill, Assault, Reply>;
constexpr std::string_view frame_name(const Frame& frame) {
    constexpr std::string_view names[] = {"ambush", "turn", "refill", "assault", "reply"};
    return names[frame.index()];
}
using Pile = std::array<std::uint8_t, 4>;
struct State {
    std::array<std::uint8_t, 2> men;
    std::uint8_t turns_left;
    std::uint8_t weather;
    std::array<Pile, 2> hands;
    Pile deck;
    Pile played;
    std::vector<Frame> flow;
};

constexpr void fields(auto&, const Ambush&) {}
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

inline Pile pile(const toy::Pile& from) { return {0, from[0], from[1], from[2]}; }
inline Card card(toy::Card from) { return static_cast<Card>(1 + static_cast<int>(from)); }
inline Frame frame(const toy::Frame& from) {
    return std::visit(Overloaded{
                          [](const toy::Turn& f) -> Frame { return Turn{f.seat}; },
                          [](const toy::Refill& f) -> Frame {
                              return Refill{f.seat, f.cards};
                          },
                          [](const toy::Assault& f) -> Frame {
                              return Assault{f.attacker, card(f.card), f.covered};
                          },
                          [](const toy::Reply& f) -> Frame { return Reply{f.seat}; },
                      },
                      from);
}

struct Renewed {
    toy::State from;
};
void fields(auto& visit, const Renewed& s) {
    const std::uint8_t weather = 0;
    Fixed<Frame, 6> flow;
    for (const toy::Frame& one : s.from.flow.all()) flow.push(frame(one));
    const Pile first = pile(s.from.hands[0]);
    const Pile second = pile(s.from.hands[1]);
    const Pile deck = pile(s.from.deck);
    const Pile played = pile(s.from.played);
    visit("weather", weather);
    visit("flow", flow);
    visit("men", s.from.men);
    visit("turns_left", s.from.turns_left);
    visit("first_hand", by_enum<Card>(first));
    visit("second_hand", by_enum<Card>(second));
    visit("deck", by_enum<Card>(deck));
    visit("played", by_enum<Card>(played));
}

}  // namespace renewed

template <Edition edition>
struct EditionToy : toy::Toy {
    static constexpr int rules_version = edition == Edition::First ? 1 : 2;

    static Verdict refuse(const State& s, Seat seat, const Action& action) {
        if (edition == Edition::Stricter && std::holds_alternative<toy::Rest>(action)) {
            return Refusal{"toy.rest", "no-rest"};
        }
        return Toy::refuse(s, seat, action);
    }
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out) {
        Offers<Action> all;
        const Coverage coverage = Toy::offer(s, seat, all);
        for (const Action& action : all) {
            if (!refuse(s, seat, action)) out.push_back(action);
        }
        return coverage;
    }
    static bool fewer(const Chance& asked) {
        return edition == Edition::FewerDice && asked.replacement == Replacement::Dice &&
               asked.count > 1;
    }
    static Chance chance(const State& s) {
        Chance asked = Toy::chance(s);
        if (fewer(asked)) --asked.count;
        return asked;
    }
    static void resolve(State& s, Drawn drawn, const Events<Event>& events) {
        std::vector<std::uint8_t> all(drawn.begin(), drawn.end());
        const Chance asked = Toy::chance(s);
        // The die that is no longer rolled misses.
        if (fewer(asked)) all.push_back(0);
        Toy::resolve(s, all, events);
        // A figure that counts where dice are rolled: the game lasts a turn longer.
        if (edition == Edition::Figure && asked.replacement == Replacement::Dice) ++s.turns_left;
    }
    static std::uint64_t hash(const State& s) {
        if (edition == Edition::NewNames) return hash_of(renewed::Renewed{s});
        return Toy::hash(s);
    }
};

template <Edition edition>
struct EditionTraits {
    using Game = EditionToy<edition>;
    struct Lore {};
    struct Memory {};

    static constexpr std::string_view name = "toy";
    static constexpr std::array<std::string_view, 3> faces = {"miss", "hit", "counter"};

    static std::string_view seat_name(Seat seat) { return seat == Seat::First ? "one" : "two"; }
    static std::optional<Seat> parse_seat(std::string_view text) {
        for (const Seat seat : both_seats) {
            if (text == seat_name(seat)) return seat;
        }
        return std::nullopt;
    }
    static std::uint64_t digest(const toy::State&) { return 1815; }
    static std::string_view outcome(Replacement replacement, std::uint8_t outcome) {
        return replacement == Replacement::Dice ? faces.at(outcome)
                                                : toy::name(static_cast<toy::Card>(outcome));
    }
    static std::optional<std::uint8_t> parse_outcome(Replacement replacement,
                                                     std::string_view text) {
        for (std::uint8_t i = 0; i < 3; ++i) {
            if (outcome(replacement, i) == text) return i;
        }
        return std::nullopt;
    }
    static std::string_view step(const toy::State& s) { return toy::frame_name(s.flow.top()); }
    static Message tell(const toy::State&, const Lore&, const toy::Event&) {
        return Message("event.toy");
    }
    static Message ask(const toy::State&, const Lore&) { return Message("ask"); }
    static void write_view(codec::Writer&, const toy::View&, const toy::Battle&, Memory&) {}
};

template <Edition edition>
std::unique_ptr<Table> toy_table() {
    return std::make_unique<GameTable<EditionTraits<edition>>>(
        "duel", std::make_shared<toy::Battle>(), typename EditionTraits<edition>::Lore{});
}

}  // namespace grognard::table
