// Makes rooms and keeps them by name.
#include "server/lobby.hpp"

#include <algorithm>
#include <utility>

namespace grognard::server {

namespace {

using store::bot_prefix;

constexpr std::size_t longest_table_name = 32;
constexpr std::chrono::hours between_forgettings{1};
constexpr std::size_t most_forgotten = 1000;  // at once: others wait for the store

bool is_table_name(std::string_view id) { return id.size() <= longest_table_name && is_nonce(id); }

std::string kinds_expected(const GamePort& port) {
    std::string out = "human, open";
    for (const std::string_view bot : port.bots()) out += ", bot:" + std::string(bot);
    return out;
}

bool is_kind(const GamePort& port, std::string_view kind) {
    if (kind == "human" || kind == "open") return true;
    if (!kind.starts_with(bot_prefix)) return false;
    const auto bots = port.bots();
    return std::ranges::find(bots, kind.substr(bot_prefix.size())) != bots.end();
}

// What is wrong with the wish, if anything.
std::optional<std::string> fault(const GamePort* port, const NewTable& wanted) {
    if (port == nullptr) return "game: a game there is";
    if (!port->make(wanted.scenario)) return "scenario: the number of a scenario";
    for (const std::string& kind : wanted.kinds) {
        if (!is_kind(*port, kind)) return "seats: each one of " + kinds_expected(*port);
    }
    const bool both_human = wanted.kinds[0] == "human" && wanted.kinds[1] == "human";
    if (wanted.solo && !both_human) return "solo: only with both seats human";
    if (wanted.typed && !wanted.solo) return "dice: typed only at a solo table";
    return std::nullopt;
}

void take_seat(store::SeatRecord& seat, std::string& secret) {
    if (seat.is_bot()) return;
    if (secret.empty()) secret = new_secret();
    seat.secret_hash = hashed(secret);
}

// The answers of chance up to here came from another game.
void inherit(store::GameRecord& record, const std::vector<table::Note>& notes) {
    if (record.stamp.rules == 0) return;  // Room adds it to what it converts
    if (record.dice.after > 0) record.notes.push_back({0, "dice inherited"});
    bool over = false;
    for (const table::Note& note : notes) {
        if (note.text.starts_with("dice ") || note.after > record.dice.after) continue;
        over = over || note.text.starts_with("over ");
        record.notes.push_back(note);
    }
    if (record.dice.after > 0 && !over) record.notes.push_back({record.dice.after, "dice server"});
}

}  // namespace

Lobby::Lobby(store::Store& kept_in, Services services)
    : store_(kept_in),
      services_(std::move(services)),
      makers_(services_.limits.address.per_second > 0 ? services_.limits.tables : Rate{}) {
    services_.reload = [this](const std::string& id) { return brought_back(id); };
    services_.lost = [this](const std::string& id) {
        const std::lock_guard lock(mutex_);
        rooms_.erase(id);
        services_.metrics.rooms = rooms_.size();
    };
    services_.metrics.games_open = store_.count_unfinished();
}

std::vector<std::string> Lobby::resume() {
    std::vector<std::string> broken;
    for (const std::string& id : store_.with_bots()) {
        try {
            std::optional<Room> room = brought_back(id);
            // Others come back when somebody asks for them: a club has more games than memory.
            if (room && room->acts_by_itself()) {
                put(id, std::make_shared<Hosted>(*std::move(room), services_));
            }
        } catch (const BrokenLog& bad) {
            broken.push_back("game " + id + ": " + bad.what());
        }
    }
    return broken;
}

std::optional<Room> Lobby::brought_back(std::string_view id) const {
    auto stored = store_.load(id);
    if (!stored) return std::nullopt;
    const GamePort* const port = find_port(stored->record.game);
    if (port == nullptr) throw BrokenLog(0, "there is no game " + stored->record.game);
    return Room(*port, *std::move(stored));
}

std::shared_ptr<Hosted> Lobby::find(std::string_view id) {
    if (!is_table_name(id)) return nullptr;
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = rooms_.find(id); found != rooms_.end()) return found->second;
    }
    std::optional<Room> room = brought_back(id);
    if (!room) return nullptr;
    return put(std::string(id), std::make_shared<Hosted>(*std::move(room), services_));
}

std::shared_ptr<Hosted> Lobby::put(const std::string& id, std::shared_ptr<Hosted> room) {
    {
        const std::lock_guard lock(mutex_);
        const auto place = rooms_.try_emplace(id, std::move(room));
        if (!place.second) return place.first->second;
        room = place.first->second;
        services_.metrics.rooms = rooms_.size();
    }
    room->go_on();
    return room;
}

void Lobby::create(const NewTable& wanted, const std::string& address, OnCreation done) {
    const GamePort* const port = find_port(wanted.game);
    if (const auto wrong = fault(port, wanted)) {
        return done(NotCreated{NotCreated::Why::BadRequest, *wrong});
    }
    store::GameRecord record;
    record.game = wanted.game;
    record.scenario = wanted.scenario;
    record.solo = wanted.solo;
    record.dice.typed = wanted.typed;
    Created created;
    created.solo = wanted.solo;
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        record.seats[i].kind = wanted.kinds[i];
        record.seats[i].name = tidy_name(wanted.names[i]);
        if (wanted.solo && i == 1) created.secrets[1] = created.secrets[0];
        take_seat(record.seats[i], created.secrets[i]);
    }
    add({std::move(record), {}, std::move(created)}, address, std::move(done));
}

