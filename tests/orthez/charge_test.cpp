// Charges, reactions and squares: whole lines of play on open ground (section 18).
#include "games/orthez/charge/charge.hpp"

#include "games/orthez/charge/fatigue.hpp"
#include "games/orthez/movement/moving.hpp"
#include "orthez/play.hpp"

namespace grognard::orthez {
namespace {

constexpr Side north = 0;
constexpr Side south = 3;

HexId at(const State& s, int column, int row) { return hex_at(ground(s), column, row); }
HexId hex_of(const State& s, UnitId unit) { return s.units[unit].hexes[0]; }

struct Place {
    int column;
    int row;
};

UnitId put(State& s, std::string_view id, std::initializer_list<Place> hexes, Formation formation,
           Side facing, std::uint8_t lost = 0) {
    const UnitId unit = unit_called(s, id);
    Unit& u = s.units[unit];
    u = {};
    u.whereabouts = Whereabouts::Map;
    for (const Place place : hexes) u.hexes.push(at(s, place.column, place.row));
    u.formation = formation;
    u.facing = facing;
    u.lost = lost;
    note_occupied(s);
    return unit;
}

void activate(State& s, UnitId unit) {
    begin_from_nothing(s);
    UnitList units;
    units.push(unit);
    begin_moving(s, units, Mission::Free);
    settle(s, {});
}

bool is_window(const State& s) {
    return s.frames.top_as<FireWindow>() != nullptr ||
           s.frames.top_as<BatteryWindow>() != nullptr ||
           s.frames.top_as<ReactionWindow>() != nullptr ||
           s.frames.top_as<ChargeWindow>() != nullptr;
}

Seat awaited(const State& s) { return next_to_act(awaits(s)); }

void pass_windows(State& s) {
    while (is_window(s)) say(s, awaited(s), Pass{});
}

void steps(State& s, Seat seat, Side side, int count) {
    for (int i = 0; i < count; ++i) {
        say(s, seat, Step{side, no_side});
        pass_windows(s);
    }
}

// Of equal ways the first.
void run_home(State& s) {
    while (s.frames.top_as<Routing>() != nullptr) {
        Offers<Action> out;
        offer(s, awaited(s), out);
        ASSERT_FALSE(out.empty());
        apply(s, awaited(s), out[0], {});
    }
}

template <class F>
const F* top(const State& s) {
    return s.frames.top_as<F>();
}

// The dragoons south of a French battalion in column that faces them.
struct Field {
    State s = without_units(start_of(0));
    UnitId dragoons = put(s, "A_14_Light_Dragoons", {{4, 12}}, Formation::Column, north);
    UnitId foot = no_unit;
    HexId target = at(s, 4, 8);

