// A copy of a store, made while a server may be writing to it.
#pragma once

#include <filesystem>

namespace grognard::store {

// Copies the store as it is at one moment. `to` must not exist; it appears at the end, complete and
// on the disk, or not at all. Throws Failed.
void back_up(const std::filesystem::path& store, const std::filesystem::path& to);

}  // namespace grognard::store
