// The client, by Beast; the one file of the tests that knows it.
#include "client.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>

#include "core/sample.hpp"

namespace grognard::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using Tcp = asio::ip::tcp;
using Error = boost::system::error_code;
using Stream = websocket::stream<beast::tcp_stream>;
using Moment = std::chrono::steady_clock::time_point;

Tcp::endpoint here(std::uint16_t port) { return {asio::ip::make_address("127.0.0.1"), port}; }

std::size_t number_after(std::string_view text, std::string_view key) {
    const std::size_t found = text.find(key);
    if (found == std::string_view::npos) return 0;
    std::size_t value = 0;
    const char* const begin = text.data() + found + key.size();
    std::from_chars(begin, text.data() + text.size(), value);
    return value;
}

}  // namespace

HttpAnswer http_ask(std::uint16_t port, const std::string& method, const std::string& target,
                    const std::string& body) {
    asio::io_context io;
    beast::tcp_stream stream(io);
    Error error;
    stream.socket().connect(here(port), error);
    if (error) throw std::runtime_error("nobody answers: " + error.message());
    http::request<http::string_body> request(http::string_to_verb(method), target, 11);
    request.set(http::field::host, "localhost");
    request.keep_alive(false);
    request.body() = body;
    request.prepare_payload();
    http::write(stream, request, error);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(std::uint64_t{64} << 20U);
    if (!error) http::read(stream, buffer, parser, error);
    if (error) throw std::runtime_error("no answer: " + error.message());
    return {static_cast<int>(parser.get().result_int()),
            std::string(parser.get()[http::field::content_type]), parser.get().body()};
}

std::string raw_ask(std::uint16_t port, const std::string& bytes) {
    asio::io_context io;
    Tcp::socket socket(io);
    Error error;
    socket.connect(here(port), error);
    if (error) throw std::runtime_error("nobody answers: " + error.message());
    asio::write(socket, asio::buffer(bytes), error);
    std::string out;
    asio::async_read(socket, asio::dynamic_buffer(out), [](const Error&, std::size_t) {});
    io.run_for(std::chrono::seconds(1));
    socket.close(error);
    io.restart();
    io.run();
    return out;
}

class SocketClient::Impl {
  public:
    Impl(std::uint16_t port, const std::string& target) : ws_(io_) {
        Error error;
        beast::get_lowest_layer(ws_).socket().connect(here(port), error);
        if (error) throw NoSocket(0, "nobody answers: " + error.message());
        beast::get_lowest_layer(ws_).socket().set_option(Tcp::no_delay(true));
        websocket::response_type response;
        ws_.read_message_max(std::size_t{64} << 20U);
        ws_.handshake(response, "localhost", target, error);
        if (error) throw NoSocket(static_cast<int>(response.result_int()), error.message());
    }

    bool send(const std::string& text) {
        Error error;
        ws_.text(true);
        ws_.write(asio::buffer(text), error);
        gone_ = gone_ || error;
        return !error;
    }

    std::optional<std::string> receive(std::chrono::milliseconds within) {
        if (gone_) return std::nullopt;
        if (!reading_) {
            reading_ = true;
            ws_.async_read(buffer_, [this](const Error& error, std::size_t) {
                reading_ = false;
                gone_ = gone_ || error;
            });
        }
        const Moment end = std::chrono::steady_clock::now() + within;
        io_.restart();
        while (reading_ && std::chrono::steady_clock::now() < end) io_.run_one_until(end);
        if (reading_ || gone_) return std::nullopt;
        std::string text = beast::buffers_to_string(buffer_.data());
        buffer_.clear();
        return text;
    }

    bool gone() const { return gone_; }

  private:
    asio::io_context io_;
    Stream ws_;
    beast::flat_buffer buffer_;
    bool reading_ = false;
    bool gone_ = false;
};

SocketClient::SocketClient(std::uint16_t port, const std::string& target)
    : impl_(std::make_unique<Impl>(port, target)) {}
SocketClient::~SocketClient() = default;
bool SocketClient::send(const std::string& text) { return impl_->send(text); }
std::optional<std::string> SocketClient::receive(std::chrono::milliseconds within) {
    return impl_->receive(within);
}
bool SocketClient::gone() const { return impl_->gone(); }

namespace {

// The pieces of a state that a random player needs, found without reading the rest.
struct Glance {
    std::size_t at = 0;
    std::vector<std::string_view> offers;
    bool state = false;
    bool over = false;

    explicit Glance(std::string_view text) {
        state = text.starts_with(R"({"type":"state")");
        if (!state) return;
        at = number_after(text, R"("at":)");
        over = text.find(R"("awaits":"nobody")") != std::string_view::npos;
        constexpr std::string_view key = R"("offers":[)";
        std::size_t from = text.find(key);
        if (from == std::string_view::npos) return;
        from += key.size();
        while (text[from] == '"') {
            const std::size_t end = text.find('"', from + 1);
            offers.push_back(text.substr(from + 1, end - from - 1));
            from = end + 1;
            if (text[from] == ',') ++from;
        }
    }
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

struct Load {
    LoadOptions options;
    LoadResult result;
    std::vector<LoadTable> tables;
    std::size_t next_table = 0;
    Moment end;
    int busy = 0;

