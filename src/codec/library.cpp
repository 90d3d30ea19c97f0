// Finds data files in the program or in a folder.
#include "codec/library.hpp"

#include <algorithm>
#include <system_error>

#include "codec/embedded.hpp"

namespace grognard::codec {

namespace fs = std::filesystem;

std::string Library::shown_path(std::string_view path) const {
    return folder_.empty() ? "data/" + std::string(path) : (folder_ / path).string();
}

std::string Library::text(std::string_view path) const {
    if (!folder_.empty()) return read_file(folder_ / path);
    const auto found = embedded(path);
    if (!found) throw BadInput(shown_path(path), "", "a file inside the program", "nothing there");
    return std::string(*found);
}

Document Library::document(std::string_view path) const {
    return Document::parse(shown_path(path), text(path));
}

std::vector<std::string> Library::list(std::string_view folder, std::string_view ending) const {
    const std::string prefix = std::string(folder) + "/";
    std::vector<std::string> out;
    if (folder_.empty()) {
        for (const std::string_view path : embedded_paths(prefix)) {
            if (path.ends_with(ending)) out.emplace_back(path);
        }
        return out;
    }
    std::error_code ec;
    fs::directory_iterator at(folder_ / folder, ec);
    if (ec) throw BadInput(shown_path(folder), "", "a folder that can be read", ec.message());
    for (const fs::directory_iterator end; at != end; at.increment(ec)) {
        const std::string name = at->path().filename().string();
        if (name.ends_with(ending)) out.push_back(prefix + name);
        if (ec) throw BadInput(shown_path(folder), "", "a folder that can be read", ec.message());
    }
    std::ranges::sort(out);
    return out;
}

}  // namespace grognard::codec
