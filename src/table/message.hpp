// Something to be said, as a key with parameters; words.hpp puts it in a language.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/events.hpp"

namespace grognard::table {

class List;

// A message that needs nothing but its key, room.name, whose letters somebody else keeps.
struct Noun {
    std::string_view room;
    std::string_view name;
};

// Kept as it travels: {"key": "event.unit-moved", "params": {"from": "E5", "unit": {"key": ...}}}.
// The key names a line of a game's words.<language>.tsv.
class Message {
  public:
    Visible visible = Visible::All;

    Message() = default;
    explicit Message(std::string_view key);
    Message(const Noun& noun);

    // What stands for {name} in the line: text as it is, a message of its own, or several in a row.
    template <class Value>
    Message& with(std::string_view name, const Value& value) & {
        open(name);
        if constexpr (std::is_same_v<Value, Message> || std::is_same_v<Value, List>) {
            json_ += value.json();
        } else if constexpr (std::is_same_v<Value, Noun>) {
            append(json_, value);
        } else if constexpr (std::is_integral_v<Value>) {
            quote(std::to_string(value));
        } else {
            quote(value);
        }
        json_.append(2, '}');
        return *this;
    }
    // So that a message made and returned in one line is moved, not copied.
    template <class Value>
    Message&& with(std::string_view name, const Value& value) && {
        return std::move(with(name, value));
    }

    const std::string& json() const { return json_; }

  private:
    friend class List;

    static void append(std::string& json, const Noun& noun);
    void open(std::string_view name);
    void quote(std::string_view text);

    std::string json_;
    bool bare_ = true;  // without parameters
};

class List {
  public:
    void add(const Message& message) {
        open();
        json_ += message.json();
        json_ += ']';
    }
    void add(const Noun& noun) {
        open();
        Message::append(json_, noun);
        json_ += ']';
    }
    const std::string& json() const { return json_; }

  private:
    void open() { json_.size() > 2 ? void(json_.back() = ',') : json_.pop_back(); }

    std::string json_ = "[]";
};

}  // namespace grognard::table
