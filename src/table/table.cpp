// What a table does that no game has a part in: the record, resignations, draws.
#include "table/table.hpp"

#include <algorithm>
#include <exception>
#include <iterator>

#include "core/hash.hpp"

namespace grognard::table {

std::uint64_t linked(std::uint64_t before, std::optional<Seat> by, std::string_view text,
                     std::uint64_t state) {
    Hasher hasher;
    hasher.mix(before);
    hasher.mix(by ? static_cast<std::uint64_t>(index(*by)) : std::size(both_seats));
    hasher.mix(text);
    hasher.mix(state);
    return hasher.value();
}

std::string Question::words() const {
    std::string text = verb + " and " + std::to_string(count) + " of";
    for (const std::string& outcome : outcomes) text += " " + outcome;
    return text;
}

std::string Question::record(std::string_view seen_by) const {
    std::string text =
        kind + " " + std::to_string(count) + " seen " + std::string(seen_by) + " from";
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        text += " " + outcomes[i] + ":" + std::to_string(weights[i]);
    }
    return text;
}

bool same_question(std::string_view a, std::string_view b) {
    const auto parts = [](std::string_view text) {
        const std::size_t seen = text.find(" seen ");
        const std::size_t from = text.find(" from");
        if (seen == std::string_view::npos || from == std::string_view::npos) {
            return std::pair(text, std::string_view());
        }
        return std::pair(text.substr(0, seen), text.substr(from));
    };
    return parts(a) == parts(b);
}

std::string Table::line(std::size_t number) const {
    const LogEntry& entry = log_[number - 1];
    return input_line(number, entry.by ? seat_name(*entry.by) : "", entry);
}

void Table::note(std::string text) {
    Note note{log_.size(), std::move(text)};
    if (journal_ != nullptr) journal_->note(note);
    notes_.push_back(std::move(note));
}

void Table::note_dice(std::string_view source) {
    const std::string text = "dice " + std::string(source);
    const auto last = std::find_if(notes_.rbegin(), notes_.rend(),
                                   [](const Note& one) { return one.text.starts_with("dice "); });
    if (last == notes_.rend() || last->text != text) note(text);
}

void Table::end(Ending ending, std::string reason) {
    const Seat winner = ending == Ending::SecondWins ? Seat::Second : Seat::First;
    const std::string_view result = ending == Ending::Draw ? "draw" : seat_name(winner);
    note("over " + std::string(result) + " " + reason);
    reason_ = std::move(reason);
    ended_ = ending;
}

bool Table::resign(Seat seat) {
    if (over()) return false;
    note("resign " + std::string(seat_name(seat)));
    end(win_for(other(seat)), "resigned");
    return true;
}

std::optional<std::string_view> Table::last_note(std::string_view beginning) const {
    for (auto note = notes_.rbegin(); note != notes_.rend() && note->after >= log_.size(); ++note) {
        if (parse_cut(note->text)) return std::nullopt;
        if (note->text.starts_with(beginning)) return note->text;
    }
    return std::nullopt;
}

std::optional<Seat> Table::draw_offer() const {
    constexpr std::string_view offer = "draw-offer ";
    const auto last = last_note("draw-");
    if (over() || !last || !last->starts_with(offer)) return std::nullopt;
    return parse_seat(last->substr(offer.size()));
}

std::optional<Takeback> Table::takeback_request() const {
    const auto last = last_note("takeback-");
    const auto request = last ? parse_takeback_request(*last) : std::nullopt;
    if (over() || !request) return std::nullopt;
    const auto seat = parse_seat(request->seat);
    return seat ? std::optional(Takeback{*seat, request->from - 1}) : std::nullopt;
}

bool Table::request_takeback(Seat seat, std::size_t kept) {
    if (over() || kept >= log_.size() || takeback_request()) return false;
    note(TakebackNote{std::string(seat_name(seat)), kept + 1}.text());
    return true;
}

bool Table::decline_takeback(Seat seat) {
    const auto request = takeback_request();
    if (!request || request->by == seat) return false;
    note("takeback-decline " + std::string(seat_name(seat)));
    return true;
}

bool Table::adjourned() const { return !over() && last_note("adjourn ").has_value(); }

bool Table::offer_draw(Seat seat) {
    if (over() || draw_offer()) return false;
    note("draw-offer " + std::string(seat_name(seat)));
    return true;
}

bool Table::answer_draw(Seat seat, Consent answer) {
    if (draw_offer() != other(seat)) return false;
    const std::string name(seat_name(seat));
    note((answer == Consent::Accept ? "draw-accept " : "draw-decline ") + name);
    if (answer == Consent::Accept) end(Ending::Draw, "agreed");
    return true;
}

bool Table::claim(Seat seat) {
    if (over()) return false;
    note("claim " + std::string(seat_name(seat)));
    end(win_for(seat), "time");
    return true;
}

bool Table::adjourn(Seat seat) {
    if (over() || adjourned()) return false;
    note("adjourn " + std::string(seat_name(seat)));
    return true;
}

bool Table::take_back(std::size_t kept) {
    if (over() || kept >= log_.size()) return false;
    const std::string cut = "cut " + std::to_string(kept + 1) + " takeback";
    std::vector<std::string> lines;
    for (std::size_t i = kept + 1; i <= log_.size(); ++i) lines.push_back(line(i));
    if (journal_ != nullptr) journal_->note({kept, cut});
    fold_cut(notes_, kept + 1, lines, cut);
    rewind(kept);
    return true;
}

void Table::restore(std::vector<Note> notes) {
    notes_ = std::move(notes);
    ended_.reset();
    for (const Note& note : notes_) {
        constexpr std::string_view over = "over ";
        if (!note.text.starts_with(over)) continue;
        const std::string_view rest = std::string_view(note.text).substr(over.size());
        const std::string_view result = rest.substr(0, rest.find(' '));
        const auto winner = parse_seat(result);
        reason_ = rest.substr(std::min(rest.size(), result.size() + 1));
        ended_ = winner ? win_for(*winner) : Ending::Draw;
    }
}

void Table::keep_original(const LogEntry& entry) {
    LogEntry& last = log_.back();
    if (entry.state != 0) last.state = entry.state;
    // Format 1 hashed states in another way.
    if (entry.state != 0 && entry.hash != 0) last.hash = entry.hash;
    if (!entry.question.empty()) last.question = entry.question;
    last.automatic = entry.automatic;
}

void Table::note_end() {
    if (ended_ || awaits() != Awaits::Nobody) return;
    const Outcome outcome = this->outcome();
    if (!outcome.decided()) return;
    end(outcome.ending, *outcome.by == '\0' ? "rules" : outcome.by);
}

}  // namespace grognard::table
