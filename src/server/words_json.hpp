// Messages as they travel: keys and parameters, no words.
#pragma once

#include "codec/write.hpp"
#include "table/message.hpp"

namespace grognard::server {

// {"key": "event.unit-moved", "params": {"from": "E5", "unit": {"key": ...}}}
void write(codec::Writer& out, const table::Message& message);

}  // namespace grognard::server
