// Something to be said, as a key with parameters; words.hpp puts it in a language.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
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

    Message& with(std::string_view name, std::string_view text);
    Message& with(std::string_view name, int number);
    Message& with(std::string_view name, Message inner);
    Message& with(std::string_view name, List list);
};

// What stands for {name} in the line: text as it is, a message of its own, or several in a row.
struct Param {
    std::string name;
    std::variant<std::string, Message, List> value;
};

inline Message::Message(std::string_view name) : key(name) {}

inline Message& Message::with(std::string_view name, std::string_view text) {
    params.push_back({std::string(name), std::string(text)});
    return *this;
}

inline Message& Message::with(std::string_view name, int number) {
    params.push_back({std::string(name), std::to_string(number)});
    return *this;
}

inline Message& Message::with(std::string_view name, Message inner) {
    params.push_back({std::string(name), std::move(inner)});
    return *this;
}

inline Message& Message::with(std::string_view name, List list) {
    params.push_back({std::string(name), std::move(list)});
    return *this;
}

}  // namespace grognard::table
