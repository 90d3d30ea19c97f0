// Written beside its place, synced, then linked or renamed there.
#include "table/unfinished_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <string>
#include <utility>

namespace grognard::table {

namespace {

void sync_folder(const std::filesystem::path& path) {
    const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

// Where the file system has no hard links.
int moved_to_free_name(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
    // Nor that call: the name is taken by an empty file of our own, which may then be replaced.
    const int taken = ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (taken < 0) return errno;
    ::close(taken);
    if (std::rename(from.c_str(), to.c_str()) == 0) return 0;
    const int error = errno;
    ::unlink(to.c_str());
    return error;
}

}  // namespace

int write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t done = ::write(file, text.data(), text.size());
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        text.remove_prefix(static_cast<std::size_t>(done));
    }
    return ::fsync(file) == 0 ? 0 : errno;
}

UnfinishedFile::UnfinishedFile(std::filesystem::path path) : path_(std::move(path)) {
    constexpr int most_left_behind = 100;
    for (int left = 0; left <= most_left_behind; ++left) {
        unfinished_ = path_;
        unfinished_ += left == 0 ? ".new" : ".new" + std::to_string(left);
        // What is there already belongs to somebody else.
        file_ =
            ::open(unfinished_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644);
        if (file_ >= 0) return;
        cannot_open_ = errno;
        unfinished_.clear();
        if (cannot_open_ != EEXIST) return;
    }
}

UnfinishedFile::~UnfinishedFile() {
    if (!unfinished_.empty()) ::unlink(unfinished_.c_str());
    if (file_ >= 0) ::close(file_);
}

int UnfinishedFile::write(std::string_view text) {
    return file_ < 0 ? cannot_open_ : write_all(file_, text);
}

// link() does not replace a file that is there, rename() would.
int UnfinishedFile::take_name() {
    const bool linked = ::link(unfinished_.c_str(), path_.c_str()) == 0;
    if (!linked && errno == EEXIST) return EEXIST;
    if (linked) {
        ::unlink(unfinished_.c_str());
    } else if (const int error = moved_to_free_name(unfinished_, path_); error != 0) {
        return error;
    }
    named();
    return 0;
}

int UnfinishedFile::replace() {
    if (std::rename(unfinished_.c_str(), path_.c_str()) != 0) return errno;
    named();
    return 0;
}

void UnfinishedFile::named() {
    unfinished_.clear();
    sync_folder(path_);
}

int UnfinishedFile::release() { return std::exchange(file_, -1); }

}  // namespace grognard::table
