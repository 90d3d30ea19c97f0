// Reads and replays saved games.
#include "table/saved_game.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <utility>

#include "codec/json.hpp"
#include "codec/scenario_name.hpp"
#include "codec/utf8.hpp"
#include "table/make.hpp"

namespace grognard::table {

namespace {

using codec::BadInput;
using codec::shown;

constexpr std::string_view first_line = "grognard 1";

std::string hash_text(std::uint64_t hash) {
    std::array<char, 18> out{};
    std::snprintf(out.data(), out.size(), "#%016llx", static_cast<unsigned long long>(hash));
    return out.data();
}

class Reader {
  public:
    Reader(std::string file, std::string_view text) : text_(text) { out_.file = std::move(file); }

    SavedGame read() {
        out_.size = text_.size();
        read_header();
        while (at_ < text_.size()) {
            const std::string_view line = next();
            if (out_.torn || (line.empty() && at_ == text_.size())) break;
            read_line(line);
        }
        return std::move(out_);
    }

  private:
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

    std::string_view field(std::string_view name) {
        const std::string_view line = next();
        const std::string expected = "\"" + std::string(name) + " ...\"";
        if (out_.torn || !line.starts_with(name) || line.size() < name.size() + 2 ||
            line[name.size()] != ' ') {
            fail(expected, line);
        }
        return line.substr(name.size() + 1);
    }

    void read_header() {
        const std::string_view opening = next();
        const std::string expected = shown(first_line);
        if (opening.starts_with(codec::byte_order_mark)) {
            fail_with(expected, codec::mark_to_leave_out);
        }
        if (opening != first_line || out_.torn) fail(expected, opening);
        out_.header.game = field("game");
        out_.header.scenario = field("scenario");
        const std::string_view seats = field("seats");
        const std::size_t space = seats.find(' ');
        if (space == std::string_view::npos)
            fail("two seats such as bottom=human top=greedy", seats);
        const std::array given = {seats.substr(0, space), seats.substr(space + 1)};
        for (std::size_t i = 0; i < given.size(); ++i) {
            const std::size_t equals = given[i].find('=');
            if (equals == std::string_view::npos || equals + 1 == given[i].size()) {
                fail("a seat such as bottom=human", given[i]);
            }
            out_.seat_names[i] = given[i].substr(0, equals);
            out_.header.seats[i] = given[i].substr(equals + 1);
        }
        const std::string_view start = field("start");
        out_.header.start = read_hash(start);
        while (at_ < text_.size() && text_[at_] >= 'a' && text_[at_] <= 'z') read_note();
        out_.header_end = at_;
    }

    void read_note() {
        const std::string_view line = next();
        const std::size_t space = line.find(' ');
        if (out_.torn || space == std::string_view::npos || space + 1 == line.size()) {
            fail("a name and its value, or step 1", line);
        }
        const std::string_view name = line.substr(0, space);
        if (std::ranges::find(out_.header.notes, name, &SavedNote::name) !=
            out_.header.notes.end()) {
            fail("each name once in the header", name);
        }
        out_.header.notes.push_back({std::string(name), std::string(line.substr(space + 1))});
    }

    void read_line(std::string_view line) {
        const std::size_t space = line.find(' ');
        const std::string number = std::to_string(out_.lines.size() + 1);
        if (line.substr(0, space) != number || space == std::string_view::npos) {
            fail("step " + number, line);
        }
        const std::size_t mark = line.rfind(" #");
        if (mark == std::string_view::npos || mark <= space) fail("a hash after the input", line);
        SavedLine out;
        out.line = line_;
        out.hash = read_hash(line.substr(mark + 1));
        out.end = at_;
        const std::string_view input = line.substr(space + 1, mark - space - 1);
        const std::string_view verb = input.substr(0, input.find(' '));
        if (verb == "dice" || verb == "draw") {
            out.text = input;
        } else {
            out.by = verb;
            if (verb.size() == input.size()) fail("a seat and its action, dice or draw", input);
            out.text = input.substr(verb.size() + 1);
        }
        out_.lines.push_back(std::move(out));
    }

    std::uint64_t read_hash(std::string_view text) {
        std::uint64_t value = 0;
        const bool sized = text.size() == 17 && text.front() == '#';
        const char* const end = text.data() + text.size();
        if (!sized || std::from_chars(text.data() + 1, end, value, 16).ptr != end ||
            hash_text(value) != text) {
            fail("# and 16 digits 0-9 a-f", text);
        }
        return value;
    }

