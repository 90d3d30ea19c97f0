// Any moment of a game, written down: reads the `given` of a case (docs/positions.md).
#pragma once

#include "codec/library.hpp"
#include "codec/position.hpp"
#include "codec/waterloo/charts.hpp"
#include "codec/waterloo/map.hpp"
#include "games/waterloo/game.hpp"

namespace grognard::waterloo {

class PositionReader {
  public:
    explicit PositionReader(const codec::Library& library);

    // What is not said gets a default; what can't be throws BadInput.
    codec::Position<Waterloo> read(const Node& given) const;
    // At the step it names, though play may go on from there by itself.
    codec::Position<Waterloo> read_as_it_stands(const Node& given) const;
    const ChartsBook& charts() const { return charts_; }

  private:
    codec::Library library_;
    Document charts_document_;
    ChartsBook charts_;
    MapBook map_;
};

}  // namespace grognard::waterloo
