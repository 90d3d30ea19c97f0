// A table for one rules package; Traits says how it names seats, chance, steps and events.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstring>
#include <exception>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "codec/action.hpp"
#include "codec/json.hpp"
#include "codec/write.hpp"
#include "core/game.hpp"
#include "core/offers.hpp"
#include "table/table.hpp"

namespace grognard::table {

// - seat_name, parse_seat: how players are called
// - verb: "dice" or "draw"; outcome and parse_outcome: one word of an answer
// - step: the name of the step at which play stands
// - write_view: a view as JSON; `Memory` is what it may keep from one time to the next
// - tell: an event as a message, given the state after it; `Lore` is what it needs besides, such as
//   the names of units
// - ask: the question put to whoever is awaited, in one sentence
template <class T>
concept TableTraits = requires(const typename T::Game::State& s, const typename T::Lore& lore,
                               const typename T::Game::Event& event, std::string_view text,
                               Seat seat, Replacement replacement, std::uint8_t outcome,
                               const typename T::Game::View& view, codec::Writer& out,
                               const typename T::Game::Battle& battle, typename T::Memory& memory) {
    requires Game<typename T::Game>;
    { T::name } -> std::convertible_to<std::string_view>;
    { T::seat_name(seat) } -> std::convertible_to<std::string_view>;
    { T::parse_seat(text) } -> std::same_as<std::optional<Seat>>;
    { T::outcome(replacement, outcome) } -> std::convertible_to<std::string_view>;
    { T::parse_outcome(replacement, text) } -> std::same_as<std::optional<std::uint8_t>>;
    { T::step(s) } -> std::convertible_to<std::string_view>;
    { T::tell(s, lore, event) } -> std::same_as<Message>;
    { T::ask(s, lore) } -> std::same_as<Message>;
    T::write_view(out, view, battle, memory);
};

template <TableTraits T>
class GameTable final : public Table {
  public:
    using G = typename T::Game;
    using Battle = typename G::Battle;
    using State = typename G::State;
    using Action = typename G::Action;
    using Lore = typename T::Lore;

    GameTable(std::string scenario, std::shared_ptr<const Battle> battle, Lore lore)
        : scenario_(std::move(scenario)),
          battle_(std::move(battle)),
          lore_(std::move(lore)),
          s_(G::start(*battle_)),
          start_(s_),
          start_hash_(G::hash(s_)) {}

    const State& state() const { return s_; }
    const std::shared_ptr<const Battle>& battle() const { return battle_; }
    const Lore& lore() const { return lore_; }

    std::string_view game() const override { return T::name; }
    const std::string& scenario() const override { return scenario_; }
    std::string_view seat_name(Seat seat) const override { return T::seat_name(seat); }
    std::optional<Seat> parse_seat(std::string_view text) const override {
        return T::parse_seat(text);
    }

    Awaits awaits() const override { return ended_ ? Awaits::Nobody : G::awaits(s_); }
    std::string_view step() const override { return T::step(s_); }
    Message prompt() const override { return T::ask(s_, lore_); }
    Outcome outcome() const override {
        return ended_ ? Outcome{*ended_, reason_.c_str()} : G::outcome(s_);
    }
    Stamp stamp() const override { return {G::rules_version, T::digest(s_)}; }
    std::size_t bound() const override { return static_cast<std::size_t>(G::bound); }
    std::uint64_t start_hash() const override { return start_hash_; }
    std::uint64_t hash() const override { return G::hash(s_); }

    std::vector<std::string> offers(Seat seat) const override {
        Offers<Action> actions;
        G::offer(s_, seat, actions);
        std::vector<std::string> out;
        out.reserve(actions.size());
        for (const Action& action : actions) out.push_back(G::notation(action));
        return out;
    }

    Reply verdict(Seat seat, std::string_view text) const override {
        return judged(seat, G::parse(text));
    }

    std::function<Reply()> verdict_later(Seat seat, std::string text) const override {
        if (ended_) return [] { return Reply(Refused{"", "game-over"}); };
        return [battle = battle_, s = s_, seat, asked = std::move(text)]() -> Reply {
            const auto action = G::parse(asked);
            if (!action) return Unreadable{"an action"};
            if (auto no = refused_by<G>(s, seat, *action)) return *std::move(no);
            return Accepted{};
        };
    }

