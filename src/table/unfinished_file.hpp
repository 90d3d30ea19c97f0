// A file that gets its name only when all of it is on the disk.
#pragma once

#include <filesystem>
#include <string_view>

namespace grognard::table {

// Writes and waits for the disk; 0, or the errno of what failed.
int write_all(int file, std::string_view text);

// Calls answer with 0, or with the errno of what failed.
class UnfinishedFile {
  public:
    // Made beside the path, under a name nobody has.
    explicit UnfinishedFile(std::filesystem::path path);
    // What did not get its name is taken away.
    ~UnfinishedFile();
    UnfinishedFile(const UnfinishedFile&) = delete;
    UnfinishedFile& operator=(const UnfinishedFile&) = delete;

    int write(std::string_view text);
    // EEXIST if a file of that name is there already.
    int take_name();
    // In place of a file that is there.
    int replace();

    int handle() const { return file_; }
    // From now on the handle is the caller's to close.
    int release();

  private:
    void named();

    std::filesystem::path path_;
    std::filesystem::path unfinished_;
    int file_ = -1;
    int cannot_open_ = 0;
};

}  // namespace grognard::table
