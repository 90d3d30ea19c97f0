// Steps back that may not be made, by units and by generals.
#pragma once

#include "games/ccn/grounds/common.hpp"

namespace grognard::ccn {

void name_refused(const State& s, const UnitRetreat& retreat, const Retreat& step, Named& named);
void name_refused(const State& s, const UnitRetreat& retreat, const Stop& stop, Named& named);
void name_refused(const State& s, const Withdrawal& withdrawal, const Retreat& step, Named& named);
void name_refused(const State& s, const GeneralRetreat& retreat, const Retreat& step, Named& named);
void name_refused(const State& s, const GeneralRetreat& retreat, const Stop& stop, Named& named);
void name_refused(const State& s, const GeneralRetreat& retreat, const LeaveBoard& leave,
                  Named& named);

// Why this general goes back at all: attacked alone, or left without his unit.
void name_must_retreat(const State& s, const GeneralRetreat& retreat, Named& named);

}  // namespace grognard::ccn
