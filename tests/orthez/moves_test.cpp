// Moves: what a stack may do, what it costs, what the other side and chance are asked meanwhile.
// Positions and dice are those of the worked example where it has them.
#include <algorithm>

#include "games/orthez/flow.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/movement/moving.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {
namespace {

class OrthezMoves : public ::testing::Test {
  protected:
    State s = without_units(start_of(0));

    HexId at(int q, int r) const { return example_hex(s, q, r); }

    // Below everything lies the manoeuvre phase, which draws the next chit when the move is over.
    void begin_phase() {
        s.frames = {};
        s.phase = Phase::Manoeuvre;
        s.frames.push(TurnStep{Phase::Manoeuvre, 1});
        s.cup.chits[static_cast<std::size_t>(ActionChit::Leader)] = true;
    }
    void move(std::initializer_list<UnitId> units, Mission mission = Mission::Free) {
        begin_phase();
        UnitList list;
        for (const UnitId unit : units) list.push(unit);
        begin_moving(s, list, mission);
        settle(s, {});
        let_windows_pass();
    }

    // A window of a section that is not written yet is passed, one that asks too.
    void let_windows_pass() {
        while (true) {
            if (const auto* fire = s.frames.top_as<FireWindow>()) {
                pass_or_end(FireWindowReport{fire->target, 0, {}});
            } else if (const auto* charge = s.frames.top_as<ChargeWindow>()) {
                pass_or_end(ChargeWindowReport{charge->mover, false});
            } else if (s.frames.top_as<BatteryWindow>() != nullptr) {
                pass_or_end(BatteryWindowReport{});
            } else if (const auto* reaction = s.frames.top_as<ReactionWindow>()) {
                pass_or_end(ReactionWindowReport{reaction->cavalry, false});
            } else {
                return;
            }
        }
    }
    void pass_or_end(const Report& report) {
        if (!is_unfinished(s.frames.top())) return say_now(Pass{});
        finish(s, report, {});
        settle(s, {});
    }
    void say_now(const Action& action) {
        const Seat seat = awaits(s) == Awaits::First ? Seat::First : Seat::Second;
        ASSERT_FALSE(refuse(s, seat, action)) << refuse(s, seat, action)->rule;
        apply(s, seat, action, {});
    }
    void say(const Action& action) {
        say_now(action);
        let_windows_pass();
    }
    std::string_view why_not(const Action& action) const {
        const Seat seat = awaits(s) == Awaits::First ? Seat::First : Seat::Second;
        const Verdict verdict = refuse(s, seat, action);
        return verdict ? verdict->rule : std::string_view("allowed");
    }
    bool offered(const Action& action) const {
        const Seat seat = awaits(s) == Awaits::First ? Seat::First : Seat::Second;
        Offers<Action> out;
        offer(s, seat, out);
        return std::find(out.begin(), out.end(), action) != out.end();
    }
    void roll(int printed) {
        ASSERT_EQ(awaits(s), Awaits::Chance);
        const std::vector<std::uint8_t> faces = {static_cast<std::uint8_t>(printed / 10 - 1),
                                                 static_cast<std::uint8_t>(printed % 10 - 1)};
        resolve(s, faces, {});
        let_windows_pass();
    }
    void roll_die(int face) {
        ASSERT_EQ(awaits(s), Awaits::Chance);
        const std::vector<std::uint8_t> faces = {static_cast<std::uint8_t>(face - 1)};
        resolve(s, faces, {});
        let_windows_pass();
    }
    bool asks_mover() const { return s.frames.top_as<Moving>() != nullptr; }
    bool is_over() const { return s.frames.top_as<ChitDraw>() != nullptr; }
    Pm spent(UnitId unit) const { return s.units[unit].done.spent; }
    UnitId stack_under(UnitId unit, std::uint8_t depth) {
        s.units[unit].depth = depth;
        return unit;
    }
};

// Sides: 0 north, clockwise. Axial: north is (0,-1), north-east (1,-1), south-east (1,0).
TEST_F(OrthezMoves, AColumnStepsAheadFacesAheadAndPays) {
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0);
    move({unit});
    EXPECT_TRUE(asks_mover());
    EXPECT_EQ(awaits(s), Awaits::Second);
    EXPECT_EQ(why_not(Step{3}), "lb.12.1.A.1");
    EXPECT_EQ(why_not(Step{2}), "lb.12.1.A.1");
    EXPECT_EQ(why_not(Step{1, 3}), "lb.12.3.1");
    EXPECT_TRUE(offered(Step{1}));
    EXPECT_FALSE(offered(Step{3}));
    say(Step{1});
    EXPECT_EQ(s.units[unit].hexes[0], at(1, 7));
    EXPECT_EQ(s.units[unit].facing, 1);
    EXPECT_EQ(spent(unit), Pm(1));
    say(Finish{});
    EXPECT_TRUE(is_over());
    EXPECT_TRUE(s.units[unit].done.moved);
}

