// Dice nobody can bend: each answer of chance follows from a seed the server committed to before it
// knew what the players would add.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/secrets.hpp"

namespace grognard::server {

// SHA-256 of the seed, in hex: told before the game, checked after it.
std::string commitment(const Bytes32& seed);

// Letters a nonce may have; at most 64 of them, at least one.
bool is_nonce(std::string_view text);

// SHA-256 of a share that the server may have to make, in hex: told when the table is created.
std::string promise(std::string_view share);

// BLAKE2b-256 keyed with the seed, over "grognard dice " and the number of the scheme, a line
// break, then each seat's share followed by a line break, the first seat's first.
Bytes32 dice_key(const Bytes32& seed, const std::array<std::string, 2>& shares, int scheme);
// The key after that many cuts: the dice under the keys before it have been seen.
Bytes32 key_after(const Bytes32& key, std::size_t cuts);

// The numbers for one input of the log. Block b is BLAKE2b-256 keyed with the dice key over the
// input's number and b, eight bytes each, low byte first; it is read as eight numbers of four
// bytes, low byte first. A number below n is one of those modulo n, and those of the last
// incomplete row of n are passed over, so that no outcome is favoured.
class FairDice {
  public:
    FairDice(const Bytes32& key, std::uint64_t input) : key_(key), input_(input) {}

    std::uint32_t below(std::uint32_t bound);

  private:
    std::uint32_t next();

    Bytes32 key_;
    std::uint64_t input_;
    std::uint64_t block_ = 0;
    std::array<unsigned char, 32> bytes_{};
    std::size_t used_ = 32;
};

}  // namespace grognard::server
