// A WebSocket to a room by Beast: one coroutine reads, one writes, on the same strand.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <charconv>
#include <deque>

#include "server/connection.hpp"

namespace grognard::server {

namespace {

namespace websocket = beast::websocket;

constexpr std::string_view socket_path = "/ws/";
constexpr std::chrono::seconds handshake_within{15};
constexpr std::chrono::seconds heard_within{60};

class Socket final : public Listener, public Tended, public std::enable_shared_from_this<Socket> {
  public:
    Socket(beast::tcp_stream stream, Admission admission, const Limits& limits, Metrics& metrics)
        : ws_(std::move(stream)),
          admission_(std::move(admission)),
          bell_(ws_.get_executor(), Clock::time_point::max()),
          limits_(limits),
          metrics_(metrics) {
        websocket::stream_base::timeout patience{};
        patience.handshake_timeout = handshake_within;
        patience.idle_timeout = heard_within;
        patience.keep_alive_pings = true;
        ws_.set_option(patience);
        ws_.read_message_max(limits.message_bytes);
        ws_.auto_fragment(false);
        ws_.text(true);
    }

    void wake() override {
        if (woken_.exchange(true)) return;
        asio::post(ws_.get_executor(), [self = shared_from_this()] { self->bell_.cancel(); });
    }

    void send(std::string json) override {
        {
            const std::lock_guard lock(mutex_);
            if (answers_.size() >= limits_.waiting_answers) return drop();
            answers_.push_back(std::move(json));
        }
        wake();
    }

    void close(std::string_view why) override {
        {
            const std::lock_guard lock(mutex_);
            if (why_closed_.empty()) why_closed_ = why;
        }
        wake();
    }

    // The other side does not take what it is sent: no closing handshake will reach it.
    void close_if_stuck(Clock::time_point now) override {
        const Clock::rep began = writing_since_.load();
        if (began == 0) return;
        if (now - Clock::time_point(Clock::duration(began)) < limits_.write_within) return;
        drop();
    }

    asio::awaitable<void> read_all(std::shared_ptr<Socket> self);
    asio::awaitable<void> write_all(std::shared_ptr<Socket> self);

    websocket::stream<beast::tcp_stream>& stream() { return ws_; }
    const std::string& address() const { return admission_.address(); }
    void sit_down(std::shared_ptr<Hosted> room, std::shared_ptr<Guest> guest) {
        room_ = std::move(room);
        guest_ = std::move(guest);
    }

  private:
    void drop() {
        ++metrics_.slow_readers;
        asio::post(ws_.get_executor(),
                   [self = shared_from_this()] { beast::get_lowest_layer(self->ws_).close(); });
    }

    struct Outgoing {
        std::deque<std::string> answers;
        std::string why_closed;  // after them; empty: not at all
    };
    Outgoing take_outgoing() {
        const std::lock_guard lock(mutex_);
        return {std::exchange(answers_, {}), why_closed_};
    }
    asio::awaitable<bool> write_one(std::string text);
    asio::awaitable<void> write_while_open();
    // The room's guest and the socket know each other: the last coroutine to end parts them.
    void part() {
        if (--running_ > 0) return;
        guest_.reset();
        room_.reset();
    }