void Lobby::create_from(const std::string& game, const std::string& scenario, table::History before,
                        const std::string& address, OnCreation done) {
    NewTable wanted{game, scenario, {"human", "human"}, {}, true, false};
    if (const auto wrong = fault(find_port(game), wanted)) {
        return done(NotCreated{NotCreated::Why::BadRequest, *wrong});
    }
    store::GameRecord record;
    record.game = game;
    record.scenario = scenario;
    record.solo = true;
    record.dice.after = before.inputs.size();
    record.stamp = before.written;
    record.start = before.start;
    inherit(record, before.notes);
    Created created;
    created.solo = true;
    created.secrets.fill(new_secret());
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        record.seats[i].kind = "human";
        take_seat(record.seats[i], created.secrets[i]);
    }
    add({std::move(record), std::move(before.inputs), std::move(created)}, address,
        std::move(done));
}

void Lobby::add(New made, const std::string& address, OnCreation done) {
    auto& [record, inputs, created] = made;
    if (services_.metrics.games_open >= services_.limits.open_games) {
        return done(NotCreated{NotCreated::Why::Full, "fewer open games"});
    }
    record.id = new_table_name();
    record.created = services_.wall_time();
    record.touched = record.created;
    const Bytes32 seed = new_seed();
    record.dice.seed = hex_text(seed);
    record.dice.scheme = 2;
    for (const Seat seat : both_seats) {
        std::string& promised = record.dice.promised[at_seat(seat)];
        promised = new_nonce();
        created.promises[at_seat(seat)] = promise(promised);
        if (!record.seats[at_seat(seat)].is_bot()) continue;
        record.seats[at_seat(seat)].nonce = promised;
        record.dice.arrivals.push_back({seat, true});
    }
    created.table = record.id;
    created.commitment = commitment(seed);
    const GamePort& port = *find_port(record.game);
    std::shared_ptr<Hosted> hosted;
    try {
        Room room(port, store::StoredGame{std::move(record), std::move(inputs), {}, {}});
        room.forget_due();
        record = room.record();
        inputs = room.inputs(room.at());
        hosted = std::make_shared<Hosted>(std::move(room), services_);
    } catch (const BrokenLog& bad) {
        return done(NotCreated{NotCreated::Why::BadRequest, bad.what()});
    }
    if (!makers_.take(address, 1, Clock::now())) {
        return done(NotCreated{NotCreated::Why::TooMany, "fewer new tables a day"});
    }
    store::Writes writes = {store::Create{record}};
    if (!inputs.empty()) writes.push_back(store::Append{record.id, 1, std::move(inputs)});
    services_.committer.commit(
        std::move(writes), hosted->lane(),
        [this, hosted, created = created, done = std::move(done)](std::exception_ptr failed) {
            if (failed) {
                ++services_.metrics.commits_failed;
                return done(NotCreated{NotCreated::Why::Store, "a store that takes it"});
            }
            ++services_.metrics.games_created;
            ++services_.metrics.games_open;
            put(created.table, hosted);
            done(created);
        });
}

void Lobby::forget_left() {
    const Limits& limits = services_.limits;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(limits.left_after);
    store::Writes writes;
    for (std::string& id : store_.left(
             {services_.wall_time() - seconds.count(), limits.left_inputs, most_forgotten})) {
        const std::lock_guard lock(mutex_);
        if (!rooms_.contains(id)) writes.push_back(store::Forget{std::move(id)});
    }
    if (writes.empty()) return;
    const std::size_t count = writes.size();
    services_.committer.commit(std::move(writes), 0, [this, count](std::exception_ptr failed) {
        Metrics& metrics = services_.metrics;
        failed ? ++metrics.commits_failed : metrics.games_left += count;
    });
}

void Lobby::close_idle(Clock::time_point now) {
    if (!forgot_ || now - *forgot_ >= between_forgettings) {
        forgot_ = now;
        forget_left();
    }
    std::vector<std::pair<std::string, std::shared_ptr<Hosted>>> all;
    {
        const std::lock_guard lock(mutex_);
        all.assign(rooms_.begin(), rooms_.end());
    }
    std::erase_if(all, [now](const auto& one) {
        if (one.second->close_if_idle(now)) return false;
        one.second->go_on();
        return true;
    });
    const std::lock_guard lock(mutex_);
    for (const auto& [id, room] : all) {
        const auto found = rooms_.find(id);
        if (found != rooms_.end() && found->second == room) rooms_.erase(found);
    }
    services_.metrics.rooms = rooms_.size();
    services_.metrics.games_open = store_.count_unfinished();
}

std::vector<std::shared_ptr<Hosted>> Lobby::all() {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Hosted>> out;
    for (const auto& [id, room] : rooms_) out.push_back(room);
    return out;
}

bool Lobby::finish() {
    bool finished = true;
    for (const auto& room : all()) finished = room->finish() && finished;
    return finished;
}

void Lobby::close_all(std::string_view why) {
    for (const auto& room : all()) room->close(why);
}

}  // namespace grognard::server
