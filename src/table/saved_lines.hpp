// What the readers of both formats share: lines of a text, and faults that name them.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "codec/json.hpp"
#include "table/saved_game.hpp"

namespace grognard::table {

class Lines {
  public:
    Lines(SavedGame& out, std::string_view text) : out_(out), text_(text) {}

    bool left() const { return at_ < text_.size(); }
    int number() const { return line_; }
    std::size_t at() const { return at_; }
    char peek() const { return text_[at_]; }
    std::string_view before(std::size_t offset) const { return text_.substr(0, offset); }

    // The next line without its end; a line that has none is torn.
    std::string_view next() {
        ++line_;
        const std::size_t end = text_.substr(at_, max_saved_line + 1).find('\n');
        if (end == std::string_view::npos) {
            if (text_.size() - at_ > max_saved_line) {
                fail("a line of at most " + std::to_string(max_saved_line) + " characters",
                     "a longer one");
            }
            out_.torn = true;
            const std::string_view rest = text_.substr(at_);
            at_ = text_.size();
            return rest;
        }
        std::string_view line = text_.substr(at_, end);
        at_ += end + 1;
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }

    [[noreturn]] void fail(const std::string& expected, std::string_view found) const {
        fail_with(expected, codec::shown(found));
    }
    [[noreturn]] void fail_with(const std::string& expected, std::string_view found) const {
        throw codec::BadInput(out_.file, "line " + std::to_string(line_), expected,
                              std::string(found));
    }

    std::uint64_t hash(std::string_view text, char mark) const {
        const auto value =
            !text.empty() && text.front() == mark ? parse_hex16(text.substr(1)) : std::nullopt;
        if (!value) fail(std::string(1, mark) + " and 16 digits 0-9 a-f", text);
        return *value;
    }

  private:
    SavedGame& out_;
    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 0;
};

inline void read_seats(SavedGame& out, const Lines& lines, std::string_view seats) {
    const std::size_t space = seats.find(' ');
    if (space == std::string_view::npos) {
        lines.fail("two seats such as bottom=human top=greedy", seats);
    }
    const std::array given = {seats.substr(0, space), seats.substr(space + 1)};
    for (std::size_t i = 0; i < given.size(); ++i) {
        const std::size_t equals = given[i].find('=');
        if (equals == std::string_view::npos || equals + 1 == given[i].size()) {
            lines.fail("a seat such as bottom=human", given[i]);
        }
        out.seat_names[i] = given[i].substr(0, equals);
        out.header.seats[i] = given[i].substr(equals + 1);
    }
}

// The rest of a game of format 1, after its first line.
void read_format_1(SavedGame& out, Lines& lines);

}  // namespace grognard::table
