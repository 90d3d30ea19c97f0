// A host without sockets or threads, for tests: rooms, a store, and listeners that remember.
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "codec/json.hpp"
#include "server/api.hpp"
#include "server/lobby.hpp"
#include "store/memory.hpp"
#include "support/patched.hpp"

namespace grognard::server {

// The values of a JSON text by path, such as "view.hand[0]" or "offers", for checks in one line.
class Json {
  public:
    explicit Json(std::string text);

    const std::string& raw() const { return text_; }
    bool has(std::string_view path) const;
    std::string text(std::string_view path) const;
    std::int64_t number(std::string_view path) const;
    bool truth(std::string_view path) const;
    std::vector<std::string> texts(std::string_view path) const;
    std::size_t count(std::string_view path) const;
    codec::Node at(std::string_view path) const;

  private:
    std::optional<codec::Node> find(std::string_view path) const;

    std::string text_;
    codec::Document document_;
};

// The state with its view in it; `view` is what the client had, and has then.
std::string with_view(const std::string& state, Patched& view);

// A connection that pulls each state as soon as it may, like a fast reader.
class Seated final : public Listener, public std::enable_shared_from_this<Seated> {
  public:
    void wake() override { woken_ = true; }
    void send(std::string json) override { messages_.push_back(std::move(json)); }
    void close(std::string_view why) override { closed_ = why; }

    void sit(std::shared_ptr<Hosted> room, std::shared_ptr<Guest> guest) {
        room_ = std::move(room);
        guest_ = std::move(guest);
    }
    void read();  // takes what is there to pull
    void say(std::string_view text) { room_->receive(guest_, text); }
    void leave() { room_->leave(guest_); }

    const std::vector<std::string>& messages() const { return messages_; }
    std::vector<std::string> take() { return std::exchange(messages_, {}); }
    // What was pulled, as it was sent: states and offers are apart.
    std::vector<std::string> take_pulled() { return std::exchange(pulled_, {}); }
    const std::string& closed() const { return closed_; }
    const std::string& last_state() const;
    // The same as it was sent, perhaps without its view.
    const std::string& newest() const { return states_.back(); }
    Hosted& room() { return *room_; }

  private:
    std::shared_ptr<Hosted> room_;
    std::shared_ptr<Guest> guest_;
    std::vector<std::string> messages_;
    std::vector<std::string> pulled_;
    std::vector<std::string> states_;  // from the last that has the whole view
    // The newest with its view, made when somebody wants it.
    mutable std::string state_;
    mutable Patched view_;
    mutable std::size_t made_ = 0;  // of the states
    std::string closed_;
    bool woken_ = true;
};

// A memory whose disk may be full; what is there can still be read.
class FickleStore final : public store::Store {
  public:
    std::atomic<bool> full = false;
    bool senseless = false;  // as if the program itself were wrong
    std::string damaged;     // the game that can't be read

    void commit(std::span<const store::Write> writes) override {
        check();
        if (full) throw store::Failed("the disk is full");
        inner_.commit(writes);
    }
    std::optional<store::StoredGame> load(std::string_view id) const override {
        if (id == damaged) throw store::Damaged("the database disk image is malformed");
        return inner_.load(id);
    }
    std::vector<std::string> unfinished() const override { return inner_.unfinished(); }
    std::vector<std::string> with_bots() const override { return inner_.with_bots(); }
    std::size_t count_unfinished() const override { return inner_.count_unfinished(); }
    std::vector<std::string> left(const store::Left& which) const override {
        return inner_.left(which);
    }
    void check() const override {
        if (senseless) throw std::logic_error("a mistake of ours");
    }

  private:
    store::MemoryStore inner_;
};

// The same secrets, dice and cards in every run; GROGNARD_SEED gives others.
class Parlour {
  public:
    explicit Parlour(Limits limits = unlimited());
    ~Parlour();

    static Limits unlimited();

    std::int64_t wall_time = 1'000;  // seconds since 1970

    Response ask(std::string method, std::string target, std::string body = {});
    Created create(std::string_view body);
    std::shared_ptr<Seated> sit(const std::string& table, const std::string& secret,
                                const std::string& nonce = {}, const Moment& known = {});
    // At a room that the lobby need not know.
    std::shared_ptr<Seated> sit_at(const std::shared_ptr<Hosted>& room, const std::string& secret,
                                   const std::string& nonce = {}, const Moment& known = {});

    // Everything that is due, then what takes long, and every listener reads.
    void run();
    // As after a crash: only the store is left.
    void restart();

    Lobby& lobby() { return *lobby_; }
    Api& api() { return *api_; }
    FickleStore& store() { return store_; }
    Metrics& metrics() { return metrics_; }
    std::vector<std::string> reported();  // what went wrong with the host itself

  private:
    bool run_one();

    Limits limits_;
    FickleStore store_;
    Metrics metrics_;
    std::mutex mutex_;
    std::deque<std::function<void()>> due_;
    std::deque<Workers::Job> aside_;
    std::vector<std::shared_ptr<Seated>> seated_;
    std::vector<std::string> reported_;
    std::unique_ptr<AddressLimiter> addresses_;
    std::unique_ptr<StoreWatch> store_watch_;
    std::unique_ptr<store::ImmediateCommit> commits_;
    std::unique_ptr<Workers> bots_;
    std::unique_ptr<Lobby> lobby_;
    std::unique_ptr<Api> api_;
};

inline const std::string two_humans =
    R"({"game":"ccn","scenario":"001","seats":{"bottom":"human","top":"open"}})";
inline const std::string alone =
    R"({"game":"ccn","scenario":"001","seats":{"bottom":"human","top":"human"},"solo":true})";

// An action as an offer has it, or by its verb alone; then the messages that do it or ask about it.
std::string action(std::string_view text);
std::string act(std::string_view text, std::size_t at);
std::string ask(std::string_view kind, std::string_view text, int id);

}  // namespace grognard::server
