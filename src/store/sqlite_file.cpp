// The file of a store: which tables it has, and how older ones become the present ones.
#include "store/sqlite_file.hpp"

#include <system_error>

#include "store/store.hpp"

namespace grognard::store {

namespace {

constexpr std::int64_t schema_version = 6;

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
)sql";
// What version 4 added to version 3. When somebody last came to the games there are is not known:
// they are taken for visited today.
constexpr const char* schema_touched = R"sql(
ALTER TABLE games ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE games SET touched = CAST(strftime('%s', 'now') AS INTEGER);
)sql";
// What version 5 added to version 4: the bin, hours of service, the name under which the file was
// last written to, and one row for each input. Two servers on one file could write an input twice;
// what differs from the input that stays goes to conflicting_inputs, since its player was told that
// it was kept, and the game is set aside.
constexpr const char* schema_service = R"sql(
ALTER TABLE games ADD COLUMN binned INTEGER;
ALTER TABLE games ADD COLUMN binned_hour INTEGER;
DROP INDEX unfinished_games;
CREATE INDEX unfinished_games ON games (number) WHERE finished = 0 AND binned_hour IS NULL;
CREATE INDEX binned_games ON games (binned_hour) WHERE binned_hour IS NOT NULL;
CREATE TABLE service (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    hours INTEGER NOT NULL,
    path TEXT NOT NULL);
INSERT INTO service VALUES (1, 0, '');
CREATE TABLE conflicting_inputs (
    game INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    hash INTEGER NOT NULL);
CREATE TEMP TABLE repeated AS
    SELECT rowid AS row FROM fresh AS f WHERE
        rowid NOT IN (SELECT min(rowid) FROM fresh GROUP BY game, number) OR
        EXISTS (SELECT 1 FROM inputs AS i WHERE i.game = f.game AND i.number = f.number);
INSERT INTO conflicting_inputs
    SELECT game, number, seat, text, hash FROM fresh WHERE rowid IN (SELECT row FROM repeated);
DELETE FROM fresh WHERE rowid IN (SELECT row FROM repeated);
DROP TABLE temp.repeated;
DELETE FROM conflicting_inputs WHERE (game, number, seat, text, hash) IN
    (SELECT game, number, seat, text, hash FROM inputs UNION ALL
     SELECT game, number, seat, text, hash FROM fresh);
CREATE UNIQUE INDEX fresh_numbers ON fresh (game, number);
)sql";
// What version 6 added to version 5: format 2 of docs/game-file.md.
constexpr const char* schema_details = R"sql(
ALTER TABLE games ADD COLUMN details TEXT NOT NULL DEFAULT '';
ALTER TABLE inputs ADD COLUMN state INTEGER NOT NULL DEFAULT 0;
ALTER TABLE inputs ADD COLUMN question TEXT NOT NULL DEFAULT '';
ALTER TABLE fresh ADD COLUMN state INTEGER NOT NULL DEFAULT 0;
ALTER TABLE fresh ADD COLUMN question TEXT NOT NULL DEFAULT '';
)sql";
constexpr std::int64_t first_version = 2;

// "Grog", by which SQLite and others tell our files from theirs.
constexpr std::int64_t our_id = 0x47726F67;
constexpr const char* signature = "PRAGMA application_id = 0x47726F67";
constexpr std::int64_t our_oldest_tables = 4;

std::int64_t number(const Connection& connection, const char* query) {
    Statement statement(connection, query);
    return statement.step() ? statement.number() : 0;
}

std::string text(const Connection& connection, const char* query) {
    Statement statement(connection, query);
    return statement.step() ? statement.text() : "";
}

struct Marks {
    std::int64_t id = 0;
    std::int64_t version = 0;

    bool current() const { return id == our_id && version == schema_version; }
};

