// Counts allocations and refuses those that are to fail.
#include "faulty_memory.hpp"

#include <cstdlib>
#include <new>

namespace grognard::store {

namespace {

struct Countdown {
    std::uint64_t calls = 0;
    std::uint64_t from = 0;  // 0: never
    std::uint64_t until = 0;
    bool failed = false;

    void arm(std::uint64_t nth, std::uint64_t times) {
        *this = {calls, calls + nth, calls + nth + times, false};
    }
    bool fails() {
        ++calls;
        if (from == 0 || calls < from || calls >= until) return false;
        failed = true;
        return true;
    }
};

// SQLite calls plain functions, and so does new.
Countdown of_sqlite;
thread_local Countdown of_new;
thread_local bool on_trial = false;
sqlite3_mem_methods real;

void* allocate(int size) { return of_sqlite.fails() ? nullptr : real.xMalloc(size); }
void* reallocate(void* old, int size) {
    return of_sqlite.fails() ? nullptr : real.xRealloc(old, size);
}

}  // namespace

FaultyMemory::FaultyMemory() {
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &usual_);
    real = usual_;
    sqlite3_mem_methods faulty = usual_;
    faulty.xMalloc = allocate;
    faulty.xRealloc = reallocate;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &faulty);
    sqlite3_initialize();
}

FaultyMemory::~FaultyMemory() {
    stop_failing();
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_MALLOC, &usual_);
    sqlite3_initialize();
}

void FaultyMemory::fail_at(std::uint64_t nth, std::uint64_t times) { of_sqlite.arm(nth, times); }
void FaultyMemory::stop_failing() { of_sqlite.from = 0; }
bool FaultyMemory::failed() { return of_sqlite.failed; }
std::uint64_t FaultyMemory::calls() { return of_sqlite.calls; }

FaultyNew::Trial::Trial() { on_trial = true; }
FaultyNew::Trial::~Trial() { on_trial = false; }
FaultyNew::Pause::Pause() : before_(on_trial) { on_trial = false; }
FaultyNew::Pause::~Pause() { on_trial = before_; }
void FaultyNew::fail_at(std::uint64_t nth, std::uint64_t times) { of_new.arm(nth, times); }
void FaultyNew::stop_failing() { of_new.from = 0; }
bool FaultyNew::failed() { return of_new.failed; }
std::uint64_t FaultyNew::calls() { return of_new.calls; }

namespace {

void* made(std::size_t size) {
    if (on_trial && of_new.fails()) throw std::bad_alloc();
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace

}  // namespace grognard::store

void* operator new(std::size_t size) { return grognard::store::made(size); }
void* operator new[](std::size_t size) { return grognard::store::made(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
