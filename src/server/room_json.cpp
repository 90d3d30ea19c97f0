// What leaves a room: states, answers and looks back, each made for one kind of listener.
#include <algorithm>

#include "codec/write.hpp"
#include "server/room.hpp"
#include "server/wire.hpp"

namespace grognard::server {

namespace {

wire::WhyAnswer refused_answer(std::uint64_t id, const table::Refused& refused) {
    wire::WhyAnswer out;
    out.id = id;
    out.rule.value = refused.rule;
    out.reason.value = refused.reason;
    out.also = refused.also;
    return out;
}

wire::WhyAnswer expected_answer(std::uint64_t id, std::string_view expected) {
    wire::WhyAnswer out;
    out.id = id;
    out.expected.value = expected;
    return out;
}

void write_luck(codec::Writer& out, const Luck& luck) {
    wire::Luck both;
    for (const Seat seat : both_seats) {
        both[seat] = {luck.expected[at_seat(seat)], luck.actual[at_seat(seat)]};
    }
    codec::write_value(out, both);
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
    seat ? at.write_view(out, *seat) : port_->write_public_view(out, at);
}

void Room::write_step(codec::Writer& out, std::size_t at, const Step& step,
                      const Eyes& eyes) const {
    const bool own = step.by && step.by == eyes.seat;
    const bool hidden = !eyes.all && !own && port_->secret(step.by, step.text);
    wire::Event event;
    event.at = at;
    event.by = {step.by ? table::SeatWord(*step.by).text : "chance"};
    event.text = hidden ? std::string_view(step.text).substr(0, step.text.find(' ')) : step.text;
    event.told.write = [&](codec::Writer& told_out) {
        told_out.begin_array();
        for (const table::Message& told : step.told) {
            const bool seen =
                eyes.seat ? sees(told.visible, *eyes.seat) : told.visible == Visible::All;
            if (seen) told_out.raw(told.json());
        }
        told_out.end_array();
    };
    codec::write_value(out, event);
}

void Room::write_events(codec::Writer& out, std::size_t since, const Eyes& eyes) {
    out.begin_array();
    for (std::size_t at = since + 1; at <= live_.at(); ++at) {
        const Step* step = live_.step(at);
        if (step == nullptr) step = past_at(at).step(at);
        write_step(out, at, *step, eyes);
    }
    out.end_array();
}

void Room::write_chat(codec::Writer& out, std::size_t since) const {
    out.begin_array();
    for (const store::Chat& line : chat_) {
        if (line.number <= since) continue;
        const Seat seat = table::SeatWord::named(line.from).value_or(Seat::First);
        codec::write_value(out, wire::ChatLine{seat, record_.seats[at_seat(seat)].name, line.text,
                                               line.time, line.at});
    }
    out.end_array();
}

void Room::write_offers(codec::Writer& out, Role role) const {
    const Seat seat = seat_of(role);
    const bool may_act = role != Role::Spectator && is_awaited(table().awaits(), seat);
    may_act ? table().write_offers(out, seat) : out.raw("[]");
}

void Room::write_state(codec::Writer& out, const Audience& audience,
                       const std::array<bool, 2>& online) {
    const Eyes seen = eyes(audience.role);
    const std::string_view role = role_name(audience.role);
    wire::State state;
    state.table = {record_.id};
    state.game = {record_.game};
    state.scenario = {record_.scenario};
    if (!role.empty()) state.seat = {role};
    if (seen.seat) state.viewer = *seen.seat;
    state.solo = record_.solo;
    state.at = live_.at();
    const std::string moment = this->moment(live_.at());
    state.moment = {moment};
    state.since = std::min(audience.steps, live_.at());
    state.view.write = [&](codec::Writer& to) { write_view(to, table(), seen.seat); };
    state.awaits = table().awaits();
    const table::Message prompt = over() ? table::Message() : port_->prompt(table());
    if (!over()) state.prompt = {prompt.json()};
    state.offers.write = [&](codec::Writer& to) { write_offers(to, audience.role); };
    state.undo = !over() && std::ranges::any_of(both_seats, [&](Seat seat) {
        return holds(audience.role, seat) && table().may_undo(seat);
    });
    state.dice.text = typed() ? "typed" : "server";
    if (const auto asked = typed() ? table().question() : std::nullopt) {
        state.question.value = {asked->verb, asked->count, asked->outcomes};
    }
    state.commitment = {commitment_};
    for (const Seat seat : both_seats) {
        const store::SeatRecord& who = record_.seats[at_seat(seat)];
        state.names[seat] = who.name;
        state.kinds[seat] = {who.kind};
        state.online[seat] = online[at_seat(seat)] || who.is_bot();
    }
    for (const Seat seat : missing()) state.waiting.emplace_back(seat);
    state.luck = luck_text_.of(live_.luck(), write_luck);
    state.events.write = [&](codec::Writer& to) { write_events(to, state.since, seen); };
    state.chat.write = [&](codec::Writer& to) { write_chat(to, audience.chat); };
    codec::write_value(out, state);
}

std::string Room::why(Role role, const Why& question) const {
    if (role == Role::Spectator) {
        return codec::write_json(refused_answer(question.id, host_refuses(reason_spectator)));
    }
    const table::Reply reply = table().verdict(seat_of(role), question.text);
    if (const auto* refused = std::get_if<table::Refused>(&reply)) {
        return codec::write_json(refused_answer(question.id, *refused));
    }
    if (const auto* unreadable = std::get_if<table::Unreadable>(&reply)) {
        return codec::write_json(expected_answer(question.id, unreadable->expected));
    }
    wire::WhyAnswer allowed;
    allowed.id = question.id;
    allowed.allowed = true;
    return codec::write_json(allowed);
}

std::function<std::string()> Room::odds(Role role, const Odds& question) const {
    const auto ready = [](std::string json) { return [json] { return json; }; };
    if (role == Role::Spectator) {
        return ready(
            codec::write_json(refused_answer(question.id, host_refuses(reason_spectator))));
    }
    const Seat seat = seat_of(role);
    const table::Reply reply = table().verdict(seat, question.text);
    if (const auto* refused = std::get_if<table::Refused>(&reply)) {
        return ready(codec::write_json(refused_answer(question.id, *refused)));
    }
    std::string no_dice =
        codec::write_json(expected_answer(question.id, "an action that rolls dice"));
    if (!std::holds_alternative<table::Accepted>(reply)) return ready(std::move(no_dice));
    return [odds = port_->odds(table(), seat, question.text, question.id),
            none = std::move(no_dice)] { return odds().value_or(none); };
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
    std::optional<Seat> asked;
    if (question.seat.value) asked = question.seat.value->seat();
    const bool open = over() || role == Role::Both;
    if (asked && !open && !holds(role, *asked)) {
        return codec::write_json(refused_answer(question.id, host_refuses(reason_not_over)));
    }
    if (past_ && past_->at() > at) past_.reset();
    Tape& past = past_at(at);
    const auto seat = asked ? asked : viewer(role, past.table());
    const bool ended = past.table().awaits() == Awaits::Nobody;
    const table::Message prompt = ended ? table::Message() : port_->prompt(past.table());
    wire::ReplayAnswer answer;
    answer.id = question.id;
    answer.at = at;
    if (seat) answer.viewer = *seat;
    answer.awaits = past.table().awaits();
    if (!ended) answer.prompt = {prompt.json()};
    answer.view.write = [&](codec::Writer& out) { write_view(out, past.table(), seat); };
    answer.events.write = [&](codec::Writer& out) {
        out.begin_array();
        if (at > 0) write_step(out, at, *past.step(at), {seat, over()});
        out.end_array();
    };
    table::KeptText<wire::Luck, Luck> luck;
    answer.luck = luck.of(past.luck(), write_luck);
    return codec::write_json(answer);
}

std::string Room::story(Role, const Story& question) const {
    wire::StoryAnswer answer;
    answer.id = question.id;
    Tape tape = fresh_tape();
    std::optional<Standing> last;
    const auto& log = table().log();
    while (true) {
        const Standing now = port_->standing(tape.table());
        const bool end = tape.at() == log.size();
        if (now != last || end) {
            wire::StoryPoint& point = answer.points.emplace_back();
            point.at = tape.at();
            for (const Seat seat : both_seats) {
                point.strength[seat] = now.strength[at_seat(seat)];
                point.score[seat] = now.points[at_seat(seat)];
            }
            last = now;
        }
        if (end) break;
        tape.follow(log[tape.at()]);
    }
    return codec::write_json(answer);
}

}  // namespace grognard::server
