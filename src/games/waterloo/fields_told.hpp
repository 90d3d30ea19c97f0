// Every member of the events and of a view, named once.
#pragma once

#include <string>

#include "games/waterloo/events.hpp"
#include "games/waterloo/fields.hpp"
#include "games/waterloo/notation.hpp"
#include "games/waterloo/view.hpp"

namespace grognard::waterloo {

#define GROGNARD_EVENT(Type, ...)                    \
    template <class V>                               \
    constexpr void fields(V& visit, const Type& e) { \
        (void)visit;                                 \
        (void)e;                                     \
        __VA_ARGS__                                  \
    }

// clang-format off
GROGNARD_EVENT(TurnBegan, visit("number", e.turn);)
GROGNARD_EVENT(PhaseBegan, visit("phase", e.phase);)
GROGNARD_EVENT(InitiativePassed, visit("to", e.to);)
GROGNARD_EVENT(PrussiansRolled, visit("die", e.die); visit("count", e.count);)
GROGNARD_EVENT(PieceEntered, visit("piece", e.piece); visit("at", e.at);)
GROGNARD_EVENT(PieceDelayed, visit("piece", e.piece);)
GROGNARD_EVENT(SequenceBegan, visit("active", e.active);)
GROGNARD_EVENT(TileDrawn, visit("value", e.value);)
GROGNARD_EVENT(TileWasDrawn, visit("by", e.by);)
GROGNARD_EVENT(LeadersReadied, visit("seat", e.seat);)
GROGNARD_EVENT(DiscSpent, visit("seat", e.seat); visit("disc", e.disc);)
GROGNARD_EVENT(AreaActivated, visit("order", e.order); visit("area", e.area);)
GROGNARD_EVENT(LeaderActivated, visit("leader", e.leader); visit("area", e.area);)
GROGNARD_EVENT(PlayerPassed, visit("seat", e.seat);)
GROGNARD_EVENT(StopCalled, visit("active", e.active); visit("actions", e.actions);)
GROGNARD_EVENT(SequenceEnded, visit("active", e.active);)
GROGNARD_EVENT(PieceMoved, visit("piece", e.piece); visit("from", e.from); visit("to", e.to); visit("cubes", e.cubes);)
GROGNARD_EVENT(PieceReformed, visit("piece", e.piece); visit("at", e.at); visit("to", name(e.piece.arm, e.to));)
GROGNARD_EVENT(CubeHandedOver, visit("colour", e.colour); visit("from", e.from); visit("to", e.to);)
GROGNARD_EVENT(AreaOverstacked, visit("seat", e.seat); visit("area", e.area); visit("excess", e.excess);)
GROGNARD_EVENT(StrongholdTaken, visit("area", e.area); visit("by", e.by);)
GROGNARD_EVENT(SkirmishFired, visit("from", e.from); visit("at", e.at); visit("die", e.die); visit("hit", e.hit);)
GROGNARD_EVENT(GrandBatteryFired, visit("area", e.area); visit("left", e.left);)
GROGNARD_EVENT(GunFired, visit("gun", e.gun); visit("from", e.from); visit("at", e.at); visit("target", e.target); visit("die", e.die); visit("modifiers", e.die_modifiers); visit("effect", e.effect);)
GROGNARD_EVENT(CubesPlaced, visit("colour", e.colour); visit("at", e.at); visit("count", e.count);)
GROGNARD_EVENT(CubesWasted, visit("at", e.at); visit("count", e.count);)
GROGNARD_EVENT(PieceTired, visit("piece", e.piece); visit("at", e.at);)
GROGNARD_EVENT(PieceEliminated, visit("piece", e.piece); visit("at", e.at); visit("cubes", e.cubes);)
GROGNARD_EVENT(PieceRetreated, visit("piece", e.piece); visit("from", e.from); visit("to", e.to); visit("cubes", e.cubes);)
GROGNARD_EVENT(PieceFellBack, visit("piece", e.piece); visit("from", e.from); visit("to", e.to); visit("cubes", e.cubes);)
GROGNARD_EVENT(AssaultBegan, visit("area", e.area); visit("attacker", e.attacker);)
GROGNARD_EVENT(StepBegan, visit("step", e.step);)
GROGNARD_EVENT(PieceSheltered, visit("piece", e.piece); visit("at", e.at);)
GROGNARD_EVENT(GunsCovered, visit("by", e.by); visit("at", e.at);)
GROGNARD_EVENT(DuelFought, visit("charging", e.charging); visit("countering", e.countering); visit("dice", e.dice); visit("charging_modifiers", e.modifiers[0]); visit("countering_modifiers", e.modifiers[1]);)
GROGNARD_EVENT(VolleyShot, visit("by", e.by); visit("carried", e.cubes_carried); visit("die", e.die); visit("modifiers", e.die_modifiers); visit("cubes", e.result.cubes); visit("test", e.result.test);)
GROGNARD_EVENT(MoraleTested, visit("piece", e.piece); visit("die", e.die); visit("columns", e.columns); visit("column", e.column); visit("result", e.result);)
GROGNARD_EVENT(RetreatBarred, visit("piece", e.piece); visit("instead", e.instead);)
GROGNARD_EVENT(SquareFormed, visit("piece", e.piece); visit("at", e.at);)
GROGNARD_EVENT(ChargeShot, visit("dice", e.dice); visit("hits", e.hits);)
GROGNARD_EVENT(GunsRiddenDown, visit("at", e.at); visit("guns", e.guns);)
GROGNARD_EVENT(GunsCaptured, visit("at", e.at); visit("guns", e.guns);)
GROGNARD_EVENT(ControlRolled, visit("piece", e.piece); visit("die", e.die); visit("needed", e.needed);)
GROGNARD_EVENT(ChargeContinued, visit("piece", e.piece); visit("from", e.from); visit("to", e.to);)
GROGNARD_EVENT(AssaultEnded, visit("area", e.area);)
GROGNARD_EVENT(GameWon, visit("seat", e.seat); visit("by", e.by); visit("french_losses", e.french_losses); visit("allied_losses", e.allied_losses);)
// clang-format on
#undef GROGNARD_EVENT

// What is in the state already, units and frames among it, is not said again.
template <class V>
constexpr void fields(V& visit, const View& v) {
    visit("tile_drawn", v.tile_drawn);
    visit("tile", v.tile);
    visit("actions_done", v.actions_done);
    visit("losses", v.losses);
    visit("dice", v.dice);
}

}  // namespace grognard::waterloo
