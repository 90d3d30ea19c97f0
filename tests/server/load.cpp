// One thread, one epoll; reads no more of a state than a random choice needs.
#include "load.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "client.hpp"
#include "core/sample.hpp"

namespace grognard::server {

namespace {

using Moment = std::chrono::steady_clock::time_point;

constexpr std::size_t buffer_bytes = std::size_t{256} << 10U;

std::size_t find(std::string_view text, std::string_view wanted) {
    const void* const found = ::memmem(text.data(), text.size(), wanted.data(), wanted.size());
    if (found == nullptr) return std::string_view::npos;
    return static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

// The pieces of a state, or of the offers after it, that a random player needs.
struct Glance {
    std::size_t at = 0;
    std::string_view offers;  // objects, with commas
    bool state = false;
    bool offered = false;
    bool over = false;

    explicit Glance(std::string_view text) {
        state = text.starts_with(R"({"type":"state")");
        offered = text.starts_with(R"({"type":"offers")");
        if (!state && !offered) return;
        constexpr std::string_view at_key = R"("at":)";
        const std::size_t number = find(text, at_key) + at_key.size();
        std::from_chars(text.data() + number, text.data() + text.size(), at);
        constexpr std::string_view awaits_key = R"("awaits":")";
        const std::size_t awaited = find(text, awaits_key) + awaits_key.size();
        over = state && text.substr(awaited).starts_with("nobody");
        if (state) return;
        constexpr std::string_view offers_key = R"("offers":[)";
        const std::size_t begin = find(text, offers_key) + offers_key.size();
        const std::size_t end = find(text, R"(],"coverage":)");
        offers = end == std::string_view::npos ? "" : text.substr(begin, end - begin);
    }

    std::string_view choose(Stream& random) const {
        constexpr std::string_view start = R"({"do":)";
        std::vector<std::size_t> starts;
        for (std::size_t i = 0; i != std::string_view::npos; i = offers.find(start, i + 1)) {
            starts.push_back(i);
        }
        const std::uint32_t chosen = random.below(static_cast<std::uint32_t>(starts.size()));
        const bool last = chosen + 1 == starts.size();
        const std::size_t end = last ? offers.size() : starts[chosen + 1] - 1;
        return offers.substr(starts[chosen], end - starts[chosen]);
    }
};

// One socket to a seat.
class Player {
  public:
    Player(std::uint16_t port, const LoadTable& table, int seat, std::size_t game,
           std::uint64_t seed)
        : seat_(seat), game_(game), random_(seed) {
        socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in there{};
        there.sin_family = AF_INET;
        there.sin_port = htons(port);
        there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(socket_, reinterpret_cast<sockaddr*>(&there), sizeof there) != 0) {
            throw std::runtime_error("nobody listens");
        }
        const int on = 1;
        ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        shake_hands("/ws/" + table.id + "?seat=" + table.secrets[seat]);
        say(R"({"share":"load"})");
        ::fcntl(socket_, F_SETFL, O_NONBLOCK);
    }
    ~Player() { ::close(socket_); }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    int socket() const { return socket_; }
    int seat() const { return seat_; }
    std::size_t game() const { return game_; }
    bool over() const { return over_; }

    // False: the connection is gone.
    bool read(std::array<char, buffer_bytes>& buffer, LoadResult& result) {
        const ssize_t got = ::recv(socket_, buffer.data(), buffer.size(), 0);
        if (got < 0) return errno == EAGAIN || errno == EINTR;
        if (got == 0) return false;
        std::string_view text(buffer.data(), static_cast<std::size_t>(got));
        result.bytes += text.size();
        if (!rest_.empty()) {
            rest_ += text;
            text = rest_;
        }
        const std::size_t used = take_frames(text, result);
        rest_ = std::string(text.substr(used));
        return true;
    }

  private:
    void shake_hands(const std::string& target) {
        send("GET " + target +
             " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
        std::string answer;
        while (!answer.ends_with("\r\n\r\n")) {
            char c = 0;
            if (::recv(socket_, &c, 1, 0) != 1) throw std::runtime_error("no answer");
            answer += c;
        }
        if (!answer.starts_with("HTTP/1.1 101")) throw std::runtime_error(answer);
    }

    // How many bytes were whole frames.
    std::size_t take_frames(std::string_view text, LoadResult& result) {
        std::size_t used = 0;
        while (text.size() - used >= 2) {
            const std::string_view frame = text.substr(used);
            const auto byte = [frame](std::size_t i) {
                return static_cast<std::size_t>(static_cast<unsigned char>(frame[i]));
            };
            std::size_t length = byte(1);
            std::size_t header = 2;
            if (length >= 126) {
                const std::size_t digits = length == 126 ? 2 : 8;
                header += digits;
                if (frame.size() < header) break;
                length = 0;
                for (std::size_t i = 0; i < digits; ++i) length = length << 8U | byte(2 + i);
            }
            if (frame.size() < header + length) break;
            if (byte(0) == text_frame) heard(frame.substr(header, length), result);
            used += header + length;
        }
        return used;
    }

    void heard(std::string_view text, LoadResult& result) {
        const Glance seen(text);
        if (seen.offered) {
            if (!waiting_ && !seen.offers.empty()) act(seen);
            return;
        }
        if (!seen.state) {
            ++result.refused;
            return;
        }
        ++result.states;
        if (waiting_ && seen.at > sent_at_) {
            waiting_ = false;
            ++result.actions;
            result.inputs += seen.at - sent_at_;
            const std::chrono::duration<double, std::milli> took =
                std::chrono::steady_clock::now() - sent_;
            result.milliseconds.push_back(took.count());
        }
        over_ = seen.over;
    }

    void act(const Glance& seen) {
        std::string text = R"({"do":)";
        text += seen.choose(random_);
        text += R"(,"at":)" + std::to_string(seen.at) + "}";
        sent_ = std::chrono::steady_clock::now();
        sent_at_ = seen.at;
        waiting_ = true;
        say(text);
    }

    // Masked, as a client must; by nothing, as a test may.
    void say(const std::string& text) const {
        std::string frame = {text_frame_byte};
        if (text.size() < 126) {
            frame += static_cast<char>(0x80U | text.size());
        } else {
            frame += static_cast<char>(0x80U | 126U);
            frame += static_cast<char>(text.size() >> 8U);
            frame += static_cast<char>(text.size() & 255U);
        }
        frame.append(4, '\0');
        send(frame + text);
    }

    void send(const std::string& bytes) const {
        const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent != static_cast<ssize_t>(bytes.size())) throw std::runtime_error("can't send");
    }

