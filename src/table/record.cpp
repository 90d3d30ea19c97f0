// Writes and reads the parts of record lines that all games share.
#include "table/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <utility>

namespace grognard::table {

namespace {

constexpr std::uint64_t fnv_start = 0xcbf29ce484222325U;

constexpr std::array<std::string_view, 3> automatic_names = {"", "only", "yield"};

std::uint64_t fnv(std::uint64_t hash, std::string_view text) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return hash;
}

template <class Number>
std::optional<Number> positive(std::string_view text) {
    Number value = 0;
    const char* const end = text.data() + text.size();
    if (std::from_chars(text.data(), end, value).ptr != end || value <= 0) return std::nullopt;
    return std::to_string(value) == text ? std::optional(value) : std::nullopt;
}

std::optional<std::uint64_t> marked(std::string_view word, char mark) {
    if (word.empty() || word.front() != mark) return std::nullopt;
    return parse_hex16(word.substr(1));
}

}  // namespace

std::string_view name(Automatic automatic) {
    return automatic_names[static_cast<std::size_t>(automatic)];
}

std::optional<Automatic> parse_automatic(std::string_view text) {
    const auto found = std::ranges::find(automatic_names, text);
    if (found == automatic_names.end()) return std::nullopt;
    return static_cast<Automatic>(found - automatic_names.begin());
}

std::string_view take_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    return word;
}

std::string StampNote::text() const {
    return (cut ? "cut " : "restamp ") + std::to_string(from) + " rules " +
           std::to_string(stamp.rules) + " #" + hex16(stamp.digest) + " @" + hex16(state);
}

std::optional<StampNote> parse_stamp_note(std::string_view text) {
    StampNote out;
    const std::string_view verb = take_word(text);
    out.cut = verb == "cut";
    if (!out.cut && verb != "restamp") return std::nullopt;
    const auto from = positive<std::size_t>(take_word(text));
    if (!from || take_word(text) != "rules") return std::nullopt;
    const auto rules = positive<int>(take_word(text));
    const auto digest = marked(take_word(text), '#');
    const auto state = marked(take_word(text), '@');
    if (!rules || !digest || !state || !text.empty()) return std::nullopt;
    out.from = *from;
    out.stamp = {*rules, *digest};
    out.state = *state;
    return out;
}

std::optional<std::size_t> parse_cut(std::string_view text) {
    if (const auto stamped = parse_stamp_note(text)) {
        return stamped->cut ? std::optional(stamped->from) : std::nullopt;
    }
    if (take_word(text) != "cut") return std::nullopt;
    const auto from = positive<std::size_t>(take_word(text));
    return text == "takeback" ? from : std::nullopt;
}

std::string TakebackNote::text() const {
    return "takeback-request " + seat + " " + std::to_string(from);
}

std::optional<TakebackNote> parse_takeback_request(std::string_view text) {
    if (take_word(text) != "takeback-request") return std::nullopt;
    TakebackNote out;
    out.seat = take_word(text);
    const auto from = positive<std::size_t>(text);
    if (!from) return std::nullopt;
    out.from = *from;
    return out;
}

std::size_t count_cuts(const std::vector<Note>& notes) {
    return static_cast<std::size_t>(std::ranges::count_if(
        notes, [](const Note& note) { return parse_cut(note.text).has_value(); }));
}

void fold_cut(std::vector<Note>& notes, std::size_t from, const std::vector<std::string>& lines,
              std::string cut) {
    const auto first =
        std::ranges::find_if(notes, [from](const Note& note) { return note.after >= from; });
    const std::vector<Note> later(first, notes.end());
    notes.erase(first, notes.end());
    auto next = later.begin();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        notes.push_back({from - 1, lines[i]});
        for (; next != later.end() && next->after == from + i; ++next) {
            notes.push_back({from - 1, next->text});
        }
    }
    notes.push_back({from - 1, std::move(cut)});
}

std::string hex16(std::uint64_t value) {
    std::array<char, 17> out{};
    std::snprintf(out.data(), out.size(), "%016llx", static_cast<unsigned long long>(value));
    return out.data();
}

std::optional<std::uint64_t> parse_hex16(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    if (std::from_chars(text.data(), end, value, 16).ptr != end || hex16(value) != text) {
        return std::nullopt;
    }
    return value;
}

std::uint64_t chained(std::uint64_t before, std::string_view line) {
    return fnv(fnv(fnv(fnv_start, hex16(before)), "\n"), line);
}

std::uint64_t chained_start(std::string_view header, std::string_view line) {
    return fnv(fnv(fnv(fnv(fnv_start, hex16(0)), "\n"), header), line);
}

std::string input_line(std::size_t number, std::string_view seat, const LogEntry& entry) {
    std::string out = std::to_string(number) + " ";
    if (entry.by) {
        out.append(seat).append(" ").append(entry.text);
        if (entry.automatic != Automatic::No) {
            out.append(" (").append(name(entry.automatic)).append(")");
        }
    } else {
        const std::size_t verb = std::min(entry.text.find(' '), entry.text.size());
        const std::string_view question =
            entry.question.empty() ? unknown_question : std::string_view(entry.question);
        out.append(entry.text, 0, verb).append(" ").append(question).append(" =");
        out.append(entry.text, verb);
    }
    return out + " @" + hex16(entry.state);
}

}  // namespace grognard::table