TEST_F(OrthezMoves, NobodyStepsOnToEnemiesOrBeyondHisMovement) {
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0);
    place(s, "F_AAW_8th_Div_foot_battery", {{0, 7}}, Formation::Limbered, no_side);
    move({unit});
    EXPECT_EQ(why_not(Step{0}), "lb.10.1.1");
    s.units[unit].done.spent = potential(s, unit);
    EXPECT_EQ(why_not(Step{1}), "lb.12.1.1");
    EXPECT_EQ(why_not(Turn{1}), "lb.8.2.3");
    s.units[unit].done.spent = potential(s, unit) - Pm::of_parts(1);
    EXPECT_EQ(why_not(Turn{1}), "allowed");
}

// A unit that did nothing may act later (lb.12.2.3).
TEST_F(OrthezMoves, WhoDoesNothingHasNotMoved) {
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0);
    move({unit});
    say(Finish{});
    EXPECT_FALSE(s.units[unit].done.moved);
}

TEST_F(OrthezMoves, ALineKeepsOrTurnsItsFacingByASixth) {
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Line, 0);
    move({unit});
    EXPECT_EQ(why_not(Step{5}), "lb.12.1.A.1");
    EXPECT_TRUE(offered(Step{0, 0}));
    EXPECT_TRUE(offered(Step{0, 5}));
    EXPECT_EQ(why_not(Step{0, 1}), "lb.12.3.1");
    say(Step{1, 1});
    EXPECT_EQ(s.units[unit].facing, 1);
    EXPECT_EQ(spent(unit), Pm(2));  // one for the hex, one for the line
    say(Step{2});
    EXPECT_EQ(s.units[unit].facing, 1);
}

// The Cacadores of turn 1: skirmish order, second hex, pivot; facing v5 becomes v0.
TEST_F(OrthezMoves, SkirmishersOfTheExampleFormExtendAndPivot) {
    const UnitId unit = place(s, "A_6_Cacadores", {{0, 5}}, Formation::Column, 0);
    move({unit});
    EXPECT_EQ(why_not(Extend{1}), "lb.12.5.F.3");
    say(Form{Formation::Skirmish, 5});
    EXPECT_EQ(spent(unit), Pm(1));
    // Four increments may not stay in one hex (lb.11.9.A.3).
    EXPECT_EQ(why_not(Finish{}), "lb.11.9.A.3");
    EXPECT_EQ(why_not(Extend{2}), "lb.8.0.3");
    say(Extend{1});
    EXPECT_EQ(spent(unit), Pm(2));
    ASSERT_EQ(s.units[unit].hexes.size(), 2U);
    EXPECT_EQ(s.units[unit].hexes[1], at(1, 4));
    say(Pivot{at(0, 5)});
    EXPECT_EQ(spent(unit), Pm(3));
    EXPECT_TRUE(stands_in(s.units[unit], at(0, 4)));
    EXPECT_TRUE(stands_in(s.units[unit], at(1, 4)));
    EXPECT_EQ(s.units[unit].facing, 0);
    EXPECT_EQ(why_not(Form{Formation::Column, 0}), "lb.12.5.E.1");
    say(Gather{at(1, 4)});
    EXPECT_EQ(s.units[unit].hexes.size(), 1U);
    say(Form{Formation::Column, 0});
    say(Finish{});
    EXPECT_TRUE(is_over());
}

