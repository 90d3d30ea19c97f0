// Locks the inode of a store, so that no other name of it leads round the lock.
#include "store/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <utility>

#include "store/store.hpp"

namespace grognard::store {

namespace {

constexpr mode_t owner_only = 0600;

FileId id_of(const struct stat& found) { return {found.st_dev, found.st_ino}; }

std::optional<FileId> id_of(const std::filesystem::path& file) {
    struct stat found {};
    if (::stat(file.c_str(), &found) != 0) return std::nullopt;
    return id_of(found);
}

// The files that this process holds. To find out by opening one of them, and closing it again,
// would end SQLite's locks on it.
class HeldFiles {
  public:
    bool contains(const FileId& id) {
        const std::lock_guard lock(mutex_);
        return held_.contains(id);
    }
    void add(const FileId& id) {
        const std::lock_guard lock(mutex_);
        held_.insert(id);
    }
    void remove(const FileId& id) {
        const std::lock_guard lock(mutex_);
        held_.erase(id);
    }

  private:
    std::mutex mutex_;
    std::set<FileId> held_;
};

HeldFiles& held_files() {
    static HeldFiles all;
    return all;
}

std::string reason(int code) { return std::system_category().message(code); }

Failed in_use(const std::filesystem::path& file) {
    return Failed(file.string() + " is in use by another grognard server");
}

// An open descriptor that is closed unless it is taken.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int get() const { return number_; }
    int take() { return std::exchange(number_, -1); }

  private:
    int number_;
};

bool locked(const Descriptor& file) { return ::flock(file.get(), LOCK_EX | LOCK_NB) == 0; }

}  // namespace

FileLock::FileLock(const std::filesystem::path& file) {
    const std::optional<FileId> there = id_of(file);
    if (there && held_files().contains(*there)) throw in_use(file);
    Descriptor opened(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only));
    if (opened.get() < 0) throw Failed(file.string() + " can't be opened: " + reason(errno));
    if (!locked(opened)) throw in_use(file);
    // A server of an earlier version holds the file beside the store instead.
    Descriptor former(::open((file.string() + ".lock").c_str(), O_RDWR | O_CLOEXEC));
    if (former.get() >= 0 && !locked(former)) throw in_use(file);
    struct stat found {};
    if (::fstat(opened.get(), &found) != 0) {
        throw Failed(file.string() + " can't be looked at: " + reason(errno));
    }
    id_ = id_of(found);
    real_path_ = std::filesystem::canonical(file);
    if (!there) sync_folder(real_path_.parent_path());
    held_files().add(id_);
    file_ = opened.take();
    former_lock_ = former.take();
}

FileLock::~FileLock() {
    held_files().remove(id_);
    ::close(file_);
    if (former_lock_ >= 0) ::close(former_lock_);
}

bool FileLock::holds(const std::filesystem::path& file) const { return id_of(file) == id_; }

std::filesystem::path with_folder(const std::filesystem::path& file) {
    const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
    std::error_code error;
    if (std::filesystem::exists(folder, error)) return file;
    const auto above = with_folder(folder).parent_path();
    std::filesystem::create_directory(folder, error);
    if (error) throw Failed(folder.string() + " can't be made: " + error.message());
    sync_folder(above);
    return file;
}

void sync_folder(const std::filesystem::path& folder) {
    const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // EINVAL: this file system needs no such call.
    if (opened.get() >= 0 && (::fsync(opened.get()) == 0 || errno == EINVAL)) return;
    throw Failed(folder.string() + " can't be written to the disk: " + reason(errno));
}

}  // namespace grognard::store
