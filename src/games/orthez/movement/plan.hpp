// What a deed would make of the units that do it: worked out before anything is done, so that the
// same words refuse a deed, offer it and carry it out.
#pragma once

#include "core/refusal.hpp"
#include "games/orthez/events.hpp"
#include "games/orthez/stacks.hpp"

namespace grognard::orthez {

// One unit after the deed, and what it pays.
struct UnitPlan {
    UnitId unit = no_unit;
    Footprint to;
    Formation formation = Formation::Column;
    Side facing = no_side;
    Pm cost;
    bool wades = false;  // crosses a stream out of or into a marsh (lb.12.4.C.3)
};
struct Plan {
    Fixed<UnitPlan, max_stack> units;
};

// The unit whose footprint the others of the moving stack follow: the widest, the top one of those,
// guns last.
UnitId lead_of(const State& s, const UnitList& units);

// Ground, formations, facing and stacking; neither movement points nor the mission are asked.
Verdict plan(const State& s, const Moving& moving, const Deed& deed, Plan& out);
Verdict plan_step(const State& s, const Moving& moving, const Step& step, Plan& out);
Verdict plan_form(const State& s, const Moving& moving, const Form& form, Plan& out);
Verdict plan_extend(const State& s, const Moving& moving, const Extend& extend, Plan& out);
Verdict plan_gather(const State& s, const Moving& moving, const Gather& gather, Plan& out);
Verdict plan_pivot(const State& s, const Moving& moving, const Pivot& pivot, Plan& out);

// Would everybody fit at that instant where the plan puts the units, and those whom they leave
// (lb.10.1.1)?
Verdict judge_stacking(const State& s, const Moving& moving, const Plan& plan);

// Puts the units and the leaders with them where the plan says.
void carry_out(State& s, const Moving& moving, const Plan& plan, const EventSink& events);
void pay(State& s, const Plan& plan);
Pm cost_of(const Plan& plan);  // of the dearest unit

// Hexes that the unit would leave: of its old ones those that are not among its new ones
// (lb.9.A.6).
Footprint vacated(const State& s, const UnitPlan& unit);
// And those it would newly stand in.
Footprint entered(const State& s, const UnitPlan& unit);

// Infantry that enters a friendly square means to join it, limbered guns too: they unlimber there
// (lb.11.8.B.3, 11.8.E.1). Skirmishers only pass.
bool joins_square(const State& s, UnitId unit, HexId hex);

// Has that formation a facing, and is this one of them where the unit would stand?
bool facing_fits(const State& s, Formation formation, const Footprint& at, Side facing);

// Hexes that a road column of this unit fills (lb.11.7.A.2, 17.4.A.1).
std::size_t column_length(const State& s, UnitId unit);
// A skirmisher that must spread over two hexes and stands in one (lb.11.9.A.3, 11.9.C.1).
bool must_extend(const State& s, UnitId unit);

}  // namespace grognard::orthez
