// Any moment of a game, written down: reads the `given` of a case (docs/positions.md).
#pragma once

#include <filesystem>

#include "codec/ccn/read.hpp"
#include "games/ccn/charts.hpp"
#include "games/ccn/state.hpp"

namespace grognard::ccn {

class PositionReader {
  public:
    // The folder with charts.json and scenarios/.
    explicit PositionReader(std::filesystem::path data);

    // What is not said gets a default; what can't be throws BadInput.
    State read(const Node& given) const;

  private:
    std::filesystem::path data_;
    Document document_;
    Charts charts_;
};

}  // namespace grognard::ccn
