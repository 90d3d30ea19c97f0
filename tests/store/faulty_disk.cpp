// Wraps the system's VFS; what reaches a file is noted until it is synced.
#include "faulty_disk.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "faulty_memory.hpp"

namespace grognard::store {

namespace {

constexpr std::size_t sector = 512;

std::string contents(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

struct FaultyDisk::File {
    sqlite3_file base;
    FaultyDisk* disk;
    Image* image;  // none for a file without a name
    sqlite3_file* real;
};

// What SQLite calls.
struct FaultyDisk::Calls {
    static File& file(sqlite3_file* base) { return *reinterpret_cast<File*>(base); }
    static sqlite3_file* real(sqlite3_file* base) { return file(base).real; }
    static FaultyDisk& disk(sqlite3_vfs* vfs) { return *static_cast<FaultyDisk*>(vfs->pAppData); }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* base, int flags, int* out) {
        const FaultyNew::Pause pause;
        FaultyDisk& disk = Calls::disk(vfs);
        base->pMethods = nullptr;
        if (disk.next() != Fate::Done) return SQLITE_CANTOPEN;
        File& opened = file(base);
        opened.disk = &disk;
        opened.image = nullptr;
        opened.real = reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(base) + sizeof(File));
        const bool there = name != nullptr && std::filesystem::exists(name);
        const int code = disk.real_->xOpen(disk.real_, name, opened.real, flags, out);
        if (code != SQLITE_OK) return code;
        if (name != nullptr) {
            const auto [place, fresh] = disk.images_.try_emplace(name);
            if (fresh) place->second = {there ? contents(name) : "", {}, there};
            opened.image = &place->second;
        }
        base->pMethods = &methods;
        return SQLITE_OK;
    }
    static int remove(sqlite3_vfs* vfs, const char* name, int sync) {
        const FaultyNew::Pause pause;
        FaultyDisk& disk = Calls::disk(vfs);
        if (disk.next() != Fate::Done) return SQLITE_IOERR_DELETE;
        disk.images_.erase(name);
        return disk.real_->xDelete(disk.real_, name, sync);
    }
    static int access(sqlite3_vfs* vfs, const char* name, int flags, int* out) {
        FaultyDisk& disk = Calls::disk(vfs);
        return disk.real_->xAccess(disk.real_, name, flags, out);
    }
    static int full_path(sqlite3_vfs* vfs, const char* name, int size, char* out) {
        FaultyDisk& disk = Calls::disk(vfs);
        return disk.real_->xFullPathname(disk.real_, name, size, out);
    }

    // There is one thread: nothing changes while it sleeps.
    static int sleep(sqlite3_vfs*, int microseconds) { return microseconds; }

    static int close(sqlite3_file* base) { return real(base)->pMethods->xClose(real(base)); }
    static int read(sqlite3_file* base, void* to, int size, sqlite3_int64 at) {
        if (file(base).disk->next() != Fate::Done) return SQLITE_IOERR_READ;
        return real(base)->pMethods->xRead(real(base), to, size, at);
    }
    static int write(sqlite3_file* base, const void* from, int size, sqlite3_int64 at) {
        const FaultyNew::Pause pause;
        const Fate fate = file(base).disk->next();
        if (fate == Fate::Dead) return SQLITE_IOERR_WRITE;
        // A write that fails has got halfway.
        const int done = fate == Fate::Done ? size : size / 2;
        if (Image* const image = file(base).image) {
            image->unsynced.push_back(Written{
                static_cast<std::uint64_t>(at),
                std::string(static_cast<const char*>(from), static_cast<std::size_t>(done))});
        }
        const int code = real(base)->pMethods->xWrite(real(base), from, done, at);
        return fate == Fate::Done ? code : SQLITE_FULL;
    }
    static int truncate(sqlite3_file* base, sqlite3_int64 size) {
        const FaultyNew::Pause pause;
        if (file(base).disk->next() != Fate::Done) return SQLITE_IOERR_TRUNCATE;
        if (Image* const image = file(base).image) {
            image->unsynced.push_back(Cut{static_cast<std::uint64_t>(size)});
        }
        return real(base)->pMethods->xTruncate(real(base), size);
    }
    static int sync(sqlite3_file* base, int) {
        const FaultyNew::Pause pause;
        const Fate fate = file(base).disk->next();
        if (fate == Fate::Dead) return SQLITE_IOERR_FSYNC;
        if (Image* const image = file(base).image) {
            // After a sync that failed the system takes the pages for written: a later one does not
            // write them again.
            if (fate == Fate::Done) {
                for (const Change& change : image->unsynced) {
                    if (const auto* cut = std::get_if<Cut>(&change)) {
                        image->durable.resize(cut->size);
                    } else {
                        apply(image->durable, std::get<Written>(change));
                    }
                }
                image->name_durable = true;
            }
            image->unsynced.clear();
        }
        return fate == Fate::Done ? SQLITE_OK : SQLITE_IOERR_FSYNC;
    }
    static int size(sqlite3_file* base, sqlite3_int64* out) {
        return real(base)->pMethods->xFileSize(real(base), out);
    }
    static int lock(sqlite3_file* base, int level) {
        return real(base)->pMethods->xLock(real(base), level);
    }
    static int unlock(sqlite3_file* base, int level) {
        return real(base)->pMethods->xUnlock(real(base), level);
    }
    static int reserved(sqlite3_file* base, int* out) {
        return real(base)->pMethods->xCheckReservedLock(real(base), out);
    }
    static int control(sqlite3_file* base, int operation, void* argument) {
        return real(base)->pMethods->xFileControl(real(base), operation, argument);
    }
    static int sector_size(sqlite3_file* base) {
        return real(base)->pMethods->xSectorSize(real(base));
    }
    static int traits(sqlite3_file* base) {
        return real(base)->pMethods->xDeviceCharacteristics(real(base));
    }
    static int shm_map(sqlite3_file* base, int region, int size, int extend, void volatile** out) {
        if (file(base).disk->next() != Fate::Done) return SQLITE_IOERR_SHMMAP;
        return real(base)->pMethods->xShmMap(real(base), region, size, extend, out);
    }
    static int shm_lock(sqlite3_file* base, int offset, int count, int flags) {
        return real(base)->pMethods->xShmLock(real(base), offset, count, flags);
    }
    static void shm_barrier(sqlite3_file* base) { real(base)->pMethods->xShmBarrier(real(base)); }
    static int shm_unmap(sqlite3_file* base, int remove) {
        return real(base)->pMethods->xShmUnmap(real(base), remove);
    }

