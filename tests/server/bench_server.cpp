// Many games of two random players over WebSockets, measured:
// bench_server [--games N] [--seconds S] [--store ADDRESS] [--json].
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iostream>
#include <span>

#include "codec/write.hpp"
#include "load.hpp"
#include "served.hpp"

namespace {

using namespace grognard;

double quantile(std::vector<double>& sorted, double share) {
    if (sorted.empty()) return 0;
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(share * last)];
}

struct Figure {
    const char* name;
    double value;
    double asked = 0;  // 0: nothing (docs/speed.md)
};

void print_json(std::span<const Figure> figures) {
    codec::Writer out;
    out.begin_object();
    for (const Figure& figure : figures) {
        out.key(std::string_view(figure.name));
        out.real(figure.value);
    }
    out.end_object();
    std::cout << out.text() << '\n';
}

void print_table(std::span<const Figure> figures) {
    for (const Figure& figure : figures) {
        std::printf("%-38s %12.2f", figure.name, figure.value);
        if (figure.asked > 0) {
            std::printf("   %.2f of the %.0f asked for", figure.value / figure.asked, figure.asked);
        }
        std::printf("\n");
    }
}

// Of the last minute: what else the machine had to do.
double load_average() {
    double average = 0;
    return ::getloadavg(&average, 1) == 1 ? average : 0;
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
        const auto tables = server::tables_for(options);
        const double server_before = served.processor_seconds();
        const double client_before = own_seconds();
        server::LoadResult result = server::load(options, tables);
        // What an action costs both sides, whatever else the machine does meanwhile.
        const double actions = static_cast<double>(std::max<std::uint64_t>(result.actions, 1));
        const double ten_thousands = actions / 10'000;
        std::sort(result.milliseconds.begin(), result.milliseconds.end());
        const Figure figures[] = {
            {"games", static_cast<double>(options.games)},
            {"seconds", result.seconds},
            {"actions", static_cast<double>(result.actions)},
            {"inputs", static_cast<double>(result.inputs)},
            {"refused", static_cast<double>(result.refused)},
            {"games_finished", static_cast<double>(result.finished)},
            {"actions_per_second", actions / result.seconds, 25'000},
            {"p50_ms", quantile(result.milliseconds, 0.5)},
            {"p99_ms", quantile(result.milliseconds, 0.99), 20},
            {"memory_mb", static_cast<double>(served.resident_kilobytes()) / 1024, 200},
            {"server_cpu_seconds_per_10000_actions",
             (served.processor_seconds() - server_before) / ten_thousands},
            {"loader_cpu_seconds_per_10000_actions",
             (own_seconds() - client_before) / ten_thousands},
            {"states_per_action", static_cast<double>(result.states) / actions},
            {"bytes_per_state", static_cast<double>(result.bytes) /
                                    static_cast<double>(std::max<std::uint64_t>(result.states, 1))},
            {"load_average", load_average()},
        };
        json ? print_json(figures) : print_table(figures);
        return result.refused == 0 && result.actions > 0 ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "bench_server: " << error.what() << '\n';
        return 2;
    }
}
