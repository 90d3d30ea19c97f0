// Plays the line of a question.
#include "codec/ccn/position.hpp"

#include "codec/cases/ccn.hpp"

namespace grognard::ccn {

codec::Position<Ccn> PositionReader::read(const Node& question) const {
    Object object = question.object();
    return codec::position_after_line(codec::CcnCases(library_), object);
}

}  // namespace grognard::ccn
