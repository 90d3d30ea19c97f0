// How much of something a test does: as much as an environment variable says, else as usual.
#pragma once

#include <cstdlib>

namespace grognard {

inline int wanted(const char* variable, int usual) {
    const char* const text = std::getenv(variable);
    return text == nullptr ? usual : std::atoi(text);
}

}  // namespace grognard