    explicit Field(Formation formation, Side facing = south) {
        foot = put(s, "F_2-25_leger", {{4, 8}}, formation, facing);
    }
    void charge_home(int hexes = 3) {
        activate(s, dragoons);
        say(s, allied, Charge{target, no_hex});
        pass_windows(s);
        steps(s, allied, north, hexes);
    }
};

TEST(OrthezChargeZone, ReachesFourHexesThroughTheFrontAndTwoAtNight) {
    State s = without_units(start_of(0));
    const UnitId cavalry = put(s, "A_14_Light_Dragoons", {{4, 12}}, Formation::Column, north);
    EXPECT_TRUE(in_charge_zone(s, cavalry, at(s, 4, 8)));
    EXPECT_FALSE(in_charge_zone(s, cavalry, at(s, 4, 7)));
    EXPECT_TRUE(in_charge_zone(s, cavalry, at(s, 5, 11)));   // north-east, in front
    EXPECT_FALSE(in_charge_zone(s, cavalry, at(s, 5, 12)));  // south-east, its flank
    EXPECT_FALSE(in_charge_zone(s, cavalry, at(s, 4, 13)));
    s.turn = s.battle->night_from;
    EXPECT_TRUE(in_charge_zone(s, cavalry, at(s, 4, 10)));
    EXPECT_FALSE(in_charge_zone(s, cavalry, at(s, 4, 9)));
}

TEST(OrthezChargeZone, TiredOrDisorderedCavalryHasNone) {
    State s = without_units(start_of(0));
    const UnitId cavalry = put(s, "A_14_Light_Dragoons", {{4, 12}}, Formation::Column, north);
    EXPECT_TRUE(has_charge_zone(s, cavalry));
    s.units[cavalry].fatigue = Fatigue::Fatigued;
    EXPECT_FALSE(has_charge_zone(s, cavalry));
    s.units[cavalry].fatigue = Fatigue::Fresh;
    s.units[cavalry].formation = Formation::Skirmish;
    EXPECT_FALSE(has_charge_zone(s, cavalry));
}

TEST(OrthezCharge, AColumnThatFailsToStandFightsInDisorderAndIsPursued) {
    Field f(Formation::Column);
    State& s = f.s;
    f.charge_home();
    ASSERT_NE(top<ChargeContact>(s), nullptr);
    EXPECT_EQ(awaits(s), Awaits::First);
    EXPECT_TRUE(is_offered(s, french, React{Reaction::Square, f.target}));
    say(s, french, Pass{});
    pass_windows(s);
    EXPECT_EQ(asked_for(s), "stand-charge");
    roll(s, {1, 3});
    EXPECT_EQ(s.units[f.foot].order, OrderState::Disordered);
    ASSERT_EQ(awaits(s), Awaits::Second);
    EXPECT_TRUE(is_offered(s, allied, Engage{Strength::Squadron}));
    say(s, allied, Engage{Strength::Whole});
    EXPECT_EQ(asked_for(s), "melee");
    roll(s, {6, 6});  // 3.5:1, rout
    EXPECT_EQ(s.units[f.foot].order, OrderState::Routing);
    // 14 movement points less 3 hexes leave 11: 5 increments at 2 each, which is all of them.
    EXPECT_EQ(s.units[f.foot].whereabouts, Whereabouts::Gone);
    EXPECT_EQ(hex_of(s, f.dragoons), f.target);
    EXPECT_EQ(s.units[f.dragoons].order, OrderState::Good);
    EXPECT_EQ(s.units[f.dragoons].done.spent, Pm(13));
    EXPECT_EQ(s.units[f.dragoons].done.charges, 1);
    EXPECT_EQ(s.units[f.dragoons].done.melees, 1);
    EXPECT_NE(top<Moving>(s), nullptr);  // one point left
    mark_fatigue(s, {});
    EXPECT_EQ(s.units[f.dragoons].fatigue, Fatigue::Exhausted);
}

TEST(OrthezCharge, WhoStandsFiresAgainAndABlankMeleeSendsTheCavalryBack) {
    Field f(Formation::Column);
    State& s = f.s;
    f.charge_home();
    say(s, french, Pass{});
    Fire fire;
    fire.from.push(f.target);
    fire.at = at(s, 4, 9);
    ASSERT_NE(top<FireWindow>(s), nullptr);
    EXPECT_TRUE(is_offered(s, french, fire));
    say(s, french, Pass{});
    roll(s, {5, 5});
    ASSERT_NE(top<FireWindow>(s), nullptr);
    say(s, french, Pass{});
    say(s, allied, Engage{Strength::Squadron});
    // 21 / 3 = 7 against 12: 1:2, a roll of 41 is blank.
    roll(s, {4, 1});
    EXPECT_EQ(s.units[f.foot].order, OrderState::Good);
    EXPECT_EQ(asked_for(s), "fall-back");
    EXPECT_EQ(s.units[f.dragoons].done.melees, 0);
    // A third of 14 is four hexes and two thirds.
    EXPECT_EQ(distance(ground(s), hex_of(s, f.dragoons), f.target), 5);
    roll(s, {6, 6});
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.units[f.dragoons].order, OrderState::Disordered);
    EXPECT_EQ(s.units[f.dragoons].lost, 0);
}

TEST(OrthezCharge, ShotToPiecesItDoesNotChargeHome) {
    Field f(Formation::Line, 3);
    State& s = f.s;
    f.charge_home();
    say(s, french, Pass{});
    Fire fire;
    fire.from.push(f.target);
    fire.at = at(s, 4, 9);
    say(s, french, fire);
    roll(s, {6, 6});  // a loss
    EXPECT_EQ(asked_for(s), "losses");
    roll(s, {1, 1});
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.units[f.dragoons].order, OrderState::Disordered);
    EXPECT_EQ(s.units[f.foot].order, OrderState::Good);
    EXPECT_EQ(s.units[f.dragoons].done.charges, 1);
    EXPECT_EQ(s.units[f.dragoons].done.melees, 0);
}

