// As much of JSON Schema as the files in data/schema use; an unknown keyword is an error.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "codec/json.hpp"

namespace grognard::codec {

class Schema {
  public:
    explicit Schema(const Document& document) : root_(document.root()) {}

    // The first thing wrong with the value, or nothing.
    std::optional<std::string> fault(const Node& value) const;

    // Where in the schema "properties" members were met so far, and where they exist.
    std::set<std::string> met() const { return met_; }
    std::set<std::string> known() const;

  private:
    std::optional<std::string> check(const Node& schema, const Node& value) const;
    std::optional<std::string> check_object(const Node& schema, const Node& value) const;
    std::optional<std::string> check_array(const Node& schema, const Node& value) const;
    void refuse_unknown_keywords(const Node& schema) const;
    Node resolve(const Node& ref) const;
    void gather(const Node& schema, std::set<std::string>& out) const;

    Node root_;
    mutable std::set<std::string> met_;
    mutable std::set<std::string> looked_at_;
};

}  // namespace grognard::codec
