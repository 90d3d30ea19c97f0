// Reads the text of saved games of format 2.
#include <algorithm>
#include <charconv>
#include <utility>

#include "codec/utf8.hpp"
#include "table/record.hpp"
#include "table/saved_lines.hpp"
#include "table/yields.hpp"

namespace grognard::table {

namespace {

using codec::shown;

constexpr std::string_view format_1 = "grognard 1";
constexpr std::string_view format_2 = "grognard 2";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The header of format 2, up to and with its start line.
class HeaderReader {
  public:
    HeaderReader(SavedGame& out, Lines& lines) : out_(out), lines_(lines) {}

    void read() {
        bool started = false;
        while (!started) {
            const std::size_t offset = lines_.at();
            std::string_view line = lines_.next();
            if (out_.torn) lines_.fail("a whole header line, up to start", line);
            const std::string_view whole = line;
            const std::string name(take_word(line));
            if (line.empty()) lines_.fail("a name and its value", whole);
            once(name, line);
            if (name == "start") {
                read_start(line, whole, lines_.before(offset));
                started = true;
            } else {
                read_line(name, line);
            }
        }
        require();
    }

  private:
    // Lines about a seat or an option stand once for each.
    void once(const std::string& name, std::string_view value) {
        const bool of_each =
            name == "name" || name == "dice-promise" || name == "dice-share" || name == "option";
        const std::string key = of_each ? name + " " + std::string(take_word(value)) : name;
        if (!out_.header_lines.emplace(key, lines_.number()).second) {
            lines_.fail("each header line once", key);
        }
    }

    void read_line(const std::string& name, std::string_view value) {
        SavedHeader& header = out_.header;
        if (name == "game") {
            header.game = value;
        } else if (name == "rules") {
            header.stamp.rules = positive(value);
        } else if (name == "battle") {
            header.scenario = take_word(value);
            header.stamp.digest = lines_.hash(value, '#');
        } else if (name == "battle-file") {
            header.stamp.digest = lines_.hash(take_word(value), '#');
            header.battle_file = value;
        } else if (name == "option") {
            const std::string key(take_word(value));
            if (value.empty()) lines_.fail("an option and its value", key);
            header.options.emplace_back(key, value);
        } else if (name == "seats") {
            read_seats(out_, lines_, value);
            for (std::string& kind : header.seats) read_kind(kind);
        } else if (name == "name") {
            const std::size_t seat = read_seat(take_word(value));
            header.names[seat] = value;
        } else if (name.starts_with("dice-")) {
            read_dice(name, value);
        } else {
            lines_.fail("a header line that format 2 has, or start", name);
        }
    }

    void read_dice(const std::string& name, std::string_view value) {
        if (!out_.header.dice) out_.header.dice.emplace();
        SavedDice& dice = *out_.header.dice;
        if (name == "dice-scheme") {
            dice.scheme = positive(value);
            if (dice.scheme > 2) lines_.fail("dice-scheme 1 or 2", value);
        } else if (name == "dice-commitment") {
            dice.commitment = digits64(value);
        } else if (name == "dice-promise") {
            const std::size_t seat = read_seat(take_word(value));
            dice.promises[seat] = digits64(value);
        } else if (name == "dice-share") {
            SavedShare share;
            share.seat = read_seat(take_word(value));
            share.text = take_word(value);
            share.host = value == "host";
            if (!is_share(share.text)) lines_.fail("a share of 1 to 64 letters", share.text);
            if (!value.empty() && !share.host) lines_.fail("host or nothing", value);
            dice.shares.push_back(std::move(share));
        } else if (name == "dice-seed") {
            dice.seed = digits64(value);
        } else {
            lines_.fail("dice-scheme, -commitment, -promise, -share or -seed", name);
        }
    }

    static bool is_share(std::string_view text) {
        constexpr std::string_view letters =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        return !text.empty() && text.size() <= 64 &&
               text.find_first_not_of(letters) == std::string_view::npos;
    }

    std::string digits64(std::string_view text) {
        if (text.size() != 64 ||
            text.find_first_not_of("0123456789abcdef") != std::string_view::npos) {
            lines_.fail("64 digits 0-9 a-f", text);
        }
        return std::string(text);
    }

