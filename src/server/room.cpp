// What players may do in a room, and what of it must be kept.
#include "server/room.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "codec/write.hpp"
#include "server/fair_dice.hpp"
#include "table/saved_game.hpp"

namespace grognard::server {

namespace {

using store::bot_prefix;

std::unique_ptr<table::Table> start_of(const GamePort& port, const store::GameRecord& record) {
    auto table = port.make(record.scenario);
    if (!table) throw BrokenLog(0, "there is no scenario " + record.scenario);
    return table;
}

}  // namespace

Room::Room(const GamePort& port, store::GameRecord record)
    : Room(port, store::StoredGame{std::move(record), {}, {}, {}}) {}

Room::Room(const GamePort& port, store::StoredGame stored)
    : port_(&port),
      record_(std::move(stored.record)),
      live_(port, start_of(port, record_)),
      chat_(std::make_move_iterator(stored.chat.begin()),
            std::make_move_iterator(stored.chat.end())) {
    live_.table().set(record_.ask_all ? table::SingleAnswers::Ask : table::SingleAnswers::Give);
    const bool one_person = record_.solo || record_.seats[0].is_bot() || record_.seats[1].is_bot();
    live_.table().set(one_person ? table::OthersPasses::KeepUndo : table::OthersPasses::EndUndo);
    const bool same_rules = record_.stamp == live_.table().stamp();
    if (same_rules && stored.snapshot && live_.resume(*stored.snapshot, stored.inputs)) {
        snapshot_at_ = live_.at();
    }
    bring_back(std::move(stored.inputs));
    record_.finished = over();
    prepare_dice();
}

// Under other rules than those it was stored under it may stand elsewhere, or be cut.
void Room::bring_back(std::vector<table::LogEntry> inputs) {
    const bool old_format = record_.stamp.rules == 0;
    if (old_format) {
        // What its header says of the dice, as notes say it.
        const std::uint64_t after = record_.dice.after;
        if (after > 0) record_.notes.push_back({0, "dice inherited"});
        if (typed()) record_.notes.push_back({after, "dice typed"});
        if (after > 0 && !typed()) record_.notes.push_back({after, "dice server"});
    }
    const std::size_t count = inputs.size();
    const table::Reopened found =
        live_.reopen({record_.stamp, record_.start, std::move(inputs), record_.notes});
    live_.table().note_end();
    notice_ = found.notice;
    const bool changed = record_.notes != table().notes();
    record_.notes = table().notes();
    if (old_format) {
        record_.stamp = table().stamp();
        record_.start = table().start_hash();
    }
    if (!old_format && !changed) return;
    record_.finished = over();
    due_.push_back(store::Update{record_});
    const std::size_t kept = old_format ? 0 : live_.at();
    if (kept < count) due_.push_back(store::Cut{record_.id, kept});
    if (old_format && live_.at() > 0) {
        due_.push_back(store::Append{record_.id, 1, table().log()});
    }
}

Changed Room::with_due(Changed changed) {
    if (due_.empty()) return changed;
    Changed out{std::exchange(due_, {}), changed.known};
    for (store::Write& write : changed.writes) out.writes.push_back(std::move(write));
    return out;
}

std::optional<table::Message> Room::notice() const {
    return notice_ ? notice_ : table::standing_notice(table());
}

const std::string& Room::nonce(Seat seat) const { return record_.seats[at_seat(seat)].nonce; }

Role Room::role(std::string_view secret) const {
    if (secret.empty()) return Role::Spectator;
    for (const Seat seat : both_seats) {
        const std::string& kept = record_.seats[at_seat(seat)].secret_hash;
        if (kept.empty() || !opens(secret, kept)) continue;
        if (record_.solo) return Role::Both;
        return seat == Seat::First ? Role::First : Role::Second;
    }
    return Role::Spectator;
}

Seat Room::seat_of(Role role) const {
    if (role == Role::First) return Seat::First;
    if (role == Role::Second) return Seat::Second;
    return table().awaits() == Awaits::Second ? Seat::Second : Seat::First;
}

std::string Room::moment(std::size_t at) const {
    return veiled(at == 0 ? table().start_hash() : table().log()[at - 1].hash, veil_);
}

std::size_t Room::known(const Moment& told) const {
    if (told.word.empty()) return std::min<std::size_t>(told.at, live_.at());
    return told.at <= live_.at() && told.word == moment(told.at) ? told.at : 0;
}

bool Room::stands_at(const Moment& seen) const {
    return seen.at == live_.at() && (seen.word.empty() || seen.word == moment(live_.at()));
}

Result Room::play(Role role, std::string_view text, const Moment& seen) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    return stands_at(seen) ? act(role, seat_of(role), text) : Stale{live_.at()};
}

