// Cubes shared out, the column of a test with each of its shifts, and what becomes of the units.
#include "games/waterloo/morale/assign.hpp"
#include "games/waterloo/morale/columns.hpp"
#include "games/waterloo/morale/test.hpp"
#include "position.hpp"

namespace grognard::waterloo {
namespace {

using Texts = std::vector<std::string>;

// Assignment.

void share_out(State& s, std::string_view code) {
    EventSink silent;
    begin_assignment(s, area(code), allied);
    settle(s, silent);
}

TEST(WaterlooAssignment, ASoleUnitTakesThemAllUnasked) {
    State s = empty_field();
    const UnitId only = put(s, "mobile british infantry", "C6");
    cubes(s, Force::Anglo, "C6", 4);
    share_out(s, "C6");
    EXPECT_FALSE(stands_at<Assigning>(s));
    EXPECT_EQ(s.units[only].cubes, 4);
    clear_assignment(s, area("C6"), allied);
    EXPECT_EQ(s.units[only].cubes, 0);
}

TEST(WaterlooAssignment, KeepsToFivePerUnitAndLeavesNoCubeOver) {
    State s = empty_field();
    put(s, "mobile british infantry", "C6");
    put(s, "mobile dutch infantry", "C6");
    cubes(s, Force::Anglo, "C6", 7);
    share_out(s, "C6");
    EXPECT_EQ(awaits(s), awaits_seat(allied));
    EXPECT_EQ(offers(s), (Texts{"assign 2", "assign 3", "assign 4", "assign 5"}));
    EXPECT_EQ(refusal(s, "assign 6"), "wl.damage.max-five too-many-for-one-unit");
    EXPECT_EQ(refusal(s, "assign 1"), "wl.damage.assign-all others-cannot-bear-the-rest");
    s.frames.top_as<Assigning>()->cubes = 3;
    EXPECT_EQ(refusal(s, "assign 4"), "wl.damage.assign-all not-so-many-cubes");
    EXPECT_EQ(refusal(s, "assign 0"), "allowed");
}

TEST(WaterlooAssignment, OfUnitsThatAreAlikeEitherMayTakeMore) {
    for (const int first : {0, 1, 2, 3}) {
        State s = empty_field();
        const UnitId one = put(s, "mobile british infantry", "C6");
        const UnitId other_one = put(s, "mobile british infantry", "C6");
        cubes(s, Force::Anglo, "C6", 3);
        share_out(s, "C6");
        say(s, "assign " + std::to_string(first));
        EXPECT_FALSE(stands_at<Assigning>(s)) << "the rest goes to the last unit";
        EXPECT_EQ(s.units[one].cubes, first);
        EXPECT_EQ(s.units[other_one].cubes, 3 - first);
    }
}

TEST(WaterlooAssignment, EachForceBearsItsOwnColour) {
    State s = empty_field();
    const UnitId german = put(s, "mobile german infantry", "C6");
    put(s, "mobile german infantry", "C6");
    const UnitId landwehr = put(s, "mobile landwehr infantry", "C6");
    put(s, "mobile prussian infantry", "C6");
    cubes(s, Force::Anglo, "C6", 1);
    cubes(s, Force::Prussian, "C6", 2);
    share_out(s, "C6");
    EXPECT_EQ(s.frames.top_as<Assigning>()->force, Force::Anglo);
    say(s, "assign 1");
    EXPECT_EQ(s.units[german].cubes, 1);
    EXPECT_EQ(s.frames.top_as<Assigning>()->force, Force::Prussian);
    EXPECT_EQ(offers(s), (Texts{"assign 0", "assign 1", "assign 2"}));
    EXPECT_EQ(s.units[landwehr].cubes, 0);
}

// Support.

TEST(WaterlooIsolated, NeedsInfantryInTwoAreasOrOneOnTheEdge) {
    State s = empty_field();
    put(s, "mobile dutch infantry", "W1");
    put(s, "mobile british infantry", "C2");
    put(s, "mobile german infantry", "C6");
    put(s, "mobile german infantry", "C5");
    EXPECT_FALSE(isolated(s, allied, area("W1")));
    EXPECT_TRUE(isolated(s, allied, area("C2")));
    EXPECT_TRUE(isolated(s, allied, area("C6")));
    put(s, "fresh british cavalry", "C7");
    put(s, "ready british leader", "B6");
    put(s, "mobile french infantry", "D7");
    EXPECT_TRUE(isolated(s, allied, area("C6"))) << "other arms and the enemy are no support";
    put(s, "mobile german infantry", "C5");
    EXPECT_TRUE(isolated(s, allied, area("C6"))) << "two units in one area are one area";
    put(s, "mobile prussian infantry", "C7");
    EXPECT_FALSE(isolated(s, allied, area("C6"))) << "W37: allies support each other";
}

TEST(WaterlooIsolated, TheBoxIsNextToTheEntries) {
    State s = empty_field();
    const auto entry = static_cast<AreaId>(s.battle.all_entries.first());
    EXPECT_TRUE(isolated(s, allied, entry));
    put(s, "mobile prussian infantry", "box");
    EXPECT_FALSE(isolated(s, allied, entry));
}

// Columns.

enum Came : unsigned { Nobody = 0, Foot = 1, Horse = 2 };

Assault assault_on(std::string_view code, unsigned attackers, unsigned defenders) {
    return {.area = area(code),
            .attacker = french,
            .attacker_infantry = (attackers & Foot) != 0,
            .attacker_cavalry = (attackers & Horse) != 0,
            .defender_infantry = (defenders & Foot) != 0,
            .defender_cavalry = (defenders & Horse) != 0};
}

// Every row of the ledger, then the column.
std::string column(const State& s, const Assault& assault, TestCause cause, UnitId unit) {
    const waterloo::Test test{.side = side(s, unit), .cause = cause};
    const Ledger ledger = morale_columns_of(s, assault, test, unit);
    EXPECT_EQ(column_of(ledger), morale_column(s, assault, test, unit));
    std::string out;
    for (const Entry& entry : ledger.entries()) {
        EXPECT_TRUE(entry.rule.starts_with("wl.morale."));
        out += std::string(entry.reason) + " " + std::to_string(entry.amount) + ", ";
    }
    return out + "column " + std::to_string(column_of(ledger));
}

// C6 with friends on both sides of it.
State supported_c6() {
    State s = empty_field();
    put(s, "mobile german infantry", "C5");
    put(s, "mobile german infantry", "C7");
    return s;
}

TEST(WaterlooColumns, CountCubesAndNothingElseInPlainCircumstances) {
    State s = supported_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    const Assault assault = assault_on("C6", Foot, Foot);
    EXPECT_EQ(column(s, assault, TestCause::Volley, german), "column 0");
    s.units[german].cubes = 3;
    EXPECT_EQ(column(s, assault, TestCause::Volley, german), "cubes 3, column 3");
}

TEST(WaterlooColumns, BritishAndGuardAreSteadierLandwehrShakier) {
    State s = supported_c6();
    const UnitId british = put(s, "mobile british infantry", "C6");
    const UnitId landwehr = put(s, "mobile landwehr infantry", "C6");
    const UnitId prussian = put(s, "mobile prussian infantry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    const Assault assault = assault_on("C6", Foot, Foot);
    EXPECT_EQ(column(s, assault, TestCause::Volley, british), "elite -1, column 0");
    EXPECT_EQ(column(s, assault, TestCause::Volley, landwehr), "landwehr 1, column 1");
    EXPECT_EQ(column(s, assault, TestCause::Volley, prussian), "column 0");
    EXPECT_EQ(column(s, assault, TestCause::Volley, line), "isolated 1, column 1");
    const UnitId guard = attack(s, "mobile guard infantry", "D7", "C6");
    s.units[guard].cubes = 2;
    EXPECT_EQ(column(s, assault, TestCause::Volley, guard),
              "cubes 2, isolated 1, elite -1, column 2");
}

// W42, W71
TEST(WaterlooColumns, TheGuardFrightensDefendersAsLongAsItIsThere) {
    for (const char* who : {"mobile guard infantry", "fresh guard cavalry"}) {
        State s = supported_c6();
        const UnitId german = put(s, "mobile german infantry", "C6");
        attack(s, "mobile french infantry", "D7", "C6");
        const UnitId guard = attack(s, who, "D7", "C6");
        const Assault assault = assault_on("C6", Foot, Foot);
        EXPECT_EQ(column(s, assault, TestCause::Volley, german), "guard-assaults 1, column 1");
        EventSink silent;
        place_unit(s, guard, area("D7"), silent);
        EXPECT_EQ(column(s, assault, TestCause::Volley, german), "column 0");
    }
    State s = empty_field();
    put(s, "mobile guard infantry", "C6");
    const UnitId german = attack(s, "mobile german infantry", "B6", "C6");
    Assault assault = assault_on("C6", Foot, Foot);
    assault.attacker = allied;
    EXPECT_EQ(column(s, assault, TestCause::Volley, german), "isolated 1, column 1")
        << "a Guard that defends frightens nobody";
}

TEST(WaterlooColumns, GunsHelpDefendersOnce) {
    State s = supported_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    put(s, "limbered british artillery", "C6");
    put(s, "deployed british artillery", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    s.units[german].cubes = 2;
    const Assault assault = assault_on("C6", Foot, Foot);
    EXPECT_EQ(column(s, assault, TestCause::Volley, german), "cubes 2, with-guns -1, column 1");
    EXPECT_EQ(column(s, assault, TestCause::Volley, line), "isolated 1, column 1");
}

TEST(WaterlooColumns, WoodAndTownShakeAllButTheSheltered) {
    State s = empty_field();
    const UnitId inside = put(s, "defensive german infantry", "D3");
    const UnitId outside = put(s, "mobile german infantry", "D3");
    const UnitId line = attack(s, "mobile french infantry", "E3", "D3");
    s.units[inside].sheltered = true;
    s.units[inside].cubes = s.units[outside].cubes = 4;
    const Assault assault = assault_on("D3", Foot, Foot);
    EXPECT_EQ(column(s, assault, TestCause::Volley, inside),
              "cubes 4, isolated 1, sheltered -3, column 2");
    EXPECT_EQ(column(s, assault, TestCause::Volley, outside),
              "cubes 4, isolated 1, wood-or-town 1, column 6");
    EXPECT_EQ(column(s, assault, TestCause::Volley, line), "isolated 1, wood-or-town 1, column 2");
    const UnitId in_town = put(s, "mobile dutch infantry", "N5");
    EXPECT_EQ(column(s, assault_on("N5", Foot, Foot), TestCause::Volley, in_town),
              "isolated 1, wood-or-town 1, column 2");
    const UnitId in_river = put(s, "mobile dutch infantry", "D11");
    EXPECT_EQ(column(s, assault_on("D11", Foot, Foot), TestCause::Volley, in_river),
              "isolated 1, column 1")
        << "wl.terrain.river.no-morale";
}

// W38: what came counts, and for the smaller shift that the cavalry is still there.
TEST(WaterlooColumns, ACombinedForceShiftsOneWhileItsCavalryIsThere) {
    State s = supported_c6();
    const UnitId german = put(s, "mobile german infantry", "C6");
    attack(s, "mobile french infantry", "D7", "C6");
    const UnitId horse = attack(s, "fresh french cavalry", "D7", "C6");
    const Assault assault = assault_on("C6", Foot | Horse, Foot);
    EXPECT_EQ(column(s, assault, TestCause::Volley, german), "combined-force 1, column 1");
    s.units[german].sheltered = true;
    s.battle.stronghold_at[area("C6")] = 1;
    EXPECT_EQ(column(s, assault, TestCause::Volley, german), "sheltered -3, column 0");
    s.units[german].sheltered = false;
    EventSink silent;
    place_unit(s, horse, area("D7"), silent);
    EXPECT_EQ(column(s, assault, TestCause::Volley, german), "column 0");
}

TEST(WaterlooColumns, CombinedDefendersShiftAttackersButNotWhereCavalryCannotCharge) {
    State s = empty_field();
    put(s, "mobile german infantry", "C6");
    put(s, "fresh british cavalry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    EXPECT_EQ(column(s, assault_on("C6", Foot, Foot | Horse), TestCause::Volley, line),
              "isolated 1, combined-force 1, column 2");
    put(s, "mobile german infantry", "E9");
    put(s, "fresh british cavalry", "E9");
    const UnitId in_wood = attack(s, "mobile french infantry", "E8", "E9");
    EXPECT_EQ(column(s, assault_on("E9", Foot, Foot | Horse), TestCause::Volley, in_wood),
              "isolated 1, wood-or-town 1, column 2");
}

TEST(WaterlooColumns, ASquareSetsSixAgainstTheThreeOfCavalryAlone) {
    State s = supported_c6();
    const UnitId german = put(s, "square german infantry", "C6");
    attack(s, "fresh french cavalry", "D7", "C6");
    s.units[german].cubes = 5;
    EXPECT_EQ(column(s, assault_on("C6", Horse, Foot), TestCause::Charge, german),
              "cubes 5, cavalry-only 3, square-charged -6, column 2");
    EXPECT_EQ(column(s, assault_on("C6", Foot | Horse, Foot), TestCause::Charge, german),
              "cubes 5, combined-force 1, square-charged -6, column 0")
        << "W38: the infantry that came along is gone, yet it came";
    attack(s, "mobile french infantry", "D7", "C6");
    EXPECT_EQ(column(s, assault_on("C6", Foot, Foot), TestCause::Volley, german),
              "cubes 5, column 5")
        << "W39: no help against volleys";
    set_posture(s, german, Posture::Upright);
    EXPECT_EQ(column(s, assault_on("C6", Horse, Foot), TestCause::Charge, german),
              "cubes 5, cavalry-only 3, column 6");
}

// The guns' test of step 6 is no charge: only what charges shifts by three.
TEST(WaterlooColumns, AttackersChargedByDefendingCavalryAloneShiftThree) {
    State s = empty_field();
    put(s, "fresh british cavalry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    const Assault assault = assault_on("C6", Foot, Horse);
    EXPECT_EQ(column(s, assault, TestCause::Charge, line), "cavalry-only 3, isolated 1, column 4");
    EXPECT_EQ(column(s, assault, TestCause::Guns, line), "isolated 1, column 1");
}

TEST(WaterlooColumns, AreClampedAfterAllShiftsAreAdded) {
    State s = empty_field();
    const UnitId landwehr = put(s, "mobile landwehr infantry", "C6");
    put(s, "deployed prussian artillery", "C6");
    attack(s, "mobile guard infantry", "D7", "C6");
    s.units[landwehr].cubes = 5;
    EXPECT_EQ(column(s, assault_on("C6", Foot, Foot), TestCause::Volley, landwehr),
              "cubes 5, isolated 1, landwehr 1, guard-assaults 1, with-guns -1, column 6");
}

// Results. Each test stands alone: an assault frame, a test in it, nothing after.

State tested(State s, std::string_view code, Seat attacker, Seat side) {
    EventSink silent;
    Assault assault = assault_on(code, Foot, Foot);
    assault.attacker = attacker;
    assault.step = AssaultStep::End;
    assault.origins = area::only(area("D7"));
    s.frames.push(assault);
    begin_test(s, side, TestCause::Volley, taking_part(s, assault, side, Arm::Infantry));
    settle(s, silent);
    return s;
}

TEST(WaterlooTests, AUnitThatRetreatsTakesItsCubesAlong) {
    State base = supported_c6();
    const UnitId dutch = put(base, "mobile dutch infantry", "C6");
    const UnitId german = put(base, "defensive german infantry", "C6");
    attack(base, "mobile french infantry", "D7", "C6");
    cubes(base, Force::Anglo, "C6", 4);
    State s = tested(base, "C6", french, allied);
    assign(s, {{dutch, 3}, {german, 1}});
    roll(s, {{dutch, 3}, {german, 2}});
    EXPECT_EQ(place_of(s, dutch), "B6");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("B6")), 3);
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("C6")), 1);
    EXPECT_EQ(s.units[german].cubes, 0) << "an assignment ends with its test";
    EXPECT_EQ(Waterloo::invariants(s), "");
}

TEST(WaterlooTests, EliminatedUnitsTakeTheirCubesOffTheMap) {
    State base = supported_c6();
    const UnitId dutch = put(base, "mobile dutch infantry", "C6");
    const UnitId german = put(base, "mobile german infantry", "C6");
    attack(base, "mobile french infantry", "D7", "C6");
    cubes(base, Force::Anglo, "C6", 6);
    State s = tested(base, "C6", french, allied);
    assign(s, {{dutch, 5}, {german, 1}});
    roll(s, {{dutch, 4}, {german, 6}});
    EXPECT_EQ(place_of(s, dutch), "lost");
    EXPECT_EQ(place_of(s, german), "C6");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("C6")), 1);
    EXPECT_EQ(s.stock[at(Force::Anglo)], base.stock[at(Force::Anglo)] + 5);
}

