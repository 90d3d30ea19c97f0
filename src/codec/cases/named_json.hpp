// A state, an event or a view as JSON and back, by its field list: pieces, places and seats are
// called by their names in the battle, not by their numbers.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "codec/json.hpp"
#include "codec/write.hpp"
#include "core/fixed.hpp"
#include "core/hash.hpp"
#include "core/ledger.hpp"
#include "core/seat.hpp"
#include "core/set.hpp"

namespace grognard::codec {

// Words for the numbers 0, 1, ...; an empty list leaves numbers as they are.
using Vocabulary = std::vector<std::string>;

template <class T>
constexpr bool is_by_enum = false;
template <class Enum, class T, std::size_t N>
constexpr bool is_by_enum<ByEnum<Enum, T, N>> = true;
template <class T>
constexpr bool is_set = false;
template <int N>
constexpr bool is_set<Set<N>> = true;
template <class T>
constexpr bool is_members = false;
template <class S>
constexpr bool is_members<Members<S>> = true;
template <class T>
constexpr bool is_fixed = false;
template <class T, std::size_t N>
constexpr bool is_fixed<Fixed<T, N>> = true;

// What a game says about its names (Names):
// - seats: the two seats;
// - names.keys<T>(field): the words for the entries of an array, a list or a set of type T;
// - names.numbers(field): the words for a number; one beyond them is nothing;
// - may have Names::is_keyed(field): an object even if there are no words, as of a battle without
//   pieces;
// - Names::is_pile(field): counts by enumerator, written as the list of what is there;
// - Names::tag(variant): which frame or event it is;
// - Names::parse(text, value&): a value whose name is no enumerator's, such as a hex;
// - may have names.text(value) and names.read(node, value&) for types that it writes its own way.
template <class Names>
bool is_keyed(const Vocabulary& words, std::string_view field) {
    if constexpr (requires { Names::is_keyed(field); }) {
        if (Names::is_keyed(field)) return true;
    }
    return !words.empty();
}

template <class Names>
class NamedWriter {
  public:
    NamedWriter(Writer& out, const Names& names) : out_(out), names_(names) {}

    template <class T>
    void operator()(const char* field, const T& value) {
        out_.key(std::string_view(field));
        write(field, value);
    }

    template <class T>
    void write(std::string_view field, const T& value) {
        if constexpr (requires { names_.text(value); }) {
            out_.string(names_.text(value));
        } else if constexpr (std::same_as<T, bool>) {
            out_.boolean(value);
        } else if constexpr (std::same_as<T, Seat>) {
            out_.string(Names::seats[static_cast<std::size_t>(index(value))]);
        } else if constexpr (std::same_as<T, Ending>) {
            write_ending(value);
        } else if constexpr (std::same_as<T, Ledger>) {
            write_ledger(value);
        } else if constexpr (is_by_enum<T>) {
            write_by_enum(field, value);
        } else if constexpr (is_set<T> || is_members<T>) {
            write_set(field, value);
        } else if constexpr (is_variant<T>) {
            write_variant(value);
        } else if constexpr (Spelled<T> && !std::integral<T>) {
            const auto spelled = name(value);
            const std::string_view text = spelled;
            text.empty() ? out_.null() : out_.string(text);
        } else if constexpr (std::integral<T>) {
            write_number(names_.numbers(field), value);
        } else if constexpr (std::convertible_to<const T&, std::string_view>) {
            out_.string(value);
        } else if constexpr (HasFields<T>) {
            out_.begin_object();
            fields(*this, value);
            out_.end_object();
        } else {
            write_entries(field, value);
        }
    }

  private:
    void write_ending(Ending ending) {
        if (ending == Ending::Undecided) return out_.null();
        if (ending == Ending::Draw) return out_.string("draw");
        out_.string(Names::seats[ending == Ending::FirstWins ? 0 : 1]);
    }

    void write_ledger(const Ledger& ledger) {
        out_.begin_object();
        out_.key("total");
        out_.integer(ledger.total());
        out_.key("rows");
        out_.begin_array();
        for (const Entry& entry : ledger.entries()) {
            out_.begin_object();
            out_.key("rule");
            out_.string(entry.rule);
            out_.key("amount");
            out_.integer(entry.amount);
            out_.key("reason");
            out_.string(entry.reason);
            out_.end_object();
        }
        out_.end_array();
        out_.end_object();
    }

    template <class Enum, class T, std::size_t N>
    void write_by_enum(std::string_view field, const ByEnum<Enum, T, N>& by) {
        if constexpr (std::integral<T> && !std::same_as<T, bool>) {
            if (Names::is_pile(field)) return write_pile(by);
        }
        out_.begin_object();
        for (std::size_t i = 0; i < N; ++i) {
            out_.key(name(static_cast<Enum>(i)));
            write(field, by.values[i]);
        }
        out_.end_object();
    }

