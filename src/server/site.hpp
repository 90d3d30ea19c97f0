// The web client's files, carried inside the program.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace grognard::server {

struct SiteFile {
    std::string_view bytes;
    std::string_view type;  // of its content
    bool gzipped = false;
    bool lasting = false;  // its name changes with its content
};

enum class Gzip : std::uint8_t { Taken, NotTaken };

// By the path of the address; a path without an ending is a page of the client. Nothing if there is
// no such file.
std::optional<SiteFile> site_file(std::string_view path, Gzip gzip);

}  // namespace grognard::server
