// The position of a question, such as one about odds: `given`, and `line` if it lies in a combat.
#pragma once

#include "codec/ccn/read.hpp"
#include "codec/library.hpp"
#include "codec/position.hpp"
#include "games/ccn/game.hpp"

namespace grognard::ccn {

class PositionReader {
  public:
    explicit PositionReader(const codec::Library& library) : library_(library) {}

    // Leaves the other keys of the object alone. What can't be throws BadInput.
    codec::Position<Ccn> read(const Node& question) const;

  private:
    codec::Library library_;
};

}  // namespace grognard::ccn
