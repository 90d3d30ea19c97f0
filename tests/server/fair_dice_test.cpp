// Dice follow from the seed, the nonces and the number of the input, and from nothing else.
#include "server/fair_dice.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace grognard::server {

namespace {

Bytes32 counted() {
    Bytes32 seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<unsigned char>(i);
    return seed;
}

std::vector<std::uint32_t> rolls(const Bytes32& key, std::uint64_t input, int count) {
    FairDice dice(key, input);
    std::vector<std::uint32_t> out;
    for (int i = 0; i < count; ++i) out.push_back(dice.below(6));
    return out;
}

}  // namespace

// The figures below were worked out with Python's hashlib from the description in fair_dice.hpp.
TEST(FairDiceTest, TheCommitmentIsTheSha256OfTheSeed) {
    EXPECT_EQ(commitment(counted()),
              "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(FairDiceTest, AnybodyCanWorkOutTheSameNumbers) {
    const Bytes32 key = dice_key(counted(), {"alpha", "omega"}, 1);
    EXPECT_EQ(hex_text(key), "c5db92417b5760a1320b8bbbdc1cc2153e8b63ae832c1394d9c630a4f1c1dc58");
    EXPECT_EQ(rolls(key, 7, 12), (std::vector<std::uint32_t>{3, 0, 2, 1, 0, 3, 0, 1, 0, 1, 2, 4}));
    FairDice dice(key, 8);
    std::vector<std::uint32_t> odd;
    for (const std::uint32_t bound : {70U, 69U, 3'000'000'000U, 3'000'000'000U, 1U, 2U}) {
        odd.push_back(dice.below(bound));
    }
    EXPECT_EQ(odd, (std::vector<std::uint32_t>{45U, 33U, 2623855285U, 2133079479U, 0U, 1U}));
}

TEST(FairDiceTest, EveryShareAndEveryInputMatters) {
    const Bytes32 key = dice_key(counted(), {"alpha", "omega"}, 1);
    EXPECT_NE(key, dice_key(counted(), {"omega", "alpha"}, 1));
    EXPECT_NE(key, dice_key(counted(), {"alphao", "mega"}, 1));
    EXPECT_NE(key, dice_key(Bytes32{}, {"alpha", "omega"}, 1));
    EXPECT_NE(rolls(key, 1, 20), rolls(key, 2, 20));
    EXPECT_EQ(rolls(key, 1, 20), rolls(key, 1, 20));
}

TEST(FairDiceTest, SchemesAndCutsHaveKeysOfTheirOwn) {
    const Bytes32 key = dice_key(counted(), {"alpha", "omega"}, 2);
    EXPECT_NE(key, dice_key(counted(), {"alpha", "omega"}, 1));
    EXPECT_EQ(key_after(key, 0), key);
    EXPECT_NE(key_after(key, 1), key);
    EXPECT_NE(key_after(key, 2), key_after(key, 1));
}

TEST(FairDiceTest, NoFaceIsFavoured) {
    const Bytes32 key = dice_key(counted(), {"a", "b"}, 1);
    std::vector<int> seen(6);
    constexpr int inputs = 6000;
    for (std::uint64_t input = 1; input <= inputs; ++input) {
        for (const std::uint32_t face : rolls(key, input, 10)) ++seen[face];
    }
    double chi_squared = 0;
    for (const int count : seen) {
        chi_squared += (count - 10'000.0) * (count - 10'000.0) / 10'000.0;
    }
    EXPECT_LT(chi_squared, 20.5);  // five degrees of freedom, one in a thousand
}

TEST(FairDiceTest, NoncesHaveLettersDigitsAndDashes) {
    EXPECT_TRUE(is_nonce("aZ09-_"));
    EXPECT_FALSE(is_nonce(""));
    EXPECT_FALSE(is_nonce("a\nb"));
    EXPECT_FALSE(is_nonce("a b"));
    EXPECT_FALSE(is_nonce(std::string(65, 'a')));
}

TEST(SecretsTest, SecretsAreLongDifferentAndKeptAsHashes) {
    const std::string secret = new_secret();
    EXPECT_EQ(secret.size(), 22U);
    EXPECT_NE(secret, new_secret());
    EXPECT_TRUE(opens(secret, hashed(secret)));
    EXPECT_FALSE(opens(new_secret(), hashed(secret)));
    EXPECT_FALSE(opens(secret, ""));
    EXPECT_EQ(hashed(secret).find(secret), std::string::npos);
    EXPECT_TRUE(is_nonce(new_nonce()));
    EXPECT_FALSE(parse_hex32("00").has_value());
    EXPECT_FALSE(parse_hex32(std::string(64, 'g')).has_value());
    EXPECT_EQ(hex_text(*parse_hex32(hex_text(counted()))), hex_text(counted()));
}

}  // namespace grognard::server
