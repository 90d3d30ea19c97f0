// Opens saved games on a table, and writes them.
#include "table/saved_game.hpp"

#include <algorithm>
#include <utility>

#include "codec/json.hpp"
#include "codec/utf8.hpp"

namespace grognard::table {

namespace {

using codec::BadInput;
using codec::shown;
namespace fs = std::filesystem;

constexpr std::string_view bot_prefix = "bot:";

}  // namespace

std::string place_in(const SavedGame& saved, std::string_view header_line) {
    const auto found = saved.header_lines.find(header_line);
    return "line " + std::to_string(found == saved.header_lines.end() ? 1 : found->second);
}

IllegalStep::IllegalStep(const std::string& file, int line, const std::string& text,
                         Refused refused)
    : what_(codec::legible_path(file) + ": line " + std::to_string(line) + ": " + shown(text) +
            " is refused by " + refused.rule + " (" + refused.reason + ")"),
      refused_(std::move(refused)) {}

std::string_view SavedGame::dice_source() const {
    static constexpr std::string_view dice = "dice ";
    const auto last = std::find_if(notes.rbegin(), notes.rend(),
                                   [](const Note& note) { return note.text.starts_with(dice); });
    return last == notes.rend() ? "server" : std::string_view(last->text).substr(dice.size());
}

SavedGame load_saved(const fs::path& path) {
    return parse_saved(path.string(), codec::read_file(path, max_saved_bytes));
}

void check_sound(const SavedGame& saved, const Table& table) {
    if (saved.chain_fault > 0) {
        throw BadInput(saved.file, "line " + std::to_string(saved.chain_fault),
                       "the line as it was written", "another, by the hash that ends it");
    }
    for (const Seat seat : both_seats) {
        const std::string& named = saved.seat_names[static_cast<std::size_t>(index(seat))];
        if (named == table.seat_name(seat)) continue;
        throw BadInput(saved.file, place_in(saved, "seats"),
                       "seat " + std::string(table.seat_name(seat)), shown(named));
    }
    for (const SavedLine& line : saved.lines) {
        if (line.by.empty() || table.parse_seat(line.by)) continue;
        throw BadInput(saved.file, "line " + std::to_string(line.line), "a seat, dice or draw",
                       shown(line.by));
    }
}

History history_of(const SavedGame& saved, const Table& table) {
    History out{saved.header.stamp, saved.format == 1 ? 0 : saved.header.start, {}, saved.notes};
    for (const SavedLine& line : saved.lines) {
        out.inputs.push_back(
            {table.parse_seat(line.by), line.text, 0, line.state, line.question, line.automatic});
    }
    return out;
}

Reopened replay(const SavedGame& saved, Table& table, const Replayed& replayed) {
    const History history = history_of(saved, table);
    const auto give = [&](const LogEntry& entry) {
        const std::size_t number = table.at();
        Reply reply = entry.by ? table.submit(*entry.by, entry.text, entry.automatic)
                               : table.answer(entry.text);
        const auto* accepted = std::get_if<Accepted>(&reply);
        if (accepted != nullptr && replayed) replayed(saved.lines[number], accepted->told);
        return reply;
    };
    try {
        Reopened out = reopen(table, history, give);
        table.note_end();
        return out;
    } catch (const Misfit& bad) {
        if (bad.number == 0) {
            throw BadInput(saved.file, place_in(saved, "start"),
                           bad.expected + ", the set-up of this scenario as it is now", bad.found);
        }
        const SavedLine& line = saved.lines[bad.number - 1];
        if (bad.refused) throw IllegalStep(saved.file, line.line, line.text, *bad.refused);
        throw BadInput(saved.file, "line " + std::to_string(line.line), bad.expected, bad.found);
    } catch (const NewerRules& newer) {
        throw BadInput(saved.file, place_in(saved, "rules"),
                       "version " + std::to_string(newer.known) +
                           " of the rules or an older one, which this program knows",
                       "version " + std::to_string(newer.written));
    }
}

SavedHeader header_of(const Table& table, std::array<std::string, 2> seats) {
    SavedHeader out;
    out.game = table.game();
    out.scenario = table.scenario();
    out.seats = std::move(seats);
    out.stamp = table.stamp();
    out.start = table.start_hash();
    out.battle_file = table.battle_file();
    return out;
}

std::string header_text(const SavedHeader& header, const Table& table) {
    std::string out =
        "grognard 2\ngame " + header.game + "\nrules " + std::to_string(header.stamp.rules) + "\n";
    if (header.battle_file.empty()) {
        out += "battle " + header.scenario + " #" + hex16(header.stamp.digest) + "\n";
    } else {
        out += "battle-file #" + hex16(header.stamp.digest) + " " + header.battle_file + "\n";
    }
    for (const auto& [key, value] : header.options) out += "option " + key + " " + value + "\n";
    out += "seats";
    const auto name = [&table](std::size_t seat) {
        return std::string(table.seat_name(both_seats[seat]));
    };
    for (std::size_t i = 0; i < header.seats.size(); ++i) {
        const std::string& kind = header.seats[i];
        const bool person = kind == "human" || kind == "open" || kind.starts_with(bot_prefix);
        out += " " + name(i) + "=" + (person ? "" : std::string(bot_prefix)) + kind;
    }
    out += "\n";
    for (std::size_t i = 0; i < header.names.size(); ++i) {
        if (!header.names[i].empty()) out += "name " + name(i) + " " + header.names[i] + "\n";
    }
    if (const auto& dice = header.dice) {
        out += "dice-scheme " + std::to_string(dice->scheme) + "\n";
        out += "dice-commitment " + dice->commitment + "\n";
        for (std::size_t i = 0; i < dice->promises.size(); ++i) {
            if (dice->promises[i].empty()) continue;
            out += "dice-promise " + name(i) + " " + dice->promises[i] + "\n";
        }
        for (const SavedShare& share : dice->shares) {
            out += "dice-share " + name(share.seat) + " " + share.text +
                   (share.host ? " host\n" : "\n");
        }
        if (!dice->seed.empty()) out += "dice-seed " + dice->seed + "\n";
    }
    const std::string start = "start @" + hex16(header.start);
    return out + start + " #" + hex16(chained_start(out, start)) + "\n";
}

std::uint64_t header_chain(std::string_view text) {
    return parse_hex16(text.substr(text.size() - 17, 16)).value_or(0);
}

std::vector<RecordLine> record_lines(const Table& table) {
    std::vector<RecordLine> out;
    auto note = table.notes().begin();
    for (std::size_t i = 0; i <= table.at(); ++i) {
        if (i > 0) out.push_back({table.line(i), true});
        for (; note != table.notes().end() && note->after == i; ++note) {
            out.push_back({note->text, false});
        }
    }
    return out;
}

std::string saved_text(const SavedHeader& header, const Table& table) {
    std::string out = header_text(header, table);
    std::uint64_t chain = header_chain(out);
    for (const RecordLine& line : record_lines(table)) {
        chain = chained(chain, line.text);
        out += line.text + " #" + hex16(chain) + "\n";
    }
    return out;
}

}  // namespace grognard::table
