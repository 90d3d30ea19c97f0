// A WebSocket to a room by Beast: one read and one write at a time, on the room's lane.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
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

constexpr std::size_t usual_state_bytes = 8192;
constexpr std::string_view socket_path = "/ws/";
constexpr std::chrono::seconds handshake_within{15};
constexpr std::chrono::seconds heard_within{60};

class Socket final : public Listener, public Tended, public std::enable_shared_from_this<Socket> {
  public:
    Socket(TcpSocket connection, Admission admission, const Limits& limits, Metrics& metrics)
        : ws_(std::move(connection)),
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

    // On the lane, as all that follows.
    void sit_down(std::shared_ptr<Hosted> room, std::shared_ptr<Guest> guest) {
        room_ = std::move(room);
        guest_ = std::move(guest);
        read_next();
    }

    websocket::stream<TcpSocket>& stream() { return ws_; }
    const std::string& address() const { return admission_.address(); }

  private:
    using Error = boost::system::error_code;

    void drop() {
        ++metrics_.slow_readers;
        asio::post(ws_.get_executor(), [self = shared_from_this()] {
            Error ignored;
            self->ws_.next_layer().close(ignored);
        });
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
                answer_ = std::move(answers_.front());
                answers_.pop_front();
                return write(answer_);
            }
        }
        state_.clear();
        if (room_->pull(guest_, state_)) return write(state_.text());
        if (!why_closed().empty()) write_close();
    }
    void write(std::string_view text) {
        begin_writing();
        ws_.async_write(
            asio::buffer(text),
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

    websocket::stream<TcpSocket> ws_;
    Admission admission_;
    const Limits& limits_;
    Metrics& metrics_;
    std::shared_ptr<Hosted> room_;
    std::shared_ptr<Guest> guest_;
    beast::flat_buffer buffer_;
    std::string answer_;  // while it is written
    codec::Writer state_{codec::Layout::Compact, usual_state_bytes};
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

// What a connection asked for when it came.
struct Entry {
    std::shared_ptr<Socket> socket;
    HttpRequest request;
    std::string table;
};

asio::awaitable<void> enter(Entry entry, std::shared_ptr<Hosted> room, Shared& shared) {
    boost::system::error_code error;
    co_await entry.socket->stream().async_accept(entry.request,
                                                 asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    const std::string target(entry.request.target());
    const auto seated = [&entry, &target](Hosted& there) {
        return there.enter(entry.socket, query_value(target, "seat"), query_value(target, "nonce"),
                           entry.socket->address(), known_steps(target));
    };
    std::shared_ptr<Guest> guest = seated(*room);
    if (!guest) {
        room = shared.lobby.find(entry.table);
        if (room) guest = seated(*room);
    }
    if (!guest) co_return;
    shared.sockets.add(entry.socket);
    entry.socket->sit_down(std::move(room), std::move(guest));
}

}  // namespace

std::optional<HttpResponse> open_socket(TcpStream& stream, HttpRequest request,
                                        Admission& admission, Shared& shared) {
    const std::string target(request.target());
    const std::string_view path = path_of(target);
    if (!path.starts_with(socket_path)) return refusal(404, "/ws/TABLE", request.version());
    const std::string id(path.substr(socket_path.size()));
    std::shared_ptr<Hosted> room;
    try {
        room = shared.lobby.find(id);
    } catch (const std::exception&) {
        return refusal(500, "a game that can be brought back", request.version());
    }
    if (!room) return refusal(404, "a table there is", request.version());
    const std::string secret = query_value(target, "seat");
    if (!secret.empty() && room->role(secret) == Role::Spectator) {
        return refusal(403, "a seat's secret", request.version());
    }
    Lane& lane = *shared.lanes[room->lane()];
    stream.expires_never();
    const Tcp protocol = stream.socket().local_endpoint().protocol();
    const auto socket = std::make_shared<Socket>(
        TcpSocket(lane.io(), protocol, stream.release_socket().release()), std::move(admission),
        shared.limits, shared.lobby.services().metrics);
    asio::co_spawn(lane.io(), enter({socket, std::move(request), id}, std::move(room), shared),
                   asio::detached);
    return std::nullopt;
}

}  // namespace grognard::server
