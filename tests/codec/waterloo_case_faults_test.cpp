// A battle or a position of Waterloo that can't be is refused: nothing unsound is ever played on.
#include <gtest/gtest.h>

#include <string>

#include "codec/cases/given.hpp"
#include "codec/cases/waterloo.hpp"

namespace grognard::waterloo {
namespace {

struct GivenFault {
    std::string battle;
    std::string state;
    const char* place;
    const char* wrong;  // part of the message
};

class WaterlooGivenFaults : public testing::TestWithParam<GivenFault> {};

TEST_P(WaterlooGivenFaults, AreNamed) {
    const GivenFault& fault = GetParam();
    const std::string text = "{\"battle\": " + fault.battle + ", \"state\": " + fault.state + "}";
    const codec::WaterlooCases cases{codec::Library()};
    try {
        codec::GivenReader<codec::WaterlooCases>{cases}.read(
            Document::parse("p.json", text).root());
        FAIL() << "read";
    } catch (const BadInput& bad) {
        EXPECT_EQ(bad.place, fault.place) << bad.what();
        EXPECT_NE(std::string(bad.what()).find(fault.wrong), std::string::npos) << bad.what();
    }
}

constexpr const char* field = R"({"units": {"C6": "british infantry", "D7": "french infantry"}})";

std::string frames(const char* upper) {
    return R"({"frames": [{"is": "turn-step", "phase": "actions"}, {"is": "sequence", "step": "count"})" +
           std::string(upper) + "]}";
}

INSTANTIATE_TEST_SUITE_P(
    Battles, WaterlooGivenFaults,
    testing::Values(GivenFault{R"({"units": {"C6": "8 british artillery, 3 prussian artillery"}})",
                               "{}", "battle", "at most 10 guns a side"},
                    GivenFault{R"({"units": {"C6": "51 french infantry"}})", "{}", "battle",
                               "at most 50 infantry a side"},
                    GivenFault{R"({"units": {"C6": "sheltered german infantry"}})", "{}",
                               "battle.units.C6", "pieces without cubes, from or sheltered"},
                    GivenFault{R"({"units": {"C6": "square french cavalry"}})", "{}",
                               "battle.units.C6", "pieces between commas"},
                    GivenFault{R"({"units": {"F9": "french infantry"}})", "{}", "battle.units.F9",
                               "an area, box or lost as the key"},
                    GivenFault{R"({"units": {}, "track": ["A french infantry"]})", "{}",
                               "battle.track[0]", "A or B, then Prussian pieces"},
                    GivenFault{R"({"units": {}, "terrain": {"C6": "swamp"}})", "{}",
                               "battle.terrain.C6", "open"},
                    GivenFault{R"({"units": {}, "borders": {"C6": "plain"}})", "{}",
                               "battle.borders.C6", "two areas as the key"},
                    GivenFault{R"({"units": {}, "charts": {"stack": 4}})", "{}",
                               "battle.charts.stack", "no such key"},
                    GivenFault{R"("no-such-battle")", "{}", "battle", "waterloo"}));

INSTANTIATE_TEST_SUITE_P(
    Pieces, WaterlooGivenFaults,
    testing::Values(
        GivenFault{field, R"({"units": {"C6 french infantry": {"at": "C5"}}})",
                   "state.units.C6 french infantry", "C6 british infantry"},
        GivenFault{field, R"({"units": {"C6 british infantry": {"sheltered": true}}})", "state",
                   "sheltered outside an assault"},
        GivenFault{field, R"({"units": {"C6 british infantry": {"cubes": 1}}})", "state",
                   "cubes assigned outside an assault"},
        GivenFault{field, R"({"units": {"C6 british infantry": {"at": "walls"}}})", "state",
                   "a unit nowhere"},
        GivenFault{R"({"units": {"D6": "2 french leader"}})", "{}", "battle",
                   "two leaders of a colour"},
        GivenFault{R"({"units": {"D6": "german infantry"}})", R"({"holders": {"D6": "french"}})",
                   "state", "who stands alone in a stronghold holds it"},
        GivenFault{field, R"({"cubes": {"anglo": {"C6": 6}}})", "state",
                   "more cubes than the area can carry"},
        GivenFault{field, R"({"stock": {"anglo": 3}})", "state", "cubes were lost or made"}));

INSTANTIATE_TEST_SUITE_P(
    Turns, WaterlooGivenFaults,
    testing::Values(
        GivenFault{field, R"({"turn": {"tile": 3, "done": 3}})", "state",
                   "the tile allows no more actions"},
        GivenFault{field, R"({"turn": {"tile": 9}})", "state", "no tile of that value"},
        GivenFault{field, R"({"turn": {"number": 12}})", "state.turn.number", "a whole number"},
        GivenFault{field,
                   R"({"discs": {"french": {"available": {"green": 0, "red": 0, "purple": 0}}}})",
                   "state", "the active side has no disc"},
        GivenFault{field,
                   R"({"turn": {"number": 8}, "frames": [{"is": "turn-step", "phase": "end"}]})",
                   "state", "no turn comes after"},
        GivenFault{field, R"({"ending": "french"})", "state", "the game is over"}));

INSTANTIATE_TEST_SUITE_P(
    Frames, WaterlooGivenFaults,
    testing::Values(
        GivenFault{field, R"({"frames": []})", "state", "a turn-step is at the bottom"},
        GivenFault{field, R"({"frames": [{"is": "action-choice"}]})", "state",
                   "a turn-step is at the bottom"},
        GivenFault{field, frames(R"(, {"is": "assault-queue"})"), "state", "a quiet position"},
        GivenFault{field, frames(R"(, {"is": "reforming"}, {"is": "marching"})"), "state",
                   "do not stand on each other"},
        GivenFault{field, frames(R"(, {"is": "leader-action", "leader": "D7 french infantry"})"),
                   "state", "no such leader"},
        GivenFault{field, frames(R"(, {"is": "leader-action"})"), "state", "no such leader"},
        GivenFault{field,
                   frames(R"(, {"is": "marching", "area": "D7", "able": ["C6 british infantry"]})"),
                   "state", "nobody marches so"},
        GivenFault{field,
                   frames(R"(, {"is": "gunnery", "area": "D7", "able": ["D7 french infantry"]})"),
                   "state", "no such guns"},
        GivenFault{field, frames(R"(, {"is": "stop-word"})"), "state", "no word is due"},
        GivenFault{field,
                   R"({"units": {"D7 french infantry": {"at": "C6", "from": "D7"}},
                       "pending": {"french": ["C6"]}})",
                   "state", "reached with `line`"},
        GivenFault{field,
                   R"({"frames": [{"is": "turn-step", "phase": "prussians"},
                                  {"is": "arrival", "left": 1}]})",
                   "state", "fewer pieces are to arrive"}));

}  // namespace
}  // namespace grognard::waterloo
