// The host's plain HTTP side: what is asked and answered, without sockets.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/lobby.hpp"

namespace grognard::server {

struct Request {
    std::string method;
    std::string target;  // path and query as they came
    std::string body;
    std::string address;
    bool takes_gzip = false;
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::string body;
    bool gzipped = false;
    bool lasting = false;  // may be cached for good
};

using Answered = std::function<void(Response)>;

// "name" of a query such as "?seat=S&nonce=N".
std::string query_value(std::string_view target, std::string_view name);
std::string_view path_of(std::string_view target);
// Its bodies may be larger than others.
inline constexpr std::string_view import_path = "/api/import";

class Api {
  public:
    explicit Api(Lobby& lobby);
    ~Api();

    // `answered` is called once, now or later, on whatever thread. The API must live until then.
    void handle(const Request& request, Answered answered);

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace grognard::server
