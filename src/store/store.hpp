// Where games are kept: what a host may ask of memory or of a file.
#pragma once

#include <array>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/seat.hpp"
#include "table/table.hpp"

namespace grognard::store {

// The store can't do it; what() is one sentence. Nothing was changed.
class Failed : public std::exception {
  public:
    explicit Failed(std::string what) : what_(std::move(what)) {}
    const char* what() const noexcept override { return what_.c_str(); }

  private:
    std::string what_;
};

// What was written assumes a game that is no longer so: an input of that number is there already,
// an input before it is missing, or there is no such game.
class Conflict : public Failed {
  public:
    using Failed::Failed;
};

// What is kept of a game, or of all of them, can't be right: it will not be read by trying again.
class Damaged : public Failed {
  public:
    using Failed::Failed;
};

inline Conflict short_of(const std::string& id, std::uint64_t inputs) {
    return Conflict("game " + id + " has fewer than " + std::to_string(inputs) + " inputs");
}

inline constexpr std::string_view bot_prefix = "bot:";

struct SeatRecord {
    std::string kind;         // "human", "open" or "bot:" and its name
    std::string name;         // what the player calls himself
    std::string secret_hash;  // of the link that holds the seat; empty for a bot
    std::string nonce;        // the seat's share in the dice; empty until it came

    bool is_bot() const { return kind.starts_with(bot_prefix); }

    friend bool operator==(const SeatRecord&, const SeatRecord&) = default;
};

// A share in the dice that came, in the order in which they did.
struct Arrival {
    Seat seat = Seat::First;
    bool host = false;  // the server made it

    friend bool operator==(const Arrival&, const Arrival&) = default;
};

struct DiceRecord {
    bool typed = false;       // a person rolls real dice
    std::string seed;         // hex; the server's secret until the game is over
    std::uint64_t after = 0;  // inputs up to this number came from another game
    int scheme = 1;           // docs/game-file.md; 1 for games that began under format 1
    std::array<std::string, 2> promised = {};  // shares that the server uses if it must make them
    std::vector<Arrival> arrivals = {};        // scheme 2

    friend bool operator==(const DiceRecord&, const DiceRecord&) = default;
};

// All that is kept of a game besides its inputs.
struct GameRecord {
    std::string id;
    std::string game;
    std::string scenario;
    std::array<SeatRecord, 2> seats;
    bool solo = false;  // one link holds both seats
    DiceRecord dice;
    bool finished = false;
    std::int64_t created = 0;  // seconds since 1970
    std::int64_t touched = 0;  // when somebody last came, to within a day
    table::Stamp stamp = {};   // rules and battle of the first input; version 0: format 1
    std::uint64_t start = 0;   // hash of the first state; 0: not known
    std::vector<table::Note> notes = {};  // records that are no inputs
    bool ask_all = false;                 // also questions with a single possible answer
    int days = 0;            // per move, after which the other player may claim; 0: no limit
    std::int64_t moved = 0;  // when the last input came, where there is a limit

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

// Only the last lines of a game's chat are kept.
inline constexpr std::uint64_t most_chat = 200;

struct Chat {
    std::string from;  // a seat's name
    std::string text;
    std::int64_t time = 0;     // seconds since 1970
    std::uint64_t at = 0;      // inputs there were
    std::uint64_t number = 0;  // of the line in its game, from 1 on

    friend bool operator==(const Chat&, const Chat&) = default;
};

// How a game stood after its first `at` inputs, so that nobody need play them again: the inputs
// stay what counts. Bytes that the store does not read, and a seal by which their writer knows
// them.
struct Snapshot {
    std::uint64_t at = 0;
    std::uint64_t seal = 0;
    std::string bytes;

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

struct StoredGame {
    GameRecord record;
    std::vector<table::LogEntry> inputs;
    std::vector<Chat> chat;
    std::optional<Snapshot> snapshot;
    bool binned = false;
};

struct Create {
    GameRecord record;
};
// Replaces the record of the same id, and takes the game out of the bin: somebody is there.
struct Update {
    GameRecord record;
};
// Inputs `first`, first + 1, ...; the game must have exactly those before them, so that no number
// is ever there twice.
struct Append {
    std::string id;
    std::uint64_t first = 1;
    std::vector<table::LogEntry> inputs;
};
// Forgets every input after the first `kept`, and a snapshot of later ones.
struct Cut {
    std::string id;
    std::uint64_t kept = 0;
};
// A line after all that are there; the oldest goes when there are too many.
struct Say {
    std::string id;
    Chat chat;
};
// Replaces the game's snapshot; the inputs it stands for must be there.
struct Snap {
    std::string id;
    Snapshot snapshot;
};
// Moves an unfinished game to the bin, unless somebody came since `before` or it is there already.
// Nothing of it is lost; it no longer counts as unfinished.
struct Bin {
    std::string id;
    std::int64_t before = 0;
    std::int64_t time = 0;  // seconds since 1970, for the operator: nothing depends on it
};
// One more hour of service. Time in the bin is counted in these, never by the clock on the wall,
// which may jump.
struct CountHour {};
// Deletes games that were in the bin while so many hours of service were counted. Nothing else
// ever deletes a game. Must be the last of its batch.
struct Purge {
    std::uint64_t hours = 0;
    std::uint64_t most = 0;  // at once
};

// Changes nothing and is written all the same: does the store take what it is given?
struct Probe {};

using Write = std::variant<Create, Update, Append, Cut, Say, Snap, Bin, CountHour, Purge, Probe>;
using Writes = std::vector<Write>;

// Games that were begun and left: unfinished, nobody came since `before`, and people made fewer
// than `inputs` inputs, not counting those that came from another game.
struct Left {
    std::int64_t before = 0;
    std::uint64_t inputs = 0;
    std::uint64_t most = 0;  // at once
};

// Any thread may call; commits of several threads come one after another.
class Store {
  public:
    virtual ~Store() = default;

    // All of it, in order, or nothing. When it returns it survives a crash as far as this store
    // ever does. Throws Conflict or Failed.
    virtual void commit(std::span<const Write> writes) = 0;

    // A game in the bin is found, too. Throws Damaged if it can't be what was written.
    virtual std::optional<StoredGame> load(std::string_view id) const = 0;
    // Those not in the bin, in the order of their creation.
    virtual std::vector<std::string> unfinished() const = 0;
    virtual std::size_t count_unfinished() const = 0;
    // Some of the unfinished, in the same order.
    virtual std::vector<std::string> left(const Left& which) const = 0;
    // The unfinished games of a bot against a person: it may be the bot's turn.
    virtual std::vector<std::string> with_bots() const = 0;
    // Does it answer? Throws Failed if not.
    virtual void check() const = 0;

    // A short piece of maintenance, for a moment when nobody waits; true if more is left to do.
    // Changes nothing that can be read. Throws Failed.
    virtual bool tidy() { return false; }
};

}  // namespace grognard::store
