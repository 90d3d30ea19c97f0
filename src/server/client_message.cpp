// Reads one JSON object with the members of exactly one kind of message.
#include "server/client_message.hpp"

#include "codec/json.hpp"

namespace grognard::server {

namespace {

using codec::Node;
using codec::Object;

constexpr std::string_view kinds = "one of do, undo, since, ask, say, name, begin with its members";
constexpr std::int64_t most = std::int64_t{1} << 53U;  // what a client's numbers hold exactly

std::uint64_t number(const Node& node) { return node.as_int<std::uint64_t>(0, most); }

std::string text_within(const Node& node, std::size_t longest) {
    const std::string& text = node.as_text();
    if (text.size() > longest) node.fail("at most " + std::to_string(longest) + " bytes");
    return text;
}

void must_be_true(const Node& node) {
    if (!node.as_bool()) node.fail("true");
}

ClientMessage read_question(Object& object, const std::string& asked) {
    const std::uint64_t id = number(object.required("id"));
    if (asked == "why") return Why{text_within(object.required("do"), longest_action), id};
    if (asked == "odds") return Odds{text_within(object.required("do"), longest_action), id};
    if (asked == "story") return Story{id};
    if (asked == "replay") {
        Replay replay{number(object.required("at")), id, {}};
        if (const auto seat = object.optional("seat"))
            replay.seat = text_within(*seat, longest_name);
        return replay;
    }
    object.required("ask").fail("one of why odds replay story");
}

ClientMessage read(Object& object) {
    if (const auto ask = object.optional("ask")) return read_question(object, ask->as_string());
    if (const auto text = object.optional("do")) {
        return Do{text_within(*text, longest_action), number(object.required("at"))};
    }
    if (const auto undo = object.optional("undo")) {
        must_be_true(*undo);
        return Undo{number(object.required("at"))};
    }
    if (const auto since = object.optional("since")) return Since{number(*since)};
    if (const auto say = object.optional("say")) return Say{text_within(*say, longest_chat)};
    if (const auto name = object.optional("name")) return Rename{text_within(*name, longest_name)};
    if (const auto begin = object.optional("begin")) {
        must_be_true(*begin);
        return Begin{};
    }
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
