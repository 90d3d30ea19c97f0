// What nobody may guess: links that hold a seat, names of tables, seeds of dice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace grognard::server {

using Bytes32 = std::array<unsigned char, 32>;

std::string new_secret();      // 128 bits, base64url
std::string new_table_name();  // 72 bits, base64url: tables can't be found by counting
std::string new_nonce();       // 96 bits, base64url
Bytes32 new_seed();
std::uint64_t random_word();

// What is kept of a secret. A secret has 128 random bits: a fast hash is enough.
std::string hashed(std::string_view secret);
// Takes as long for a near miss as for a far one.
bool opens(std::string_view secret, std::string_view kept_hash);

// The same word for the same number, from which nobody without the key learns the number.
std::string veiled(std::uint64_t number, const Bytes32& key);

std::string hex_text(std::span<const unsigned char> bytes);
std::optional<Bytes32> parse_hex32(std::string_view text);

}  // namespace grognard::server
