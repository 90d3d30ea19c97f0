// Writes the merged document out and reads it back.
#include "codec/cases/merge_patch.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

#include "codec/write.hpp"

namespace grognard::codec {

namespace {

void copy(const Node& node, Writer& out) {
    if (node.is_null()) {
        out.null();
    } else if (node.is_bool()) {
        out.boolean(node.as_bool());
    } else if (node.is_number()) {
        using Limits = std::numeric_limits<std::int64_t>;
        out.integer(node.as_int<std::int64_t>(Limits::min(), Limits::max()));
    } else if (node.is_string()) {
        out.string(node.as_string());
    } else if (node.is_array()) {
        out.begin_array();
        for (const Node& item : node.items()) copy(item, out);
        out.end_array();
    } else {
        out.begin_object();
        for (const auto& [key, value] : node.members()) {
            out.key(key);
            copy(value, out);
        }
        out.end_object();
    }
}

// A null in a patch leaves nothing behind, even where there was nothing to remove.
void copy_patch(const Node& patch, Writer& out) {
    if (!patch.is_object()) return copy(patch, out);
    out.begin_object();
    for (const auto& [key, value] : patch.members()) {
        if (value.is_null()) continue;
        out.key(key);
        copy_patch(value, out);
    }
    out.end_object();
}

void merge(const Node& base, const Node& patch, Writer& out) {
    if (!patch.is_object() || !base.is_object()) return copy_patch(patch, out);
    const auto changes = patch.members();
    const auto members = base.members();
    const auto find = [](const auto& list, const std::string& key) {
        return std::find_if(list.begin(), list.end(),
                            [&](const auto& member) { return member.first == key; });
    };
    out.begin_object();
    for (const auto& [key, value] : members) {
        const auto change = find(changes, key);
        if (change != changes.end() && change->second.is_null()) continue;
        out.key(key);
        change == changes.end() ? copy(value, out) : merge(value, change->second, out);
    }
    for (const auto& [key, value] : changes) {
        if (value.is_null() || find(members, key) != members.end()) continue;
        out.key(key);
        copy_patch(value, out);
    }
    out.end_object();
}

}  // namespace

Document merge_patched(const Node& base, const Node& patch) {
    Writer out;
    merge(base, patch, out);
    return Document::parse(patch.file(), out.text());
}

}  // namespace grognard::codec
