// A table and the story of its last steps, as it is told to those who listen.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <exception>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "server/game_port.hpp"
#include "store/store.hpp"
#include "table/reopen.hpp"
#include "table/table.hpp"

namespace grognard::server {

// An input that is kept does not lead where it is said to lead.
class BrokenLog : public std::exception {
  public:
    BrokenLog(std::size_t step, const std::string& why)
        : what_("step " + std::to_string(step) + ": " + why) {}
    const char* what() const noexcept override { return what_.c_str(); }

  private:
    std::string what_;
};

inline constexpr std::size_t viewer_count = std::size(all_viewers);
constexpr std::size_t index(Viewer viewer) { return static_cast<std::size_t>(viewer); }

struct Step {
    std::optional<Seat> by;
    std::string text;
    Visible seen = Visible::All;  // who may read the text of chance's answer
    std::vector<table::Message> told;
    table::Automatic automatic = table::Automatic::No;
    bool secret = false;  // the text of an action is its seat's alone until the game is over
    // What the step changed in each watched view, as a merge patch; empty if nobody watched.
    std::array<std::string, viewer_count> patches = {};
};

class Tape {
  public:
    static constexpr std::size_t remembered = 64;

    Tape(const GamePort& port, std::unique_ptr<table::Table> table)
        : port_(&port), table_(std::move(table)) {}

    const table::Table& table() const { return *table_; }
    std::size_t at() const { return table_->at(); }
    const Luck& luck() const { return luck_; }

    // From now on steps have patches for these viewers only.
    void watch(const std::array<bool, viewer_count>& watched);

    // What is told of an input goes into its step.
    table::Reply submit(Seat seat, std::string_view text,
                        table::Automatic automatic = table::Automatic::No);
    table::Reply answer(std::string_view text);
    bool undo(Seat seat);
    void remove(const table::Removal& removal);
    // By consent; false if it makes no sense now. What is left is played again on a fresh table.
    bool take_back(std::size_t kept, std::unique_ptr<table::Table> fresh);
    // The next input as it was kept, which must fit; BrokenLog if it is refused.
    void follow(const table::LogEntry& entry);
    // Brings a stored game back, from where the table stands; BrokenLog if it is damaged.
    table::Reopened reopen(const table::History& history);
    table::Table& table() { return *table_; }

    // How it stands, for a quick return; nothing while an input may be taken back.
    std::optional<store::Snapshot> snapshot() const;
    // Stands where the snapshot stood; false, and still where it was, if the snapshot is not of
    // this build of the program, of this start or of these inputs. What led there is not told.
    bool resume(const store::Snapshot& snapshot, std::span<const table::LogEntry> inputs);

    // The step that led to this length of the log; nothing if it is too long ago.
    const Step* step(std::size_t at) const;

  private:
    void look_before();
    void drop_tail(std::size_t kept);
    void remember(table::Reply& reply, Visible seen);

    const GamePort* port_;
    std::unique_ptr<table::Table> table_;
    std::deque<Step> recent_;
    Luck luck_;
    std::array<bool, viewer_count> watched_ = {};
    std::array<std::string, viewer_count> views_;  // of the watched, as they stand; or empty
};

}  // namespace grognard::server
