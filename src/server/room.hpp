// One game at the host: who may say what, what it changes, what is to be kept, and what each sees.
// Knows no sockets, threads or clocks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/client_message.hpp"
#include "server/game_port.hpp"
#include "server/secrets.hpp"
#include "server/tape.hpp"
#include "store/store.hpp"
#include "table/kept_text.hpp"

namespace grognard::server {

namespace wire {
struct Luck;
struct State;
}  // namespace wire

// So many inputs are played again at most, or a few more, when a game comes back from the store.
inline constexpr std::size_t snapshot_every = 256;

enum class Role : std::uint8_t { Spectator, First, Second, Both };

constexpr bool holds(Role role, Seat seat) {
    return role == Role::Both || role == (seat == Seat::First ? Role::First : Role::Second);
}

constexpr std::size_t at_seat(Seat seat) { return static_cast<std::size_t>(index(seat)); }

// What came of an input: things to be kept before anybody hears of it, or why not.
struct Changed {
    store::Writes writes;
    std::size_t known = SIZE_MAX;  // so many of the first inputs are as they were
};
struct Stale {
    std::uint64_t at = 0;
};
// An input can't be removed: the later one would be refused.
struct NotRemoved {
    std::size_t later = 0;
    std::string action;  // its JSON
    table::Refused why;
};
using Result = std::variant<Changed, Stale, table::Refused, NotRemoved, table::Unreadable>;

// Reasons of the host, which no rulebook has.
inline constexpr std::string_view reason_spectator = "host.spectator";
inline constexpr std::string_view reason_waiting = "host.waiting";
inline constexpr std::string_view reason_no_undo = "host.no-undo";
inline constexpr std::string_view reason_not_over = "host.not-over";
inline constexpr std::string_view reason_not_your_seat = "host.not-your-seat";
inline constexpr std::string_view reason_over = "host.over";
inline constexpr std::string_view reason_no_pass = "host.no-pass";
inline constexpr std::string_view reason_no_yield = "host.no-yield";
inline constexpr std::string_view reason_no_offer = "host.no-offer";
inline constexpr std::string_view reason_no_request = "host.no-request";
inline constexpr std::string_view reason_in_time = "host.in-time";
inline constexpr std::string_view reason_not_kept = "host.not-kept";

inline table::Refused host_refuses(std::string_view reason) { return {"", std::string(reason)}; }

// A place in a story as a client tells it: how many inputs, and the word for them. Without the
// word its length alone counts, though after an undo another story may be as long.
struct Moment {
    std::uint64_t at = 0;
    std::string word;
};

struct BotTurn {
    Seat seat = Seat::First;
    std::string bot;
    std::uint64_t at = 0;
    std::uint64_t story = 0;  // its hash
};

// The view that a client has: whose, and after which inputs.
struct KnownView {
    Viewer viewer = Viewer::Spectator;
    std::size_t at = 0;
    std::uint64_t story = 0;  // its hash
};

// What a state is made for: a role, and how much of the story, the view and the chat is known.
struct Audience {
    Role role = Role::Spectator;
    std::size_t steps = 0;
    std::size_t chat = 0;
    std::optional<KnownView> view = {};
};

// The steps of a story from the first on, as they were told.
struct Retold {
    std::vector<Step> steps;
    std::uint64_t story = 0;  // its hash
};

class Room {
  public:
    // A new game.
    Room(const GamePort& port, store::GameRecord record);
    // As it was kept; BrokenLog if its inputs do not lead where they are said to lead.
    Room(const GamePort& port, store::StoredGame stored);

    const store::GameRecord& record() const { return record_; }
    const table::Table& table() const { return live_.table(); }
    std::size_t at() const { return live_.at(); }
    // The number of the last line of chat.
    std::size_t chat_count() const { return chat_.empty() ? 0 : chat_.back().number; }
    bool over() const { return table().awaits() == Awaits::Nobody; }

    Role role(std::string_view secret) const;

    // The word for the story's first `at` inputs; it tells nothing of what is hidden in them.
    std::string moment(std::size_t at) const;
    // How much of this story a client knows who says that he knows it up to there.
    std::size_t known(const Moment& told) const;

    Result play(Role role, std::string_view text, const Moment& seen);
    // An answer to the question it names, or to whatever is asked at the moment it names.
    Result play(Role role, const Do& message);
    // Dice thrown by hand, where they are typed.
    Result roll(Role role, const Roll& thrown, const Moment& seen);
    Result undo(Role role, const Moment& seen);
    Result remove(Role role, std::size_t number, const Moment& seen);
    Result yield(Role role, const Yield& message);
    Result end_yield(Role role, const EndYield& message);
    Result resign(Role role, const Resign& message);
    Result draw(Role role, const Draw& message);
    Result take_back(Role role, const Takeback& message);
    Result overdue(Role role, const Overdue& message);
    // The clock on the wall, in seconds since 1970, for what follows.
    void tell_time(std::int64_t now) { now_ = now; }
    // When the awaited seat's time runs out, if it does.
    std::optional<std::int64_t> deadline() const;
    Result say(Role role, std::string_view text, std::int64_t time);
    Result rename(Role role, std::string_view name);
    // The seat's player has come. Under scheme 1 he may bring his share along; otherwise he sends
    // it when he has the commitment.
    Changed join(Role role, std::string_view nonce);
    // A player's share in the dice; the first one counts. One who holds both seats has one share.
    Result share(Role role, std::string_view text);
    // Whoever has not sent a share plays with the one that the server promised.
    Result begin(Role role);
    // Somebody is here.
    Changed touch(std::int64_t time);
    // A bot's action, which is checked like anybody's.
    Result play_for(const BotTurn& turn, std::string_view text);
    // Dice and draws that are due.
    Changed roll_on();

