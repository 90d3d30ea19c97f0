// Random bits, hashes and their spelling, by libsodium.
#include "server/secrets.hpp"

#include <sodium.h>

#include <stdexcept>

namespace grognard::server {

namespace {

// Every use goes through here: libsodium must be readied once.
void ready() {
    static const int state = sodium_init();
    if (state < 0) throw std::runtime_error("libsodium can't be used");
}

template <std::size_t Count>
std::string random_text() {
    ready();
    std::array<unsigned char, Count> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::array<char, sodium_base64_ENCODED_LEN(Count, variant)> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    return text.data();
}

}  // namespace

std::string new_secret() { return random_text<16>(); }
std::string new_table_name() { return random_text<9>(); }
std::string new_nonce() { return random_text<12>(); }

Bytes32 new_seed() {
    ready();
    Bytes32 seed{};
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

std::uint64_t random_word() {
    ready();
    std::uint64_t word = 0;
    randombytes_buf(&word, sizeof word);
    return word;
}

std::string hashed(std::string_view secret) {
    ready();
    Bytes32 hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(secret.data()), secret.size(),
                       nullptr, 0);
    return hex_text(hash);
}

bool opens(std::string_view secret, std::string_view kept_hash) {
    const std::string given = hashed(secret);
    return given.size() == kept_hash.size() &&
           sodium_memcmp(given.data(), kept_hash.data(), given.size()) == 0;
}

std::string veiled(std::uint64_t number, const Bytes32& key) {
    ready();
    constexpr std::size_t told = 8;
    std::string text = "grognard word 1\n";
    for (unsigned shift = 0; shift < 64; shift += 8) text += static_cast<char>(number >> shift);
    std::array<unsigned char, crypto_generichash_BYTES_MIN> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(text.data()), text.size(), key.data(),
                       key.size());
    return hex_text(std::span(hash).first<told>());
}

std::string hex_text(std::span<const unsigned char> bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const unsigned char byte : bytes) {
        out += digits[byte >> 4U];
        out += digits[byte & 15U];
    }
    return out;
}

std::optional<Bytes32> parse_hex32(std::string_view text) {
    Bytes32 out{};
    std::size_t length = 0;
    const char* end = nullptr;
    if (text.size() != 2 * out.size() ||
        sodium_hex2bin(out.data(), out.size(), text.data(), text.size(), nullptr, &length, &end) !=
            0 ||
        length != out.size() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return out;
}

}  // namespace grognard::server
