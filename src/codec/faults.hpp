// Faults of a data folder, gathered: one does not hide the next.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/library.hpp"
#include "codec/text.hpp"

namespace grognard::codec {

class Faults {
  public:
    explicit Faults(const Library& library) : library_(library) {}

    // False if it threw BadInput, which is then a fault.
    template <class Check>
    bool attempt(const Check& check) {
        try {
            check();
            return true;
        } catch (const BadInput& bad) {
            lines_.emplace_back(bad.what());
            return false;
        }
    }

    void add(std::string_view path, const std::string& what);
    // Every rule that the parts of that file cite is in the table.
    void check_rules(std::string_view rules_path, std::string_view path,
                     const std::vector<Provenance>& parts);

    std::vector<std::string> take() { return std::move(lines_); }

  private:
    const Library& library_;
    std::vector<std::string> lines_;
};

}  // namespace grognard::codec