TEST(OrthezCharge, AShortRideHalvesTheValue) {
    Field f(Formation::Column);
    State& s = f.s;
    put(s, "A_14_Light_Dragoons", {{4, 10}}, Formation::Column, north);
    f.charge_home(1);
    ASSERT_NE(top<ChargeContact>(s), nullptr);
    EXPECT_EQ(top<ChargeContact>(s)->run, ChargeRun::Short);
}

TEST(OrthezCharge, GeneralOrderStandsAndIsNeverPursued) {
    Field f(Formation::Column);
    State& s = f.s;
    put(s, "F_2-25_leger", {{3, 6}}, Formation::GeneralOrder, south);
    // A wood south of which the dragoons stand.
    Battle battle = *s.battle;
    battle.ground.terrain[at(s, 4, 8)] = Terrain::Wood;
    s.battle = &battle;
    put(s, "F_2-25_leger", {{4, 8}}, Formation::GeneralOrder, south);
    f.charge_home();
    pass_windows(s);
    ASSERT_EQ(awaits(s), Awaits::Second);  // no test to stand
    say(s, allied, Engage{Strength::Whole});
    roll(s, {6, 6});
    EXPECT_EQ(s.units[f.foot].order, OrderState::Disordered);
    EXPECT_EQ(s.units[f.foot].lost, 0);
    EXPECT_EQ(hex_of(s, f.dragoons), at(s, 4, 9));
    EXPECT_TRUE(is_over(s));
}

TEST(OrthezSquare, IsRiddenPastChargedOrLeftAlone) {
    Field f(Formation::Column);
    State& s = f.s;
    f.charge_home();
    say(s, french, React{Reaction::Square, f.target});
    EXPECT_EQ(asked_for(s), "square");
    roll(s, {3, 3});
    EXPECT_EQ(s.units[f.foot].formation, Formation::Square);
    ASSERT_NE(top<SquareAhead>(s), nullptr);
    EXPECT_EQ(offers(s, allied), 3U);
    State halted = s;
    say(halted, allied, Halt{});
    EXPECT_NE(top<Moving>(halted), nullptr);
    EXPECT_EQ(halted.units[f.dragoons].done.charges, 0);
    State past = s;
    say(past, allied, RideThrough{});
    ASSERT_NE(top<FireWindow>(past), nullptr);
    say(past, french, Pass{});
    ASSERT_NE(top<FireWindow>(past), nullptr);
    say(past, french, Pass{});
    EXPECT_EQ(hex_of(past, f.dragoons), at(s, 4, 7));
    EXPECT_EQ(past.units[f.dragoons].done.spent, Pm(5));
    EXPECT_EQ(past.units[f.dragoons].done.charges, 0);
    say(s, allied, ChargeSquare{});
    EXPECT_EQ(s.units[f.dragoons].done.charges, 1);
    pass_windows(s);
    EXPECT_EQ(asked_for(s), "stand-charge");
    roll(s, {2, 1});  // with 6 more: passes 21
    EXPECT_EQ(s.units[f.foot].order, OrderState::Good);
}

TEST(OrthezSquare, AtContactDisorderIsFoughtAtOnceAndRoutIsRiddenDown) {
    Field f(Formation::Column);
    State& s = f.s;
    f.charge_home();
    say(s, french, React{Reaction::Square, f.target});
    State broken = s;
    roll(s, {5, 2});  // disorder at one hex ends at 52
    EXPECT_EQ(s.units[f.foot].order, OrderState::Disordered);
    ASSERT_EQ(awaits(s), Awaits::Second);
    EXPECT_TRUE(is_offered(s, allied, Engage{Strength::Whole}));
    roll(broken, {5, 3});
    EXPECT_EQ(broken.units[f.foot].whereabouts, Whereabouts::Gone);  // 11 points: 5 increments
    EXPECT_EQ(hex_of(broken, f.dragoons), f.target);
}

TEST(OrthezSquare, ReactsAtADistanceOnceForEachCavalry) {
    Field f(Formation::Column);
    State& s = f.s;
    activate(s, f.dragoons);
    say(s, allied, Charge{f.target, no_hex});
    ASSERT_NE(top<ReactionWindow>(s), nullptr);
    EXPECT_EQ(awaits(s), Awaits::First);
    EXPECT_EQ(offers(s, french), 2U);
    EXPECT_EQ(reason_against(s, french, React{Reaction::RallyingSquare, f.target}),
              "cannot-form-square");
    say(s, french, React{Reaction::Square, f.target});
    roll(s, {6, 4});  // at four hexes a square forms up to 64
    EXPECT_EQ(s.units[f.foot].formation, Formation::Square);
    EXPECT_NE(top<Moving>(s), nullptr);
}