TEST_F(OrthezMoves, AWideLineStepsWithBothHalvesAndTurnsAboutOnly) {
    const UnitId unit = place(s, "A_1-50_Foot", {{0, 8}}, Formation::Line, 0);
    move({unit});
    const Pm before = left(s, unit);
    say(Extend{2});
    EXPECT_EQ(s.units[unit].hexes[1], at(1, 8));
    EXPECT_EQ(why_not(Step{5}), "lb.12.1.A.1");
    say(Step{0});
    EXPECT_EQ(s.units[unit].hexes[0], at(0, 7));
    EXPECT_EQ(s.units[unit].hexes[1], at(1, 7));
    EXPECT_EQ(s.units[unit].facing, 0);
    EXPECT_EQ(before - left(s, unit), Pm(3));  // extension, hex, line
    EXPECT_EQ(why_not(Turn{1}), "lb.8.2.1");
    say(Turn{3});
    EXPECT_EQ(s.units[unit].facing, 3);
}

// Wood takes the unit into general order for nothing; out of it the owner pays another formation.
TEST_F(OrthezMoves, GeneralOrderIsTakenAndLeftAtTheEdgeOfAWood) {
    const UnitId unit = place(s, "F_3-34_leger", {{-1, 5}}, Formation::Column, 0);
    ASSERT_EQ(terrain(s, at(-1, 4)), Terrain::Wood);
    move({unit});
    const Pm before = left(s, unit);
    say(Step{0});
    EXPECT_EQ(s.units[unit].formation, Formation::GeneralOrder);
    EXPECT_EQ(s.units[unit].facing, 0);
    EXPECT_EQ(before - left(s, unit), Pm(2));
    EXPECT_EQ(why_not(Step{3}), "lb.12.1.A.1");  // its rear
    EXPECT_EQ(why_not(Form{Formation::Column, 0}), "lb.11.2.1");
    EXPECT_EQ(why_not(Step{2}), "lb.11.6.A.2");
    const Step out{2, 2, Formation::Line};
    EXPECT_TRUE(offered(out));
    const Pm inside = left(s, unit);
    say(out);
    EXPECT_EQ(s.units[unit].formation, Formation::Line);
    EXPECT_EQ(s.units[unit].hexes[0], at(0, 4));
    EXPECT_EQ(inside - left(s, unit),
              formation_change_cost(s, unit, Formation::Line) +
                  *terrain_cost(s, at(-1, 4), at(0, 4), Mover::Foot, OnBridge::Allowed));
}

TEST_F(OrthezMoves, ASquareNeverEntersAWood) {
    const UnitId unit = place(s, "F_3-34_leger", {{-1, 5}}, Formation::Column, 0);
    move({unit});
    say(Form{Formation::Square, no_side});
    EXPECT_EQ(s.units[unit].formation, Formation::Square);
    EXPECT_EQ(why_not(Step{0}), "lb.11.2.1");
    const Pm before = left(s, unit);
    say(Step{3});
    EXPECT_EQ(before - left(s, unit), Pm(2));  // one more for the square
}

