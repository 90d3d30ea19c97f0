// Applies inputs and keeps what they told.
#include "server/tape.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "codec/patch.hpp"
#include "core/hash.hpp"
#include "server/build_id.hpp"

namespace grognard::server {

namespace {

static_assert(std::is_trivially_copyable_v<Luck>);

// Of all that a snapshot depends on: whoever alters any of it, plays the inputs instead.
std::uint64_t seal(const table::Table& table, std::span<const table::LogEntry> inputs,
                   std::string_view bytes) {
    Hasher hasher;
    hasher.mix(build_id());
    hasher.mix(table.start_hash());
    std::uint64_t story = 0;
    for (const table::LogEntry& entry : inputs) {
        story = table::linked(story, entry.by, entry.text, entry.hash ^ entry.state);
    }
    hasher.mix(story);
    hasher.mix(bytes);
    return hasher.value();
}

}  // namespace

void Tape::watch(const std::array<bool, viewer_count>& watched) {
    watched_ = watched;
    for (std::size_t i = 0; i < viewer_count; ++i) {
        if (!watched[i]) views_[i].clear();
    }
}

// The views that the next step is compared with.
void Tape::look_before() {
    for (const Viewer viewer : all_viewers) {
        std::string& view = views_[index(viewer)];
        if (!watched_[index(viewer)] || !view.empty()) continue;
        codec::Writer out;
        table_->write_view(out, viewer);
        view = out.take();
    }
}

table::Reply Tape::submit(Seat seat, std::string_view text, table::Automatic automatic) {
    look_before();
    const bool secret = table_->secret(seat, text);
    table::Reply reply = table_->submit(seat, text, automatic);
    remember(reply, Visible::All);
    if (std::holds_alternative<table::Accepted>(reply)) {
        recent_.back().automatic = automatic;
        recent_.back().secret = secret;
    }
    return reply;
}

table::Reply Tape::answer(std::string_view text) {
    look_before();
    Luck luck = luck_;
    const auto asked = table_->question();
    port_->count_luck(luck, *table_, text);
    table::Reply reply = table_->answer(text);
    if (std::holds_alternative<table::Accepted>(reply)) luck_ = luck;
    remember(reply, asked ? asked->seen : Visible::All);
    return reply;
}

bool Tape::undo(Seat seat) {
    const auto kept = table_->undo_to(seat);
    if (kept) drop_tail(*kept);
    return kept.has_value();
}

// No chance was answered in it: the luck stays.
void Tape::drop_tail(std::size_t kept) {
    const std::size_t dropped = at() - kept;
    table_->drop_tail(kept);
    recent_.resize(recent_.size() - std::min(dropped, recent_.size()));
    views_ = {};
}

void Tape::remove(const table::Removal& removal) {
    drop_tail(removal.kept);
    for (const table::LogEntry& entry : removal.again) {
        submit(*entry.by, entry.text, entry.automatic);
    }
}

bool Tape::take_back(std::size_t kept, std::unique_ptr<table::Table> fresh) {
    if (!table_->take_back(kept)) return false;
    Tape again(*port_, std::move(fresh));
    for (const table::LogEntry& entry : table_->log()) again.follow(entry);
    recent_ = std::move(again.recent_);
    luck_ = again.luck_;
    views_ = {};
    return true;
}

void Tape::follow(const table::LogEntry& entry) {
    const std::size_t number = at() + 1;
    const bool rolled = !entry.by.has_value();
    if (rolled != (table_->awaits() == Awaits::Chance)) {
        throw BrokenLog(number, rolled ? "chance is not awaited" : "chance is awaited");
    }
    const table::Reply reply =
        rolled ? answer(entry.text) : submit(*entry.by, entry.text, entry.automatic);
    if (const auto* refused = std::get_if<table::Refused>(&reply)) {
        throw BrokenLog(number, "refused by " + refused->rule + " (" + refused->reason + ")");
    }
    if (const auto* unreadable = std::get_if<table::Unreadable>(&reply)) {
        throw BrokenLog(number, "expected " + unreadable->expected);
    }
    table_->keep_original(entry);
}

table::Reopened Tape::reopen(const table::History& history) {
    std::size_t given = at();
    const auto give = [&](const table::LogEntry& entry) {
        table::Reply reply =
            entry.by ? submit(*entry.by, entry.text, entry.automatic) : answer(entry.text);
        if (std::holds_alternative<table::Accepted>(reply)) ++given;
        return reply;
    };
    try {
        table::Reopened out = table::reopen(*table_, history, give);
        // An input that is spelled otherwise now was taken back.
        if (given > at() && !recent_.empty()) recent_.pop_back();
        return out;
    } catch (const table::Misfit& bad) {
        throw BrokenLog(bad.number, bad.what());
    } catch (const table::NewerRules& newer) {
        throw BrokenLog(0, newer.what());
    }
}

std::optional<store::Snapshot> Tape::snapshot() const {
    const std::optional<std::string> state = table_->frozen();
    if (!state || build_id().empty()) return std::nullopt;
    store::Snapshot out;
    out.at = at();
    out.bytes.assign(reinterpret_cast<const char*>(&luck_), sizeof luck_);
    out.bytes += *state;
    out.seal = seal(*table_, table_->log(), out.bytes);
    return out;
}

bool Tape::resume(const store::Snapshot& snapshot, std::span<const table::LogEntry> inputs) {
    if (snapshot.at > inputs.size() || build_id().empty()) return false;
    const std::span<const table::LogEntry> before = inputs.first(snapshot.at);
    if (snapshot.bytes.size() < sizeof luck_) return false;
    if (snapshot.seal != seal(*table_, before, snapshot.bytes)) return false;
    if (!table_->thaw(std::string_view(snapshot.bytes).substr(sizeof luck_), before)) return false;
    std::memcpy(&luck_, snapshot.bytes.data(), sizeof luck_);
    recent_.clear();
    views_ = {};
    return true;
}

const Step* Tape::step(std::size_t at) const {
    const std::size_t forgotten = this->at() - recent_.size();
    if (at <= forgotten || at > this->at()) return nullptr;
    return &recent_[at - forgotten - 1];
}

void Tape::remember(table::Reply& reply, Visible seen) {
    auto* accepted = std::get_if<table::Accepted>(&reply);
    if (accepted == nullptr) return;
    const table::LogEntry& entry = table_->log().back();
    recent_.push_back({entry.by, entry.text, seen, std::exchange(accepted->told, {})});
    for (const Viewer viewer : all_viewers) {
        if (!watched_[index(viewer)]) continue;
        std::string& view = views_[index(viewer)];
        codec::Writer out;
        table_->write_view(out, viewer);
        recent_.back().patches[index(viewer)] = codec::merge_patch(view, out.text());
        view = out.take();
    }
    if (recent_.size() > remembered) recent_.pop_front();
}

}  // namespace grognard::server