    template <class Enum, class T, std::size_t N>
    void write_pile(const ByEnum<Enum, T, N>& by) {
        out_.begin_array();
        for (std::size_t i = 0; i < N; ++i) {
            for (T n = 0; n < by.values[i]; ++n) out_.string(name(static_cast<Enum>(i)));
        }
        out_.end_array();
    }

    template <class T>
    void write_set(std::string_view field, const T& value) {
        const Vocabulary& words = names_.template keys<T>(field);
        out_.begin_array();
        for (const int member : value) write_number(words, member);
        out_.end_array();
    }

    template <class T>
    void write_number(const Vocabulary& words, T value) {
        if (words.empty()) return out_.integer(static_cast<std::int64_t>(value));
        const auto number = static_cast<std::size_t>(value);
        number < words.size() && !words[number].empty() ? out_.string(words[number]) : out_.null();
    }

    template <class T>
    void write_entries(std::string_view field, const T& values) {
        const Vocabulary& words = names_.template keys<T>(field);
        const bool keyed = is_keyed<Names>(words, field);
        keyed ? out_.begin_object() : out_.begin_array();
        std::size_t number = 0;
        for (const auto& value : values) {
            if (keyed) {
                if (number >= words.size()) break;
                out_.key(words[number++]);
            }
            write(keyed ? "" : field, value);
        }
        keyed ? out_.end_object() : out_.end_array();
    }

    template <class V>
    void write_variant(const V& value) {
        out_.begin_object();
        out_.key("is");
        out_.string(Names::tag(value));
        std::visit(
            [this](const auto& held) {
                if constexpr (HasFields<std::decay_t<decltype(held)>>) fields(*this, held);
            },
            value);
        out_.end_object();
    }

    Writer& out_;
    const Names& names_;
};

template <class Names, class V, std::size_t... I>
bool is_tag_of(std::string_view text, std::index_sequence<I...>) {
    return ((Names::tag(V(std::in_place_index<I>)) == text) || ...);
}
// The name of one of the frames, or of the events?
template <class Names, class V>
bool is_tag(std::string_view text) {
    return is_tag_of<Names, V>(text, std::make_index_sequence<std::variant_size_v<V>>{});
}

template <class Names, class T>
std::string named_json(const Names& names, const T& value) {
    Writer out;
    NamedWriter<Names>(out, names).write("", value);
    return out.take();
}

// Strict: unknown keys and words are refused. A member that is left out stays as it is.
template <class Names>
class NamedReader {
  public:
    NamedReader(Object& from, const Names& names) : from_(from), names_(names) {}

    // Field lists name their members const; what is read here is not.
    template <class T>
    void operator()(const char* field, const T& value) {
        if (const auto node = from_.optional(field)) read(names_, field, *node, value);
    }

    template <class T>
    static void read(const Names& names, std::string_view field, const Node& node,
                     const T& constant) {
        T& value = const_cast<T&>(constant);
        if constexpr (requires { names.read(node, value); }) {
            names.read(node, value);
        } else if constexpr (std::same_as<T, bool>) {
            value = node.as_bool();
        } else if constexpr (std::same_as<T, Seat>) {
            value = static_cast<Seat>(read_word(node, {Names::seats[0], Names::seats[1]}));
        } else if constexpr (std::same_as<T, Ending>) {
            value = node.is_null()
                        ? Ending::Undecided
                        : static_cast<Ending>(
                              1 + read_word(node, {Names::seats[0], Names::seats[1], "draw"}));
        } else if constexpr (is_by_enum<T>) {
            read_by_enum(names, field, node, value);
        } else if constexpr (is_set<T>) {
            read_set(names, field, node, value);
        } else if constexpr (is_members<T>) {
            using S = std::decay_t<decltype(value.set)>;
            read_set(names, field, node, const_cast<S&>(value.set));
        } else if constexpr (is_variant<T>) {
            read_variant(names, node, value);
        } else if constexpr (std::is_enum_v<T>) {
            value = read_enum<T>(node);
        } else if constexpr (std::integral<T>) {
            constexpr std::uint64_t most = std::numeric_limits<T>::max();
            constexpr std::uint64_t readable = std::numeric_limits<std::int64_t>::max();
            value = static_cast<T>(read_number(
                names.numbers(field), node, static_cast<std::int64_t>(std::min(most, readable))));
        } else if constexpr (Spelled<T>) {
            if (node.is_null()) {
                value = T{};
            } else if (!Names::parse(node.as_text(), value)) {
                node.fail("a place of the board");
            }
        } else if constexpr (HasFields<T>) {
            read_object(names, node, value);
        } else {
            read_entries(names, field, node, value);
        }
    }