    bool time_left() const { return std::chrono::steady_clock::now() < end; }
};

// Plays one seat of one table to its end.
asio::awaitable<void> play_seat(Load& load, const LoadTable& table, int seat, std::uint64_t seed) {
    const auto executor = co_await asio::this_coro::executor;
    Stream ws(executor);
    Error error;
    co_await beast::get_lowest_layer(ws).async_connect(
        here(load.options.port), asio::redirect_error(asio::use_awaitable, error));
    if (error) throw std::runtime_error("connect: " + error.message());
    beast::get_lowest_layer(ws).socket().set_option(Tcp::no_delay(true));
    beast::get_lowest_layer(ws).expires_never();
    ws.read_message_max(std::size_t{64} << 20U);
    co_await ws.async_handshake("localhost", "/ws/" + table.id + "?seat=" + table.secrets[seat],
                                asio::redirect_error(asio::use_awaitable, error));
    if (error) throw std::runtime_error("handshake: " + error.message());
    grognard::Stream random(seed);
    beast::flat_buffer buffer;
    std::string out;
    Moment sent{};
    std::size_t sent_at = 0;
    bool waiting = false;
    while (load.time_left()) {
        co_await ws.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
        if (error) co_return;
        load.result.bytes += buffer.size();
        const auto bytes = buffer.cdata();
        const Glance seen({static_cast<const char*>(bytes.data()), bytes.size()});
        if (!seen.state) {
            ++load.result.refused;
        } else if (waiting && seen.at > sent_at) {
            waiting = false;
            ++load.result.actions;
            load.result.inputs += seen.at - sent_at;
            const std::chrono::duration<double, std::milli> took =
                std::chrono::steady_clock::now() - sent;
            load.result.milliseconds.push_back(took.count());
        }
        if (seen.over) {
            load.result.finished += seat == 0 ? 1U : 0U;
            co_return;
        }
        if (!waiting && !seen.offers.empty()) {
            const auto count = static_cast<std::uint32_t>(seen.offers.size());
            out = R"({"do":")";
            out += seen.offers[random.below(count)];
            out += R"(","at":)" + std::to_string(seen.at) + "}";
            sent = std::chrono::steady_clock::now();
            sent_at = seen.at;
            waiting = true;
            co_await ws.async_write(asio::buffer(out),
                                    asio::redirect_error(asio::use_awaitable, error));
            if (error) co_return;
        }
        buffer.consume(buffer.size());
    }
}

void next_game(Load& load, asio::io_context& io);

// When both players of a game are done, another begins.
struct SeatDone {
    Load& load;
    asio::io_context& io;
    std::shared_ptr<int> left;

    void operator()(std::exception_ptr failed) const {
        if (failed) std::rethrow_exception(failed);
        if (--*left > 0) return;
        --load.busy;
        if (load.time_left()) next_game(load, io);
    }
};

void next_game(Load& load, asio::io_context& io) {
    if (load.next_table == load.tables.size()) return;
    const std::size_t number = load.next_table++;
    const auto left = std::make_shared<int>(2);
    ++load.busy;
    for (int seat = 0; seat < 2; ++seat) {
        const std::uint64_t seed =
            load.options.seed * 1'000'003 + number * 2 + static_cast<std::uint64_t>(seat);
        asio::co_spawn(io, play_seat(load, load.tables[number], seat, seed),
                       SeatDone{load, io, left});
    }
}

}  // namespace

std::vector<LoadTable> tables_for(const LoadOptions& options) {
    // A game of two random players has some 700 actions; a fast host plays 300 of each a second.
    const int each = 2 + static_cast<int>(options.seconds * 300 / 700);
    std::vector<LoadTable> out;
    for (int i = 0; i < options.games * each; ++i) out.push_back(new_table(options));
    return out;
}

LoadResult load(const LoadOptions& options, std::vector<LoadTable> tables) {
    Load load{options, {}, std::move(tables), 0, {}, 0};
    asio::io_context io(1);
    const Moment begin = std::chrono::steady_clock::now();
    load.end = begin + std::chrono::microseconds(static_cast<std::int64_t>(options.seconds * 1e6));
    for (int i = 0; i < options.games; ++i) next_game(load, io);
    io.run_until(load.end + std::chrono::seconds(1));
    const std::chrono::duration<double> took =
        std::min(std::chrono::steady_clock::now(), load.end) - begin;
    load.result.seconds = took.count();
    return std::move(load.result);
}

}  // namespace grognard::server
