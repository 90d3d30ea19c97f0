// Writes batches, and moves inputs on to where those of one game stand together.
#include "store/sqlite_writer.hpp"

#include <algorithm>
#include <utility>

#include "store/details.hpp"
#include "store/sqlite_file.hpp"
#include "store/sqlite_reader.hpp"

namespace grognard::store {

namespace {

constexpr std::int64_t moved_while_all_wait = 32'768;
constexpr std::int64_t worth_tidying = 1024;
constexpr std::int64_t tidied_at_once = 4096;
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

}  // namespace

struct SqliteWriter::Apply {
    SqliteWriter& to;

    void operator()(const Create& create) const {
        const std::string details = details_text(create.record);
        bind(to.create_.start(), create.record, details);
        to.create_.run();
        to.known_[create.record.id] = {to.connection_.last_row(), 0};
    }
    void operator()(const Update& update) const {
        const std::string details = details_text(update.record);
        bind(to.update_.start(), update.record, details);
        to.update_.run();
        if (to.connection_.changes() == 0) throw Conflict("there is no game " + update.record.id);
    }
    void operator()(const Append& append) const {
        Found& found = to.find(append.id);
        if (append.first != found.length + 1) {
            throw Conflict("game " + append.id + " is not before input " +
                           std::to_string(append.first));
        }
        for (const table::LogEntry& entry : append.inputs) {
            to.append_.start().bind(found.number).bind(++found.length);
            to.append_.bind(entry.by ? std::int64_t{index(*entry.by)} : chance_seat);
            to.append_.bind(entry.text).bind(entry.hash).bind(entry.state);
            // The question of chance; of an action, why the table gave it.
            to.append_.bind(entry.by ? name(entry.automatic) : std::string_view(entry.question));
            to.append_.run();
            ++to.fresh_;
        }
    }
    void operator()(const Cut& cut) const {
        Found& found = to.find(cut.id);
        if (cut.kept > found.length) throw short_of(cut.id, cut.kept);
        for (Statement* const cutting : {&to.cut_, &to.cut_fresh_, &to.cut_snapshot_}) {
            cutting->start().bind(found.number).bind(cut.kept);
            cutting->run();
            if (cutting == &to.cut_fresh_) to.fresh_ -= to.connection_.changes();
        }
        found.length = cut.kept;
    }
    void operator()(const Say& say) const {
        const std::int64_t game = to.find(say.id).number;
        to.say_.start().bind(game).bind(say.chat.number).bind(say.chat.from).bind(say.chat.text);
        to.say_.bind(say.chat.time).bind(say.chat.at);
        to.say_.run();
        if (say.chat.number <= most_chat) return;
        to.unsay_.start().bind(game).bind(say.chat.number - most_chat).run();
    }
    void operator()(const Snap& snap) const {
        const Found& found = to.find(snap.id);
        if (snap.snapshot.at > found.length) throw short_of(snap.id, snap.snapshot.at);
        to.snap_.start().bind(found.number).bind(snap.snapshot.at).bind(snap.snapshot.seal);
        to.snap_.bind_bytes(snap.snapshot.bytes);
        to.snap_.run();
    }
    void operator()(const Bin& bin) const {
        to.bin_.start().bind(bin.time).bind(to.find(bin.id).number).bind(bin.before).run();
    }
    void operator()(const CountHour&) const { to.count_hour_.start().run(); }
    void operator()(const Purge& purge) const {
        std::vector<std::int64_t> expired;
        to.expired_.start().bind(purge.hours).bind(purge.most);
        while (to.expired_.step()) expired.push_back(to.expired_.number());
        for (const std::int64_t game : expired) to.drop(game);
        if (!expired.empty()) to.known_.clear();
    }
    void operator()(const Probe&) const { to.probe_.start().run(); }
};

SqliteWriter::SqliteWriter(Connection connection)
    : connection_(std::move(connection)), probe_(connection_, same_version) {
    count_fresh_.start().step();
    fresh_ = count_fresh_.number();
    count_fresh_.start();
    // What a former host left. Where it can't be moved it is read from where it is.
    try {
        while (fresh_ > 0) move_on(moved_while_all_wait);
    } catch (const std::exception&) {
        roll_back();
    }
}

void SqliteWriter::commit(std::span<const Write> writes) {
    const std::lock_guard lock(mutex_);
    transact([&] {
        for (const Write& write : writes) std::visit(Apply{*this}, write);
    });
    if (fresh_ <= most_fresh) return;
    try {
        move_on(moved_while_all_wait);
    } catch (const std::exception&) {
        // What was to be written is written; the next commit tries again.
    }
}

bool SqliteWriter::tidy() {
    const std::lock_guard lock(mutex_);
    if (fresh_ < worth_tidying) return false;
    move_on(tidied_at_once);
    return fresh_ >= worth_tidying;
}

// Looked up once for each game: only this connection writes.
SqliteWriter::Found& SqliteWriter::find(const std::string& id) {
    if (const auto known = known_.find(id); known != known_.end()) return known->second;
    find_.start().bind(id);
    if (!find_.step()) throw Conflict("there is no game " + id);
    const std::int64_t number = find_.number();
    const std::uint64_t length = std::max(find_.natural(), find_.natural());
    find_.start();
    if (known_.size() >= most_known) known_.clear();
    return known_[id] = {number, length};
}

void SqliteWriter::drop(std::int64_t game) {
    for (Statement* const dropping : {&drop_fresh_, &drop_inputs_, &drop_conflicting_, &drop_chat_,
                                      &drop_snapshot_, &drop_game_}) {
        dropping->start().bind(game).run();
        if (dropping == &drop_fresh_) fresh_ -= connection_.changes();
    }
}

template <class Work>
void SqliteWriter::transact(const Work& work) {
    const std::int64_t fresh_before = fresh_;
    if (connection_.in_transaction()) roll_back();
    begin_.start().run();
    try {
        work();
        commit_.start().run();
    } catch (...) {
        fresh_ = fresh_before;
        roll_back();
        throw;
    }
}

// The failure may have ended the transaction already. One that can't be ended now is ended before
// the next begins; nothing of it is ever committed.
void SqliteWriter::roll_back() try {
    known_.clear();
    connection_.reset_statements();
    if (connection_.in_transaction()) roll_back_.start().run();
} catch (...) {
}

// The oldest of what is fresh. What contradicts an input that is there, or stands on a damaged
// page, stays where it is and does not stop the rest.
void SqliteWriter::move_on(std::int64_t most) {
    oldest_.start().bind(passed_over_).step();
    const std::int64_t first = oldest_.number();
    oldest_.start();
    if (first == 0) {
        fresh_ = 0;
        return;
    }
    const std::int64_t last = first + most - 1;
    try {
        transact([&] {
            move_.start().bind(first).bind(last).run();
            moved_.start().bind(first).bind(last).run();
            fresh_ -= connection_.changes();
        });
    } catch (const Conflict&) {
        passed_over_ = last;
    } catch (const Damaged&) {
        passed_over_ = last;
    }
}

}  // namespace grognard::store
