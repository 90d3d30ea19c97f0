// Forks, runs serve_main, reads its port.
#include "served.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace grognard::server {

Served::Served(std::string store, std::uint16_t port) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) throw std::runtime_error("no pipe");
    const std::string wanted = std::to_string(port);
    process_ = ::fork();
    if (process_ == 0) {
        ::dup2(pipe[1], STDOUT_FILENO);
        ::close(pipe[0]);
        ::close(pipe[1]);
        ::execl(SERVE_MAIN, SERVE_MAIN, store.c_str(), wanted.c_str(), nullptr);
        ::_exit(127);
    }
    ::close(pipe[1]);
    std::string line;
    char c = 0;
    while (::read(pipe[0], &c, 1) == 1 && c != '\n') line += c;
    ::close(pipe[0]);
    if (line.empty())
        throw std::runtime_error("the host does not start: " + std::to_string(wait()));
    port_ = static_cast<std::uint16_t>(std::stoi(line));
}

Served::~Served() {
    if (process_ > 0) kill();
}

void Served::kill() {
    ::kill(process_, SIGKILL);
    wait();
}

int Served::stop() {
    ::kill(process_, SIGTERM);
    return wait();
}

int Served::wait() {
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

long Served::resident_kilobytes() const {
    std::ifstream file("/proc/" + std::to_string(process_) + "/status");
    std::string word;
    while (file >> word) {
        long value = 0;
        if (word == "VmHWM:" && file >> value) return value;
    }
    return 0;
}

double Served::processor_seconds() const {
    std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
    std::string text;
    std::getline(file, text);
    std::istringstream after(text.substr(text.rfind(')') + 1));
    std::string skipped;
    for (int field = 3; field < 14; ++field) after >> skipped;
    double user = 0;
    double system = 0;
    after >> user >> system;
    return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

Folder::Folder() {
    std::string pattern = std::filesystem::temp_directory_path() / "grognard-XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no folder");
    path_ = pattern;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace grognard::server
