// Looks data files up in the table that cmake/embed.cmake generates.
#include "codec/embedded.hpp"

#include <algorithm>
#include <span>

#include "codec/embedded_file.hpp"

namespace grognard::codec {

std::span<const EmbeddedFile> embedded_data();  // generated

std::optional<std::string_view> embedded(std::string_view path) {
    const auto files = embedded_data();
    const auto found = std::ranges::find(files, path, &EmbeddedFile::path);
    if (found == files.end()) return std::nullopt;
    return found->bytes();
}

std::vector<std::string_view> embedded_paths(std::string_view prefix) {
    std::vector<std::string_view> out;
    for (const EmbeddedFile& file : embedded_data()) {
        if (file.path.starts_with(prefix)) out.push_back(file.path);
    }
    std::ranges::sort(out);
    return out;
}

}  // namespace grognard::codec
