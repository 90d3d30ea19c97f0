// Reads games, each as it is at one moment, and notices what can't have been written.
#include "store/sqlite_reader.hpp"

#include <utility>

#include "store/details.hpp"

namespace grognard::store {

namespace {

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

std::vector<std::string> ids(Statement& query) {
    std::vector<std::string> out;
    while (query.step()) out.push_back(query.text());
    return out;
}

}  // namespace

// The rows as they are at one moment. Ends it whatever happens: a transaction that stayed open
// would show the past from then on.
class SqliteReader::Moment {
  public:
    explicit Moment(SqliteReader& reader) : lock_(reader.mutex_), reader_(reader) {
        end();
        reader_.begin_.start().run();
    }
    ~Moment() { end(); }
    Moment(const Moment&) = delete;
    Moment& operator=(const Moment&) = delete;

  private:
    void end() try {
        reader_.connection_.reset_statements();
        if (reader_.connection_.in_transaction()) reader_.end_.start().run();
    } catch (...) {
        // Nothing was written, so nothing is lost; the next moment tries again.
    }

    std::lock_guard<std::mutex> lock_;
    SqliteReader& reader_;
};

SqliteReader::SqliteReader(Connection connection) : connection_(std::move(connection)) {}

std::optional<StoredGame> SqliteReader::load(std::string_view id) {
    const Moment moment(*this);
    game_.start().bind(id);
    if (!game_.step()) return std::nullopt;
    const std::int64_t number = game_.number();
    const bool binned = game_.truth();
    StoredGame out{read_record(game_), {}, {}, {}, binned};
    read_inputs(number, out);
    chat_.start().bind(number).bind(most_chat);
    while (chat_.step()) out.chat.push_back(read_chat());
    snapshot_.start().bind(number);
    if (snapshot_.step()) {
        out.snapshot = Snapshot{snapshot_.natural(), snapshot_.natural(), snapshot_.bytes()};
    }
    return out;
}

void SqliteReader::read_inputs(std::int64_t game, StoredGame& out) {
    conflicting_.start().bind(game);
    if (conflicting_.step(); const std::uint64_t first = conflicting_.natural()) {
        throw Damaged("input " + std::to_string(first) + " was written twice by two servers");
    }
    inputs_.start().bind(game);
    while (inputs_.step()) {
        const std::uint64_t next = out.inputs.size() + 1;
        const std::uint64_t found = inputs_.natural();
        if (found < next) throw Damaged("input " + std::to_string(found) + " is there twice");
        if (found > next) throw Damaged("input " + std::to_string(next) + " is missing");
        out.inputs.push_back(read_input());
    }
}

table::LogEntry SqliteReader::read_input() {
    table::LogEntry entry;
    const std::int64_t seat = inputs_.number();
    if (seat < chance_seat || seat > 1) throw Damaged("an input is of no seat");
    if (seat != chance_seat) entry.by = both_seats[static_cast<std::size_t>(seat)];
    entry.text = inputs_.text();
    entry.hash = inputs_.natural();
    entry.state = inputs_.natural();
    const std::string question = inputs_.text();
    if (entry.by) {
        entry.automatic = table::parse_automatic(question).value_or(table::Automatic::No);
    } else {
        entry.question = question;
    }
    return entry;
}

Chat SqliteReader::read_chat() {
    Chat chat;
    chat.from = chat_.text();
    chat.text = chat_.text();
    chat.time = chat_.number();
    chat.at = chat_.natural();
    chat.number = chat_.natural();
    return chat;
}

std::vector<std::string> SqliteReader::all() {
    const Moment moment(*this);
    return ids(all_.start());
}

std::vector<std::string> SqliteReader::unfinished() {
    const Moment moment(*this);
    return ids(unfinished_.start());
}

std::vector<std::string> SqliteReader::with_bots() {
    const Moment moment(*this);
    return ids(with_bots_.start());
}

std::vector<std::string> SqliteReader::left(const Left& which) {
    const Moment moment(*this);
    return ids(left_.start().bind(which.before).bind(which.inputs).bind(which.most));
}

std::size_t SqliteReader::count_unfinished() {
    const Moment moment(*this);
    count_.start().step();
    return count_.natural();
}

void SqliteReader::check() {
    const Moment moment(*this);
    check_.start().run();
}

}  // namespace grognard::store
