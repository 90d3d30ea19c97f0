// The lines of a game's record: inputs, notes between them, and the chain that links them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"

namespace grognard::table {

// Did a person or a bot give the answer, or the table itself: because it was the only possible one,
// or because the seat had yielded?
enum class Automatic : std::uint8_t { No, Only, Yield };
std::string_view name(Automatic automatic);  // "", "only", "yield"
std::optional<Automatic> parse_automatic(std::string_view text);

// One input: who gave it, its text, and what it led to.
struct LogEntry {
    std::optional<Seat> by;  // nobody: chance
    std::string text;
    std::uint64_t hash = 0;     // linked()
    std::uint64_t state = 0;    // hash of the state it led to; 0: not known
    std::string question = {};  // of chance: "melee 3 seen all from I:2 C:1"; empty: not known
    Automatic automatic = Automatic::No;  // of an action

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// A record that is no input, or an input that no longer counts, as its line without the chain.
struct Note {
    std::size_t after = 0;  // inputs that counted when it was written
    std::string text;

    friend bool operator==(const Note&, const Note&) = default;
};

// Rules and battle data by which states were computed. Version 0: not known (format 1).
struct Stamp {
    int rules = 0;
    std::uint64_t digest = 0;

    friend bool operator==(const Stamp&, const Stamp&) = default;
};

// `restamp N rules V #DIGEST @STATE` or `cut N rules V #DIGEST @STATE`.
struct StampNote {
    bool cut = false;
    std::size_t from = 0;
    Stamp stamp;
    std::uint64_t state = 0;

    std::string text() const;
};
std::optional<StampNote> parse_stamp_note(std::string_view text);
// N of any cut, also one by consent; nothing if the text is no cut.
std::optional<std::size_t> parse_cut(std::string_view text);
// Cuts among the notes: each changes the key of the dice.
std::size_t count_cuts(const std::vector<Note>& notes);

// `takeback-request SEAT N`: this seat asks the other to agree to `cut N takeback`.
struct TakebackNote {
    std::string seat;  // its name
    std::size_t from = 0;

    std::string text() const;
};
std::optional<TakebackNote> parse_takeback_request(std::string_view text);

// What happens to the notes when the inputs from number `from` on no longer count: these lines and
// the notes between them stay, in their order, before the cut itself.
void fold_cut(std::vector<Note>& notes, std::size_t from, const std::vector<std::string>& lines,
              std::string cut);

// The first word of a text, which is taken off it.
std::string_view take_word(std::string_view& text);

// 16 digits.
std::string hex16(std::uint64_t value);
std::optional<std::uint64_t> parse_hex16(std::string_view text);

// FNV-1a over the link before, a line break and the line without its own link.
std::uint64_t chained(std::uint64_t before, std::string_view line);
// The link of the start line, given all header lines above it.
std::uint64_t chained_start(std::string_view header, std::string_view line);

// Stands for the question of an answer from format 1 that no longer counts: only the rules of that
// time knew it.
inline constexpr std::string_view unknown_question = "unknown";

// A line of an input without its chain.
std::string input_line(std::size_t number, std::string_view seat, const LogEntry& entry);

}  // namespace grognard::table
