// Reads saved games of format 1, which earlier programs wrote.
#include <charconv>
#include <map>
#include <utility>

#include "table/saved_lines.hpp"

namespace grognard::table {

namespace {

using codec::BadInput;
using codec::shown;

// Format 1: a fixed header, notes by name, then inputs with a hash of the story.
class Format1Reader {
  public:
    Format1Reader(SavedGame& out, Lines& lines) : out_(out), lines_(lines) {}

    void read() {
        out_.format = 1;
        out_.header.game = field("game");
        out_.header.scenario = field("scenario");
        out_.header_lines["battle"] = lines_.number();
        read_seats(out_, lines_, field("seats"));
        out_.header.start = lines_.hash(field("start"), '#');
        while (lines_.left() && lines_.peek() >= 'a' && lines_.peek() <= 'z') read_note();
        finish_dice();
        out_.header_end = lines_.at();
        while (lines_.left()) {
            const std::string_view line = lines_.next();
            if (out_.torn || (line.empty() && !lines_.left())) break;
            read_line(line);
        }
        note_sections();
    }

  private:
    std::string_view field(std::string_view name) {
        const std::string_view line = lines_.next();
        if (out_.torn || !line.starts_with(name) || line.size() < name.size() + 2 ||
            line[name.size()] != ' ') {
            lines_.fail("\"" + std::string(name) + " ...\"", line);
        }
        out_.header_lines.emplace(name, lines_.number());
        return line.substr(name.size() + 1);
    }

    void read_note() {
        std::string_view value = lines_.next();
        const std::string_view whole = value;
        const std::string name(take_word(value));
        if (out_.torn || value.empty()) lines_.fail("a name and its value, or step 1", whole);
        if (!notes_.emplace(name, value).second) lines_.fail("each name once in the header", name);
        out_.header_lines.emplace(name, lines_.number());
        if (name == "dice-typed" && value != "yes") lines_.fail("dice-typed yes", whole);
        if (name == "dice-after") {
            const char* const end = value.data() + value.size();
            if (std::from_chars(value.data(), end, after_).ptr != end) {
                lines_.fail("a number of steps", value);
            }
        }
    }

    std::string note(const std::string& name) const {
        const auto found = notes_.find(name);
        return found == notes_.end() ? "" : found->second;
    }

    void finish_dice() {
        for (std::size_t i = 0; i < out_.seat_names.size(); ++i) {
            out_.header.names[i] = note("name-" + out_.seat_names[i]);
        }
        if (!notes_.contains("dice-commitment")) return;
        SavedDice dice;
        dice.scheme = 1;
        dice.commitment = note("dice-commitment");
        dice.seed = note("dice-seed");
        for (std::size_t i = 0; i < out_.seat_names.size(); ++i) {
            const std::string share = note("dice-nonce-" + out_.seat_names[i]);
            if (!share.empty()) dice.shares.push_back({i, share, false});
        }
        out_.header.dice = std::move(dice);
    }

    // What the header says of the dice, as the records of format 2 say it.
    void note_sections() {
        if (after_ > out_.lines.size()) {
            throw BadInput(out_.file, "dice-after", "a number of steps of this game",
                           shown(note("dice-after")));
        }
        if (after_ > 0) out_.notes.push_back({0, "dice inherited"});
        const bool typed = notes_.contains("dice-typed");
        if (typed || after_ > 0) {
            out_.notes.push_back({after_, typed ? "dice typed" : "dice server"});
        }
    }

    void read_line(std::string_view line) {
        const std::size_t space = line.find(' ');
        const std::string number = std::to_string(out_.lines.size() + 1);
        if (line.substr(0, space) != number || space == std::string_view::npos) {
            lines_.fail("step " + number, line);
        }
        const std::size_t mark = line.rfind(" #");
        if (mark == std::string_view::npos || mark <= space) {
            lines_.fail("a hash after the input", line);
        }
        SavedLine out;
        out.line = lines_.number();
        out.hash = lines_.hash(line.substr(mark + 1), '#');
        out.end = lines_.at();
        const std::string_view input = line.substr(space + 1, mark - space - 1);
        const std::string_view verb = input.substr(0, input.find(' '));
        if (verb == "dice" || verb == "draw") {
            out.text = input;
        } else {
            out.by = verb;
            if (verb.size() == input.size()) {
                lines_.fail("a seat and its action, dice or draw", input);
            }
            out.text = input.substr(verb.size() + 1);
        }
        out_.lines.push_back(std::move(out));
    }

    SavedGame& out_;
    Lines& lines_;
    std::map<std::string, std::string> notes_;
    std::size_t after_ = 0;
};

}  // namespace

void read_format_1(SavedGame& out, Lines& lines) {
    Format1Reader(out, lines).read();
    out.end = out.lines.empty() ? out.header_end : out.lines.back().end;
}

}  // namespace grognard::table
