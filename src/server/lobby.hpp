// All rooms: found by name, made, resumed after a restart, closed when nobody comes any more.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/hosted.hpp"
#include "store/store.hpp"

namespace grognard::server {

struct NewTable {
    std::string game;
    std::string scenario;
    std::array<std::string, 2> kinds;
    std::array<std::string, 2> names;
    bool solo = false;
    bool typed = false;
};

struct Created {
    std::string table;
    std::array<std::string, 2> secrets;  // empty for a bot; the same twice for a solo table
    bool solo = false;
    std::string commitment;
    std::array<std::string, 2> promises;
};

// Why there is no new table.
struct NotCreated {
    enum class Why : std::uint8_t { BadRequest, Full, TooMany, Store };
    Why why = Why::BadRequest;
    std::string expected;
};

using Creation = std::variant<Created, NotCreated>;
using OnCreation = std::function<void(Creation)>;

class Lobby {
  public:
    Lobby(store::Store& kept_in, Services services);

    // Lets games go on in which it is a bot's turn against a person; others come back when somebody
    // asks for them. Says of those that can't be replayed, why.
    std::vector<std::string> resume();

    // nullptr if there is no such game. BrokenLog or store::Failed if it can't be brought back.
    std::shared_ptr<Hosted> find(std::string_view id);

    // `done` is called once, when the game is kept or will not be.
    void create(const NewTable& wanted, const std::string& address, OnCreation done);
    // A solo game that goes on after these inputs.
    void create_from(const std::string& game, const std::string& scenario, table::History before,
                     const std::string& address, OnCreation done);

    // Closes rooms that nobody uses and forgets games that were hardly begun.
    void close_idle(Clock::time_point now);
    // No more messages are heeded; is all that was accepted kept?
    bool finish();
    void close_all(std::string_view why);

    const Limits& limits() const { return services_.limits; }
    Services& services() { return services_; }
    const store::Store& kept_in() const { return store_; }

  private:
    std::optional<Room> brought_back(std::string_view id) const;
    // What is to be kept of a new game, and what its maker is told.
    struct New {
        store::GameRecord record;
        std::vector<table::LogEntry> inputs;
        Created created;
    };
    void add(New made, const std::string& address, OnCreation done);
    void forget_left();
    std::vector<std::shared_ptr<Hosted>> all();
    std::shared_ptr<Hosted> put(const std::string& id, std::shared_ptr<Hosted> room);

    store::Store& store_;
    Services services_;
    AddressLimiter makers_;
    std::optional<Clock::time_point> forgot_;  // when games were last forgotten
    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<Hosted>, std::less<>> rooms_;
};

}  // namespace grognard::server
