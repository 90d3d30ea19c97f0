// Melees with sets of batteries: written, parsed, offered and judged.
#include <gtest/gtest.h>

#include "games/ccn/game.hpp"

namespace grognard::ccn {
namespace {

Action action(std::string_view text) {
    const auto parsed = parse(text);
    EXPECT_TRUE(parsed) << text;
    return parsed.value_or(Done{});
}

TEST(CcnActions, AMeleeHasTheBatteriesThatAreNamed) {
    const Action two = action("melee C4 D5 with B3 A2");
    EXPECT_EQ(std::get<Melee>(two).support.size(), 2);
    EXPECT_EQ(notation(two), "melee C4 D5 with A2 B3") << "in the order of the board";
    EXPECT_EQ(two, action("melee C4 D5 with A2 B3"));
    const std::string seven = "melee C4 D5 with A1 A2 A3 A4 A5 A6 A7";
    EXPECT_EQ(notation(action(seven)), seven);
    EXPECT_FALSE(parse("melee C4 D5 with A1 A1")) << "named twice";
    EXPECT_FALSE(parse("melee C4 D5 with"));
}

}  // namespace
}  // namespace grognard::ccn
