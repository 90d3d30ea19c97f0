// One connection writes and one reads, each behind its lock; WAL lets them work at the same time.
#include "store/sqlite.hpp"

#include <algorithm>
#include <mutex>
#include <unordered_map>

#include "store/details.hpp"
#include "store/sqlite_file.hpp"
#include "store/sqlite_statement.hpp"

namespace grognard::store {

namespace {

// New inputs stand in `fresh` one after another, whatever their game: a commit for a hundred games
// writes a page or two, where it would write a hundred if each game had its own. From time to time
// they move on to `inputs`, where each game's stand together: a few when nobody waits, and many at
// a stroke, since all games wait for it, only if that moment does not come.
constexpr std::int64_t most_fresh = 262'144;
constexpr std::int64_t at_a_stroke = 32'768;
constexpr std::int64_t worth_tidying = 1024;
constexpr std::int64_t tidied_at_once = 4096;

constexpr std::int64_t chance_seat = -1;
constexpr std::size_t most_known = 20'000;

// The details must outlive the statement's run: they are not copied.
void bind(Statement& statement, const GameRecord& record, const std::string& details) {
    statement.bind(record.game).bind(record.scenario);
    for (const SeatRecord& seat : record.seats) {
        statement.bind(seat.kind).bind(seat.name).bind(seat.secret_hash).bind(seat.nonce);
    }
    statement.bind(record.solo);
    statement.bind(record.dice.typed).bind(record.dice.seed).bind(record.dice.after);
    statement.bind(record.finished).bind(record.created).bind(record.touched);
    statement.bind(details);
    statement.bind(record.id);
}

GameRecord read_record(Statement& row) {
    GameRecord record;
    record.id = row.text();
    record.game = row.text();
    record.scenario = row.text();
    for (SeatRecord& seat : record.seats) {
        seat.kind = row.text();
        seat.name = row.text();
        seat.secret_hash = row.text();
        seat.nonce = row.text();
    }
    record.solo = row.truth();
    record.dice.typed = row.truth();
    record.dice.seed = row.text();
    record.dice.after = row.natural();
    record.finished = row.truth();
    record.created = row.number();
    record.touched = row.number();
    read_details(row.text(), record);
    return record;
}

}  // namespace

class SqliteStore::Writer {
  public:
    explicit Writer(const std::filesystem::path& file)
        : owner_(with_folder(file)), connection_(opened(file)) {
        // What a former host left: who brings games back looks through all that is fresh.
        std::int64_t moved = 0;
        do {
            transact([&] { moved = move_on(at_a_stroke); });
        } while (moved > 0);
    }

    void commit(std::span<const Write> writes) {
        const std::lock_guard lock(mutex_);
        transact([&] {
            for (const Write& write : writes) std::visit(*this, write);
            if (fresh_ > most_fresh) fresh_ -= move_on(at_a_stroke);
        });
    }

    bool tidy() {
        const std::lock_guard lock(mutex_);
        if (fresh_ < worth_tidying) return false;
        transact([this] { fresh_ -= move_on(tidied_at_once); });
        return fresh_ >= worth_tidying;
    }

    void operator()(const Create& create) {
        const std::string details = details_text(create.record);
        bind(create_.start(), create.record, details);
        create_.run();
        known_[create.record.id] = {connection_.last_row(), 0};
    }
    void operator()(const Update& update) {
        const std::string details = details_text(update.record);
        bind(update_.start(), update.record, details);
        update_.run();
        if (connection_.changes() == 0) throw Conflict("there is no game " + update.record.id);
    }
    void operator()(const Append& append) {
        Found& found = find(append.id);
        if (append.first != found.length + 1) {
            throw Conflict("game " + append.id + " is not before input " +
                           std::to_string(append.first));
        }
        for (const table::LogEntry& entry : append.inputs) {
            append_.start().bind(found.number).bind(++found.length);
            append_.bind(entry.by ? std::int64_t{index(*entry.by)} : chance_seat);
            append_.bind(entry.text).bind(entry.hash).bind(entry.state).bind(entry.question);
            append_.run();
            ++fresh_;
        }
    }
    void operator()(const Cut& cut) {
        Found& found = find(cut.id);
        if (cut.kept > found.length) throw short_of(cut.id, cut.kept);
        for (Statement* const cutting : {&cut_, &cut_fresh_, &cut_snapshot_}) {
            cutting->start().bind(found.number).bind(cut.kept);
            cutting->run();
            if (cutting == &cut_fresh_) fresh_ -= connection_.changes();
        }
        found.length = cut.kept;
    }
    void operator()(const Say& say) {
        const std::int64_t game = find(say.id).number;
        say_.start().bind(game).bind(say.chat.number).bind(say.chat.from).bind(say.chat.text);
        say_.bind(say.chat.time).bind(say.chat.at);
        say_.run();
        if (say.chat.number <= most_chat) return;
        unsay_.start().bind(game).bind(say.chat.number - most_chat).run();
    }
    void operator()(const Snap& snap) {
        const Found& found = find(snap.id);
        if (snap.snapshot.at > found.length) throw short_of(snap.id, snap.snapshot.at);
        snap_.start().bind(found.number).bind(snap.snapshot.at).bind(snap.snapshot.seal);
        snap_.bind_bytes(snap.snapshot.bytes);
        snap_.run();
    }
    void operator()(const Forget& forget) {
        const std::int64_t game = find(forget.id).number;
        for (Statement* const drop :
             {&drop_fresh_, &drop_inputs_, &drop_chat_, &drop_snapshot_, &drop_game_}) {
            drop->start().bind(game).run();
            if (drop == &drop_fresh_) fresh_ -= connection_.changes();
        }
        known_.erase(forget.id);
    }
    void operator()(const Probe&) { probe_.start().run(); }