TEST(WaterlooTests, EnemyCavalryTurnsRetreatIntoElimination) {
    State base = supported_c6();
    const UnitId german = put(base, "mobile german infantry", "C6");
    attack(base, "mobile french infantry", "D7", "C6");
    attack(base, "fresh french cavalry", "D7", "C6");
    State s = tested(base, "C6", french, allied);
    roll(s, {1});
    EXPECT_EQ(place_of(s, german), "lost");
}

// W40
TEST(WaterlooTests, WallsTurnRetreatIntoACubeEvenBesideCavalry) {
    State base = empty_field();
    const UnitId german = put(base, "defensive german infantry", "D6");
    put(base, "mobile french infantry", "D5");
    attack(base, "mobile french infantry", "D7", "D6");
    attack(base, "fresh french cavalry", "D7", "D6");
    base.units[german].sheltered = true;
    cubes(base, Force::Anglo, "D6", 2);
    State s = tested(base, "D6", french, allied);
    roll(s, {1});
    EXPECT_EQ(place_of(s, german), "D6");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("D6")), 3);
    EXPECT_EQ(Waterloo::invariants(s), "");
}

TEST(WaterlooTests, TheCubeOfTheWallsCanBeTheSixth) {
    State base = empty_field();
    const UnitId german = put(base, "defensive german infantry", "D6");
    attack(base, "mobile french infantry", "D7", "D6");
    base.units[german].sheltered = true;
    cubes(base, Force::Anglo, "D6", 5);
    State s = tested(base, "D6", french, allied);
    roll(s, {4});  // column 4: five cubes, isolated, two left for the walls
    EXPECT_EQ(place_of(s, german), "lost");
    EXPECT_EQ(s.stock[at(Force::Anglo)], base.stock[at(Force::Anglo)] + 5);
}

