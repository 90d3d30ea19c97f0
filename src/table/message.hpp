// Something to be said, as a key with parameters; words.hpp puts it in a language.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/events.hpp"

namespace grognard::table {

struct Param;
struct Message;

enum class Between : std::uint8_t { Commas, Spaces };

struct List {
    std::vector<Message> items;
    Between between = Between::Commas;
};

// `key` names a line of a game's words.<language>.tsv.
struct Message {
    std::string key;
    std::vector<Param> params;
    Visible visible = Visible::All;

    Message() = default;
    explicit Message(std::string_view name);

    template <class Value>
    Message& with(std::string_view name, Value&& value) &;
    // So that a message made and returned in one line is moved, not copied.
    template <class Value>
    Message&& with(std::string_view name, Value&& value) && {
        return std::move(with(name, std::forward<Value>(value)));
    }
};

// What stands for {name} in the line: text as it is, a message of its own, or several in a row.
struct Param {
    std::string name;
    std::variant<std::string, Message, List> value;
};

inline Message::Message(std::string_view name) : key(name) {}

template <class Value>
Message& Message::with(std::string_view name, Value&& value) & {
    constexpr std::size_t most_have = 4;
    if (params.empty()) params.reserve(most_have);
    using Given = std::remove_cvref_t<Value>;
    if constexpr (std::is_same_v<Given, Message> || std::is_same_v<Given, List>) {
        params.push_back({std::string(name), std::forward<Value>(value)});
    } else if constexpr (std::is_integral_v<Given>) {
        params.push_back({std::string(name), std::to_string(value)});
    } else {
        params.push_back({std::string(name), std::string(std::string_view(value))});
    }
    return *this;
}

}  // namespace grognard::table
