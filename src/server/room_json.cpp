// What leaves a room: states, answers and looks back, each made for one kind of listener.
#include <algorithm>
#include <mutex>

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

// Whose eyes a role has; who holds both seats has those of the one that acts.
Viewer eyes_of(Role role, const table::Table& at) {
    if (role == Role::First) return Viewer::First;
    if (role == Role::Second) return Viewer::Second;
    if (role == Role::Spectator) return Viewer::Spectator;
    for (const Seat seat : both_seats) {
        if (is_awaited(at.awaits(), seat)) return viewer(seat);
    }
    const auto& log = at.log();
    const auto last = std::find_if(log.rbegin(), log.rend(), [](const table::LogEntry& entry) {
        return entry.by.has_value();
    });
    return last == log.rend() ? Viewer::First : viewer(*last->by);
}

// Nothing for a spectator.
std::optional<wire::SeatWord> seat_word(Viewer viewer) {
    if (viewer == Viewer::Spectator) return std::nullopt;
    return wire::SeatWord(viewer == Viewer::First ? Seat::First : Seat::Second);
}

// Whose eyes read it, whether anything is secret any more, and whether it tells what changed.
struct Eyes {
    Viewer viewer = Viewer::Spectator;
    bool all = false;
    bool patch = false;
};

void write_step(codec::Writer& out, const table::Table& table, std::size_t at, const Step& step,
                const Eyes& eyes) {
    const bool own = step.by && viewer(*step.by) == eyes.viewer;
    const bool secret = step.by ? !own && step.secret : !sees(step.seen, eyes.viewer);
    const bool hidden = !eyes.all && secret;
    wire::Event event;
    event.at = at;
    event.by = {step.by ? table::SeatWord(*step.by).text : "chance"};
    event.text = hidden ? std::string_view(step.text).substr(0, step.text.find(' ')) : step.text;
    if (step.by && !hidden) {
        event.action.value.emplace().write = [&](codec::Writer& to) {
            table.write_action(to, step.text);
        };
    }
    const bool shown = step.automatic == table::Automatic::Only || own || eyes.all;
    if (step.automatic != table::Automatic::No && shown) {
        event.automatic.value.emplace().text = table::name(step.automatic);
    }
    event.told.write = [&](codec::Writer& told_out) {
        told_out.begin_array();
        for (const table::Message& told : step.told) {
            if (sees(told.visible, eyes.viewer)) told_out.raw(told.json());
        }
        told_out.end_array();
    };
    if (eyes.patch) event.patch.value = {step.patches[index(eyes.viewer)]};
    codec::write_value(out, event);
}

std::string replay_answer(const Tape& past, std::uint64_t id, Viewer eyes, bool all) {
    const std::size_t at = past.at();
    const bool ended = past.table().awaits() == Awaits::Nobody;
    const table::Message prompt = ended ? table::Message() : past.table().prompt();
    wire::ReplayAnswer answer;
    answer.id = id;
    answer.at = at;
    answer.viewer = seat_word(eyes);
    answer.awaits = past.table().awaits();
    if (!ended) answer.prompt = {prompt.json()};
    answer.view.write = [&](codec::Writer& out) { past.table().write_view(out, eyes); };
    answer.events.write = [&](codec::Writer& out) {
        out.begin_array();
        if (at > 0) write_step(out, past.table(), at, *past.step(at), {eyes, all});
        out.end_array();
    };
    table::KeptText<wire::Luck, Luck> luck;
    answer.luck = luck.of(past.luck(), write_luck);
    return codec::write_json(answer);
}

std::string story_answer(const GamePort& port, Tape& tape, std::uint64_t id,
                         const std::vector<table::LogEntry>& inputs) {
    wire::StoryAnswer answer;
    answer.id = id;
    std::optional<Standing> last;
    while (true) {
        const Standing now = port.standing(tape.table());
        const bool end = tape.at() == inputs.size();
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
        tape.follow(inputs[tape.at()]);
    }
    return codec::write_json(answer);
}

}  // namespace

// A tape that is wound on, or back to the start, to where somebody wants to look; one after another
// may do so.
class Room::Past {
  public:
    explicit Past(Tape tape) : tape_(std::move(tape)) {}

    template <class Fresh, class Look>
    auto look(const std::vector<table::LogEntry>& inputs, const Fresh& fresh, const Look& look) {
        const std::lock_guard lock(mutex_);
        if (!leads_to(inputs)) tape_ = fresh();
        while (tape_.at() < inputs.size()) tape_.follow(inputs[tape_.at()]);
        return look(tape_);
    }

  private:
    // An undo may have led the story elsewhere since somebody last looked.
    bool leads_to(const std::vector<table::LogEntry>& inputs) const {
        const std::size_t at = tape_.at();
        if (at == 0) return true;
        return at <= inputs.size() && inputs[at - 1].hash == tape_.table().story_hash();
    }

    std::mutex mutex_;
    Tape tape_;
};

const Step& Room::told_step(std::size_t at) const {
    const Step* const step = live_.step(at);
    return step != nullptr ? *step : retold_.at(at - 1);
}

