// The file of a store: who may write to it, and which tables it has.
#include "store/sqlite_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <system_error>

#include "store/store.hpp"

namespace grognard::store {

namespace {

constexpr std::int64_t schema_version = 5;
constexpr mode_t owner_only = 0600;

// `seat` of an input: 0 or 1, and -1 for chance.
constexpr const char* schema = R"sql(
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    scenario TEXT NOT NULL,
    first_kind TEXT NOT NULL, first_name TEXT NOT NULL,
    first_secret TEXT NOT NULL, first_nonce TEXT NOT NULL,
    second_kind TEXT NOT NULL, second_name TEXT NOT NULL,
    second_secret TEXT NOT NULL, second_nonce TEXT NOT NULL,
    solo INTEGER NOT NULL,
    dice_typed INTEGER NOT NULL, dice_seed TEXT NOT NULL, dice_after INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    created INTEGER NOT NULL);
CREATE INDEX unfinished_games ON games (number) WHERE finished = 0;
CREATE TABLE inputs (
    game INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    hash INTEGER NOT NULL,
    PRIMARY KEY (game, number)) WITHOUT ROWID;
CREATE TABLE fresh (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    hash INTEGER NOT NULL);
CREATE TABLE chat (
    game INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL,
    sender TEXT NOT NULL,
    text TEXT NOT NULL,
    time INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)) WITHOUT ROWID;
)sql";

// What version 3 added to version 2.
constexpr const char* schema_snapshots = R"sql(
CREATE TABLE snapshots (
    game INTEGER PRIMARY KEY REFERENCES games,
    at INTEGER NOT NULL,
    seal INTEGER NOT NULL,
    bytes BLOB NOT NULL);
PRAGMA user_version = 3;
)sql";
// What version 4 added to version 3. When somebody last came to the games there are is not known:
// they are taken for visited today.
constexpr const char* schema_touched = R"sql(
ALTER TABLE games ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE games SET touched = CAST(strftime('%s', 'now') AS INTEGER);
PRAGMA user_version = 4;
)sql";
// What version 5 added to version 4: format 2 of docs/game-file.md.
constexpr const char* schema_details = R"sql(
ALTER TABLE games ADD COLUMN details TEXT NOT NULL DEFAULT '';
ALTER TABLE inputs ADD COLUMN state INTEGER NOT NULL DEFAULT 0;
ALTER TABLE inputs ADD COLUMN question TEXT NOT NULL DEFAULT '';
ALTER TABLE fresh ADD COLUMN state INTEGER NOT NULL DEFAULT 0;
ALTER TABLE fresh ADD COLUMN question TEXT NOT NULL DEFAULT '';
PRAGMA user_version = 5;
)sql";
constexpr std::int64_t first_version = 2;

// "Grog", by which SQLite and others tell our files from theirs.
constexpr std::int64_t our_id = 0x47726F67;
constexpr const char* signature = "PRAGMA application_id = 0x47726F67";
constexpr std::int64_t our_oldest_tables = 4;

Connection found_or_made(const std::filesystem::path& file) {
    const int made = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only);
    if (made >= 0) ::close(made);
    return Connection(file);
}

std::int64_t number(const Connection& connection, const char* query) {
    Statement statement(connection, query);
    return statement.step() ? statement.number() : 0;
}

struct Marks {
    std::int64_t id = 0;
    std::int64_t version = 0;
};

// Asks without writing: another program's file must stay as it is.
Marks marks_of_ours(const Connection& connection, const std::filesystem::path& file) {
    const Marks found{number(connection, "PRAGMA application_id"),
                      number(connection, "PRAGMA user_version")};
    if (found.id == our_id) return found;
    const bool empty =
        found.version == 0 && number(connection, "SELECT count(*) FROM sqlite_master") == 0;
    // Files were not signed at first.
    const bool unsigned_yet =
        found.version != 0 &&
        number(connection,
               "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND "
               "name IN ('games', 'inputs', 'fresh', 'chat')") == our_oldest_tables;
    if (found.id == 0 && (empty || unsigned_yet)) return found;
    throw Failed(file.string() + " is another program's database");
}

// The seeds of running games are in it: nobody else reads it. What SQLite writes beside it gets the
// same rights; what an earlier version of the program made had more.
void keep_private(const std::filesystem::path& file) {
    for (const char* const ending : {"", "-wal", "-shm"}) {
        std::error_code absent;
        std::filesystem::permissions(file.string() + ending, std::filesystem::perms::others_all,
                                     std::filesystem::perm_options::remove, absent);
    }
}

}  // namespace

std::filesystem::path with_folder(const std::filesystem::path& file) {
    std::error_code error;
    if (file.has_parent_path()) std::filesystem::create_directories(file.parent_path(), error);
    if (error) {
        throw Failed(file.parent_path().string() + " can't be made: " + error.message());
    }
    return file;
}

Owner::Owner(const std::filesystem::path& file)
    : lock_(::open((file.string() + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, owner_only)) {
    if (lock_ < 0) throw Failed(file.string() + ".lock can't be made");
    if (::flock(lock_, LOCK_EX | LOCK_NB) == 0) return;
    ::close(lock_);
    throw Failed(file.string() + " is in use by another grognard");
}

Owner::~Owner() { ::close(lock_); }

Connection opened(const std::filesystem::path& file) {
    Connection connection = found_or_made(file);
    const auto [id, found] = marks_of_ours(connection, file);
    if (found != 0 && (found < first_version || found > schema_version)) {
        throw Failed(file.string() + " is of version " + std::to_string(found) +
                     ", which this program does not know");
    }
    keep_private(file);
    connection.run(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        // In KiB: moving on is sorted and changed in memory.
        "PRAGMA cache_size = -16384;");
    if (id == our_id && found == schema_version) return connection;
    connection.run("BEGIN IMMEDIATE");
    if (found == 0) connection.run(schema);
    if (found < 3) connection.run(schema_snapshots);
    if (found < 4) connection.run(schema_touched);
    if (found < 5) connection.run(schema_details);
    connection.run(signature);
    connection.run("COMMIT");
    return connection;
}

}  // namespace grognard::store
