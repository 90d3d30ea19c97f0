// Writes, reads and collects the notes of yields.
#include "table/yields.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace grognard::table {

namespace {

constexpr std::array<std::string_view, 3> scope_names = {"move", "activation", "phase"};

bool is_kind(std::string_view text) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-";
    return !text.empty() && text.size() <= longest_kind &&
           text.find_first_not_of(letters) == std::string_view::npos;
}

}  // namespace

std::string_view name(Scope scope) { return scope_names[static_cast<std::size_t>(scope)]; }

std::optional<Scope> parse_scope(std::string_view text) {
    const auto found = std::ranges::find(scope_names, text);
    if (found == scope_names.end()) return std::nullopt;
    return static_cast<Scope>(found - scope_names.begin());
}

std::string YieldNote::text() const {
    if (ends) return "yield-end " + seat + " " + kind;
    return "yield " + seat + " " + kind + " " + std::string(name(scope)) + " " + std::to_string(id);
}

std::optional<YieldNote> parse_yield_note(std::string_view text) {
    YieldNote out;
    const std::string_view verb = take_word(text);
    if (verb != "yield" && verb != "yield-end") return std::nullopt;
    out.ends = verb == "yield-end";
    out.seat = take_word(text);
    out.kind = take_word(text);
    if (out.seat.empty() || !is_kind(out.kind)) return std::nullopt;
    if (out.ends) return text.empty() ? std::optional(out) : std::nullopt;
    const auto scope = parse_scope(take_word(text));
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, out.id);
    if (!scope || text.empty() || read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    out.scope = *scope;
    return out;
}

std::vector<YieldNote> open_yields(const std::vector<Note>& notes, std::string_view seat) {
    std::vector<YieldNote> out;
    for (const Note& note : notes) {
        const auto yield = parse_yield_note(note.text);
        if (!yield || yield->seat != seat) continue;
        std::erase_if(out, [&](const YieldNote& one) { return one.kind == yield->kind; });
        if (!yield->ends) out.push_back(*yield);
    }
    return out;
}

}  // namespace grognard::table
