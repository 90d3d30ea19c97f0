// Writes and reads the column of details.
#include "store/details.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "table/record.hpp"

namespace grognard::store {

namespace {

std::string_view take(std::string_view& text, char end) {
    const std::string_view word = text.substr(0, text.find(end));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    return word;
}

[[noreturn]] void broken(std::string_view line) {
    throw Failed("the store has a line of details that can't be read: " + std::string(line));
}

template <class Number>
Number number(std::string_view word, std::string_view line) {
    Number value = 0;
    const char* const end = word.data() + word.size();
    if (word.empty() || std::from_chars(word.data(), end, value).ptr != end) broken(line);
    return value;
}

std::uint64_t hash(std::string_view word, std::string_view line) {
    const auto value = table::parse_hex16(word);
    if (!value) broken(line);
    return *value;
}

}  // namespace

std::string details_text(const GameRecord& record) {
    std::string out = "stamp " + std::to_string(record.stamp.rules) + " " +
                      table::hex16(record.stamp.digest) + " " + table::hex16(record.start) + "\n";
    out += "scheme " + std::to_string(record.dice.scheme) + "\n";
    for (std::size_t i = 0; i < record.dice.promised.size(); ++i) {
        if (record.dice.promised[i].empty()) continue;
        out += "promised " + std::to_string(i) + " " + record.dice.promised[i] + "\n";
    }
    for (const Arrival& arrival : record.dice.arrivals) {
        out += "share " + std::to_string(index(arrival.seat)) + (arrival.host ? " host\n" : "\n");
    }
    if (record.ask_all) out += "ask-all yes\n";
    if (record.days > 0) {
        out += "days " + std::to_string(record.days) + " " + std::to_string(record.moved) + "\n";
    }
    for (const table::Note& note : record.notes) {
        out += "note " + std::to_string(note.after) + " " + note.text + "\n";
    }
    return out;
}

void read_details(std::string_view text, GameRecord& record) {
    while (!text.empty()) {
        const std::string_view line = take(text, '\n');
        std::string_view rest = line;
        const std::string_view name = take(rest, ' ');
        if (name == "stamp") {
            record.stamp.rules = number<int>(take(rest, ' '), line);
            record.stamp.digest = hash(take(rest, ' '), line);
            record.start = hash(rest, line);
        } else if (name == "scheme") {
            record.dice.scheme = number<int>(rest, line);
        } else if (name == "promised") {
            const auto seat = number<std::size_t>(take(rest, ' '), line);
            if (seat >= record.dice.promised.size()) broken(line);
            record.dice.promised[seat] = rest;
        } else if (name == "share") {
            const auto seat = number<std::size_t>(take(rest, ' '), line);
            if (seat >= record.seats.size()) broken(line);
            record.dice.arrivals.push_back({both_seats[seat], rest == "host"});
        } else if (name == "ask-all") {
            record.ask_all = true;
        } else if (name == "days") {
            record.days = number<int>(take(rest, ' '), line);
            record.moved = number<std::int64_t>(rest, line);
        } else if (name == "note") {
            const auto after = number<std::size_t>(take(rest, ' '), line);
            record.notes.push_back({after, std::string(rest)});
        } else {
            broken(line);
        }
    }
}

}  // namespace grognard::store
