// What a client may say over its socket, read strictly.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/read.hpp"
#include "server/wire_action.hpp"
#include "table/wire.hpp"
#include "table/yields.hpp"

namespace grognard::server {

inline constexpr std::size_t longest_face = 16;
inline constexpr std::size_t longest_chat = 500;
inline constexpr std::size_t longest_name = 60;
inline constexpr std::size_t longest_moment = 16;
inline constexpr std::size_t longest_share = 64;

// `at` is the length of the log the client has seen, `moment` the word of that state: after an
// undo another story may be as long. With `question`, the word of the question it answers, only
// that counts. `seat` is for whoever holds both.
struct Do {
    static constexpr std::string_view wire = "Do";
    wire::Action action;
    std::uint64_t at = 0;
    codec::Maybe<codec::Short<longest_moment>> moment;
    codec::Maybe<codec::Short<longest_moment>> question;
    codec::Maybe<table::SeatWord> seat;
};
template <class Visit, codec::Is<Do> M>
void fields(Visit& visit, M& message) {
    visit("do", message.action);
    visit("at", message.at);
    visit("moment", message.moment);
    visit("question", message.question);
    visit("seat", message.seat);
}

// Dice that a person threw, where they are typed: {"roll": ["I", "F"]}.
struct Roll {
    static constexpr std::string_view wire = "Roll";
    std::vector<codec::Short<longest_face>> faces;
    std::uint64_t at = 0;
    codec::Maybe<codec::Short<longest_moment>> moment;
};
template <class Visit, codec::Is<Roll> M>
void fields(Visit& visit, M& message) {
    visit("roll", message.faces);
    visit("at", message.at);
    visit("moment", message.moment);
}

struct Undo {
    static constexpr std::string_view wire = "Undo";
    codec::True undo;
    std::uint64_t at = 0;
    codec::Maybe<codec::Short<longest_moment>> moment;
};
template <class Visit, codec::Is<Undo> M>
void fields(Visit& visit, M& message) {
    visit("undo", message.undo);
    visit("at", message.at);
    visit("moment", message.moment);
}

// Takes out one input of those that may be undone; the later ones are given again.
struct Remove {
    static constexpr std::string_view wire = "Remove";
    std::uint64_t number = 0;
    std::uint64_t at = 0;
    codec::Maybe<codec::Short<longest_moment>> moment;
};
template <class Visit, codec::Is<Remove> M>
void fields(Visit& visit, M& message) {
    visit("remove", message.number);
    visit("at", message.at);
    visit("moment", message.moment);
}

// Passes on questions of this kind until the current move, activation or phase ends.
struct Yield {
    static constexpr std::string_view wire = "Yield";
    codec::Short<table::longest_kind> kind;
    codec::OneOf<"move", "activation", "phase"> until;
    codec::Maybe<table::SeatWord> seat;
};
template <class Visit, codec::Is<Yield> M>
void fields(Visit& visit, M& message) {
    visit("yield", message.kind);
    visit("until", message.until);
    visit("seat", message.seat);
}

struct EndYield {
    static constexpr std::string_view wire = "EndYield";
    codec::Short<table::longest_kind> kind;
    codec::Maybe<table::SeatWord> seat;
};
template <class Visit, codec::Is<EndYield> M>
void fields(Visit& visit, M& message) {
    visit("end_yield", message.kind);
    visit("seat", message.seat);
}

struct Resign {
    static constexpr std::string_view wire = "Resign";
    codec::True resign;
    codec::Maybe<table::SeatWord> seat;
};
template <class Visit, codec::Is<Resign> M>
void fields(Visit& visit, M& message) {
    visit("resign", message.resign);
    visit("seat", message.seat);
}

struct Draw {
    static constexpr std::string_view wire = "Draw";
    codec::OneOf<"offer", "accept", "decline"> draw;
};
template <class Visit, codec::Is<Draw> M>
void fields(Visit& visit, M& message) {
    visit("draw", message.draw);
}

// Asks the other player to agree that input `from` and all after it no longer count, or answers.
struct Takeback {
    static constexpr std::string_view wire = "Takeback";
    codec::OneOf<"request", "accept", "decline"> takeback;
    codec::Maybe<std::uint64_t> from;
};
template <class Visit, codec::Is<Takeback> M>
void fields(Visit& visit, M& message) {
    visit("takeback", message.takeback);
    visit("from", message.from);
}

// The other player's time ran out: the game is won, or put aside.
struct Overdue {
    static constexpr std::string_view wire = "Overdue";
    codec::OneOf<"claim", "adjourn"> overdue;
};
template <class Visit, codec::Is<Overdue> M>
void fields(Visit& visit, M& message) {
    visit("overdue", message.overdue);
}

struct Since {
    static constexpr std::string_view wire = "Since";
    std::uint64_t at = 0;
    codec::Maybe<codec::Short<longest_moment>> moment;
};
template <class Visit, codec::Is<Since> M>
void fields(Visit& visit, M& message) {
    visit("since", message.at);
    visit("moment", message.moment);
}

// Questions carry a number that comes back with the answer. Those of a plan, which changes with
// every move of a finger, wait in a lane of their own: one is answered, the newest waits.
struct Why {
    static constexpr std::string_view wire = "Why";
    codec::OneOf<"why"> ask;
    wire::Action action;
    std::uint64_t id = 0;
    codec::Maybe<codec::True> plan;
};
template <class Visit, codec::Is<Why> M>
void fields(Visit& visit, M& message) {
    visit("ask", message.ask);
    visit("do", message.action);
    visit("id", message.id);
    visit("plan", message.plan);
}

struct Odds {
    static constexpr std::string_view wire = "Odds";
    codec::OneOf<"odds"> ask;
    wire::Action action;
    std::uint64_t id = 0;
    codec::Maybe<codec::True> plan;
};
template <class Visit, codec::Is<Odds> M>
void fields(Visit& visit, M& message) {
    visit("ask", message.ask);
    visit("do", message.action);
    visit("id", message.id);
    visit("plan", message.plan);
}

struct Replay {
    static constexpr std::string_view wire = "Replay";
    codec::OneOf<"replay"> ask;
    std::uint64_t at = 0;
    std::uint64_t id = 0;
    codec::Maybe<table::SeatWord> seat;  // through whose eyes; none: one's own
};
template <class Visit, codec::Is<Replay> M>
void fields(Visit& visit, M& message) {
    visit("ask", message.ask);
    visit("at", message.at);
    visit("id", message.id);
    visit("seat", message.seat);
}

struct Story {
    static constexpr std::string_view wire = "Story";
    codec::OneOf<"story"> ask;
    std::uint64_t id = 0;
};
template <class Visit, codec::Is<Story> M>
void fields(Visit& visit, M& message) {
    visit("ask", message.ask);
    visit("id", message.id);
}

struct Say {
    static constexpr std::string_view wire = "Say";
    codec::Short<longest_chat> text;
};
template <class Visit, codec::Is<Say> M>
void fields(Visit& visit, M& message) {
    visit("say", message.text);
}

struct Rename {
    static constexpr std::string_view wire = "Rename";
    codec::Short<longest_name> name;
};
template <class Visit, codec::Is<Rename> M>
void fields(Visit& visit, M& message) {
    visit("name", message.name);
}

// The player's share in the dice, sent when he has kept the commitment.
struct Share {
    static constexpr std::string_view wire = "Share";
    codec::Short<longest_share> share;
};
template <class Visit, codec::Is<Share> M>
void fields(Visit& visit, M& message) {
    visit("share", message.share);
}

// Do not wait for the other seat's share in the dice.
struct Begin {
    static constexpr std::string_view wire = "Begin";
    codec::True begin;
};
template <class Visit, codec::Is<Begin> M>
void fields(Visit& visit, M& message) {
    visit("begin", message.begin);
}

using ClientMessage =
    std::variant<Do, Roll, Undo, Remove, Yield, EndYield, Resign, Draw, Takeback, Overdue, Since,
                 Why, Odds, Replay, Story, Say, Rename, Share, Begin>;

// BadInput says what was expected.
ClientMessage parse_message(std::string_view text);

// One line a person may be called by: trimmed, without control characters, cut to what is allowed.
std::string tidy_name(std::string_view name);

}  // namespace grognard::server
