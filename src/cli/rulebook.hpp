// The wording of rules, for those who ask and those who are refused.
#pragma once

#include <string>
#include <string_view>

#include "codec/rules.hpp"
#include "codec/text.hpp"

namespace grognard::cli {

codec::Rules rulebook(std::string_view game);

// "ccn.move.impassable: No unit may ...", with the ruling on a line of its own; the id alone if
// the rule has no wording.
std::string rule_text(const codec::Rules& rules, std::string_view id, codec::Language language);

}  // namespace grognard::cli
