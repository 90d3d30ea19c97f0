// By what names a person may call a side on the command line.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "table/table.hpp"

namespace grognard::cli {

class SideNames {
  public:
    // Bottom and top, and what the game calls them in its files.
    explicit SideNames(const table::Table& at);

    // A side as sentences name it: "The French" is french.
    void add(Seat seat, std::string_view name);

    // Capitals, accents, articles and a plural's last letter make no difference.
    std::optional<Seat> find(std::string_view text) const;
    // "one of bottom french …".
    std::string listed() const;

  private:
    std::array<std::vector<std::string>, 2> names_;
};

}  // namespace grognard::cli