bool Room::has_patches(const std::optional<KnownView>& known, std::size_t since,
                       Viewer viewer) const {
    if (!known || known->at != since || known->viewer != viewer) return false;
    const std::uint64_t story = since == 0 ? table().start_hash() : table().log()[since - 1].hash;
    if (known->story != story) return false;
    for (std::size_t at = since + 1; at <= live_.at(); ++at) {
        if (told_step(at).patches[index(viewer)].empty()) return false;
    }
    return true;
}

void Room::watch(std::span<const Role> roles) {
    std::array<bool, viewer_count> watched{};
    for (const Role role : roles) {
        if (role == Role::Spectator) watched[index(Viewer::Spectator)] = true;
        for (const Seat seat : both_seats) {
            if (holds(role, seat)) watched[index(viewer(seat))] = true;
        }
    }
    live_.watch(watched);
}

void Room::write_events(codec::Writer& out, std::size_t since, Viewer viewer,
                        Patches patches) const {
    out.begin_array();
    for (std::size_t at = since + 1; at <= live_.at(); ++at) {
        write_step(out, table(), at, told_step(at), {viewer, over(), patches == Patches::Told});
    }
    out.end_array();
}

bool Room::remembers(std::size_t since) const {
    const auto lives = [this](std::size_t after) {
        return after >= live_.at() || live_.step(after + 1) != nullptr;
    };
    return lives(since) || (!retold_.empty() && lives(retold_.size()));
}

std::function<Retold()> Room::retelling() const {
    return [inputs = table().log(), fresh = fresh_tape()] {
        Tape tape = fresh();
        Retold out;
        for (const table::LogEntry& entry : inputs) {
            tape.follow(entry);
            out.steps.push_back(*tape.step(tape.at()));
        }
        out.story = tape.table().story_hash();
        return out;
    };
}

