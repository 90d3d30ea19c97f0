// Saved games: text a person can read, one input a line with the story's hash after it.
#pragma once

#include <array>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "codec/library.hpp"
#include "table/table.hpp"

namespace grognard::table {

inline constexpr std::size_t max_saved_bytes = std::size_t{16} << 20U;
inline constexpr std::size_t max_saved_line = 1024;

// A further line of a header, such as "dice-commitment" and its digits.
struct SavedNote {
    std::string name;
    std::string value;

    friend bool operator==(const SavedNote&, const SavedNote&) = default;
};

struct SavedHeader {
    std::string game;
    std::string scenario;              // its number, or the path of its file
    std::array<std::string, 2> seats;  // "human" or the name of a player
    std::uint64_t start = 0;           // hash of the state before the first input
    std::vector<SavedNote> notes;

    // Whether a note of that name says yes.
    bool says(std::string_view name) const;

    friend bool operator==(const SavedHeader&, const SavedHeader&) = default;
};

// A person rolls the dice and types what they show.
inline constexpr std::string_view dice_typed_note = "dice-typed";

struct SavedLine {
    int line = 0;    // of the file, from 1
    std::string by;  // a seat's name; empty: chance
    std::string text;
    std::uint64_t hash = 0;
    std::size_t end = 0;  // offset of the byte after the line

    friend bool operator==(const SavedLine&, const SavedLine&) = default;
};

struct SavedGame {
    std::string file;
    SavedHeader header;
    std::array<std::string, 2> seat_names;  // as the header has them
    std::vector<SavedLine> lines;
    std::size_t header_end = 0;  // offset of the byte after the header
    std::size_t size = 0;        // of the text, in bytes
    bool torn = false;           // the last line was not whole and is left out
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
// last, as editors leave them, are passed over.
SavedGame parse_saved(std::string file_name, std::string_view text);
SavedGame load_saved(const std::filesystem::path& path);

// BadInput unless the table has these seats and stands where the saved game started.
void check_start(const SavedGame& saved, const Table& table);
// A table at the start of the saved game. The file of its scenario is looked for where the saved
// game says, and beside it.
std::unique_ptr<Table> table_for(const SavedGame& saved, const codec::Library& library = {});

// What was told after the input of a line.
using Replayed = std::function<void(const SavedLine& line, const std::vector<Message>& told)>;
void replay(const SavedGame& saved, Table& table, const Replayed& replayed = {});

std::string header_text(const SavedHeader& header, const Table& table);
std::string line_text(std::size_t number, const LogEntry& entry, const Table& table);

}  // namespace grognard::table