// lb.9.A.6: infantry that comes into a zone of influence goes no further.
TEST_F(OrthezMoves, AZoneOfInfluenceHoldsInfantryThatEntersIt) {
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0);
    place(s, "F_1-9_leger", {{0, 6}}, Formation::Column, 3);
    move({unit});
    say(Step{0});
    EXPECT_EQ(why_not(Step{1}), "lb.9.A.6");
    EXPECT_EQ(why_not(Form{Formation::Line, 0}), "allowed");
    say(Form{Formation::Line, 0});
    EXPECT_EQ(why_not(Step{1, 1}), "lb.9.A.6");
    EXPECT_EQ(s.units[unit].formation, Formation::Line);
}

// lb.9.A.1-A.5: out of a zone with a leader and a test, as the first action.
TEST_F(OrthezMoves, LeavingAZoneTakesALeaderAndATest) {
    const UnitId unit = place(s, "A_6_Portuguese", {{0, 8}}, Formation::Column, 0);
    place(s, "F_1-9_leger", {{0, 7}}, Formation::Column, 3);
    move({unit});
    say(Turn{3});
    EXPECT_EQ(why_not(Step{3}), "lb.9.A.1");
    place_leader(s, "AL_Stewart", {0, 8});
    EXPECT_EQ(why_not(Step{3}), "allowed");
    State failing = s;
    say(Step{3});
    ASSERT_NE(s.frames.top_as<MoraleTest>(), nullptr);
    roll(55);
    EXPECT_EQ(s.units[unit].hexes[0], at(0, 9));
    EXPECT_EQ(s.units[unit].order, OrderState::Good);
    EXPECT_TRUE(asks_mover());
    s = failing;
    say(Step{3});
    roll(12);
    EXPECT_EQ(s.units[unit].order, OrderState::Disordered);
    EXPECT_EQ(s.units[unit].hexes[0], at(0, 8));
    EXPECT_EQ(spent(unit), Pm());
    EXPECT_TRUE(is_over());
    s = failing;
    say(Form{Formation::Line, 3});
    EXPECT_EQ(why_not(Step{3}), "lb.9.A.6");  // no longer the first action
}

// lb.9.C: cavalry leaves the zones of infantry, not those of cavalry.
TEST_F(OrthezMoves, CavalryIsHeldByCavalryAlone) {
    const UnitId unit = place(s, "A_14_Light_Dragoons", {{0, 8}}, Formation::Column, 0);
    place(s, "F_1-9_leger", {{0, 7}}, Formation::Column, 3);
    move({unit});
    EXPECT_EQ(why_not(Step{5}), "allowed");
    place(s, "F_21_Chasseurs", {{-1, 9}}, Formation::Column, 1);
    EXPECT_EQ(why_not(Step{5}), "lb.9.C.2");
    EXPECT_EQ(why_not(Form{Formation::Line, 0}), "allowed");
}

// Turn 2: 1/9 forms line, tests its approach at one hex (41 - 12 = 21 against 16), comes adjacent
// and carries the marker.
TEST_F(OrthezMoves, AnAssaultOfTheExampleIsTestedThenMarkedInContact) {
    const UnitId unit = place(s, "F_1-9_leger", {{3, 2}}, Formation::Column, 3);
    const UnitId target = place(s, "A_18_Portuguese", {{2, 4}}, Formation::GeneralOrder, 1);
    move({unit});
    say(Form{Formation::Line, 3});
    EXPECT_TRUE(offered(Assault{at(2, 4)}));
    say(Assault{at(2, 4)});
    ASSERT_NE(s.frames.top_as<MoraleTest>(), nullptr);
    roll(41);
    ASSERT_TRUE(asks_mover());
    EXPECT_EQ(s.units[unit].assaults[0], no_hex);
    EXPECT_EQ(why_not(Finish{}), "lb.15.3.A.1");
    EXPECT_EQ(why_not(Assault{at(2, 4)}), "lb.15.1.1");
    say(Step{3, 3});
    EXPECT_EQ(s.units[unit].hexes[0], at(3, 3));
    EXPECT_EQ(s.units[unit].assaults[0], at(2, 4));
    EXPECT_EQ(spent(unit), Pm(5));
    EXPECT_EQ(why_not(Turn{0}), "lb.15.1.1");  // would lose its target
    say(Finish{});
    EXPECT_TRUE(is_over());
    EXPECT_EQ(s.units[unit].order, OrderState::Good);
    EXPECT_EQ(s.units[unit].assaults[0], at(2, 4));
    EXPECT_EQ(s.units[target].assaults[0], no_hex);
}

