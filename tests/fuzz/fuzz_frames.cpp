// Bytes of a WebSocket: heard alike however they come, within limits, and heard again when framed
// anew. The first byte says how long a message may be, the second how many bytes come at a time.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/frames.hpp"
#include "target.hpp"

namespace grognard::fuzz {

namespace {

using server::CloseCode;
using server::FrameReader;
using server::Opcode;

constexpr std::size_t longest_control = 125;
constexpr std::array<std::size_t, 4> limits = {0, 100, 300, 70'000};

struct Session {
    std::vector<std::pair<Opcode, std::string>> heard;
    std::optional<CloseCode> fault;

    friend bool operator==(const Session&, const Session&) = default;
};

Session listen(std::size_t longest, std::string_view bytes, std::size_t at_once) {
    FrameReader reader(longest);
    Session out;
    while (!bytes.empty() && !reader.fault()) {
        const std::span<char> space = reader.space();
        promise(!space.empty(), "there is room for what comes next");
        const std::size_t count = std::min({at_once, space.size(), bytes.size()});
        std::copy_n(bytes.begin(), count, space.begin());
        bytes.remove_prefix(count);
        reader.came(count);
        while (const auto one = reader.next()) out.heard.emplace_back(one->opcode, one->payload);
    }
    out.fault = reader.fault();
    promise(!out.fault || !reader.next(), "after a fault nothing is heard");
    return out;
}

// As a client sends it: masked, if only by nothing.
std::string framed(Opcode opcode, std::string_view payload) {
    constexpr unsigned masked = 0x80;
    const server::FrameHeader header(opcode, payload.size());
    std::string out(header.bytes());
    out[1] = static_cast<char>(static_cast<unsigned char>(out[1]) | masked);
    return out.append(4, '\0').append(payload);
}

void check_limits(const Session& session, std::size_t longest) {
    for (const auto& [opcode, payload] : session.heard) {
        promise(opcode != Opcode::More, "pieces are put together");
        const bool message = opcode == Opcode::Text || opcode == Opcode::Binary;
        promise(payload.size() <= (message ? longest : longest_control), "not longer than allowed");
    }
}

void read(std::string_view text) {
    if (text.size() < 2) return;
    const std::size_t longest = limits[static_cast<unsigned char>(text[0]) % limits.size()];
    const std::size_t at_once = static_cast<unsigned char>(text[1]) + 1U;
    text.remove_prefix(2);
    const Session whole = listen(longest, text, text.size());
    check_limits(whole, longest);
    promise(listen(longest, text, at_once) == whole, "heard alike however it comes");
    promise(listen(longest, text, 1) == whole, "heard alike byte by byte");
    std::string again;
    for (const auto& [opcode, payload] : whole.heard) again += framed(opcode, payload);
    const Session second = listen(longest, again, again.size());
    promise(!second.fault && second.heard == whole.heard, "heard again when framed anew");
}

}  // namespace

}  // namespace grognard::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    grognard::fuzz::read(grognard::fuzz::as_text(data, size));
    return 0;
}