    websocket::stream<beast::tcp_stream> ws_;
    Admission admission_;
    asio::steady_timer bell_;
    const Limits& limits_;
    Metrics& metrics_;
    std::shared_ptr<Hosted> room_;
    std::shared_ptr<Guest> guest_;
    mutable std::mutex mutex_;
    std::deque<std::string> answers_;
    std::string why_closed_;
    bool gone_ = false;  // only on the strand, as the next
    int running_ = 2;
    std::atomic<bool> woken_ = false;
    std::atomic<Clock::rep> writing_since_ = 0;
};

asio::awaitable<bool> Socket::write_one(std::string text) {
    boost::system::error_code error;
    writing_since_ = Clock::now().time_since_epoch().count();
    co_await ws_.async_write(asio::buffer(text), asio::redirect_error(asio::use_awaitable, error));
    writing_since_ = 0;
    co_return !error;
}

asio::awaitable<void> Socket::write_all(std::shared_ptr<Socket>) {
    co_await write_while_open();
    part();
}

asio::awaitable<void> Socket::write_while_open() {
    while (!gone_) {
        woken_ = false;
        Outgoing outgoing = take_outgoing();
        for (std::string& answer : outgoing.answers) {
            const bool written = co_await write_one(std::move(answer));
            if (!written) co_return;
        }
        if (!outgoing.why_closed.empty()) {
            boost::system::error_code ignored;
            writing_since_ = Clock::now().time_since_epoch().count();
            co_await ws_.async_close({websocket::close_code::going_away, outgoing.why_closed},
                                     asio::redirect_error(asio::use_awaitable, ignored));
            writing_since_ = 0;
            co_return;
        }
        std::optional<std::string> state = room_->pull(guest_);
        if (state) {
            const bool written = co_await write_one(*std::move(state));
            if (!written) co_return;
            continue;
        }
        if (woken_ || gone_) continue;
        boost::system::error_code rung;
        co_await bell_.async_wait(asio::redirect_error(asio::use_awaitable, rung));
    }
}

asio::awaitable<void> Socket::read_all(std::shared_ptr<Socket>) {
    beast::flat_buffer buffer;
    while (true) {
        boost::system::error_code error;
        co_await ws_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
        if (error) break;
        const auto bytes = buffer.cdata();
        try {
            room_->receive(guest_, {static_cast<const char*>(bytes.data()), bytes.size()});
        } catch (const std::exception&) {
            // Our mistake or no memory: this connection ends, the host does not.
            close("the host could not answer");
            break;
        }
        buffer.consume(buffer.size());
    }
    gone_ = true;
    room_->leave(guest_);
    bell_.cancel();
    part();
}

std::size_t known_steps(std::string_view target) {
    const std::string text = query_value(target, "since");
    std::size_t steps = 0;
    std::from_chars(text.data(), text.data() + text.size(), steps);
    return steps;
}

HttpResponse refusal(int status, std::string_view expected, unsigned version) {
    return to_http({status, "application/json", "{\"expected\":\"" + std::string(expected) + "\"}"},
                   version, false);
}

}  // namespace

asio::awaitable<std::optional<HttpResponse>> open_socket(beast::tcp_stream& stream,
                                                         HttpRequest request, Admission& admission,
                                                         Shared& shared) {
    const std::string target(request.target());
    const std::string_view path = path_of(target);
    if (!path.starts_with(socket_path)) co_return refusal(404, "/ws/TABLE", request.version());
    const std::string id(path.substr(socket_path.size()));
    std::shared_ptr<Hosted> room;
    std::string broken;
    try {
        room = shared.lobby.find(id);
    } catch (const std::exception& error) {
        broken = error.what();
    }
    if (!broken.empty())
        co_return refusal(500, "a game that can be brought back", request.version());
    if (!room) co_return refusal(404, "a table there is", request.version());
    const std::string secret = query_value(target, "seat");
    if (!secret.empty() && room->role(secret) == Role::Spectator) {
        co_return refusal(403, "a seat's secret", request.version());
    }
    stream.expires_never();
    const auto socket = std::make_shared<Socket>(std::move(stream), std::move(admission),
                                                 shared.limits, shared.lobby.services().metrics);
    boost::system::error_code error;
    co_await socket->stream().async_accept(request,
                                           asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return std::nullopt;
    std::shared_ptr<Guest> guest = room->enter(socket, secret, query_value(target, "nonce"),
                                               socket->address(), known_steps(target));
    if (!guest) {
        room = shared.lobby.find(id);
        if (room) {
            guest = room->enter(socket, secret, query_value(target, "nonce"), socket->address(),
                                known_steps(target));
        }
    }
    if (!guest) co_return std::nullopt;
    socket->sit_down(std::move(room), std::move(guest));
    shared.sockets.add(socket);
    const auto executor = socket->stream().get_executor();
    asio::co_spawn(executor, socket->read_all(socket), asio::detached);
    asio::co_spawn(executor, socket->write_all(socket), asio::detached);
    co_return std::nullopt;
}

}  // namespace grognard::server
