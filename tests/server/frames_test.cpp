// Frames as strangers may send them: whole, in pieces, byte by byte, and wrong.
#include "server/frames.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace grognard::server {

namespace {

constexpr std::size_t longest = 300;
constexpr unsigned last = 0x80;

std::string masked(unsigned first, std::string_view payload) {
    const std::string_view mask = "\x12\x34\xfe\x01";
    std::string out(1, static_cast<char>(first));
    if (payload.size() < 126) {
        out += static_cast<char>(0x80U | payload.size());
    } else {
        out += static_cast<char>(0xfe);
        out += static_cast<char>(payload.size() >> 8U);
        out += static_cast<char>(payload.size() & 0xffU);
    }
    out += mask;
    for (std::size_t i = 0; i < payload.size(); ++i) {
        out += static_cast<char>(payload[i] ^ mask[i % 4]);
    }
    return out;
}

// What is heard when so many bytes come at a time.
std::vector<std::string> heard(FrameReader& reader, std::string_view bytes, std::size_t at_once) {
    std::vector<std::string> out;
    while (!bytes.empty() && !reader.fault()) {
        const std::span<char> space = reader.space();
        const std::size_t count = std::min({at_once, space.size(), bytes.size()});
        EXPECT_GT(count, 0U);
        std::copy_n(bytes.begin(), count, space.begin());
        bytes.remove_prefix(count);
        reader.came(count);
        while (const auto one = reader.next()) {
            out.push_back(std::to_string(static_cast<int>(one->opcode)) + ":" +
                          std::string(one->payload));
        }
    }
    return out;
}

std::optional<CloseCode> fault_of(std::string_view bytes) {
    FrameReader reader(longest);
    heard(reader, bytes, bytes.size());
    return reader.fault();
}

}  // namespace

TEST(FramesTest, MessagesAreFoundHoweverTheirBytesCome) {
    const std::string big(longest, 'x');
    const std::string bytes = masked(last | 1U, "first") + masked(1, "a pi") +
                              masked(last | 9U, "?") + masked(0, "") + masked(last | 0U, "ece") +
                              masked(last | 2U, "") + masked(last | 1U, big) +
                              masked(last | 10U, "!") + masked(last | 8U, "\x03\xe8");
    const std::vector<std::string> expected = {
        "1:first", "9:?", "1:a piece", "2:", "1:" + big, "10:!", "8:\x03\xe8"};
    for (const std::size_t at_once : {1, 2, 3, 7, 64, 1000}) {
        FrameReader reader(longest);
        EXPECT_EQ(heard(reader, bytes, at_once), expected);
        EXPECT_EQ(reader.fault(), std::nullopt);
    }
}

TEST(FramesTest, WhatIsTooLongIsAFaultBeforeItHasCome) {
    const std::string half(longest / 2 + 1, 'x');
    EXPECT_EQ(fault_of(masked(last | 1U, half + half)), CloseCode::TooBig);
    EXPECT_EQ(fault_of(masked(1, half) + masked(last | 0U, half)), CloseCode::TooBig);
    EXPECT_EQ(fault_of("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff"), CloseCode::TooBig);
    // What was long before does not count.
    FrameReader reader(longest);
    heard(reader, masked(1, half) + masked(last | 0U, "") + masked(last | 1U, half), 50);
    EXPECT_EQ(reader.fault(), std::nullopt);
}

TEST(FramesTest, WhatIsNoFrameIsAFaultAndNothingIsReadAfterIt) {
    const std::string unmasked = "\x81\x02hi";
    const std::string wordy(126, 'x');
    for (const std::string& wrong : {
             unmasked,
             masked(last | 3U, "an opcode nobody knows"),
             masked(last | 11U, "another"),
             masked(last | 0x40U | 1U, "a bit that means nothing"),
             masked(9, "a ping in pieces"),
             masked(last | 9U, wordy),
             masked(last | 0U, "a piece of nothing"),
             masked(1, "a message within") + masked(last | 1U, "a message"),
             std::string("\x81\xfe\x00\x05", 4) + "mask12345",
         }) {
        FrameReader reader(longest);
        heard(reader, wrong + masked(last | 1U, "then"), 1000);
        EXPECT_EQ(reader.fault(), CloseCode::ProtocolError) << wrong;
        EXPECT_FALSE(reader.next());
    }
}

TEST(FramesTest, HeadersAreAsShortAsTheyCanBe) {
    const auto header = [](std::size_t bytes) {
        return std::string(FrameHeader(Opcode::Text, bytes).bytes());
    };
    EXPECT_EQ(header(125), "\x81\x7d");
    EXPECT_EQ(header(126), std::string("\x81\x7e\x00\x7e", 4));
    EXPECT_EQ(header(0xffff), "\x81\x7e\xff\xff");
    EXPECT_EQ(header(0x10000), std::string("\x81\x7f\0\0\0\0\0\x01\0\0", 10));
    EXPECT_EQ(close_payload(CloseCode::GoingAway, "enough"),
              "\x03\xe9"
              "enough");
    EXPECT_EQ(close_payload(CloseCode::GoingAway, std::string(500, 'x')).size(), 125U);
}

}  // namespace grognard::server
