// Looks files up in the table that cmake/embed.cmake generates.
#include "server/site.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "codec/embedded_file.hpp"

namespace grognard::codec {

std::span<const EmbeddedFile> embedded_site();  // generated

}  // namespace grognard::codec

namespace grognard::server {

namespace {

using codec::EmbeddedFile;

constexpr std::string_view home = "index.html";

constexpr std::pair<std::string_view, std::string_view> types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".webmanifest", "application/manifest+json"},
};

const EmbeddedFile* find(std::string_view path) {
    const auto files = codec::embedded_site();
    const auto found = std::ranges::find(files, path, &EmbeddedFile::path);
    return found == files.end() ? nullptr : &*found;
}

std::string_view type_of(std::string_view path) {
    for (const auto& [ending, type] : types) {
        if (path.ends_with(ending)) return type;
    }
    return "application/octet-stream";
}

}  // namespace

std::optional<SiteFile> site_file(std::string_view path, Gzip gzip) {
    if (path.starts_with('/')) path.remove_prefix(1);
    const std::string_view last = path.substr(path.rfind('/') + 1);
    const bool page = last.find('.') == std::string_view::npos || path.starts_with("rules/");
    if (page) path = home;
    const EmbeddedFile* packed = gzip == Gzip::Taken ? find(std::string(path) + ".gz") : nullptr;
    const EmbeddedFile* const file = packed != nullptr ? packed : find(path);
    if (file == nullptr) return std::nullopt;
    return SiteFile{file->bytes(), type_of(path), packed != nullptr, path.starts_with("assets/")};
}

}  // namespace grognard::server
