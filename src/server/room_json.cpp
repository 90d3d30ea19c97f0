// What leaves a room: states, answers and looks back, each made for one kind of listener.
#include <algorithm>

#include "server/room.hpp"
#include "server/words_json.hpp"

namespace grognard::server {

namespace {

std::size_t at_seat(Seat seat) { return static_cast<std::size_t>(index(seat)); }

std::string_view awaited(const table::Table& at) {
    switch (at.awaits()) {
        case Awaits::First:
            return at.seat_name(Seat::First);
        case Awaits::Second:
            return at.seat_name(Seat::Second);
        case Awaits::Both:
            return "both";
        case Awaits::Chance:
            return "chance";
        case Awaits::Nobody:
            break;
    }
    return "nobody";
}

constexpr std::size_t usual_state_bytes = 8192;

template <std::size_t N>
void text(codec::Writer& out, const char (&key)[N], std::string_view value) {
    out.key(key);
    out.string(value);
}
template <std::size_t N>
void number(codec::Writer& out, const char (&key)[N], std::uint64_t value) {
    out.key(key);
    out.natural(value);
}
template <std::size_t N>
void truth(codec::Writer& out, const char (&key)[N], bool value) {
    out.key(key);
    out.boolean(value);
}

void begin_answer(codec::Writer& out, std::uint64_t id) {
    out.begin_object();
    text(out, "type", "answer");
    number(out, "id", id);
}

void write_refusal(codec::Writer& out, const table::Refused& refused) {
    truth(out, "allowed", false);
    text(out, "rule", refused.rule);
    text(out, "reason", refused.reason);
}

std::string refused_answer(std::uint64_t id, std::string_view reason) {
    codec::Writer out;
    begin_answer(out, id);
    write_refusal(out, {"", std::string(reason)});
    out.end_object();
    return out.take();
}

}  // namespace

std::optional<Seat> Room::viewer(Role role, const table::Table& at) const {
    if (role == Role::First) return Seat::First;
    if (role == Role::Second) return Seat::Second;
    if (role == Role::Spectator) return std::nullopt;
    if (at.awaits() == Awaits::First || at.awaits() == Awaits::Second) {
        return at.awaits() == Awaits::First ? Seat::First : Seat::Second;
    }
    const auto& log = at.log();
    const auto last = std::find_if(log.rbegin(), log.rend(), [](const table::LogEntry& entry) {
        return entry.by.has_value();
    });
    return last == log.rend() ? Seat::First : *last->by;
}

Room::Eyes Room::eyes(Role role) const { return {viewer(role, table()), over()}; }

void Room::write_view(codec::Writer& out, const table::Table& at, std::optional<Seat> seat) const {
    out.key("view");
    seat ? at.write_view(out, *seat) : port_->write_public_view(out, at);
}

void Room::write_step(codec::Writer& out, std::size_t at, const Step& step,
                      const Eyes& eyes) const {
    out.begin_object();
    number(out, "at", at);
    text(out, "by", step.by ? table().seat_name(*step.by) : "chance");
    const bool own = step.by && step.by == eyes.seat;
    const bool hidden = !eyes.all && !own && port_->secret(step.by, step.text);
    text(out, "text",
         hidden ? std::string_view(step.text).substr(0, step.text.find(' ')) : step.text);
    out.key("told");
    out.begin_array();
    for (const ToldJson& told : step.told) {
        const bool seen = eyes.seat ? sees(told.visible, *eyes.seat) : told.visible == Visible::All;
        if (seen) out.raw(told.json);
    }
    out.end_array();
    out.end_object();
}

void Room::write_events(codec::Writer& out, std::size_t since, const Eyes& eyes) {
    out.key("events");
    out.begin_array();
    for (std::size_t at = since + 1; at <= live_.at(); ++at) {
        const Step* step = live_.step(at);
        if (step == nullptr) step = past_at(at).step(at);
        write_step(out, at, *step, eyes);
    }
    out.end_array();
}

void Room::write_people(codec::Writer& out, const std::array<bool, 2>& online) const {
    const auto each = [&](std::string_view key, auto write) {
        out.key(key);
        out.begin_object();
        for (const Seat seat : both_seats) {
            out.key(table().seat_name(seat));
            write(at_seat(seat));
        }
        out.end_object();
    };
    each("names", [&](std::size_t i) { out.string(record_.seats[i].name); });
    each("kinds", [&](std::size_t i) { out.string(record_.seats[i].kind); });
    each("online", [&](std::size_t i) {
        out.boolean(online[i] || record_.seats[i].kind.starts_with("bot:"));
    });
    out.key("waiting");
    out.begin_array();
    for (const Seat seat : missing()) out.string(table().seat_name(seat));
    out.end_array();
}

void Room::write_chat(codec::Writer& out, std::size_t since) const {
    out.key("chat");
    out.begin_array();
    for (std::size_t i = since; i < chat_.size(); ++i) {
        const store::Chat& line = chat_[i];
        out.begin_object();
        text(out, "by", line.from);
        if (const auto seat = table().parse_seat(line.from)) {
            text(out, "name", record_.seats[at_seat(*seat)].name);
        }
        text(out, "text", line.text);
        out.key("time");
        out.integer(line.time);
        number(out, "at", line.at);
        out.end_object();
    }
    out.end_array();
}

void Room::write_luck(codec::Writer& out, const Luck& luck) const {
    out.key("luck");
    out.begin_object();
    for (const Seat seat : both_seats) {
        out.key(table().seat_name(seat));
        out.begin_object();
        out.key("expected");
        out.real(luck.expected[at_seat(seat)]);
        out.key("actual");
        out.integer(luck.actual[at_seat(seat)]);
        out.end_object();
    }
    out.end_object();
}

void Room::write_table(codec::Writer& out, Role role) {
    text(out, "awaits", awaited(table()));
    out.key("prompt");
    over() ? out.null() : write(out, port_->prompt(table()));
    out.key("offers");
    const Seat seat = seat_of(role);
    const bool may_act = role != Role::Spectator && is_awaited(table().awaits(), seat);
    may_act ? table().write_offers(out, seat) : out.raw("[]");
    const auto last = live_.at() == 0 ? std::nullopt : table().log().back().by;
    truth(out, "undo", !over() && last && holds(role, *last) && table().may_undo(*last));
    text(out, "dice", typed() ? "typed" : "server");
    if (const auto question = typed() ? table().question() : std::nullopt) {
        out.key("question");
        out.begin_object();
        text(out, "verb", question->verb);
        number(out, "count", static_cast<std::uint64_t>(question->count));
        out.key("outcomes");
        codec::write_value(out, question->outcomes);
        out.end_object();
    }
    if (!commitment_.empty()) text(out, "commitment", commitment_);
}

std::string Room::state(const Audience& audience, const std::array<bool, 2>& online) {
    const Eyes seen = eyes(audience.role);
    const std::size_t since = std::min(audience.steps, live_.at());
    codec::Writer out(codec::Layout::Compact, usual_state_bytes);
    out.begin_object();
    text(out, "type", "state");
    text(out, "table", record_.id);
    text(out, "game", record_.game);
    text(out, "scenario", record_.scenario);
    const std::string_view role = role_name(audience.role, table());
    out.key("seat");
    role.empty() ? out.null() : out.string(role);
    out.key("viewer");
    seen.seat ? out.string(table().seat_name(*seen.seat)) : out.null();
    truth(out, "solo", record_.solo);
    number(out, "at", live_.at());
    number(out, "since", since);
    write_view(out, table(), seen.seat);
    write_table(out, audience.role);
    write_people(out, online);
    write_luck(out, live_.luck());
    write_events(out, since, seen);
    write_chat(out, audience.chat);
    out.end_object();
    return out.take();
}

std::string Room::why(Role role, const Why& question) const {
    if (role == Role::Spectator) return refused_answer(question.id, reason_spectator);
    codec::Writer out;
    begin_answer(out, question.id);
    const table::Reply reply = table().verdict(seat_of(role), question.text);
    if (const auto* refused = std::get_if<table::Refused>(&reply)) {
        write_refusal(out, *refused);
    } else if (const auto* unreadable = std::get_if<table::Unreadable>(&reply)) {
        truth(out, "allowed", false);
        text(out, "expected", unreadable->expected);
    } else {
        truth(out, "allowed", true);
    }
    out.end_object();
    return out.take();
}

std::string Room::odds(Role role, const Odds& question) const {
    if (role == Role::Spectator) return refused_answer(question.id, reason_spectator);
    codec::Writer out;
    begin_answer(out, question.id);
    const Seat seat = seat_of(role);
    const table::Reply reply = table().verdict(seat, question.text);
    if (const auto* refused = std::get_if<table::Refused>(&reply)) {
        write_refusal(out, *refused);
    } else {
        const bool rolls = std::holds_alternative<table::Accepted>(reply) &&
                           port_->write_odds(out, table(), seat, question.text);
        truth(out, "allowed", rolls);
        if (!rolls) text(out, "expected", "an action that rolls dice");
    }
    out.end_object();
    return out.take();
}

Tape Room::fresh_tape() const { return {*port_, port_->make(record_.scenario)}; }

Tape& Room::past_at(std::size_t at) {
    // The steps a tape remembers can be read again without winding back.
    const bool behind = past_ && (past_->at() == at || (past_->at() > at && past_->step(at)));
    if (!past_ || (past_->at() > at && !behind)) past_ = std::make_unique<Tape>(fresh_tape());
    while (past_->at() < at) past_->follow(table().log()[past_->at()]);
    return *past_;
}

std::string Room::replay(Role role, const Replay& question) {
    const std::size_t at = std::min<std::size_t>(question.at, live_.at());
    const auto asked = table().parse_seat(question.seat);
    const bool open = over() || role == Role::Both;
    if (asked && !open && !holds(role, *asked)) {
        return refused_answer(question.id, reason_not_over);
    }
    if (past_ && past_->at() > at) past_.reset();
    Tape& past = past_at(at);
    const auto seat = asked ? asked : viewer(role, past.table());
    codec::Writer out;
    begin_answer(out, question.id);
    number(out, "at", at);
    out.key("viewer");
    seat ? out.string(table().seat_name(*seat)) : out.null();
    text(out, "awaits", awaited(past.table()));
    out.key("prompt");
    past.table().awaits() == Awaits::Nobody ? out.null() : write(out, port_->prompt(past.table()));
    write_view(out, past.table(), seat);
    out.key("events");
    out.begin_array();
    if (at > 0) write_step(out, at, *past.step(at), {seat, over()});
    out.end_array();
    write_luck(out, past.luck());
    out.end_object();
    return out.take();
}

std::string Room::story(Role, const Story& question) const {
    codec::Writer out;
    begin_answer(out, question.id);
    out.key("points");
    out.begin_array();
    Tape tape = fresh_tape();
    std::optional<Standing> last;
    const auto& log = table().log();
    while (true) {
        const Standing now = port_->standing(tape.table());
        const bool end = tape.at() == log.size();
        if (now != last || end) {
            out.begin_object();
            number(out, "at", tape.at());
            const auto pair = [&](std::string_view key, const std::array<int, 2>& values) {
                out.key(key);
                out.begin_object();
                for (const Seat seat : both_seats) {
                    out.key(table().seat_name(seat));
                    out.integer(values[at_seat(seat)]);
                }
                out.end_object();
            };
            pair("blocks", now.strength);
            pair("banners", now.points);
            out.end_object();
            last = now;
        }
        if (end) break;
        tape.follow(log[tape.at()]);
    }
    out.end_array();
    out.end_object();
    return out.take();
}

}  // namespace grognard::server
