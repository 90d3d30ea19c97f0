// What every fuzz target is: a text from anywhere goes in, a broken promise comes out as an
// exception.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

// libFuzzer's names. The first is called for every input; the second, where a target has it, once.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments);

namespace grognard::fuzz {

// Nobody below catches it: libFuzzer reports a crash.
class BrokenPromise : public std::logic_error {
  public:
    using std::logic_error::logic_error;
};

inline void promise(bool kept, std::string_view what, std::string_view found = {}) {
    if (kept) return;
    std::string text(what);
    if (!found.empty()) text.append(": ").append(found);
    throw BrokenPromise(text);
}

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
    return size == 0 ? std::string_view()
                     : std::string_view(reinterpret_cast<const char*>(data), size);
}

// FNV-1a: the same input always plays the same random game.
constexpr std::uint64_t seed_of(std::string_view text) {
    std::uint64_t seed = 0xcbf29ce484222325U;
    for (const char c : text) seed = (seed ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return seed;
}

}  // namespace grognard::fuzz
