// HTTP/1.1 by Beast: one coroutine a connection.
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "codec/write.hpp"
#include "server/connection.hpp"
#include "server/wire_bodies.hpp"

namespace grognard::server {

namespace {

constexpr std::uint32_t header_bytes = 8192;
constexpr std::chrono::seconds request_within{30};
constexpr std::chrono::seconds farewell{5};
constexpr std::size_t most_unread = std::size_t{16} << 20U;
constexpr std::string_view policy =
    "default-src 'self'; connect-src 'self' ws: wss:; img-src 'self' data: blob:; "
    "font-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'none'";

using Executor = asio::any_io_executor;
using Error = boost::system::error_code;
using Parser = http::request_parser<http::string_body>;

// An answer that may come later, from another thread.
struct Mailbox {
    explicit Mailbox(const Executor& executor) : bell(executor, Clock::time_point::max()) {}

    asio::steady_timer bell;
    std::optional<Response> response;
};

struct Deliver {
    std::shared_ptr<Mailbox> mailbox;
    Executor executor;

    void operator()(Response response) const {
        asio::post(executor, [box = mailbox, answer = std::move(response)]() mutable {
            box->response = std::move(answer);
            box->bell.cancel();
        });
    }
};

asio::awaitable<Response> asked(Api& api, Request request) {
    const Executor executor = co_await asio::this_coro::executor;
    const auto mailbox = std::make_shared<Mailbox>(executor);
    api.handle(request, Deliver{mailbox, executor});
    while (!mailbox->response) {
        boost::system::error_code woken;
        co_await mailbox->bell.async_wait(asio::redirect_error(asio::use_awaitable, woken));
    }
    co_return *std::move(mailbox->response);
}

bool takes_gzip(const HttpRequest& request) {
    return request[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
}

// Who asks by HEAD is told all that GET would tell of the body, but not the body.
enum class Part : std::uint8_t { Whole, Head };

Part wanted_part(const HttpRequest& request) {
    return request.method() == http::verb::head ? Part::Head : Part::Whole;
}

std::string method_to_ask(const HttpRequest& request) {
    if (wanted_part(request) == Part::Head) return "GET";
    return std::string(request.method_string());
}

asio::awaitable<bool> send(TcpStream& stream, HttpResponse response, Part part = Part::Whole) {
    boost::system::error_code error;
    stream.expires_after(request_within);
    http::response_serializer<http::string_body> written(response);
    if (part == Part::Head) {
        co_await http::async_write_header(stream, written,
                                          asio::redirect_error(asio::use_awaitable, error));
    } else {
        co_await http::async_write(stream, written,
                                   asio::redirect_error(asio::use_awaitable, error));
    }
    co_return !error && response.keep_alive();
}

// Reads on for a while and throws away what comes: to close at once would reset the connection
// and take back the answer that is on its way.
asio::awaitable<void> see_off(TcpStream& stream) {
    boost::system::error_code error;
    stream.socket().shutdown(Tcp::socket::shutdown_send, error);
    stream.expires_after(farewell);
    std::array<char, 16'384> unread;
    for (std::size_t read = 0; !error && read < most_unread;) {
        read += co_await stream.async_read_some(asio::buffer(unread),
                                                asio::redirect_error(asio::use_awaitable, error));
    }
}

Response failure(int status, std::string_view expected) {
    return {status, "application/json", codec::write_json(wire::Failure{expected})};
}

Response too_large() { return failure(413, "a smaller body"); }

bool awaits_leave(const HttpRequest& request) {
    return request.version() >= 11 && beast::iequals(request[http::field::expect], "100-continue");
}

asio::awaitable<void> let_go_on(TcpStream& stream, Error& error) {
    const http::response<http::empty_body> go_on(http::status::continue_, 11);
    co_await http::async_write(stream, go_on, asio::redirect_error(asio::use_awaitable, error));
}

asio::awaitable<Error> read_request(TcpStream& stream, beast::flat_buffer& buffer, Parser& parser) {
    Error error;
    stream.expires_after(request_within);
    co_await http::async_read_header(stream, buffer, parser,
                                     asio::redirect_error(asio::use_awaitable, error));
    if (error || parser.is_done()) co_return error;
    if (awaits_leave(parser.get())) co_await let_go_on(stream, error);
    if (error) co_return error;
    co_await http::async_read(stream, buffer, parser,
                              asio::redirect_error(asio::use_awaitable, error));
    co_return error;
}

// Was it the address that did not end? Beast does not say in which line it was.
bool in_first_line(const Parser& parser, const beast::flat_buffer& unread) {
    const std::string_view bytes(static_cast<const char*>(unread.data().data()), unread.size());
    return parser.get().target().empty() && bytes.find('\n') == std::string_view::npos;
}

// What to say to bytes that are no request; nothing to who has gone or says nothing.
std::optional<Response> complaint(const Error& error, const Parser& parser,
                                  const beast::flat_buffer& unread) {
    if (error == http::error::end_of_stream) return std::nullopt;
    if (error.category() != http::make_error_code(http::error::end_of_stream).category()) {
        return std::nullopt;
    }
    if (error == http::error::body_limit) return too_large();
    if (error == http::error::header_limit) {
        return in_first_line(parser, unread) ? failure(414, "a shorter address")
                                             : failure(431, "shorter headers");
    }
    return failure(400, "a request by HTTP/1.1");
}

}  // namespace

HttpResponse to_http(Response response, unsigned version, bool keep_alive) {
    HttpResponse out{static_cast<http::status>(response.status), version};
    out.set(http::field::server, "grognard");
    out.set(http::field::content_type, response.type);
    out.set("X-Content-Type-Options", "nosniff");
    out.set("Referrer-Policy", "no-referrer");
    if (response.type.starts_with("text/html")) {
        out.set("Content-Security-Policy", beast::string_view(policy.data(), policy.size()));
    }
    out.set(http::field::cache_control,
            response.lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (response.gzipped) {
        out.set(http::field::content_encoding, "gzip");
        out.set(http::field::vary, "Accept-Encoding");
    }
    out.keep_alive(keep_alive);
    out.body() = std::move(response.body);
    out.prepare_payload();
    return out;
}

asio::awaitable<void> serve_http(TcpStream stream, Admission admission, Shared& shared) {
    beast::flat_buffer buffer;
    bool going_on = true;
    while (going_on && !shared.stopping) {
        Parser parser;
        parser.header_limit(header_bytes);
        parser.body_limit(shared.limits.import_bytes);
        const Error error = co_await read_request(stream, buffer, parser);
        if (error) {
            auto unusable = complaint(error, parser, buffer);
            if (!unusable) co_return;
            co_await send(stream, to_http(*std::move(unusable), 11, false));
            co_await see_off(stream);
            co_return;
        }
        HttpRequest request = parser.release();
        const unsigned version = request.version();
        const bool keep_alive = request.keep_alive();
        if (beast::websocket::is_upgrade(request)) {
            auto refused = open_socket(stream, std::move(request), admission, shared);
            if (refused) co_await send(stream, *std::move(refused));
            co_return;
        }
        const Part part = wanted_part(request);
        Request plain{method_to_ask(request), std::string(request.target()),
                      std::move(request.body()), admission.address(), takes_gzip(request)};
        const bool import = path_of(plain.target) == import_path;
        if (!import && plain.body.size() > shared.limits.body_bytes) {
            co_await send(stream, to_http(too_large(), version, false), part);
            co_return;
        }
        Response response = co_await asked(shared.api, std::move(plain));
        going_on = co_await send(stream, to_http(std::move(response), version, keep_alive), part);
    }
    boost::system::error_code ignored;
    stream.socket().shutdown(Tcp::socket::shutdown_send, ignored);
}

}  // namespace grognard::server
