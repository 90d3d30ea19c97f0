// Why an action is refused or a ledger has an entry: one list of reasons and their keys.
#pragma once

#include "core/enum_names.hpp"

namespace grognard::ccn {

// The keys leave the game: data/ccn/words.*.tsv has their wording.
// clang-format off
#define GROGNARD_CCN_REASONS(X) \
    X(AUnitNotAGeneral, "a-unit-not-a-general")                   \
    X(AlreadyFought, "already-fought")                            \
    X(AlreadyInSquare, "already-in-square")                       \
    X(AlreadyMoved, "already-moved")                              \
    X(AlreadyOrdered, "already-ordered")                          \
    X(AnotherUnit, "another-unit")                                \
    X(ArmDoesNotFire, "arm-does-not-fire")                        \
    X(Artillery, "artillery")                                     \
    X(ArtilleryMoved, "artillery-moved")                          \
    X(AttackerGone, "attacker-gone")                              \
    X(AttackerIsArtillery, "attacker-is-artillery")               \
    X(BehindWorks, "behind-works")                                \
    X(CardBayonetCharge, "card-bayonet-charge")                   \
    X(CardBombard, "card-bombard")                                \
    X(CardCavalryCharge, "card-cavalry-charge")                   \
    X(CardColdSteel, "card-cold-steel")                           \
    X(CardElan, "card-elan")                                      \
    X(CardFireAndHold, "card-fire-and-hold")                      \
    X(CardForbidsFighting, "card-forbids-fighting")               \
    X(CardForbidsMoving, "card-forbids-moving")                   \
    X(CardIsForFire, "card-is-for-fire")                          \
    X(CardIsForMelee, "card-is-for-melee")                        \
    X(CardLeadership, "card-leadership")                          \
    X(CardNotDrawn, "card-not-drawn")                             \
    X(CardNotInHand, "card-not-in-hand")                          \
    X(CardOrdersNoGenerals, "card-orders-no-generals")            \
    X(Command, "command")                                         \
    X(Eliminated, "eliminated")                                   \
    X(EnemyAdjacent, "enemy-adjacent")                            \
    X(EnemyCavalryAdjacent, "enemy-cavalry-adjacent")             \
    X(EnemyThere, "enemy-there")                                  \
    X(EnteredThisTurn, "entered-this-turn")                       \
    X(FlagOfASquare, "flag-of-a-square")                          \
    X(ForbiddenByScenario, "forbidden-by-scenario")               \
    X(FriendlyUnitThere, "friendly-unit-there")                   \
    X(FullStrength, "full-strength")                              \
    X(GameOver, "game-over")                                      \
    X(GeneralJoined, "general-joined")                            \
    X(GeneralWithThem, "general-with-them")                       \
    X(HexClosed, "hex-closed")                                    \
    X(HexTaken, "hex-taken")                                      \
    X(HillToHill, "hill-to-hill")                                 \
    X(Impassable, "impassable")                                   \
    X(InSquare, "in-square")                                      \
    X(LoneGeneral, "lone-general")                                \
    X(MeleeDiceWithoutTerrain, "melee-dice-without-terrain")      \
    X(MovedTwoHexes, "moved-two-hexes")                           \
    X(MovedUnderBombard, "moved-under-bombard")                   \
    X(MustGoOn, "must-go-on")                                     \
    X(MustGoOneHex, "must-go-one-hex")                            \
    X(NoDice, "no-dice")                                          \
    X(NoDiceLeft, "no-dice-left")                                 \
    X(NoEnemyThere, "no-enemy-there")                             \
    X(NoEnemyUnit, "no-enemy-unit")                               \
    X(NoExitHere, "no-exit-here")                                 \
    X(NoFlagLeft, "no-flag-left")                                 \
    X(NoLineOfSight, "no-line-of-sight")                          \
    X(NoMarkerLeft, "no-marker-left")                             \
    X(NoOrdersLeft, "no-orders-left")                             \
    X(NoOwnGeneral, "no-own-general")                             \
    X(NoOwnUnit, "no-own-unit")                                   \
    X(NoSymbolLeft, "no-symbol-left")                             \
    X(NoUnit, "no-unit")                                          \
    X(NoWayBack, "no-way-back")                                   \
    X(NotCavalryAgainstInfantry, "not-cavalry-against-infantry")  \
    X(NotInRetreat, "not-in-retreat")                             \
    X(NotInSquare, "not-in-square")                               \
    X(NotInfantryAgainstCavalry, "not-infantry-against-cavalry")  \
    X(NotNamedByCard, "not-named-by-card")                        \
    X(NotNearestFreeBaseHex, "not-nearest-free-base-hex")         \
    X(NotNow, "not-now")                                          \
    X(NotOnOwnBaseLine, "not-on-own-base-line")                   \
    X(NotOrdered, "not-ordered")                                  \
    X(NotOwnArtillery, "not-own-artillery")                       \
    X(NotTheVacatedHex, "not-the-vacated-hex")                    \
    X(NotTowardOwnBaseLine, "not-toward-own-base-line")           \
    X(NotYourDecision, "not-your-decision")                       \
    X(NowhereToEnd, "nowhere-to-end")                             \
    X(Occupied, "occupied")                                       \
    X(OneBlockMoved, "one-block-moved")                           \
    X(OneHexOnly, "one-hex-only")                                 \
    X(OneUnitOnly, "one-unit-only")                               \
    X(OutOfRange, "out-of-range")                                 \
    X(OutOfSupply, "out-of-supply")                               \
    X(RegainedNoBlock, "regained-no-block")                       \
    X(Repelled, "repelled")                                       \
    X(RetreatMade, "retreat-made")                                \
    X(Retreated, "retreated")                                     \
    X(SquareFightsFirstAnyway, "square-fights-first-anyway")      \
    X(SquareHasFought, "square-has-fought")                       \
    X(SquareOneDie, "square-one-die")                             \
    X(StaysThere, "stays-there")                                  \
    X(SteadyTroops, "steady-troops")                              \
    X(StoppedOnTheWay, "stopped-on-the-way")                      \
    X(Strength, "strength")                                       \
    X(StruckFirst, "struck-first")                                \
    X(SupportingBattery, "supporting-battery")                    \
    X(TargetAdjacent, "target-adjacent")                          \
    X(TargetIsLoneGeneral, "target-is-lone-general")              \
    X(TargetNotAdjacent, "target-not-adjacent")                   \
    X(TerrainForbids, "terrain-forbids")                          \
    X(TerrainHinders, "terrain-hinders")                          \
    X(TerrainShelters, "terrain-shelters")                        \
    X(ThreeHexesMade, "three-hexes-made")                         \
    X(TooFar, "too-far")                                          \
    X(TooFewCards, "too-few-cards")                               \
    X(TooManyBatteries, "too-many-batteries")                     \
    X(TooManyFlags, "too-many-flags")                             \
    X(Troops, "troops")                                           \
    X(TwoGenerals, "two-generals")                                \
    X(TwoSupports, "two-supports")                                \
    X(UnitEliminated, "unit-eliminated")                          \
    X(UnitInSquare, "unit-in-square")                             \
    X(UnitLostBlocks, "unit-lost-blocks")                         \
    X(Withdrew, "withdrew")                                       \
    X(WorksHinder, "works-hinder")                                \
    X(WorksShelter, "works-shelter")                              \
    X(WrongArm, "wrong-arm")                                      \
    X(WrongSection, "wrong-section")
// clang-format on

GROGNARD_REASONS(GROGNARD_CCN_REASONS)
#undef GROGNARD_CCN_REASONS

}  // namespace grognard::ccn
