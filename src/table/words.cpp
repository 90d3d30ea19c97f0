// Reads the tables of words and fills in their placeholders.
#include "table/words.hpp"

#include "codec/json.hpp"

namespace grognard::table {

namespace {

// A text of several lines stands in one: \\n is the end of a line.
std::string unfolded(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text.substr(at, 2) == "\\n") {
            out += '\n';
            ++at;
        } else {
            out += text[at];
        }
    }
    return out;
}

}  // namespace

Words Words::parse(const std::string& file_name, std::string_view text) {
    Words out;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        ++number;
        if (line.empty() || line.front() == '#') continue;
        const std::string place = "line " + std::to_string(number);
        const std::size_t tab = line.find('\t');
        if (tab == 0 || tab == std::string_view::npos || tab + 1 == line.size()) {
            throw codec::BadInput(file_name, place, "a key, a tab and a text", codec::shown(line));
        }
        const std::string key(line.substr(0, tab));
        if (!out.lines_.emplace(key, unfolded(line.substr(tab + 1))).second) {
            throw codec::BadInput(file_name, place, "a key that stands once", codec::shown(key));
        }
    }
    return out;
}

std::string Words::say(const Message& message) const {
    const auto found = lines_.find(message.key);
    if (found == lines_.end()) return "[" + message.key + "]";
    return filled(found->second, message);
}

std::string Words::sentence(const Message& message) const {
    std::string out = say(message);
    if (!out.empty() && out.front() >= 'a' && out.front() <= 'z') {
        out.front() = static_cast<char>(out.front() - 'a' + 'A');
    }
    return out;
}

std::string Words::filled(std::string_view text, const Message& message) const {
    std::string out;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        const std::size_t close = text.find('}', open);
        out += text.substr(0, open);
        if (open == std::string_view::npos || close == std::string_view::npos) return out;
        out += value(message, text.substr(open + 1, close - open - 1));
        text.remove_prefix(close + 1);
    }
    return out;
}

std::string Words::value(const Message& message, std::string_view name) const {
    for (const Param& param : message.params) {
        if (param.name != name) continue;
        if (const auto* text = std::get_if<std::string>(&param.value)) return *text;
        if (const auto* inner = std::get_if<Message>(&param.value)) return say(*inner);
        std::string joined;
        const List& list = std::get<List>(param.value);
        for (const Message& one : list.items) {
            if (!joined.empty()) {
                joined += list.between == Between::Commas ? say("list.between") : " ";
            }
            joined += say(one);
        }
        return joined;
    }
    return "{" + std::string(name) + "}";
}

}  // namespace grognard::table
