#include "codec/orthez/case_names.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace grognard::orthez {

namespace {

using codec::Node;
using codec::Vocabulary;

constexpr std::string_view unit_fields[] = {"unit",    "units",   "single", "mover",
                                            "cavalry", "charger", "marked", "wagon"};
constexpr std::string_view leader_fields[] = {"leader", "post", "abandoned_by"};
constexpr std::string_view hex_fields[] = {"hexes",  "at",     "hex",     "from",     "to",
                                           "target", "second", "other",   "melee",    "enemy",
                                           "square", "path",   "visited", "assaults", "targeted"};

bool is_one_of(std::span<const std::string_view> list, std::string_view field) {
    return std::ranges::find(list, field) != list.end();
}

int whole(const Node& node, std::string_view text, std::string_view expected) {
    int out = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, out);
    if (error != std::errc{} || end != last || out < 0) node.fail(std::string(expected));
    return out;
}

struct Flag {
    std::string_view key;
    void (*set)(Done&, bool);
};
constexpr std::array<Flag, 11> flags = {{
    {"moved", [](Done& d, bool on) { d.moved = on; }},
    {"tried_approach", [](Done& d, bool on) { d.tried_approach = on; }},
    {"tried_limbering", [](Done& d, bool on) { d.tried_limbering = on; }},
    {"charge_marked", [](Done& d, bool on) { d.charge_marked = on; }},
    {"retreated_far", [](Done& d, bool on) { d.retreated_far = on; }},
    {"fired_first", [](Done& d, bool on) { d.fired_first = on; }},
    {"fired_second", [](Done& d, bool on) { d.fired_second = on; }},
    {"fought", [](Done& d, bool on) { d.fought = on; }},
    {"diverted", [](Done& d, bool on) { d.diverted = on; }},
    {"exchanged", [](Done& d, bool on) { d.exchanged = on; }},
    {"tired", [](Done& d, bool on) { d.tired = on; }},
}};

// Replaces each word, and each part of a word between commas.
template <class Replace>
std::string by_words(std::string_view text, Replace replace) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" ,"), text.size());
        out += replace(text.substr(0, end));
        if (end < text.size()) out += text[end];
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

}  // namespace

CaseNames::CaseNames(const Battle& battle)
    : units_(battle.unit_names),
      leaders_(battle.leader_names),
      formations_(battle.formation_names) {
    hexes_.resize(max_hexes);
    for (int hex = 0; hex < max_columns * max_rows; ++hex) {
        hexes_[static_cast<std::size_t>(hex)] = HexSpelling::name(static_cast<HexId>(hex));
    }
    for (const ArmyMorale& levels : battle.army_morale) {
        army_morale_.push_back(formations_[levels.formation]);
    }
}

const Vocabulary& CaseNames::list_keys(std::string_view field) const {
    static const Vocabulary none;
    static const Vocabulary by_seat(seats.begin(), seats.end());
    if (field == "army_levels") return army_morale_;
    if (field == "given" || field == "said" || field == "points_to_give") return by_seat;
    return none;
}

const Vocabulary& CaseNames::numbers(std::string_view field) const {
    static const Vocabulary none;
    static const Vocabulary sides = [] {
        Vocabulary out(names::sides.begin(), names::sides.end());
        out.emplace_back(no_word);  // no_side
        return out;
    }();
    if (is_one_of(unit_fields, field)) return units_;
    if (is_one_of(leader_fields, field)) return leaders_;
    if (is_one_of(hex_fields, field)) return hexes_;
    if (field == "facing") return sides;
    return field == "division" ? formations_ : none;
}

std::string CaseNames::fraction(std::int64_t top, std::int64_t bottom) {
    const Ratio ratio(top, bottom);
    std::string out = std::to_string(ratio.top());
    if (!ratio.is_whole()) out += "/" + std::to_string(ratio.bottom());
    return out;
}

std::string CaseNames::text(Pm points) { return fraction(points.in_parts(), Pm::parts); }
std::string CaseNames::text(Awaits awaits) {
    constexpr std::string_view words[] = {"french", "allied", "both", "chance", "nobody"};
    static_assert(static_cast<int>(Awaits::Nobody) == 4);
    return std::string(words[static_cast<std::size_t>(awaits)]);
}
std::string CaseNames::text(Roll roll) { return std::to_string(roll.printed()); }

void CaseNames::read(const Node& node, Pm& points) {
    constexpr std::string_view expected = "movement points such as \"4\" or \"7/2\"";
    const std::string_view text = node.as_text();
    const std::size_t slash = text.find('/');
    const int top = whole(node, text.substr(0, slash), expected);
    const int bottom = slash == text.npos ? 1 : whole(node, text.substr(slash + 1), expected);
    if (bottom == 0 || Pm::parts % bottom != 0 || top > 99) node.fail(std::string(expected));
    points = Pm::of_parts(top * Pm::parts / bottom);
}

void CaseNames::read(const Node& node, Roll& roll) {
    constexpr std::string_view expected = "two dice from \"11\" to \"66\"";
    const int printed = whole(node, node.as_text(), expected);
    const auto is_face = [](int n) { return n >= 1 && n <= 6; };
    if (!is_face(printed / 10) || !is_face(printed % 10)) node.fail(std::string(expected));
    roll = Roll::read(printed);
}

void CaseNames::read(const Node& node, Done& done) {
    codec::Object object = node.object();
    if (const auto spent = object.optional("spent")) read(*spent, done.spent);
    for (const Flag& flag : flags) {
        if (const auto on = object.optional(flag.key)) flag.set(done, on->as_bool());
    }
    if (const auto n = object.optional("charges")) done.charges = n->as_int<std::uint8_t>(0, 9);
    if (const auto n = object.optional("melees")) done.melees = n->as_int<std::uint8_t>(0, 9);
    object.done();
}

std::string CaseNames::in_notation(std::string_view text) const {
    return by_words(text, [this](std::string_view word) {
        const auto number = [word](const Vocabulary& words) {
            return static_cast<std::size_t>(std::ranges::find(words, word) - words.begin());
        };
        if (const std::size_t unit = number(units_); unit < units_.size()) {
            return UnitSpelling::name(static_cast<UnitId>(unit));
        }
        if (const std::size_t leader = number(leaders_); leader < leaders_.size()) {
            return LeaderSpelling::name(static_cast<LeaderId>(leader));
        }
        return std::string(word);
    });
}

std::string CaseNames::with_names(std::string_view notation) const {
    return by_words(notation, [this](std::string_view word) {
        if (const auto unit = UnitSpelling::parse(word); unit && *unit < units_.size()) {
            return units_[*unit];
        }
        if (const auto leader = LeaderSpelling::parse(word); leader && *leader < leaders_.size()) {
            return leaders_[*leader];
        }
        return std::string(word);
    });
}

}  // namespace grognard::orthez
