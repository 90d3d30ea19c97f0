// Reads and words pieces; the words are those of the notation.
#include "codec/waterloo/piece_text.hpp"

#include "codec/cases/case_text.hpp"
#include "games/waterloo/board.hpp"
#include "games/waterloo/names.hpp"
#include "games/waterloo/notation.hpp"

namespace grognard::waterloo {

namespace {

constexpr std::string_view list_form = "pieces between commas, each [COUNT] [POSTURE] NATION ARM";

std::optional<int> parse_count(std::string_view word) {
    if (word.empty() || word.size() > 2) return std::nullopt;
    int out = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        out = out * 10 + (c - '0');
    }
    return out;
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

void append(std::string& out, std::string_view separator, std::string_view words) {
    if (!out.empty()) out += separator;
    out += words;
}

}  // namespace

std::optional<PieceWords> parse_piece_words(std::string_view text) {
    const auto given = codec::words(text);
    std::size_t i = 0;
    const auto word = [&] { return i < given.size() ? given[i] : std::string_view(); };
    PieceWords out;
    if (const auto count = parse_count(word())) {
        out.count = *count;
        ++i;
    }
    if (word() == "sheltered") {
        out.sheltered = true;
        ++i;
    }
    std::string_view posture;
    if (!parse_nation(word())) {
        posture = word();
        ++i;
    }
    const auto nation = parse_nation(word());
    ++i;
    const auto arm = parse_arm(word());
    ++i;
    if (!nation || !arm || out.count == 0) return std::nullopt;
    out.nation = *nation;
    out.arm = *arm;
    if (!posture.empty()) {
        out.posture = parse_posture(out.arm, posture);
        if (!out.posture) return std::nullopt;
    }
    if (word() == "from") {
        ++i;
        out.from = parse_area(word());
        if (!out.from) return std::nullopt;
        ++i;
    }
    if (word() == "cubes") {
        ++i;
        out.cubes = parse_count(word());
        if (!out.cubes) return std::nullopt;
        ++i;
    }
    if (i != given.size()) return std::nullopt;
    return out;
}

std::vector<PieceWords> read_piece_list(const Node& node) {
    std::vector<PieceWords> out;
    if (node.is_null()) return out;
    std::string_view left = node.as_text();
    while (true) {
        const std::size_t comma = left.find(',');
        const std::string_view one = trimmed(left.substr(0, comma));
        const auto piece = parse_piece_words(one);
        if (!piece) node.fail(list_form, codec::shown(one));
        out.push_back(*piece);
        if (comma == std::string_view::npos) return out;
        left.remove_prefix(comma + 1);
    }
}

bool fits(const PieceWords& words, const Piece& piece) {
    return words.nation == piece.nation && words.arm == piece.arm &&
           words.posture.value_or(piece.posture) == piece.posture &&
           words.from.value_or(piece.from) == piece.from && (!words.sheltered || piece.sheltered());
}

std::optional<AreaId> parse_anywhere(std::string_view text) {
    if (text == name(on_track)) return on_track;
    if (text == name(lost)) return lost;
    return parse_area(text);
}

std::string pieces_in(const State& s, AreaId area) {
    std::vector<std::pair<std::string, int>> kinds;
    for (const int id : s.units_in[area]) {
        const auto unit = static_cast<UnitId>(id);
        std::string words = notation(piece_of(s, unit));
        if (s.units[unit].cubes > 0) words += " cubes " + std::to_string(s.units[unit].cubes);
        bool known = false;
        for (auto& [text, count] : kinds) {
            if (text != words) continue;
            known = true;
            ++count;
        }
        if (!known) kinds.emplace_back(std::move(words), 1);
    }
    std::string out;
    for (const auto& [text, count] : kinds) {
        append(out, ", ", (count > 1 ? std::to_string(count) + " " : "") + text);
    }
    return out.empty() ? "nothing" : out;
}

namespace {

std::string area_words(const State& s, AreaId area) {
    std::string out(name(area));
    if (on_map(area)) out += " " + std::string(name(s.battle->terrain[area]));
    out += ": " + pieces_in(s, area);
    if (area > delayed_box) return out;
    for (const Force each : all_forces) {
        const int cubes = cubes_in(s, each, area);
        if (cubes > 0)
            out += ", " + std::to_string(cubes) + " " + std::string(name(each)) + " cubes";
    }
    return out;
}

}  // namespace

std::string scene(const State& s, std::string_view text) {
    std::string out;
    AreaSet named;
    for (const std::string_view word : codec::words(text)) {
        const auto area = parse_area(word);
        if (!area || named.has(*area)) continue;
        named.add(*area);
        append(out, "; ", area_words(s, *area));
    }
    return out;
}

}  // namespace grognard::waterloo