Result Room::play(Role role, const Do& message) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    auto text = table().action_text(message.action.json);
    if (auto* unreadable = std::get_if<table::Unreadable>(&text)) return std::move(*unreadable);
    const auto seat = meant(role, message.seat);
    if (!seat) return host_refuses(reason_not_your_seat);
    const auto& question = message.question.value;
    const Moment seen{message.at,
                      message.moment.value ? std::string(*message.moment.value) : std::string()};
    const bool stands = question ? is_awaited(table().awaits(), *seat) &&
                                       std::string_view(*question) == question_word(*seat)
                                 : stands_at(seen);
    return stands ? act(role, *seat, std::get<std::string>(text)) : Stale{live_.at()};
}

Result Room::roll(Role role, const Roll& thrown, const Moment& seen) {
    if (table().awaits() != Awaits::Chance) return host_refuses(reason_waiting);
    std::string text = "dice";
    for (const std::string& face : thrown.faces) text += " " + face;
    return play(role, text, seen);
}

Result Room::act(Role role, Seat seat, std::string_view text) {
    const bool rolling = table().awaits() == Awaits::Chance;
    if (rolling && !(typed() && dice_key_ && role == Role::Both)) {
        return host_refuses(reason_waiting);
    }
    const std::size_t first = live_.at() + 1;
    table::Reply reply = rolling ? live_.answer(text) : live_.submit(seat, text);
    if (auto* refused = std::get_if<table::Refused>(&reply)) return std::move(*refused);
    if (auto* unreadable = std::get_if<table::Unreadable>(&reply)) return std::move(*unreadable);
    roll_due();
    return kept_from(first);
}

Result Room::play_for(const BotTurn& turn, std::string_view text) {
    if (turn.at != live_.at() || turn.story != table().story_hash()) return Stale{live_.at()};
    return act(turn.seat == Seat::First ? Role::First : Role::Second, turn.seat, text);
}

Result Room::undo(Role role, const Moment& seen) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    if (!stands_at(seen)) return Stale{live_.at()};
    // The end is public, and the seed of the dice with it.
    if (over() || live_.at() == 0) return host_refuses(reason_no_undo);
    for (const Seat seat : both_seats) {
        if (holds(role, seat) && live_.undo(seat)) return retold_from(live_.at());
    }
    return host_refuses(reason_no_undo);
}

Result Room::remove(Role role, std::size_t number, const Moment& seen) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    if (!stands_at(seen)) return Stale{live_.at()};
    for (const Seat seat : both_seats) {
        if (!holds(role, seat)) continue;
        const auto found = table().removal(seat, number);
        if (const auto* removal = std::get_if<table::Removal>(&found)) {
            live_.remove(*removal);
            roll_due();
            return retold_from(removal->kept);
        }
        const auto& no = std::get<table::Unremovable>(found);
        if (no.later == 0) continue;
        codec::Writer action;
        table().write_action(action, table().log()[no.later - 1].text);
        return NotRemoved{no.later, action.take(), no.why};
    }
    return host_refuses(reason_no_undo);
}

// The inputs after the first `kept` are others now, or none.
Result Room::retold_from(std::size_t kept) {
    if (retold_.size() > kept) retold_.resize(kept);
    snapshot_at_ = std::min(snapshot_at_, kept);
    Changed out = with_due({{store::Cut{record_.id, kept}}, kept});
    for (store::Write& write : kept_from(kept + 1).writes) out.writes.push_back(std::move(write));
    return out;
}