  private:
    struct Found {
        std::int64_t number = 0;
        std::uint64_t length = 0;  // inputs there are
    };

    // Looked up once a game: only this connection writes.
    Found& find(const std::string& id) {
        if (const auto known = known_.find(id); known != known_.end()) return known->second;
        find_.start().bind(id);
        if (!find_.step()) throw Conflict("there is no game " + id);
        const std::int64_t number = find_.number();
        const std::uint64_t length = std::max(find_.natural(), find_.natural());
        find_.start();
        if (known_.size() >= most_known) known_.clear();
        return known_[id] = {number, length};
    }
    template <class Deed>
    void transact(Deed deed) {
        const std::int64_t fresh_before = fresh_;
        begin_.start().run();
        try {
            deed();
            commit_.start().run();
        } catch (...) {
            fresh_ = fresh_before;
            undo();
            throw;
        }
    }
    // The oldest of what is fresh; returns how many they were.
    std::int64_t move_on(std::int64_t most) {
        oldest_.start().step();
        const std::int64_t end = oldest_.number() + most;
        oldest_.start();
        move_.start().bind(end).run();
        forget_.start().bind(end).run();
        return connection_.changes();
    }
    void undo() {
        known_.clear();
        try {
            connection_.run("ROLLBACK");
        } catch (const Failed&) {
            // The failure that led here may have ended the transaction already.
        }
    }

    std::mutex mutex_;
    Owner owner_;
    Connection connection_;
    Statement create_{connection_,
                      "INSERT INTO games (game, scenario, first_kind, first_name, first_secret, "
                      "first_nonce, second_kind, second_name, second_secret, second_nonce, solo, "
                      "dice_typed, dice_seed, dice_after, finished, created, touched, details, id) "
                      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"};
    Statement update_{connection_,
                      "UPDATE games SET game = ?, scenario = ?, first_kind = ?, first_name = ?, "
                      "first_secret = ?, first_nonce = ?, second_kind = ?, second_name = ?, "
                      "second_secret = ?, second_nonce = ?, solo = ?, dice_typed = ?, "
                      "dice_seed = ?, dice_after = ?, finished = ?, created = ?, touched = ?, "
                      "details = ? WHERE id = ?"};
    // A column without inputs is null, which reads as 0.
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
    Statement snap_{connection_,
                    "INSERT OR REPLACE INTO snapshots (game, at, seal, bytes) VALUES (?, ?, ?, ?)"};
    Statement move_{connection_,
                    "INSERT INTO inputs (game, number, seat, text, hash, state, question) "
                    "SELECT game, number, seat, text, hash, state, question FROM fresh "
                    "WHERE rowid < ? "
                    "ORDER BY game, number"};
    Statement forget_{connection_, "DELETE FROM fresh WHERE rowid < ?"};
    Statement oldest_{connection_, "SELECT min(rowid) FROM fresh"};
    Statement begin_{connection_, "BEGIN IMMEDIATE"};
    Statement commit_{connection_, "COMMIT"};
    Statement say_{connection_,
                   "INSERT INTO chat (game, number, sender, text, time, at) "
                   "VALUES (?, ?, ?, ?, ?, ?)"};
    Statement drop_fresh_{connection_, "DELETE FROM fresh WHERE game = ?"};
    Statement drop_inputs_{connection_, "DELETE FROM inputs WHERE game = ?"};
    Statement drop_chat_{connection_, "DELETE FROM chat WHERE game = ?"};
    Statement drop_snapshot_{connection_, "DELETE FROM snapshots WHERE game = ?"};
    Statement drop_game_{connection_, "DELETE FROM games WHERE number = ?"};
    Statement unsay_{connection_, "DELETE FROM chat WHERE game = ? AND number <= ?"};
    Statement probe_{connection_, same_version};
    std::unordered_map<std::string, Found> known_;
    std::int64_t fresh_ = 0;  // inputs in that table
};

class SqliteStore::Reader {
  public:
    explicit Reader(const std::filesystem::path& file) : connection_(file) {}

    std::optional<StoredGame> load(std::string_view id) {
        const std::lock_guard lock(mutex_);
        const Moment moment(connection_);
        game_.start().bind(id);
        if (!game_.step()) return std::nullopt;
        const std::int64_t number = game_.number();
        StoredGame out{read_record(game_), {}, {}, {}};
        game_.start();
        inputs_.start().bind(number);
        while (inputs_.step()) out.inputs.push_back(read_input());
        chat_.start().bind(number).bind(most_chat);
        while (chat_.step()) out.chat.push_back(read_chat());
        snapshot_.start().bind(number);
        if (snapshot_.step()) {
            out.snapshot = Snapshot{snapshot_.natural(), snapshot_.natural(), snapshot_.bytes()};
            snapshot_.start();
        }
        return out;
    }

