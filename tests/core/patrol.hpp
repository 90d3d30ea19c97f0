// Patrol: the second toy game. It has what the first does not: secret simultaneous orders, chits
// drawn from a cup, a continuous move that can be interrupted on each leg, a set-valued action.
//
// patrol.1  Each round both sides choose an order in secret: march or watch.
// patrol.2  Then the chits of both sides and the rain chit are drawn from a cup, one by one. Rain
//           ends all shooting for the round. A side whose chit is drawn acts.
// patrol.3  A side that marches moves forward in one to three legs of 1 to 400 mm, at most 600 mm
//           in all, or stays.
// patrol.4  After each leg a watching enemy may shoot with any of its loaded muskets: one die each,
//           a five or six costs the marching side a man. A musket is loaded once in the game.
// patrol.5  A side that has marched 2 000 mm wins, and so does a side whose enemy has no men left.
//           After six rounds the side that marched farther wins.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/fixed.hpp"
#include "core/frames.hpp"
#include "core/game.hpp"

namespace grognard::patrol {

struct Battle {
    int goal = 2000;  // mm
    int march = 600;  // mm in one activation
    int longest_leg = 400;
    std::uint8_t men = 3;
    std::uint8_t rounds = 6;
    std::uint64_t digest = 1;
};

enum class Order : std::uint8_t { None, March, Watch };
enum class Chit : std::uint8_t { First, Second, Rain };
inline constexpr std::uint8_t all_chits = 0b111;

inline constexpr std::size_t musket_count = 4;
using Muskets = std::uint8_t;  // a set, one bit each
inline constexpr Muskets all_muskets = 0b1111;

using Legs = Fixed<std::int16_t, 3>;  // mm each

// clang-format off
struct Ordering { bool operator==(const Ordering&) const = default; };
struct DrawChit { bool operator==(const DrawChit&) const = default; };
struct Marching { Seat seat = Seat::First; bool operator==(const Marching&) const = default; };
struct Moving { Seat seat = Seat::First; Legs legs; std::uint8_t done = 0; bool operator==(const Moving&) const = default; };
struct Reply { Seat seat = Seat::First; bool operator==(const Reply&) const = default; };
struct Volley { Seat by = Seat::First; std::uint8_t dice = 0; bool operator==(const Volley&) const = default; };
using Frame = std::variant<Ordering, DrawChit, Marching, Moving, Reply, Volley>;

struct Choose { Order order = Order::March; bool operator==(const Choose&) const = default; };
struct March { Legs legs; bool operator==(const March&) const = default; };
struct Stay { bool operator==(const Stay&) const = default; };
struct Shoot { Muskets with = 0; bool operator==(const Shoot&) const = default; };
struct Hold { bool operator==(const Hold&) const = default; };
using Action = std::variant<Choose, March, Stay, Shoot, Hold>;

struct Revealed { std::array<Order, 2> orders{}; bool operator==(const Revealed&) const = default; };
struct Chosen { Seat seat = Seat::First; bool operator==(const Chosen&) const = default; };
struct ChitDrawn { Chit chit = Chit::Rain; bool operator==(const ChitDrawn&) const = default; };
struct Moved { Seat seat = Seat::First; int by = 0; bool operator==(const Moved&) const = default; };
struct Shot { Seat by = Seat::First; int dice = 0; int hits = 0; bool operator==(const Shot&) const = default; };
using Event = std::variant<Revealed, Chosen, ChitDrawn, Moved, Shot>;
// clang-format on

struct State {
    const Battle* battle = nullptr;
    std::array<Order, 2> orders{};
    std::array<std::int16_t, 2> at{};  // mm marched
    std::array<std::uint8_t, 2> men{};
    std::array<Muskets, 2> loaded{};
    std::uint8_t cup = 0;  // chits still in it, one bit each
    std::uint8_t round = 0;
    bool rain = false;
    std::uint8_t activations = 0;
    std::uint8_t legs_made = 0;
    Ending ending = Ending::Undecided;
    Awaits awaited = Awaits::Nobody;
    Frames<Frame, 5> frames;

