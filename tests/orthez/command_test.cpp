// Command status, points and manoeuvre units of the shipped set-ups, worked out by hand.
#include <gtest/gtest.h>

#include "games/orthez/command/status.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {
namespace {

TEST(OrthezCommand, EverybodyIsInCommandAtTheStart) {
    for (std::size_t i = 1; i < 4; ++i) {
        const State s = start_of(i);
        for (std::size_t u = 0; u < s.battle->units.size(); ++u) {
            const auto unit = static_cast<UnitId>(u);
            if (!on_map(s.units[u]) || counter(s, unit).picket) continue;
            EXPECT_TRUE(unit_in_command(s, unit)) << i << " " << s.battle->unit_names[u];
        }
    }
}

TEST(OrthezCommand, CountsThePointsOfEachSide) {
    const int french_points[] = {1, 1, 2, 3};
    const int allied_points[] = {1, 1, 2, 3};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(command_points(start_of(i), french), french_points[i]) << i;
        EXPECT_EQ(command_points(start_of(i), allied), allied_points[i]) << i;
    }
}

TEST(OrthezCommand, JudgesTheLeadersOfStBoes) {
    const State s = start_of(2);
    const auto leader = [&](std::string_view id) { return leader_called(s, id); };
    EXPECT_TRUE(leader_in_command(s, leader("AL_Beresford")));
    EXPECT_TRUE(leader_in_command(s, leader("AL_Cole")));
    EXPECT_FALSE(leader_in_command(s, leader("AL_Vivian")));
    EXPECT_FALSE(leader_in_command(s, leader("FL_Reille")));
    EXPECT_TRUE(leader_in_command(s, leader("FL_Taupin")));
    EXPECT_TRUE(leader_in_command(s, leader("FL_Paris")));
    EXPECT_FALSE(leader_in_command(s, leader("FL_Rouget")));
    EXPECT_FALSE(may_lead_unit(s, leader("FL_Soult")));
    EXPECT_FALSE(may_lead_unit(s, leader("AL_Wellington")));
}

// Beresford's wing: Cole's division moves with him, Vivian's brigade is too far away.
TEST(OrthezCommand, AWingTakesAlongWhoIsInCommand) {
    const State s = start_of(2);
    const UnitSet wing = manoeuvre_unit(s, leader_called(s, "AL_Beresford"));
    int of_cole = 0;
    int on_the_map = 0;
    for (std::size_t u = 0; u < s.battle->units.size(); ++u) {
        const auto unit = static_cast<UnitId>(u);
        const FormationId division = counter(s, unit).division;
        if (division == no_formation || !on_map(s.units[u])) continue;
        const bool cole = s.battle->formation_names[division] == "4th Division (Cole)";
        on_the_map += cole ? 1 : 0;
        of_cole += cole && wing.has(static_cast<int>(u)) ? 1 : 0;
        if (counter(s, unit).arm == Arm::Cavalry) {
            EXPECT_FALSE(wing.has(static_cast<int>(u))) << s.battle->unit_names[u];
        }
    }
    EXPECT_EQ(on_the_map, 20);
    EXPECT_EQ(of_cole, on_the_map);
    // A wing leader who is not in command moves his own stack only (lb.19.4.F.1).
    const LeaderId reille = leader_called(s, "FL_Reille");
    UnitSet stack;
    for (const UnitId unit : units_in(s, s.leaders[reille].at)) stack.add(unit);
    EXPECT_EQ(manoeuvre_unit(s, reille), stack);
}

TEST(OrthezCommand, VillatteWaitsUntilHeIsReleased) {
    State s = start_of(3);
    const LeaderId villatte = leader_called(s, "FL_Villatte");
    EXPECT_TRUE(manoeuvre_unit(s, villatte).empty());
    s.released = true;
    EXPECT_FALSE(manoeuvre_unit(s, villatte).empty());
    EXPECT_EQ(command_points(s, french), 4);
}

}  // namespace
}  // namespace grognard::orthez
