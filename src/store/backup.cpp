// Copies into a file beside the wanted one, waits for the disk, then gives it its name.
#include "store/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>

#include "store/sqlite_file.hpp"
#include "store/store.hpp"

namespace grognard::store {

namespace {

constexpr mode_t owner_only = 0600;

Failed not_overwritten(const std::filesystem::path& file) {
    return Failed(file.string() + " exists and is not overwritten");
}

Failed unwritable(const std::filesystem::path& file, int code) {
    return Failed(file.string() + " can't be written: " + std::system_category().message(code));
}

// A file that goes again unless it is kept.
class Draft {
  public:
    explicit Draft(const std::filesystem::path& beside)
        : path_(beside.string() + ".partial-" + std::to_string(::getpid())) {
        // Before SQLite would make it for all to read.
        const int made = ::open(path_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, owner_only);
        if (made < 0) throw unwritable(path_, errno);
        ::close(made);
    }
    ~Draft() {
        std::error_code absent;
        std::filesystem::remove(path_, absent);
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    const std::filesystem::path& path() const { return path_; }

    void sync() const {
        const int file = ::open(path_.c_str(), O_RDWR | O_CLOEXEC);
        const bool synced = file >= 0 && ::fsync(file) == 0;
        const int code = errno;
        if (file >= 0) ::close(file);
        if (!synced) throw unwritable(path_, code);
    }
    void rename(const std::filesystem::path& to) const {
        if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
            return;
        if (errno == EEXIST) throw not_overwritten(to);
        // Not every file system knows how to rename without replacing.
        if (errno != EINVAL) throw unwritable(to, errno);
        if (std::filesystem::exists(std::filesystem::symlink_status(to))) throw not_overwritten(to);
        if (::rename(path_.c_str(), to.c_str()) != 0) throw unwritable(to, errno);
    }

  private:
    std::filesystem::path path_;
};

}  // namespace

void back_up(const std::filesystem::path& store, const std::filesystem::path& to) {
    const Connection from = opened_as_it_is(store);
    std::error_code absent;
    if (std::filesystem::exists(std::filesystem::symlink_status(to, absent)))
        throw not_overwritten(to);
    const Draft draft(to);
    {
        Connection copy(draft.path());
        // Nobody uses the copy before it is complete, and it is written to the disk at the end.
        copy.run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
        copy.copy_from(from);
        // The copy alone is the whole store: it has no log beside it.
        copy.run("PRAGMA journal_mode = DELETE");
    }
    draft.sync();
    draft.rename(to);
    sync_folder(std::filesystem::absolute(to).parent_path());
}

}  // namespace grognard::store
