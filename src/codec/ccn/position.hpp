// Any moment of a game, written down: reads the `given` of a case (docs/positions.md).
#pragma once

#include "codec/ccn/read.hpp"
#include "codec/library.hpp"
#include "codec/position.hpp"
#include "games/ccn/charts.hpp"
#include "games/ccn/game.hpp"

namespace grognard::ccn {

class PositionReader {
  public:
    explicit PositionReader(const codec::Library& library);

    // What is not said gets a default; what can't be throws BadInput.
    codec::Position<Ccn> read(const Node& given) const;
    // In the middle of a combat, at a question that may have one answer only.
    codec::Position<Ccn> read_as_it_stands(const Node& given) const;

  private:
    codec::Library library_;
    Document document_;
    Charts charts_;
};

}  // namespace grognard::ccn
