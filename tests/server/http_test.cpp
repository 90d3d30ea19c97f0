// HTTP as it stands on the wire: what comes back for bytes that a browser would not send.
#include <gtest/gtest.h>

#include <string>
#include <thread>

#include "client.hpp"
#include "parlour.hpp"
#include "server/host.hpp"

namespace grognard::server {

namespace {

HostOptions any_port() {
    HostOptions options;
    options.port = 0;
    return options;
}

class HttpTest : public ::testing::Test {
  protected:
    HttpTest() : host_(store_, any_port()), thread_([this] { host_.run(); }) {}
    ~HttpTest() override {
        host_.stop();
        thread_.join();
    }

    std::string ask(const std::string& bytes) { return raw_ask(host_.port(), bytes); }

  private:
    store::MemoryStore store_;
    Host host_;
    std::thread thread_;
};

std::string last_request(const std::string& method, const std::string& target) {
    return method + " " + target + " HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n";
}

std::string post(const std::string& headers, const std::string& body) {
    return "POST /api/tables HTTP/1.1\r\nHost: h\r\nConnection: close\r\n" + headers + "\r\n" +
           body;
}

std::string length_of(const std::string& body) {
    return "Content-Length: " + std::to_string(body.size()) + "\r\n";
}

const std::string go_on = "HTTP/1.1 100 Continue\r\n\r\n";
const std::string expect = "Expect: 100-continue\r\n";

}  // namespace

TEST_F(HttpTest, HeadIsAnsweredLikeGetWithoutABody) {
    for (const char* target : {"/", "/health", "/api/games", "/nothing.txt", "/api/tables"}) {
        const std::string whole = ask(last_request("GET", target));
        const std::size_t end = whole.find("\r\n\r\n");
        ASSERT_NE(end, std::string::npos) << target;
        EXPECT_GT(whole.size(), end + 4) << target;
        EXPECT_EQ(ask(last_request("HEAD", target)), whole.substr(0, end + 4)) << target;
    }
}

TEST_F(HttpTest, AConnectionGoesOnAfterHead) {
    const std::string both =
        ask("HEAD /api/games HTTP/1.1\r\nHost: h\r\n\r\n" + last_request("GET", "/health"));
    EXPECT_EQ(both.find("{"), both.find(R"({"status":"ok"})"));
    EXPECT_TRUE(both.ends_with(R"({"status":"ok"})")) << both;
}

TEST_F(HttpTest, WhatCanNotBeReadIsAnsweredBeforeTheConnectionIsClosed) {
    struct Unusable {
        const char* what;
        std::string bytes;
        int status;
    };
    using namespace std::string_literals;
    const std::string chunked = "Transfer-Encoding: chunked\r\n";
    const Unusable all[] = {
        {"garbage", "\x16\x03\x01 garbage\r\n\r\n", 400},
        {"a version there is not", "GET / HTTP/7.0\r\n\r\n", 400},
        {"a length that is no number", post("Content-Length: two\r\n", "{}"), 400},
        {"two lengths", post("Content-Length: 2\r\nContent-Length: 3\r\n", "{}"), 400},
        {"a bad chunk", post(chunked, "zz\r\n{}\r\n0\r\n\r\n"), 400},
        {"a NUL in the path", "GET /a\0b HTTP/1.1\r\n\r\n"s, 400},
        {"a long path", last_request("GET", "/" + std::string(9000, 'a')), 414},
        {"a long header", "GET / HTTP/1.1\r\nX: " + std::string(9000, 'a') + "\r\n\r\n", 431},
    };
    for (const Unusable& one : all) {
        const std::string answer = ask(one.bytes);
        const std::string first = "HTTP/1.1 " + std::to_string(one.status) + " ";
        EXPECT_TRUE(answer.starts_with(first)) << one.what << ": " << answer;
        EXPECT_NE(answer.find("Connection: close\r\n"), std::string::npos) << one.what;
        EXPECT_NE(answer.find("\r\n\r\n{\"expected\":\""), std::string::npos) << one.what;
    }
    EXPECT_TRUE(ask(last_request("GET", "/health")).ends_with(R"({"status":"ok"})"));
}

TEST_F(HttpTest, WhoAsksBeforeSendingABodyIsToldToGoOn) {
    EXPECT_EQ(ask(post(expect + length_of(alone), "")), go_on);
    const std::string made = ask(post(expect + length_of(alone), alone));
    EXPECT_TRUE(made.starts_with(go_on + "HTTP/1.1 201 ")) << made;
    const std::string large = ask(post(expect + "Content-Length: 99999999\r\n", ""));
    EXPECT_TRUE(large.starts_with("HTTP/1.1 413 ")) << large;
    EXPECT_TRUE(ask(post(length_of(alone), alone)).starts_with("HTTP/1.1 201 "));
}

}  // namespace grognard::server
