// The parts of reading a case that know no game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json.hpp"
#include "core/chance.hpp"

namespace grognard::codec {

struct ChanceAnswer {
    Replacement replacement = Replacement::Dice;
    std::vector<std::uint8_t> drawn;
};

// Is a case that expects nothing an error (a check) or a question (why)?
enum class Asserting : std::uint8_t { Required, Optional };

// All cases of a file are read before the first is run: enough for a thick file, too little to fill
// the memory.
inline constexpr std::size_t max_cases = 20'000;
inline constexpr std::size_t max_steps = 100'000;
// The steps of these cases, sound or not.
std::size_t steps_of(const std::vector<Node>& cases);

std::vector<std::string_view> words(std::string_view text);
// Lower-case words and numbers joined by hyphens.
std::string read_case_id(const Node& node);

}  // namespace grognard::codec