TEST(OrthezSquare, TheDeclaredTargetThatBreaksWaitsToBeRiddenDown) {
    Field f(Formation::Column);
    State& s = f.s;
    f.charge_home(1);
    const auto react = [&](State& state) {
        say(state, allied, Step{north, no_side});
        say(state, french, React{Reaction::Square, f.target});
        roll(state, {6, 4});  // at two hexes disorder ends at 63
    };
    react(s);
    EXPECT_EQ(s.units[f.foot].order, OrderState::Routing);
    EXPECT_EQ(hex_of(s, f.foot), f.target);
    ASSERT_NE(top<Moving>(s), nullptr);
    State called_off = s;
    say(called_off, allied, Finish{});
    run_home(called_off);
    EXPECT_TRUE(is_over(called_off));
    EXPECT_FALSE(stands_in(called_off.units[f.foot], f.target));
    say(s, allied, Step{north, no_side});
    // 11 points left: 5 increments.
    EXPECT_EQ(s.units[f.foot].whereabouts, Whereabouts::Gone);
    EXPECT_EQ(hex_of(s, f.dragoons), f.target);
    EXPECT_EQ(s.units[f.dragoons].done.charges, 1);
}

// Turn 4 of the example: the dragoons ride for the battery, which does not stand; 7/25 breaks while
// forming square and loses one increment to the three points that are left.
TEST(OrthezCharge, TheDragoonsOfTheExample) {
    State s = without_units(start_of(0));
    const UnitId battery = place(s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    const UnitId light = place(s, "F_7-25_leger", {{1, 2}}, Formation::Column, 3);
    const UnitId dragoons = place(s, "A_14_Light_Dragoons", {{0, 3}}, Formation::Column, 0);
    s.units[dragoons].done.spent = Pm(9);
    activate(s, dragoons);
    say(s, allied, Charge{example_hex(s, 0, 1), no_hex});
    pass_windows(s);
    say(s, allied, Step{0, no_side});
    pass_windows(s);
    ASSERT_NE(s.units[dragoons].done.spent, Pm(9));
    s.units[dragoons].done.spent = Pm(10);
    EXPECT_EQ(asked_for(s), "stand-charge");
    roll(s, {2, 1});
    EXPECT_EQ(asked_for(s), "guns-lost");
    roll(s, {6});
    EXPECT_EQ(s.units[battery].whereabouts, Whereabouts::Boxed);
    EXPECT_EQ(hex_of(s, dragoons), example_hex(s, 0, 2));
    ASSERT_NE(top<Moving>(s), nullptr);
    (void)light;
}

TEST(OrthezCharge, CavalryAgainstCavalryTiresBothAndTakesThemOutOfPlay) {
    State s = without_units(start_of(0));
    const UnitId dragoons = put(s, "A_14_Light_Dragoons", {{4, 12}}, Formation::Column, north);
    const UnitId hussars = put(s, "F_2_Hussards", {{4, 8}}, Formation::Column, south);
    activate(s, dragoons);
    say(s, allied, Charge{at(s, 4, 8), no_hex});
    pass_windows(s);
    steps(s, allied, north, 3);
    ASSERT_NE(top<ChargeContact>(s), nullptr);
    ASSERT_EQ(awaits(s), Awaits::Second);
    say(s, allied, Engage{Strength::Whole});
    ASSERT_EQ(awaits(s), Awaits::First);
    say(s, french, Engage{Strength::Squadron});
    // 21 against 24 / 3: 2.5:1; 11 is blank, both fall back.
    roll(s, {1, 3});
    EXPECT_EQ(asked_for(s), "fall-back");
    roll(s, {6, 6});
    roll(s, {6, 6});
    EXPECT_TRUE(is_over(s));
    EXPECT_TRUE(s.units[dragoons].done.charge_marked);
    EXPECT_TRUE(s.units[hussars].done.charge_marked);
    EXPECT_EQ(s.units[dragoons].order, OrderState::Disordered);
    EXPECT_EQ(s.units[hussars].order, OrderState::Disordered);
    mark_fatigue(s, {});
    EXPECT_EQ(s.units[dragoons].fatigue, Fatigue::Exhausted);
    EXPECT_EQ(s.units[hussars].fatigue, Fatigue::Fresh);
}

TEST(OrthezReaction, TwoCavalriesMeetHalfwayAndTheReactorAttacks) {
    State s = without_units(start_of(0));
    const UnitId dragoons = put(s, "A_14_Light_Dragoons", {{4, 12}}, Formation::Column, north);
    const UnitId hussars = put(s, "F_2_Hussards", {{4, 8}}, Formation::Column, south);
    activate(s, dragoons);
    say(s, allied, Charge{at(s, 4, 8), no_hex});
    say(s, french, React{Reaction::Charge, at(s, 4, 8)});
    EXPECT_EQ(asked_for(s), "reaction-charge");
    State failed = s;
    roll(failed, {1, 2});
    EXPECT_EQ(hex_of(failed, hussars), at(s, 4, 8));
    EXPECT_EQ(failed.units[hussars].order, OrderState::Good);
    EXPECT_NE(top<Moving>(failed), nullptr);
    roll(s, {6, 5});
    EXPECT_EQ(hex_of(s, hussars), at(s, 4, 10));
    EXPECT_EQ(hex_of(s, dragoons), at(s, 4, 11));
    ASSERT_EQ(awaits(s), Awaits::First);
    say(s, french, Engage{Strength::Whole});
    say(s, allied, Engage{Strength::Whole});
    // 24 against 21 at three hexes: 1:1, 66 disorders the defender, nobody falls back.
    roll(s, {6, 6});
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.units[dragoons].order, OrderState::Disordered);
    EXPECT_EQ(s.units[dragoons].done.charges, 0);
    EXPECT_EQ(s.units[hussars].done.charges, 1);
    EXPECT_TRUE(s.units[dragoons].done.charge_marked);
}

