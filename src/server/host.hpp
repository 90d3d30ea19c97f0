// The host: listens, serves the client's files and the API, and keeps sockets to rooms.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "server/limits.hpp"
#include "server/workers.hpp"
#include "store/store.hpp"

namespace grognard::server {

struct HostOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 1815;  // 0: any that is free
    int threads = 2;
    int bots = 1;  // threads on which bots think
    Limits limits;
    Report report;  // none: to the standard error
};

class Host {
  public:
    // Listens at once; std::system_error if the address can't be had.
    Host(store::Store& kept_in, const HostOptions& options);
    ~Host();

    std::uint16_t port() const;
    // Games that could not be brought back, and why.
    const std::vector<std::string>& broken() const;

    // Until stop() is called or a SIGTERM or SIGINT comes.
    void run();
    // From any thread: no new connections, sockets are closed, what was accepted is kept.
    void stop();

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace grognard::server