    std::vector<std::string> unfinished() {
        const std::lock_guard lock(mutex_);
        return ids(unfinished_.start());
    }
    std::vector<std::string> with_bots() {
        const std::lock_guard lock(mutex_);
        return ids(with_bots_.start());
    }
    std::vector<std::string> left(const Left& which) {
        const std::lock_guard lock(mutex_);
        return ids(left_.start().bind(which.before).bind(which.inputs).bind(which.most));
    }
    std::size_t count_unfinished() {
        const std::lock_guard lock(mutex_);
        count_.start().step();
        const std::uint64_t count = count_.natural();
        count_.start();
        return count;
    }

    void check() {
        const std::lock_guard lock(mutex_);
        check_.start().run();
    }

  private:
    // The rows of a game as they are at one moment.
    class Moment {
      public:
        explicit Moment(Connection& connection) : connection_(connection) {
            connection_.run("BEGIN");
        }
        ~Moment() {
            try {
                connection_.run("COMMIT");
            } catch (const Failed&) {
                // Nothing was written: there is nothing to lose.
            }
        }
        Moment(const Moment&) = delete;
        Moment& operator=(const Moment&) = delete;

      private:
        Connection& connection_;
    };

    static std::vector<std::string> ids(Statement& query) {
        std::vector<std::string> out;
        while (query.step()) out.push_back(query.text());
        return out;
    }
    table::LogEntry read_input() {
        table::LogEntry entry;
        const std::int64_t seat = inputs_.number();
        if (seat != chance_seat) entry.by = both_seats[seat == 0 ? 0 : 1];
        entry.text = inputs_.text();
        entry.hash = inputs_.natural();
        inputs_.natural();  // its number
        entry.state = inputs_.natural();
        entry.question = inputs_.text();
        return entry;
    }
    Chat read_chat() {
        Chat chat;
        chat.from = chat_.text();
        chat.text = chat_.text();
        chat.time = chat_.number();
        chat.at = chat_.natural();
        chat.number = chat_.natural();
        return chat;
    }

    std::mutex mutex_;
    Connection connection_;
    Statement game_{
        connection_,
        "SELECT number, id, game, scenario, first_kind, first_name, first_secret, "
        "first_nonce, second_kind, second_name, second_secret, second_nonce, solo, "
        "dice_typed, dice_seed, dice_after, finished, created, touched, details FROM games "
        "WHERE id = ?"};
    Statement inputs_{
        connection_,
        "SELECT seat, text, hash, number, state, question FROM inputs WHERE game = ?1 "
        "UNION ALL SELECT seat, text, hash, number, state, question FROM fresh "
        "WHERE game = ?1 "
        "ORDER BY number"};
    Statement chat_{connection_,
                    "SELECT sender, text, time, at, number FROM chat WHERE game = ?1 AND number > "
                    "(SELECT max(number) FROM chat WHERE game = ?1) - ?2 ORDER BY number"};
    Statement snapshot_{connection_, "SELECT at, seal, bytes FROM snapshots WHERE game = ?"};
    Statement unfinished_{connection_, "SELECT id FROM games WHERE finished = 0 ORDER BY number"};
    Statement with_bots_{connection_,
                         "SELECT id FROM games WHERE finished = 0 AND (first_kind LIKE 'bot:%') <> "
                         "(second_kind LIKE 'bot:%') ORDER BY number"};
    Statement count_{connection_, "SELECT count(*) FROM games WHERE finished = 0"};
    // What is fresh has no order: it is counted once for all games.
    Statement left_{
        connection_,
        "SELECT id FROM games AS g LEFT JOIN "
        "(SELECT f.game AS of, count(*) AS made FROM fresh AS f JOIN games AS h ON h.number = "
        "f.game WHERE f.number > h.dice_after AND "
        "(f.seat = 0 AND h.first_kind NOT LIKE 'bot:%' OR "
        "f.seat = 1 AND h.second_kind NOT LIKE 'bot:%') GROUP BY f.game) AS recent "
        "ON recent.of = g.number WHERE g.finished = 0 AND g.touched < ?1 AND "
        "ifnull(recent.made, 0) + (SELECT count(*) FROM inputs AS i WHERE i.game = g.number AND "
        "i.number > g.dice_after AND (i.seat = 0 AND g.first_kind NOT LIKE 'bot:%' OR "
        "i.seat = 1 AND g.second_kind NOT LIKE 'bot:%')) < ?2 ORDER BY g.number LIMIT ?3"};
    Statement check_{connection_, "SELECT count(*) FROM games WHERE number = 0"};
};

SqliteStore::SqliteStore(const std::filesystem::path& file)
    : writer_(std::make_unique<Writer>(file)), reader_(std::make_unique<Reader>(file)) {}

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