// Asks without writing: another program's file must stay as it is.
Marks marks_of_ours(const Connection& connection, const std::filesystem::path& file) {
    const Marks found{number(connection, "PRAGMA application_id"),
                      number(connection, "PRAGMA user_version")};
    const bool empty =
        found.version == 0 && number(connection, "SELECT count(*) FROM sqlite_master") == 0;
    // Files were not signed at first.
    const bool unsigned_yet =
        found.version != 0 &&
        number(connection,
               "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND "
               "name IN ('games', 'inputs', 'fresh', 'chat')") == our_oldest_tables;
    if (found.id != our_id && (found.id != 0 || (!empty && !unsigned_yet))) {
        throw Failed(file.string() + " is another program's database");
    }
    if (found.version != 0 && (found.version < first_version || found.version > schema_version)) {
        throw Failed(file.string() + " is of version " + std::to_string(found.version) +
                     ", which this program does not know");
    }
    return found;
}

void bring_up_to_date(Connection& connection, std::int64_t version) {
    connection.run("BEGIN IMMEDIATE");
    if (version == 0) connection.run(schema);
    if (version < 3) connection.run(schema_snapshots);
    if (version < 4) connection.run(schema_touched);
    if (version < 5) connection.run(schema_service);
    if (version < 6) connection.run(schema_details);
    connection.run(same_version);
    connection.run(signature);
    connection.run("COMMIT");
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

std::filesystem::path log_of(const std::filesystem::path& file) { return file.string() + "-wal"; }

// SQLite keeps what is newest in a log beside the file, which it finds by the name of the file.
// Under another name that part would be missing without a word.
void check_name(const FileLock& lock, const std::filesystem::path& last) {
    const std::filesystem::path& now = lock.real_path();
    if (last.empty() || last == now || !lock.holds(last)) return;
    std::error_code absent;
    const auto log_size = std::filesystem::file_size(log_of(last), absent);
    if (absent || log_size == 0) return;
    if (std::filesystem::equivalent(log_of(last), log_of(now), absent)) return;
    throw Failed(now.string() + " is the same file as " + last.string() +
                 ", beside which its newest writes still are; use that name");
}

void note_name(Connection& connection, const FileLock& lock) {
    if (text(connection, "SELECT path FROM service") == lock.real_path()) return;
    Statement note(connection, "UPDATE service SET path = ?");
    note.bind(lock.real_path().native()).run();
}

}  // namespace

Connection opened(const FileLock& lock) {
    const std::filesystem::path& file = lock.real_path();
    Connection connection(file);
    if (!lock.holds(file)) throw Failed(file.string() + " was replaced while it was opened");
    const Marks found = marks_of_ours(connection, file);
    if (found.version >= 5) check_name(lock, text(connection, "SELECT path FROM service"));
    keep_private(file);
    if (text(connection, "PRAGMA journal_mode = WAL") != "wal") {
        throw Failed(file.string() + " can't be used with a write-ahead log");
    }
    connection.run(
        "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        // In KiB: moving on is sorted and changed in memory.
        "PRAGMA cache_size = -16384;");
    if (!found.current()) bring_up_to_date(connection, found.version);
    note_name(connection, lock);
    // Into the file itself: the name must be found under any other name; and what the log has after
    // a sync that failed may be readable but not on the disk, so nothing is appended to it.
    connection.run("PRAGMA wal_checkpoint(TRUNCATE)");
    return connection;
}

Connection opened_as_it_is(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) {
        throw Failed(file.string() + " is not there, or not a file");
    }
    Connection connection(std::filesystem::canonical(file), Access::ReadOnly);
    if (marks_of_ours(connection, file).version == 0) {
        throw Failed(file.string() + " is not a store of games");
    }
    return connection;
}

Connection opened_to_read(const std::filesystem::path& file) {
    Connection connection = opened_as_it_is(file);
    const Marks found = marks_of_ours(connection, file);
    if (found.current()) return connection;
    Connection copy(":memory:");
    copy.copy_from(connection);
    bring_up_to_date(copy, found.version);
    return copy;
}

}  // namespace grognard::store
