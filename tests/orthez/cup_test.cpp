// Command in secret, initiatives, the cup and its chits, reorganisation and set-up, played as
// whole lines through the flow.
#include "games/orthez/cup/cup.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/orthez/command/commanding.hpp"
#include "games/orthez/command/orders.hpp"
#include "games/orthez/command/posts.hpp"
#include "games/orthez/command/status.hpp"
#include "games/orthez/flow.hpp"
#include "games/orthez/notation.hpp"
#include "games/orthez/reorganisation/reorganising.hpp"
#include "games/orthez/scenario/special_rules.hpp"
#include "games/orthez/stacking/placing.hpp"
#include "games/orthez/turn/turn.hpp"
#include "orthez/support.hpp"

namespace grognard::orthez {
namespace {

void dice(State& s, std::initializer_list<std::uint8_t> faces) {
    const std::vector<std::uint8_t> drawn(faces);
    ASSERT_EQ(awaits(s), Awaits::Chance) << frame_name(s.frames.top());
    ASSERT_TRUE(fits(chance(s), drawn)) << frame_name(s.frames.top());
    resolve(s, drawn, {});
}

void say(State& s, Seat seat, const Action& action) {
    const auto no = refuse(s, seat, action);
    ASSERT_FALSE(no) << notation(action) << ": " << no->rule << " " << no->reason;
    apply(s, seat, action, {});
}

bool is_refused(const State& s, Seat seat, const Action& action) {
    return refuse(s, seat, action).has_value();
}

std::vector<Action> offers_to(const State& s, Seat seat) {
    Offers<Action> out;
    offer(s, seat, out);
    return out;
}

template <class A>
std::size_t count_of(const std::vector<Action>& offers) {
    return static_cast<std::size_t>(std::ranges::count_if(
        offers, [](const Action& a) { return std::holds_alternative<A>(a); }));
}

Command giving(std::initializer_list<LeaderId> leaders) {
    Command out;
    for (const LeaderId leader : leaders) out.points.push(leader);
    return out;
}

Activate activating(std::initializer_list<UnitId> units) {
    Activate out;
    for (const UnitId unit : units) out.units.push(unit);
    return out;
}

// A phase of the turn with one frame of ours on top of it.
State at_phase(std::size_t scenario, Phase phase) {
    State s = start_of(scenario);
    s.phase = phase;
    s.frames = {};
    s.frames.push(TurnStep{phase, 9});
    return s;
}

HexId hex(const State& s, int column, int row) { return hex_at(ground(s), column, row); }

TEST(OrthezCommanding, BothSidesSpeakInSecretAndAreRevealedTogether) {
    State s = at_phase(2, Phase::Command);
    begin_commanding(s);
    settle(s, {});
    ASSERT_EQ(awaits(s), Awaits::Both);
    const LeaderId taupin = leader_called(s, "FL_Taupin");
    const LeaderId reille = leader_called(s, "FL_Reille");
    const LeaderId soult = leader_called(s, "FL_Soult");
    const LeaderId cole = leader_called(s, "AL_Cole");
    EXPECT_TRUE(is_refused(s, french, giving({soult})));  // stands alone
    EXPECT_TRUE(is_refused(s, french, giving({cole})));
    EXPECT_TRUE(is_refused(s, french, giving({taupin, taupin})));
    EXPECT_TRUE(is_refused(s, french,
                           giving({taupin, reille, leader_called(s, "FL_Paris")})));  // two points
    say(s, french, giving({taupin, reille}));
    EXPECT_EQ(awaits(s), Awaits::Second);
    EXPECT_TRUE(s.with_mu.empty());
    EXPECT_TRUE(is_refused(s, french, giving({taupin})));
    say(s, allied, giving({cole}));
    EXPECT_EQ(s.with_mu.size(), 3);
    EXPECT_TRUE(s.with_mu.has(taupin));
    EXPECT_TRUE(s.with_mu.has(cole));
    EXPECT_EQ(s.frames.top_as<Commanding>(), nullptr);
}

TEST(OrthezCommanding, TheOrderOfSpeakingMakesNoDifference) {
    State one = at_phase(2, Phase::Command);
    begin_commanding(one);
    settle(one, {});
    State two = one;
    const Command ours = giving({leader_called(one, "FL_Taupin")});
    Command theirs = giving({leader_called(one, "AL_Cole")});
    theirs.detach.push(unit_called(one, "A_1-7_Foot"));
    say(one, french, ours);
    say(one, allied, theirs);
    say(two, allied, theirs);
    say(two, french, ours);
    EXPECT_TRUE(one == two);
}

TEST(OrthezCommanding, ADetachedBrigadeNeedsItsOwnPointAndComesBack) {
    State s = at_phase(2, Phase::Command);
    const UnitId fusiliers = unit_called(s, "A_1-7_Foot");
    const LeaderId cole = leader_called(s, "AL_Cole");
    Command detach;
    detach.detach.push(fusiliers);
    EXPECT_FALSE(refuse_command(s, allied, detach));
    Command twice = detach;
    twice.detach.push(unit_called(s, "A_1-20_Foot"));  // the same brigade
    EXPECT_TRUE(refuse_command(s, allied, twice));
    Command cavalry;
    cavalry.detach.push(unit_called(s, "A_18_Hussars"));
    EXPECT_TRUE(refuse_command(s, allied, cavalry));
    carry_out(s, allied, detach);
    const LeaderId marker = marker_of(s, fusiliers);
    ASSERT_NE(marker, no_leader);
    EXPECT_EQ(s.leaders[marker].at, s.units[fusiliers].hexes[0]);
    EXPECT_FALSE(manoeuvre_unit(s, cole).has(fusiliers));
    EXPECT_TRUE(manoeuvre_unit(s, marker).has(fusiliers));
    // Not with the wing either (lb.19.4.G.1.b).
    EXPECT_FALSE(manoeuvre_unit(s, leader_called(s, "AL_Beresford")).has(fusiliers));
    EXPECT_FALSE(refuse_command(s, allied, giving({marker})));
    Command back;
    back.reattach.push(marker);
    EXPECT_FALSE(refuse_command(s, allied, back));
    back.points.push(marker);  // taken back, it can be given nothing
    EXPECT_TRUE(refuse_command(s, allied, back));
    back.points.clear();
    carry_out(s, allied, back);
    EXPECT_EQ(marker_of(s, fusiliers), no_leader);
    EXPECT_TRUE(manoeuvre_unit(s, cole).has(fusiliers));
}

TEST(OrthezCommanding, TheFrenchDetachOneBrigadeAndAMarkerMoreIsRefused) {
    State s = at_phase(2, Phase::Command);
    Command two;
    two.detach.push(unit_called(s, "F_1-12_leger"));
    two.detach.push(unit_called(s, "F_1-47_ligne"));
    EXPECT_TRUE(refuse_command(s, french, two));
    Command one;
    one.detach.push(unit_called(s, "F_1-12_leger"));
    EXPECT_FALSE(refuse_command(s, french, one));
    // The point may go to the marker that is put down with it.
    for (std::size_t i = 0; i < s.battle->leaders.size(); ++i) {
        const Leader& leader = s.battle->leaders[i];
        if (leader.rank == Rank::Marker && leader.side == french) {
            one.points.push(static_cast<LeaderId>(i));
        }
    }
    ASSERT_EQ(one.points.size(), 1U);
    EXPECT_FALSE(refuse_command(s, french, one));
    EXPECT_TRUE(refuse_command(s, french, giving({one.points[0]})));
}

TEST(OrthezCommanding, AMarkerOnARoutingUnitCommandsNobodyAndGoesToAnother) {
    State s = at_phase(2, Phase::Command);
    const UnitId first = unit_called(s, "A_1-7_Foot");
    const UnitId second = unit_called(s, "A_1-20_Foot");
    Command detach;
    detach.detach.push(first);
    carry_out(s, allied, detach);
    const LeaderId marker = marker_of(s, second);
    ASSERT_NE(marker, no_leader);
    s.units[first].order = OrderState::Routing;
    EXPECT_FALSE(unit_in_command(s, second));
    EXPECT_TRUE(refuse_command(s, allied, giving({marker})));
    Command again;
    again.detach.push(second);
    EXPECT_FALSE(refuse_command(s, allied, again));
    carry_out(s, allied, again);
    EXPECT_EQ(s.leaders[marker].marked, second);
    EXPECT_TRUE(unit_in_command(s, second));
}

TEST(OrthezInitiative, ALightCavalryLeaderTriesOnceAndADieDecides) {
    State s = at_phase(2, Phase::Command);
    const LeaderId vivian = leader_called(s, "AL_Vivian");
    begin_initiatives(s);
    settle(s, {});
    ASSERT_EQ(awaits(s), Awaits::Second);
    EXPECT_TRUE(is_refused(s, allied, TryInitiative{leader_called(s, "AL_Cole")}));
    State failed = s;
    say(failed, allied, TryInitiative{vivian});
    dice(failed, {4});  // a five, above his bonus of four
    EXPECT_FALSE(failed.with_mu.has(vivian));
    EXPECT_EQ(failed.frames.top_as<Initiatives>(), nullptr);
    say(s, allied, TryInitiative{vivian});
    dice(s, {3});
    EXPECT_TRUE(s.with_mu.has(vivian));
    EXPECT_FALSE(s.stack_only.has(vivian));
    // Given a point, he does not try.
    State given = at_phase(2, Phase::Command);
    given.with_mu.add(vivian);
    begin_initiatives(given);
    settle(given, {});
    EXPECT_EQ(given.frames.top_as<Initiatives>(), nullptr);
}

TEST(OrthezCup, ChitsAreDrawnByTheSidesInTurnUntilTheCupIsEmpty) {
    State s = at_phase(0, Phase::Manoeuvre);
    const LeaderId stewart = leader_called(s, "AL_Stewart");
    s.frames.top_as<TurnStep>()->stage = 1;
    s.cup.units.add(stewart);
    s.cup.chits.fill(true);
    s.drawer = french;
    settle(s, {});
    ASSERT_EQ(awaits(s), Awaits::Chance);
    EXPECT_EQ(chance(s).outcomes, 5);
    dice(s, {0});
    EXPECT_EQ(s.drawer, allied);
    ASSERT_NE(s.frames.top_as<Activation>(), nullptr);
    EXPECT_EQ(awaits(s), Awaits::Second);
    say(s, allied, Finish{});
    EXPECT_EQ(chance(s).outcomes, 4);
    dice(s, {3});  // the last that is left: regroup, which nobody can use
    EXPECT_EQ(chance(s).outcomes, 3);
    EXPECT_FALSE(s.cup.chits[static_cast<std::size_t>(ActionChit::Regroup)]);
}

TEST(OrthezActivation, AUnitMovesOnceAndOnlyWithItsChit) {
    State s = at_phase(0, Phase::Manoeuvre);
    begin_activation(s, leader_called(s, "AL_Stewart"));
    settle(s, {});
    const UnitId six = unit_called(s, "A_6_Portuguese");
    const UnitId leger = unit_called(s, "F_1-9_leger");
    EXPECT_TRUE(is_refused(s, allied, activating({leger})));
    EXPECT_TRUE(is_refused(s, allied, activating({})));
    EXPECT_TRUE(is_refused(s, allied, activating({six, unit_called(s, "A_18_Portuguese")})));
    const bool able = s.frames.top_as<Activation>()->able.has(six);
    if (able) {
        say(s, allied, activating({six}));
        ASSERT_NE(s.frames.top_as<Moving>(), nullptr);
        say(s, allied, Finish{});
        EXPECT_TRUE(is_refused(s, allied, activating({six})));
    }
    // The light company goes with its battalion or alone.
    const UnitId third = unit_called(s, "A_1-3_Foot");
    const UnitId company = unit_called(s, "A_light_coy_1-3_Foot");
    if (s.frames.top_as<Activation>()->able.has(third)) {
        EXPECT_FALSE(is_refused(s, allied, activating({third, company})));
        EXPECT_TRUE(is_refused(s, allied, activating({company, third})));
    }
}

TEST(OrthezActivation, TheDragoonsGoWithStewartInTheExampleOnly) {
    const State s = start_of(0);
    const UnitId dragoons = unit_called(s, "A_14_Light_Dragoons");
    EXPECT_TRUE(manoeuvre_unit(s, leader_called(s, "AL_Stewart")).has(dragoons));
}

TEST(OrthezActivation, AWingMovesDivisionByDivision) {
    State s = at_phase(2, Phase::Manoeuvre);
    const LeaderId beresford = leader_called(s, "AL_Beresford");
    // Vivian rides into the wing's command radius.
    s.leaders[leader_called(s, "AL_Vivian")].at = hex(s, 2, 15);
    begin_activation(s, beresford);
    settle(s, {});
    const UnitId cole = unit_called(s, "A_1-40_Foot");
    const UnitId hussars = unit_called(s, "A_18_Hussars");
    ASSERT_TRUE(s.frames.top_as<Activation>()->able.has(cole));
    ASSERT_TRUE(s.frames.top_as<Activation>()->able.has(hussars));
    say(s, allied, activating({cole}));
    say(s, allied, Finish{});
    EXPECT_FALSE(is_refused(s, allied, activating({unit_called(s, "A_1-48_Foot")})));
    say(s, allied, activating({hussars}));
    say(s, allied, Finish{});
    EXPECT_TRUE(is_refused(s, allied, activating({unit_called(s, "A_1-48_Foot")})));
}

TEST(OrthezLeaderChit, LeadersRideAloneOnceTheDrawersSideFirst) {
    State s = at_phase(2, Phase::Manoeuvre);
    const LeaderId soult = leader_called(s, "FL_Soult");
    const LeaderId taupin = leader_called(s, "FL_Taupin");
    s.with_mu.add(taupin);
    begin_leader_chit(s, french);
    settle(s, {});
    ASSERT_EQ(awaits(s), Awaits::First);
    EXPECT_TRUE(is_refused(s, french, MoveLeader{taupin, hex(s, 16, 11)}));  // has a unit
    EXPECT_TRUE(is_refused(s, french, MoveLeader{leader_called(s, "AL_Cole"), hex(s, 5, 18)}));
    EXPECT_TRUE(is_refused(s, french, MoveLeader{soult, hex(s, 6, 18)}));  // enemies there
    EXPECT_TRUE(is_refused(s, french, MoveLeader{soult, hex(s, 0, 30)}));  // too far
    say(s, french, MoveLeader{soult, hex(s, 36, 18)});
    EXPECT_EQ(s.leaders[soult].at, hex(s, 36, 18));
    EXPECT_TRUE(is_refused(s, french, MoveLeader{soult, hex(s, 35, 18)}));
    say(s, french, Finish{});
    EXPECT_EQ(awaits(s), Awaits::Second);
    say(s, allied, Finish{});
    EXPECT_EQ(s.frames.top_as<LeaderChit>(), nullptr);
}

TEST(OrthezLeaderChit, HillsAdcArrivesAtTheSouthernEdgeAndRidesOn) {
    State s = at_phase(0, Phase::Manoeuvre);
    s.turn = 1;
    const LeaderId adc = leader_called(s, "AL_ADC_Hill");
    begin_leader_chit(s, allied);
    settle(s, {});
    const HexId entry = s.battle->reinforcements[0].entry;
    EXPECT_FALSE(
        is_refused(s, allied, MoveLeader{adc, s.leaders[leader_called(s, "AL_Stewart")].at}));
    say(s, allied, MoveLeader{adc, entry});
    EXPECT_EQ(s.leaders[adc].whereabouts, Whereabouts::Map);
    State early = at_phase(0, Phase::Manoeuvre);
    begin_leader_chit(early, allied);
    settle(early, {});
    EXPECT_TRUE(is_refused(early, allied, MoveLeader{adc, entry}));
}

TEST(OrthezRegroup, OnlyUnitsOutOfCommandAndPicketsAreAsked) {
    State s = at_phase(3, Phase::Manoeuvre);
    begin_regroup_chit(s, french);
    settle(s, {});
    ASSERT_NE(s.frames.top_as<RegroupChit>(), nullptr);
    const auto offered = offers_to(s, french);
    EXPECT_EQ(count_of<Activate>(offered), 5U);  // the pickets
    EXPECT_TRUE(is_refused(s, french, activating({unit_called(s, "F_1-69_ligne")})));
    say(s, french, activating({unit_called(s, "F_Picket_company_1")}));
    EXPECT_EQ(s.frames.top_as<Moving>()->mission, Mission::Free);
}

TEST(OrthezRegroup, ALostUnitSeeksItsLeader) {
    State s = at_phase(2, Phase::Manoeuvre);
    const UnitId lost = unit_called(s, "A_23_Portuguese");
    stand_in(s, lost, only(hex(s, 3, 28)));
    begin_regroup_chit(s, french);
    settle(s, {});
    ASSERT_EQ(awaits(s), Awaits::Second);  // the French have nobody to regroup
    EXPECT_EQ(count_of<Activate>(offers_to(s, allied)), 1U);
    say(s, allied, activating({lost}));
    EXPECT_EQ(s.frames.top_as<Moving>()->mission, Mission::Regrouping);
}

TEST(OrthezReinforcements, EnterInOrderOfMarchInTheFormationOfTheFirst) {
    State s = at_phase(3, Phase::Manoeuvre);
    begin_reinforcement_chit(s, french, {});
    settle(s, {});
    ASSERT_EQ(awaits(s), Awaits::Second);  // no French group is due
    const HexId entry = s.battle->reinforcements[0].entry;
    const UnitId first = unit_called(s, "A_1-42_Foot");
    const UnitId second = unit_called(s, "A_1-91_Foot");
    EXPECT_TRUE(is_refused(s, allied, Enter{second, entry, Formation::RoadColumn}));
    EXPECT_TRUE(is_refused(
        s, allied,
        Enter{unit_called(s, "A_1-6_Foot"), entry, Formation::RoadColumn}));  // due next turn
    EXPECT_TRUE(is_refused(s, allied, Enter{first, entry, Formation::Square}));
    EXPECT_TRUE(is_refused(s, allied, Enter{first, hex(s, 9, 28), Formation::Column}));
    say(s, allied, Enter{first, entry, Formation::RoadColumn});
    ASSERT_NE(s.frames.top_as<Moving>(), nullptr);
    EXPECT_TRUE(stands_in(s.units[first], entry));
    EXPECT_EQ(s.leaders[leader_called(s, "AL_Clinton")].at, entry);
    EXPECT_GT(s.units[first].done.spent, Pm());
}

TEST(OrthezReinforcements, AGroupThatWaitsKeepsLaterOnesWaiting) {
    State s = at_phase(3, Phase::Manoeuvre);
    s.turn = 1;  // Clinton was due before, Walker now
    begin_reinforcement_chit(s, allied, {});
    settle(s, {});
    const UnitId walker = unit_called(s, "A_1-6_Foot");
    const HexId his_entry = s.battle->reinforcements[1].entry;
    const Enter enter{walker, his_entry, Formation::RoadColumn};
    EXPECT_TRUE(is_refused(s, allied, enter));
    say(s, allied, HoldBack{0});
    EXPECT_TRUE(is_refused(s, allied, enter));
    // Nobody else can come: the chit is over.
    EXPECT_EQ(s.frames.top_as<ReinforcementChit>(), nullptr);
    EXPECT_NE(s.held_back & 1U, 0U);
}

TEST(OrthezReinforcements, HealedLeadersComeBackAtTheirDepot) {
    State s = at_phase(2, Phase::Manoeuvre);
    const LeaderId cole = leader_called(s, "AL_Cole");
    s.leaders[cole].whereabouts = Whereabouts::Wounded;
    s.leaders[cole].at = no_hex;
    s.leaders[cole].back_on = 1;
    State early = s;
    begin_reinforcement_chit(early, allied, {});
    EXPECT_EQ(early.leaders[cole].whereabouts, Whereabouts::Wounded);
    s.turn = 1;
    begin_reinforcement_chit(s, allied, {});
    EXPECT_EQ(s.leaders[cole].at, s.battle->depots[1]);
}

TEST(OrthezPosts, AnAdcTakesTheDivisionOfALostLeader) {
    State s = at_phase(2, Phase::Manoeuvre);
    const LeaderId cole = leader_called(s, "AL_Cole");
    const LeaderId adc = leader_called(s, "AL_ADC_Beresford");
    const UnitId unit = unit_called(s, "A_1-40_Foot");
    EXPECT_TRUE(refuse_replacement(s, allied, {cole, adc}));  // he is there
    s.leaders[cole].whereabouts = Whereabouts::Gone;
    s.leaders[cole].at = no_hex;
    EXPECT_FALSE(unit_in_command(s, unit));
    EXPECT_TRUE(refuse_replacement(s, allied, {cole, leader_called(s, "AL_Dickson")}));
    EXPECT_TRUE(refuse_replacement(s, french, {cole, adc}));
    ASSERT_FALSE(refuse_replacement(s, allied, {cole, adc}));
    replace(s, {cole, adc}, {});
    s.leaders[adc].at = hex(s, 4, 18);
    EXPECT_TRUE(unit_in_command(s, unit));
    EXPECT_TRUE(manoeuvre_unit(s, adc).has(unit));
    EXPECT_TRUE(manoeuvre_unit(s, leader_called(s, "AL_Beresford")).has(unit));
}

TEST(OrthezPosts, AWingLeaderResignsWhereNoAdcIsLeft) {
    State s = at_phase(2, Phase::Manoeuvre);
    const LeaderId cole = leader_called(s, "AL_Cole");
    const LeaderId beresford = leader_called(s, "AL_Beresford");
    for (const char* id : {"AL_Cole", "AL_ADC_Beresford", "AL_ADC_Wellington"}) {
        s.leaders[leader_called(s, id)].whereabouts = Whereabouts::Gone;
        s.leaders[leader_called(s, id)].at = no_hex;
    }
    EXPECT_EQ(command_points(s, allied), 2);
    settle_posts(s, {});
    EXPECT_EQ(s.leaders[beresford].post, cole);
    EXPECT_EQ(command_points(s, allied), 1);
    EXPECT_FALSE(leader_in_command(s, leader_called(s, "AL_Vivian")));
}

TEST(OrthezPosts, GazanTakesAFrenchWingAndNobodyAnAlliedOne) {
    State s = at_phase(3, Phase::Manoeuvre);
    const LeaderId reille = leader_called(s, "FL_Reille");
    const LeaderId gazan = leader_called(s, "FL_Gazan");
    const LeaderId picton = leader_called(s, "AL_Picton");
    const LeaderId beresford = leader_called(s, "AL_Beresford");
    for (const LeaderId lost : {reille, picton, beresford}) {
        s.leaders[lost].whereabouts = Whereabouts::Gone;
        s.leaders[lost].at = no_hex;
    }
    EXPECT_EQ(command_points(s, french), 2);
    ASSERT_FALSE(refuse_replacement(s, french, {reille, gazan}));
    replace(s, {reille, gazan}, {});
    s.leaders[gazan].at = hex(s, 19, 12);
    EXPECT_EQ(command_points(s, french), 3);
    EXPECT_TRUE(refuse_replacement(s, allied, {beresford, leader_called(s, "AL_ADC_Beresford")}));
    // Picton's own division may be led by his ADC, his wing by nobody.
    const LeaderId adc = leader_called(s, "AL_ADC_Picton");
    ASSERT_FALSE(refuse_replacement(s, allied, {picton, adc}));
    replace(s, {picton, adc}, {});
    EXPECT_EQ(office(s, adc).rank, Rank::Division);
}

TEST(OrthezReorganising, ARallyingUnitFormsColumnAndFacesAsItLikes) {
    State s = at_phase(2, Phase::Reorganisation);
    const UnitId unit = unit_called(s, "A_23_Portuguese");
    s.units[unit].order = OrderState::Disordered;
    s.units[unit].formation = Formation::Line;
    begin_reorganising(s);
    settle(s, {});
    ASSERT_EQ(awaits(s), Awaits::Second);
    const HexId at = s.units[unit].hexes[0];
    EXPECT_TRUE(is_refused(s, allied, Rally{hex(s, 6, 18)}));
    State failed = s;
    say(failed, allied, Rally{at});
    dice(failed, {1, 0});
    EXPECT_EQ(failed.units[unit].order, OrderState::Disordered);  // no worse for it
    EXPECT_EQ(failed.frames.top_as<Reorganising>(), nullptr);
    say(s, allied, Rally{at});
    dice(s, {5, 5});
    EXPECT_EQ(s.units[unit].order, OrderState::Good);
    EXPECT_EQ(s.units[unit].formation, Formation::Column);
    EXPECT_EQ(count_of<Face>(offers_to(s, allied)), 6U);
    EXPECT_TRUE(is_refused(s, allied, Finish{}));
    say(s, allied, Face{4});
    EXPECT_EQ(s.units[unit].facing, 4);
    EXPECT_EQ(s.frames.top_as<Reorganising>(), nullptr);
}

TEST(OrthezReorganising, NobodyRalliesBesideTheEnemyAndRoutersRun) {
    State s = at_phase(2, Phase::Reorganisation);
    const UnitId router = unit_called(s, "A_23_Portuguese");
    const UnitId beside = unit_called(s, "F_1-58_ligne");
    s.units[router].order = OrderState::Routing;
    stand_in(s, router, only(hex(s, 10, 20)));
    stand_in(s, beside, only(neighbour(ground(s), hex(s, 10, 20), 1)));
    const int before = distance(ground(s), hex(s, 10, 20), s.battle->depots[1]);
    begin_reorganising(s);
    settle(s, {});
    // It may not test; it runs toward its depot at once.
    while (awaits(s) == Awaits::Second) apply(s, allied, offers_to(s, allied)[0], {});
    EXPECT_LT(distance(ground(s), s.units[router].hexes[0], s.battle->depots[1]), before);
}

TEST(OrthezDeployment, UnitsAreSetUpAnewInTheirZonesOnceEach) {
    State s = begin_play(*all_scenarios()[1].battle);
    ASSERT_NE(s.frames.top_as<Deployment>(), nullptr);
    ASSERT_EQ(awaits(s), Awaits::First);
    const UnitId reserve = unit_called(s, "F_1-47_ligne");
    EXPECT_TRUE(is_refused(s, french, Deploy{reserve, hex(s, 5, 18), Formation::Column, 4}));
    EXPECT_TRUE(is_refused(
        s, french, Deploy{unit_called(s, "A_1-7_Foot"), hex(s, 20, 10), Formation::Column, 4}));
    EXPECT_TRUE(is_refused(s, french, Deploy{reserve, hex(s, 20, 10), Formation::Battery, 4}));
    HexId free = no_hex;
    for (const Action& action : offers_to(s, french)) {
        const auto* deploy = std::get_if<Deploy>(&action);
        if (deploy != nullptr && deploy->unit == reserve && deploy->at != s.units[reserve].hexes[0])
            free = deploy->at;
    }
    ASSERT_NE(free, no_hex);
    const bool woods = imposes_general_order(terrain(s, free));
    const Formation formation = woods ? Formation::GeneralOrder : Formation::Column;
    say(s, french, Deploy{reserve, free, formation, 3});
    EXPECT_TRUE(stands_in(s.units[reserve], free));
    EXPECT_TRUE(is_refused(s, french, Deploy{reserve, free, formation, 2}));
    say(s, french, Begin{});
    EXPECT_EQ(awaits(s), Awaits::Second);
    say(s, allied, Begin{});
    EXPECT_EQ(s.frames.top_as<Deployment>(), nullptr);
}

TEST(OrthezScenario, TheWorkedExampleStartsAtOnce) {
    const State s = begin_play(*all_scenarios()[0].battle);
    EXPECT_EQ(s.frames.top_as<Deployment>(), nullptr);
}

TEST(OrthezScenario, HillsArrivalReleasesClausel) {
    State s = at_phase(3, Phase::Manoeuvre);
    for (std::size_t g = 0; g < s.battle->reinforcements.size(); ++g) {
        if (s.battle->reinforcements[g].entry == s.battle->hill_depot) {
            s.turn = s.battle->reinforcements[g].turn;
        } else {
            for (const MarchStep& step : s.battle->reinforcements[g].march) {
                for (const UnitId unit : step.units) {
                    s.units[unit].whereabouts = Whereabouts::Gone;
                }
            }
        }
    }
    begin_reinforcement_chit(s, allied, {});
    settle(s, {});
    const auto offered = offers_to(s, allied);
    ASSERT_GT(count_of<Enter>(offered), 0U);
    EXPECT_FALSE(s.release_due);
    say(s, allied, offered[0]);
    EXPECT_TRUE(s.release_due);
    EXPECT_TRUE(s.pau_open || !stands_in(s.units[std::get<Enter>(offered[0]).unit],
                                         s.battle->release.barred_from));
}

}  // namespace
}  // namespace grognard::orthez