    bool secret(Seat seat, std::string_view text) const override {
        const auto action = G::parse(text);
        return action && G::secret(s_, seat, *action);
    }

    std::optional<Asked> asks(Seat seat) const override {
        if (!is_awaited(awaits(), seat)) return std::nullopt;
        const Asks<Action> asked = G::asks(s_, seat);
        return Asked{std::string(asked.kind), asked.pass ? G::notation(*asked.pass) : "",
                     asked.scopes, asked.answers};
    }

    std::optional<Due> due() const override { return ended_ ? std::nullopt : due_in(s_); }

    Reply submit(Seat seat, std::string_view text, Automatic automatic = Automatic::No) override {
        const auto action = G::parse(text);
        Reply reply = judged(seat, action);
        if (!std::holds_alternative<Accepted>(reply)) return reply;
        State next = s_;
        auto& told = scratch<std::vector<Told<typename G::Event>>>();
        Events<typename G::Event> events(told);
        G::apply(next, seat, *action, events);
        commit({seat, G::notation(*action), 0, G::hash(next), {}, automatic});
        remember(seat, *action, automatic);
        s_ = next;
        note_end_or_leave_it();
        return Accepted{worded(told)};
    }

    std::optional<Question> question() const override {
        if (awaits() != Awaits::Chance) return std::nullopt;
        const Chance chance = G::chance(s_);
        Question out{verb(chance), chance.count, {}, {}, std::string(chance.kind), chance.seen};
        for (std::uint8_t i = 0; i < chance.outcomes; ++i) {
            if (chance.weights[i] == 0) continue;
            out.outcomes.emplace_back(T::outcome(chance.replacement, i));
            out.weights.push_back(chance.weights[i]);
        }
        return out;
    }

    using Table::sampled;
    std::string sampled(const Below& numbers) const override {
        struct Source {
            const Below& below;
        };
        const Chance chance = G::chance(s_);
        Source source{numbers};
        const Answer answer = sample(chance, source);
        return answer_text(chance, drawn(answer));
    }

    bool may_answer(std::string_view text) const override {
        if (awaits() != Awaits::Chance) return false;
        const Chance chance = G::chance(s_);
        const auto given = parse_answer(chance, text);
        return given && fits(chance, *given);
    }

    Reply answer(std::string_view text) override {
        if (awaits() != Awaits::Chance) return Unreadable{"an action, not chance"};
        const Chance chance = G::chance(s_);
        const auto given = parse_answer(chance, text);
        if (!given || !fits(chance, *given)) return Unreadable{question()->words()};
        State next = s_;
        auto& told = scratch<std::vector<Told<typename G::Event>>>();
        Events<typename G::Event> events(told);
        G::resolve(next, *given, events);
        commit({std::nullopt, answer_text(chance, *given), 0, G::hash(next), asked_text()});
        forget_tail();
        s_ = next;
        note_end_or_leave_it();
        return Accepted{worded(told)};
    }

    std::string asked_text() const override {
        const auto asked = question();
        if (!asked) return {};
        if (asked->seen == Visible::All) return asked->record("all");
        if (asked->seen == Visible::Nobody) return asked->record("none");
        return asked->record(
            seat_name(sees(asked->seen, Seat::First) ? Seat::First : Seat::Second));
    }

    std::variant<Removal, Unremovable> removal(Seat seat, std::size_t number) const override {
        const std::vector<std::size_t> may = removable(seat);
        if (std::ranges::find(may, number) == may.end()) return Unremovable{};
        Removal out{number - 1, {}};
        State s = before(number - 1);
        Events<typename G::Event> deaf;
        const auto give = [&](Seat by, const Action& action, Automatic automatic) {
            out.again.push_back({by, G::notation(action), 0, 0, {}, automatic});
            G::apply(s, by, action, deaf);
        };
        for (std::size_t later = number + 1; later <= log_.size(); ++later) {
            const LogEntry& entry = log_[later - 1];
            if (entry.automatic != Automatic::No) continue;  // the table answers anew
            const Action action = *G::parse(entry.text);
            Verdict no = G::refuse(s, *entry.by, action);
            while (no) {
                const auto answer = due_in(s);
                if (!answer) break;
                give(answer->seat, *G::parse(answer->text), answer->why);
                no = G::refuse(s, *entry.by, action);
            }
            if (no) return Unremovable{later, {std::string(no->rule), std::string(no->reason)}};
            give(*entry.by, action, Automatic::No);
        }
        return out;
    }

