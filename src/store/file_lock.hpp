// One server for each store: a lock on the database file itself.
#pragma once

#include <sys/types.h>

#include <compare>
#include <filesystem>

namespace grognard::store {

// A file whatever its name: a symbolic or hard link leads to the same one.
struct FileId {
    dev_t device = 0;
    ino_t number = 0;

    friend auto operator<=>(const FileId&, const FileId&) = default;
};

// Makes the file if it is missing, and holds it until the end. A server has its games in memory:
// two of them on one file would not know of each other's inputs.
//
// It is held by flock(), which SQLite does not use. SQLite's own locks belong to the process, which
// loses them when it closes any descriptor of the file: make the lock before the first connection,
// and let it go after the last.
class FileLock {
  public:
    // Failed if another server, or another lock in this process, has the file.
    explicit FileLock(const std::filesystem::path& file);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    // Without links: SQLite's log stands beside the file of this name.
    const std::filesystem::path& real_path() const { return real_path_; }
    // Is this the file that is held? Somebody may have put another in its place.
    bool holds(const std::filesystem::path& file) const;

  private:
    std::filesystem::path real_path_;
    FileId id_;
    int file_ = -1;
    int former_lock_ = -1;  // the file beside the store that earlier versions locked
};

// Makes the folder a file is in, and returns the file.
std::filesystem::path with_folder(const std::filesystem::path& file);

// Waits until the names in this folder are on the disk. Throws Failed.
void sync_folder(const std::filesystem::path& folder);

}  // namespace grognard::store
