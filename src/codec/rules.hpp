// data/<game>/rules.tsv: every rule in our words, looked up by its id.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text.hpp"

namespace grognard::codec {

struct Rule {
    std::string id;
    std::string source;  // where in the rulebook: file and line
    Text wording;
    Text ruling;  // how we read an unclear point; empty where nothing is unclear
};

class Rules {
  public:
    // Tab-separated lines under the header id source en fr ruling_en ruling_fr.
    static Rules parse(const std::string& file_name, std::string_view text);

    const Rule* find(std::string_view id) const;  // nullptr if there is none
    const std::vector<Rule>& all() const { return rules_; }
    const std::string& file() const { return file_; }

  private:
    std::string file_;
    std::vector<Rule> rules_;
    std::map<std::string, std::size_t, std::less<>> by_id_;
};

}  // namespace grognard::codec
