// What single files of Commands & Colors: Napoleonics can't show: that they agree with one another.
#pragma once

#include "codec/faults.hpp"
#include "codec/library.hpp"

namespace grognard::ccn {

void lint(const codec::Library& library, codec::Faults& faults);

}  // namespace grognard::ccn
