// Every action's verb and members, named once: its text, its JSON form and the client's types read
// them. Each member is spelled by words.hpp or a number that is left out where it is 0.
#pragma once

#include "games/orthez/words.hpp"

namespace grognard::orthez {

// clang-format off
GROGNARD_ACTION(Deploy, "deploy", visit("unit", unit_word(a.unit)); visit("at", hex_word(a.at)); visit("formation", word_of<FormationSpelling>(a.formation)); visit("facing", side_if_set(a.facing));)
GROGNARD_ACTION(Begin, "begin")
GROGNARD_ACTION(Command, "command", visit("detach", unit_words(a.detach)); visit("reattach", leader_words(a.reattach)); visit("points", leader_words(a.points));)
GROGNARD_ACTION(ReturnBattery, "return", visit("unit", unit_word(a.unit));)
GROGNARD_ACTION(TryInitiative, "initiative", visit("leader", leader_word(a.leader));)
GROGNARD_ACTION(Activate, "activate", visit("units", unit_words(a.units));)
GROGNARD_ACTION(Step, "step", visit("side", side_word(a.side)); visit("facing", side_if_set(a.facing)); visit("formation", new_formation_if_set(a.formation));)
GROGNARD_ACTION(Turn, "turn", visit("facing", side_word(a.facing));)
GROGNARD_ACTION(Form, "form", visit("formation", word_of<FormationSpelling>(a.formation)); visit("facing", side_if_set(a.facing));)
GROGNARD_ACTION(Extend, "extend", visit("side", side_word(a.side));)
GROGNARD_ACTION(Gather, "gather", visit("at", hex_word(a.at));)
GROGNARD_ACTION(Pivot, "pivot", visit("moving", hex_word(a.moving));)
GROGNARD_ACTION(Reorder, "reorder", visit("unit", unit_word(a.unit)); visit("depth", if_any(a.depth));)
GROGNARD_ACTION(Drop, "drop", visit("unit", unit_word(a.unit));)
GROGNARD_ACTION(TakeAlong, "take-along", visit("leader", leader_word(a.leader));)
GROGNARD_ACTION(LeaveBehind, "leave-behind", visit("leader", leader_word(a.leader));)
GROGNARD_ACTION(BreakDown, "break-down")
GROGNARD_ACTION(Recombine, "recombine")
GROGNARD_ACTION(Assault, "assault", visit("target", hex_word(a.target)); visit("second", hex_if_set(a.second));)
GROGNARD_ACTION(Charge, "charge", visit("target", hex_word(a.target)); visit("second", hex_if_set(a.second));)
GROGNARD_ACTION(MoveLeader, "move-leader", visit("leader", leader_word(a.leader)); visit("to", hex_word(a.to));)
GROGNARD_ACTION(Enter, "enter", visit("unit", unit_word(a.unit)); visit("at", hex_word(a.at)); visit("formation", word_of<FormationSpelling>(a.formation));)
GROGNARD_ACTION(HoldBack, "hold-back", visit("group", if_any(a.group));)
GROGNARD_ACTION(Finish, "finish")
GROGNARD_ACTION(Pass, "pass")
GROGNARD_ACTION(Fire, "fire", visit("from", hex_words(a.from)); visit("at", hex_word(a.at));)
GROGNARD_ACTION(SquareFire, "square-fire", visit("from", hex_word(a.from)); visit("at", hex_words(a.at));)
GROGNARD_ACTION(SkirmishAttack, "skirmish", visit("unit", unit_word(a.unit)); visit("at", hex_word(a.at));)
GROGNARD_ACTION(Harass, "harass", visit("unit", unit_word(a.unit));)
GROGNARD_ACTION(OpportunityCharge, "opportunity-charge", visit("unit", unit_word(a.unit)); visit("via", hex_if_set(a.via));)
GROGNARD_ACTION(TurnBattery, "turn-battery", visit("unit", unit_word(a.unit)); visit("facing", side_word(a.facing));)
GROGNARD_ACTION(React, "react", visit("reaction", word_of<ReactionSpelling>(a.reaction)); visit("hex", hex_word(a.hex));)
GROGNARD_ACTION(RideThrough, "ride-through")
GROGNARD_ACTION(Halt, "halt")
GROGNARD_ACTION(ChargeSquare, "charge-square")
GROGNARD_ACTION(Recall, "recall")
GROGNARD_ACTION(Engage, "engage", visit("strength", word_of<StrengthSpelling>(a.strength));)
GROGNARD_ACTION(Resolve, "resolve", visit("target", hex_word(a.target));)
GROGNARD_ACTION(Abandon, "abandon", visit("leader", leader_word(a.leader)); visit("to", hex_word(a.to));)
GROGNARD_ACTION(Retreat, "retreat", visit("side", side_word(a.side));)
GROGNARD_ACTION(Stand, "stand")
GROGNARD_ACTION(TakeLoss, "take-loss", visit("stack", hex_word(a.stack));)
GROGNARD_ACTION(GoTo, "go-to", visit("hex", hex_word(a.hex));)
GROGNARD_ACTION(SendBack, "send-back", visit("unit", unit_word(a.unit));)
GROGNARD_ACTION(Face, "face", visit("facing", side_word(a.facing));)
GROGNARD_ACTION(Rally, "rally", visit("hex", hex_word(a.hex));)
GROGNARD_ACTION(Replace, "replace", visit("lost", leader_word(a.lost)); visit("by", leader_word(a.by));)
// clang-format on

}  // namespace grognard::orthez
