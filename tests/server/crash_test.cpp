// The host is killed again and again while games are played: what was acknowledged is there once
// and in its place, and every game replays.
#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <thread>

#include "client.hpp"
#include "core/sample.hpp"
#include "parlour.hpp"
#include "served.hpp"
#include "server/room.hpp"
#include "store/sqlite.hpp"
#include "support/wanted.hpp"

namespace grognard::server {

namespace {

constexpr std::chrono::milliseconds patience{30'000};
constexpr int players = 16;

// One person at a solo table who never trusts the host: he remembers what it acknowledged and
// looks for it after every loss of the connection.
class Doubter {
  public:
    Doubter(std::uint16_t port, std::uint64_t seed) : port_(port), random_(seed) { new_table(); }

    void play(const std::atomic<bool>& ending) {
        while (!ending && problems_.empty()) {
            try {
                play_until_lost(ending);
                ++losses_;
            } catch (const std::exception&) {
                // Nobody listens just now.
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
        }
    }

    const std::vector<std::string>& problems() const { return problems_; }
    std::size_t acknowledged() const { return acknowledged_; }
    int unsure() const { return unsure_; }
    const std::vector<std::string>& tables() const { return tables_; }

  private:
    void new_table() {
        const Json made(http_ask(port_, "POST", "/api/tables", alone).body);
        tables_.push_back(made.text("table"));
        target_ = "/ws/" + made.text("table") + "?seat=" + made.text("seats.both.secret");
        known_.clear();
        sent_.clear();
    }

    void play_until_lost(const std::atomic<bool>& ending) {
        SocketClient socket(port_, target_);
        bool first = true;
        while (!ending) {
            const auto text = socket.receive(patience);
            if (!text) return;
            const Json state(*text);
            if (state.text("type") != "state") {
                problems_.push_back("unexpected: " + *text);
                return;
            }
            compare(state, first);
            first = false;
            if (!problems_.empty()) return;
            if (state.text("awaits") == "nobody") {
                new_table();
                return;
            }
            const auto offers = state.texts("offers");
            if (offers.empty()) continue;
            sent_ = offers[random_.below(static_cast<std::uint32_t>(offers.size()))];
            if (!socket.send(act(sent_, known_.size()))) return;
        }
    }

    // Which card was kept or drawn is told to one seat, and the eyes change from state to state.
    static std::string shown(const std::string& text) {
        if (text.starts_with(R"({"do":"keep")")) return "keep";
        return text.starts_with("draw ") ? "draw" : text;
    }

    // The first state of a connection tells the whole story again.
    void compare(const Json& state, bool whole) {
        const auto since = static_cast<std::size_t>(state.number("since"));
        const auto at = static_cast<std::size_t>(state.number("at"));
        if (since != (whole ? 0 : known_.size())) {
            problems_.push_back("the story begins after step " + std::to_string(since));
            return;
        }
        std::vector<std::string> story(known_.begin(),
                                       known_.begin() + static_cast<std::ptrdiff_t>(since));
        for (std::size_t i = 0; i < state.count("events"); ++i) {
            const std::string event = "events[" + std::to_string(i) + "].";
            const bool told = state.has(event + "do");
            story.push_back(state.text(event + "by") + " " +
                            shown(state.text(event + (told ? "do" : "text"))));
        }
        if (story.size() != at) problems_.push_back("steps are missing from the story");
        if (at < known_.size()) {
            problems_.push_back("step " + std::to_string(known_.size()) + " was acknowledged, " +
                                std::to_string(at) + " are left");
            return;
        }
        for (std::size_t i = 0; i < known_.size(); ++i) {
            if (story[i] != known_[i]) {
                problems_.push_back("step " + std::to_string(i + 1) + " was " + known_[i] +
                                    ", now it is " + story[i]);
                return;
            }
        }
        // What is new begins with the one action that was sent, and holds no other action.
        for (std::size_t i = known_.size(); i < story.size(); ++i) {
            const bool chance = story[i].starts_with("chance ");
            const bool mine = !sent_.empty() && story[i].ends_with(" " + shown(sent_));
            if (chance) continue;
            if (i != known_.size() || !mine) {
                problems_.push_back("nobody sent " + story[i]);
                return;
            }
            ++acknowledged_;
            unsure_ += whole ? 1 : 0;
        }
        known_ = std::move(story);
        sent_.clear();
    }

    std::uint16_t port_;
    Stream random_;
    std::string target_;
    std::vector<std::string> tables_;
    std::vector<std::string> known_;  // acknowledged
    std::string sent_;                // perhaps taken, perhaps not
    std::vector<std::string> problems_;
    std::size_t acknowledged_ = 0;
    int unsure_ = 0;  // actions whose acknowledgement was lost, found after the restart
    int losses_ = 0;
};

}  // namespace

TEST(CrashTest, WhatWasAcknowledgedSurvivesEveryKill) {
    const Folder folder;
    const std::filesystem::path file = folder.file("games.db");
    const std::string store = "sqlite:" + file.string();
    auto served = std::make_unique<Served>(store, 0);
    const std::uint16_t port = served->port();
    std::vector<std::unique_ptr<Doubter>> doubters;
    for (std::uint64_t i = 0; i < players; ++i) {
        doubters.push_back(std::make_unique<Doubter>(port, i + 1));
    }
    std::atomic<bool> ending = false;
    std::vector<std::thread> threads;
    for (const auto& doubter : doubters) {
        threads.emplace_back([&doubter, &ending] { doubter->play(ending); });
    }
    Stream random(1809);
    const int kills = wanted("GROGNARD_KILLS", 50);
    for (int i = 0; i < kills; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20 + random.below(300)));
        served->kill();
        served = std::make_unique<Served>(store, port);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    ending = true;
    served->kill();
    for (std::thread& thread : threads) thread.join();

    std::size_t acknowledged = 0;
    int unsure = 0;
    for (const auto& doubter : doubters) {
        for (const std::string& problem : doubter->problems()) ADD_FAILURE() << problem;
        acknowledged += doubter->acknowledged();
        unsure += doubter->unsure();
    }
    EXPECT_GT(acknowledged, static_cast<std::size_t>(kills));
    EXPECT_GT(unsure, 0);
    const store::SqliteStore kept(file);
    for (const auto& doubter : doubters) {
        for (const std::string& id : doubter->tables()) {
            EXPECT_NO_THROW(Room(*find_port("ccn"), *kept.load(id))) << id;
        }
    }
    std::cout << kills << " kills, " << acknowledged << " actions acknowledged, " << unsure
              << " found after a lost acknowledgement\n";
}

}  // namespace grognard::server