// Turn 2: 2/34 rolls 42, with -18 beside its target: it stays and may do nothing more.
TEST_F(OrthezMoves, AFailedApproachEndsTheMoveWithoutDisorder) {
    const UnitId unit = place(s, "F_2-34_leger", {{1, 3}}, Formation::Line, 3);
    place(s, "A_6_Cacadores", {{1, 4}}, Formation::Column, 0);
    move({unit});
    say(Assault{at(1, 4)});
    roll(42);
    EXPECT_TRUE(is_over());
    EXPECT_EQ(s.units[unit].order, OrderState::Good);
    EXPECT_EQ(s.units[unit].assaults[0], no_hex);
    EXPECT_TRUE(s.units[unit].done.moved);
    EXPECT_TRUE(s.units[unit].done.tried_approach);
}

// lb.15.2.D.1: who is assaulted loses his own assault.
TEST_F(OrthezMoves, AnAssaultDivertsItsTargetFromItsOwn) {
    const UnitId unit = place(s, "F_2-34_leger", {{1, 3}}, Formation::Line, 3);
    const UnitId target = place(s, "A_6_Cacadores", {{1, 4}}, Formation::Column, 0);
    s.units[target].assaults[0] = at(0, 4);
    move({unit});
    say(Assault{at(1, 4)});
    roll(66);
    EXPECT_EQ(s.units[unit].assaults[0], at(1, 4));
    EXPECT_EQ(s.units[target].assaults[0], no_hex);
}

// lb.15.3.A.1: passed, but too far: as close as possible, in disorder, without a marker.
TEST_F(OrthezMoves, AnAssaultThatFallsShortEndsInDisorder) {
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 9}}, Formation::Column, 0);
    place(s, "F_2-34_leger", {{0, 5}}, Formation::Column, 3);
    s.units[unit].done.spent = potential(s, unit) - Pm(2);
    move({unit});
    say(Assault{at(0, 5)});
    roll(66);
    EXPECT_EQ(why_not(Finish{}), "lb.15.3.A.1");
    EXPECT_EQ(why_not(Step{5}), "lb.15.1.1");
    say(Step{0});
    say(Step{0});
    say(Finish{});
    EXPECT_TRUE(is_over());
    EXPECT_EQ(s.units[unit].hexes[0], at(0, 7));
    EXPECT_EQ(s.units[unit].order, OrderState::Disordered);
    EXPECT_EQ(s.units[unit].assaults[0], no_hex);
}

// Turn 4: 6P and the ADC test three hexes away, form line behind the Provisionals and join them.
TEST_F(OrthezMoves, AJoinerGoesUnderTheStackWithALeader) {
    const UnitId front = place(s, "A_1_Provisional_(2-31+2-66)", {{-1, 5}}, Formation::Line, 0);
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    s.units[front].assaults[0] = at(-1, 4);
    const UnitId joiner = place(s, "A_6_Portuguese", {{-1, 8}}, Formation::Column, 0);
    place_leader(s, "AL_ADC_Hill", {-1, 8});
    move({joiner});
    say(Assault{at(-1, 4)});
    roll(41);
    ASSERT_TRUE(asks_mover());
    say(TakeAlong{leader_called(s, "AL_ADC_Hill")});
    say(Step{0});
    say(Step{0});
    EXPECT_EQ(why_not(Step{0}), "lb.10.1.B.5");  // a column may not stay with a line
    say(Form{Formation::Line, 0});
    say(Step{0, 0});
    EXPECT_EQ(s.units[joiner].hexes[0], at(-1, 5));
    EXPECT_EQ(s.leaders[leader_called(s, "AL_ADC_Hill")].at, at(-1, 5));
    EXPECT_EQ(units_in(s, at(-1, 5))[0], front);
    EXPECT_EQ(s.units[joiner].assaults[0], at(-1, 4));
    say(Finish{});
    EXPECT_TRUE(is_over());
    EXPECT_TRUE(s.leaders[leader_called(s, "AL_ADC_Hill")].moved);
    EXPECT_FALSE(fault_of_stack(s, at(-1, 5)));
}

