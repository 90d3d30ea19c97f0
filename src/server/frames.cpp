// Reads and writes the few bytes around each payload.
#include "server/frames.hpp"

#include <algorithm>
#include <utility>

namespace grognard::server {

namespace {

constexpr unsigned last_bit = 0x80;
constexpr unsigned reserved_bits = 0x70;
constexpr unsigned opcode_bits = 0x0f;
constexpr unsigned mask_bit = 0x80;
constexpr unsigned length_bits = 0x7f;
constexpr std::size_t two_bytes_follow = 126;
constexpr std::size_t eight_bytes_follow = 127;
constexpr std::size_t mask_bytes = 4;
constexpr std::size_t longest_header = 2 + 8 + mask_bytes;
constexpr std::size_t longest_control = 125;

bool is_control(unsigned opcode) { return opcode >= static_cast<unsigned>(Opcode::Close); }

unsigned byte(char c) { return static_cast<unsigned char>(c); }

void unmask(std::span<char> payload, const std::array<char, mask_bytes>& mask) {
    for (std::size_t i = 0; i < payload.size(); ++i) {
        payload[i] = static_cast<char>(byte(payload[i]) ^ byte(mask[i % mask_bytes]));
    }
}

}  // namespace

FrameHeader::FrameHeader(Opcode opcode, std::size_t payload_bytes) {
    const auto put = [this](std::size_t value) { bytes_[size_++] = static_cast<char>(value); };
    put(last_bit | static_cast<unsigned>(opcode));
    if (payload_bytes < two_bytes_follow) {
        put(payload_bytes);
        return;
    }
    const bool long_one = payload_bytes > 0xffff;
    put(long_one ? eight_bytes_follow : two_bytes_follow);
    for (int shift = long_one ? 56 : 8; shift >= 0; shift -= 8) put(payload_bytes >> shift & 0xff);
}

std::string close_payload(CloseCode code, std::string_view reason) {
    const auto number = static_cast<unsigned>(code);
    std::string out = {static_cast<char>(number >> 8U), static_cast<char>(number & 0xffU)};
    return out += reason.substr(0, longest_control - out.size());
}

FrameReader::FrameReader(std::size_t longest_message)
    : longest_(longest_message), bytes_(std::max(longest_, longest_control) + longest_header) {}

std::span<char> FrameReader::space() {
    std::copy(bytes_.begin() + static_cast<std::ptrdiff_t>(begin_),
              bytes_.begin() + static_cast<std::ptrdiff_t>(end_), bytes_.begin());
    end_ -= std::exchange(begin_, 0);
    return std::span(bytes_).subspan(end_);
}

bool FrameReader::fits_here(unsigned opcode, bool last, std::size_t length) const {
    if (is_control(opcode)) {
        return opcode <= static_cast<unsigned>(Opcode::Pong) && last && length <= longest_control;
    }
    const bool goes_on = opcode == static_cast<unsigned>(Opcode::More);
    return opcode <= static_cast<unsigned>(Opcode::Binary) && goes_on == open_.has_value();
}

std::optional<FrameReader::Frame> FrameReader::next_frame() {
    const std::span<char> waiting = std::span(bytes_).subspan(begin_, end_ - begin_);
    if (fault_ || waiting.size() < 2) return std::nullopt;
    const unsigned first = byte(waiting[0]);
    std::size_t length = byte(waiting[1]) & length_bits;
    std::size_t header = 2;
    if (length >= two_bytes_follow) {
        header += length == two_bytes_follow ? 2 : 8;
        const std::size_t least = length == two_bytes_follow ? two_bytes_follow : 0x10000;
        if (waiting.size() < header) return std::nullopt;
        length = 0;
        for (const char c : waiting.subspan(2, header - 2)) length = length << 8U | byte(c);
        if (length < least) return fail(CloseCode::ProtocolError);
    }
    const unsigned opcode = first & opcode_bits;
    const bool last = (first & last_bit) != 0;
    const bool masked = (byte(waiting[1]) & mask_bit) != 0;
    if ((first & reserved_bits) != 0 || !masked || !fits_here(opcode, last, length)) {
        return fail(CloseCode::ProtocolError);
    }
    const std::size_t before = open_ ? pieces_.size() : 0;
    if (!is_control(opcode) && length > longest_ - before) return fail(CloseCode::TooBig);
    if (waiting.size() < header + mask_bytes + length) return std::nullopt;
    std::array<char, mask_bytes> mask{};
    std::copy_n(waiting.begin() + static_cast<std::ptrdiff_t>(header), mask_bytes, mask.begin());
    const std::span<char> payload = waiting.subspan(header + mask_bytes, length);
    unmask(payload, mask);
    begin_ += header + mask_bytes + length;
    return Frame{static_cast<Opcode>(opcode), last, payload};
}

std::optional<Heard> FrameReader::next() {
    while (const auto frame = next_frame()) {
        const std::string_view payload(frame->payload.data(), frame->payload.size());
        if (is_control(static_cast<unsigned>(frame->opcode))) return Heard{frame->opcode, payload};
        if (frame->last && !open_) return Heard{frame->opcode, payload};
        if (!open_) {
            open_ = frame->opcode;
            pieces_.clear();
        }
        pieces_ += payload;
        if (frame->last) return Heard{*std::exchange(open_, std::nullopt), pieces_};
    }
    return std::nullopt;
}

}  // namespace grognard::server
