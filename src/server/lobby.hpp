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
    bool ask_all = false;  // also questions with a single possible answer
    int days = 0;          // per move; 0: no limit
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
    // asks for them. Says of those that can't be brought back, why.
    std::vector<std::string> resume();

    // nullptr if there is no such game; one in the bin is taken out. Throws if it can't be brought
    // back: store::Failed where another try may help. Otherwise the game is set aside, and the
    // operator told once.
    std::shared_ptr<Hosted> find(std::string_view id);
    // The games that can't be read.
    std::vector<std::string> set_aside() const;

    // `done` is called once, when the game is kept or will not be.
    void create(const NewTable& wanted, const std::string& address, OnCreation done);
    // A solo game that goes on after these inputs.
    void create_from(const std::string& game, const std::string& scenario, table::History before,
                     const std::string& address, OnCreation done);

    // Closes rooms that nobody uses; once an hour moves games that were hardly begun and left to
    // the bin, and deletes what has been there for long.
    void close_idle(Clock::time_point now);
    // No more messages are heeded; is all that was accepted kept?
    bool finish();
    void close_all(std::string_view why);

    const Limits& limits() const { return services_.limits; }
    Services& services() { return services_; }
    const store::Store& kept_in() const { return store_; }

  private:
    struct BroughtBack {
        Room room;
        bool binned = false;
    };
    std::optional<BroughtBack> brought_back(std::string_view id) const;
    // The same; a game that can't be read is set aside before that is thrown.
    enum class Tell : std::uint8_t { Operator, Nobody };
    std::optional<BroughtBack> readable(std::string_view id, Tell tell);
    void set_aside(const std::string& id, const char* why, Tell tell);
    void take_out_of_bin(const Room& room);
    // What is to be kept of a new game, and what its maker is told.
    struct New {
        store::GameRecord record;
        std::vector<table::LogEntry> inputs;
        Created created;
    };
    void add(New made, const std::string& address, OnCreation done);
    void bin_left();
    void empty_bin();
    void commit(store::Writes writes, std::function<void()> done);
    std::vector<std::shared_ptr<Hosted>> all();
    std::shared_ptr<Hosted> put(const std::string& id, std::shared_ptr<Hosted> room);

    store::Store& store_;
    Services services_;
    AddressLimiter makers_;
    std::optional<Clock::time_point> swept_;       // when games left were last looked for
    Clock::time_point hour_began_ = Clock::now();  // of service
    mutable std::mutex mutex_;
    std::map<std::string, std::exception_ptr, std::less<>> set_aside_;  // and why
    std::map<std::string, std::shared_ptr<Hosted>, std::less<>> rooms_;
};

}  // namespace grognard::server