    void mark() override { mark_ = Mark{s_, log_.size()}; }

    bool return_to_mark() override {
        if (!mark_ || mark_->at == log_.size()) return false;
        if (!notes_.empty() && notes_.back().after > mark_->at) return false;
        if (journal_ != nullptr) journal_->cut(mark_->at);
        s_ = mark_->state;
        shrink_log(mark_->at);
        forget_tail();
        mark_.reset();
        return true;
    }

    void rewind(std::size_t kept) override {
        State s = start_;
        Events<typename G::Event> deaf;
        for (std::size_t i = 0; i < kept; ++i) {
            const LogEntry& entry = log_[i];
            if (entry.by) {
                G::apply(s, *entry.by, *G::parse(entry.text), deaf);
            } else {
                G::resolve(s, *parse_answer(G::chance(s), entry.text), deaf);
            }
        }
        s_ = s;
        shrink_log(kept);
        forget_tail();
        mark_.reset();
    }

    std::optional<std::string> frozen() const override {
        if (!before_.empty()) return std::nullopt;
        static_assert(std::is_trivially_copyable_v<State>);
        State bare = s_;
        bare.battle = nullptr;
        return std::string(reinterpret_cast<const char*>(&bare), sizeof bare);
    }

    bool thaw(std::string_view bytes, std::span<const LogEntry> inputs) override {
        if (bytes.size() != sizeof s_ || inputs.empty()) return false;
        State then = s_;
        std::memcpy(static_cast<void*>(&then), bytes.data(), sizeof then);
        then.battle = battle_.get();
        const LogEntry& last = inputs.back();
        if (last.state != G::hash(then)) return false;
        if (!G::invariants(then).empty()) return false;
        s_ = then;
        forget_tail();
        mark_.reset();
        log_.assign(inputs.begin(), inputs.end());
        awaited_.assign(inputs.size(), Awaits::Nobody);  // nobody's question is older than this
        return true;
    }

    void write_view(codec::Writer& out, Viewer viewer) const override {
        T::write_view(out, G::view(s_, viewer), *battle_, memory_);
    }
    Coverage write_offers(codec::Writer& out, Seat seat) const override {
        auto& actions = scratch<Offers<Action>>();
        const Coverage coverage = G::offer(s_, seat, actions);
        out.begin_array();
        for (const Action& action : actions) codec::write_action(out, action);
        out.end_array();
        return coverage;
    }

    void write_action(codec::Writer& out, std::string_view text) const override {
        codec::write_action(out, G::parse(text).value());
    }
    std::variant<std::string, Unreadable> action_text(std::string_view json) const override {
        try {
            const codec::Document document = codec::Document::parse("action", json);
            return G::notation(codec::read_action<Action>(document.root()));
        } catch (const codec::BadInput& bad) {
            return Unreadable{bad.place.empty() ? bad.expected : bad.place + ": " + bad.expected};
        }
    }

  private:
    // An empty list in memory that was there before: events are large and offers many, and whoever
    // plays one game after another on a thread needs them for a moment only.
    template <class List>
    static List& scratch() {
        thread_local List list;
        list.clear();
        return list;
    }

    // The end follows from the inputs: if it can't be recorded now, whoever opens the game does.
    void note_end_or_leave_it() {
        try {
            note_end();
        } catch (const std::exception&) {
        }
    }

    Reply judged(Seat seat, const std::optional<Action>& action) const {
        if (ended_) return Refused{"", "game-over"};
        if (!action) return Unreadable{"an action"};
        if (auto no = refused_by<G>(s_, seat, *action)) return *std::move(no);
        return Accepted{};
    }

    static std::string verb(const Chance& chance) {
        return chance.replacement == Replacement::Dice ? "dice" : "draw";
    }

    static std::string answer_text(const Chance& chance, Drawn drawn) {
        std::string text = verb(chance);
        for (const std::uint8_t outcome : drawn) {
            text += ' ';
            text += T::outcome(chance.replacement, outcome);
        }
        return text;
    }

