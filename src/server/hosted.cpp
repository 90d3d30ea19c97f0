// Takes messages one after another; what changes a game waits for the store before it is told.
#include "server/hosted.hpp"

#include <algorithm>
#include <utility>

#include "codec/json.hpp"
#include "codec/write.hpp"
#include "server/wire.hpp"

namespace grognard::server {

namespace {

std::string refused_json(const table::Refused& refused, const std::string& action,
                         std::uint64_t at) {
    wire::Refused out{{}, at, refused.rule, refused.reason, {}, {}};
    if (!action.empty()) out.action.value = {action};
    return codec::write_json(out);
}

double weight_of(const ClientMessage& message) {
    const bool heavy = std::holds_alternative<Replay>(message) ||
                       std::holds_alternative<Odds>(message) ||
                       std::holds_alternative<Since>(message);
    if (std::holds_alternative<Story>(message)) return 5 * replay_weight;
    return heavy ? replay_weight : 1;
}

template <class Message>
Moment seen(const Message& message) {
    return {message.at, message.moment.value ? std::string(*message.moment.value) : std::string()};
}

template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

}  // namespace

void Guest::wake() const {
    if (const auto there = listener_.lock()) there->wake();
}
void Guest::send(std::string json) const {
    if (const auto there = listener_.lock()) there->send(std::move(json));
}
void Guest::close(std::string_view why) const {
    if (const auto there = listener_.lock()) there->close(why);
}

Hosted::Hosted(Room room, Services& services)
    : services_(services),
      room_(std::move(room)),
      lane_(std::hash<std::string>{}(room_.record().id) % services.lanes) {}

// Our mistake or no memory: whoever asked is sent away, and others find the room as it is kept,
// since it may have gone halfway. What nobody asked for would only fail again.
void Hosted::went_wrong(const Asker& by, const std::exception& bad) {
    if (by) by->close("the host could not answer");
    if (!by || (!keeping_ && !go_back())) return break_off(bad.what());
    services_.report("game " + room_.record().id + ": " + bad.what());
}

// The room ends; what is kept of it comes back when somebody asks.
void Hosted::break_off(std::string_view why) {
    if (closed_) return;
    services_.report("game " + room_.record().id + " is closed: " + std::string(why));
    close_all("the host could not go on with this game; try again");
    if (keeping_) return;  // kept() sees to the rest
    services_.post(lane_,
                   [self = shared_from_this()] { self->services_.lost(self->room_.record().id); });
}

void Hosted::go_on() {
    const std::lock_guard lock(mutex_);
    when_kept(
        [this] {
            keep(room_.roll_on().writes, {});
            start_bot();
        },
        nullptr);
}

Role Hosted::role(std::string_view secret) const {
    const std::lock_guard lock(mutex_);
    return room_.role(secret);
}

std::shared_ptr<Guest> Hosted::enter(std::weak_ptr<Listener> listener, std::string_view secret,
                                     std::string nonce, std::string address, const Moment& known) {
    const std::lock_guard lock(mutex_);
    if (closed_ || finishing_) return nullptr;
    const auto guest = std::make_shared<Guest>(std::move(listener), room_.role(secret),
                                               std::move(address), room_.known(known));
    guests_.push_back(guest);
    watch();
    last_used_ = Clock::now();
    when_kept(
        [this, guest, share = std::move(nonce)] {
            room_.tell_time(services_.wall_time());
            store::Writes writes = room_.touch(services_.wall_time()).writes;
            for (store::Write& write : room_.join(guest->role_, share).writes) {
                writes.push_back(std::move(write));
            }
            keep(std::move(writes), {});
            if (!keeping_) tell_all();
            start_bot();
        },
        guest);
    return guest;
}

void Hosted::leave(const std::shared_ptr<Guest>& guest) {
    const std::lock_guard lock(mutex_);
    std::erase(guests_, guest);
    watch();
    last_used_ = Clock::now();
    if (guests_.empty()) room_.rest();
    if (!closed_ && !finishing_) {
        when_kept([this] { keep(room_.touch(services_.wall_time()).writes, {}); }, nullptr);
    }
    if (guest->role_ != Role::Spectator) tell_all();
}

void Hosted::receive(const std::shared_ptr<Guest>& guest, std::string_view text) {
    const Clock::time_point came = Clock::now();
    const std::lock_guard lock(mutex_);
    if (closed_ || finishing_) return;
    try {
        ClientMessage message = parse_message(text);
        const double weight = weight_of(message);
        const bool heeded = guest->bucket_.take(services_.limits.seat, weight, came) &&
                            services_.addresses.take(guest->address_, weight, came);
        if (!heeded) {
            ++services_.metrics.messages_unheeded;
            if (++guest->unheeded_ > services_.limits.unheeded) {
                return guest->close("too many messages");
            }
            return guest->send(codec::write_json(wire::Slow{}));
        }
        when_kept([this, guest, asked = std::move(message), came] { handle(guest, asked, came); },
                  guest);
    } catch (const codec::BadInput& bad) {
        malformed(*guest, bad.expected);
    }
}

bool Hosted::pull(const std::shared_ptr<Guest>& guest, codec::Writer& out) {
    const std::lock_guard lock(mutex_);
    if (keeping_ || closed_) return false;
    if (!guest->behind_) {
        if (guest->offers_due_.empty()) return false;
        room_.write_offers(out, guest->offers_due_.front());
        guest->offers_due_.erase(guest->offers_due_.begin());
        return true;
    }
    if (!room_.remembers(guest->steps_)) {
        retell();
        return false;
    }
    guest->behind_ = false;
    guest->told_ = Clock::now();
    guest->view_ =
        room_.write_state(out, {guest->role_, guest->steps_, guest->chat_, guest->view_}, online());
    guest->offers_due_ = room_.asked(guest->role_);
    guest->steps_ = room_.at();
    if (std::ranges::none_of(guests_, &Guest::behind_)) room_.let_go();
    guest->chat_ = room_.chat_count();
    services_.metrics.states_sent.fetch_add(1, std::memory_order_relaxed);
    return true;
}

void Hosted::look(Visit visit) {
    const std::lock_guard lock(mutex_);
    if (closed_) return;
    if (!keeping_) return visit(room_, online());
    if (!finishing_) lookers_.push_back(std::move(visit));
}

bool Hosted::close_if_idle(Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    const bool busy = !guests_.empty() || keeping_ || thinking_ || !waiting_.empty();
    if (busy || now - last_used_ < services_.limits.room_idle) return false;
    closed_ = true;
    return true;
}

bool Hosted::finish() {
    const std::lock_guard lock(mutex_);
    finishing_ = true;
    waiting_.clear();
    lookers_.clear();
    return !keeping_;
}

void Hosted::close(std::string_view why) {
    const std::lock_guard lock(mutex_);
    finishing_ = true;
    for (const auto& guest : guests_) guest->close(why);
}

void Hosted::handle(const std::shared_ptr<Guest>& guest, const ClientMessage& message,
                    Clock::time_point came) {
    const Role role = guest->role_;
    guest->acted_ = true;
    room_.tell_time(services_.wall_time());
    const auto asked = [&](const auto& m, std::function<std::string()> question) {
        m.plan.value ? plan(guest, m.id, std::move(question))
                     : ponder(guest, m.id, std::move(question));
    };
    const auto settled = [&](Result result, Cause cause, const std::string& action = {}) {
        settle(guest, std::move(result), {cause, came, guest, action});
    };
    std::visit(
        Overloaded{
            [&](const Do& m) { settled(room_.play(role, m), Cause::Action, m.action.json); },
            [&](const Roll& m) { settled(room_.roll(role, m, seen(m)), Cause::Action); },
            [&](const Undo& m) { settled(room_.undo(role, seen(m)), Cause::Other); },
            [&](const Remove& m) { settled(room_.remove(role, m.number, seen(m)), Cause::Other); },
            [&](const Yield& m) { settled(room_.yield(role, m), Cause::Other); },
            [&](const EndYield& m) { settled(room_.end_yield(role, m), Cause::Other); },
            [&](const Resign& m) { settled(room_.resign(role, m), Cause::Other); },
            [&](const Draw& m) { settled(room_.draw(role, m), Cause::Other); },
            [&](const Takeback& m) { settled(room_.take_back(role, m), Cause::Other); },
            [&](const Overdue& m) { settled(room_.overdue(role, m), Cause::Other); },
            [&](const Since& m) {
                guest->steps_ = room_.known(seen(m));
                guest->chat_ = m.at == 0 ? 0 : guest->chat_;
                guest->view_.reset();
                guest->behind_ = true;
                guest->wake();
            },
            [&](const Why& m) { asked(m, room_.why(role, m)); },
            [&](const Odds& m) { asked(m, room_.odds(role, m)); },
            [&](const Replay& m) { ponder(guest, m.id, room_.replay(role, m)); },
            [&](const Story& m) { ponder(guest, m.id, room_.story(m)); },
            [&](const Say& m) {
                settled(room_.say(role, m.text, services_.wall_time()), Cause::Other);
            },
            [&](const Rename& m) { settled(room_.rename(role, m.name), Cause::Other); },
            [&](const Share& m) {
                settled(room_.share(role, m.share), Cause::Other);
                start_bot();
            },
            [&](const Begin&) { settled(room_.begin(role), Cause::Other); },
        },
        message);
}

void Hosted::remind() {
    if (!std::exchange(reminded_, true)) services_.remind(lane_, weak_from_this());
}

void Hosted::settle(const std::shared_ptr<Guest>& guest, Result result, Deed deed) {
    if (auto* changed = std::get_if<Changed>(&result)) {
        for (const auto& each : guests_) each->steps_ = std::min(each->steps_, changed->known);
        return keep(std::move(changed->writes), std::move(deed));
    }
    if (const auto* stale = std::get_if<Stale>(&result)) {
        ++services_.metrics.inputs_stale;
        guest->send(codec::write_json(wire::Stale{{}, stale->at}));
        guest->behind_ = true;
        return guest->wake();
    }
    if (const auto* refused = std::get_if<table::Refused>(&result)) {
        ++services_.metrics.inputs_refused;
        return guest->send(refused_json(*refused, deed.action, room_.at()));
    }
    if (const auto* kept = std::get_if<NotRemoved>(&result)) {
        ++services_.metrics.inputs_refused;
        wire::Refused out{{}, room_.at(), kept->why.rule, kept->why.reason, {}, {}};
        out.action.value = {kept->action};
        out.later.value = kept->later;
        return guest->send(codec::write_json(out));
    }
    malformed(*guest, std::get<table::Unreadable>(result).expected);
}

void Hosted::malformed(Guest& guest, std::string_view expected) {
    ++services_.metrics.messages_malformed;
    guest.send(codec::write_json(wire::Unreadable{{}, expected}));
    if (++guest.malformed_ >= services_.limits.malformed) {
        guest.close("messages that can't be read");
    }
}

void Hosted::keep(store::Writes writes, Deed deed) {
    if (writes.empty()) return;
    keeping_ = true;
    services_.committer.commit(std::move(writes), lane_,
                               [self = shared_from_this(), deed = std::move(deed)](
                                   const std::exception_ptr& failed) { self->kept(failed, deed); });
}

void Hosted::kept(const std::exception_ptr& failed, const Deed& deed) {
    std::unique_lock lock(mutex_);
    keeping_ = false;
    if (failed) ++services_.metrics.commits_failed;
    const bool broken_off = closed_;
    if (!broken_off && failed && !go_back()) close_all("the game could not be kept; try again");
    if (closed_) {
        const std::string id = room_.record().id;
        lock.unlock();
        return services_.lost(id);
    }
    // Whoever asked for what the store did not take is told.
    if (failed && deed.by) {
        deed.by->send(refused_json(host_refuses(reason_not_kept), deed.action, room_.at()));
    }
    if (!failed && deed.cause == Cause::Action) {
        services_.metrics.actions_accepted.fetch_add(1, std::memory_order_relaxed);
        services_.metrics.action_time.add(Clock::now() - deed.came);
    }
    last_used_ = Clock::now();
    tell_all();
    for (const Visit& visit : std::exchange(lookers_, {})) visit(room_, online());
    while (!keeping_ && !waiting_.empty()) {
        const Task task = std::move(waiting_.front());
        waiting_.pop_front();
        task();
    }
    // A bot whose action was not kept tries again with the next round, not at once.
    if (!failed) start_bot();
}

// The room is again what the store has; false if it can't even be read.
bool Hosted::go_back() {
    std::optional<Room> before;
    try {
        before = services_.reload(room_.record().id);
    } catch (const std::exception& bad) {
        services_.report("game " + room_.record().id + ": " + bad.what());
    }
    if (!before) return false;
    room_ = *std::move(before);
    watch();
    for (const auto& guest : guests_) {
        guest->steps_ = std::min(guest->steps_, room_.at());
        guest->chat_ = std::min(guest->chat_, room_.chat_count());
    }
    return true;
}

// Whoever acted or is to act is told at once; who looks on is not told more often than he can see.
void Hosted::tell_all() {
    const Clock::time_point now = Clock::now();
    bool late = false;
    for (const auto& guest : guests_) {
        guest->behind_ = true;
        const bool at_once = std::exchange(guest->acted_, false) || is_awaited(*guest) ||
                             now - guest->told_ >= services_.limits.onlooker_pause;
        at_once ? guest->wake() : void(late = true);
    }
    if (late) remind();
}

void Hosted::tell_late() {
    const std::lock_guard lock(mutex_);
    reminded_ = false;
    for (const auto& guest : guests_) {
        if (guest->behind_) guest->wake();
    }
}

bool Hosted::is_awaited(const Guest& guest) const {
    const Awaits awaits = room_.table().awaits();
    return std::ranges::any_of(both_seats, [&](Seat seat) {
        return holds(guest.role_, seat) && grognard::is_awaited(awaits, seat);
    });
}

// Views are compared from step to step only for those who are here.
void Hosted::watch() {
    std::vector<Role> roles;
    for (const auto& guest : guests_) roles.push_back(guest->role_);
    room_.watch(roles);
}

void Hosted::close_all(std::string_view why) {
    closed_ = true;
    for (const auto& guest : guests_) guest->close(why);
    waiting_.clear();
    lookers_.clear();
}

std::array<bool, 2> Hosted::online() const {
    std::array<bool, 2> out{};
    for (const auto& guest : guests_) {
        for (const Seat seat : both_seats) {
            if (holds(guest->role_, seat)) out[static_cast<std::size_t>(index(seat))] = true;
        }
    }
    return out;
}

}  // namespace grognard::server
