// Numbers for libsodium out of a counter.
#include "fixed_chance.hpp"

#include <sodium.h>

#include <array>
#include <atomic>
#include <cstring>
#include <stdexcept>

namespace grognard::server {

namespace {

std::atomic<std::uint64_t> seed_of_all = 0;
std::atomic<std::uint64_t> drawn = 0;

void fill(void* const out, const std::size_t size) {
    std::array<unsigned char, randombytes_SEEDBYTES> key{};
    const std::array<std::uint64_t, 2> words = {seed_of_all, drawn++};
    std::memcpy(key.data(), words.data(), sizeof words);
    randombytes_buf_deterministic(out, size, key.data());
}

std::uint32_t one() {
    std::uint32_t out = 0;
    fill(&out, sizeof out);
    return out;
}

randombytes_implementation fixed = {
    [] { return "fixed"; }, one, nullptr, nullptr, fill, nullptr,
};

}  // namespace

void fix_chance(std::uint64_t seed) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium can't be used");
    seed_of_all = seed;
    drawn = 0;
    randombytes_set_implementation(&fixed);
}

}  // namespace grognard::server
