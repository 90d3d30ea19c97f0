// Listens, accepts, tends and stops.
#include "server/host.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <cstdio>
#include <system_error>
#include <thread>

#include "server/connection.hpp"

namespace grognard::server {

namespace {

constexpr std::chrono::seconds between_rounds{2};
constexpr int rounds_between_sweeps = 15;
constexpr std::chrono::milliseconds pause_when_full{50};
constexpr std::chrono::milliseconds while_stopping{20};
constexpr int longest_stop = 150;  // of those pauses

std::int64_t seconds_now() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

Report to_operator(Report wanted) {
    if (wanted) return wanted;
    // Not by std::cerr, which after one line that could not be written writes no more.
    return
        [](const std::string& line) { std::fputs(("grognard: " + line + "\n").c_str(), stderr); };
}

Report counting(Report wanted, Metrics& metrics) {
    return [told = std::move(wanted), &metrics](const std::string& line) {
        ++metrics.mishaps;
        told(line);
    };
}

Lanes make_lanes(const HostOptions& options, const Report& report) {
    Lanes lanes;
    for (int i = 0; i < options.threads; ++i) {
        lanes.push_back(std::make_unique<Lane>(options.limits.onlooker_pause, report));
    }
    return lanes;
}

}  // namespace

bool Doorkeeper::admit(const std::string& address) {
    const std::lock_guard lock(mutex_);
    std::size_t& from_there = by_address_[address];
    if (all_ >= limits_.sockets || from_there >= limits_.sockets_per_address) {
        if (from_there == 0) by_address_.erase(address);
        return false;
    }
    ++from_there;
    metrics_.sockets = ++all_;
    return true;
}

void Doorkeeper::release(const std::string& address) {
    const std::lock_guard lock(mutex_);
    const auto found = by_address_.find(address);
    if (--found->second == 0) by_address_.erase(found);
    metrics_.sockets = --all_;
}

void Sockets::add(const std::shared_ptr<Tended>& socket) {
    const std::lock_guard lock(mutex_);
    all_.push_back(socket);
}

void Sockets::tend(Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    std::erase_if(all_, [](const std::weak_ptr<Tended>& socket) { return socket.expired(); });
    for (const std::weak_ptr<Tended>& socket : all_) {
        if (const auto alive = socket.lock()) alive->tend(now);
    }
}

class Host::Impl {
  public:
    Impl(store::Store& kept_in, const HostOptions& options)
        : options_(options),
          report_(counting(to_operator(options.report), metrics_)),
          store_watch_(to_operator(options.report)),
          addresses_(options.limits.address),
          door_(options_.limits, metrics_),
          lanes_(make_lanes(options, report_)),
          io_(lanes_.front()->io()),
          acceptor_(io_),
          signals_(io_, SIGTERM, SIGINT),
          round_(io_),
          commits_(std::make_unique<store::GroupCommit>(
              kept_in,
              [this](std::size_t lane, std::function<void()> task) {
                  lanes_[lane]->post(std::move(task));
              },
              [this](const std::exception_ptr& failed) { store_watch_.saw(failed); })),
          bots_(std::make_unique<Workers>(options.bots, report_)),
          aside_(std::make_unique<Workers>(1, report_, options.limits.waiting_jobs)),
          lobby_(kept_in, Services{.committer = *commits_,
                                   .store_watch = store_watch_,
                                   .bots = *bots_,
                                   .metrics = metrics_,
                                   .addresses = addresses_,
                                   .limits = options.limits,
                                   .aside =
                                       [this](Workers::Job job, Workers::Haste haste) {
                                           return aside_->take(std::move(job), haste);
                                       },
                                   .lanes = lanes_.size(),
                                   .post =
                                       [this](std::size_t lane, std::function<void()> task) {
                                           lanes_[lane]->post(std::move(task));
                                       },
                                   .remind =
                                       [this](std::size_t lane, std::weak_ptr<Hosted> room) {
                                           lanes_[lane]->remind(std::move(room));
                                       },
                                   .wall_time = seconds_now,
                                   .report = report_,
                                   .reload = {},
                                   .lost = {}}),
          api_(lobby_),
          shared_{lobby_, api_, door_, sockets_, options_.limits, stopping_, lanes_} {
        listen();
        broken_ = lobby_.resume();
    }

