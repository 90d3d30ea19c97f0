// Compares what a person typed with the parts of a file's name.
#include "codec/scenario_name.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>

namespace grognard::codec {

namespace {

bool same_letters(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

std::string_view without_zeros(std::string_view number) {
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

}  // namespace

bool names_file(std::string_view wanted) {
    return wanted.find('/') != std::string_view::npos || wanted.ends_with(".json");
}

bool answers_to(std::string_view path, std::string_view wanted) {
    const std::string stem = std::filesystem::path(path).stem().string();
    const std::string_view whole = stem;
    const std::size_t bar = std::min(whole.find('_'), whole.size());
    const std::string_view number = whole.substr(0, bar);
    const std::string_view slug = whole.substr(std::min(bar + 1, whole.size()));
    if (wanted.empty()) return false;
    return same_letters(whole, wanted) || same_letters(slug, wanted) ||
           without_zeros(number) == without_zeros(wanted);
}

}  // namespace grognard::codec