TEST(OrthezReaction, SkirmishersRallyIntoASquareOnOneOfTheirHexes) {
    State s = without_units(start_of(0));
    const UnitId dragoons = put(s, "A_14_Light_Dragoons", {{4, 12}}, Formation::Column, north);
    const UnitId foot = put(s, "F_2-25_leger", {{4, 8}, {5, 8}}, Formation::Skirmish, 3);
    activate(s, dragoons);
    say(s, allied, Charge{at(s, 4, 8), no_hex});
    ASSERT_NE(top<ReactionWindow>(s), nullptr);
    EXPECT_EQ(offers(s, french), 3U);
    say(s, french, React{Reaction::RallyingSquare, at(s, 5, 8)});
    EXPECT_EQ(asked_for(s), "rallying-square");
    State failed = s;
    roll(s, {3, 3});  // no modifier at four hexes
    EXPECT_EQ(s.units[foot].formation, Formation::Square);
    EXPECT_EQ(s.units[foot].hexes.size(), 1U);
    EXPECT_EQ(hex_of(s, foot), at(s, 5, 8));
    roll(failed, {2, 1});  // 21 does not exceed 21
    EXPECT_EQ(failed.units[foot].order, OrderState::Disordered);
    ASSERT_EQ(awaits(failed), Awaits::First);  // closes on a hex of its choice
}

TEST(OrthezReaction, SkirmishingCavalryReforms) {
    State s = without_units(start_of(0));
    const UnitId dragoons = put(s, "A_14_Light_Dragoons", {{4, 12}}, Formation::Column, north);
    const UnitId hussars = put(s, "F_2_Hussards", {{4, 9}, {5, 9}}, Formation::Skirmish, 3);
    activate(s, dragoons);
    say(s, allied, Charge{at(s, 4, 9), no_hex});
    ASSERT_NE(top<ReactionWindow>(s), nullptr);
    say(s, french, React{Reaction::Reform, at(s, 4, 9)});
    EXPECT_EQ(asked_for(s), "reform");
    State failed = s;
    roll(s, {4, 1});  // -2 for three hexes, -6 for light cavalry: 25 exceeds 24
    EXPECT_EQ(s.units[hussars].formation, Formation::Line);
    EXPECT_EQ(s.units[hussars].hexes.size(), 2U);
    roll(failed, {3, 6});
    EXPECT_EQ(failed.units[hussars].formation, Formation::Skirmish);
    EXPECT_EQ(failed.units[hussars].order, OrderState::Good);
    // Contacted as it is, it breaks and is ridden down.
    steps(failed, allied, north, 2);
    EXPECT_EQ(failed.units[hussars].order, OrderState::Routing);
    // Beside skirmishing cavalry the two hexes cost 3 and 4: 7 points are left.
    EXPECT_EQ(failed.units[hussars].lost, 3);
}

