// What single files of Waterloo can't show: that they agree with one another.
#pragma once

#include "codec/faults.hpp"
#include "codec/library.hpp"

namespace grognard::waterloo {

void lint(const codec::Library& library, codec::Faults& faults);

}  // namespace grognard::waterloo
