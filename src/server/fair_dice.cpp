// Derives numbers from a keyed hash, in whole numbers only.
#include "server/fair_dice.hpp"

#include <sodium.h>

#include <algorithm>
#include <cassert>

namespace grognard::server {

namespace {

Bytes32 keyed(const Bytes32& key, std::string_view text) {
    Bytes32 out{};
    crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(text.data()),
                       text.size(), key.data(), key.size());
    return out;
}

constexpr std::size_t longest_nonce = 64;

template <std::size_t N>
void put_word(std::array<unsigned char, N>& bytes, std::size_t at, std::uint64_t word) {
    for (std::size_t i = 0; i < 8; ++i) {
        bytes[at + i] = static_cast<unsigned char>(word >> (8 * i));
    }
}

}  // namespace

std::string commitment(const Bytes32& seed) {
    Bytes32 hash{};
    crypto_hash_sha256(hash.data(), seed.data(), seed.size());
    return hex_text(hash);
}

bool is_nonce(std::string_view text) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    };
    return !text.empty() && text.size() <= longest_nonce && std::ranges::all_of(text, allowed);
}

std::string promise(std::string_view share) {
    Bytes32 hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(share.data()),
                       share.size());
    return hex_text(hash);
}

Bytes32 dice_key(const Bytes32& seed, const std::array<std::string, 2>& shares, int scheme) {
    std::string text = "grognard dice " + std::to_string(scheme) + "\n";
    for (const std::string& share : shares) text += share + "\n";
    return keyed(seed, text);
}

Bytes32 key_after(const Bytes32& key, std::size_t cuts) {
    return cuts == 0 ? key : keyed(key, "cut " + std::to_string(cuts));
}

std::uint32_t FairDice::below(std::uint32_t bound) {
    assert(bound > 0);
    constexpr std::uint64_t words = std::uint64_t{1} << 32U;
    const std::uint64_t whole_rows = words - words % bound;
    std::uint32_t word = next();
    while (word >= whole_rows) word = next();
    return word % bound;
}

std::uint32_t FairDice::next() {
    if (used_ == bytes_.size()) {
        std::array<unsigned char, 16> message{};
        put_word(message, 0, input_);
        put_word(message, 8, block_++);
        crypto_generichash(bytes_.data(), bytes_.size(), message.data(), message.size(),
                           key_.data(), key_.size());
        used_ = 0;
    }
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        word |= static_cast<std::uint32_t>(bytes_[used_ + i]) << (8 * i);
    }
    used_ += 4;
    return word;
}

}  // namespace grognard::server
