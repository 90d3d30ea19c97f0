// Reads the tables of words and fills in their placeholders.
#include "table/words.hpp"

#include "codec/json.hpp"

namespace grognard::table {

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
        if (!out.lines_.emplace(key, line.substr(tab + 1)).second) {
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
        for (const Message& one : std::get<std::vector<Message>>(param.value)) {
            if (!joined.empty()) joined += say("list.between");
            joined += say(one);
        }
        return joined;
    }
    return "{" + std::string(name) + "}";
}

}  // namespace grognard::table
