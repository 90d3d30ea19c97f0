// A host to be killed and loaded: serve_main STORE PORT prints its port and serves, on as many
// threads as GROGNARD_THREADS says.
#include <cstdlib>
#include <iostream>

#include "server/host.hpp"
#include "store/open.hpp"

int main(int argc, char** argv) {
    using namespace grognard;
    if (argc != 3) return 2;
    try {
        const auto store = store::open_store(argv[1]);
        server::HostOptions options;
        options.port = static_cast<std::uint16_t>(std::atoi(argv[2]));
        if (const char* const threads = std::getenv("GROGNARD_THREADS")) {
            options.threads = std::atoi(threads);
        }
        options.limits.seat = {};
        options.limits.address = {};
        options.limits.sockets_per_address = 4000;
        server::Host host(*store, options);
        for (const std::string& broken : host.broken()) std::cerr << broken << '\n';
        if (!host.broken().empty()) return 1;
        std::cout << host.port() << std::endl;
        host.run();
        return 0;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