    void read_kind(std::string& kind) {
        constexpr std::string_view bot = "bot:";
        if (kind == "human" || kind == "open") return;
        if (!kind.starts_with(bot) || kind.size() == bot.size()) {
            lines_.fail("human, open or bot: and a name", kind);
        }
        kind.erase(0, bot.size());
    }

    // Seats are named by the line `seats`, which stands above.
    std::size_t read_seat(std::string_view name) {
        const auto found = std::ranges::find(out_.seat_names, name);
        if (name.empty() || found == out_.seat_names.end()) {
            lines_.fail("a seat that the line seats names", name);
        }
        return static_cast<std::size_t>(found - out_.seat_names.begin());
    }

    int positive(std::string_view text) {
        int value = 0;
        const char* const end = text.data() + text.size();
        if (std::from_chars(text.data(), end, value).ptr != end || value < 1 ||
            std::to_string(value) != text) {
            lines_.fail("a positive number", text);
        }
        return value;
    }

    void read_start(std::string_view value, std::string_view whole, std::string_view above) {
        const std::size_t mark = value.find(" #");
        if (mark == std::string_view::npos) lines_.fail("start @STATE #CHAIN", whole);
        out_.header.start = lines_.hash(value.substr(0, mark), '@');
        out_.chain = lines_.hash(value.substr(mark + 1), '#');
        std::string lines(above);
        std::erase(lines, '\r');
        const std::string_view line = whole.substr(0, whole.rfind(" #"));
        if (chained_start(lines, line) != out_.chain) out_.chain_fault = lines_.number();
    }

    void require() {
        for (const char* const name : {"game", "rules", "seats"}) {
            if (!out_.header_lines.contains(name)) {
                lines_.fail("a line " + std::string(name) + " above", "none");
            }
        }
        const bool named = out_.header_lines.contains("battle");
        if (named == out_.header_lines.contains("battle-file")) {
            lines_.fail_with("one line battle or battle-file above", named ? "both" : "none");
        }
        if (out_.header.dice && (!out_.header_lines.contains("dice-scheme") ||
                                 !out_.header_lines.contains("dice-commitment"))) {
            lines_.fail_with("dice-scheme and dice-commitment above", "one of them is missing");
        }
    }

    SavedGame& out_;
    Lines& lines_;
};

// The records of format 2.
class RecordReader {
  public:
    RecordReader(SavedGame& out, Lines& lines) : out_(out), lines_(lines) {}

    void read() {
        while (lines_.left()) {
            const std::size_t start = lines_.at();
            const std::string_view line = lines_.next();
            if (out_.torn || (line.empty() && !lines_.left())) break;
            const std::size_t mark = line.rfind(" #");
            if (mark == std::string_view::npos) lines_.fail("a record and its chain", line);
            const std::uint64_t link = lines_.hash(line.substr(mark + 1), '#');
            const std::string_view record = line.substr(0, mark);
            if (chained(out_.chain, record) != link && out_.chain_fault == 0) {
                out_.chain_fault = lines_.number();
            }
            read_record(record, start);
            out_.records.emplace_back(lines_.number(), record);
            out_.chain = link;
            out_.end = lines_.at();
        }
    }

  private:
    void read_record(std::string_view record, std::size_t start) {
        if (over_ && !record.starts_with("restamp ")) {
            lines_.fail("nothing after over", record);
        }
        if (!record.empty() && is_digit(record.front())) return read_input(record, start);
        std::string_view rest = record;
        const std::string verb(take_word(rest));
        if (verb == "cut") return read_cut(record);
        if (!is_note(verb, rest, record)) lines_.fail("a record that format 2 has", record);
        over_ = verb == "over";
        out_.notes.push_back({out_.lines.size(), std::string(record)});
    }

    bool is_seat(std::string_view name) const {
        return !name.empty() && std::ranges::find(out_.seat_names, name) != out_.seat_names.end();
    }

