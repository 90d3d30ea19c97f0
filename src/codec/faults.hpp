// Faults of a data folder, gathered: one does not hide the next.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/library.hpp"
#include "codec/rules.hpp"
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
    // Nothing if they can't be read, which is then a fault.
    std::optional<Rules> read_rules(std::string_view path);
    // Every rule that the parts of that file cite is in the table.
    void check_rules(const Rules& rules, std::string_view path,
                     const std::vector<Provenance>& parts);
    // And so is every example of a table of them, with the rules it shows.
    void check_examples(const Rules& rules, std::string_view path);

    std::vector<std::string> take() { return std::move(lines_); }

  private:
    const Library& library_;
    std::vector<std::string> lines_;
};

}  // namespace grognard::codec
