// A JSON value as a client keeps it: a tree that merge patches change, written for RFC 7396.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "codec/json.hpp"

namespace grognard {

class Patched {
  public:
    Patched() = default;
    explicit Patched(const codec::Node& node) {
        if (!node.is_object()) {
            leaf_ = node.json();
            return;
        }
        for (const auto& [key, value] : node.members()) members_.emplace(key, Patched(value));
    }

    void apply(const codec::Node& patch) {
        if (!patch.is_object()) {
            *this = Patched(patch);
            return;
        }
        leaf_.reset();
        for (const auto& [key, value] : patch.members()) {
            value.is_null() ? void(members_.erase(key)) : members_[key].apply(value);
        }
    }

    // Members in the order of their names: equal values have equal texts.
    std::string json() const {
        if (leaf_) return *leaf_;
        std::string out = "{";
        for (const auto& [key, value] : members_) {
            out += out.size() > 1 ? ",\"" : "\"";
            out += key + "\":" + value.json();
        }
        return out + "}";
    }

  private:
    std::optional<std::string> leaf_;  // a value that is no object
    std::map<std::string, Patched> members_;
};

}  // namespace grognard
