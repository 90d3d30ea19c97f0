// Makes a store of today into one of version 4, which had no bin and could hold an input twice.
#pragma once

namespace grognard::store {

inline constexpr const char* to_version_4 =
    "DROP INDEX unfinished_games; DROP INDEX binned_games; DROP INDEX fresh_numbers;"
    "DROP TABLE service; DROP TABLE conflicting_inputs;"
    "ALTER TABLE games DROP COLUMN binned; ALTER TABLE games DROP COLUMN binned_hour;"
    "CREATE INDEX unfinished_games ON games (number) WHERE finished = 0;"
    "PRAGMA user_version = 4";

}  // namespace grognard::store
