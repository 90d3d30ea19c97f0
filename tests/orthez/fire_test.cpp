// Fire as play: the first turn of the worked example, opportunity fire, artillery, leaders.
#include <algorithm>
#include <optional>

#include "games/orthez/artillery/artillery.hpp"
#include "games/orthez/artillery/line_of_fire.hpp"
#include "games/orthez/artillery/supply.hpp"
#include "games/orthez/fire/fire_attack.hpp"
#include "games/orthez/fire/fire_phase.hpp"
#include "games/orthez/fire/fire_window.hpp"
#include "games/orthez/game.hpp"
#include "games/orthez/leaders/leaders.hpp"
#include "games/orthez/losses/losses.hpp"
#include "support.hpp"

namespace grognard::orthez {
namespace {

struct Play {
    State s = without_units(start_of(0));
    std::vector<Told<Event>> told;

    Play() {
        s.frames = {};
        s.frames.push(DieRoll{});  // asks for a die and does nothing by itself
    }
    HexId at(int q, int r) const { return example_hex(s, q, r); }
    Fire fire(std::initializer_list<Axial> from, Axial target) const {
        Fire out;
        for (const Axial a : from) out.from.push(at(a.q, a.r));
        out.at = at(target.q, target.r);
        return out;
    }
    void go() { settle(s, EventSink(told)); }
    void say(Seat seat, const Action& action) {
        const Verdict verdict = refuse(s, seat, action);
        ASSERT_FALSE(verdict) << notation(action) << ": " << verdict->rule << " "
                              << verdict->reason;
        apply(s, seat, action, EventSink(told));
    }
    bool refuses(Seat seat, const Action& action) const {
        return refuse(s, seat, action).has_value();
    }
    // Two dice as players read them.
    void roll(int printed) {
        ASSERT_EQ(awaits(s), Awaits::Chance);
        const std::vector<std::uint8_t> faces = {static_cast<std::uint8_t>(printed / 10 - 1),
                                                 static_cast<std::uint8_t>(printed % 10 - 1)};
        ASSERT_TRUE(fits(chance(s), faces));
        resolve(s, faces, EventSink(told));
    }
    void die(int face) {
        ASSERT_EQ(awaits(s), Awaits::Chance);
        const std::vector<std::uint8_t> faces = {static_cast<std::uint8_t>(face - 1)};
        ASSERT_TRUE(fits(chance(s), faces));
        resolve(s, faces, EventSink(told));
    }
    bool is_offered(Seat seat, const Action& action) const {
        Offers<Action> out;
        offer(s, seat, out);
        return std::find(out.begin(), out.end(), action) != out.end();
    }
    template <class E>
    int count() const {
        return static_cast<int>(std::count_if(told.begin(), told.end(), [](const Told<Event>& t) {
            return std::holds_alternative<E>(t.event);
        }));
    }
    // What is wrong with units, leaders and hexes, whatever frame is on top.
    std::string_view fault() const {
        State still = s;
        still.frames.push(DieRoll{});
        still.awaited = Awaits::Chance;
        return Orthez::invariants(still);
    }
    bool is_over() const { return s.frames.depth() == 1; }
    Unit& unit(std::string_view id) { return s.units[unit_called(s, id)]; }
};

// Diagram A of the example: the end of the first turn's manoeuvre phase.
Play diagram_a() {
    Play p;
    State& s = p.s;
    place(s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    place(s, "F_AAW_8th_Div_foot_battery", {{0, 0}}, Formation::Limbered, no_side);
    p.unit("F_AAW_8th_Div_foot_battery").munitions = 5;
    place(s, "F_2-34_leger", {{1, 3}, {2, 3}}, Formation::Line, 3);
    place(s, "F_3-34_leger", {{-1, 4}}, Formation::GeneralOrder, 3);
    place(s, "F_2-9_leger", {{2, 4}, {3, 4}}, Formation::Skirmish, 3);
    place(s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0);
    p.unit("A_6_Portuguese").assaults[0] = p.at(-1, 4);
    place(s, "A_18_Portuguese", {{1, 5}}, Formation::Column, 1);
    p.unit("A_18_Portuguese").assaults[0] = p.at(2, 4);
    place(s, "A_6_Cacadores", {{0, 4}, {1, 4}}, Formation::Skirmish, 0);
    place(s, "A_1-50_Foot", {{0, 7}}, Formation::Column, 0, 1);
    place(s, "A_1-3_Foot", {{4, 5}}, Formation::Line, 0);
    const UnitId company = place(s, "A_light_coy_1-3_Foot", {{4, 5}}, Formation::Line, 0);
    s.units[company].depth = 1;
    return p;
}

TEST(OrthezFirePhase, PlaysTheFirstTurnOfTheExample) {
    Play p = diagram_a();
    begin_fire_phase(p.s, french, FireOccasion::Phase);
    p.go();
    ASSERT_EQ(awaits(p.s), Awaits::First);
    EXPECT_TRUE(p.refuses(allied, p.fire({{0, 4}, {1, 4}}, {1, 3})));
    p.say(french, p.fire({{-1, 4}}, {-1, 5}));
    p.roll(53);
    ASSERT_EQ(awaits(p.s), Awaits::Second);
    // Who carries an assault marker does not fire.
    EXPECT_TRUE(p.refuses(allied, p.fire({{-1, 5}}, {-1, 4})));
    EXPECT_TRUE(p.refuses(allied, p.fire({{1, 5}}, {2, 4})));
    // Both halves have adjacent enemies, and combine.
    EXPECT_TRUE(p.is_offered(allied, p.fire({{0, 4}, {1, 4}}, {1, 3})));
    p.say(allied, p.fire({{0, 4}, {1, 4}}, {1, 3}));
    p.roll(51);
    p.say(french, p.fire({{0, 1}}, {0, 4}));
    EXPECT_EQ(p.unit("F_AAW_8th_Div_foot_battery").munitions, 4);
    p.roll(64);
    p.roll(55);  // the ricochet
    // The Cacadores have fired, the rest of the Allies has nobody to fire at.
    ASSERT_EQ(awaits(p.s), Awaits::First);
    EXPECT_TRUE(p.refuses(french, p.fire({{0, 1}}, {0, 4})));
    EXPECT_TRUE(p.refuses(french, p.fire({{1, 3}, {2, 3}}, {0, 4})));
    p.say(french, p.fire({{1, 3}, {2, 3}}, {1, 4}));
    p.roll(43);
    // The assaulted half fires at its assailant only, the other one at two hexes.
    EXPECT_TRUE(p.refuses(french, p.fire({{2, 4}}, {4, 5})));
    p.say(french, p.fire({{2, 4}}, {1, 5}));
    p.roll(46);
    EXPECT_EQ(p.unit("A_18_Portuguese").lost, 0);  // all of it waits for the end
    p.say(french, p.fire({{3, 4}}, {4, 5}));
    p.roll(36);
    ASSERT_TRUE(p.is_over());
    EXPECT_EQ(p.unit("A_6_Portuguese").lost, 1);
    EXPECT_EQ(p.unit("A_18_Portuguese").lost, 1);
    EXPECT_EQ(p.unit("A_1-50_Foot").lost, 2);
    EXPECT_EQ(p.unit("A_1-3_Foot").lost, 0);
    EXPECT_EQ(p.unit("A_6_Cacadores").lost, 1);
    ASSERT_EQ(p.unit("A_6_Cacadores").hexes.size(), 1U);
    EXPECT_EQ(p.unit("A_6_Cacadores").hexes[0], p.at(1, 4));
    ASSERT_EQ(p.unit("F_2-34_leger").hexes.size(), 1U);
    EXPECT_EQ(p.unit("F_2-34_leger").hexes[0], p.at(2, 3));
    EXPECT_EQ(p.unit("F_2-34_leger").formation, Formation::Line);
    EXPECT_EQ(p.count<MoraleTested>(), 0);
    EXPECT_TRUE(p.s.pending.empty());
    EXPECT_EQ(p.fault(), "");
}

TEST(OrthezFirePhase, TestsOnceForLossesAndHalfStrength) {
    Play p;
    place(p.s, "F_2-34_leger", {{1, 3}}, Formation::Line, 3);
    place(p.s, "A_6_Cacadores", {{1, 4}}, Formation::Skirmish, 0, 1);
    begin_fire_phase(p.s, french, FireOccasion::Phase);
    p.go();
    p.say(french, p.fire({{1, 3}}, {1, 4}));
    p.roll(66);
    p.say(allied, Finish{});
    EXPECT_EQ(p.unit("A_6_Cacadores").lost, 2);
    EXPECT_EQ(chance(p.s).kind, "losses");
    p.roll(41);  // with -6 for half its strength
    EXPECT_EQ(p.count<MoraleTested>(), 1);
    EXPECT_TRUE(p.is_over());
}

TEST(OrthezOpportunityFire, IsHalvedAskedOfTheZoneAndTakesEffectAtOnce) {
    Play p;
    place(p.s, "F_3-34_leger", {{-1, 4}}, Formation::Column, 3);
    const UnitId mover = place(p.s, "A_14_Light_Dragoons", {{-1, 5}}, Formation::Column, 0);
    begin_fire_window(p.s, p.at(-1, 5));
    p.go();
    ASSERT_EQ(awaits(p.s), Awaits::First);
    EXPECT_TRUE(p.is_offered(french, Pass{}));
    EXPECT_TRUE(p.refuses(french, p.fire({{-1, 4}}, {-1, 6})));
    p.say(french, p.fire({{-1, 4}}, {-1, 5}));
    p.roll(55);  // 4 : 6 is 1:1.5
    EXPECT_EQ(p.s.units[mover].lost, 1);
    p.roll(11);  // cavalry tests at every loss
    EXPECT_EQ(p.s.units[mover].order, OrderState::Disordered);
    EXPECT_TRUE(p.is_over());
}

TEST(OrthezOpportunityFire, IsNotForThoseWithAssaultMarkersOrWithoutZone) {
    Play p;
    place(p.s, "F_3-34_leger", {{-1, 4}}, Formation::Column, 0);  // looks away
    place(p.s, "A_6_Portuguese", {{-1, 5}}, Formation::Column, 0);
    begin_fire_window(p.s, p.at(-1, 5));
    p.go();
    EXPECT_TRUE(p.is_over());
    p.unit("F_3-34_leger").facing = 3;
    p.unit("A_6_Portuguese").assaults[0] = p.at(-1, 4);
    begin_fire_window(p.s, p.at(-1, 5));
    p.go();
    EXPECT_TRUE(p.is_over());
    p.unit("A_6_Portuguese").assaults[0] = no_hex;
    begin_fire_window(p.s, p.at(-1, 5));
    p.go();
    EXPECT_EQ(awaits(p.s), Awaits::First);
}

TEST(OrthezLosses, InfantryAndGunsTakeThemInTurn) {
    Play p;
    const UnitId foot = place(p.s, "F_2-34_leger", {{1, 3}}, Formation::Line, 3);
    const UnitId guns = place(p.s, "F_8th_Div_foot_battery", {{1, 3}}, Formation::Battery, 3);
    p.s.units[guns].depth = 0;
    p.s.units[foot].depth = 1;
    const UnitLosses three = share_losses(p.s, p.at(1, 3), 3, LossSource::NearFire);
    ASSERT_EQ(three.size(), 2U);
    EXPECT_EQ(three[0], (UnitLoss{guns, 1}));
    EXPECT_EQ(three[1], (UnitLoss{foot, 2}));
    EXPECT_EQ(share_losses(p.s, p.at(1, 3), 1, LossSource::FromTop)[0], (UnitLoss{guns, 1}));
}

TEST(OrthezLosses, ABatteryAloneTakesTheEvenLossesOfDistantGuns) {
    Play p;
    const UnitId guns = place(p.s, "F_8th_Div_foot_battery", {{1, 3}}, Formation::Battery, 3);
    EXPECT_TRUE(share_losses(p.s, p.at(1, 3), 1, LossSource::FarGuns).empty());
    EXPECT_EQ(share_losses(p.s, p.at(1, 3), 3, LossSource::FarGuns)[0], (UnitLoss{guns, 1}));
    EXPECT_EQ(share_losses(p.s, p.at(1, 3), 1, LossSource::NearFire)[0], (UnitLoss{guns, 1}));
    p.s.units[guns].formation = Formation::Limbered;
    EXPECT_EQ(share_losses(p.s, p.at(1, 3), 1, LossSource::FarGuns)[0], (UnitLoss{guns, 1}));
}

TEST(OrthezLosses, DestroyedUnitsGoWhereTheyBelong) {
    Play p;
    const UnitId guns = place(p.s, "F_8th_Div_foot_battery", {{1, 3}}, Formation::Battery, 3);
    const UnitId wagon =
        place(p.s, "F_AAW_8th_Div_foot_battery", {{0, 0}}, Formation::Limbered, no_side);
    const UnitId foot = place(p.s, "F_2-9_leger", {{2, 4}}, Formation::Column, 3, 4);
    place_leader(p.s, "FL_Harispe", {2, 4});
    lose_in_hex(p.s, p.at(1, 3), 2, LossSource::FromTop, {});
    lose_in_hex(p.s, p.at(0, 0), 1, LossSource::FromTop, {});
    lose_in_hex(p.s, p.at(2, 4), 3, LossSource::FromTop, {});
    EXPECT_EQ(p.s.units[guns].whereabouts, Whereabouts::Boxed);
    EXPECT_TRUE(p.s.units[wagon].demolished);
    EXPECT_TRUE(is_occupied(p.s, p.at(0, 0)));
    EXPECT_EQ(p.s.units[foot].whereabouts, Whereabouts::Gone);
    EXPECT_FALSE(is_occupied(p.s, p.at(2, 4)));
    EXPECT_EQ(p.s.leaders[leader_called(p.s, "FL_Harispe")].at, p.at(2, 4));
    EXPECT_EQ(p.fault(), "");
}

TEST(OrthezLosses, AWeakSquareIsDisorderedWithItsGuns) {
    Play p;
    place(p.s, "F_2-34_leger", {{1, 3}}, Formation::Square, no_side, 3);
    const UnitId guns = place(p.s, "F_8th_Div_foot_battery", {{1, 3}}, Formation::Battery, 3);
    p.s.units[guns].depth = 1;
    const UnitId foot = unit_called(p.s, "F_2-34_leger");
    lose(p.s, foot, 1, p.at(1, 3), {});
    HexList struck;
    struck.push(p.at(1, 3));
    EXPECT_FALSE(keep_formation(p.s, foot, struck, {}));
    EXPECT_EQ(p.s.units[foot].order, OrderState::Disordered);
    EXPECT_EQ(p.s.units[guns].order, OrderState::Disordered);
}

TEST(OrthezAmmunition, TheLastPointIsFiredAndTheWagonBoxed) {
    Play p = diagram_a();
    const UnitId wagon = unit_called(p.s, "F_AAW_8th_Div_foot_battery");
    p.s.units[wagon].munitions = 1;
    begin_fire_phase(p.s, french, FireOccasion::Chit);
    p.go();
    // On the chit only guns fire.
    EXPECT_TRUE(p.refuses(french, p.fire({{-1, 4}}, {-1, 5})));
    p.say(french, p.fire({{0, 1}}, {0, 4}));
    p.roll(32);
    p.roll(63);
    EXPECT_TRUE(p.is_over());
    EXPECT_EQ(p.s.units[wagon].whereabouts, Whereabouts::Boxed);
    EXPECT_EQ(p.unit("A_1-50_Foot").lost, 2);
    begin_fire_phase(p.s, french, FireOccasion::Chit);
    p.go();
    EXPECT_TRUE(p.is_over());  // no ammunition left
}

TEST(OrthezRicochet, TheLineRunsThroughTheTargetToExtremeRange) {
    Play p = diagram_a();
    const StruckHexes line = line_of_fire(p.s, p.at(0, 1), p.at(0, 4), 12);
    ASSERT_GE(line.size(), 3U);
    EXPECT_EQ(line[0].hex, p.at(0, 5));
    EXPECT_EQ(line[2].hex, p.at(0, 7));
    EXPECT_FALSE(line[2].half);
}

TEST(OrthezExplosion, TheBatteryGoesAndItsNeighboursTest) {
    Play p;
    place(p.s, "A_Maxwell_RA_9-pdr", {{0, 4}}, Formation::Battery, 0);
    const UnitId guns = place(p.s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    place(p.s, "F_2-34_leger", {{0, 1}}, Formation::Line, 3);
    p.s.units[guns].depth = 0;
    p.unit("F_2-34_leger").depth = 1;
    place_leader(p.s, "FL_Harispe", {0, 1});
    FireOrder order;
    order.kind = FireKind::Ricochet;
    order.from.push(p.at(0, 4));
    order.at = p.at(0, 1);
    begin_fire_attack(p.s, order);
    p.go();
    p.roll(65);
    ASSERT_TRUE(p.is_over());
    begin_fire_effects(p.s, french);
    p.go();
    EXPECT_EQ(p.s.units[guns].whereabouts, Whereabouts::Gone);
    EXPECT_EQ(p.count<GunsExploded>(), 1);
    EXPECT_EQ(chance(p.s).kind, "leader-hit");  // the table's own hit on the leader
    EXPECT_EQ(chance(p.s).count, 1);
    p.die(6);                         // no wound
    EXPECT_EQ(chance(p.s).count, 2);  // hit by the explosion?
    p.roll(65);
    p.die(5);  // stunned
    p.die(4);
    const LeaderState& leader = p.s.leaders[leader_called(p.s, "FL_Harispe")];
    EXPECT_EQ(leader.whereabouts, Whereabouts::Wounded);
    EXPECT_EQ(leader.back_on, p.s.turn + 4);
    p.roll(11);
    EXPECT_EQ(p.unit("F_2-34_leger").order, OrderState::Disordered);
    EXPECT_TRUE(p.is_over());
}

TEST(OrthezLeaders, ADieDecidesBetweenEqualsAndADeathMakesTheStackTest) {
    Play p;
    place(p.s, "F_2-34_leger", {{1, 3}}, Formation::Line, 3);
    place(p.s, "A_6_Portuguese", {{1, 4}}, Formation::Column, 0);
    place_leader(p.s, "AL_Stewart", {1, 4});
    place_leader(p.s, "AL_Cole", {1, 4});
    begin_fire_phase(p.s, french, FireOccasion::Phase);
    p.go();
    p.say(french, p.fire({{1, 3}}, {1, 4}));
    p.roll(66);
    p.say(allied, Finish{});
    EXPECT_EQ(chance(p.s).kind, "which-leader");
    p.die(4);
    p.die(1);
    const LeaderId stewart = leader_called(p.s, "AL_Stewart");
    const LeaderId cole = leader_called(p.s, "AL_Cole");
    const LeaderId dead = std::max(stewart, cole);
    EXPECT_EQ(p.s.leaders[dead].whereabouts, Whereabouts::Gone);
    EXPECT_EQ(p.s.leaders[std::min(stewart, cole)].whereabouts, Whereabouts::Map);
    EXPECT_EQ(chance(p.s).kind, "leader-killed");
    p.roll(66);
    EXPECT_TRUE(p.is_over());
}

TEST(OrthezLeaders, GoToTheNearestUnitOrAskBetweenEquals) {
    Play p;
    place(p.s, "F_2-34_leger", {{1, 3}}, Formation::Column, 3);
    place(p.s, "F_2-9_leger", {{3, 4}}, Formation::Column, 3);
    place_leader(p.s, "FL_Harispe", {1, 4});
    const LeaderId harispe = leader_called(p.s, "FL_Harispe");
    begin_relocating(p.s, harispe);
    p.go();
    EXPECT_TRUE(p.is_over());
    EXPECT_EQ(p.s.leaders[harispe].at, p.at(1, 3));
    p.s.leaders[harispe].at = p.at(2, 3);
    place(p.s, "F_2-9_leger", {{3, 3}}, Formation::Column, 3);
    begin_relocating(p.s, harispe);
    p.go();
    ASSERT_EQ(awaits(p.s), Awaits::First);
    EXPECT_TRUE(p.refuses(french, GoTo{p.at(0, 0)}));
    p.say(french, GoTo{p.at(3, 3)});
    EXPECT_EQ(p.s.leaders[harispe].at, p.at(3, 3));
}

TEST(OrthezBatteries, TurnTowardAnEnemyBehindThem) {
    Play p;
    const UnitId guns = place(p.s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    place(p.s, "A_6_Portuguese", {{0, 0}}, Formation::Column, 3);
    begin_battery_window(p.s, p.at(0, 0));
    p.go();
    ASSERT_EQ(awaits(p.s), Awaits::First);
    EXPECT_TRUE(p.refuses(french, TurnBattery{guns, 4}));
    p.say(french, TurnBattery{guns, 0});
    EXPECT_EQ(p.s.units[guns].facing, 0);
    EXPECT_TRUE(p.is_over());
}

TEST(OrthezBatteries, ThreeOfAKindBringOneBack) {
    Play p;
    const char* boxed[] = {"F_8th_Div_foot_battery", "F_13-6_foot", "F_reserve_foot_battery"};
    for (const char* id : boxed) p.unit(id).whereabouts = Whereabouts::Boxed;
    begin_battery_return(p.s, french);
    p.go();
    ASSERT_EQ(awaits(p.s), Awaits::First);
    const UnitId back = unit_called(p.s, boxed[1]);
    p.say(french, ReturnBattery{back});
    EXPECT_EQ(p.s.units[back].whereabouts, Whereabouts::OffMap);
    EXPECT_EQ(p.s.units[back].formation, Formation::Limbered);
    EXPECT_EQ(p.unit(boxed[0]).whereabouts, Whereabouts::Gone);
    EXPECT_EQ(p.unit(boxed[2]).whereabouts, Whereabouts::Gone);
    EXPECT_TRUE(p.is_over());
}

TEST(OrthezBatteries, DisorderTwiceTakesThemOutByADie) {
    Play p;
    const UnitId guns = place(p.s, "F_8th_Div_foot_battery", {{0, 1}}, Formation::Battery, 3);
    State lost = p.s;
    begin_guns_lost(p.s, guns);
    p.go();
    p.die(3);
    EXPECT_EQ(p.s.units[guns].whereabouts, Whereabouts::Boxed);
    p.s = lost;
    begin_guns_lost(p.s, guns);
    p.go();
    p.die(2);
    EXPECT_EQ(p.s.units[guns].whereabouts, Whereabouts::Gone);
}

TEST(OrthezSquares, DivideTheirFireAmongTheirTargets) {
    Play p;
    place(p.s, "F_2-34_leger", {{1, 3}}, Formation::Square, no_side);
    place(p.s, "A_6_Portuguese", {{1, 4}}, Formation::Column, 0);
    place(p.s, "A_18_Portuguese", {{2, 2}}, Formation::Column, 0);
    SquareFire both;
    both.from = p.at(1, 3);
    both.at.push(p.at(2, 2));
    both.at.push(p.at(1, 4));
    begin_fire_phase(p.s, french, FireOccasion::Phase);
    p.go();
    EXPECT_TRUE(p.is_offered(french, both));
    p.say(french, both);
    p.roll(66);
    p.roll(11);
    EXPECT_EQ(p.count<Fired>(), 2);
    const Fired* first = nullptr;
    for (const Told<Event>& t : p.told) {
        if (first == nullptr) first = std::get_if<Fired>(&t.event);
    }
    ASSERT_NE(first, nullptr);
    EXPECT_EQ(first->value, Ratio(9));
    EXPECT_EQ(first->at, p.at(2, 2));
}

TEST(OrthezSkirmishAttack, CavalryAttacksEachEnemyInFrontOnce) {
    Play p;
    const UnitId horse =
        place(p.s, "A_14_Light_Dragoons", {{1, 4}, {2, 4}}, Formation::Skirmish, 0);
    place(p.s, "F_2-34_leger", {{1, 3}}, Formation::Column, 3);
    place(p.s, "F_2-9_leger", {{2, 3}}, Formation::Column, 3);
    begin_fire_phase(p.s, allied, FireOccasion::Phase);
    p.go();
    p.say(allied, SkirmishAttack{horse, p.at(1, 3)});
    p.roll(11);
    p.say(french, Finish{});
    EXPECT_TRUE(p.refuses(allied, SkirmishAttack{horse, p.at(1, 3)}));
    p.say(allied, SkirmishAttack{horse, p.at(2, 3)});
    p.roll(11);
    EXPECT_TRUE(p.is_over());
}

}  // namespace
}  // namespace grognard::orthez
