// Makes a store of today into one of version 4, which had no bin and no details and could hold an
// input twice.
#pragma once

namespace grognard::store {

inline constexpr const char* to_version_4 =
    "ALTER TABLE games DROP COLUMN details; ALTER TABLE inputs DROP COLUMN state;"
    "ALTER TABLE inputs DROP COLUMN question; ALTER TABLE fresh DROP COLUMN state;"
    "ALTER TABLE fresh DROP COLUMN question;"
    "DROP INDEX unfinished_games; DROP INDEX binned_games; DROP INDEX fresh_numbers;"
    "DROP TABLE service; DROP TABLE conflicting_inputs;"
    "ALTER TABLE games DROP COLUMN binned; ALTER TABLE games DROP COLUMN binned_hour;"
    "CREATE INDEX unfinished_games ON games (number) WHERE finished = 0;"
    "PRAGMA user_version = 4";

}  // namespace grognard::store
