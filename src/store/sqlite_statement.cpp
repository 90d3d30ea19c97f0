// Calls SQLite and turns its codes into Failed and Conflict.
#include "store/sqlite_statement.hpp"

#include <sqlite3.h>

#include "store/store.hpp"

namespace grognard::store {

namespace {

constexpr int busy_milliseconds = 5000;

[[noreturn]] void fail(sqlite3* db, int code) {
    const char* const file = sqlite3_db_filename(db, "main");
    const std::string what =
        "the database " + std::string(file == nullptr ? "" : file) + ": " + sqlite3_errmsg(db);
    switch (code & 0xff) {
        case SQLITE_CONSTRAINT:
            throw Conflict(what);
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            throw Damaged(what);
        default:
            throw Failed(what);
    }
}

// A column is null as well when there was no memory to convert it.
void check_memory(sqlite3* db) {
    const int code = sqlite3_errcode(db);
    if (code == SQLITE_NOMEM) fail(db, code);
}

}  // namespace

void Connection::Close::operator()(sqlite3* db) const { sqlite3_close(db); }
void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Connection::Connection(const std::filesystem::path& path, Access access) {
    sqlite3* db = nullptr;
    const int flags = SQLITE_OPEN_NOMUTEX |
                      (access == Access::ReadOnly ? SQLITE_OPEN_READONLY
                                                  : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    const int code = sqlite3_open_v2(path.c_str(), &db, flags, nullptr);
    db_.reset(db);
    if (code != SQLITE_OK) {
        throw Failed(path.string() + " can't be opened: " + sqlite3_errstr(code));
    }
    sqlite3_busy_timeout(db, busy_milliseconds);
}

void Connection::run(const char* sql) {
    const int code = sqlite3_exec(db_.get(), sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail(db_.get(), code);
}

int Connection::changes() const { return sqlite3_changes(db_.get()); }
std::int64_t Connection::last_row() const { return sqlite3_last_insert_rowid(db_.get()); }

bool Connection::in_transaction() const { return sqlite3_get_autocommit(db_.get()) == 0; }

void Connection::reset_statements() {
    sqlite3_stmt* statement = nullptr;
    while ((statement = sqlite3_next_stmt(db_.get(), statement)) != nullptr) {
        sqlite3_reset(statement);
    }
}

void Connection::copy_from(const Connection& other) {
    sqlite3_backup* const backup = sqlite3_backup_init(db_.get(), "main", other.handle(), "main");
    if (backup == nullptr) fail(db_.get(), sqlite3_errcode(db_.get()));
    // All pages at one step: they are read in one transaction.
    const int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code == SQLITE_DONE) return;
    throw Failed(std::string("the database can't be copied: ") + sqlite3_errstr(code));
}

Statement::Statement(const Connection& connection, const char* sql) : connection_(&connection) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(connection.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT,
                                        &statement, nullptr);
    statement_.reset(statement);
    if (code != SQLITE_OK) fail(connection.handle(), code);
}

Statement& Statement::start() {
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
    parameter_ = 0;
    return *this;
}

Statement& Statement::bind(std::string_view text) {
    // An empty view may have no address, which SQLite would take for NULL.
    const char* const begin = text.empty() ? "" : text.data();
    const int code = sqlite3_bind_text64(statement_.get(), ++parameter_, begin, text.size(),
                                         SQLITE_STATIC, SQLITE_UTF8);
    if (code != SQLITE_OK) fail(connection_->handle(), code);
    return *this;
}

Statement& Statement::bind_bytes(std::string_view bytes) {
    const char* const begin = bytes.empty() ? "" : bytes.data();
    const int code =
        sqlite3_bind_blob64(statement_.get(), ++parameter_, begin, bytes.size(), SQLITE_STATIC);
    if (code != SQLITE_OK) fail(connection_->handle(), code);
    return *this;
}

Statement& Statement::bind(std::int64_t number) {
    const int code = sqlite3_bind_int64(statement_.get(), ++parameter_, number);
    if (code != SQLITE_OK) fail(connection_->handle(), code);
    return *this;
}

bool Statement::step() {
    column_ = 0;
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    sqlite3_reset(statement_.get());
    if (code != SQLITE_DONE) fail(connection_->handle(), code);
    return false;
}

void Statement::run() {
    while (step()) continue;
}

std::string Statement::text() {
    const int column = column_++;
    const auto* bytes =
        reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
    if (bytes == nullptr) {
        check_memory(connection_->handle());
        return {};
    }
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

std::string Statement::bytes() {
    const int column = column_++;
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    if (bytes == nullptr) {
        check_memory(connection_->handle());
        return {};
    }
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

std::int64_t Statement::number() { return sqlite3_column_int64(statement_.get(), column_++); }

}  // namespace grognard::store
