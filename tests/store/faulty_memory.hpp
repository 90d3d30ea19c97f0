// Memory that runs out on demand, for SQLite and for new.
#pragma once

#include <sqlite3.h>

#include <cstdint>

namespace grognard::store {

// SQLite's memory as long as it lives: no connection may be open when it comes or goes.
class FaultyMemory {
  public:
    FaultyMemory();
    ~FaultyMemory();
    FaultyMemory(const FaultyMemory&) = delete;
    FaultyMemory& operator=(const FaultyMemory&) = delete;

    // Of the allocations from now on the n-th (from 1) fails, and those after it until `times`
    // have.
    static void fail_at(std::uint64_t nth, std::uint64_t times);
    static void stop_failing();
    static bool failed();
    static std::uint64_t calls();

  private:
    sqlite3_mem_methods usual_{};
};

// The same for new on this thread, counted while a Trial is under way.
struct FaultyNew {
    static void fail_at(std::uint64_t nth, std::uint64_t times);
    static void stop_failing();
    static bool failed();
    static std::uint64_t calls();

    class Trial {
      public:
        Trial();
        ~Trial();
        Trial(const Trial&) = delete;
        Trial& operator=(const Trial&) = delete;
    };
    // Not within this: no exception may pass through SQLite.
    class Pause {
      public:
        Pause();
        ~Pause();
        Pause(const Pause&) = delete;
        Pause& operator=(const Pause&) = delete;

      private:
        bool before_;
    };
};

}  // namespace grognard::store