void Room::recall(Retold told) {
    const std::size_t at = told.steps.size();
    const bool ours = at > 0 && at <= live_.at() && table().log()[at - 1].hash == told.story;
    if (ours) retold_ = std::move(told.steps);
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

std::vector<Seat> Room::asked(Role role) const {
    std::vector<Seat> out;
    for (const Seat seat : both_seats) {
        if (holds(role, seat) && is_awaited(table().awaits(), seat)) out.push_back(seat);
    }
    return out;
}

// What this role is asked, may take back, has yielded and was proposed; and how the game ended.
void Room::write_choices(wire::State& state, Role role) const {
    for (const Seat seat : asked(role)) {
        const table::Asked asks = *table().asks(seat);
        wire::Asked& out = state.asks.emplace_back();
        out.seat = seat;
        out.question = question_word(seat);
        out.kind = asks.kind;
        if (!asks.pass.empty()) {
            out.pass.value.emplace().write = [this, pass = asks.pass](codec::Writer& to) {
                table().write_action(to, pass);
            };
        }
        out.hidden = asks.answers == Answers::DependOnHidden;
    }
    for (const Seat seat : both_seats) {
        if (!holds(role, seat)) continue;
        for (const std::size_t number : table().removable(seat)) state.removable.push_back(number);
        for (const table::YieldNote& yield : table().yields(seat)) {
            wire::YieldInForce& out = state.yields.emplace_back();
            out.seat = seat;
            out.kind = yield.kind;
            out.until.text = table::name(yield.scope);
        }
    }
    state.undo = !state.removable.empty();
    if (const auto by = table().draw_offer()) state.draw_offer.value = *by;
    if (const auto request = table().takeback_request()) {
        state.takeback.value = {request->by, request->kept + 1};
    }
    if (record_.days > 0) state.days.value = record_.days;
    state.deadline.value = deadline();
    if (table().adjourned()) state.adjourned.value = true;
    const Outcome outcome = table().outcome();
    if (!outcome.decided()) return;
    wire::Ended& ended = state.ended.value.emplace();
    const Seat winner = outcome.ending == Ending::SecondWins ? Seat::Second : Seat::First;
    ended.winner.text =
        outcome.ending == Ending::Draw ? "draw" : std::string_view(table::SeatWord(winner).text);
    ended.by = outcome.by;
}

void Room::write_offers(codec::Writer& out, Seat seat) const {
    wire::Offers message;
    const std::string moment = this->moment(live_.at());
    Coverage coverage = Coverage::Complete;
    message.at = live_.at();
    message.moment = {moment};
    message.seat = seat;
    message.question = question_word(seat);
    message.offers.write = [&](codec::Writer& to) { coverage = table().write_offers(to, seat); };
    message.coverage.write = [&](codec::Writer& to) {
        to.word(coverage == Coverage::Complete ? "complete" : "sampled");
    };
    codec::write_value(out, message);
}

KnownView Room::write_state(codec::Writer& out, const Audience& audience,
                            const std::array<bool, 2>& online) {
    const Viewer seen = eyes_of(audience.role, table());
    const std::string_view role = role_name(audience.role);
    wire::State state;
    state.table = {record_.id};
    state.game = {record_.game};
    state.scenario = {record_.scenario};
    if (!role.empty()) state.seat = {role};
    state.viewer = seat_word(seen);
    state.solo = record_.solo;
    state.at = live_.at();
    const std::string moment = this->moment(live_.at());
    state.moment = {moment};
    state.since = std::min(audience.steps, live_.at());
    const bool patched = has_patches(audience.view, state.since, seen);
    if (!patched) {
        state.view.value.emplace().write = [&](codec::Writer& to) { table().write_view(to, seen); };
    }
    state.awaits = table().awaits();
    const table::Message prompt = over() ? table::Message() : table().prompt();
    if (!over()) state.prompt = {prompt.json()};
    write_choices(state, audience.role);
    state.dice.text = typed() ? "typed" : "server";
    if (const auto thrown = typed() ? table().question() : std::nullopt) {
        state.question.value = {thrown->verb, thrown->count, thrown->outcomes};
    }
    state.commitment = {commitment_};
    const std::optional<table::Message> notice = this->notice();
    if (notice) state.notice = {notice->json()};
    for (const Seat seat : both_seats) {
        const store::SeatRecord& who = record_.seats[at_seat(seat)];
        state.names[seat] = who.name;
        state.kinds[seat] = {who.kind};
        state.online[seat] = online[at_seat(seat)] || who.is_bot();
    }
    for (const Seat seat : missing()) state.waiting.emplace_back(seat);
    state.luck = luck_text_.of(live_.luck(), write_luck);
    state.events.write = [&](codec::Writer& to) {
        write_events(to, state.since, seen, patched ? Patches::Told : Patches::Left);
    };
    state.chat.write = [&](codec::Writer& to) { write_chat(to, audience.chat); };
    codec::write_value(out, state);
    return {seen, live_.at(), table().story_hash()};
}

std::function<std::string()> Room::why(Role role, const Why& question) const {
    const auto ready = [](std::string json) { return [json] { return json; }; };
    if (role == Role::Spectator) {
        return ready(
            codec::write_json(refused_answer(question.id, host_refuses(reason_spectator))));
    }
    const auto text = table().action_text(question.action.json);
    if (const auto* unreadable = std::get_if<table::Unreadable>(&text)) {
        return ready(codec::write_json(expected_answer(question.id, unreadable->expected)));
    }
    const auto judge = table().verdict_later(seat_of(role), std::get<std::string>(text));
    return [judge, id = question.id] {
        const table::Reply reply = judge();
        if (const auto* refused = std::get_if<table::Refused>(&reply)) {
            return codec::write_json(refused_answer(id, *refused));
        }
        wire::WhyAnswer allowed;
        allowed.id = id;
        allowed.allowed = true;
        return codec::write_json(allowed);
    };
}

std::function<std::string()> Room::odds(Role role, const Odds& question) const {
    const auto ready = [](std::string json) { return [json] { return json; }; };
    if (role == Role::Spectator) {
        return ready(
            codec::write_json(refused_answer(question.id, host_refuses(reason_spectator))));
    }
    const Seat seat = seat_of(role);
    std::string no_dice =
        codec::write_json(expected_answer(question.id, "an action that rolls dice"));
    const auto read = table().action_text(question.action.json);
    const auto* text = std::get_if<std::string>(&read);
    if (text == nullptr) return ready(std::move(no_dice));
    const table::Reply reply = table().verdict(seat, *text);
    if (const auto* refused = std::get_if<table::Refused>(&reply)) {
        return ready(codec::write_json(refused_answer(question.id, *refused)));
    }
    return [odds = port_->odds(table(), seat, *text, question.id), none = std::move(no_dice)] {
        return odds().value_or(none);
    };
}

std::function<Tape()> Room::fresh_tape() const {
    return
        [port = port_, scenario = record_.scenario] { return Tape(*port, port->make(scenario)); };
}

std::function<std::string()> Room::replay(Role role, const Replay& question) {
    const std::size_t at = std::min<std::size_t>(question.at, live_.at());
    std::optional<Seat> asked;
    if (question.seat.value) asked = question.seat.value->seat();
    const bool open = over() || role == Role::Both;
    if (asked && !open && !holds(role, *asked)) {
        return [id = question.id] {
            return codec::write_json(refused_answer(id, host_refuses(reason_not_over)));
        };
    }
    if (!past_) past_ = std::make_shared<Past>(fresh_tape()());
    const auto shown = [id = question.id, role, asked, all = over()](Tape& past) {
        return replay_answer(past, id, asked ? viewer(*asked) : eyes_of(role, past.table()), all);
    };
    return [past = past_, inputs = inputs(at), fresh = fresh_tape(), shown] {
        return past->look(inputs, fresh, shown);
    };
}

std::function<std::string()> Room::story(const Story& question) const {
    return [port = port_, id = question.id, inputs = table().log(), fresh = fresh_tape()] {
        Tape tape = fresh();
        return story_answer(*port, tape, id, inputs);
    };
}

}  // namespace grognard::server
