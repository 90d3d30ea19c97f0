// What a frame that is done tells the frame below it: one type for each frame that others wait for.
#pragma once

#include <cstdint>
#include <variant>

#include "games/orthez/charts.hpp"
#include "games/orthez/frames.hpp"

namespace grognard::orthez {

// Read like a table, a line each.
// clang-format off
struct Ended { };                                                                               // nothing to tell
struct DieReport { DieCause cause; std::uint8_t subject; std::uint8_t die; };                   // DieRoll; the die shows 1 to 6
struct MoveReport { UnitList units; };                                                          // Moving: the move is over
struct DeedReport { bool done; bool over; };                                                    // Performing: was it done; is the unit's move over
struct FireWindowReport { HexId target; std::uint8_t attacks; UnitSet fired; };                 // FireWindow, when all have passed
struct ChargeWindowReport { UnitId mover; bool charged; };                                      // ChargeWindow
struct BatteryWindowReport { };                                                                 // BatteryWindow
struct ReactionWindowReport { UnitId cavalry; bool met; };                                      // ReactionWindow; met: its move is over, by a reaction charge or a pursuit
struct FireReport { FireKind kind; HexId at; std::uint8_t losses; Roll natural; };              // FireAttack, with its tests
struct TestReport { TestCause cause; UnitList units; UnitSet failed; Roll natural; };           // MoraleTest, its effect on order included
enum class SquareResult : std::uint8_t { Square, Disorder, Rout };
struct SquareReport { UnitList units; SquareResult result; };                                   // SquareRoll
struct LeaderReport { LeaderId leader; Wound wound; };                                          // LeaderHit
struct RoutReport { UnitList units; bool surrendered; };                                        // Routing
struct DisplacedReport { UnitId unit; HexId to; };                                              // Displacing; no_hex: surrendered
struct GatheredReport { UnitId unit; HexId at; };                                               // Gathering
struct RelocatedReport { LeaderId leader; HexId to; };                                          // Relocating
struct HarassReport { };                                                                        // HarassWindow
struct RicochetReport { };                                                                      // Ricochet
struct AssaultReport { HexId target; };                                                         // AssaultFight
struct MeleeReport { MeleeCell cell; Roll natural; };                                           // MeleeRoll; nothing applied yet
struct RetreatReport { UnitList units; HexId to; std::uint8_t hexes; RoutPath left; };          // RetreatMove; left: the hexes it rode or ran out of
struct ContactReport { UnitId cavalry; bool over; bool target_gone; };                          // ChargeContact; over: the cavalry's move, else it may declare another charge
enum class SquareChoice : std::uint8_t { RideThrough, Halt, Charge };
struct SquareAheadReport { UnitId cavalry; SquareChoice choice; bool over; };                   // SquareAhead; over: its move, by what it met behind the square
struct PursuitReport { UnitId cavalry; };                                                       // CavalryPursuit
// clang-format on

using Report =
    std::variant<Ended, DieReport, MoveReport, DeedReport, FireWindowReport, ChargeWindowReport,
                 BatteryWindowReport, ReactionWindowReport, FireReport, TestReport, SquareReport,
                 LeaderReport, RoutReport, DisplacedReport, GatheredReport, RelocatedReport,
                 HarassReport, RicochetReport, AssaultReport, MeleeReport, RetreatReport,
                 ContactReport, SquareAheadReport, PursuitReport>;

}  // namespace grognard::orthez