TEST_F(OrthezMoves, WithoutALeaderNobodyStacksOrPasses) {
    place(s, "A_1-50_Foot", {{0, 7}}, Formation::Column, 0);
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0);
    move({unit});
    EXPECT_EQ(why_not(Step{0}), "lb.10.1.C.1");
    place_leader(s, "AL_Stewart", {0, 7});
    EXPECT_EQ(why_not(Step{0}), "allowed");
}

TEST_F(OrthezMoves, SkirmishersLetOthersThroughButNobodyStaysWithThem) {
    const UnitId screen = place(s, "A_6_Cacadores", {{0, 7}, {1, 6}}, Formation::Skirmish, 5);
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0);
    move({unit});
    say(Step{0});
    EXPECT_EQ(s.units[unit].hexes[0], s.units[screen].hexes[0]);
    EXPECT_EQ(why_not(Finish{}), "lb.10.1.3");
    say(Step{0});
    say(Finish{});
    EXPECT_TRUE(is_over());
    s.units[unit].done = {};
    s.units[unit].hexes[0] = at(0, 8);
    note_occupied(s);
    s.units[unit].done.spent = potential(s, unit) - Pm(1);
    move({unit});
    EXPECT_NE(why_not(Step{0}), "allowed");  // it could not go on
}

// Turn 2: 1/3 crosses the stream into the marsh for all its six points and is disordered.
TEST_F(OrthezMoves, WadingIntoAMarshDisorders) {
    const UnitId unit = place(s, "A_1-3_Foot", {{4, 5}}, Formation::Line, 5);
    ASSERT_EQ(terrain(s, at(3, 5)), Terrain::Marsh);
    move({unit});
    say(Step{5, 5});
    EXPECT_EQ(spent(unit), Pm(6));
    EXPECT_EQ(s.units[unit].order, OrderState::Disordered);
    EXPECT_EQ(s.units[unit].formation, Formation::GeneralOrder);
    EXPECT_EQ(why_not(Form{Formation::Line, 5}), "lb.12.5.1");
}

// The battalion goes with the company under it; the company may be left (turn 2).
TEST_F(OrthezMoves, ACompanyGoesWithItsBattalionOrIsDropped) {
    const UnitId battalion = place(s, "A_1-3_Foot", {{0, 8}}, Formation::Line, 0);
    const UnitId company =
        stack_under(place(s, "A_light_coy_1-3_Foot", {{0, 8}}, Formation::Line, 0), 1);
    move({battalion, company});
    EXPECT_EQ(why_not(Reorder{company, 0}), "lb.10.1.C.4");
    say(Step{0, 0});
    EXPECT_EQ(s.units[company].hexes[0], at(0, 7));
    EXPECT_EQ(why_not(Extend{2}), "lb.12.3.C.1");  // five increments
    say(Drop{company});
    say(Step{0});
    EXPECT_EQ(s.units[company].hexes[0], at(0, 7));
    EXPECT_EQ(s.units[battalion].hexes[0], at(0, 6));
    EXPECT_TRUE(s.units[company].done.moved);
}

