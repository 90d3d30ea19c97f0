// Why an action is refused or a ledger has an entry: one list of reasons and their keys.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/refusal.hpp"

namespace grognard::waterloo {

// The keys leave the game: data/waterloo/words.*.tsv has their wording.
// clang-format off
#define GROGNARD_WATERLOO_REASONS(X) \
    X(ActOrPass, "act-or-pass")                                \
    X(ActionUnfinished, "action-unfinished")                   \
    X(AllHaveFired, "all-have-fired")                          \
    X(AllSheltered, "all-sheltered")                           \
    X(AnotherAction, "another-action")                         \
    X(AnotherEarnedIt, "another-earned-it")                    \
    X(AnotherGoesFirst, "another-goes-first")                  \
    X(AnotherLeaderThere, "another-leader-there")              \
    X(AssaultBegun, "assault-begun")                           \
    X(AssaultOnly, "assault-only")                             \
    X(BehindCrest, "behind-crest")                             \
    X(BoxEmpty, "box-empty")                                   \
    X(British, "british")                                      \
    X(BritishGun, "british-gun")                               \
    X(CarriesNoCubes, "carries-no-cubes")                      \
    X(CavalryOnly, "cavalry-only")                             \
    X(CombinedForce, "combined-force")                         \
    X(Cubes, "cubes")                                          \
    X(Damage, "damage")                                        \
    X(Elite, "elite")                                          \
    X(EnemyAssaultPending, "enemy-assault-pending")            \
    X(EnemyHeld, "enemy-held")                                 \
    X(EnemyOnTheWay, "enemy-on-the-way")                       \
    X(EnemyThere, "enemy-there")                               \
    X(EntryHeld, "entry-held")                                 \
    X(FrenchOnly, "french-only")                               \
    X(FromTerrain, "from-terrain")                             \
    X(GameOver, "game-over")                                   \
    X(GoesAlongOnly, "goes-along-only")                        \
    X(GreenFirst, "green-first")                               \
    X(GuardAssaults, "guard-assaults")                         \
    X(GunOnItsSide, "gun-on-its-side")                         \
    X(GunsDoNotAssault, "guns-do-not-assault")                 \
    X(GunsInRiver, "guns-in-river")                            \
    X(InAnAssault, "in-an-assault")                            \
    X(InSquare, "in-square")                                   \
    X(InfantryOnly, "infantry-only")                           \
    X(Isolated, "isolated")                                    \
    X(Landwehr, "landwehr")                                    \
    X(LeaderActsAlready, "leader-acts-already")                \
    X(LeaderThere, "leader-there")                             \
    X(LineBlocked, "line-blocked")                             \
    X(Mobile, "mobile")                                        \
    X(MustEnter, "must-enter")                                 \
    X(MustStop, "must-stop")                                   \
    X(NameTheEndOnly, "name-the-end-only")                     \
    X(Nation, "nation")                                        \
    X(NeverReforms, "never-reforms")                           \
    X(NeverTheBox, "never-the-box")                            \
    X(NextToEnemy, "next-to-enemy")                            \
    X(NoAssaultThere, "no-assault-there")                      \
    X(NoCavalryIntoRiver, "no-cavalry-into-river")             \
    X(NoCavalryIntoTown, "no-cavalry-into-town")               \
    X(NoCavalryIntoWood, "no-cavalry-into-wood")               \
    X(NoChange, "no-change")                                   \
    X(NoEnemyInReach, "no-enemy-in-reach")                     \
    X(NoEnemyThere, "no-enemy-there")                          \
    X(NoGunAimed, "no-gun-aimed")                              \
    X(NoGunThere, "no-gun-there")                              \
    X(NoInfantryOfTheColour, "no-infantry-of-the-colour")      \
    X(NoInfantryThere, "no-infantry-there")                    \
    X(NoRetreatInstead, "no-retreat-instead")                  \
    X(NoSuchArea, "no-such-area")                              \
    X(NoSuchCube, "no-such-cube")                              \
    X(NoSuchDisc, "no-such-disc")                              \
    X(NoSuchForceThere, "no-such-force-there")                 \
    X(NoSuchGun, "no-such-gun")                                \
    X(NoSuchLeader, "no-such-leader")                          \
    X(NoSuchPiece, "no-such-piece")                            \
    X(NoSuchPieceSheltered, "no-such-piece-sheltered")         \
    X(NoSuchWay, "no-such-way")                                \
    X(NoTarget, "no-target")                                   \
    X(NobodyCan, "nobody-can")                                 \
    X(NobodyThere, "nobody-there")                             \
    X(NotAGun, "not-a-gun")                                    \
    X(NotAdjacent, "not-adjacent")                             \
    X(NotAgain, "not-again")                                   \
    X(NotAnEntry, "not-an-entry")                              \
    X(NotAtWill, "not-at-will")                                \
    X(NotCavalry, "not-cavalry")                               \
    X(NotItsEntry, "not-its-entry")                            \
    X(NotItsOrigin, "not-its-origin")                          \
    X(NotMobile, "not-mobile")                                 \
    X(NotNow, "not-now")                                       \
    X(NotSoManyCubes, "not-so-many-cubes")                     \
    X(NotThatLeader, "not-that-leader")                        \
    X(NotThatWay, "not-that-way")                              \
    X(NotTheBox, "not-the-box")                                \
    X(NotThisArea, "not-this-area")                            \
    X(NotTooFull, "not-too-full")                              \
    X(NotUnderHim, "not-under-him")                            \
    X(NotYourDecision, "not-your-decision")                    \
    X(NothingDone, "nothing-done")                             \
    X(OnlyALeader, "only-a-leader")                            \
    X(OthersCannotBearTheRest, "others-cannot-bear-the-rest")  \
    X(OthersFirst, "others-first")                             \
    X(OutOfRange, "out-of-range")                              \
    X(OutOfReach, "out-of-reach")                              \
    X(OutOfTheBoxOnly, "out-of-the-box-only")                  \
    X(OwnArea, "own-area")                                     \
    X(PrussiansOnly, "prussians-only")                         \
    X(ReserveOnly, "reserve-only")                             \
    X(SayByWhichArea, "say-by-which-area")                     \
    X(Sheltered, "sheltered")                                  \
    X(Silenced, "silenced")                                    \
    X(SquareCharged, "square-charged")                         \
    X(StaysWhereItIs, "stays-where-it-is")                     \
    X(TakesAllCubes, "takes-all-cubes")                        \
    X(TargetAllSheltered, "target-all-sheltered")              \
    X(TargetBehindCrest, "target-behind-crest")                \
    X(TargetBehindDitch, "target-behind-ditch")                \
    X(TargetInRiver, "target-in-river")                        \
    X(TargetInSquare, "target-in-square")                      \
    X(TargetInWoodOrTown, "target-in-wood-or-town")            \
    X(TargetSheltered, "target-sheltered")                     \
    X(Tired, "tired")                                          \
    X(TiredMustRetreat, "tired-must-retreat")                  \
    X(TooFar, "too-far")                                       \
    X(TooManyForOneUnit, "too-many-for-one-unit")              \
    X(Used, "used")                                            \
    X(WayBarred, "way-barred")                                 \
    X(WithGuns, "with-guns")                                   \
    X(WoodOrTown, "wood-or-town")                              \
    X(WoodsTooThick, "woods-too-thick")
// clang-format on

#define GROGNARD_ENUMERATOR(enumerator, key) enumerator,
enum class Reason : std::uint8_t { GROGNARD_WATERLOO_REASONS(GROGNARD_ENUMERATOR) };
#undef GROGNARD_ENUMERATOR

#define GROGNARD_KEY(enumerator, key) key,
inline constexpr auto reason_keys =
    std::to_array<std::string_view>({GROGNARD_WATERLOO_REASONS(GROGNARD_KEY)});
#undef GROGNARD_KEY
#undef GROGNARD_WATERLOO_REASONS

constexpr std::string_view name(Reason reason) {
    return reason_keys[static_cast<std::size_t>(reason)];
}

constexpr Refusal refused(std::string_view rule, Reason reason) { return {rule, name(reason)}; }

}  // namespace grognard::waterloo
