// Finds the store that an address names.
#include "store/open.hpp"

#include <cstdlib>

#include "codec/json.hpp"
#include "store/memory.hpp"
#include "store/sqlite.hpp"

namespace grognard::store {

namespace {

constexpr std::string_view sqlite_scheme = "sqlite:";
constexpr std::string_view memory_scheme = "memory:";

std::filesystem::path variable(const char* name) {
    const char* const value = std::getenv(name);
    return value == nullptr ? "" : value;
}

}  // namespace

std::filesystem::path default_file() {
    std::filesystem::path folder = variable("XDG_DATA_HOME");
    // The desktop's convention: a relative path there is to be ignored.
    if (!folder.is_absolute()) {
        const std::filesystem::path home = variable("HOME");
        folder = home.empty() ? std::filesystem::path(".") : home / ".local" / "share";
    }
    return folder / "grognard" / "games.db";
}

std::filesystem::path file_of(std::string_view store) {
    if (store.starts_with(sqlite_scheme)) store.remove_prefix(sqlite_scheme.size());
    if (store.empty() || store == memory_scheme) {
        throw codec::BadInput("store", "", "FILE or sqlite:FILE", codec::shown(store));
    }
    return store;
}

std::unique_ptr<Store> open_store(std::string_view address) {
    if (address.empty()) return std::make_unique<SqliteStore>(default_file());
    if (address == memory_scheme) return std::make_unique<MemoryStore>();
    if (address.starts_with(sqlite_scheme) && address.size() > sqlite_scheme.size()) {
        return std::make_unique<SqliteStore>(
            std::filesystem::path(address.substr(sqlite_scheme.size())));
    }
    throw codec::BadInput("--store", "", "sqlite:FILE or memory:", codec::shown(address));
}

}  // namespace grognard::store
