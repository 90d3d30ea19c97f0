// WebSocket frames (RFC 6455) as a server reads and writes them; knows no sockets.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace grognard::server {

enum class Opcode : std::uint8_t { More = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

enum class CloseCode : std::uint16_t {
    Normal = 1000,
    GoingAway = 1001,
    ProtocolError = 1002,
    TooBig = 1009,
};

// What comes before a payload.
class FrameHeader {
  public:
    FrameHeader(Opcode opcode, std::size_t payload_bytes);
    std::string_view bytes() const { return {bytes_.data(), size_}; }

  private:
    std::array<char, 10> bytes_{};
    std::size_t size_ = 0;
};

// The payload of a frame that closes; a reason that is too long is cut.
std::string close_payload(CloseCode code, std::string_view reason);

// A message in one piece, or one of the frames between messages.
struct Heard {
    Opcode opcode = Opcode::Text;
    std::string_view payload;
};

// Finds what was said in bytes as they come. What it gives lies in its own memory, until space().
class FrameReader {
  public:
    explicit FrameReader(std::size_t longest_message);

    // Where bytes may be put, and that so many were.
    std::span<char> space();
    void came(std::size_t bytes) { end_ += bytes; }
    void forget() { begin_ = end_ = 0; }

    // Nothing: more must come, or there is a fault, after which nothing can be read.
    std::optional<Heard> next();
    std::optional<CloseCode> fault() const { return fault_; }

  private:
    struct Frame {
        Opcode opcode = Opcode::Text;
        bool last = true;
        std::span<char> payload;
    };

    std::optional<Frame> next_frame();
    bool fits_here(unsigned opcode, bool last, std::size_t length) const;
    std::nullopt_t fail(CloseCode code) {
        fault_ = code;
        return std::nullopt;
    }

    std::size_t longest_;
    std::vector<char> bytes_;  // those from begin_ to end_ are yet to be read
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::optional<Opcode> open_;  // of a message that comes in pieces
    std::string pieces_;
    std::optional<CloseCode> fault_;
};

}  // namespace grognard::server
