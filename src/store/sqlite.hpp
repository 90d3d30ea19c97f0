// A store in one SQLite file: what was committed is on the disk.
#pragma once

#include <filesystem>
#include <memory>

#include "store/file_lock.hpp"
#include "store/store.hpp"

namespace grognard::store {

class SqliteReader;
class SqliteWriter;

class SqliteStore final : public Store {
  public:
    // Makes the file and its folder where they are missing. Failed if another server has it, or if
    // it is not ours to use: no database, another program's, or one of a later version.
    explicit SqliteStore(const std::filesystem::path& file);
    ~SqliteStore() override;

    void commit(std::span<const Write> writes) override;
    std::optional<StoredGame> load(std::string_view id) const override;
    std::vector<std::string> unfinished() const override;
    std::size_t count_unfinished() const override;
    std::vector<std::string> left(const Left& which) const override;
    std::vector<std::string> with_bots() const override;
    void check() const override;
    bool tidy() override;

  private:
    FileLock lock_;  // first, so that it outlives the connections
    std::unique_ptr<SqliteWriter> writer_;
    std::unique_ptr<SqliteReader> reader_;
};

}  // namespace grognard::store
