// grognard serve: the web game.
#include <algorithm>
#include <iostream>
#include <stdexcept>
#include <system_error>
#include <thread>

#include "cli/commands/command.hpp"
#include "server/host.hpp"
#include "store/open.hpp"

namespace grognard::cli {

namespace {

class Serve final : public Command {
  public:
    explicit Serve(const Options& program)
        : Command(program.command("serve", "host games for browsers")) {
        const auto cores = static_cast<int>(std::thread::hardware_concurrency());
        options_.threads = std::clamp(cores, 1, 4);
        app_.option("--port", options_.port, "the port; 0 takes any that is free");
        app_.option("--address", options_.address,
                    "where to listen; 0.0.0.0 lets other machines in");
        app_.option("--store", store_,
                    "where games are kept: sqlite:FILE or memory: (default: games.db in the "
                    "user's data folder)");
        app_.option("--threads", options_.threads, "threads for connections").between(1, 64);
        app_.option("--bots", options_.bots, "threads on which bots think").between(1, 64);
        take_limits();
        app_.footer(
            "Ends on SIGTERM or Ctrl-C; every accepted action is kept.\n"
            "Examples:\n  grognard serve\n  grognard serve --port 8080 --store sqlite:club.db");
    }

    Exit run() override {
        options_.limits.seat = rate(per_seat_);
        options_.limits.address = rate(per_address_);
        const auto store = opened();
        const auto host = listening(*store);
        for (const std::string& broken : host->broken()) {
            std::cerr << "grognard: " << broken << '\n';
        }
        std::cout << "http://" << shown_address() << ':' << host->port() << '/' << std::endl;
        host->run();
        return Exit::Done;
    }

  private:
    static constexpr double burst_seconds = 4;
    static constexpr double most_rate = 100'000;

    static server::Rate rate(double per_second) { return {per_second, burst_seconds * per_second}; }

    std::unique_ptr<store::Store> opened() const try {
        return store::open_store(store_);
    } catch (const std::exception& error) {
        if (!store_.empty()) throw;
        throw std::runtime_error(std::string(error.what()) +
                                 "; choose where games are kept with --store sqlite:FILE");
    }

    std::unique_ptr<server::Host> listening(store::Store& store) const try {
        return std::make_unique<server::Host>(store, options_);
    } catch (const std::system_error& error) {
        throw std::runtime_error("can't listen at " + bracketed(options_.address) + ":" +
                                 std::to_string(options_.port) + ": " + advice(error.code()));
    }

    static std::string advice(const std::error_code& code) {
        if (code == std::errc::address_in_use) {
            return "another program listens there; end it, or choose another port with --port (0 "
                   "takes any that is free).";
        }
        if (code == std::errc::permission_denied) {
            return "that port is the system's; choose one above 1023 with --port.";
        }
        if (code == std::errc::address_not_available) {
            return "this machine has no such address; choose another with --address.";
        }
        if (code == std::errc::invalid_argument) {
            return "expected --address to be a number such as 127.0.0.1, 0.0.0.0 or ::1.";
        }
        return "the system says: " + code.message() + ".";
    }

    static std::string bracketed(const std::string& address) {
        return address.find(':') != std::string::npos ? "[" + address + "]" : address;
    }
    std::string shown_address() const {
        return options_.address == "0.0.0.0" ? "localhost" : bracketed(options_.address);
    }

    void take_limits() {
        server::Limits& limits = options_.limits;
        app_.option("--seat-rate", per_seat_, "messages a second from one socket; 0: any")
            .between(0.0, most_rate);
        app_.option("--address-rate", per_address_,
                    "messages and requests a second from one address; 0: any")
            .between(0.0, most_rate);
        app_.option("--max-games", limits.open_games, "unfinished games");
        app_.option("--max-sockets", limits.sockets, "connections");
        app_.option("--max-sockets-per-address", limits.sockets_per_address,
                    "connections from one address");
    }

    server::HostOptions options_;
    std::string store_;
    double per_seat_ = server::Limits{}.seat.per_second;
    double per_address_ = server::Limits{}.address.per_second;
};

}  // namespace

MadeCommand make_serve(const Options& program) { return std::make_unique<Serve>(program); }

}  // namespace grognard::cli
