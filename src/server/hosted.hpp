// A room among its guests: one message at a time, and nobody hears of a change before it is kept.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/limits.hpp"
#include "server/metrics.hpp"
#include "server/room.hpp"
#include "server/store_watch.hpp"
#include "server/workers.hpp"
#include "store/group_commit.hpp"

namespace grognard::server {

// A connection as a room sees it. Called from any thread, and must not call back within the call.
class Listener {
  public:
    virtual ~Listener() = default;
    virtual void wake() = 0;  // there may be a state to pull
    virtual void send(std::string json) = 0;
    virtual void close(std::string_view why) = 0;
};

// What rooms share.
struct Services {
    store::Committer& committer;
    const StoreWatch& store_watch;  // of what is committed there
    Workers& bots;
    Metrics& metrics;
    AddressLimiter& addresses;
    Limits limits;
    // Does it on a thread where nobody waits for it; false if too much waits there already.
    std::function<bool(Workers::Job, Workers::Haste)> aside;
    std::size_t lanes = 1;  // threads; all that happens in a room happens on the same
    // Runs it soon on that thread, outside any room's lock.
    std::function<void(std::size_t lane, std::function<void()>)> post;
    std::function<void(std::size_t lane, std::weak_ptr<class Hosted>)> remind;  // to tell_late()
    std::function<std::int64_t()> wall_time;  // seconds since 1970
    Report report;
    // A room as the store has it, and that a room could not be brought back to that.
    std::function<std::optional<Room>(const std::string& id)> reload;
    std::function<void(const std::string& id)> lost;
};

class Guest {
  public:
    Guest(std::weak_ptr<Listener> listener, Role role, std::string address, std::size_t steps)
        : listener_(std::move(listener)),
          role_(role),
          address_(std::move(address)),
          steps_(steps) {}

    Role role() const { return role_; }

  private:
    friend class Hosted;

    void wake() const;
    void send(std::string json) const;
    void close(std::string_view why) const;

    // A connection holds its room and its guest; were it held by them, none of them would end.
    std::weak_ptr<Listener> listener_;
    Role role_;
    std::string address_;
    std::size_t steps_;     // of the story it knows
    std::size_t chat_ = 0;  // lines it knows
    std::optional<KnownView> view_;
    std::vector<Seat> offers_due_;  // after the state it was told last
    bool behind_ = true;
    bool acted_ = false;  // since it was told last
    Clock::time_point told_{};
    Bucket bucket_;
    int malformed_ = 0;
    int unheeded_ = 0;
    std::atomic<int> questions_ = 0;  // that are being pondered
    struct Plan {
        std::uint64_t id = 0;
        std::function<std::string()> question;
    };
    bool planning_ = false;          // a question about a plan is being answered
    std::optional<Plan> next_plan_;  // the newest that waits for that
};

class Hosted : public std::enable_shared_from_this<Hosted> {
  public:
    Hosted(Room room, Services& services);

    std::size_t lane() const { return lane_; }

    // What is due without anybody's word: rolls, bots.
    void go_on();

    Role role(std::string_view secret) const;
    // Nothing if the room was closed meanwhile: find it again.
    std::shared_ptr<Guest> enter(std::weak_ptr<Listener> listener, std::string_view secret,
                                 std::string nonce, std::string address, const Moment& known);
    void leave(const std::shared_ptr<Guest>& guest);
    void receive(const std::shared_ptr<Guest>& guest, std::string_view text);
    // Writes the newest state; false if the guest has it already, or must wait.
    bool pull(const std::shared_ptr<Guest>& guest, codec::Writer& out);

    // Tells those who were not told at once.
    void tell_late();

    // Looks at the room, and at who is there, once it is as on disk: now, or on its lane a moment
    // later. Never, if it is closed before.
    using Visit = std::function<void(Room&, const std::array<bool, 2>& online)>;
    void look(Visit visit);

    // Closes it if nobody has been here for a while.
    bool close_if_idle(Clock::time_point now);
    // Heeds no message any more; false while something is being kept.
    bool finish();
    void close(std::string_view why);

  private:
    using Task = std::function<void()>;
    enum class Cause : std::uint8_t { Action, Other };
    // What is being stored: for whom, the action as it was sent, and since when.
    struct Deed {
        Cause cause = Cause::Other;
        Clock::time_point came{};
        std::shared_ptr<Guest> by;
        std::string action;
    };

    // For whom it is done: whoever asked, or nobody where it is the room's own business.
    using Asker = std::shared_ptr<Guest>;

    template <class Deferred>
    void when_kept(Deferred task, const Asker& by);
    template <class Doing>
    void attempt(const Asker& by, const Doing& doing);
    void went_wrong(const Asker& by, const std::exception& bad);
    void break_off(std::string_view why);
    void handle(const std::shared_ptr<Guest>& guest, const ClientMessage& message,
                Clock::time_point came);
    void ponder(const std::shared_ptr<Guest>& guest, std::uint64_t id,
                std::function<std::string()> question);
    void plan(const std::shared_ptr<Guest>& guest, std::uint64_t id,
              std::function<std::string()> question);
    void start_plan(const std::shared_ptr<Guest>& guest);
    void retell();
    void retold(Retold told, std::string_view fault);
    void remind();
    void settle(const std::shared_ptr<Guest>& guest, Result result, Deed deed);
    void malformed(Guest& guest, std::string_view expected);
    void keep(store::Writes writes, Deed deed);
    void kept(const std::exception_ptr& failed, const Deed& deed);
    bool go_back();
    bool anybody_plays() const;
    void start_bot();
    void ask_bot(const BotTurn& turn);
    void bot_chose(const BotTurn& turn, std::string text);
    void bot_failed(std::string_view why);
    void tell_all();
    bool is_awaited(const Guest& guest) const;
    void watch();
    void close_all(std::string_view why);
    std::array<bool, 2> online() const;

    mutable std::mutex mutex_;
    Services& services_;
    Room room_;
    std::size_t lane_;
    std::vector<std::shared_ptr<Guest>> guests_;
    std::deque<Task> waiting_;    // while something is being kept
    std::vector<Visit> lookers_;  // too
    bool keeping_ = false;
    bool thinking_ = false;
    bool retelling_ = false;
    int bot_refused_ = 0;  // choices of the bot in a row
    bool closed_ = false;
    bool reminded_ = false;
    bool finishing_ = false;
    Clock::time_point last_used_ = Clock::now();
};

template <class Deferred>
void Hosted::when_kept(Deferred task, const Asker& by) {
    if (!keeping_) return attempt(by, task);
    if (by && waiting_.size() >= services_.limits.waiting_messages) {
        return by->close("too many messages at once");
    }
    waiting_.push_back([this, by, later = std::move(task)] { attempt(by, later); });
}

template <class Doing>
void Hosted::attempt(const Asker& by, const Doing& doing) {
    try {
        doing();
    } catch (const std::exception& bad) {
        went_wrong(by, bad);
    }
}

}  // namespace grognard::server
