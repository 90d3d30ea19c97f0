// Breaks objects and lists that are too long for a line, from the outside in.
#include "codec/cases/legible_json.hpp"

#include <vector>

#include "codec/write.hpp"

namespace grognard::codec {

namespace {

constexpr std::size_t width = 100;

std::string quoted(const std::string& text) {
    Writer out;
    out.string(text);
    return out.take();
}

// The key, if it has one, and the value.
struct Part {
    std::string before;
    Node value;
};

std::vector<Part> parts_of(const Node& node) {
    std::vector<Part> out;
    if (node.is_object()) {
        for (const auto& [key, value] : node.members()) out.push_back({quoted(key) + ": ", value});
    } else if (node.is_array()) {
        for (const Node& item : node.items()) out.push_back({"", item});
    }
    return out;
}

std::string on_one_line(const Node& node) {
    if (!node.is_object() && !node.is_array()) return node.json();
    std::string out;
    for (const Part& part : parts_of(node)) {
        out += (out.empty() ? "" : ", ") + part.before + on_one_line(part.value);
    }
    return node.is_object() ? "{" + out + "}" : "[" + out + "]";
}

std::string broken(const Node& node, std::size_t indent, std::size_t taken) {
    std::string flat = on_one_line(node);
    const auto parts = parts_of(node);
    if (parts.empty() || taken + flat.size() <= width) return flat;
    const std::string pad(indent + 2, ' ');
    std::string out;
    for (const Part& part : parts) {
        out += (out.empty() ? "\n" : ",\n") + pad + part.before +
               broken(part.value, indent + 2, indent + 2 + part.before.size());
    }
    out += "\n" + std::string(indent, ' ');
    return node.is_object() ? "{" + out + "}" : "[" + out + "]";
}

}  // namespace

std::string legible_json(const Node& node) { return broken(node, 0, 0); }

}  // namespace grognard::codec