TEST(OrthezOpportunity, CavalryStrikesFootThatMovesBeforeIt) {
    State s = without_units(start_of(0));
    const UnitId foot = put(s, "A_1-50_Foot", {{4, 12}}, Formation::Column, north);
    const UnitId hussars = put(s, "F_2_Hussards", {{4, 8}}, Formation::Column, south);
    activate(s, foot);
    say(s, allied, Step{north, no_side});
    EXPECT_NE(top<Moving>(s), nullptr);  // three hexes away
    say(s, allied, Step{north, no_side});
    ASSERT_NE(top<ChargeWindow>(s), nullptr);
    EXPECT_TRUE(is_offered(s, french, OpportunityCharge{hussars, at(s, 4, 9)}));
    EXPECT_EQ(reason_against(s, french, OpportunityCharge{hussars, no_hex}), "not-in-front");
    say(s, french, OpportunityCharge{hussars, at(s, 4, 9)});
    EXPECT_EQ(asked_for(s), "opportunity-charge");
    State failed = s;
    roll(failed, {1, 1});
    EXPECT_EQ(hex_of(failed, hussars), at(s, 4, 8));
    EXPECT_EQ(failed.units[hussars].order, OrderState::Good);
    EXPECT_NE(top<Moving>(failed), nullptr);
    roll(s, {6, 6});
    EXPECT_EQ(hex_of(s, hussars), at(s, 4, 9));
    EXPECT_EQ(asked_for(s), "stand-charge");
    roll(s, {1, 1});
    EXPECT_EQ(s.units[foot].order, OrderState::Disordered);
    EXPECT_EQ(asked_for(s), "melee");  // no squadrons to save
    roll(s, {6, 6});
    ASSERT_EQ(awaits(s), Awaits::First);
    EXPECT_TRUE(is_offered(s, french, Pass{}));
    say(s, french, Charge{at(s, 4, 10), no_hex});
    EXPECT_TRUE(is_over(s));
    EXPECT_EQ(s.units[hussars].fatigue, Fatigue::Exhausted);
    EXPECT_TRUE(s.units[hussars].done.charge_marked);
    EXPECT_NE(s.units[foot].order, OrderState::Good);
}

TEST(OrthezRetreat, FasterCavalryRetreatsAndIsPursued) {
    State s = without_units(start_of(0));
    Battle battle = *s.battle;
    const UnitId hussars = put(s, "F_2_Hussards", {{4, 9}}, Formation::Column, south);
    battle.units[hussars].movement = 16;
    s.battle = &battle;
    const UnitId dragoons = put(s, "A_14_Light_Dragoons", {{4, 12}}, Formation::Column, north);
    activate(s, dragoons);
    say(s, allied, Charge{at(s, 4, 9), no_hex});
    pass_windows(s);
    steps(s, allied, north, 2);
    ASSERT_NE(top<ChargeContact>(s), nullptr);
    ASSERT_EQ(awaits(s), Awaits::First);
    EXPECT_TRUE(is_offered(s, french, Stand{}));
    say(s, french, Retreat{north});
    say(s, french, Retreat{north});
    say(s, french, Finish{});
    ASSERT_NE(top<CavalryPursuit>(s), nullptr);
    EXPECT_EQ(awaits(s), Awaits::Second);
    State recalled = s;
    say(recalled, allied, Recall{});
    EXPECT_EQ(asked_for(recalled), "recall");
    roll(recalled, {5});
    EXPECT_TRUE(is_over(recalled));
    EXPECT_EQ(hex_of(recalled, dragoons), at(s, 4, 10));
    say(s, allied, Pass{});
    EXPECT_EQ(hex_of(s, dragoons), at(s, 4, 9));
    say(s, allied, Pass{});
    EXPECT_EQ(hex_of(s, dragoons), at(s, 4, 8));
    // It has come up with them: a melee without another retreat.
    EXPECT_TRUE(is_offered(s, allied, Engage{Strength::Whole}));
}

}  // namespace
}  // namespace grognard::orthez
