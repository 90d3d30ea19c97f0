// A client over real sockets, for tests and measurements.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace grognard::server {

struct HttpAnswer {
    int status = 0;
    std::string type;
    std::string body;
};

// Throws std::runtime_error if nobody answers.
HttpAnswer http_ask(std::uint16_t port, const std::string& method, const std::string& target,
                    const std::string& body = {});
// Bytes as they are, then whatever comes back until the other side closes or a second passes.
std::string raw_ask(std::uint16_t port, const std::string& bytes);

struct NoSocket : std::runtime_error {
    NoSocket(int code, const std::string& why) : std::runtime_error(why), status(code) {}
    int status;  // of the HTTP answer, 0 if there was none
};

class SocketClient {
  public:
    // A target such as /ws/TABLE?seat=SECRET; throws NoSocket.
    SocketClient(std::uint16_t port, const std::string& target);
    ~SocketClient();

    bool send(const std::string& text);  // false: the connection is gone
    // Nothing when the time is over or the connection is; gone() tells.
    std::optional<std::string> receive(std::chrono::milliseconds within);
    bool gone() const;

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

struct LoadOptions {
    std::uint16_t port = 0;
    int games = 100;
    double seconds = 10;
    std::string scenario = "001";
    std::uint64_t seed = 1;
};

struct LoadResult {
    std::uint64_t actions = 0;  // acknowledged
    std::uint64_t refused = 0;
    std::uint64_t inputs = 0;    // actions and answers of chance
    std::uint64_t finished = 0;  // games
    std::uint64_t bytes = 0;     // received
    double seconds = 0;
    std::vector<double> milliseconds;  // from an action to its acknowledgement, each
};

struct LoadTable {
    std::string id;
    std::string secrets[2];
};

// Enough tables for games that follow those that end.
std::vector<LoadTable> tables_for(const LoadOptions& options);
// So many games at once, each of two random players with a socket each.
LoadResult load(const LoadOptions& options, std::vector<LoadTable> tables);

}  // namespace grognard::server
