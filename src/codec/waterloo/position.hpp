// The position of a question, such as one about odds: `given`, and `line` if it lies in a combat.
#pragma once

#include "codec/library.hpp"
#include "codec/position.hpp"
#include "codec/waterloo/read.hpp"
#include "games/waterloo/game.hpp"

namespace grognard::waterloo {

class PositionReader {
  public:
    explicit PositionReader(const codec::Library& library) : library_(library) {}

    // Leaves the other keys of the object alone. What can't be throws BadInput.
    codec::Position<Waterloo> read(const Node& question) const;

  private:
    codec::Library library_;
};

}  // namespace grognard::waterloo
