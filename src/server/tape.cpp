// Applies inputs and keeps what they told.
#include "server/tape.hpp"

#include "server/words_json.hpp"

namespace grognard::server {

table::Reply Tape::submit(Seat seat, std::string_view text) {
    table::Reply reply = table_->submit(seat, text);
    remember(reply);
    return reply;
}

table::Reply Tape::answer(std::string_view text) {
    Luck luck = luck_;
    port_->count_luck(luck, *table_, text);
    table::Reply reply = table_->answer(text);
    if (std::holds_alternative<table::Accepted>(reply)) luck_ = luck;
    remember(reply);
    return reply;
}

bool Tape::undo(Seat seat) {
    if (!table_->undo(seat)) return false;
    if (!recent_.empty()) recent_.pop_back();
    return true;
}

void Tape::follow(const table::LogEntry& entry) {
    const std::size_t number = at() + 1;
    const bool rolled = !entry.by.has_value();
    if (rolled != (table_->awaits() == Awaits::Chance)) {
        throw BrokenLog(number, rolled ? "chance is not awaited" : "chance is awaited");
    }
    const table::Reply reply = rolled ? answer(entry.text) : submit(*entry.by, entry.text);
    if (const auto* refused = std::get_if<table::Refused>(&reply)) {
        throw BrokenLog(number, "refused by " + refused->rule + " (" + refused->reason + ")");
    }
    if (const auto* unreadable = std::get_if<table::Unreadable>(&reply)) {
        throw BrokenLog(number, "expected " + unreadable->expected);
    }
    if (table_->story_hash() != entry.hash) throw BrokenLog(number, "it leads elsewhere");
}

const Step* Tape::step(std::size_t at) const {
    const std::size_t forgotten = this->at() - recent_.size();
    if (at <= forgotten || at > this->at()) return nullptr;
    return &recent_[at - forgotten - 1];
}

void Tape::remember(const table::Reply& reply) {
    const auto* accepted = std::get_if<table::Accepted>(&reply);
    if (accepted == nullptr) return;
    const table::LogEntry& entry = table_->log().back();
    Step step{entry.by, entry.text, {}};
    step.told.reserve(accepted->told.size());
    for (const table::Message& told : accepted->told) {
        step.told.push_back({told.visible, message_json(told)});
    }
    recent_.push_back(std::move(step));
    if (recent_.size() > remembered) recent_.pop_front();
}

}  // namespace grognard::server