    template <class T>
    static void read_object(const Names& names, const Node& node, T& value) {
        Object object = node.object();
        NamedReader reader(object, names);
        fields(reader, std::as_const(value));
        object.done();
    }

  private:
    static std::size_t read_word(const Node& node, const std::vector<std::string_view>& words) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i] == node.as_string()) return i;
        }
        node.fail(one_of(words));
    }

    template <class T>
    static T read_enum(const Node& node) {
        if (node.is_null() && std::string_view(name(T{})).empty()) return T{};
        const std::string& text = node.as_text();
        std::vector<std::string_view> known;
        for (unsigned i = 0; i <= UINT8_MAX; ++i) {
            const std::string_view word = name(static_cast<T>(i));
            if (word == text) return static_cast<T>(i);
            if (!word.empty() && (known.empty() || known.back() != word)) known.push_back(word);
        }
        node.fail(one_of(known));
    }

    static std::int64_t read_number(const Vocabulary& words, const Node& node, std::int64_t most) {
        if (words.empty()) return node.as_int<std::int64_t>(0, most);
        if (node.is_null()) return most;  // no piece, no place
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!words[i].empty() && words[i] == node.as_string()) {
                return static_cast<std::int64_t>(i);
            }
        }
        node.fail(words_of(words));
    }

    static std::string words_of(const Vocabulary& words) {
        std::vector<std::string_view> some;
        for (const std::string& word : words) {
            if (!word.empty()) some.push_back(word);
        }
        return one_of(some);
    }

    template <class Enum, class T, std::size_t N>
    static void read_by_enum(const Names& names, std::string_view field, const Node& node,
                             ByEnum<Enum, T, N>& by) {
        auto& values = const_cast<std::array<T, N>&>(by.values);
        if constexpr (std::integral<T> && !std::same_as<T, bool>) {
            if (Names::is_pile(field)) {
                values = {};
                for (const Node& item : node.items()) {
                    const auto place = static_cast<std::size_t>(read_enum<Enum>(item));
                    if (place >= N || values[place] == std::numeric_limits<T>::max()) {
                        item.fail("fewer of these");
                    }
                    ++values[place];
                }
                return;
            }
        }
        Object object = node.object();
        for (std::size_t i = 0; i < N; ++i) {
            const auto entry = object.optional(name(static_cast<Enum>(i)));
            if (entry) read(names, field, *entry, values[i]);
        }
        object.done();
    }

    template <int N>
    static void read_set(const Names& names, std::string_view field, const Node& node,
                         Set<N>& value) {
        const Vocabulary words = names.template keys<Set<N>>(field);
        value.clear();
        for (const Node& item : node.items()) {
            const auto member = static_cast<int>(read_number(words, item, N - 1));
            if (item.is_null() || value.has(member)) item.fail("each once");
            value.add(member);
        }
    }

    template <class V>
    static void read_variant(const Names& names, const Node& node, V& value) {
        Object object = node.object();
        const Node is = object.required("is");
        if (!pick(is.as_text(), value, std::make_index_sequence<std::variant_size_v<V>>{})) {
            is.fail("the name of a frame");
        }
        std::visit(
            [&](auto& held) {
                NamedReader reader(object, names);
                fields(reader, std::as_const(held));
            },
            value);
        object.done();
    }

    template <class V, std::size_t... I>
    static bool pick(std::string_view text, V& value, std::index_sequence<I...>) {
        const auto try_one = [&](V candidate) {
            if (Names::tag(candidate) != text) return false;
            value = candidate;
            return true;
        };
        return (try_one(V(std::in_place_index<I>)) || ...);
    }

    template <class T>
    static void read_entries(const Names& names, std::string_view field, const Node& node,
                             T& values) {
        const Vocabulary& words = names.template keys<T>(field);
        if (is_keyed<Names>(words, field)) {
            for (const auto& [key, entry] : node.members()) {
                std::size_t i = 0;
                while (i < words.size() && words[i] != key) ++i;
                if (i >= values.size() || i >= words.size()) {
                    entry.fail("a key that is " + words_of(words), shown(key));
                }
                read(names, "", entry, values[i]);
            }
            return;
        }
        const auto items = node.items();
        if constexpr (is_fixed<T>) {
            values.clear();
            for (const Node& item : items) {
                if (values.full()) item.fail("fewer of these");
                values.push({});
                read(names, field, item, values.back());
            }
        } else {
            if (items.size() != values.size()) node.fail(std::to_string(values.size()) + " items");
            for (std::size_t i = 0; i < items.size(); ++i) {
                read(names, field, items[i], values[i]);
            }
        }
    }

    Object& from_;
    const Names& names_;
};

}  // namespace grognard::codec