TEST_F(OrthezMoves, ALeaderMayStopOnTheWay) {
    const UnitId unit = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0);
    place_leader(s, "AL_Stewart", {0, 8});
    const LeaderId stewart = leader_called(s, "AL_Stewart");
    move({unit});
    EXPECT_TRUE(offered(TakeAlong{stewart}));
    say(TakeAlong{stewart});
    say(Step{0});
    say(LeaveBehind{stewart});
    EXPECT_TRUE(s.leaders[stewart].moved);
    EXPECT_EQ(why_not(TakeAlong{stewart}), "lb.19.C.1");
    say(Step{0});
    EXPECT_EQ(s.leaders[stewart].at, at(0, 7));
}

TEST_F(OrthezMoves, ABatteryLimbersByADie) {
    const UnitId guns = place(s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    move({guns});
    EXPECT_EQ(why_not(Step{3}), "lb.12.3.D.1");  // no road to push it along
    say(Form{Formation::Limbered, no_side});
    ASSERT_NE(s.frames.top_as<DieRoll>(), nullptr);
    State failing = s;
    roll_die(6);
    EXPECT_EQ(s.units[guns].formation, Formation::Limbered);
    EXPECT_EQ(spent(guns), Pm(2));
    EXPECT_EQ(why_not(Step{0}), "allowed");
    s = failing;
    roll_die(1);
    EXPECT_EQ(s.units[guns].formation, Formation::Battery);
    EXPECT_EQ(spent(guns), Pm(2));
    EXPECT_EQ(why_not(Form{Formation::Limbered, no_side}), "lb.17.3.3");
    EXPECT_EQ(why_not(Turn{0}), "allowed");
}

// lb.11.8.B.3: who joins a square and those in it test on one roll.
TEST_F(OrthezMoves, JoiningASquareTakesATestOfAll) {
    const UnitId square = place(s, "A_1-50_Foot", {{0, 7}}, Formation::Square, no_side);
    const UnitId joiner = place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0);
    move({joiner});
    say(Step{0});
    const auto* test = s.frames.top_as<MoraleTest>();
    ASSERT_NE(test, nullptr);
    EXPECT_EQ(test->units.size(), 2U);
    EXPECT_EQ(test->units[0], square);
    State failing = s;
    roll(66);
    EXPECT_EQ(s.units[joiner].formation, Formation::Square);
    EXPECT_TRUE(asks_mover());
    s = failing;
    roll(11);
    EXPECT_EQ(s.units[joiner].order, OrderState::Disordered);
    EXPECT_EQ(s.units[square].order, OrderState::Disordered);
}

TEST_F(OrthezMoves, AChargeIsDeclaredAndMeetsItsTarget) {
    const UnitId dragoons = place(s, "A_14_Light_Dragoons", {{0, 8}}, Formation::Column, 0);
    place(s, "F_8th_Div_foot_battery", {{0, 5}}, Formation::Battery, 3);
    move({dragoons});
    EXPECT_TRUE(offered(Charge{at(0, 5)}));
    say(Charge{at(0, 5)});
    EXPECT_EQ(why_not(Form{Formation::Line, 0}), "lb.18.6.A.0");
    EXPECT_EQ(why_not(Charge{at(0, 5)}), "lb.18.6.A.0");
    say(Step{0});
    ASSERT_TRUE(asks_mover());
    EXPECT_EQ(s.frames.top_as<Moving>()->hexes, 1);
    say(Step{0});
    const auto* contact = s.frames.nearest<ChargeContact>();
    ASSERT_NE(contact, nullptr);
    EXPECT_EQ(contact->cavalry, dragoons);
    EXPECT_EQ(contact->target, at(0, 5));
}

TEST_F(OrthezMoves, TiredOrSkirmishingCavalryDeclaresNoCharge) {
    const UnitId dragoons = place(s, "A_14_Light_Dragoons", {{0, 8}}, Formation::Column, 0);
    place(s, "F_8th_Div_foot_battery", {{0, 5}}, Formation::Battery, 3);
    s.units[dragoons].fatigue = Fatigue::Fatigued;
    move({dragoons});
    EXPECT_EQ(why_not(Charge{at(0, 5)}), "lb.18.5.D.3.1.b");
    EXPECT_EQ(why_not(Assault{at(0, 5)}), "lb.15.3.1");
}

