// A host in a process of its own, which can be killed.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>

namespace grognard::server {

class Served {
  public:
    // Starts it on this port (0: any) and waits until it listens; std::runtime_error if it does
    // not.
    Served(std::string store, std::uint16_t port);
    ~Served();
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    std::uint16_t port() const { return port_; }
    pid_t process() const { return process_; }
    void kill();                       // at once, as a power cut would
    int stop();                        // asks it to; its exit code
    long resident_kilobytes() const;   // at most so far
    double processor_seconds() const;  // so far

  private:
    int wait();

    std::uint16_t port_ = 0;
    pid_t process_ = -1;
};

// A folder that goes with the object.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path file(const std::string& name) const { return path_ / name; }

  private:
    std::filesystem::path path_;
};

}  // namespace grognard::server
