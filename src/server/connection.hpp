// What connections share, for the few files that know Beast.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/api.hpp"
#include "server/lane.hpp"
#include "server/lobby.hpp"

namespace grognard::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using Tcp = asio::ip::tcp;
using TcpSocket = asio::basic_stream_socket<Tcp, Lane::Executor>;
using TcpStream = beast::basic_stream<Tcp, Lane::Executor>;
using HttpRequest = http::request<http::string_body>;
using HttpResponse = http::response<http::string_body>;

// Counts sockets, all and by address, and turns away those over the limit.
class Doorkeeper {
  public:
    Doorkeeper(const Limits& limits, Metrics& metrics) : limits_(limits), metrics_(metrics) {}

    bool admit(const std::string& address);
    void release(const std::string& address);

  private:
    const Limits& limits_;
    Metrics& metrics_;
    std::mutex mutex_;
    std::map<std::string, std::size_t> by_address_;
    std::size_t all_ = 0;
};

// Held by a connection as long as it lives.
class Admission {
  public:
    Admission(Doorkeeper& door, std::string address) : door_(&door), address_(std::move(address)) {}
    Admission(Admission&& other) noexcept
        : door_(std::exchange(other.door_, nullptr)), address_(std::move(other.address_)) {}
    Admission& operator=(Admission&&) = delete;
    ~Admission() {
        if (door_ != nullptr) door_->release(address_);
    }

    const std::string& address() const { return address_; }

  private:
    Doorkeeper* door_;
    std::string address_;
};

// A socket that can be looked after from outside.
class Tended {
  public:
    virtual ~Tended() = default;
    // From any thread, once in a while.
    virtual void tend(Clock::time_point now) = 0;
};

class Sockets {
  public:
    void add(const std::shared_ptr<Tended>& socket);
    void tend(Clock::time_point now);

  private:
    std::mutex mutex_;
    std::vector<std::weak_ptr<Tended>> all_;
};

struct Shared {
    Lobby& lobby;
    Api& api;
    Doorkeeper& door;
    Sockets& sockets;
    const Limits& limits;
    std::atomic<bool>& stopping;
    Lanes& lanes;
};

// Serves one connection until it ends or becomes a socket to a room.
asio::awaitable<void> serve_http(TcpStream stream, Admission admission, Shared& shared);

// The response to an upgrade that can't be granted; nothing when it was granted: the connection is
// then the room's, on the lane of the room.
std::optional<HttpResponse> open_socket(TcpStream& stream, HttpRequest request,
                                        Admission& admission, Shared& shared);

HttpResponse to_http(Response response, unsigned version, bool keep_alive);

}  // namespace grognard::server
