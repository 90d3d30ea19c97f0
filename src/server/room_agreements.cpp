// What players do besides the rules of a game: yields, resignation, draws, takebacks, time limits.
#include <algorithm>
#include <utility>

#include "server/room.hpp"

namespace grognard::server {

namespace {

constexpr std::int64_t day = 24 * 60 * 60;

}  // namespace

std::optional<Seat> Room::meant(Role role, const codec::Maybe<table::SeatWord>& seat) const {
    if (!seat.value) return seat_of(role);
    const Seat named = seat.value->seat();
    return holds(role, named) ? std::optional(named) : std::nullopt;
}

Room::Partner Room::partner(Role role, Seat seat) const {
    if (holds(role, other(seat))) return Partner::Same;
    return record_.seats[at_seat(other(seat))].is_bot() ? Partner::Program : Partner::Person;
}

Result Room::yield(Role role, const Yield& message) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    const auto seat = meant(role, message.seat);
    if (!seat) return host_refuses(reason_not_your_seat);
    const std::string_view kind = message.kind;
    const auto asks = table().asks(*seat);
    if (asks && asks->kind == kind && asks->pass.empty()) return host_refuses(reason_no_pass);
    const std::size_t first = live_.at() + 1;
    const Scope scope = *table::parse_scope(message.until.text);
    if (!live_.table().yield(*seat, kind, scope)) return host_refuses(reason_no_yield);
    roll_due();
    return kept_from(first);
}

Result Room::end_yield(Role role, const EndYield& message) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    const auto seat = meant(role, message.seat);
    if (!seat) return host_refuses(reason_not_your_seat);
    if (!live_.table().end_yield(*seat, message.kind)) return host_refuses(reason_no_yield);
    return kept_from(live_.at() + 1);
}

Result Room::resign(Role role, const Resign& message) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    const auto seat = meant(role, message.seat);
    if (!seat) return host_refuses(reason_not_your_seat);
    if (!live_.table().resign(*seat)) return host_refuses(reason_over);
    return kept_from(live_.at() + 1);
}

// One who plays both seats agrees with himself; the program plays on.
Result Room::draw(Role role, const Draw& message) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    table::Table& table = live_.table();
    if (over()) return host_refuses(reason_over);
    if (message.draw.text == "offer") {
        const Seat seat = seat_of(role);
        if (!table.offer_draw(seat)) return host_refuses(reason_no_offer);
        const Partner who = partner(role, seat);
        if (who == Partner::Same) table.answer_draw(other(seat), table::Consent::Accept);
        if (who == Partner::Program) table.answer_draw(other(seat), table::Consent::Decline);
        return kept_from(live_.at() + 1);
    }
    const auto by = table.draw_offer();
    if (!by || !holds(role, other(*by))) return host_refuses(reason_no_offer);
    const bool agrees = message.draw.text == "accept";
    table.answer_draw(other(*by), agrees ? table::Consent::Accept : table::Consent::Decline);
    return kept_from(live_.at() + 1);
}

// The program always agrees.
Result Room::take_back(Role role, const Takeback& message) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    table::Table& table = live_.table();
    if (over()) return host_refuses(reason_over);
    if (message.takeback.text == "request") {
        const std::uint64_t from = message.from.value.value_or(live_.at());
        if (from == 0 || from > live_.at()) return table::Unreadable{"from: an input there is"};
        const Seat seat = seat_of(role);
        if (partner(role, seat) != Partner::Person) return take_back_to(from - 1);
        if (!table.request_takeback(seat, from - 1)) return host_refuses(reason_no_request);
        return kept_from(live_.at() + 1);
    }
    const auto request = table.takeback_request();
    if (!request || !holds(role, other(request->by))) return host_refuses(reason_no_request);
    if (message.takeback.text == "accept") return take_back_to(request->kept);
    table.decline_takeback(other(request->by));
    return kept_from(live_.at() + 1);
}

// The dice that were seen do not come again: the number of cuts is part of their key.
Result Room::take_back_to(std::size_t kept) {
    if (!live_.take_back(kept, port_->make(record_.scenario))) {
        return host_refuses(reason_no_request);
    }
    record_.notes = table().notes();
    prepare_dice();
    roll_due();
    Result out = retold_from(kept);
    auto& writes = std::get<Changed>(out).writes;
    writes.push_back(store::Update{record_});
    return out;
}

std::optional<std::int64_t> Room::deadline() const {
    const Awaits awaits = table().awaits();
    const bool one = awaits == Awaits::First || awaits == Awaits::Second;
    if (record_.days == 0 || !one || table().adjourned()) return std::nullopt;
    const Seat seat = awaits == Awaits::First ? Seat::First : Seat::Second;
    if (record_.seats[at_seat(seat)].is_bot()) return std::nullopt;
    return record_.moved + record_.days * day;
}

Result Room::overdue(Role role, const Overdue& message) {
    if (role == Role::Spectator) return host_refuses(reason_spectator);
    if (over()) return host_refuses(reason_over);
    const auto due = deadline();
    const Seat late = table().awaits() == Awaits::First ? Seat::First : Seat::Second;
    if (!due || now_ < *due || !holds(role, other(late))) return host_refuses(reason_in_time);
    table::Table& table = live_.table();
    message.overdue.text == "claim" ? table.claim(other(late)) : table.adjourn(other(late));
    return kept_from(live_.at() + 1);
}

}  // namespace grognard::server
