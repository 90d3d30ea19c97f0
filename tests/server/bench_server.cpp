// Many games of two random players over WebSockets, measured: bench_server [--games N] [--seconds
// S]
// [--store ADDRESS] [--json].
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iostream>

#include "client.hpp"
#include "codec/write.hpp"
#include "served.hpp"

namespace {

using namespace grognard;

double quantile(std::vector<double>& sorted, double share) {
    if (sorted.empty()) return 0;
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(share * last)];
}

double own_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace

int main(int argc, char** argv) {
    server::LoadOptions options;
    std::string store;
    bool json = false;
    for (int i = 1; i < argc; ++i) {
        const bool more = i + 1 < argc;
        if (std::strcmp(argv[i], "--json") == 0) {
            json = true;
        } else if (more && std::strcmp(argv[i], "--games") == 0) {
            options.games = std::atoi(argv[++i]);
        } else if (more && std::strcmp(argv[i], "--seconds") == 0) {
            options.seconds = std::atof(argv[++i]);
        } else if (more && std::strcmp(argv[i], "--store") == 0) {
            store = argv[++i];
        } else {
            std::cerr << "bench_server [--games N] [--seconds S] [--store ADDRESS] [--json]\n";
            return 2;
        }
    }
    try {
        const server::Folder folder;
        if (store.empty()) store = "sqlite:" + folder.file("games.db").string();
        server::Served served(store, 0);
        options.port = served.port();
        auto tables = server::tables_for(options);
        const double server_before = served.processor_seconds();
        const double client_before = own_seconds();
        server::LoadResult result = server::load(options, std::move(tables));
        // What an action costs both sides, whatever else the machine does meanwhile.
        const double actions = static_cast<double>(std::max<std::uint64_t>(result.actions, 1));
        const double server_cost = 1e6 * (served.processor_seconds() - server_before) / actions;
        const double client_cost = 1e6 * (own_seconds() - client_before) / actions;
        std::sort(result.milliseconds.begin(), result.milliseconds.end());
        const double rate = static_cast<double>(result.actions) / result.seconds;
        const double p50 = quantile(result.milliseconds, 0.5);
        const double p99 = quantile(result.milliseconds, 0.99);
        const long memory = served.resident_kilobytes() / 1024;
        if (json) {
            codec::Writer out;
            out.begin_object();
            const auto number = [&out](const char* key, double value) {
                out.key(key);
                out.real(value);
            };
            number("games", options.games);
            number("actions", static_cast<double>(result.actions));
            number("inputs", static_cast<double>(result.inputs));
            number("refused", static_cast<double>(result.refused));
            number("finished", static_cast<double>(result.finished));
            number("seconds", result.seconds);
            number("actions_per_second", rate);
            number("p50_ms", p50);
            number("p99_ms", p99);
            number("memory_mb", static_cast<double>(memory));
            number("server_us_per_action", server_cost);
            number("client_us_per_action", client_cost);
            out.end_object();
            std::cout << out.text() << '\n';
        } else {
            std::printf(
                "%d games, %.1f s: %.0f actions/s (%.0f inputs/s), p50 %.2f ms, p99 %.2f ms, "
                "%ld MB, %llu games ended, %llu refused; an action costs the server %.0f us "
                "and the players %.0f us\n",
                options.games, result.seconds, rate,
                static_cast<double>(result.inputs) / result.seconds, p50, p99, memory,
                static_cast<unsigned long long>(result.finished),
                static_cast<unsigned long long>(result.refused), server_cost, client_cost);
        }
        return result.refused == 0 && result.actions > 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "bench_server: " << error.what() << '\n';
        return 2;
    }
}