TEST_F(OrthezMoves, AUnitThatIsDisorderedOverTwoHexesAsksWhereItCloses) {
    const UnitId unit = place(s, "F_2-9_leger", {{2, 4}, {3, 4}}, Formation::Skirmish, 3);
    begin_phase();
    begin_gathering(s, unit);
    settle(s, {});
    EXPECT_EQ(awaits(s), Awaits::First);
    EXPECT_TRUE(offered(GoTo{at(2, 4)}));
    EXPECT_EQ(why_not(GoTo{at(2, 5)}), "lb.11.10.2");
    say(GoTo{at(3, 4)});
    EXPECT_EQ(s.units[unit].hexes.size(), 1U);
    EXPECT_EQ(s.units[unit].hexes[0], at(3, 4));
    EXPECT_TRUE(is_over());
}

// lb.21.4.E.1: of two units without a leader the newest goes, away from the enemy.
TEST_F(OrthezMoves, TheNewestIsDisplacedAwayFromTheEnemy) {
    const UnitId first = place(s, "A_1-50_Foot", {{0, 8}}, Formation::Column, 0);
    const UnitId newest = stack_under(place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0), 1);
    place(s, "F_2-34_leger", {{0, 5}}, Formation::Column, 3);
    begin_phase();
    begin_displacing(s, at(0, 8));
    settle(s, {});
    if (!is_over()) {
        EXPECT_EQ(awaits(s), Awaits::Second);
        EXPECT_TRUE(offered(GoTo{at(0, 9)}));
        say(GoTo{at(0, 9)});
    }
    EXPECT_TRUE(is_over());
    EXPECT_EQ(s.units[first].hexes[0], at(0, 8));
    EXPECT_EQ(distance(ground(s), s.units[newest].hexes[0], at(0, 5)), 4);
}

// Nobody starts where the limits would not let him stay.
TEST_F(OrthezMoves, EverySetUpKeepsTheStackingLimits) {
    for (std::size_t scenario = 0; scenario < all_scenarios().size(); ++scenario) {
        const State start = start_of(scenario);
        for (std::size_t hex = 0; hex < ground(start).terrain.size(); ++hex) {
            const Verdict fault = fault_of_stack(start, static_cast<HexId>(hex));
            EXPECT_FALSE(fault) << scenario << " " << hex << " " << fault->rule;
        }
    }
}

// lb.10.1.A.1, 10.3.1
TEST_F(OrthezMoves, LimitsOfAHexCountIncrementsAndGuns) {
    place_leader(s, "AL_Stewart", {0, 8});
    place(s, "A_6_Portuguese", {{0, 8}}, Formation::Column, 0);
    stack_under(place(s, "A_18_Portuguese", {{0, 8}}, Formation::Column, 0), 1);
    EXPECT_EQ(increments_in(s, at(0, 8)) > Ratio(18), fault_of_stack(s, at(0, 8)).has_value());
    stack_under(place(s, "A_2-34_Foot", {{0, 8}}, Formation::Column, 0), 2);
    ASSERT_GT(increments_in(s, at(0, 8)), Ratio(18));
    ASSERT_TRUE(fault_of_stack(s, at(0, 8)));
    EXPECT_EQ(fault_of_stack(s, at(0, 8))->rule, "lb.10.1.A.1");
    place(s, "A_14_Light_Dragoons", {{0, 9}}, Formation::Column, 0);
    stack_under(place(s, "A_1-50_Foot", {{0, 9}}, Formation::Column, 0), 1);
    ASSERT_TRUE(fault_of_stack(s, at(0, 9)));
    EXPECT_EQ(fault_of_stack(s, at(0, 9))->rule, "lb.10.1.B.1");
}

}  // namespace
}  // namespace grognard::orthez
