// Saved games: text a person can read, one record a line. docs/game-file.md describes the format.
#pragma once

#include <array>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/reopen.hpp"
#include "table/table.hpp"

namespace grognard::table {

inline constexpr std::size_t max_saved_bytes = std::size_t{16} << 20U;
inline constexpr std::size_t max_saved_line = std::size_t{64} << 10U;

// A seat's part in the dice.
struct SavedShare {
    std::size_t seat = 0;
    std::string text;
    bool host = false;  // the server made it

    friend bool operator==(const SavedShare&, const SavedShare&) = default;
};

// How chance was answered, if a seed was committed. Digits stay as they are written.
struct SavedDice {
    int scheme = 2;
    std::string commitment;
    std::array<std::string, 2> promises;  // empty: none
    std::vector<SavedShare> shares;       // in the order of arrival
    std::string seed;                     // empty until the game is over

    friend bool operator==(const SavedDice&, const SavedDice&) = default;
};

struct SavedHeader {
    std::string game;
    std::string scenario;              // its number, or the path of its file
    std::array<std::string, 2> seats;  // "human", "open" or the name of a bot
    std::array<std::string, 2> names = {};
    Stamp stamp = {};         // version 0: format 1
    std::uint64_t start = 0;  // hash of the state before the first input
    std::string battle_file = {};
    std::vector<std::pair<std::string, std::string>> options = {};
    std::optional<SavedDice> dice = {};

    friend bool operator==(const SavedHeader&, const SavedHeader&) = default;
};

struct SavedLine {
    int line = 0;    // of the file, from 1
    std::string by;  // a seat's name; empty: chance
    std::string text;
    std::uint64_t hash = 0;   // format 1: of the story; format 2: the chain
    std::uint64_t state = 0;  // format 2
    std::string question;     // of chance, format 2
    Automatic automatic = Automatic::No;
    std::size_t start = 0;     // offset of the line
    std::size_t end = 0;       // offset of the byte after the line
    std::uint64_t before = 0;  // the chain before it

    friend bool operator==(const SavedLine&, const SavedLine&) = default;
};

struct SavedGame {
    std::string file;
    int format = 2;
    SavedHeader header;
    std::map<std::string, int, std::less<>> header_lines;  // where each is
    std::array<std::string, 2> seat_names;                 // as the header has them
    std::vector<SavedLine> lines;                          // inputs that count
    std::vector<Note> notes;                               // all other records
    // Every record as it is written, without chains: line and text. Format 2.
    std::vector<std::pair<int, std::string>> records;
    std::size_t header_end = 0;  // offset of the byte after the header
    std::size_t end = 0;         // of the last whole line
    std::uint64_t chain = 0;     // the last link
    int chain_fault = 0;         // first line with a wrong link; 0: none
    std::size_t size = 0;        // of the text, in bytes
    bool torn = false;           // the last line was not whole

    // By whom chance is answered after the last record: "server", "typed", ...
    std::string_view dice_source() const;
};

// A recorded action that the rules forbid.
class IllegalStep : public std::exception {
  public:
    IllegalStep(const std::string& file, int line, const std::string& text, Refused refused);

    const char* what() const noexcept override { return what_.c_str(); }
    const Refused& refused() const { return refused_; }

  private:
    std::string what_;
    Refused refused_;
};

// Strict: whatever can't be read throws BadInput that names the line. Only a last line without its
// end, as a crash leaves it, is dropped; line ends of other systems and one empty line after the
// last, as editors leave them, are passed over. A wrong chain is noted, and thrown by check_sound.
SavedGame parse_saved(std::string file_name, std::string_view text);
SavedGame load_saved(const std::filesystem::path& path);

// "line 3", where a line of the header is.
std::string place_in(const SavedGame& saved, std::string_view header_line);
// BadInput unless the chain is right and the table has these seats.
void check_sound(const SavedGame& saved, const Table& table);
History history_of(const SavedGame& saved, const Table& table);

// What was told after the input of a line.
using Replayed = std::function<void(const SavedLine& line, const std::vector<Message>& told)>;
// BadInput or IllegalStep if the game is damaged; otherwise it is opened as reopen() does.
Reopened replay(const SavedGame& saved, Table& table, const Replayed& replayed = {});

// A header of the game on this table.
SavedHeader header_of(const Table& table, std::array<std::string, 2> seats);
// The header with its start line, and then every record, each with its link.
std::string header_text(const SavedHeader& header, const Table& table);
std::string saved_text(const SavedHeader& header, const Table& table);
// The chain after the header.
std::uint64_t header_chain(std::string_view header_text);
// Every record line of a table, in order, without chains; which of them are inputs that count.
struct RecordLine {
    std::string text;
    bool input = false;
};
std::vector<RecordLine> record_lines(const Table& table);

}  // namespace grognard::table
