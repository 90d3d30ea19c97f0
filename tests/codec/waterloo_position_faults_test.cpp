// A position of Waterloo that can't arise is refused: nothing unsound is ever played on.
#include <gtest/gtest.h>

#include <string>

#include "codec/waterloo/position.hpp"

namespace grognard::waterloo {
namespace {

struct PositionFault {
    std::string given;
    const char* place;
    const char* expected;  // how the message goes on
};

// C6 is assaulted from D7.
std::string assault(const char* step, const char* rest) {
    return std::string(
               R"({"units": {"C6": "2 british infantry, dutch cavalry, french infantry from D7, french cavalry from D7"}, "cubes": {"C6": {"anglo": 3}}, "step": ")") +
           step + R"(", "assault": {"at": "C6")" + rest + "}}";
}

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

INSTANTIATE_TEST_SUITE_P(
    Assaults, WaterlooPositionFaults,
    testing::Values(
        PositionFault{R"({"step": "lunch"})", "step", "one of turn prussians"},
        PositionFault{R"({"step": "volley-roll"})", "step", "attackers"},
        PositionFault{R"({"step": "duel-roll", "assault": {"at": "C6"}})", "assault.at",
                      "an area with attackers, or"},
        PositionFault{
            R"({"step": "duel-roll", "units": {"C6": "british infantry, french infantry from D7"}})",
            "step", "a step that play comes to here"},
        PositionFault{assault("assault", ""), "assault.step", "a value"},
        PositionFault{assault("assault", R"(, "luck": 1)"), "assault.step", "a value"},
        PositionFault{assault("covering", ""), "step", "a step that play comes to here"},
        PositionFault{assault("charge-fire", R"(, "luck": 1)"), "assault.luck", "no such key"},
        PositionFault{assault("duel-choice", R"(, "firing": "french")"), "assault.firing",
                      "no such key but in step 3"},
        PositionFault{assault("going-back", R"(, "back": {"pieces": "2 dutch cavalry"})"),
                      "assault.back.pieces", "pieces in C6"},
        PositionFault{
            assault("going-back", R"(, "back": {"pieces": "dutch cavalry", "kind": "fall-back"})"),
            "assault.back.pieces", "attackers, who fall back"},
        PositionFault{
            assault("going-back", R"(, "back": {"pieces": "dutch cavalry", "kind": "flee"})"),
            "assault.back.kind", "one of retreat fall-back"},
        PositionFault{assault("cavalry-losses", R"(, "losses": {"side": "french", "hits": 0})"),
                      "assault.losses.hits", "a whole number"},
        PositionFault{assault("duel-choice", R"(, "charging": "dutch cavalry")"),
                      "assault.charging", "the attacker's cavalry"},
        PositionFault{assault("duel-choice", R"(, "charging": "french infantry")"),
                      "assault.charging", "cavalry"},
        PositionFault{assault("duel-roll", R"(, "countering": "dutch cavalry")"),
                      "assault.countering", "no such key without charging"},
        PositionFault{assault("duel-roll",
                              R"(, "charging": "french cavalry", "countering": "french cavalry")"),
                      "assault.countering", "the defender's cavalry"},
        PositionFault{assault("continue-choice", ""), "assault.charging", "a value"},
        PositionFault{assault("continue-choice", R"(, "charging": "french cavalry")"),
                      "assault.charging", "cavalry that can charge on"},
        PositionFault{assault("volley-roll", R"(, "assigned": [9])"), "assault.assigned[0]",
                      "cubes it may carry"},
        PositionFault{assault("volley-roll", R"(, "assigned": [3, 0, 0])"), "assault.assigned[2]",
                      "no more numbers"}));

INSTANTIATE_TEST_SUITE_P(
    Actions, WaterlooPositionFaults,
    testing::Values(
        PositionFault{R"({"step": "marching"})", "order", "a value"},
        PositionFault{R"({"step": "leader-action"})", "lead", "a value"},
        PositionFault{R"({"step": "leader-action", "lead": {"area": "E4"}})", "lead.area",
                      "one leader of the active side"},
        PositionFault{R"({"step": "marching", "order": {"do": "dance", "area": "E4"}})", "order.do",
                      "an order such as"},
        PositionFault{R"({"step": "marching", "order": {"do": "approach", "area": "E4"}})",
                      "order.area", "an area where the order does something"},
        PositionFault{
            R"({"step": "marching", "units": {"E5": "french artillery", "D6": "british infantry"},
                        "order": {"do": "fire", "area": "E5"}})",
            "step", "a step that play comes to here"},
        PositionFault{
            R"({"step": "gun-shots", "units": {"E5": "french artillery", "D6": "british infantry"},
                        "order": {"do": "fire", "area": "E5"}})",
            "order.aims", "a value"},
        PositionFault{
            R"({"step": "gun-shots", "units": {"E5": "french artillery", "D6": "british infantry"},
                        "order": {"do": "fire", "area": "E5", "aims": ["fire"]}})",
            "order.aims[0]", "aim PIECE at AREA"},
        PositionFault{
            R"({"step": "gun-shots", "units": {"E5": "french artillery", "D6": "british infantry"},
                        "order": {"do": "fire", "area": "E5", "aims": ["aim deployed french artillery at D5"]}})",
            "order.aims[0]", "an aim that may be taken"},
        PositionFault{
            R"({"step": "gun-shots", "units": {"E5": "french artillery", "D6": "british infantry"},
                        "order": {"do": "fire", "area": "E5", "fired": 1,
                                  "aims": ["aim deployed french artillery at D6"]}})",
            "order.fired", "a whole number"},
        PositionFault{R"({"step": "cavalry-hit", "hit": {"area": "E5", "side": "french"}})",
                      "hit.area", "an area with its cavalry"},
        PositionFault{R"({"step": "stop-word", "tile": 5, "done": 1})", "", "so many actions done"},
        PositionFault{R"({"step": "arrival", "arriving": 1})", "arriving", "a whole number"},
        PositionFault{R"({"step": "six-cubes", "units": {"C6": "british infantry"},
                        "place": {"area": "C6", "side": "allied", "cubes": 1}})",
                      "step", "a step that play comes to here"}));

}  // namespace
}  // namespace grognard::waterloo
