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
    // A state comes with its offers. Nothing when the time is over or the connection is; gone()
    // tells.
    std::optional<std::string> receive(std::chrono::milliseconds within);
    bool gone() const;
    // Is a ping answered?
    bool ping(std::chrono::milliseconds within);
    // Parts as is proper; false if the other side does not.
    bool leave();
    int close_code() const;  // 0 while there is none

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
    std::string early_;  // came in place of offers
};

}  // namespace grognard::server
