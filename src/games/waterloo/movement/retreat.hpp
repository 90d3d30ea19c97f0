// Where a unit may go back to, with whom, and its going: used by fire, duels and morale alike.
#pragma once

#include "core/refusal.hpp"
#include "games/waterloo/pieces.hpp"

namespace grognard::waterloo {

// A defender's way: towards its side's refuge, Prussians towards an entry or into the box (W44),
// out of the box to a free entry.
AreaSet retreat_areas(const State& s, UnitId unit);
// Which way that is, for each army.
std::string_view direction_rule(Force force);
// An attacker's way: infantry to any of the origins, cavalry to where it entered from (W43, W76).
// Nobody retreats to the enemy; cavalry that falls back returns to ground that it shared with him
// (W16).
AreaSet fall_back_areas(const State& s, UnitId unit, BackKind kind,
                        const AreaSet& infantry_origins);
// Of these, where a leader may end: not with another of his colour (W83).
AreaSet without_leader_clash(const State& s, UnitId leader, AreaSet areas);

// Leaders in the unit's area who may go along to that area, all of them in one set.
Company possible_company(const State& s, UnitId unit, AreaId to);
// Those of a side in an area.
UnitSet leaders_in(const State& s, Seat seat, AreaId area, Company company);
// Every choice among them, alone first.
template <class Visit>
void each_company(Company possible, Visit visit) {
    for (Company chosen = alone; chosen <= (own_leader | prussian_leader); ++chosen) {
        if ((chosen & ~possible) == 0) visit(chosen);
    }
}

// Why the unit, whose ways these are, may not go there with these leaders.
Verdict refuse_way(const State& s, UnitId unit, const AreaSet& ways, const Retreat& said);

// The unit and its company go; infantry takes the cubes assigned to it and leaves its square (W44).
// It is no attacker any more. Its leaders are told of; whoever calls tells of the unit itself and
// looks whether the cubes fit: recount_cubes().
void go_back(State& s, UnitId unit, AreaId to, Company company, const EventSink& events);

}  // namespace grognard::waterloo
