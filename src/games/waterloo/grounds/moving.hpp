// What forbids a move, shared by marches and assaults.
#pragma once

#include "games/waterloo/grounds/gather.hpp"

namespace grognard::waterloo {

// The rules of the approach move hold for the other two as well, by this one.
std::string_view kin_rule(Order order);
void as_in_approach(Gather& g, Order order, std::string_view rule);

// Cavalry stops there.
std::string_view stop_rule(Terrain terrain);
void must_stop_in(Gather& g, Order order, AreaId area);

void cannot_leave(Gather& g, Order order, UnitId unit);
void not_into_box(Gather& g);
void too_far(Gather& g, Order order, Arm arm);
// A leader would join another of his colour.
bool leader_there(const Gather& g, UnitId unit, AreaId to);

void bad_assault(Gather& g, const Marching& marching, UnitId unit, const Move& said);

}  // namespace grognard::waterloo
