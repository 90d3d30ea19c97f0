// Reads the tables of words and fills in their placeholders.
#include "table/words.hpp"

#include <algorithm>
#include <utility>
#include <vector>

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
    const auto document = codec::Document::parse("message", message.json());
    return say(document.root());
}

std::string Words::sentence(const Message& message) const {
    std::string out = say(message);
    if (!out.empty() && out.front() >= 'a' && out.front() <= 'z') {
        out.front() = static_cast<char>(out.front() - 'a' + 'A');
    }
    return out;
}

std::string Words::say(const codec::Node& message) const {
    codec::Object object = message.object();
    const std::string& key = object.required("key").as_string();
    const auto found = lines_.find(key);
    if (found == lines_.end()) return "[" + key + "]";
    std::vector<std::pair<std::string, codec::Node>> params;
    if (const auto given = object.optional("params")) params = given->members();
    std::string out;
    std::string_view text = found->second;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        const std::size_t close = text.find('}', open);
        out += text.substr(0, open);
        if (open == std::string_view::npos || close == std::string_view::npos) return out;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto param =
            std::ranges::find(params, name, &std::pair<std::string, codec::Node>::first);
        if (param == params.end()) {
            out += "{" + std::string(name) + "}";
        } else {
            const std::string said = value(param->second);
            // A name that a scenario gives may have another form in this language.
            const auto known = name == "name" ? lines_.find("name." + said) : lines_.end();
            out += known != lines_.end() ? known->second : said;
        }
        text.remove_prefix(close + 1);
    }
    return out;
}

std::string Words::value(const codec::Node& param) const {
    if (param.is_string()) return param.as_string();
    if (param.is_object()) return say(param);
    std::string out;
    for (const codec::Node& one : param.items()) {
        const bool symbol = one.object().required("key").as_string().starts_with("symbol.");
        if (!out.empty()) out += say(symbol ? "symbol.between" : "list.between");
        out += say(one);
    }
    return out;
}

}  // namespace grognard::table
