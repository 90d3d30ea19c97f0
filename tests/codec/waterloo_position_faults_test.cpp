// A position of Waterloo that can't arise is refused: nothing unsound is ever played on.
#include <gtest/gtest.h>

#include "codec/waterloo/position.hpp"

namespace grognard::waterloo {
namespace {

struct PositionFault {
    const char* given;
    const char* place;
    const char* expected;  // how the message goes on
};

class WaterlooPositionFaults : public testing::TestWithParam<PositionFault> {};

TEST_P(WaterlooPositionFaults, AreNamed) {
    const PositionFault& fault = GetParam();
    const PositionReader reader{codec::Library()};
    try {
        reader.read(Document::parse("p.json", fault.given).root());
        FAIL() << "read";
    } catch (const BadInput& bad) {
        EXPECT_EQ(bad.place, fault.place) << bad.what();
        EXPECT_TRUE(bad.expected.starts_with(fault.expected)) << bad.what();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Pieces, WaterlooPositionFaults,
    testing::Values(
        PositionFault{R"({"units": {"C6": "8 british artillery, 3 prussian artillery"}})", "",
                      "at most 10 guns a side"},
        PositionFault{R"({"units": {"C6": "51 french infantry"}})", "",
                      "at most 50 infantry a side"},
        PositionFault{R"({"units": {"C4": "sheltered german infantry, french infantry from D5"},
                  "assault": {"at": "C4", "step": 3}})",
                      "units.C4", "infantry in shelter"},
        PositionFault{R"({"units": {"D6": "sheltered german cavalry, french infantry from E5"},
                  "assault": {"at": "D6", "step": 3}})",
                      "units.D6", "infantry in shelter"},
        PositionFault{
            R"({"units": {"D6": "sheltered german infantry", "C4": "french infantry from D5"},
                  "assault": {"at": "C4", "step": 3}})",
            "assault.at", "the area where infantry is in shelter"},
        PositionFault{R"({"units": {"D6": "german infantry"}, "holders": {"D6": "french"}})",
                      "holders.D6", "allied, who stands there alone"},
        PositionFault{R"({"units": {"D6": "2 french leader"}, "step": "turn"})", "",
                      "a position that can arise"}));

INSTANTIATE_TEST_SUITE_P(
    Steps, WaterlooPositionFaults,
    testing::Values(PositionFault{R"({"turn": 9, "step": "end"})", "", "a turn after this one"},
                    PositionFault{R"({"tile": 3, "done": 3})", "done", "a whole number"},
                    PositionFault{R"({"tile": 3, "done": 4, "step": "penalties"})", "done",
                                  "a whole number"}));

}  // namespace
}  // namespace grognard::waterloo