Result Room::say(Role role, std::string_view text, std::int64_t time) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    chat_.push_back({std::string(table::SeatWord(seat_of(role)).text), std::string(text), time,
                     live_.at(), chat_count() + 1});
    if (chat_.size() > store::most_chat) chat_.pop_front();
    return with_due({{store::Say{record_.id, chat_.back()}}});
}

Result Room::rename(Role role, std::string_view name) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    const std::string tidy = tidy_name(name);
    for (const Seat seat : both_seats) {
        if (holds(role, seat)) record_.seats[at_seat(seat)].name = tidy;
    }
    return with_due({{store::Update{record_}}});
}

Changed Room::join(Role role, std::string_view given) {
    if (record_.dice.scheme != 1 || !is_nonce(given)) return with_due({});
    return std::get<Changed>(share(role, given));
}

void Room::take_share(Seat seat, std::string text, bool host) {
    std::string& share = record_.seats[at_seat(seat)].nonce;
    if (!share.empty()) return;
    share = std::move(text);
    if (record_.dice.scheme > 1) record_.dice.arrivals.push_back({seat, host});
}

Result Room::share(Role role, std::string_view text) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    if (!is_nonce(text)) return table::Unreadable{"a share of 1 to 64 letters, digits, - or _"};
    const std::vector<Seat> before = missing();
    for (const Seat seat : both_seats) {
        if (holds(role, seat)) take_share(seat, std::string(text), false);
    }
    return started(before);
}

Result Room::begin(Role role) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    const std::vector<Seat> before = missing();
    for (const Seat seat : both_seats) {
        const std::string& promised = record_.dice.promised[at_seat(seat)];
        take_share(seat, promised.empty() ? new_nonce() : promised, true);
    }
    return started(before);
}

// The first roll waits for the last share.
Changed Room::started(const std::vector<Seat>& before) {
    if (missing() == before) return with_due({});
    record_.moved = now_;
    Changed changed{{store::Update{record_}}};
    prepare_dice();
    for (store::Write& write : roll_on().writes) changed.writes.push_back(std::move(write));
    return changed;
}

Changed Room::touch(std::int64_t time) {
    constexpr std::int64_t day = 24 * 60 * 60;
    if (time < record_.touched + day) return with_due({});
    record_.touched = time;
    return with_due({{store::Update{record_}}});
}

Changed Room::roll_on() {
    const std::size_t first = live_.at() + 1;
    roll_due();
    return kept_from(first);
}

void Room::prepare_dice() {
    const auto seed = parse_hex32(record_.dice.seed);
    if (commitment_.empty()) {
        // The seed is nobody's to know as long as anything is hidden.
        veil_ = seed ? *seed : new_seed();
        if (seed) commitment_ = commitment(*seed);
    }
    if (!seed || !missing().empty()) return;
    const Bytes32 key =
        dice_key(*seed, {nonce(Seat::First), nonce(Seat::Second)}, record_.dice.scheme);
    dice_key_ = key_after(key, table::count_cuts(record_.notes));
}

void Room::roll_due() {
    while (true) {
        if (const auto due = table().due()) {
            live_.submit(due->seat, due->text, due->why);
            continue;
        }
        if (!dice_key_ || table().awaits() != Awaits::Chance) return;
        if (typed() && table().question()->verb == "dice") return;
        FairDice dice(*dice_key_, live_.at() + 1);
        const auto below = [&dice](std::uint32_t bound) { return dice.below(bound); };
        const table::Reply reply = live_.answer(port_->answer(table(), below));
        if (!std::holds_alternative<table::Accepted>(reply)) {
            throw BrokenLog(live_.at() + 1, "what the host rolled is no answer");
        }
    }
}

Changed Room::kept_from(std::size_t first) {
    const auto& log = table().log();
    Changed changed;
    const bool timed = record_.days > 0 && first <= log.size();
    if (timed) record_.moved = now_;
    if (first <= log.size()) {
        const auto begin = log.begin() + static_cast<std::ptrdiff_t>(first - 1);
        changed.writes.push_back(store::Append{record_.id, first, {begin, log.end()}});
    }
    if (auto due = due_snapshot()) {
        changed.writes.push_back(store::Snap{record_.id, *std::move(due)});
    }
    if (timed || (over() && !record_.finished) || record_.notes != table().notes()) {
        record_.finished = over();
        record_.notes = table().notes();
        changed.writes.push_back(store::Update{record_});
    }
    return with_due(std::move(changed));
}

