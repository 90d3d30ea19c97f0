// A small JSON Schema checker for the tests.
#include "schema.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <regex>
#include <stdexcept>

#include "codec/json.hpp"

namespace grognard::codec {

namespace {

using Fault = std::optional<std::string>;

constexpr std::array<std::string_view, 24> keywords = {"$schema",
                                                       "$id",
                                                       "$defs",
                                                       "$ref",
                                                       "title",
                                                       "type",
                                                       "const",
                                                       "enum",
                                                       "anyOf",
                                                       "description",
                                                       "properties",
                                                       "required",
                                                       "pattern",
                                                       "minLength",
                                                       "additionalProperties",
                                                       "items",
                                                       "minItems",
                                                       "uniqueItems",
                                                       "maxItems",
                                                       "propertyNames",
                                                       "minimum",
                                                       "maximum",
                                                       "patternProperties",
                                                       "examples"};

std::optional<Node> member(const Node& object, std::string_view key) {
    return object.object().optional(key);
}

bool whole(const Node& node, std::int64_t low, std::int64_t high) {
    try {
        node.as_int<std::int64_t>(low, high);
        return true;
    } catch (const BadInput&) {
        return false;
    }
}

constexpr std::int64_t huge = 1'000'000'000;

std::int64_t number(const std::optional<Node>& node, std::int64_t otherwise) {
    return node ? node->as_int<std::int64_t>(-huge, huge) : otherwise;
}

bool same(const Node& a, const Node& b) {
    if (a.is_string() && b.is_string()) return a.as_string() == b.as_string();
    if (a.is_bool() && b.is_bool()) return a.as_bool() == b.as_bool();
    return false;
}

bool has_type(const Node& value, const std::string& type) {
    if (type == "object") return value.is_object();
    if (type == "array") return value.is_array();
    if (type == "string") return value.is_string();
    if (type == "boolean") return value.is_bool();
    if (type == "integer") return whole(value, -huge, huge);
    throw std::logic_error("schema: type " + type);
}

Fault wrong(const Node& value, const std::string& what) { return value.path() + ": " + what; }

bool matches(const std::string& text, const std::string& pattern) {
    static std::map<std::string, std::regex> compiled;
    const auto found = compiled.try_emplace(pattern, pattern).first;
    return std::regex_search(text, found->second);
}

}  // namespace

std::optional<std::string> Schema::fault(const Node& value) const { return check(root_, value); }

Node Schema::resolve(const Node& ref) const {
    constexpr std::string_view start = "#/$defs/";
    const std::string& text = ref.as_string();
    const auto defs = member(root_, "$defs");
    if (!text.starts_with(start) || !defs) throw std::logic_error("schema: " + text);
    const auto found = member(*defs, std::string_view(text).substr(start.size()));
    if (!found) throw std::logic_error("schema: " + text);
    return *found;
}

void Schema::refuse_unknown_keywords(const Node& schema) const {
    if (!looked_at_.insert(schema.path()).second) return;
    for (const auto& [key, node] : schema.members()) {
        if (std::ranges::find(keywords, key) == keywords.end()) {
            throw std::logic_error("schema: unknown keyword " + key);
        }
    }
}

std::optional<std::string> Schema::check(const Node& schema, const Node& value) const {
    refuse_unknown_keywords(schema);
    if (const auto ref = member(schema, "$ref")) return check(resolve(*ref), value);
    if (const auto type = member(schema, "type"); type && !has_type(value, type->as_string())) {
        return wrong(value, "not " + type->as_string());
    }
    if (const auto one = member(schema, "const"); one && !same(*one, value)) {
        return wrong(value, "not the constant");
    }
    if (const auto many = member(schema, "enum")) {
        const auto list = many->items();
        if (std::ranges::none_of(list, [&](const Node& one) { return same(one, value); })) {
            return wrong(value, "not in the list");
        }
    }
    if (const auto any = member(schema, "anyOf")) {
        const auto list = any->items();
        if (std::ranges::all_of(list,
                                [&](const Node& one) { return check(one, value).has_value(); })) {
            return wrong(value, "none of the alternatives");
        }
    }
    if (value.is_number() && !whole(value, number(member(schema, "minimum"), -huge),
                                    number(member(schema, "maximum"), huge))) {
        return wrong(value, "out of range");
    }
    if (value.is_string()) {
        const auto size = static_cast<std::int64_t>(value.as_string().size());
        if (size < number(member(schema, "minLength"), 0)) return wrong(value, "too short");
        const auto pattern = member(schema, "pattern");
        if (pattern && !matches(value.as_string(), pattern->as_string()))
            return wrong(value, "pattern");
    }
    if (value.is_array()) return check_array(schema, value);
    if (value.is_object()) return check_object(schema, value);
    return std::nullopt;
}

std::optional<std::string> Schema::check_array(const Node& schema, const Node& value) const {
    const auto items = value.items();
    const auto size = static_cast<std::int64_t>(items.size());
    if (size < number(member(schema, "minItems"), 0)) return wrong(value, "too few");
    if (size > number(member(schema, "maxItems"), huge)) return wrong(value, "too many");
    if (const auto unique = member(schema, "uniqueItems"); unique && unique->as_bool()) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (same(items[i], items[j])) return wrong(items[i], "twice");
            }
        }
    }
    const auto each = member(schema, "items");
    if (!each) return std::nullopt;
    for (const Node& item : items) {
        if (auto fault = check(*each, item)) return fault;
    }
    return std::nullopt;
}

std::optional<std::string> Schema::check_object(const Node& schema, const Node& value) const {
    if (const auto required = member(schema, "required")) {
        for (const Node& key : required->items()) {
            if (!member(value, key.as_string())) return wrong(value, "no " + key.as_string());
        }
    }
    const auto properties = member(schema, "properties");
    const auto patterns = member(schema, "patternProperties");
    const auto names = member(schema, "propertyNames");
    const auto others = member(schema, "additionalProperties");
    for (const auto& [key, node] : value.members()) {
        if (names) {
            const Document text = Document::parse("key", "\"" + key + "\"");
            if (check(*names, text.root())) return wrong(node, "name");
        }
        if (const auto known = properties ? member(*properties, key) : std::nullopt) {
            met_.insert(known->path());
            if (auto fault = check(*known, node)) return fault;
            continue;
        }
        bool matched = false;
        if (patterns) {
            for (const auto& [pattern, sub] : patterns->members()) {
                if (!matches(key, pattern)) continue;
                matched = true;
                if (auto fault = check(sub, node)) return fault;
            }
        }
        if (matched || !others) continue;
        if (others->is_bool()) {
            if (!others->as_bool()) return wrong(node, "unknown key");
        } else if (auto fault = check(*others, node)) {
            return fault;
        }
    }
    return std::nullopt;
}

std::set<std::string> Schema::known() const {
    std::set<std::string> out;
    gather(root_, out);
    return out;
}

void Schema::gather(const Node& schema, std::set<std::string>& out) const {
    for (const auto& [key, node] : schema.members()) {
        if (key == "properties") {
            for (const auto& [name, sub] : node.members()) {
                out.insert(sub.path());
                gather(sub, out);
            }
        } else if (key == "$defs" || key == "patternProperties") {
            for (const auto& [name, sub] : node.members()) gather(sub, out);
        } else if (key == "anyOf") {
            for (const Node& sub : node.items()) gather(sub, out);
        } else if (node.is_object()) {
            gather(node, out);
        }
    }
}

}  // namespace grognard::codec
