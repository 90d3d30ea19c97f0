// The examples of the rulebook that tell of something that may not be done, with the rules against
// it.
#pragma once

#include "codec/cases/examples.hpp"

namespace grognard::ccn {

inline constexpr codec::Shown shown_by_examples[] = {
    {"ccn.example.attack-center-1", "ccn.card.attack-center"},
    {"ccn.example.attack-center-2", "ccn.move.leader.follows"},
    {"ccn.example.attack-center-2", "ccn.move.leader.join-moved-unit"},
    {"ccn.example.attack-center-2", "ccn.move.leader.reattach-freezes"},
    {"ccn.example.escape-1", "ccn.leader.escape.must"},
    {"ccn.example.escape-1", "ccn.leader.escape.continue"},
    {"ccn.example.escape-2", "ccn.leader.retreat.distance"},
    {"ccn.example.escape-2", "ccn.leader.escape.continue"},
    {"ccn.example.escape-3", "ccn.leader.escape.must"},
    {"ccn.example.escape-3", "ccn.leader.escape.continue"},
    {"ccn.example.withdraw", "ccn.cavalry-withdraw.two-hexes"},
    {"ccn.example.withdraw", "ccn.cavalry-withdraw.blockers"},
    {"ccn.example.withdraw", "ccn.cavalry-withdraw.dice"},
    {"ccn.example.square-turn1", "ccn.square.fights-first"},
    {"ccn.example.square-turn1", "ccn.square.flag-not-ignorable"},
    {"ccn.example.square-turn1", "ccn.square.cavalry-attack"},
    {"ccn.example.square-turn2", "ccn.battleback.right"},
    {"ccn.example.square-turn3", "ccn.battleback.right"},
    {"ccn.example.square-turn3", "ccn.square.fights-first"},
    {"ccn.example.square-turn3", "ccn.square.flag-not-ignorable"},
    {"ccn.example.square-turn3", "ccn.square.cavalry-attack"},
    {"ccn.example.combined-hill", "ccn.combined-arms.range-los"},
    {"ccn.example.combined-hill", "ccn.combined-arms.no-overhead"},
    {"ccn.example.combined-square", "ccn.combined-arms.lost-to-square"},
    {"ccn.example.hill-overhead", "ccn.combined-arms.no-overhead"},
};

}  // namespace grognard::ccn