    static std::optional<std::vector<std::uint8_t>> parse_answer(const Chance& chance,
                                                                 std::string_view text) {
        const std::string start = verb(chance);
        if (!text.starts_with(start)) return std::nullopt;
        text.remove_prefix(start.size());
        std::vector<std::uint8_t> out;
        while (!text.empty() && out.size() <= chance.count) {
            if (text.front() != ' ') return std::nullopt;
            text.remove_prefix(1);
            const std::string_view word = text.substr(0, text.find(' '));
            const auto outcome = T::parse_outcome(chance.replacement, word);
            if (!outcome) return std::nullopt;
            out.push_back(*outcome);
            text.remove_prefix(word.size());
        }
        return out;
    }

    void commit(LogEntry entry) {
        entry.hash = linked(story_hash(), entry.by, entry.text, entry.state);
        if (journal_ != nullptr) journal_->append(log_.size() + 1, entry);
        awaited_.push_back(awaits());
        log_.push_back(std::move(entry));
    }

    // Keeps the states that a seat may go back to: those since chance, an irrevocable action and
    // the other seat's last answer.
    void remember(Seat seat, const Action& action, Automatic automatic) {
        const bool given = automatic != Automatic::No;
        const bool others = owner_ && owner_ != seat;
        const bool ends = others && !(given && passes_ == OthersPasses::KeepUndo);
        if (ends || G::irrevocable(s_, seat, action)) forget_tail();
        if (G::irrevocable(s_, seat, action) || (given && !owner_)) return;
        if (!given) owner_ = seat;
        before_.push_back(s_);
    }

    void forget_tail() {
        before_.clear();
        owner_.reset();
    }

    Tail tail() const override { return {owner_, before_.size()}; }

    const State& before(std::size_t kept) const {
        return before_[kept + before_.size() - log_.size()];
    }

    void return_to(std::size_t kept) override {
        s_ = before(kept);
        before_.resize(before_.size() - (log_.size() - kept));
        if (before_.empty()) owner_.reset();
        shrink_log(kept);
        if (mark_ && mark_->at > kept) mark_.reset();
    }

    // Whether chance or the other seat comes next: after that, nothing before it can be undone. A
    // player who could still undo something gives even a single answer himself.
    static bool ends_turn(const State& s, Seat seat, const Action& action) {
        State next = s;
        Events<typename G::Event> deaf;
        G::apply(next, seat, action, deaf);
        return G::irrevocable(s, seat, action) || !is_awaited(G::awaits(next), seat);
    }

    std::optional<Due> due_in(const State& s) const {
        for (const Seat seat : both_seats) {
            if (!is_awaited(G::awaits(s), seat)) continue;
            const Asks<Action> asked = G::asks(s, seat);
            const bool pass = asked.pass && yielded(seat, asked.kind, asked.scopes) &&
                              !G::refuse(s, seat, *asked.pass);
            if (pass) return Due{seat, G::notation(*asked.pass), Automatic::Yield};
            if (single_ == SingleAnswers::Ask || asked.answers == Answers::DependOnHidden) continue;
            auto& actions = scratch<Offers<Action>>();
            const Coverage coverage = G::offer(s, seat, actions);
            if (actions.size() != 1 || coverage != Coverage::Complete) continue;
            if (owner_ == seat && ends_turn(s, seat, actions[0])) continue;
            return Due{seat, G::notation(actions[0]), Automatic::Only};
        }
        return std::nullopt;
    }

    std::vector<Message> worded(const std::vector<Told<typename G::Event>>& told) const {
        std::vector<Message> out;
        out.reserve(told.size());
        for (const auto& one : told) {
            out.push_back(T::tell(s_, lore_, one.event));
            out.back().visible = one.visible;
        }
        return out;
    }

    std::string scenario_;
    std::shared_ptr<const Battle> battle_;
    Lore lore_;
    State s_;
    State start_;
    std::uint64_t start_hash_;
    std::vector<State> before_;  // before each of the inputs that may be undone
    std::optional<Seat> owner_;  // who may undo them
    struct Mark {
        State state;
        std::size_t at;
    };
    std::optional<Mark> mark_;
    mutable typename T::Memory memory_;
};

}  // namespace grognard::table
