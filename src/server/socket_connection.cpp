// A WebSocket to a room, on the room's lane: Beast shakes hands, then frames are read and written
// with one call each where the other side keeps up.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <charconv>
#include <deque>

#include "server/connection.hpp"
#include "server/frames.hpp"

namespace grognard::server {

namespace {

namespace websocket = beast::websocket;

constexpr std::string_view socket_path = "/ws/";
constexpr std::chrono::seconds handshake_within{15};

class Socket final : public Listener,
                     public Tended,
                     public Sleeper,
                     public std::enable_shared_from_this<Socket> {
  public:
    Socket(TcpSocket connection, Admission admission, Lane& lane, const Limits& limits,
           Metrics& metrics, const Report& report)
        : connection_(std::move(connection)),
          admission_(std::move(admission)),
          lane_(lane),
          limits_(limits),
          metrics_(metrics),
          report_(report),
          frames_(limits.message_bytes) {
        Error ignored;  // reading would tell
        connection_.non_blocking(true, ignored);
    }

    void wake() override {
        if (!woken_.exchange(true)) lane_.wake(shared_from_this());
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

    void tend(Clock::time_point now) override {
        if (heard_.exchange(false) && !parted_) {
            quiet_since_ = now;
            asked_ = false;
        }
        const Clock::rep began = writing_since_.load();
        // The other side does not take what it is sent: no farewell will reach it.
        if (began != 0 && now - Clock::time_point(Clock::duration(began)) >= limits_.write_within) {
            return drop();
        }
        const Clock::duration quiet = now - quiet_since_;
        if (quiet >= (parted_ ? handshake_within : limits_.heard_within))
            return later(&Socket::shut);
        if (quiet >= limits_.heard_within / 2 && !std::exchange(asked_, true)) later(&Socket::ping);
    }

    // On the lane, as all that follows.
    void sit_down(std::shared_ptr<Hosted> room, std::shared_ptr<Guest> guest) {
        room_ = std::move(room);
        guest_ = std::move(guest);
        read_next();
    }
    void awake() override {
        woken_ = false;
        write_all();
    }

    const std::string& address() const { return admission_.address(); }

  private:
    using Error = boost::system::error_code;

    void later(void (Socket::*what)()) {
        asio::post(connection_.get_executor(),
                   [self = shared_from_this(), what] { (self.get()->*what)(); });
    }
    void drop() {
        ++metrics_.slow_readers;
        later(&Socket::shut);
    }
    // Whatever is under way ends, and with it the reading.
    void shut() {
        Error ignored;
        connection_.close(ignored);
    }

    void read_next() {
        const std::span<char> space = frames_.space();
        connection_.async_read_some(
            asio::buffer(space.data(), space.size()),
            [self = shared_from_this()](const Error& error, std::size_t bytes) {
                error ? self->gone() : self->came(bytes);
            });
    }
    void came(std::size_t bytes) {
        heard_ = true;
        frames_.came(bytes);
        for (auto heard = frames_.next(); heard && !deaf_; heard = frames_.next()) heed(*heard);
        if (const auto fault = frames_.fault(); fault && !deaf_) part(*fault);
        if (deaf_) frames_.forget();
        read_next();
    }
    void gone() {
        shut();
        room_->leave(guest_);
    }

    void heed(const Heard& heard) {
        switch (heard.opcode) {
            case Opcode::Close:
                return part(CloseCode::Normal);
            case Opcode::Ping:
                pong_ = heard.payload;
                return write_all();
            case Opcode::Pong:
                return;
            default:
                break;
        }
        if (parted_) return;
        try {
            room_->receive(guest_, heard.payload);
        } catch (const std::exception& bad) {
            // Our mistake or no memory: this connection ends, the host does not.
            report_(std::string("a socket is closed, its message failed: ") + bad.what());
            close("the host could not answer");
        }
    }
    // Nothing more is heard, and nothing but this is said.
    void part(CloseCode code) {
        deaf_ = true;
        if (last_words_.empty()) last_words_ = close_payload(code, {});
        write_all();
    }
    void ping() {
        if (!writing_ && !parted_) write(Opcode::Ping, {});
    }

    void write_all() {
        try {
            while (!writing_ && !parted_ && guest_ && connection_.is_open()) {
                if (!write_next()) return;
            }
        } catch (const std::exception& bad) {
            report_(std::string("a socket is closed, its state could not be written: ") +
                    bad.what());
            return shut();
        }
        // Both have said that they part: the other side closes, or tend() does.
        Error ignored;
        if (!writing_ && parted_ && deaf_) {
            connection_.shutdown(TcpSocket::shutdown_send, ignored);
        }
    }
    // Answers first, then the newest state, then the reason to close.
    bool write_next() {
        if (pong_) {
            write(Opcode::Pong, *std::exchange(pong_, std::nullopt));
            return true;
        }
        if (last_words_.empty()) {
            if (const auto answer = next_answer()) {
                write(Opcode::Text, *answer);
                return true;
            }
            codec::Writer& paper = lane_.paper();
            paper.clear();
            if (room_->pull(guest_, paper)) {
                write(Opcode::Text, paper.text());
                return true;
            }
            const std::string why = why_closed();
            if (why.empty()) return false;
            last_words_ = close_payload(CloseCode::GoingAway, why);
        }
        parted_ = true;
        write(Opcode::Close, last_words_);
        return true;
    }
    void write(Opcode opcode, std::string_view payload) {
        const FrameHeader header(opcode, payload.size());
        const std::string_view head = header.bytes();
        const std::array both = {asio::buffer(head), asio::buffer(payload)};
        Error error;
        const std::size_t sent = connection_.write_some(both, error);
        if (error && error != asio::error::would_block) return shut();
        if (sent == head.size() + payload.size()) return;
        rest_ = head;
        rest_ += payload;
        rest_.erase(0, sent);
        writing_ = true;
        writing_since_ = Clock::now().time_since_epoch().count();
        asio::async_write(connection_, asio::buffer(rest_),
                          [self = shared_from_this()](const Error& failed, std::size_t) {
                              failed ? self->shut() : self->written();
                          });
    }
    void written() {
        writing_since_ = 0;
        writing_ = false;
        write_all();
    }
    std::optional<std::string> next_answer() {
        const std::lock_guard lock(mutex_);
        if (answers_.empty()) return std::nullopt;
        std::string answer = std::move(answers_.front());
        answers_.pop_front();
        return answer;
    }
    std::string why_closed() const {
        const std::lock_guard lock(mutex_);
        return why_closed_;
    }

    TcpSocket connection_;
    Admission admission_;
    Lane& lane_;
    const Limits& limits_;
    Metrics& metrics_;
    const Report& report_;  // to the operator
    std::shared_ptr<Hosted> room_;
    std::shared_ptr<Guest> guest_;
    FrameReader frames_;
    std::optional<std::string> pong_;  // to the last ping
    std::string last_words_;
    std::string rest_;  // of a frame, while it is written
    bool writing_ = false;
    bool deaf_ = false;  // the other side parts, or can't be understood
    mutable std::mutex mutex_;
    std::deque<std::string> answers_;
    std::string why_closed_;
    std::atomic<bool> woken_ = false;
    std::atomic<bool> heard_ = false;
    std::atomic<bool> parted_ = false;  // the last words are on their way
    std::atomic<Clock::rep> writing_since_ = 0;
    Clock::time_point quiet_since_ = Clock::now();  // as tend() knows
    bool asked_ = false;                            // whether anybody is there
};

Moment known_story(std::string_view target) {
    const std::string text = query_value(target, "since");
    Moment known{0, query_value(target, "moment")};
    std::from_chars(text.data(), text.data() + text.size(), known.at);
    return known;
}

HttpResponse refusal(int status, std::string_view expected, unsigned version) {
    return to_http({status, "application/json", "{\"expected\":\"" + std::string(expected) + "\"}"},
                   version, false);
}

// What a connection asked for when it came.
struct Entry {
    TcpSocket connection;
    Admission admission;
    HttpRequest request;
    std::string table;
};

asio::awaitable<void> enter(Entry entry, std::shared_ptr<Hosted> room, Shared& shared) {
    websocket::stream<TcpSocket> stream(std::move(entry.connection));
    websocket::stream_base::timeout patience{};
    patience.handshake_timeout = handshake_within;
    patience.idle_timeout = websocket::stream_base::none();
    stream.set_option(patience);
    boost::system::error_code error;
    co_await stream.async_accept(entry.request, asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    const auto socket = std::make_shared<Socket>(
        std::move(stream.next_layer()), std::move(entry.admission), *shared.lanes[room->lane()],
        shared.limits, shared.lobby.services().metrics, shared.lobby.services().report);
    const std::string target(entry.request.target());
    const auto seated = [&socket, &target](Hosted& there) {
        return there.enter(socket, query_value(target, "seat"), query_value(target, "nonce"),
                           socket->address(), known_story(target));
    };
    std::shared_ptr<Guest> guest = seated(*room);
    if (!guest) {
        room = shared.lobby.find(entry.table);
        if (room) guest = seated(*room);
    }
    if (!guest) co_return;
    shared.sockets.add(socket);
    socket->sit_down(std::move(room), std::move(guest));
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
    } catch (const std::exception& bad) {
        shared.lobby.services().report("game " + id + " could not be opened: " + bad.what());
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
    Entry entry{TcpSocket(lane.io(), protocol, stream.release_socket().release()),
                std::move(admission), std::move(request), id};
    asio::co_spawn(lane.io(), enter(std::move(entry), std::move(room), shared), asio::detached);
    return std::nullopt;
}

}  // namespace grognard::server
