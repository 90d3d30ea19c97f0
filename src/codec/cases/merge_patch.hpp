// A JSON document changed by another, as RFC 7396 has it: members replace members, null removes.
#pragma once

#include "codec/json.hpp"

namespace grognard::codec {

// Named after the patch, since that is where a fault of the result comes from.
Document merge_patched(const Node& base, const Node& patch);

}  // namespace grognard::codec
