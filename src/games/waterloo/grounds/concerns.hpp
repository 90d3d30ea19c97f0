// What is asked of an action that was refused, a file a concern.
#pragma once

#include "games/waterloo/grounds/gather.hpp"

namespace grognard::waterloo {

// The moment or the speaker is the wrong one: grounds/moment.cpp, for parts of an action
// grounds/unordered.cpp, for answers to fire and within an assault grounds/answers.cpp, for losses
// and ways back grounds/harm.cpp.
void untimely(Gather& g, const Enter& said);
void untimely(Gather& g, const Delay& said);
void untimely(Gather& g, const Leave& said);
void untimely(Gather& g, const Skirmish& said);
void untimely(Gather& g, const Reform& said);
void untimely(Gather& g, const Activate& said);
void untimely(Gather& g, const Lead& said);
void untimely(Gather& g, const Pass& said);
void untimely(Gather& g, const Command& said);
void untimely(Gather& g, const Done& said);
void untimely(Gather& g, const Move& said);
void untimely(Gather& g, const Aim& said);
void untimely(Gather& g, const OpenFire& said);
void untimely(Gather& g, const FireGrandBattery& said);
void untimely(Gather& g, const Reinforce& said);
void untimely(Gather& g, const Resolve& said);
void untimely(Gather& g, const Shelter& said);
void untimely(Gather& g, const Cover& said);
void untimely(Gather& g, const Engage& said);
void untimely(Gather& g, const Assign& said);
void untimely(Gather& g, const Shoot& said);
void untimely(Gather& g, const HoldFire& said);
void untimely(Gather& g, const Charge& said);
void untimely(Gather& g, const Suffer& said);
void untimely(Gather& g, const Retreat& said);
void untimely(Gather& g, const PutCube& said);
void untimely(Gather& g, const Remove& said);
void untimely(Gather& g, const Sacrifice& said);

// The phases before the actions, and formations (grounds/phases.cpp).
void wrong(Gather& g, const Arrival& arrival, const Enter& said);
void wrong(Gather& g, const Relief& relief, const Leave& said);
void wrong(Gather& g, const Skirmishing& skirmishing, const Skirmish& said);
void wrong(Gather& g, const Reforming& reforming, const Reform& said);

// Discs and what they are spent on (grounds/discs.cpp), and areas where an order does nothing
// (grounds/orders.cpp).
void wrong(Gather& g, const ActionChoice& choice, const Activate& said);
void wrong(Gather& g, const ActionChoice& choice, const Lead& said);
void wrong(Gather& g, const ActionChoice& choice, const Pass& said);
void wrong(Gather& g, const LeaderAction& leading, const Command& said);
void closed(Gather& g, Order order, AreaId area);
// What keeps the units that stand there from it.
void kept_from(Gather& g, Order order, AreaId area);

// Moves (grounds/moves.cpp, grounds/assault_moves.cpp).
void wrong(Gather& g, const Marching& marching, const Move& said);
// Cavalry can't assault into that area: for its ground, for its walls.
void not_for_cavalry(Gather& g, AreaId area);

// Guns (grounds/guns.cpp) and their lines (grounds/sight.cpp).
void wrong(Gather& g, const Gunnery& gunnery, const Aim& said);
void wrong(Gather& g, const Gunnery& gunnery, const FireGrandBattery& said);
// Not a gun there can fire; some can, but at nobody.
void no_fire_from(Gather& g, AreaId area);
void no_target(Gather& g, AreaId from);
// The target is in range; what hides it.
void hidden_target(Gather& g, AreaId from, AreaId target);

// Cubes (grounds/cubes.cpp).
void wrong(Gather& g, const Reinforcing& reinforcing, const Reinforce& said);
void wrong(Gather& g, const Assigning& assigning, const Assign& said);
void wrong(Gather& g, const SixCubes& six, const Remove& said);
void wrong(Gather& g, const EmptyStock& empty, const Sacrifice& said);
void wrong(Gather& g, const CubePlacement& placing, const PutCube& said);
void wrong_share(Gather& g, UnitId leaving, int cubes);
std::string_view colour_rule(Force colour);

// Somebody must die or go back before anything else is said (grounds/back.cpp).
void must_happen_first(Gather& g);
// Cavalry under fire and ways back (grounds/back.cpp).
void wrong(Gather& g, const CavalryHit& hit, const Suffer& said);
void wrong(Gather& g, const CavalryHit& hit, const Retreat& said);
void wrong(Gather& g, const CavalryLosses& losses, const Suffer& said);
void wrong(Gather& g, const CavalryLosses& losses, const Retreat& said);
void wrong(Gather& g, const GoingBack& going, const Retreat& said);

// He is asked for an answer and gives none (grounds/no_answer.cpp).
void no_answer(Gather& g);
// A fight that nobody can call off is going on.
void not_over(Gather& g);

// Answers within an assault (grounds/answers.cpp).
void wrong(Gather& g, const Sheltering& sheltering, const Shelter& said);
void wrong(Gather& g, const ContinueChoice& choice, const Charge& said);

// A leader's own force, wl.leader.british or wl.leader.prussian.
void not_led(Gather& g, Force units);
// Units of that force would act under a disc that another army's leader was given.
void not_led_now(Gather& g, Force units);

}  // namespace grognard::waterloo
