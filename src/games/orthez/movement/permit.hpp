// May the stack do this now? What the plan of a deed leaves open: movement points, zones of
// influence, the mission, the bans of the scenario, and where the stack could stay.
#pragma once

#include "games/orthez/movement/plan.hpp"

namespace grognard::orthez {

Verdict permit(const State& s, const Moving& moving, const Deed& deed, Plan& out);
inline Verdict permit(const State& s, const Moving& moving, const Deed& deed) {
    Plan unused;
    return permit(s, moving, deed, unused);
}

// Leaving a zone of influence by this plan (lb.9.A-9.C): free, by a test, or not at all.
enum class Exit : std::uint8_t { Free, Test };
Verdict judge_exit(const State& s, const Moving& moving, const Deed& deed, const Plan& plan,
                   Exit& exit);
// Infantry and foot artillery are held by zones that they enter (lb.9.A.6).
bool enters_zone(const State& s, const Plan& plan);

// May the move end here as it is? (lb.10.1.1, 11.9.A.3, 12.5.F.2)
Verdict judge_end(const State& s, const Moving& moving);

// Is there a deed that brings a stack on that may not stay as it is?
bool may_go_on(const State& s, const Moving& moving);

// Every step that is worth asking about, with its facings and formations.
template <class Visit>
void each_step(const State& s, const Moving& m, const Visit& visit) {
    const Unit& lead = s.units[lead_of(s, m.units)];
    const bool good = lead.order == OrderState::Good;
    const bool vertex =
        good && lead.hexes.size() == 1 &&
        (lead.formation == Formation::Line || lead.formation == Formation::Skirmish);
    for (Side side = 0; side < side_count; ++side) {
        if (vertex) {
            visit(Step{side, side});
            visit(Step{side, turned(side, -1)});
        }
        if (!vertex) visit(Step{side, no_side});
        if (!good || lead.formation != Formation::GeneralOrder) continue;
        visit(Step{side, no_side, Formation::Square});
        for (Side facing = 0; facing < side_count; ++facing) {
            visit(Step{side, facing, Formation::Column});
            visit(Step{side, facing, Formation::Line});
            visit(Step{side, facing, Formation::Skirmish});
        }
    }
}

}  // namespace grognard::orthez
