// Cards and orders that may not be given: every rule that stands against them.
#pragma once

#include "games/ccn/grounds/common.hpp"

namespace grognard::ccn {

void name_refused(const State& s, const CardChoice& choice, const PlayCard& play, Named& named);
void name_refused(const State& s, const Ordering& ordering, const OrderUnit& order, Named& named);
void name_refused(const State& s, const Ordering& ordering, const LeaveSquare& order, Named& named);
void name_refused(const State& s, const Ordering& ordering, const OrderGeneral& order,
                  Named& named);
void name_refused(const State& s, const Rallying& rallying, const RallyBlock& block, Named& named);
// Short Supply (choices.cpp).
void name_refused(const State& s, const Supplying& supplying, const SendBack& target, Named& named);
void name_refused(const State& s, const Placing& placing, const Place& place, Named& named);

}  // namespace grognard::ccn
