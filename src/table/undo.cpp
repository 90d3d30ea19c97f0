// What a seat may undo, and yields, which live in the same part of the record.
#include <algorithm>
#include <utility>

#include "table/table.hpp"

namespace grognard::table {

std::size_t Table::asked_at(Seat seat) const {
    std::size_t at = log_.size();
    while (at > 0 && log_[at - 1].by == other(seat) && awaited_[at - 1] == Awaits::Both) --at;
    return at;
}

std::vector<std::size_t> Table::removable(Seat seat) const {
    std::vector<std::size_t> out;
    const Tail tail = this->tail();
    if (tail.owner != seat || over()) return out;
    // Whatever else is on record stays there, so nothing before it can go.
    std::size_t first = log_.size() - tail.size + 1;
    for (const Note& note : notes_) {
        if (!parse_yield_note(note.text)) first = std::max(first, note.after + 1);
    }
    for (std::size_t number = first; number <= log_.size(); ++number) {
        const LogEntry& entry = log_[number - 1];
        if (entry.by == seat && entry.automatic == Automatic::No) out.push_back(number);
    }
    return out;
}

std::optional<std::size_t> Table::undo_to(Seat seat) const {
    const std::vector<std::size_t> may = removable(seat);
    return may.empty() ? std::nullopt : std::optional(may.back() - 1);
}

bool Table::undo(Seat seat) {
    const auto kept = undo_to(seat);
    if (!kept) return false;
    drop_tail(*kept);
    return true;
}

void Table::drop_tail(std::size_t kept) {
    std::vector<std::string> yields;
    for (const Note& note : notes_) {
        if (note.after > kept) yields.push_back(note.text);
    }
    if (journal_ != nullptr) journal_->cut(kept);
    std::erase_if(notes_, [kept](const Note& note) { return note.after > kept; });
    return_to(kept);
    for (std::string& text : yields) note(std::move(text));
}

std::optional<Unremovable> Table::remove(Seat seat, std::size_t number) {
    auto found = removal(seat, number);
    if (auto* no = std::get_if<Unremovable>(&found)) return std::move(*no);
    const Removal& removal = std::get<Removal>(found);
    drop_tail(removal.kept);
    for (const LogEntry& entry : removal.again) submit(*entry.by, entry.text, entry.automatic);
    return std::nullopt;
}

std::optional<Scopes> Table::scopes() const {
    for (const Seat seat : both_seats) {
        if (const auto asked = asks(seat)) return asked->scopes;
    }
    return std::nullopt;
}

bool Table::yield(Seat seat, std::string_view kind, Scope scope) {
    const auto now = scopes();
    if (over() || !now) return false;
    YieldNote yield{std::string(seat_name(seat)), std::string(kind), scope, now->of(scope)};
    if (!parse_yield_note(yield.text())) return false;
    note(yield.text());
    return true;
}

bool Table::end_yield(Seat seat, std::string_view kind) {
    const auto same = [kind](const YieldNote& yield) { return yield.kind == kind; };
    if (std::ranges::none_of(yields(seat), same)) return false;
    YieldNote ended;
    ended.seat = seat_name(seat);
    ended.kind = kind;
    ended.ends = true;
    note(ended.text());
    return true;
}

std::vector<YieldNote> Table::yields(Seat seat) const {
    std::vector<YieldNote> out = open_yields(notes_, seat_name(seat));
    if (over()) out.clear();
    if (const auto now = scopes()) {
        std::erase_if(out, [&now](const YieldNote& one) { return now->of(one.scope) != one.id; });
    }
    return out;
}

bool Table::yielded(Seat seat, std::string_view kind, const Scopes& now) const {
    if (notes_.empty()) return false;
    const std::vector<YieldNote> open = open_yields(notes_, seat_name(seat));
    return std::ranges::any_of(open, [&](const YieldNote& one) {
        return one.kind == kind && now.of(one.scope) == one.id;
    });
}

}  // namespace grognard::table