// W76
TEST(WaterlooTests, AttackersWithoutAWayBackAreEliminated) {
    State base = empty_field();
    put(base, "mobile german infantry", "C6");
    put(base, "mobile german infantry", "D7");
    const UnitId line = attack(base, "mobile french infantry", "D7", "C6");
    cubes(base, Force::French, "C6", 2);
    State s = tested(base, "C6", french, french);
    roll(s, {2});
    EXPECT_EQ(place_of(s, line), "lost");
    EXPECT_EQ(cubes_in(s, Force::French, area("C6")), 0);
}

// One who retreats next door would support those left behind: too late for this test.
TEST(WaterlooTests, AllColumnsAreReadBeforeAnybodyMoves) {
    State base = empty_field();
    put(base, "mobile german infantry", "C5");
    const UnitId dutch = put(base, "mobile dutch infantry", "C6");
    const UnitId german = put(base, "mobile german infantry", "C6");
    attack(base, "mobile french infantry", "D7", "C6");
    cubes(base, Force::Anglo, "C6", 3);
    State s = tested(base, "C6", french, allied);
    assign(s, {{dutch, 2}, {german, 1}});
    roll(s, {{dutch, 3}, {german, 2}});  // columns 3 and 2
    EXPECT_EQ(place_of(s, dutch), "B6");
    EXPECT_EQ(place_of(s, german), "B6");
    EXPECT_EQ(cubes_in(s, Force::Anglo, area("B6")), 3);
}

TEST(WaterlooTests, AnAttackersTestSettlesWhatTheGunsCalledFor) {
    State s = empty_field();
    put(s, "mobile german infantry", "C6");
    const UnitId line = attack(s, "mobile french infantry", "D7", "C6");
    Assault assault = assault_on("C6", Foot, Foot);
    assault.gun_damage = true;
    s.frames.push(assault);
    UnitSet units;
    units.add(line);
    begin_test(s, allied, TestCause::Volley, units);
    EXPECT_TRUE(s.frames.nearest<Assault>()->gun_damage);
    s.frames.pop();
    begin_test(s, french, TestCause::Volley, units);
    EXPECT_FALSE(s.frames.nearest<Assault>()->gun_damage);
}

}  // namespace
}  // namespace grognard::waterloo
