// Appends, syncs, and never leaves half a line behind if it can be helped.
#include "table/save_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace grognard::table {

namespace {

// 0, or the errno of what failed.
int write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t done = ::write(file, text.data(), text.size());
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return errno;
        text.remove_prefix(static_cast<std::size_t>(done));
    }
    return ::fsync(file) == 0 ? 0 : errno;
}

CannotSave cannot(const std::filesystem::path& path, const std::string& why) {
    return CannotSave(path.string() + ": can't save here: " + why + ".");
}

void sync_folder(const std::filesystem::path& path) {
    const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    ::fsync(handle);
    ::close(handle);
}

// A file of a new name beside the path, and its handle; below 0 if there can't be one.
int open_unfinished(const std::filesystem::path& path, std::filesystem::path& unfinished) {
    constexpr int most_left_behind = 100;
    for (int left = 0;; ++left) {
        unfinished = path;
        unfinished += left == 0 ? ".new" : ".new" + std::to_string(left);
        // What is there already belongs to somebody else.
        const int file =
            ::open(unfinished.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644);
        if (file >= 0 || errno != EEXIST || left == most_left_behind) return file;
    }
}

}  // namespace

SaveFile::SaveFile(std::filesystem::path path, int file, const Table& table)
    : path_(std::move(path)), file_(file), table_(table) {}

SaveFile::~SaveFile() { ::close(file_); }

// Two who write to one file would mingle their lines. A file system without locks trusts its user.
bool SaveFile::alone() const {
    return ::flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

void SaveFile::fail(int error) const { throw cannot(path_, std::strerror(error)); }

std::unique_ptr<SaveFile> SaveFile::create(const std::filesystem::path& path,
                                           const SavedHeader& header, const Table& table) {
    if (header.scenario.find('\n') != std::string::npos) {
        throw cannot(path, "it could not name a scenario with a line break in its path");
    }
    std::filesystem::path unfinished;
    const int file = open_unfinished(path, unfinished);
    if (file < 0) throw cannot(path, std::strerror(errno));
    std::unique_ptr<SaveFile> out(new SaveFile(path, file, table));
    out->alone();
    std::string text = header_text(header, table);
    out->ends_.push_back(text.size());
    for (std::size_t i = 0; i < table.log().size(); ++i) {
        text += line_text(i + 1, table.log()[i], table);
        out->ends_.push_back(text.size());
    }
    int error = write_all(file, text);
    // link() does not replace a file that is there, rename() would.
    if (error == 0 && ::link(unfinished.c_str(), path.c_str()) != 0) error = errno;
    ::unlink(unfinished.c_str());
    if (error == EEXIST) throw cannot(path, "a file of that name is there already");
    if (error != 0) out->fail(error);
    sync_folder(path);
    return out;
}

std::unique_ptr<SaveFile> SaveFile::resume(const std::filesystem::path& path,
                                           const SavedGame& saved, const Table& table) {
    const int file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (file < 0) throw cannot(path, std::strerror(errno));
    std::unique_ptr<SaveFile> out(new SaveFile(path, file, table));
    if (!out->alone()) throw cannot(path, "this game is being played already");
    out->ends_.push_back(saved.header_end);
    for (const SavedLine& line : saved.lines) out->ends_.push_back(line.end);
    if (saved.torn) out->cut(saved.lines.size());
    return out;
}

void SaveFile::append(std::size_t number, const LogEntry& entry) {
    const std::string text = line_text(number, entry, table_);
    const int error = write_all(file_, text);
    if (error != 0) {
        // If even this fails, the reader drops the torn line.
        [[maybe_unused]] const int ignored = ::ftruncate(file_, static_cast<off_t>(ends_.back()));
        fail(error);
    }
    ends_.push_back(ends_.back() + text.size());
}

void SaveFile::cut(std::size_t kept) {
    if (::ftruncate(file_, static_cast<off_t>(ends_[kept])) != 0 || ::fsync(file_) != 0)
        fail(errno);
    ends_.resize(kept + 1);
}

}  // namespace grognard::table
