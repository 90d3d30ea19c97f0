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
    Maybe<OneOf<"only", "yield">>
        automatic;  // the server gave it; a yield is told to its seat only
    Streamed<std::vector<MessageWire>> told;
    Maybe<codec::Json<ViewPatch>> patch;
};
template <class Visit>
void fields(Visit& visit, const Event& event) {
    visit("at", event.at);
    visit("by", event.by);
    visit("text", event.text);
    visit("do", event.action);
    visit("automatic", event.automatic);
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

// What a seat of this client is asked.
struct Asked {
    static constexpr std::string_view wire = "Asked";
    SeatWord seat;
    std::string question;  // the word that an answer names
    std::string kind;
    Maybe<Streamed<Action>> pass;  // where there is one
    bool hidden = false;           // the possible answers depend on what only this seat knows
};
template <class Visit>
void fields(Visit& visit, const Asked& asked) {
    visit("seat", asked.seat);
    visit("question", asked.question);
    visit("kind", asked.kind);
    visit("pass", asked.pass);
    visit("hidden", asked.hidden);
}

struct YieldInForce {
    static constexpr std::string_view wire = "YieldInForce";
    SeatWord seat;
    std::string kind;
    OneOf<"move", "activation", "phase"> until;
};
template <class Visit>
void fields(Visit& visit, const YieldInForce& yield) {
    visit("seat", yield.seat);
    visit("kind", yield.kind);
    visit("until", yield.until);
}

struct TakebackRequest {
    static constexpr std::string_view wire = "TakebackRequest";
    SeatWord by;
    std::uint64_t from = 0;  // this input and all after it
};
template <class Visit>
void fields(Visit& visit, const TakebackRequest& request) {
    visit("by", request.by);
    visit("from", request.from);
}

// How the game ended, by its rules or by resignation, agreement or time.
struct Ended {
    static constexpr std::string_view wire = "Ended";
    OneOf<"bottom", "top", "draw"> winner;
    std::string by;
};
template <class Visit>
void fields(Visit& visit, const Ended& ended) {
    visit("winner", ended.winner);
    visit("by", ended.by);
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
    std::vector<Asked> asks;  // of this client's seats; offers follow for each
    bool undo = false;
    std::vector<std::uint64_t> removable;  // inputs that this client may undo, by number
    std::vector<YieldInForce> yields;      // of this client's seats
    Maybe<SeatWord> draw_offer;
    Maybe<TakebackRequest> takeback;
    Maybe<int> days;               // per move
    Maybe<std::int64_t> deadline;  // of the seat that is awaited; seconds since 1970
    Maybe<bool> adjourned;
    Maybe<Ended> ended;
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
    visit("asks", state.asks);
    visit("undo", state.undo);
    visit("removable", state.removable);
    visit("yields", state.yields);
    visit("draw_offer", state.draw_offer);
    visit("takeback", state.takeback);
    visit("days", state.days);
    visit("deadline", state.deadline);
    visit("adjourned", state.adjourned);
    visit("ended", state.ended);
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

// What a seat may do, after the state that says it is asked.
struct Offers {
    static constexpr std::string_view wire = "Offers";
    OneOf<"offers"> type;
    std::uint64_t at = 0;
    Word moment;
    SeatWord seat;
    std::string question;
    Streamed<std::vector<Action>> offers;
    Streamed<OneOf<"complete", "sampled">> coverage;
};
template <class Visit>
void fields(Visit& visit, const Offers& offers) {
    visit("type", offers.type);
    visit("at", offers.at);
    visit("moment", offers.moment);
    visit("seat", offers.seat);
    visit("question", offers.question);
    visit("offers", offers.offers);
    visit("coverage", offers.coverage);
}

struct Refused {
    static constexpr std::string_view wire = "Refused";
    OneOf<"refused"> type;
    std::uint64_t at = 0;
    std::string_view rule;
    std::string_view reason;
    Maybe<codec::Json<Action>> action;
    Maybe<std::uint64_t> later;  // of a removal: the input that would no longer be legal
};
template <class Visit>
void fields(Visit& visit, const Refused& refused) {
    visit("type", refused.type);
    visit("at", refused.at);
    visit("rule", refused.rule);
    visit("reason", refused.reason);
    visit("do", refused.action);
    visit("later", refused.later);
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

// To a question about a plan for which a newer one came before it was begun.
struct Replaced {
    static constexpr std::string_view wire = "Replaced";
    OneOf<"answer"> type;
    std::uint64_t id = 0;
    bool replaced = true;
};
template <class Visit>
void fields(Visit& visit, const Replaced& answer) {
    visit("type", answer.type);
    visit("id", answer.id);
    visit("replaced", answer.replaced);
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
