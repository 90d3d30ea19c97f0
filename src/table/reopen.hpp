// Opens a stored game: replays its inputs under the rules of this program and says what changed.
#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "table/table.hpp"

namespace grognard::table {

// What is stored of a game besides its battle.
struct History {
    Stamp written;            // of the header; later stamps are among the notes
    std::uint64_t start = 0;  // hash of the first state; 0: not known
    std::vector<LogEntry> inputs;
    std::vector<Note> notes;
};

// An input does not fit, though rules and battle are those it was written under.
class Misfit : public std::exception {
  public:
    Misfit(std::size_t number, std::string expected, std::string found,
           std::optional<Refused> refused = {});
    const char* what() const noexcept override { return what_.c_str(); }

    std::size_t number;  // of the input; 0: the start
    std::string expected;
    std::string found;
    std::optional<Refused> refused;

  private:
    std::string what_;
};

// It was written by a newer program.
class NewerRules : public std::exception {
  public:
    NewerRules(std::string_view game, int written, int known);
    const char* what() const noexcept override { return what_.c_str(); }

    int written;
    int known;

  private:
    std::string what_;
};

enum class Fit : std::uint8_t {
    Same,       // nothing to report
    Restamped,  // all inputs are legal and lead to other states from `step` on
    Cut,        // input `step` no longer fits; play goes on before it
    Ended,      // likewise, but the game is over and keeps its result
};

struct Reopened {
    Fit fit = Fit::Same;
    std::size_t step = 0;
    // Something was added to the notes, which whoever stores the game writes down.
    bool noted = false;
    std::optional<Message> notice;  // for the players
};

// How an input is given to the table, if not directly.
using Give = std::function<Reply(const LogEntry& entry)>;

// The table stands at the start, or where the first table.at() inputs lead. Throws Misfit or
// NewerRules.
Reopened reopen(Table& table, const History& history, const Give& give = {});

// What players of this game should know of a correction of the rules, as long as nobody played on.
std::optional<Message> standing_notice(const Table& table);

}  // namespace grognard::table