    friend bool operator==(const State& a, const State& b);
};

struct View {
    std::array<bool, 2> chosen{};
    std::array<Order, 2> orders{};  // None where it is not known to the viewer
    std::array<std::int16_t, 2> at{};
    std::array<std::uint8_t, 2> men{};
    std::array<Muskets, 2> loaded{};
    std::uint8_t cup = 0;
    std::uint8_t round = 0;
    bool rain = false;
    Ending ending = Ending::Undecided;
    Frames<Frame, 5> frames;
    bool operator==(const View&) const = default;
};

// How far would these legs carry the side that acts?
struct PlanQuery {
    Legs legs;
};
struct Plan {
    std::uint8_t legal_legs = 0;  // the longest legal prefix
    int cost = 0;                 // mm of it
    bool operator==(const Plan&) const = default;
};

constexpr std::string_view name(Order order) {
    constexpr std::string_view names[] = {"", "march", "watch"};
    return names[static_cast<int>(order)];
}
constexpr std::string_view frame_name(const Frame& frame) {
    constexpr std::string_view names[] = {"ordering", "draw-chit", "marching",
                                          "moving",   "reply",     "volley"};
    return names[frame.index()];
}

constexpr void fields(auto& visit, const Ordering&) { (void)visit; }
constexpr void fields(auto& visit, const DrawChit&) { (void)visit; }
constexpr void fields(auto& visit, const Marching& f) { visit("seat", f.seat); }
constexpr void fields(auto& visit, const Moving& f) {
    visit("seat", f.seat);
    visit("legs", f.legs);
    visit("done", f.done);
}
constexpr void fields(auto& visit, const Reply& f) { visit("seat", f.seat); }
constexpr void fields(auto& visit, const Volley& f) {
    visit("by", f.by);
    visit("dice", f.dice);
}
constexpr void fields(auto& visit, const State& s) {
    visit("orders", s.orders);
    visit("at", s.at);
    visit("men", s.men);
    visit("loaded", s.loaded);
    visit("cup", s.cup);
    visit("round", s.round);
    visit("rain", s.rain);
    visit("activations", s.activations);
    visit("legs_made", s.legs_made);
    visit("ending", s.ending);
    visit("frames", s.frames.all());
}

const Battle& standard_battle();

struct Patrol {
    using Battle = patrol::Battle;
    using State = patrol::State;
    using Action = patrol::Action;
    using Event = patrol::Event;
    using View = patrol::View;
    using Query = PlanQuery;
    using Answer = Plan;

    static constexpr std::string_view name = "patrol";
    static constexpr int rules_version = 1;
    // A round: two orders, three chits, two marches of three legs with a reply and a roll each.
    static constexpr int bound = 6 * (2 + 3 + 2 * (1 + 3 * 2));

    static State start(const Battle& battle);
    static Awaits awaits(const State& s) { return s.awaited; }
    static Asks<Action> asks(const State& s, Seat seat);
    static Verdict refuse(const State& s, Seat seat, const Action& action);
    static Coverage offer(const State& s, Seat seat, Offers<Action>& out);
    static std::optional<Action> propose(const State& s, Seat seat, Stream& stream);
    static void apply(State& s, Seat seat, const Action& action, const Events<Event>& events);
    static Chance chance(const State& s);
    static void resolve(State& s, Drawn drawn, const Events<Event>& events);
    static bool irrevocable(const State& s, Seat seat, const Action& action);
    static bool secret(const State& s, Seat seat, const Action& action);
    static View view(const State& s, Viewer viewer);
    static void redeal(State& s, Seat seat, Stream& stream);
    static Plan ask(const State& s, Seat seat, const PlanQuery& query);
    static std::optional<PlanQuery> propose_query(const State& s, Seat seat, Stream& stream);
    static Outcome outcome(const State& s);
    static std::uint64_t hash(const State& s);
    static std::string_view invariants(const State& s);
    static std::string notation(const Action& action);
    static std::optional<Action> parse(std::string_view text);
};

}  // namespace grognard::patrol
