// Reads one JSON object with the members of exactly one kind of message.
#include "server/client_message.hpp"

#include <optional>

#include "codec/json.hpp"

namespace grognard::server {

namespace {

using codec::Node;
using codec::Object;

constexpr std::string_view kinds =
    "one of do, roll, undo, remove, yield, end_yield, resign, draw, takeback, overdue, since, ask, "
    "say, name, share, begin with its members";
constexpr std::string_view questions = "one of why odds replay story";

template <class T>
ClientMessage read_as(Object& object) {
    T message;
    codec::read_fields(object, message);
    return message;
}

ClientMessage read_question(Object& object, const Node& asked) {
    const std::string& what = asked.as_string();
    if (what == "why") return read_as<Why>(object);
    if (what == "odds") return read_as<Odds>(object);
    if (what == "replay") return read_as<Replay>(object);
    if (what == "story") return read_as<Story>(object);
    asked.fail(questions);
}

// The first member of a message tells which it is.
ClientMessage read(Object& object) {
    if (const auto ask = object.optional("ask")) return read_question(object, *ask);
    if (object.optional("do")) return read_as<Do>(object);
    if (object.optional("roll")) return read_as<Roll>(object);
    if (object.optional("undo")) return read_as<Undo>(object);
    if (object.optional("remove")) return read_as<Remove>(object);
    if (object.optional("yield")) return read_as<Yield>(object);
    if (object.optional("end_yield")) return read_as<EndYield>(object);
    if (object.optional("resign")) return read_as<Resign>(object);
    if (object.optional("draw")) return read_as<Draw>(object);
    if (object.optional("takeback")) return read_as<Takeback>(object);
    if (object.optional("overdue")) return read_as<Overdue>(object);
    if (object.optional("since")) return read_as<Since>(object);
    if (object.optional("say")) return read_as<Say>(object);
    if (object.optional("name")) return read_as<Rename>(object);
    if (object.optional("share")) return read_as<Share>(object);
    if (object.optional("begin")) return read_as<Begin>(object);
    object.node().fail(kinds);
}

bool is_control(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7f;
}

}  // namespace

ClientMessage parse_message(std::string_view text) {
    const codec::Document document = codec::Document::parse("message", text);
    const Node root = document.root();
    if (!root.is_object()) root.fail(kinds);
    Object object = root.object();
    ClientMessage message = read(object);
    object.done();
    return message;
}

std::string tidy_name(std::string_view name) {
    std::string out;
    for (const char c : name) {
        const bool space = is_control(c) || c == ' ';
        if (!space) {
            out += c;
        } else if (!out.empty() && out.back() != ' ') {
            out += ' ';
        }
    }
    if (out.size() > longest_name) {
        std::size_t end = longest_name;
        // Not in the middle of a character.
        while (end > 0 && (static_cast<unsigned char>(out[end]) & 0xc0U) == 0x80U) --end;
        out.resize(end);
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

}  // namespace grognard::server