    bool is_note(std::string_view verb, std::string_view rest, std::string_view record) const {
        using namespace std::string_view_literals;
        constexpr std::array sources = {"server"sv, "typed"sv, "scripted"sv, "inherited"sv,
                                        "program"sv};
        constexpr std::array of_seat = {"resign"sv,          "draw-offer"sv, "draw-decline"sv,
                                        "draw-accept"sv,     "claim"sv,      "adjourn"sv,
                                        "takeback-decline"sv};
        if (verb == "dice") return std::ranges::find(sources, rest) != sources.end();
        if (std::ranges::find(of_seat, verb) != of_seat.end()) return is_seat(rest);
        if (verb == "takeback-request") {
            const auto request = parse_takeback_request(record);
            return request && is_seat(request->seat) && request->from <= out_.lines.size();
        }
        if (verb == "yield" || verb == "yield-end") {
            const auto yield = parse_yield_note(record);
            return yield && is_seat(yield->seat);
        }
        if (verb == "restamp") {
            const auto stamped = parse_stamp_note(record);
            return stamped && stamped->from <= out_.lines.size() + 1;
        }
        if (verb != "over") return false;
        const std::string_view result = take_word(rest);
        return (result == "draw" || is_seat(result)) && !rest.empty() &&
               rest.find(' ') == std::string_view::npos;
    }

    void read_cut(std::string_view record) {
        const auto from = parse_cut(record);
        if (!from || *from > out_.lines.size()) {
            lines_.fail("a cut at an input that counts", record);
        }
        std::vector<std::string> cut_off;
        for (std::size_t i = *from; i <= out_.lines.size(); ++i) {
            cut_off.push_back(raw_[i - 1]);
        }
        fold_cut(out_.notes, *from, cut_off, std::string(record));
        out_.lines.resize(*from - 1);
        raw_.resize(*from - 1);
    }

    void read_input(std::string_view record, std::size_t start) {
        const std::string number = std::to_string(out_.lines.size() + 1);
        std::string_view rest = record;
        if (take_word(rest) != number) lines_.fail("step " + number, record);
        const std::size_t mark = rest.rfind(" @");
        if (mark == std::string_view::npos) lines_.fail("@ and the hash of the state", record);
        SavedLine out;
        out.line = lines_.number();
        out.state = lines_.hash(rest.substr(mark + 1), '@');
        out.start = start;
        out.end = lines_.at();
        out.before = out_.chain;
        read_text(out, rest.substr(0, mark));
        out_.lines.push_back(std::move(out));
        raw_.emplace_back(record);
    }

    void read_text(SavedLine& out, std::string_view input) {
        std::string_view rest = input;
        const std::string_view verb = take_word(rest);
        if (rest.empty()) lines_.fail("a seat and its action, dice or draw", input);
        if (verb != "dice" && verb != "draw") {
            out.by = verb;
            out.text = read_automatic(out, rest);
            return;
        }
        // An answer of no cards ends with the mark.
        std::size_t mark = rest.find(" = ");
        if (mark == std::string_view::npos && rest.ends_with(" =")) mark = rest.size() - 2;
        const bool unknown = rest.substr(0, mark) == unknown_question;
        if (mark == std::string_view::npos || (!unknown && rest.find(" from ") > mark)) {
            lines_.fail("a question with seen, from and = before its answer", input);
        }
        if (!unknown) out.question = rest.substr(0, mark);
        out.text = std::string(verb) + std::string(rest.substr(mark + 2));
    }

    // The action without the mark of one that the table gave itself.
    std::string_view read_automatic(SavedLine& out, std::string_view action) const {
        const std::size_t mark = action.rfind(" (");
        if (mark == std::string_view::npos || !action.ends_with(')')) return action;
        const auto why = parse_automatic(action.substr(mark + 2, action.size() - mark - 3));
        if (!why || *why == Automatic::No) lines_.fail("(only) or (yield)", action);
        out.automatic = *why;
        return action.substr(0, mark);
    }

    SavedGame& out_;
    Lines& lines_;
    std::vector<std::string> raw_;  // the records of out_.lines
    bool over_ = false;
};

}  // namespace

SavedGame parse_saved(std::string file_name, std::string_view text) {
    SavedGame out;
    out.file = std::move(file_name);
    out.size = text.size();
    Lines lines(out, text);
    const std::string_view opening = lines.next();
    if (opening.starts_with(codec::byte_order_mark)) {
        lines.fail_with(shown(format_2), codec::mark_to_leave_out);
    }
    if (out.torn || (opening != format_1 && opening != format_2)) {
        lines.fail(shown(format_2), opening);
    }
    if (opening == format_1) {
        read_format_1(out, lines);
        return out;
    }
    HeaderReader(out, lines).read();
    out.header_end = out.end = lines.at();
    RecordReader(out, lines).read();
    return out;
}

}  // namespace grognard::table