    static constexpr std::size_t text_frame = 0x81;
    static constexpr char text_frame_byte = static_cast<char>(text_frame);

    int socket_ = -1;
    int seat_;
    std::size_t game_;
    Stream random_;
    std::string rest_;  // of a frame that has not come whole
    Moment sent_{};
    std::size_t sent_at_ = 0;
    bool waiting_ = false;
    bool over_ = false;
};

LoadTable new_table(const LoadOptions& options) {
    const HttpAnswer answer = http_ask(options.port, "POST", "/api/tables",
                                       R"({"game":"ccn","scenario":")" + options.scenario +
                                           R"(","seats":{"bottom":"human","top":"human"}})");
    if (answer.status != 201) throw std::runtime_error("no table: " + answer.body);
    const auto text_after = [&answer](std::string_view key) {
        const std::size_t begin = answer.body.find(key) + key.size();
        return answer.body.substr(begin, answer.body.find('"', begin) - begin);
    };
    return {text_after(R"("table":")"),
            {text_after(R"("bottom":{"secret":")"), text_after(R"("top":{"secret":")")}};
}

class Load {
  public:
    Load(const LoadOptions& options, const std::vector<LoadTable>& tables)
        : options_(options), tables_(tables), epoll_(::epoll_create1(EPOLL_CLOEXEC)) {}
    ~Load() { ::close(epoll_); }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

    LoadResult run() {
        for (int i = 0; i < options_.games; ++i) next_game();
        const Moment begin = std::chrono::steady_clock::now();
        const Moment end =
            begin + std::chrono::microseconds(static_cast<std::int64_t>(options_.seconds * 1e6));
        std::array<epoll_event, 256> events{};
        const auto buffer = std::make_unique<std::array<char, buffer_bytes>>();
        while (std::chrono::steady_clock::now() < end) {
            const int ready = ::epoll_wait(epoll_, events.data(), events.size(), 50);
            for (int i = 0; i < ready; ++i) {
                serve(static_cast<std::size_t>(events[static_cast<std::size_t>(i)].data.u64),
                      *buffer);
            }
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
        result_.seconds = took.count();
        return std::move(result_);
    }

  private:
    void serve(std::size_t number, std::array<char, buffer_bytes>& buffer) {
        Player* const player = players_[number].get();
        if (player == nullptr) return;
        const bool connected = player->read(buffer, result_);
        if (connected && !player->over()) return;
        if (!connected) throw std::runtime_error("the host closed a socket");
        const std::size_t game = player->game();
        result_.finished += player->seat() == 0 ? 1U : 0U;
        players_[number].reset();
        if (--left_[game] == 0) next_game();
    }

    // When both players of a game are done, another begins.
    void next_game() {
        if (left_.size() == tables_.size()) return;
        const std::size_t game = left_.size();
        left_.push_back(2);
        for (int seat = 0; seat < 2; ++seat) {
            const std::uint64_t seed = options_.seed * 1'000'003 + players_.size();
            players_.push_back(
                std::make_unique<Player>(options_.port, tables_[game], seat, game, seed));
            epoll_event event{};
            event.events = EPOLLIN;
            event.data.u64 = players_.size() - 1;
            ::epoll_ctl(epoll_, EPOLL_CTL_ADD, players_.back()->socket(), &event);
        }
    }

    LoadOptions options_;
    const std::vector<LoadTable>& tables_;
    int epoll_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<int> left_;  // players of each game begun
    LoadResult result_;
};

}  // namespace

std::vector<LoadTable> tables_for(const LoadOptions& options) {
    // A game of two random players has some 700 actions; a fast host plays 300 of each a second.
    const int each = 2 + static_cast<int>(options.seconds * 300 / 700);
    std::vector<LoadTable> out;
    for (int i = 0; i < options.games * each; ++i) out.push_back(new_table(options));
    return out;
}

LoadResult load(const LoadOptions& options, const std::vector<LoadTable>& tables) {
    return Load(options, tables).run();
}

}  // namespace grognard::server
