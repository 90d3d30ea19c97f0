// Tables in text: a header, then a line a row, cells between tabs. What does not fit is an error
// with its line.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "codec/json.hpp"
#include "codec/utf8.hpp"

namespace grognard::codec {

template <std::size_t Columns>
class Tsv {
  public:
    using Cells = std::array<std::string_view, Columns>;

    // Reads the header. Both texts must outlive the table.
    Tsv(const std::string& file, std::string_view text, const Cells& header)
        : file_(file), rest_(text) {
        if (!more() || next() != header) fail("the header " + joined(header), "something else");
    }

    bool more() const { return !rest_.empty(); }

    Cells next() {
        ++line_;
        const std::size_t end = rest_.find('\n');
        if (end == std::string_view::npos) fail("a line break at the end", "none");
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end + 1);
        const auto count = static_cast<std::size_t>(std::ranges::count(line, '\t')) + 1;
        if (count != Columns) {
            fail(std::to_string(Columns) + " columns between tabs", std::to_string(count));
        }
        const Cells cells = split(line);
        for (const std::string_view cell : cells) {
            if (!printable(cell)) fail("text without control characters", shown(cell));
        }
        return cells;
    }

    // Names the line that was read last.
    [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
        throw BadInput(file_, "line " + std::to_string(line_), expected, found);
    }

  private:
    static Cells split(std::string_view line) {
        Cells cells;
        for (std::string_view& cell : cells) {
            cell = line.substr(0, line.find('\t'));
            line.remove_prefix(std::min(cell.size() + 1, line.size()));
        }
        return cells;
    }
    static std::string joined(const Cells& cells) {
        std::string out;
        for (const std::string_view cell : cells) {
            if (!out.empty()) out += ' ';
            out += cell;
        }
        return out;
    }

    const std::string& file_;
    std::string_view rest_;
    std::size_t line_ = 0;
};

}  // namespace grognard::codec
