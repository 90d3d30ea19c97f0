// Makes rooms and keeps them by name.
#include "server/lobby.hpp"

#include <algorithm>
#include <utility>

#include "server/fair_dice.hpp"

namespace grognard::server {

namespace {

using store::bot_prefix;

constexpr std::size_t longest_table_name = 32;
constexpr std::chrono::hours one_hour{1};
constexpr std::size_t most_at_once = 1000;  // to the bin or out of it: others wait for the store

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
    if (wanted.days > 0 && wanted.solo) return "days: only where two play";
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
        if (table::parse_yield_note(note.text)) continue;  // it was the other player's
        record.notes.push_back(note);
    }
    if (record.dice.after > 0 && !over) record.notes.push_back({record.dice.after, "dice server"});
}

}  // namespace

Lobby::Lobby(store::Store& kept_in, Services services)
    : store_(kept_in),
      services_(std::move(services)),
      makers_(services_.limits.address.per_second > 0 ? services_.limits.tables : Rate{}) {
    services_.reload = [this](const std::string& id) -> std::optional<Room> {
        if (auto found = brought_back(id)) return std::move(found->room);
        return std::nullopt;
    };
    services_.lost = [this](const std::string& id) {
        const std::lock_guard lock(mutex_);
        rooms_.erase(id);
        services_.metrics.rooms = rooms_.size();
    };
    services_.metrics.games_open = store_.count_unfinished();
}

std::vector<std::string> Lobby::resume() {
    std::vector<std::string> broken;
    std::vector<std::string> ids;
    try {
        ids = store_.with_bots();
    } catch (const store::Failed& bad) {
        // The games that can be read come back when somebody asks for them.
        broken.push_back(std::string("games against bots can't be listed: ") + bad.what());
    }
    for (const std::string& id : ids) {
        try {
            auto found = readable(id, Tell::Nobody);
            // Others come back when somebody asks for them: a club has more games than memory.
            if (found && found->room.acts_by_itself()) {
                put(id, std::make_shared<Hosted>(std::move(found->room), services_));
            }
        } catch (const std::exception& bad) {
            broken.push_back("game " + id + " can't be read: " + bad.what());
        }
    }
    return broken;
}

std::optional<Lobby::BroughtBack> Lobby::brought_back(std::string_view id) const {
    auto stored = store_.load(id);
    if (!stored) return std::nullopt;
    const GamePort* const port = find_port(stored->record.game);
    if (port == nullptr) throw BrokenLog(0, "there is no game " + stored->record.game);
    const bool binned = stored->binned;
    return BroughtBack{Room(*port, *std::move(stored)), binned};
}

std::optional<Lobby::BroughtBack> Lobby::readable(std::string_view id, Tell tell) {
    try {
        return brought_back(id);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const store::Damaged& bad) {
        set_aside(std::string(id), bad.what(), tell);
        throw;
    } catch (const store::Failed&) {
        throw;  // it may answer the next time
    } catch (const std::exception& bad) {
        set_aside(std::string(id), bad.what(), tell);
        throw;
    }
}

// Called while what is wrong is being handled.
void Lobby::set_aside(const std::string& id, const char* why, Tell tell) {
    {
        const std::lock_guard lock(mutex_);
        if (!set_aside_.try_emplace(id, std::current_exception()).second) return;
        services_.metrics.games_set_aside = set_aside_.size();
    }
    if (tell == Tell::Operator) {
        services_.report("game " + id + " can't be read and is set aside: " + why);
    }
}

std::vector<std::string> Lobby::set_aside() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> out;
    for (const auto& [id, why] : set_aside_) out.push_back(id);
    return out;
}

std::shared_ptr<Hosted> Lobby::find(std::string_view id) {
    if (!is_table_name(id)) return nullptr;
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = rooms_.find(id); found != rooms_.end()) return found->second;
        const auto aside = set_aside_.find(id);
        if (aside != set_aside_.end()) std::rethrow_exception(aside->second);
    }
    std::optional<BroughtBack> found = readable(id, Tell::Operator);
    if (!found) return nullptr;
    if (found->binned) take_out_of_bin(found->room);
    return put(std::string(id), std::make_shared<Hosted>(std::move(found->room), services_));
}

// The room itself still counts as unvisited: whoever enters tries again, should this fail.
void Lobby::take_out_of_bin(const Room& room) {
    store::GameRecord record = room.record();
    record.touched = services_.wall_time();
    commit({store::Update{std::move(record)}}, [] {});
}

void Lobby::commit(store::Writes writes, std::function<void()> done) {
    services_.committer.commit(std::move(writes), 0,
                               [this, then = std::move(done)](const std::exception_ptr& failed) {
                                   failed ? void(++services_.metrics.commits_failed) : then();
                               });
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
    record.ask_all = wanted.ask_all;
    record.days = wanted.days;
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
    record.moved = record.created;
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

void Lobby::bin_left() {
    const Limits& limits = services_.limits;
    const std::int64_t now = services_.wall_time();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(limits.left_after);
    const std::int64_t before = now - seconds.count();
    store::Writes writes;
    for (std::string& id : store_.left({before, limits.left_inputs, most_at_once})) {
        const std::lock_guard lock(mutex_);
        if (!rooms_.contains(id)) writes.push_back(store::Bin{std::move(id), before, now});
    }
    if (writes.empty()) return;
    const std::size_t count = writes.size();
    commit(std::move(writes), [this, count] { services_.metrics.games_left += count; });
}

// An hour counts when the server was there for it: neither a clock that jumps nor a server that is
// started again and again makes time pass faster.
void Lobby::empty_bin() {
    // The first hour may have been nearly over when the game came into the bin.
    const std::uint64_t hours = services_.limits.bin_hours + 1;
    commit({store::CountHour{}, store::Purge{hours, most_at_once}}, [] {});
}

void Lobby::close_idle(Clock::time_point now) {
    if (!swept_ || now - *swept_ >= one_hour) {
        swept_ = now;
        bin_left();
    }
    if (now - hour_began_ >= one_hour) {
        hour_began_ = now;
        empty_bin();
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