    // Their threads report to rooms, so they end before the rooms do.
    ~Impl() {
        bots_.reset();
        aside_.reset();
        commits_.reset();
        for (const auto& lane : lanes_) lane->forget();
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    const std::vector<std::string>& broken() const { return broken_; }

    void run() {
        signals_.async_wait([this](boost::system::error_code error, int) {
            if (!error) stop();
        });
        asio::co_spawn(io_, accept_all(*this), asio::detached);
        asio::co_spawn(io_, tend(*this), asio::detached);
        std::vector<std::jthread> team;
        for (std::size_t i = 1; i < lanes_.size(); ++i) {
            team.emplace_back([this, i] { lanes_[i]->run(); });
        }
        lanes_.front()->run();
    }

    void stop() {
        if (stopping_.exchange(true)) return;
        asio::post(io_, [this] {
            boost::system::error_code ignored;
            acceptor_.close(ignored);
        });
        asio::co_spawn(io_, wind_down(*this), asio::detached);
    }

  private:
    void listen() try {
        const Tcp::endpoint endpoint(asio::ip::make_address(options_.address), options_.port);
        acceptor_.open(endpoint.protocol());
        acceptor_.set_option(asio::socket_base::reuse_address(true));
        acceptor_.bind(endpoint);
        acceptor_.listen(asio::socket_base::max_listen_connections);
    } catch (const boost::system::system_error& error) {
        throw std::system_error(static_cast<std::error_code>(error.code()));
    }

    static asio::awaitable<void> pause(asio::io_context& io, std::chrono::milliseconds length) {
        asio::steady_timer timer(io, length);
        boost::system::error_code ignored;
        co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    }

    static asio::awaitable<void> accept_all(Impl& host) {
        for (std::size_t next = 0; !host.stopping_; next = (next + 1) % host.lanes_.size()) {
            boost::system::error_code error;
            TcpSocket socket = co_await host.acceptor_.async_accept(
                host.lanes_[next]->io().get_executor(),
                asio::redirect_error(asio::use_awaitable, error));
            if (error) {
                // No descriptor left, most likely: others must close theirs first.
                if (!host.stopping_) co_await pause(host.io_, pause_when_full);
                continue;
            }
            host.welcome(std::move(socket));
        }
    }

    void welcome(TcpSocket socket) {
        boost::system::error_code error;
        const Tcp::endpoint there = socket.remote_endpoint(error);
        if (error) return;
        socket.set_option(Tcp::no_delay(true), error);
        const std::string address = household(there.address().to_string());
        if (!door_.admit(address)) return;
        const auto executor = socket.get_executor();
        asio::co_spawn(executor,
                       serve_http(TcpStream(std::move(socket)), Admission(door_, address), shared_),
                       asio::detached);
    }

    // Closes what is stuck and what nobody uses.
    static asio::awaitable<void> tend(Impl& host) {
        for (int round = 1; !host.stopping_; ++round) {
            host.round_.expires_after(between_rounds);
            boost::system::error_code stopped;
            co_await host.round_.async_wait(asio::redirect_error(asio::use_awaitable, stopped));
            try {
                host.sockets_.tend(Clock::now());
                if (round % rounds_between_sweeps == 0) host.lobby_.close_idle(Clock::now());
            } catch (const std::exception& bad) {
                // A store that does not answer, or no memory: the next round may do better.
                host.report_(std::string("a round: ") + bad.what());
            }
        }
    }

    static asio::awaitable<void> wind_down(Impl& host) {
        // What was accepted is kept and told before the sockets are closed.
        host.round_.cancel();
        for (int i = 0; i < longest_stop && !host.lobby_.finish(); ++i) {
            co_await pause(host.io_, while_stopping);
        }
        host.lobby_.close_all("the host stops");
        for (int i = 0; i < longest_stop && host.metrics_.sockets > 0; ++i) {
            co_await pause(host.io_, while_stopping);
        }
        for (const auto& lane : host.lanes_) lane->stop();
    }

    // What coroutines refer to stands before what runs them.
    HostOptions options_;
    Metrics metrics_;
    Report report_;
    StoreWatch store_watch_;
    AddressLimiter addresses_;
    Doorkeeper door_;
    Sockets sockets_;
    std::atomic<bool> stopping_ = false;
    std::vector<std::string> broken_;
    Lanes lanes_;
    asio::io_context& io_;  // of the first lane, which also does what is nobody's
    Tcp::acceptor acceptor_;
    asio::signal_set signals_;
    asio::steady_timer round_;
    std::unique_ptr<store::GroupCommit> commits_;
    std::unique_ptr<Workers> bots_;
    std::unique_ptr<Workers> aside_;  // who asks does not wait until a bot has thought
    Lobby lobby_;
    Api api_;
    Shared shared_;
};

Host::Host(store::Store& kept_in, const HostOptions& options)
    : impl_(std::make_unique<Impl>(kept_in, options)) {}
Host::~Host() = default;

std::uint16_t Host::port() const { return impl_->port(); }
const std::vector<std::string>& Host::broken() const { return impl_->broken(); }
void Host::run() { impl_->run(); }
void Host::stop() { impl_->stop(); }

}  // namespace grognard::server