    [[noreturn]] void fail(const std::string& expected, std::string_view found) {
        fail_with(expected, shown(found));
    }
    [[noreturn]] void fail_with(const std::string& expected, std::string_view found) {
        throw BadInput(out_.file, "line " + std::to_string(line_), expected, std::string(found));
    }

    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 0;
    SavedGame out_;
};

namespace fs = std::filesystem;

// Where the file of the scenario is: as the header says, else beside the saved game.
std::string found_scenario(const SavedGame& saved) {
    const fs::path named = saved.header.scenario;
    const fs::path folder = fs::path(saved.file).parent_path();
    std::error_code ec;
    for (const fs::path& path : {named, folder / named, folder / named.filename()}) {
        if (fs::exists(path, ec)) return path.string();
    }
    throw BadInput(saved.file, "line 3",
                   "the file of the scenario, as it is named here or beside the saved game",
                   "nothing at " + shown(saved.header.scenario));
}

std::unique_ptr<Table> make_at_start(const SavedGame& saved, const codec::Library& library) {
    const SavedHeader& header = saved.header;
    const auto known = game_names();
    if (std::ranges::find(known, header.game) == known.end()) {
        throw BadInput(saved.file, "line 2", "a game: " + codec::one_of(known), shown(header.game));
    }
    const bool in_file = codec::names_file(header.scenario);
    const std::string scenario = in_file ? found_scenario(saved) : header.scenario;
    try {
        return make_table(header.game, scenario, library);
    } catch (const BadInput& bad) {
        std::string place = "line 3";
        if (in_file) place += ": " + codec::legible_path(bad.file);
        if (!bad.place.empty()) place += ": " + bad.place;
        throw BadInput(saved.file, place, bad.expected, bad.found);
    }
}

[[noreturn]] void bad_line(const SavedGame& saved, const SavedLine& line,
                           const std::string& expected, const std::string& found) {
    throw BadInput(saved.file, "line " + std::to_string(line.line), expected, found);
}

Reply give(const SavedGame& saved, const SavedLine& line, Table& table) {
    if (line.by.empty()) {
        if (!table.question()) bad_line(saved, line, "an action", shown(line.text));
        return table.answer(line.text);
    }
    const auto seat = table.parse_seat(line.by);
    if (!seat) bad_line(saved, line, "a seat, dice or draw", shown(line.by));
    if (const auto asked = table.question()) {
        bad_line(saved, line, asked->words(), shown(line.by + " " + line.text));
    }
    return table.submit(*seat, line.text);
}

}  // namespace

IllegalStep::IllegalStep(const std::string& file, int line, const std::string& text,
                         Refused refused)
    : what_(codec::legible_path(file) + ": line " + std::to_string(line) + ": " + shown(text) +
            " is refused by " + refused.rule + " (" + refused.reason + ")"),
      refused_(std::move(refused)) {}

bool SavedHeader::says(std::string_view name) const {
    return std::ranges::find(notes, SavedNote{std::string(name), "yes"}) != notes.end();
}

SavedGame parse_saved(std::string file_name, std::string_view text) {
    return Reader(std::move(file_name), text).read();
}

SavedGame load_saved(const std::filesystem::path& path) {
    return parse_saved(path.string(), codec::read_file(path, max_saved_bytes));
}

void check_start(const SavedGame& saved, const Table& table) {
    for (const Seat seat : both_seats) {
        const std::string& named = saved.seat_names[static_cast<std::size_t>(index(seat))];
        if (named == table.seat_name(seat)) continue;
        throw BadInput(saved.file, "line 4", "seat " + std::string(table.seat_name(seat)),
                       shown(named));
    }
    if (table.start_hash() == saved.header.start) return;
    throw BadInput(
        saved.file, "line 5",
        "start " + hash_text(table.start_hash()) + ", the set-up of this scenario as it is now",
        hash_text(saved.header.start));
}

std::unique_ptr<Table> table_for(const SavedGame& saved, const codec::Library& library) {
    auto table = make_at_start(saved, library);
    check_start(saved, *table);
    return table;
}

void replay(const SavedGame& saved, Table& table, const Replayed& replayed) {
    for (const SavedLine& line : saved.lines) {
        const Reply reply = give(saved, line, table);
        if (const auto* refused = std::get_if<Refused>(&reply)) {
            throw IllegalStep(saved.file, line.line, line.text, *refused);
        }
        if (const auto* unreadable = std::get_if<Unreadable>(&reply)) {
            bad_line(saved, line, unreadable->expected, shown(line.text));
        }
        // The rules may take another spelling; whoever wrote it, the line was changed.
        if (const std::string& spelled = table.log().back().text; spelled != line.text) {
            bad_line(saved, line, shown(spelled), shown(line.text));
        }
        if (const std::uint64_t hash = table.story_hash(); hash != line.hash) {
            bad_line(saved, line, hash_text(hash), hash_text(line.hash));
        }
        if (replayed) replayed(line, std::get<Accepted>(reply).told);
    }
}

std::string header_text(const SavedHeader& header, const Table& table) {
    std::string out(first_line);
    out += "\ngame " + header.game + "\nscenario " + header.scenario + "\nseats";
    for (const Seat seat : both_seats) {
        out += " " + std::string(table.seat_name(seat)) + "=" +
               header.seats[static_cast<std::size_t>(index(seat))];
    }
    out += "\nstart " + hash_text(header.start) + "\n";
    for (const SavedNote& note : header.notes) out += note.name + " " + note.value + "\n";
    return out;
}

std::string line_text(std::size_t number, const LogEntry& entry, const Table& table) {
    std::string out = std::to_string(number) + " ";
    if (entry.by) out += std::string(table.seat_name(*entry.by)) + " ";
    return out + entry.text + " " + hash_text(entry.hash) + "\n";
}

}  // namespace grognard::table