std::optional<store::Snapshot> Room::due_snapshot() {
    if (live_.at() < snapshot_at_ + snapshot_every) return std::nullopt;
    std::optional<store::Snapshot> snapshot = live_.snapshot();
    if (snapshot) snapshot_at_ = live_.at();
    return snapshot;
}

std::vector<Seat> Room::missing() const {
    std::vector<Seat> out;
    for (const Seat seat : both_seats) {
        if (nonce(seat).empty()) out.push_back(seat);
    }
    return out;
}

std::optional<BotTurn> Room::bot_turn() const {
    for (const Seat seat : both_seats) {
        const std::string& kind = record_.seats[at_seat(seat)].kind;
        if (!is_awaited(table().awaits(), seat) || !kind.starts_with(bot_prefix)) continue;
        return BotTurn{seat, kind.substr(bot_prefix.size()), live_.at(), table().story_hash()};
    }
    return std::nullopt;
}

bool Room::acts_by_itself() const {
    if (table().due()) return true;
    const bool dice = dice_key_ && !typed() && table().awaits() == Awaits::Chance;
    return dice || bot_turn().has_value();
}

bool Room::only_bots() const {
    return std::ranges::all_of(record_.seats, &store::SeatRecord::is_bot);
}

std::function<std::string()> Room::think(const BotTurn& turn, std::uint64_t seed) const {
    return port_->think(table(), turn.seat, turn.bot, seed);
}

bool Room::may_export(Role role) const { return over() || role == Role::Both; }

std::string Room::exported() const {
    table::SavedHeader header = table::header_of(table(), {});
    header.stamp = record_.stamp;
    header.start = record_.start;
    for (const Seat seat : both_seats) {
        header.seats[at_seat(seat)] = record_.seats[at_seat(seat)].kind;
        header.names[at_seat(seat)] = record_.seats[at_seat(seat)].name;
    }
    if (record_.days > 0) {
        header.options.emplace_back("days-per-move", std::to_string(record_.days));
    }
    if (!commitment_.empty()) {
        table::SavedDice& dice = header.dice.emplace();
        dice.scheme = record_.dice.scheme;
        dice.commitment = commitment_;
        for (const Seat seat : both_seats) {
            const std::string& promised = record_.dice.promised[at_seat(seat)];
            if (!promised.empty()) dice.promises[at_seat(seat)] = promise(promised);
            const bool came = dice.scheme == 1 && !nonce(seat).empty();
            if (came) dice.shares.push_back({at_seat(seat), nonce(seat), false});
        }
        for (const store::Arrival& arrival : record_.dice.arrivals) {
            dice.shares.push_back({at_seat(arrival.seat), nonce(arrival.seat), arrival.host});
        }
        if (over()) dice.seed = record_.dice.seed;
    }
    return table::saved_text(header, table());
}

std::vector<table::LogEntry> Room::inputs(std::size_t kept) const {
    const auto& log = table().log();
    const std::size_t count = std::min(kept, log.size());
    return {log.begin(), log.begin() + static_cast<std::ptrdiff_t>(count)};
}

table::History Room::history(std::size_t kept) const {
    table::History out{record_.stamp, record_.start, inputs(kept), {}};
    // All of its inputs are played by the rules of today: so are those that are left.
    for (const table::Note& note : record_.notes) {
        if (note.after <= out.inputs.size() && !note.text.starts_with("over ") &&
            !table::parse_yield_note(note.text)) {
            out.notes.push_back(note);
        }
    }
    return out;
}

std::string_view role_name(Role role) {
    switch (role) {
        case Role::First:
            return table::SeatWord(Seat::First).text;
        case Role::Second:
            return table::SeatWord(Seat::Second).text;
        case Role::Both:
            return "both";
        case Role::Spectator:
            break;
    }
    return "";
}

}  // namespace grognard::server
