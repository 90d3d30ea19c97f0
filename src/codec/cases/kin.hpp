// data/<game>/kin.tsv: which other rows of the rules say what a row says, so that a case may name
// either.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "codec/rules.hpp"

namespace grognard::codec {

class Kin {
  public:
    // Lines of ids between tabs: the row the program cites, then those it answers to as well.
    static Kin parse(const std::string& file_name, std::string_view text, const Rules& rules);

    bool says(std::string_view cited, std::string_view other) const;

  private:
    std::map<std::string, std::set<std::string, std::less<>>, std::less<>> others_;
};

}  // namespace grognard::codec
