// The one connection of a store that writes: each batch is one transaction.
#pragma once

#include <mutex>
#include <span>
#include <string>
#include <unordered_map>

#include "store/sqlite_statement.hpp"
#include "store/store.hpp"

namespace grognard::store {

// New inputs stand in `fresh` one after another, whatever their game: a commit for a hundred games
// writes few pages, where it would write a hundred if each game had its own. From time to time
// they move on to `inputs`, where each game's stand together: some when nobody waits, and many at
// once, since all games wait for it, only if that moment does not come.
inline constexpr std::int64_t most_fresh = 262'144;

// Any thread may call.
class SqliteWriter {
  public:
    explicit SqliteWriter(Connection connection);

    void commit(std::span<const Write> writes);
    bool tidy();

  private:
    struct Found {
        std::int64_t number = 0;
        std::uint64_t length = 0;  // inputs there are
    };
    struct Apply;

    Found& find(const std::string& id);
    void drop(std::int64_t game);
    template <class Work>
    void transact(const Work& work);
    void roll_back();
    void move_on(std::int64_t most);

    std::mutex mutex_;
    Connection connection_;
    Statement create_{connection_,
                      "INSERT INTO games (game, scenario, first_kind, first_name, first_secret, "
                      "first_nonce, second_kind, second_name, second_secret, second_nonce, solo, "
                      "dice_typed, dice_seed, dice_after, finished, created, touched, details, id) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
    Statement update_{
        connection_,
        "UPDATE games SET game = ?, scenario = ?, first_kind = ?, first_name = ?, "
        "first_secret = ?, first_nonce = ?, second_kind = ?, second_name = ?, "
        "second_secret = ?, second_nonce = ?, solo = ?, dice_typed = ?, dice_seed = ?, "
        "dice_after = ?, finished = ?, created = ?, touched = ?, details = ?, binned = NULL, "
        "binned_hour = NULL WHERE id = ?"};
    // A game without inputs has null there, which reads as 0.
    Statement find_{connection_,
                    "SELECT number, (SELECT max(number) FROM inputs WHERE game = games.number), "
                    "(SELECT max(number) FROM fresh WHERE game = games.number) "
                    "FROM games WHERE id = ?"};
    Statement append_{connection_,
                      "INSERT INTO fresh (game, number, seat, text, hash, state, question) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?)"};
    Statement cut_{connection_, "DELETE FROM inputs WHERE game = ? AND number > ?"};
    Statement cut_fresh_{connection_, "DELETE FROM fresh WHERE game = ? AND number > ?"};
    Statement cut_snapshot_{connection_, "DELETE FROM snapshots WHERE game = ? AND at > ?"};
    Statement say_{connection_,
                   "INSERT INTO chat (game, number, sender, text, time, at) "
                   "VALUES (?, ?, ?, ?, ?, ?)"};
    Statement unsay_{connection_, "DELETE FROM chat WHERE game = ? AND number <= ?"};
    Statement snap_{connection_,
                    "INSERT OR REPLACE INTO snapshots (game, at, seal, bytes) VALUES (?, ?, ?, ?)"};
    Statement bin_{connection_,
                   "UPDATE games SET binned = ?, binned_hour = (SELECT hours FROM service) "
                   "WHERE number = ? AND touched < ? AND finished = 0 AND binned_hour IS NULL"};
    Statement count_hour_{connection_, "UPDATE service SET hours = hours + 1"};
    Statement expired_{connection_,
                       "SELECT number FROM games WHERE binned_hour IS NOT NULL AND "
                       "binned_hour <= (SELECT hours FROM service) - ? ORDER BY number LIMIT ?"};
    Statement drop_fresh_{connection_, "DELETE FROM fresh WHERE game = ?"};
    Statement drop_inputs_{connection_, "DELETE FROM inputs WHERE game = ?"};
    Statement drop_conflicting_{connection_, "DELETE FROM conflicting_inputs WHERE game = ?"};
    Statement drop_chat_{connection_, "DELETE FROM chat WHERE game = ?"};
    Statement drop_snapshot_{connection_, "DELETE FROM snapshots WHERE game = ?"};
    Statement drop_game_{connection_, "DELETE FROM games WHERE number = ?"};
    Statement oldest_{connection_, "SELECT min(rowid) FROM fresh WHERE rowid > ?"};
    Statement move_{connection_,
                    "INSERT INTO inputs (game, number, seat, text, hash, state, question) "
                    "SELECT game, number, seat, text, hash, state, question FROM fresh "
                    "WHERE rowid BETWEEN ? AND ? ORDER BY game, number"};
    Statement moved_{connection_, "DELETE FROM fresh WHERE rowid BETWEEN ? AND ?"};
    Statement count_fresh_{connection_, "SELECT count(*) FROM fresh"};
    Statement probe_;
    Statement begin_{connection_, "BEGIN IMMEDIATE"};
    Statement commit_{connection_, "COMMIT"};
    Statement roll_back_{connection_, "ROLLBACK"};
    std::unordered_map<std::string, Found> known_;
    std::int64_t fresh_ = 0;        // inputs in that table that are to move on
    std::int64_t passed_over_ = 0;  // fresh inputs up to this row can't be moved
};

}  // namespace grognard::store
