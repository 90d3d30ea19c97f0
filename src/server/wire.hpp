// What the host sends over a socket, members named once: JSON and TypeScript from here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "codec/read.hpp"
#include "codec/wire.hpp"
#include "server/wire_action.hpp"
#include "table/wire.hpp"

namespace grognard::server::wire {

using codec::Maybe;
using codec::OneOf;
using codec::Streamed;
using codec::Word;
using table::AwaitsWord;
using table::BySeat;
using table::MessageWire;
using table::SeatWord;

// A view of whichever game it is; each game's port says what its own looks like.
struct View {
    static constexpr std::string_view wire = "View";
    static codec::Shape shape(codec::Shapes& all);
};

// What one step changed in a view: a merge patch (RFC 7396), in which null deletes.
struct ViewPatch {
    static constexpr std::string_view wire = "ViewPatch";
    static codec::Shape shape(codec::Shapes&) {
        using Kind = codec::Shape::Kind;
        return {Kind::Record, {}, {}, {{Kind::Unknown, {}, {}, {}, {}}}, {}};
    }
};

struct Event {
    static constexpr std::string_view wire = "GameEvent";
    std::uint64_t at = 0;
    OneOf<"bottom", "top", "chance"> by;
    std::string_view text;
    Maybe<Streamed<Action>> action;  // not of chance, nor of what is hidden from this viewer
    Streamed<std::vector<MessageWire>> told;
    Maybe<codec::Json<ViewPatch>> patch;
};
template <class Visit>
void fields(Visit& visit, const Event& event) {
    visit("at", event.at);
    visit("by", event.by);
    visit("text", event.text);
    visit("do", event.action);
    visit("told", event.told);
    visit("patch", event.patch);
}

struct ChatLine {
    static constexpr std::string_view wire = "ChatLine";
    SeatWord by;
    std::string_view name;
    std::string_view text;
    std::int64_t time = 0;  // seconds since 1970
    std::uint64_t at = 0;
};
template <class Visit>
void fields(Visit& visit, const ChatLine& line) {
    visit("by", line.by);
    visit("name", line.name);
    visit("text", line.text);
    visit("time", line.time);
    visit("at", line.at);
}

struct SideLuck {
    double expected = 0;
    int actual = 0;
};
template <class Visit>
void fields(Visit& visit, const SideLuck& luck) {
    visit("expected", luck.expected);
    visit("actual", luck.actual);
}
struct Luck : BySeat<SideLuck> {
    static constexpr std::string_view wire = "Luck";
};

struct Question {
    static constexpr std::string_view wire = "Question";
    std::string verb;
    int count = 0;
    std::vector<std::string> outcomes;
};
template <class Visit>
void fields(Visit& visit, const Question& question) {
    visit("verb", question.verb);
    visit("count", question.count);
    visit("outcomes", question.outcomes);
}

struct State {
    static constexpr std::string_view wire = "State";
    OneOf<"state"> type;
    Word table;
    Word game;
    Word scenario;
    std::optional<OneOf<"bottom", "top", "both">> seat;
    std::optional<SeatWord> viewer;
    bool solo = false;
    std::uint64_t at = 0;
    Word moment;
    std::uint64_t since = 0;
    Maybe<Streamed<View>> view;  // left out where the patches of the events lead to it
    AwaitsWord awaits;
    std::optional<codec::Json<MessageWire>> prompt;
    Streamed<std::vector<Action>> offers;  // empty for a seat that is not asked
    Maybe<Streamed<OneOf<"complete", "sampled">>> coverage;
    bool undo = false;
    OneOf<"server", "typed"> dice;
    Maybe<Question> question;
    Word commitment;
    std::optional<codec::Json<MessageWire>> notice;  // of a correction of the rules
    BySeat<std::string_view> names;
    BySeat<Word> kinds;
    BySeat<bool> online;
    std::vector<SeatWord> waiting;
    codec::Json<Luck> luck;
    Streamed<std::vector<Event>> events;
    Streamed<std::vector<ChatLine>> chat;
};
template <class Visit>
void fields(Visit& visit, const State& state) {
    visit("type", state.type);
    visit("table", state.table);
    visit("game", state.game);
    visit("scenario", state.scenario);
    visit("seat", state.seat);
    visit("viewer", state.viewer);
    visit("solo", state.solo);
    visit("at", state.at);
    visit("moment", state.moment);
    visit("since", state.since);
    visit("view", state.view);
    visit("awaits", state.awaits);
    visit("prompt", state.prompt);
    visit("offers", state.offers);
    visit("coverage", state.coverage);
    visit("undo", state.undo);
    visit("dice", state.dice);
    visit("question", state.question);
    visit("commitment", state.commitment);
    visit("notice", state.notice);
    visit("names", state.names);
    visit("kinds", state.kinds);
    visit("online", state.online);
    visit("waiting", state.waiting);
    visit("luck", state.luck);
    visit("events", state.events);
    visit("chat", state.chat);
}

struct Refused {
    static constexpr std::string_view wire = "Refused";
    OneOf<"refused"> type;
    std::uint64_t at = 0;
    std::string_view rule;
    std::string_view reason;
    Maybe<codec::Json<Action>> action;
};
template <class Visit>
void fields(Visit& visit, const Refused& refused) {
    visit("type", refused.type);
    visit("at", refused.at);
    visit("rule", refused.rule);
    visit("reason", refused.reason);
    visit("do", refused.action);
}

struct Stale {
    static constexpr std::string_view wire = "Stale";
    OneOf<"stale"> type;
    std::uint64_t at = 0;
};
template <class Visit>
void fields(Visit& visit, const Stale& stale) {
    visit("type", stale.type);
    visit("at", stale.at);
}

struct Slow {
    static constexpr std::string_view wire = "Slow";
    OneOf<"slow"> type;
};
template <class Visit>
void fields(Visit& visit, const Slow& slow) {
    visit("type", slow.type);
}

struct Unreadable {
    static constexpr std::string_view wire = "Unreadable";
    OneOf<"error"> type;
    std::string_view expected;
};
template <class Visit>
void fields(Visit& visit, const Unreadable& message) {
    visit("type", message.type);
    visit("expected", message.expected);
}

// Also the answer to a question about odds or a replay that can't be answered.
struct WhyAnswer {
    static constexpr std::string_view wire = "WhyAnswer";
    OneOf<"answer"> type;
    std::uint64_t id = 0;
    bool allowed = false;
    Maybe<std::string_view> rule;
    Maybe<std::string_view> reason;
    Maybe<std::string_view> expected;
};
template <class Visit>
void fields(Visit& visit, const WhyAnswer& answer) {
    visit("type", answer.type);
    visit("id", answer.id);
    visit("allowed", answer.allowed);
    visit("rule", answer.rule);
    visit("reason", answer.reason);
    visit("expected", answer.expected);
}

// The odds of whichever game it is.
struct OddsAnswer {
    static constexpr std::string_view wire = "OddsAnswer";
    static codec::Shape shape(codec::Shapes& all);
};

struct ReplayAnswer {
    static constexpr std::string_view wire = "ReplayAnswer";
    OneOf<"answer"> type;
    std::uint64_t id = 0;
    std::uint64_t at = 0;
    std::optional<SeatWord> viewer;
    AwaitsWord awaits;
    std::optional<codec::Json<MessageWire>> prompt;
    Streamed<View> view;
    Streamed<std::vector<Event>> events;
    codec::Json<Luck> luck;
};
template <class Visit>
void fields(Visit& visit, const ReplayAnswer& answer) {
    visit("type", answer.type);
    visit("id", answer.id);
    visit("at", answer.at);
    visit("viewer", answer.viewer);
    visit("awaits", answer.awaits);
    visit("prompt", answer.prompt);
    visit("view", answer.view);
    visit("events", answer.events);
    visit("luck", answer.luck);
}

// What is left of the armies, and what counts for victory, in the units of the game.
struct StoryPoint {
    static constexpr std::string_view wire = "StoryPoint";
    std::uint64_t at = 0;
    BySeat<int> strength;
    BySeat<int> score;
};
template <class Visit>
void fields(Visit& visit, const StoryPoint& point) {
    visit("at", point.at);
    visit("strength", point.strength);
    visit("score", point.score);
}

struct StoryAnswer {
    static constexpr std::string_view wire = "StoryAnswer";
    OneOf<"answer"> type;
    std::uint64_t id = 0;
    std::vector<StoryPoint> points;
};
template <class Visit>
void fields(Visit& visit, const StoryAnswer& answer) {
    visit("type", answer.type);
    visit("id", answer.id);
    visit("points", answer.points);
}

}  // namespace grognard::server::wire
