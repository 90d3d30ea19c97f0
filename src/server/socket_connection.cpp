// A WebSocket to a room by Beast: one read and one write at a time, on the same strand.
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
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
    Socket(TcpStream stream, Admission admission, const Limits& limits, Metrics& metrics)
        : ws_(std::move(stream)),
          admission_(std::move(admission)),
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
        asio::post(ws_.get_executor(), [self = shared_from_this()] {
            self->woken_ = false;
            self->write_next();
        });
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

    // On the strand, as all that follows.
    void sit_down(std::shared_ptr<Hosted> room, std::shared_ptr<Guest> guest) {
        room_ = std::move(room);
        guest_ = std::move(guest);
        read_next();
    }

    websocket::stream<TcpStream>& stream() { return ws_; }
    const std::string& address() const { return admission_.address(); }

  private:
    using Error = boost::system::error_code;

    void drop() {
        ++metrics_.slow_readers;
        asio::post(ws_.get_executor(),
                   [self = shared_from_this()] { beast::get_lowest_layer(self->ws_).close(); });
    }

    void read_next() {
        ws_.async_read(buffer_, [self = shared_from_this()](const Error& error, std::size_t) {
            error ? self->gone() : self->heard();
        });
    }
    void heard() {
        const auto bytes = buffer_.cdata();
        try {
            room_->receive(guest_, {static_cast<const char*>(bytes.data()), bytes.size()});
        } catch (const std::exception&) {
            // Our mistake or no memory: this connection ends, the host does not.
            close("the host could not answer");
        }
        buffer_.consume(buffer_.size());
        read_next();
    }
    void gone() {
        gone_ = true;
        room_->leave(guest_);
    }

    // Answers first, then the newest state, then the reason to close.
    void write_next() {
        if (writing_ || broken_ || gone_ || !guest_) return;
        {
            const std::lock_guard lock(mutex_);
            if (!answers_.empty()) {
                outgoing_ = std::move(answers_.front());
                answers_.pop_front();
                return write();
            }
        }
        if (std::optional<std::string> state = room_->pull(guest_)) {
            outgoing_ = *std::move(state);
            return write();
        }
        if (!why_closed().empty()) write_close();
    }
    void write() {
        begin_writing();
        ws_.async_write(
            asio::buffer(outgoing_),
            [self = shared_from_this()](const Error& error, std::size_t) { self->written(error); });
    }
    void write_close() {
        begin_writing();
        ws_.async_close(
            {websocket::close_code::going_away, why_closed()},
            [self = shared_from_this()](const Error&) { self->written(websocket::error::closed); });
    }
    void begin_writing() {
        writing_ = true;
        writing_since_ = Clock::now().time_since_epoch().count();
    }
    void written(const Error& error) {
        writing_since_ = 0;
        writing_ = false;
        broken_ = error.failed();  // the reader hears of it, too
        if (!gone_) write_next();
    }
    std::string why_closed() const {
        const std::lock_guard lock(mutex_);
        return why_closed_;
    }

    websocket::stream<TcpStream> ws_;
    Admission admission_;
    const Limits& limits_;
    Metrics& metrics_;
    std::shared_ptr<Hosted> room_;
    std::shared_ptr<Guest> guest_;
    beast::flat_buffer buffer_;
    std::string outgoing_;
    bool writing_ = false;
    bool broken_ = false;
    bool gone_ = false;
    mutable std::mutex mutex_;
    std::deque<std::string> answers_;
    std::string why_closed_;
    std::atomic<bool> woken_ = false;
    std::atomic<Clock::rep> writing_since_ = 0;
};

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

asio::awaitable<std::optional<HttpResponse>> open_socket(TcpStream& stream, HttpRequest request,
                                                         Admission& admission, Shared& shared) {
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
    shared.sockets.add(socket);
    socket->sit_down(std::move(room), std::move(guest));
    co_return std::nullopt;
}

}  // namespace grognard::server
