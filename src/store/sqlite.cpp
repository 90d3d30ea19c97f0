// One connection writes and one reads, each behind its lock; WAL lets them work at the same time.
#include "store/sqlite.hpp"

#include "store/sqlite_file.hpp"
#include "store/sqlite_reader.hpp"
#include "store/sqlite_writer.hpp"

namespace grognard::store {

SqliteStore::SqliteStore(const std::filesystem::path& file)
    : lock_(with_folder(file)),
      writer_(std::make_unique<SqliteWriter>(opened(lock_))),
      reader_(std::make_unique<SqliteReader>(Connection(lock_.real_path()))) {}

SqliteStore::~SqliteStore() = default;

void SqliteStore::commit(std::span<const Write> writes) { writer_->commit(writes); }
bool SqliteStore::tidy() { return writer_->tidy(); }
std::optional<StoredGame> SqliteStore::load(std::string_view id) const { return reader_->load(id); }
std::vector<std::string> SqliteStore::unfinished() const { return reader_->unfinished(); }
std::size_t SqliteStore::count_unfinished() const { return reader_->count_unfinished(); }
std::vector<std::string> SqliteStore::left(const Left& which) const { return reader_->left(which); }
std::vector<std::string> SqliteStore::with_bots() const { return reader_->with_bots(); }
void SqliteStore::check() const { reader_->check(); }

}  // namespace grognard::store
