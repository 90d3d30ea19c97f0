// Something for one seat or for both: {"bottom": ..., "top": ...}.
#pragma once

#include "codec/by_key.hpp"
#include "codec/ccn/read.hpp"
#include "games/ccn/names.hpp"

namespace grognard::ccn {

template <class Read>
auto by_seat(const Node& node, Read read) {
    return codec::by_key(node, {"bottom or top as the key", "bottom, top or both"}, parse_seat,
                         read);
}

}  // namespace grognard::ccn
