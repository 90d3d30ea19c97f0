// The examples of the rulebook that tell of something that may not be done, with the rules against
// it.
#pragma once

#include "codec/cases/examples.hpp"

namespace grognard::waterloo {

inline constexpr codec::Shown shown_by_examples[] = {
    {"wl.example.skirmish.allied-firers", "wl.skirmish.who"},
    {"wl.example.skirmish.french-six", "wl.skirmish.who"},
    {"wl.example.sequence.tile-3", "wl.sequence.limit"},
    {"wl.example.sequence.tile-3", "wl.sequence.stop-call"},
    {"wl.example.approach.leader-two-areas", "wl.leader.once-per-sequence"},
    {"wl.example.approach.used-leader-moves", "wl.leader.once-per-sequence"},
    {"wl.example.reserve", "wl.action.reserve.not-into-adjacent"},
    {"wl.example.reserve", "wl.formation.artillery.side-no-action"},
    {"wl.example.los1.unit-blocks", "wl.los.blockers"},
    {"wl.example.los1.crest-blocks", "wl.los.crest.beyond"},
    {"wl.example.los1.crest-blocks", "wl.los.crest.edge"},
    {"wl.example.los1.hougoumont-blocks", "wl.los.blockers"},
    {"wl.example.los2.stronghold-blocks", "wl.los.blockers"},
    {"wl.example.los2.stronghold-blocks", "wl.los.low.firer-in"},
    {"wl.example.damage.move", "wl.damage.assign-all"},
    {"wl.example.damage.move", "wl.damage.not-artillery"},
    {"wl.example.damage.move", "wl.damage.move-assign"},
};

}  // namespace grognard::waterloo
