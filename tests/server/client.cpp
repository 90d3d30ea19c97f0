// The client, by Beast; the one file of the tests that knows it.
#include "client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <utility>

#include "support/joined.hpp"

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

    bool ping(std::chrono::milliseconds within) {
        bool answered = false;
        ws_.control_callback([&answered](websocket::frame_type kind, beast::string_view payload) {
            answered = answered || (kind == websocket::frame_type::pong && payload == "here?");
        });
        Error error;
        ws_.ping("here?", error);
        const Moment end = std::chrono::steady_clock::now() + within;
        while (!answered && !error && std::chrono::steady_clock::now() < end) {
            receive(std::chrono::milliseconds(10));
        }
        ws_.control_callback();
        return answered;
    }
    bool leave() {
        Error error;
        ws_.close(websocket::close_code::normal, error);
        gone_ = true;
        return !error;
    }

    bool gone() const { return gone_; }
    int close_code() const { return ws_.reason().code; }

  private:
    asio::io_context io_;
    Stream ws_;
    beast::flat_buffer buffer_;
    bool reading_ = false;
    bool gone_ = false;
};

SocketClient::SocketClient(std::uint16_t port, const std::string& target)
    : impl_(std::make_unique<Impl>(port, target)) {
    // A player's share in the dice, which the first roll waits for.
    if (target.find("?seat=") != std::string::npos) send(R"({"share":"test"})");
}
SocketClient::~SocketClient() = default;
bool SocketClient::send(const std::string& text) { return impl_->send(text); }
std::optional<std::string> SocketClient::receive(std::chrono::milliseconds within) {
    std::optional<std::string> text;
    text = early_.empty() ? impl_->receive(within) : std::exchange(early_, {});
    if (!text || !is_state(*text)) return text;
    if (!is_asked(*text)) return joined(*text, {});
    const auto next = impl_->receive(within);
    if (next && is_offers(*next)) return joined(*text, *next);
    early_ = next.value_or("");
    return joined(*text, {});
}
bool SocketClient::gone() const { return impl_->gone(); }
bool SocketClient::ping(std::chrono::milliseconds within) { return impl_->ping(within); }
bool SocketClient::leave() { return impl_->leave(); }
int SocketClient::close_code() const { return impl_->close_code(); }

}  // namespace grognard::server
