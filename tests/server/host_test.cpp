// The host over real sockets.
#include "server/host.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <iostream>
#include <mutex>
#include <thread>

#include "client.hpp"
#include "core/sample.hpp"
#include "parlour.hpp"
#include "served.hpp"

namespace grognard::server {

namespace {

constexpr std::chrono::milliseconds soon{20'000};

class HostTest : public ::testing::Test {
  protected:
    void start(HostOptions options = {}) {
        options.port = 0;
        host_ = std::make_unique<Host>(store_, options);
        thread_ = std::thread([this] { host_->run(); });
    }
    ~HostTest() override {
        if (host_) host_->stop();
        if (thread_.joinable()) thread_.join();
    }

    HttpAnswer ask(const std::string& method, const std::string& target,
                   const std::string& body = {}) {
        return http_ask(host_->port(), method, target, body);
    }
    std::string socket_of(const Json& made, const std::string& seat) {
        return "/ws/" + made.text("table") + "?seat=" + made.text("seats." + seat + ".secret");
    }

    FickleStore store_;
    std::unique_ptr<Host> host_;
    std::thread thread_;
};

Json next_state(SocketClient& client) {
    while (auto text = client.receive(soon)) {
        Json json(*std::move(text));
        if (json.text("type") == "state") return json;
    }
    throw std::runtime_error("no state came");
}

// Once the dice have its share, something is offered.
Json next_offer(SocketClient& client) {
    Json state = next_state(client);
    while (state.texts("offers").empty()) state = next_state(client);
    return state;
}

}  // namespace

TEST_F(HostTest, ServesPagesTheApiAndHealth) {
    start();
    EXPECT_EQ(ask("GET", "/").status, 200);
    EXPECT_TRUE(ask("GET", "/").type.starts_with("text/html"));
    EXPECT_EQ(ask("GET", "/api/games").status, 200);
    EXPECT_EQ(ask("GET", "/health").body, R"({"status":"ok"})");
    // The host may learn a moment later that an earlier connection is closed.
    const auto only_this_one = [this] {
        return ask("GET", "/metrics").body.find("grognard_sockets 1\n") != std::string::npos;
    };
    const auto until = std::chrono::steady_clock::now() + soon;
    bool single = only_this_one();
    while (!single && std::chrono::steady_clock::now() < until) single = only_this_one();
    EXPECT_TRUE(single);
    EXPECT_EQ(ask("POST", "/api/tables", std::string(20'000, ' ')).status, 413);
    EXPECT_EQ(ask("POST", "/api/import", std::string(600'000, ' ')).status, 413);
}

TEST_F(HostTest, AFullDiskIsToldToWhoAsksAndOnceToTheOperator) {
    std::mutex mutex;
    std::vector<std::string> told;
    HostOptions options;
    options.report = [&](const std::string& line) {
        const std::lock_guard lock(mutex);
        told.push_back(line);
    };
    start(options);
    store_.full = true;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("POST", "/api/tables", alone).status, 503);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("GET", "/health").status, 503);
    store_.full = false;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("GET", "/health").status, 200);
    EXPECT_NE(ask("GET", "/metrics").body.find("grognard_mishaps_total 0\n"), std::string::npos);
    const std::lock_guard lock(mutex);
    EXPECT_EQ(told, (std::vector<std::string>{"the store takes no writes: the disk is full",
                                              "the store takes writes again"}));
}

// As when the log is on the disk that was full.
TEST_F(HostTest, TheOperatorIsToldEvenAfterALineThatCouldNotBeWritten) {
    start();
    std::cerr.setstate(std::ios::badbit);
    ::testing::internal::CaptureStderr();
    store_.full = true;
    EXPECT_EQ(ask("POST", "/api/tables", alone).status, 503);
    EXPECT_EQ(::testing::internal::GetCapturedStderr(),
              "grognard: the store takes no writes: the disk is full\n");
    std::cerr.clear();
}

TEST_F(HostTest, TwoPeoplePlayByLink) {
    start();
    const Json made(ask("POST", "/api/tables", two_humans).body);
    SocketClient bottom(host_->port(), socket_of(made, "bottom"));
    Json alone_there = next_state(bottom);
    while (alone_there.texts("waiting").size() > 1) alone_there = next_state(bottom);
    EXPECT_EQ(alone_there.texts("waiting"), std::vector<std::string>{"top"});
    SocketClient top(host_->port(), socket_of(made, "top"));
    Json mine = next_state(top);
    while (mine.number("at") == 0) mine = next_state(top);
    EXPECT_EQ(mine.text("awaits"), "top");
    top.send(act(mine.texts("offers").front(), 1));
    Json after = next_state(bottom);
    while (after.number("at") < 2) after = next_state(bottom);
    EXPECT_EQ(after.text("seat"), "bottom");
}

TEST_F(HostTest, WrongLinksAreTurnedAwayBeforeTheUpgrade) {
    start();
    const Json made(ask("POST", "/api/tables", two_humans).body);
    const auto status = [this](const std::string& target) {
        try {
            SocketClient client(host_->port(), target);
            return 101;
        } catch (const NoSocket& no) {
            return no.status;
        }
    };
    EXPECT_EQ(status("/ws/nowhere"), 404);
    EXPECT_EQ(status("/elsewhere"), 404);
    EXPECT_EQ(status("/ws/" + made.text("table") + "?seat=guess"), 403);
    EXPECT_EQ(status("/ws/" + made.text("table")), 101);
}

TEST_F(HostTest, ABotAnswersOverTheSocket) {
    start();
    const Json made(
        ask("POST", "/api/tables",
            R"({"game":"ccn","scenario":"001","seats":{"bottom":"human","top":"bot:greedy"}})")
            .body);
    SocketClient me(host_->port(), socket_of(made, "bottom"));
    Json state = next_state(me);
    while (state.text("awaits") != "bottom") state = next_state(me);
    EXPECT_GT(state.number("at"), 2);
}

TEST_F(HostTest, MessagesThatAreTooLongOrUnreadableCloseTheSocket) {
    start();
    const Json made(ask("POST", "/api/tables", two_humans).body);
    SocketClient big(host_->port(), socket_of(made, "bottom"));
    next_state(big);
    big.send(std::string(10'000, 'x'));
    while (big.receive(soon)) continue;
    EXPECT_TRUE(big.gone());
    EXPECT_EQ(big.close_code(), 1009);
    SocketClient odd(host_->port(), socket_of(made, "bottom"));
    next_state(odd);
    int errors = 0;
    for (int i = 0; i < 5; ++i) odd.send("{");
    while (const auto text = odd.receive(soon))
        errors += text->find("\"error\"") != std::string::npos;
    EXPECT_EQ(errors, 5);
    EXPECT_TRUE(odd.gone());
}

TEST_F(HostTest, PingsAreAnsweredAndPartingIsProper) {
    start();
    const Json made(ask("POST", "/api/tables", two_humans).body);
    SocketClient watching(host_->port(), "/ws/" + made.text("table"));
    EXPECT_TRUE(watching.ping(soon));
    SocketClient leaving(host_->port(), socket_of(made, "bottom"));
    next_state(leaving);
    EXPECT_TRUE(leaving.leave());
    SocketClient staying(host_->port(), socket_of(made, "top"));
    EXPECT_EQ(next_state(staying).text("seat"), "top");
    EXPECT_TRUE(watching.ping(soon));
}

TEST_F(HostTest, WhoIsNotHeardOfIsDroppedAndWhoAnswersStays) {
    HostOptions options;
    options.limits.heard_within = std::chrono::seconds(6);
    start(options);
    const Json made(ask("POST", "/api/tables", two_humans).body);
    SocketClient silent(host_->port(), socket_of(made, "bottom"));
    SocketClient listening(host_->port(), socket_of(made, "top"));
    // Whoever is told that the other has gone is still there.
    Json state = next_state(listening);
    while (!state.truth("online.bottom")) state = next_state(listening);
    while (state.truth("online.bottom")) state = next_state(listening);
    EXPECT_TRUE(state.truth("online.top"));
    EXPECT_TRUE(listening.ping(soon));
}

TEST_F(HostTest, SocketsOverTheLimitAreTurnedAway) {
    HostOptions options;
    options.limits.sockets_per_address = 3;
    start(options);
    const Json made(ask("POST", "/api/tables", two_humans).body);
    std::vector<std::unique_ptr<SocketClient>> guests;
    int refused = 0;
    for (int i = 0; i < 5; ++i) {
        try {
            guests.push_back(std::make_unique<SocketClient>(host_->port(), socket_of(made, "top")));
        } catch (const NoSocket&) {
            ++refused;
        }
    }
    EXPECT_GE(refused, 2);
}

TEST_F(HostTest, WhoDoesNotReadIsDroppedAndOthersPlayOn) {
    HostOptions options;
    options.limits.seat = {};
    options.limits.address = {};
    options.limits.write_within = std::chrono::seconds(1);
    options.limits.questions = 30'000;
    options.limits.waiting_jobs = 30'000;
    start(options);
    const Json made(ask("POST", "/api/tables", alone).body);
    SocketClient deaf(host_->port(), "/ws/" + made.text("table"));
    for (int i = 0; i < 30'000; ++i) {
        if (!deaf.send(R"({"ask":"replay","at":1,"id":1})")) break;
    }
    SocketClient me(host_->port(), socket_of(made, "both"));
    const Json state = next_offer(me);
    me.send(act(state.texts("offers").front(), static_cast<std::size_t>(state.number("at"))));
    EXPECT_GT(next_state(me).number("at"), state.number("at"));
    for (int i = 0; i < 100; ++i) {
        if (ask("GET", "/metrics").body.find("grognard_slow_readers_total 0") == std::string::npos)
            return;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    FAIL() << "the deaf one is still there";
}

TEST_F(HostTest, WhoReadsLateGetsEveryAnswerWholeAndInOrder) {
    constexpr std::int64_t questions = 3000;  // more than the system keeps for a socket
    HostOptions options;
    options.limits.seat = {};
    options.limits.address = {};
    options.limits.waiting_answers = questions + 1;
    options.limits.questions = questions;
    options.limits.waiting_jobs = questions;
    start(options);
    const Json made(ask("POST", "/api/tables", alone).body);
    SocketClient late(host_->port(), socket_of(made, "both"));
    next_offer(late);
    std::size_t bytes = 0;
    for (std::int64_t i = 0; i < questions; ++i) {
        ASSERT_TRUE(late.send(R"({"ask":"replay","at":1,"id":)" + std::to_string(i) + "}"));
    }
    for (std::int64_t i = 0; i < questions;) {
        auto text = late.receive(soon);
        ASSERT_TRUE(text);
        bytes += text->size();
        const Json json(*std::move(text));
        if (json.text("type") != "answer") continue;
        ASSERT_EQ(json.number("id"), i++);
    }
    EXPECT_GT(bytes, std::size_t{8} << 20U);
}

TEST_F(HostTest, NoiseOverRealSocketsHarmsNobody) {
    HostOptions options;
    options.limits.seat = {};
    options.limits.address = {};
    start(options);
    const Json made(ask("POST", "/api/tables", two_humans).body);
    SocketClient bottom(host_->port(), socket_of(made, "bottom"));
    SocketClient top(host_->port(), socket_of(made, "top"));
    Json dealt = next_state(top);
    while (dealt.number("at") == 0) dealt = next_state(top);
    Stream random(7);
    for (int round = 0; round < 60; ++round) {
        std::string bytes;
        const std::uint32_t length = random.below(400);
        for (std::uint32_t i = 0; i < length; ++i) bytes += static_cast<char>(random.below(256));
        switch (random.below(3)) {
            case 0:
                bytes = "GET " + bytes + " HTTP/1.1\r\n\r\n";
                break;
            case 1:
                bytes = "POST /api/tables HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n" + bytes;
                break;
            default:
                break;
        }
        if (round % 6 == 0) raw_ask(host_->port(), bytes);
        const std::string seat = random.below(2) == 0 ? "bottom" : "top";
        SocketClient noisy(host_->port(), socket_of(made, seat));
        for (int i = 0; i < 50; ++i) {
            const std::string text =
                random.below(2) == 0 ? act("battle-back", random.below(3)) : R"({"since":0})";
            if (!noisy.send(i == 49 ? bytes : text)) break;
        }
    }
    EXPECT_EQ(store_.load(made.text("table"))->inputs.size(), 1U);
    top.send(act(dealt.texts("offers").front(), 1));
    Json after = next_state(top);
    while (after.number("at") < 2) after = next_state(top);
    EXPECT_GE(store_.load(made.text("table"))->inputs.size(), 2U);
}

TEST(HostProcessTest, StopsGracefullyAndGoesOn) {
    const Folder folder;
    const std::string store = "sqlite:" + folder.file("games.db").string();
    Json made("{}");
    std::int64_t at = 0;
    bool told = false;
    constexpr std::size_t npos = std::string::npos;
    {
        Served served(store, 0);
        made = Json(http_ask(served.port(), "POST", "/api/tables", alone).body);
        SocketClient me(served.port(),
                        "/ws/" + made.text("table") + "?seat=" + made.text("seats.both.secret"));
        const Json state = next_offer(me);
        me.send(act(state.texts("offers").front(), static_cast<std::size_t>(state.number("at"))));
        at = next_state(me).number("at");
        me.send(R"({"say":"last words"})");
        EXPECT_EQ(served.stop(), 0);
        while (const auto text = me.receive(soon)) told = told || text->find("last words") != npos;
        EXPECT_TRUE(me.gone());
        EXPECT_EQ(me.close_code(), 1001);
    }
    Served served(store, 0);
    SocketClient me(served.port(),
                    "/ws/" + made.text("table") + "?seat=" + made.text("seats.both.secret"));
    const Json again = next_state(me);
    EXPECT_EQ(again.number("at"), at);
    // What was kept was told before the socket was closed, and the other way round.
    EXPECT_EQ(told, again.count("chat") == 1);
    EXPECT_EQ(served.stop(), 0);
}

}  // namespace grognard::server
