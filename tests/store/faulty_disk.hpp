// A disk under SQLite that fails on demand and may lose what was not synced.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "core/sample.hpp"

namespace grognard::store {

// SQLite's default as long as it lives. Files are real; syncs only happen in the model, which knows
// what a disk would still have after a power cut. For one thread.
class FaultyDisk {
  public:
    FaultyDisk();
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    // Of the calls from now on the n-th (from 1) fails, and those after it until `times` have.
    void fail_at(std::uint64_t nth, std::uint64_t times);
    void stop_failing() { fail_from_ = 0; }
    // From the n-th call on nothing is done any more.
    void cut_power_at(std::uint64_t nth);
    bool failed() const { return failures_ > 0; }  // since that was asked for
    bool powered() const { return powered_; }
    std::uint64_t calls() const { return calls_; }

    // After every file is closed: the power is back. Of what was not synced each sector may be on
    // the disk or not.
    void restore_power(Stream& random);

  private:
    struct Written {
        std::uint64_t offset = 0;
        std::string bytes;
    };
    struct Cut {
        std::uint64_t size = 0;
    };
    using Change = std::variant<Written, Cut>;
    struct Image {
        std::string durable;
        std::vector<Change> unsynced;
        bool name_durable = true;
    };
    struct File;
    struct Calls;
    enum class Fate : std::uint8_t { Done, Failed, Dead };

    Fate next();
    static void apply(std::string& bytes, const Written& written);
    static std::string survived(const Image& image, Stream& random);

    sqlite3_vfs* real_;
    sqlite3_vfs vfs_{};
    std::map<std::string, Image> images_;
    std::uint64_t calls_ = 0;
    std::uint64_t fail_from_ = 0;  // 0: never
    std::uint64_t fail_until_ = 0;
    std::uint64_t dead_from_ = 0;
    std::uint64_t failures_ = 0;
    bool powered_ = true;
};

}  // namespace grognard::store
