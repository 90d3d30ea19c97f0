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

}  // namespace grognard::server
