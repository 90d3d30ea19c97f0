// Words of units, leaders, hexes and sides in texts and JSON that know no battle: u17, l3, 0607,
// ne. A battle's own names of them are for showing.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "core/action_fields.hpp"
#include "games/orthez/actions.hpp"
#include "games/orthez/names.hpp"

namespace grognard::orthez {

namespace names {
inline constexpr std::array<std::string_view, side_count> sides = {"n", "ne", "se",
                                                                   "s", "sw", "nw"};
inline constexpr std::array<std::string_view, reaction_count> reactions = {
    "square", "rallying-square", "reform", "charge"};
inline constexpr std::array<std::string_view, 2> strengths = {"whole", "squadron"};
}  // namespace names

constexpr std::string_view name(Reaction v) { return names::of(names::reactions, v); }
constexpr std::string_view name(Strength v) { return names::of(names::strengths, v); }

inline constexpr std::string_view no_word = "none";

// A letter and a number below a limit, or "none".
template <char Letter, class Id, int Limit, Id None>
struct IdSpelling {
    static std::string name(Id id) {
        return id == None ? std::string(no_word) : Letter + std::to_string(static_cast<int>(id));
    }
    static std::optional<Id> parse(std::string_view text) {
        if (text == no_word) return None;
        if (text.size() < 2 || text[0] != Letter) return std::nullopt;
        if (text.size() > 2 && text[1] == '0') return std::nullopt;
        int number = 0;
        const char* const last = text.data() + text.size();
        const auto [end, error] = std::from_chars(text.data() + 1, last, number);
        if (error != std::errc{} || end != last || number < 0 || number >= Limit) {
            return std::nullopt;
        }
        return static_cast<Id>(number);
    }
    static bool is_set(Id id) { return id != None; }
};

struct UnitSpelling : IdSpelling<'u', UnitId, max_units, no_unit> {
    static constexpr std::string_view expected = "a unit such as u17";
};
struct LeaderSpelling : IdSpelling<'l', LeaderId, max_leaders, no_leader> {
    static constexpr std::string_view expected = "a leader such as l3";
};
// Two digits for the column, two for the row, counted from 00 in the north-west corner.
struct HexSpelling {
    static constexpr std::string_view expected = "a hex such as 0607: column and row";
    static std::string name(HexId hex) {
        if (hex == no_hex) return std::string(no_word);
        const auto digit = [](int n) { return static_cast<char>('0' + n % 10); };
        const int column = hex % max_columns;
        const int row = hex / max_columns;
        return {digit(column / 10), digit(column), digit(row / 10), digit(row)};
    }
    static std::optional<HexId> parse(std::string_view text) {
        if (text == no_word) return no_hex;
        if (text.size() != 4 || text.find_first_not_of("0123456789") != text.npos) {
            return std::nullopt;
        }
        const int column = 10 * (text[0] - '0') + text[1] - '0';
        const int row = 10 * (text[2] - '0') + text[3] - '0';
        if (column >= max_columns || row >= max_rows) return std::nullopt;
        return static_cast<HexId>(row * max_columns + column);
    }
    static bool is_set(HexId hex) { return hex != no_hex; }
};
// A facing in line or skirmish order names the vertex clockwise of that side.
struct SideSpelling {
    static constexpr std::string_view expected = "one of n ne se s sw nw";
    static std::string_view name(Side side) {
        return side < side_count ? names::of(names::sides, side) : no_word;
    }
    static std::optional<Side> parse(std::string_view text) {
        return text == no_word ? no_side : names::find<Side>(names::sides, text);
    }
    static bool is_set(Side side) { return side != no_side; }
};
template <class Enum, const auto& Table>
struct EnumSpelling {
    static constexpr std::string_view expected = "a word of the list";
    static std::string_view name(Enum value) { return names::of(Table, value); }
    static std::optional<Enum> parse(std::string_view text) {
        return names::find<Enum>(Table, text);
    }
};
using FormationSpelling = EnumSpelling<Formation, names::formations>;
using ReactionSpelling = EnumSpelling<Reaction, names::reactions>;
using StrengthSpelling = EnumSpelling<Strength, names::strengths>;

// Members in their order, none twice.
template <class Item>
struct ListSpelling {
    static constexpr std::string_view expected = Item::expected;
    template <class List, class Visit>
    static void each(const List& list, Visit visit) {
        for (const auto id : list) visit(std::string_view(Item::name(id)));
    }
    template <class List>
    static bool add(List& list, std::string_view text) {
        const auto id = Item::parse(text);
        if (!id || !Item::is_set(*id) || list.full()) return false;
        for (const auto before : list) {
            if (before == *id) return false;
        }
        list.push(*id);
        return true;
    }
};

template <class S, class T>
constexpr AsWord<S, T> word_of(T& value) {
    return {{}, &value};
}
template <class T>
constexpr AsWord<UnitSpelling, T> unit_word(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWord<LeaderSpelling, T> leader_word(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWord<HexSpelling, T> hex_word(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWord<SideSpelling, T> side_word(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWordIfSet<UnitSpelling, T> unit_if_set(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWordIfSet<HexSpelling, T> hex_if_set(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWordIfSet<LeaderSpelling, T> leader_if_set(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWordIfSet<SideSpelling, T> side_if_set(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWordsIfAny<ListSpelling<UnitSpelling>, T> unit_words(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWordsIfAny<ListSpelling<LeaderSpelling>, T> leader_words(T& v) {
    return {{}, &v};
}
template <class T>
constexpr AsWordsIfAny<ListSpelling<HexSpelling>, T> hex_words(T& v) {
    return {{}, &v};
}
template <class T>
constexpr IfAny<T> if_any(T& v) {
    return {&v};
}

// The hash takes a spelled member by its value.
template <class V, class S, class T>
constexpr void fields(V& visit, const AsWord<S, T>& word) {
    visit("value", *word.value);
}
template <class V, class S, class T>
constexpr void fields(V& visit, const AsWordIfSet<S, T>& word) {
    visit("value", *word.value);
}
template <class V, class S, class T>
constexpr void fields(V& visit, const AsWordsIfAny<S, T>& words) {
    visit("values", *words.value);
}

}  // namespace grognard::orthez
