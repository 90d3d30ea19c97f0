// Compares texts member by member. Our own writer is canonical: equal values have equal texts.
#include "codec/patch.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

namespace grognard::codec {

namespace {

struct TextMember {
    std::string_view key;  // with its quotes
    std::string_view value;
};

// The length of the text in quotes at the beginning.
std::size_t quoted_length(std::string_view text) {
    std::size_t at = 1;
    while (text[at] != '"') at += text[at] == '\\' ? 2 : 1;
    return at + 1;
}

// The length of the value at the beginning: up to a comma or bracket that is not its own.
std::size_t value_length(std::string_view text) {
    std::size_t depth = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            at += quoted_length(text.substr(at));
            continue;
        }
        const bool closes = c == '}' || c == ']';
        if (depth == 0 && (closes || c == ',')) break;
        if (c == '{' || c == '[') ++depth;
        if (closes) --depth;
        ++at;
    }
    return at;
}

bool is_object(std::string_view text) { return text.starts_with('{'); }

std::vector<TextMember> members_of(std::string_view object) {
    assert(is_object(object) && object.ends_with('}'));
    std::vector<TextMember> out;
    std::string_view left = object.substr(1, object.size() - 2);
    while (!left.empty()) {
        const std::string_view key = left.substr(0, quoted_length(left));
        left.remove_prefix(key.size() + 1);
        const std::string_view value = left.substr(0, value_length(left));
        left.remove_prefix(std::min(value.size() + 1, left.size()));
        out.push_back({key, value});
    }
    return out;
}

// Most members stand where they stood: looked for from there on.
const TextMember* find(const std::vector<TextMember>& members, std::string_view key,
                       std::size_t near) {
    const auto begin = members.begin();
    const auto from = begin + static_cast<std::ptrdiff_t>(std::min(near, members.size()));
    auto found = std::find_if(from, members.end(), [&](const auto& m) { return m.key == key; });
    if (found != members.end()) return &*found;
    found = std::find_if(begin, from, [&](const auto& m) { return m.key == key; });
    return found == from ? nullptr : &*found;
}

void append_patch(std::string& out, std::string_view before, std::string_view after);

void append_member(std::string& out, std::string_view key) {
    if (out.back() != '{') out += ',';
    out += key;
    out += ':';
}

void append_patch(std::string& out, std::string_view before, std::string_view after) {
    const std::vector<TextMember> old = members_of(before);
    const std::vector<TextMember> now = members_of(after);
    out += '{';
    for (std::size_t i = 0; i < old.size(); ++i) {
        if (find(now, old[i].key, i) != nullptr) continue;
        append_member(out, old[i].key);
        out += "null";
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        const TextMember* const was = find(old, now[i].key, i);
        if (was != nullptr && was->value == now[i].value) continue;
        append_member(out, now[i].key);
        if (was != nullptr && is_object(was->value) && is_object(now[i].value)) {
            append_patch(out, was->value, now[i].value);
        } else {
            out += now[i].value;
        }
    }
    out += '}';
}

}  // namespace

std::string merge_patch(std::string_view before, std::string_view after) {
    std::string out;
    if (before == after) return "{}";
    append_patch(out, before, after);
    return out;
}

}  // namespace grognard::codec
