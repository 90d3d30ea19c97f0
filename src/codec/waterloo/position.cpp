// Plays the line of a question.
#include "codec/waterloo/position.hpp"

#include "codec/cases/waterloo.hpp"

namespace grognard::waterloo {

codec::Position<Waterloo> PositionReader::read(const Node& question) const {
    Object object = question.object();
    return codec::position_after_line(codec::WaterlooCases(library_), object);
}

}  // namespace grognard::waterloo
