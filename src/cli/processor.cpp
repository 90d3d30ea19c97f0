// A program built for a newer processor than this one says so, and does not die of a signal.
#include <unistd.h>

#include <string_view>

#include "cli/commands/command.hpp"

// Other builds run wherever programs do (cmake/processor.cmake).
#ifdef __AVX2__

namespace grognard::cli {
namespace {

#ifdef __BMI2__
constexpr bool gathers_bits = true;
#else
constexpr bool gathers_bits = false;
#endif
#ifdef __AVX512VBMI2__
constexpr bool lists_bits = true;
#else
constexpr bool lists_bits = false;
#endif

// Before anything else runs, tables that are made at the start included, and itself in instructions
// that every processor knows.
[[gnu::constructor(101), gnu::target("arch=x86-64")]] void ask_processor() {
    __builtin_cpu_init();
    const bool takes_bits = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi");
    const bool gathers = !gathers_bits || __builtin_cpu_supports("bmi2");
    const bool lists = !lists_bits || (__builtin_cpu_supports("avx512vbmi2") &&
                                       __builtin_cpu_supports("avx512vl"));
    const bool fits = takes_bits && gathers && lists;
    if (fits) return;
    constexpr std::string_view sentence =
        "grognard: this program was built for a newer processor; build it here, or elsewhere with "
        "-DGROGNARD_ARCH=x86-64-v2.\n";
    [[maybe_unused]] const auto told = ::write(STDERR_FILENO, sentence.data(), sentence.size());
    ::_exit(static_cast<int>(Exit::BadInput));
}

}  // namespace
}  // namespace grognard::cli

#endif
