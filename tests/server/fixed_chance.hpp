// The same secrets, seeds and nonces in every run, so that a failure seen once is seen again.
#pragma once

#include <cstdint>

namespace grognard::server {

// From now on libsodium's numbers follow from this seed; whoever calls it, in one thread or many.
void fix_chance(std::uint64_t seed);

}  // namespace grognard::server
