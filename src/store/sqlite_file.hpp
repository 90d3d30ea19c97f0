// Opening the file of a store: one host at a time, and with its tables there.
#pragma once

#include <filesystem>

#include "store/sqlite_statement.hpp"

namespace grognard::store {

// The same path, once the folder it is in has been made.
std::filesystem::path with_folder(const std::filesystem::path& file);

// A host holds its games in memory: two hosts on one file would not know of each other's inputs.
class Owner {
  public:
    explicit Owner(const std::filesystem::path& file);
    ~Owner();
    Owner(const Owner&) = delete;
    Owner& operator=(const Owner&) = delete;

  private:
    int lock_;
};

// Writes the version that is there already.
inline constexpr const char* same_version = "PRAGMA user_version = 5";

// A file of an older version is brought up to date; Failed if it is of one not known here, or
// another program's, which stays as it was.
Connection opened(const std::filesystem::path& file);

}  // namespace grognard::store
