// Writes messages as JSON, whole after every step.
#include "table/message.hpp"

#include "codec/write.hpp"

namespace grognard::table {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t most_have = 200;  // bytes

}  // namespace

Message::Message(std::string_view key) {
    json_.reserve(most_have);
    json_.append(R"({"key":")"sv).append(key).append(R"("})"sv);
}

Message::Message(const Noun& noun) {
    json_.reserve(most_have);
    append(json_, noun);
}

void Message::append(std::string& json, const Noun& noun) {
    json.append(R"({"key":")"sv).append(noun.room).append(1, '.').append(noun.name);
    json.append(R"("})"sv);
}

void Message::open(std::string_view name) {
    json_.resize(json_.size() - (bare_ ? 1 : 2));
    json_.append(bare_ ? R"(,"params":{")"sv : R"(,")"sv).append(name).append(R"(":)"sv);
    bare_ = false;
}

void Message::quote(std::string_view text) { codec::append_quoted(json_, text); }

}  // namespace grognard::table