    // Seats whose players have not come yet: the first roll waits for them.
    std::vector<Seat> missing() const;
    std::optional<BotTurn> bot_turn() const;
    // Is the next word a bot's or the server's dice'?
    bool acts_by_itself() const;
    // Does no person play here?
    bool only_bots() const;
    std::function<std::string()> think(const BotTurn& turn, std::uint64_t seed) const;

    // JSON for one kind of listener, who must know what the room no longer remembers. The result is
    // the view that the listener has then.
    KnownView write_state(codec::Writer& out, const Audience& audience,
                          const std::array<bool, 2>& online);
    // The seats of this role that are asked: a state is followed by the offers of each.
    std::vector<Seat> asked(Role role) const;
    void write_offers(codec::Writer& out, Seat seat) const;
    // Whose views are patched from step to step.
    void watch(std::span<const Role> roles);
    // Sought on any thread, about the game as it stands now. To look back, its inputs are played
    // again, which takes too long for others to wait for.
    std::function<std::string()> why(Role role, const Why& question) const;
    std::function<std::string()> odds(Role role, const Odds& question) const;
    std::function<std::string()> replay(Role role, const Replay& question);
    std::function<std::string()> story(const Story& question) const;

    // Can all be told that came after that step? If not the story is played again, on any thread,
    // and what is then told recalled here until it is let go.
    bool remembers(std::size_t since) const;
    std::function<Retold()> retelling() const;
    void recall(Retold told);
    void let_go() { retold_.clear(); }

    // The game file, if this role may have it now.
    bool may_export(Role role) const;
    std::string exported() const;
    // For a game that is not stored yet.
    void forget_due() { due_.clear(); }
    // What players should know of a correction of the rules.
    std::optional<table::Message> notice() const;
    // The first `kept` inputs.
    std::vector<table::LogEntry> inputs(std::size_t kept) const;
    // The same with what belongs to them, for another game.
    table::History history(std::size_t kept) const;

    // Frees what only looks back need.
    void rest() {
        past_.reset();
        retold_.clear();
    }

  private:
    class Past;

    bool stands_at(const Moment& seen) const;
    Result act(Role role, Seat seat, std::string_view text);
    // The seat that a message is about; nothing if the role does not hold it.
    std::optional<Seat> meant(Role role, const codec::Maybe<table::SeatWord>& seat) const;
    std::string question_word(Seat seat) const { return moment(table().asked_at(seat)); }
    // Who answers a proposal of this seat?
    enum class Partner : std::uint8_t { Person, Same, Program };
    Partner partner(Role role, Seat seat) const;
    Result take_back_to(std::size_t kept);
    Result retold_from(std::size_t kept);
    bool typed() const { return record_.dice.typed; }
    Seat seat_of(Role role) const;
    void bring_back(std::vector<table::LogEntry> inputs);
    Changed with_due(Changed changed);
    void take_share(Seat seat, std::string text, bool host);
    Changed started(const std::vector<Seat>& before);
    void prepare_dice();
    void roll_due();
    Changed kept_from(std::size_t first);
    std::optional<store::Snapshot> due_snapshot();
    std::function<Tape()> fresh_tape() const;  // to be called on any thread
    enum class Patches : std::uint8_t { Left, Told };
    void write_events(codec::Writer& out, std::size_t since, Viewer viewer, Patches patches) const;
    const Step& told_step(std::size_t at) const;
    bool has_patches(const std::optional<KnownView>& known, std::size_t since, Viewer viewer) const;
    void write_choices(wire::State& state, Role role) const;
    void write_chat(codec::Writer& out, std::size_t since) const;
    const std::string& nonce(Seat seat) const;

    const GamePort* port_;
    store::GameRecord record_;
    Tape live_;
    std::deque<store::Chat> chat_;
    std::int64_t now_ = 0;
    std::size_t snapshot_at_ = 0;      // inputs the kept snapshot stands for
    Bytes32 veil_{};                   // for words that players are told
    std::optional<Bytes32> dice_key_;  // once both shares are there
    store::Writes due_;                // what bringing it back changed
    std::optional<table::Message> notice_;
    std::string commitment_;
    std::shared_ptr<Past> past_;  // where somebody last looked back
    std::vector<Step> retold_;    // the first steps of the story
    table::KeptText<wire::Luck, Luck> luck_text_;
};

std::string_view role_name(Role role);

}  // namespace grognard::server
