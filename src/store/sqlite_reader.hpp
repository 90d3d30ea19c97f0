// What is in a store, read through a connection of its own.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/sqlite_statement.hpp"
#include "store/store.hpp"

namespace grognard::store {

// `seat` of an input: 0 or 1, and this for chance.
inline constexpr std::int64_t chance_seat = -1;

// Any thread may call.
class SqliteReader {
  public:
    explicit SqliteReader(Connection connection);

    std::optional<StoredGame> load(std::string_view id);
    std::vector<std::string> all();
    std::vector<std::string> unfinished();
    std::vector<std::string> with_bots();
    std::vector<std::string> left(const Left& which);
    std::size_t count_unfinished();
    void check();

    // Not while another thread reads.
    Connection& connection() { return connection_; }

  private:
    class Moment;

    void read_inputs(std::int64_t game, StoredGame& out);
    table::LogEntry read_input();
    Chat read_chat();

    std::mutex mutex_;
    Connection connection_;
    Statement begin_{connection_, "BEGIN"};
    Statement end_{connection_, "ROLLBACK"};
    Statement game_{connection_,
                    "SELECT number, binned_hour IS NOT NULL, id, game, scenario, first_kind, "
                    "first_name, first_secret, first_nonce, second_kind, second_name, "
                    "second_secret, second_nonce, solo, dice_typed, dice_seed, dice_after, "
                    "finished, created, touched, details FROM games WHERE id = ?"};
    Statement inputs_{
        connection_,
        "SELECT number, seat, text, hash, state, question FROM inputs WHERE game = ?1 "
        "UNION ALL SELECT number, seat, text, hash, state, question FROM fresh "
        "WHERE game = ?1 "
        "ORDER BY number"};
    Statement conflicting_{connection_,
                           "SELECT min(number) FROM conflicting_inputs WHERE game = ?"};
    Statement chat_{connection_,
                    "SELECT sender, text, time, at, number FROM chat WHERE game = ?1 AND number > "
                    "(SELECT max(number) FROM chat WHERE game = ?1) - ?2 ORDER BY number"};
    Statement snapshot_{connection_, "SELECT at, seal, bytes FROM snapshots WHERE game = ?"};
    Statement all_{connection_, "SELECT id FROM games ORDER BY number"};
    Statement unfinished_{connection_,
                          "SELECT id FROM games WHERE finished = 0 AND binned_hour IS NULL "
                          "ORDER BY number"};
    Statement with_bots_{connection_,
                         "SELECT id FROM games WHERE finished = 0 AND binned_hour IS NULL AND "
                         "(first_kind LIKE 'bot:%') <> (second_kind LIKE 'bot:%') "
                         "ORDER BY number"};
    Statement count_{connection_,
                     "SELECT count(*) FROM games WHERE finished = 0 AND binned_hour IS NULL"};
    // The fresh inputs are counted once for all games.
    Statement left_{
        connection_,
        "SELECT id FROM games AS g LEFT JOIN "
        "(SELECT f.game AS of, count(*) AS made FROM fresh AS f JOIN games AS h ON h.number = "
        "f.game WHERE f.number > h.dice_after AND "
        "(f.seat = 0 AND h.first_kind NOT LIKE 'bot:%' OR "
        "f.seat = 1 AND h.second_kind NOT LIKE 'bot:%') GROUP BY f.game) AS recent "
        "ON recent.of = g.number WHERE g.finished = 0 AND g.binned_hour IS NULL AND "
        "g.touched < ?1 AND "
        "ifnull(recent.made, 0) + (SELECT count(*) FROM inputs AS i WHERE i.game = g.number AND "
        "i.number > g.dice_after AND (i.seat = 0 AND g.first_kind NOT LIKE 'bot:%' OR "
        "i.seat = 1 AND g.second_kind NOT LIKE 'bot:%')) < ?2 ORDER BY g.number LIMIT ?3"};
    Statement check_{connection_, "SELECT count(*) FROM games WHERE number = 0"};
};

}  // namespace grognard::store
