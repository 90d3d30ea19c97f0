// Opening the file of a store: whose it is, of which version, and bringing it up to date.
#pragma once

#include <filesystem>

#include "store/file_lock.hpp"
#include "store/sqlite_statement.hpp"

namespace grognard::store {

// Writes the version that is there already.
inline constexpr const char* same_version = "PRAGMA user_version = 6";

// To write. A file of an older version is brought up to date; Failed if it is of one not known
// here, or another program's, which stays as it was.
Connection opened(const FileLock& lock);

// To read while a server may be writing, whichever version it is of; the file stays as it is.
Connection opened_as_it_is(const std::filesystem::path& file);

// The same with the tables of today: a file of an older version is copied into memory, and the copy
// brought up to date.
Connection opened_to_read(const std::filesystem::path& file);

}  // namespace grognard::store