    static constexpr sqlite3_io_methods methods = {
        2,        close,       read,      write,   truncate,    sync,   size,
        lock,     unlock,      reserved,  control, sector_size, traits, shm_map,
        shm_lock, shm_barrier, shm_unmap, nullptr, nullptr};
};

FaultyDisk::FaultyDisk() : real_(sqlite3_vfs_find(nullptr)) {
    vfs_ = *real_;
    vfs_.iVersion = 2;
    vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
    vfs_.pNext = nullptr;
    vfs_.zName = "faulty-disk";
    vfs_.pAppData = this;
    vfs_.xOpen = Calls::open;
    vfs_.xDelete = Calls::remove;
    vfs_.xAccess = Calls::access;
    vfs_.xFullPathname = Calls::full_path;
    vfs_.xSleep = Calls::sleep;
    sqlite3_vfs_register(&vfs_, 1);
}

FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
}

void FaultyDisk::fail_at(std::uint64_t nth, std::uint64_t times) {
    fail_from_ = calls_ + nth;
    fail_until_ = fail_from_ + times;
    failures_ = 0;
}

void FaultyDisk::cut_power_at(std::uint64_t nth) { dead_from_ = calls_ + nth; }

FaultyDisk::Fate FaultyDisk::next() {
    ++calls_;
    if (dead_from_ != 0 && calls_ >= dead_from_) powered_ = false;
    if (!powered_) return Fate::Dead;
    if (fail_from_ == 0 || calls_ < fail_from_ || calls_ >= fail_until_) return Fate::Done;
    ++failures_;
    return Fate::Failed;
}

void FaultyDisk::apply(std::string& bytes, const Written& written) {
    const std::size_t end = written.offset + written.bytes.size();
    if (bytes.size() < end) bytes.resize(end);
    std::ranges::copy(written.bytes, bytes.begin() + static_cast<std::ptrdiff_t>(written.offset));
}

std::string FaultyDisk::survived(const Image& image, Stream& random) {
    std::string bytes = image.durable;
    // All of it, none of it, or some of it.
    const std::uint32_t chances = random.below(5);
    const auto lucky = [&] { return random.below(4) < chances; };
    for (const Change& change : image.unsynced) {
        if (const auto* cut = std::get_if<Cut>(&change)) {
            if (lucky()) bytes.resize(cut->size);
            continue;
        }
        const auto& written = std::get<Written>(change);
        std::size_t begin = 0;
        while (begin < written.bytes.size()) {
            const std::uint64_t at = written.offset + begin;
            const std::size_t size =
                std::min<std::size_t>(sector - at % sector, written.bytes.size() - begin);
            if (lucky()) apply(bytes, {at, written.bytes.substr(begin, size)});
            begin += size;
        }
    }
    return bytes;
}

void FaultyDisk::restore_power(Stream& random) {
    for (const auto& [path, image] : images_) {
        std::filesystem::remove(path + "-shm");
        if (!image.name_durable && random.below(2) == 0) {
            std::filesystem::remove(path);
            continue;
        }
        const std::string bytes = survived(image, random);
        // In place: the lock of the store may hold the file.
        std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
    }
    images_.clear();
    dead_from_ = fail_from_ = fail_until_ = failures_ = 0;
    powered_ = true;
}

}  // namespace grognard::store
