// Random play must not allocate once its room has grown: every allocation here is counted.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "players/playout.hpp"
#include "starts.hpp"

namespace {

std::atomic<long> allocations = 0;

}  // namespace

// Not inlined: g++ would see free() meet what a new-expression gave and warn.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    if (void* room = std::malloc(size == 0 ? 1 : size)) return room;
    std::abort();
}
[[gnu::noinline]] void operator delete(void* room) noexcept { std::free(room); }
[[gnu::noinline]] void operator delete(void* room, std::size_t) noexcept { std::free(room); }

namespace grognard {

TEST(RandomPlay, DoesNotAllocateInSteadyState) {
    const ccn::State start = start_of("001");
    Offers<ccn::Action> offers;
    offers.reserve(4096);
    Stream stream(5);
    ccn::State s = start;
    const long before = allocations;
    const Playout played = play_random<Ccn>(s, stream, offers);
    EXPECT_EQ(allocations - before, 0);
    EXPECT_TRUE(played.outcome.decided());
    EXPECT_GT(before, 0) << "the counter itself does not count";
}

}  // namespace grognard
