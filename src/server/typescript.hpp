// The types of all that travels, for a client in TypeScript.
#pragma once

#include <string>

#include "codec/shape.hpp"

namespace grognard::server {

codec::Shapes wire_shapes();
// The whole of web/src/wire/types.ts.
std::string wire_typescript();

}  // namespace grognard::server
