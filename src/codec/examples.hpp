// data/<game>/examples.tsv: examples of the rulebook that tell of something that may not be done,
// with the rules against it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grognard::codec {

struct Shown {
    std::string example;
    std::string rule;

    friend bool operator==(const Shown&, const Shown&) = default;
};

class Examples {
  public:
    // Tab-separated lines under the header example rule.
    static Examples parse(const std::string& file_name, std::string_view text);

    std::vector<std::string> shown_by(std::string_view example) const;
    const std::vector<Shown>& all() const { return all_; }

  private:
    std::vector<Shown> all_;
};

}  // namespace grognard::codec
