// The ids of a game's rules, from the first column of its rules.tsv.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace grognard::codec {

class RuleIds {
  public:
    explicit RuleIds(const std::filesystem::path& table);

    bool has(std::string_view id) const { return ids_.find(id) != ids_.end(); }

  private:
    std::set<std::string, std::less<>> ids_;
};

}  // namespace grognard::codec
