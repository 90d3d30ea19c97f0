// Every action and every answer of chance has one text, which parses back.
#include "games/waterloo/notation.hpp"

#include <gtest/gtest.h>

#include "games/waterloo/names.hpp"
#include "play.hpp"

namespace grognard::waterloo {
namespace {

const Piece guards{Nation::Guard, Arm::Infantry, Posture::Upright};
const Piece lancers{Nation::French, Arm::Cavalry, Posture::OnSide, area("E4")};
const Piece nassau{Nation::German, Arm::Infantry, Posture::OnSide, behind_walls};
const Piece guns{Nation::British, Arm::Artillery, Posture::OnSide};

struct Written {
    Action action;
    const char* text;
};

const Written every_action[] = {
    {Enter{area("E10")}, "enter E10"},
    {Delay{}, "delay"},
    {Leave{{Nation::Landwehr, Arm::Infantry, Posture::Upright}, area("N9"), 2},
     "leave mobile landwehr infantry to N9 cubes 2"},
    {Skirmish{area("D3"), area("E2")}, "skirmish D3 E2"},
    {Skirmish{delayed_box, area("E10")}, "skirmish box E10"},
    {Reform{area("C3"), guns, Posture::Upright},
     "reform C3 limbered british artillery to deployed"},
    {Activate{Disc::Red, Order::Assault, area("E3")}, "order red assault E3"},
    {Lead{Disc::Purple, Nation::French, area("F5")}, "lead purple french F5"},
    {Pass{Disc::Green}, "pass green"},
    {Command{Order::Fire, area("E5")}, "command fire E5"},
    {Done{}, "done"},
    {Move{guards, area("F5")}, "move mobile guard infantry to F5"},
    {Move{guards, area("F5"), nowhere, 3}, "move mobile guard infantry to F5 cubes 3"},
    {Move{{Nation::Dutch, Arm::Cavalry, Posture::Upright}, area("E4"), area("D5")},
     "move fresh dutch cavalry to E4 via D5"},
    {Aim{guns, area("E5")}, "aim limbered british artillery at E5"},
    {OpenFire{}, "fire"},
    {FireGrandBattery{}, "fire grand-battery"},
    {Reinforce{Force::Anglo, area("C4")}, "reinforce anglo to C4"},
    {Resolve{area("C4")}, "resolve C4"},
    {Shelter{nassau}, "shelter sheltered defensive german infantry"},
    {Cover{nassau}, "cover sheltered defensive german infantry"},
    {Engage{lancers}, "engage tired french cavalry from E4"},
    {Assign{0}, "assign 0"},
    {Assign{5}, "assign 5"},
    {Shoot{}, "shoot"},
    {HoldFire{}, "hold-fire"},
    {Charge{area("B5")}, "charge B5"},
    {Charge{area("B5"), own_leader, Force::French}, "charge B5 with french"},
    {Charge{area("B5"), own_leader | prussian_leader, Force::Anglo},
     "charge B5 with british prussian"},
    {Charge{area("B5"), prussian_leader}, "charge B5 with prussian"},
    {Suffer{lancers}, "suffer tired french cavalry from E4"},
    {Retreat{lancers, area("E4")}, "retreat tired french cavalry from E4 to E4"},
    {Retreat{lancers, area("E4"), own_leader},
     "retreat tired french cavalry from E4 to E4 with french"},
    {Retreat{guns, area("B4"), own_leader | prussian_leader},
     "retreat limbered british artillery to B4 with british prussian"},
    {Retreat{guns, delayed_box, prussian_leader},
     "retreat limbered british artillery to box with prussian"},
    {PutCube{Force::Prussian}, "cube prussian"},
    {Remove{{Nation::British, Arm::Infantry, Posture::Square}}, "remove square british infantry"},
    {Sacrifice{area("C4"), nassau, 4}, "sacrifice C4 sheltered defensive german infantry cubes 4"},
};

TEST(WaterlooNotation, IsWrittenAsExpectedAndParsesBack) {
    for (const Written& written : every_action) {
        EXPECT_EQ(notation(written.action), written.text);
        const auto back = parse(written.text);
        ASSERT_TRUE(back) << written.text;
        EXPECT_EQ(*back, written.action) << written.text;
    }
}

TEST(WaterlooNotation, HasAnExampleOfEveryAction) {
    std::array<bool, std::variant_size_v<Action>> shown{};
    for (const Written& written : every_action) shown[written.action.index()] = true;
    for (std::size_t i = 0; i < shown.size(); ++i) EXPECT_TRUE(shown[i]) << "action " << i;
}

TEST(WaterlooNotation, TakesNothingElse) {
    for (const char* text : {"",
                             " ",
                             "enter",
                             "enter Z9",
                             "enter E10 ",
                             " enter E10",
                             "enter  E10",
                             "enter E10 F10",
                             "pass",
                             "pass blue",
                             "assign 05",
                             "assign -1",
                             "assign 300",
                             "move guard infantry to F5",
                             "move mobile guard infantry F5",
                             "move mobile guard infantry to F5 cubes 0",
                             "move square guard cavalry to F5",
                             "move fresh guard cavalry to lost",
                             "retreat tired french cavalry to E4 with",
                             "retreat tired french cavalry to E4 with british",
                             "fire grand",
                             "done done"}) {
        EXPECT_FALSE(parse(text)) << text;
    }
}

TEST(WaterlooNotation, AnswersOfChanceReadAsTheyAreWritten) {
    for (int shown = 1; shown <= 6; ++shown) {
        EXPECT_EQ(parse_outcome(Replacement::Dice, std::to_string(shown)), shown - 1);
    }
    for (int value = 2; value <= 5; ++value) {
        EXPECT_EQ(parse_outcome(Replacement::Cards, std::to_string(value)), value);
    }
    EXPECT_EQ(parse_outcome(Replacement::Cards, "go-on"), 0);
    EXPECT_EQ(parse_outcome(Replacement::Cards, "stop"), 1);
    EXPECT_FALSE(parse_outcome(Replacement::Dice, "7"));
    EXPECT_FALSE(parse_outcome(Replacement::Dice, "stop"));
    EXPECT_FALSE(parse_outcome(Replacement::Cards, "1"));
}

}  // namespace
}  // namespace grognard::waterloo
