// Answers that may not be given in a melee, and ground that may not be taken.
#pragma once

#include "games/ccn/grounds/common.hpp"

namespace grognard::ccn {

void name_refused(const State& s, const Reaction& reaction, const StrikeFirst& said, Named& named);
void name_refused(const State& s, const Reaction& reaction, const Withdraw& said, Named& named);
void name_refused(const State& s, const Reaction& reaction, const FormSquare& said, Named& named);
void name_refused(const State& s, const PressChoice& choice, const Press& said, Named& named);
void name_refused(const State& s, const BattleBackChoice& choice, const BattleBack& said,
                  Named& named);
void name_refused(const State& s, const GroundChoice& choice, const Advance& said, Named& named);
void name_refused(const State& s, const PursuitChoice& choice, const Advance& said, Named& named);
void name_refused(const State& s, const FlagChoice& choice, const IgnoreFlags& said, Named& named);

// What lets the unit under the dice ignore flags, but not so many, or does not let it.
void name_kept_flags(const State& s, const IgnoreFlags& said, Named& named);

// Is cavalry attacked by infantry, or infantry by cavalry? Then it may withdraw, or form square.
bool cavalry_attacked(const State& s, const MeleeFight& fight);
bool infantry_attacked(const State& s, const MeleeFight& fight);

}  // namespace grognard::ccn
