// First Strike, withdrawal, square, battle back, ground, flags: why not.
#include "games/ccn/grounds/answers.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"
#include "games/ccn/combat/harm.hpp"
#include "games/ccn/combat/reaction.hpp"
#include "games/ccn/combat/retreat.hpp"
#include "games/ccn/combat/terrain_rules.hpp"

namespace grognard::ccn {

namespace {

const MeleeFight& fight_below(const State& s) { return *s.frames.nearest<MeleeFight>(); }

Attack answer_of(const State& s, const MeleeFight& fight) {
    return attack_of(s, fight.target, fight.from, Fight::Melee, Boost::None);
}

bool square_at_cavalry(const State& s, const MeleeFight& fight) {
    return in_square(s.units[fight.target]) && arm(s.units[fight.unit]) == Arm::Cavalry;
}

void name_square_ground(const State& s, Hex at, Named& named) {
    if (!terrain_card(s, at).squares) {
        named.add("ccn.square.forbid.terrain");
        const Terrain terrain = terrain_at(s, at);
        named.add_if(terrain == Terrain::Town || terrain == Terrain::Mill,
                     "ccn.terrain.town.no-square");
    }
    if (s.battle.works[at.index] != 0 && !s.battle.charts.fortification.squares) {
        named.add({"ccn.square.forbid.fort-any-side", "ccn.terrain.fort.no-square",
                   "ccn.square.forbid.terrain"});
    }
}

void name_vacated(const State& s, const Unit& unit, Hex to, Named& named) {
    const bool cavalry = arm(unit) == Arm::Cavalry;
    const HexSet& ground = s.battle.impassable[static_cast<std::size_t>(arm(unit))];
    named.add_if(ground.has(to.index), cavalry ? "ccn.pursuit.terrain" : "ccn.takeground.terrain");
    name_closed_hex(s, unit, to, has_attached(s, unit), named);
}

// Troops that may ignore flags, but not so many.
void name_steady(const State& s, const Unit& unit, Named& named) {
    if (card_of(s, unit).ignored_flags == 0) return;
    named.add(unit_rule(unit.nation, unit.type));
    named.add(steady_rule(s, unit));
}

void name_support_of(const State& s, const Unit& unit, Named& named) {
    const HexSet friends = units_of(s, unit.side) | generals_of(s, unit.side);
    const HexSet around = neighbours(unit.at) & friends;
    const int beside = around.size();
    if (in_square(unit)) {
        if (beside >= 2) named.add({"ccn.square.no-support", "ccn.flags.ignore.support-square"});
        return;
    }
    // One friend is too few, and more than two are no more than two.
    named.add_if(beside > 0, "ccn.flags.ignore.support");
    // A unit and its general on one hex are one (R43).
    const bool led = !(around & units_of(s, unit.side) & generals_of(s, unit.side)).empty();
    named.add_if(beside == 1 && led, "ccn.flags.ignore.support-lone-general");
}

void name_shelter(const State& s, const Harm& harm, const Unit& unit, Named& named) {
    const bool cavalry = arm(unit) == Arm::Cavalry;
    if (s.battle.works[unit.at.index] != 0) {
        named.add_if(!crosses_works(s, harm.crossed_from, unit.at), "ccn.terrain.fort.facing");
        named.add(cavalry ? "ccn.terrain.fort.flag-cav" : "ccn.terrain.fort.flag-inf-art");
        return named.add("ccn.flags.ignore.terrain");
    }
    // No other ground lets anybody ignore a flag.
    named.add_if(terrain_at(s, unit.at) != Terrain::Clear, "ccn.flags.ignore.terrain");
}

}  // namespace

bool cavalry_attacked(const State& s, const MeleeFight& fight) {
    return fight.target != no_piece && arm(s.units[fight.target]) == Arm::Cavalry &&
           arm(s.units[fight.unit]) == Arm::Infantry;
}

bool infantry_attacked(const State& s, const MeleeFight& fight) {
    return fight.target != no_piece && arm(s.units[fight.target]) == Arm::Infantry &&
           arm(s.units[fight.unit]) == Arm::Cavalry;
}

void name_refused(const State& s, const Reaction&, const StrikeFirst&, Named& named) {
    const MeleeFight& fight = fight_below(s);
    if (fight.target == no_piece) {
        return named.add({"ccn.move.leader.no-combat", "ccn.card.first-strike.play",
                          "ccn.melee.who", "ccn.unit.general-not-unit"});
    }
    named.add_if(!holds(s, s.units[fight.target].side, Card::FirstStrike),
                 "ccn.card.first-strike.play");
    if (square_at_cavalry(s, fight)) {
        return named.add({"ccn.square.fights-first", "ccn.card.first-strike.play"});
    }
    const Attack answer = answer_of(s, fight);
    if (!has_dice(answer)) name_no_dice(answer, named);
}

void name_refused(const State& s, const Reaction&, const Withdraw&, Named& named) {
    const MeleeFight& fight = fight_below(s);
    if (!cavalry_attacked(s, fight)) return named.add("ccn.cavalry-withdraw.right");
    if (can_withdraw(s, s.units[fight.target])) return;
    named.add({"ccn.cavalry-withdraw.two-hexes", "ccn.cavalry-withdraw.blockers"});
}

void name_refused(const State& s, const Reaction&, const FormSquare&, Named& named) {
    const MeleeFight& fight = fight_below(s);
    if (!infantry_attacked(s, fight)) return named.add("ccn.square.when");
    const Unit& target = s.units[fight.target];
    if (in_square(target)) return named.add("ccn.square.when");
    name_square_ground(s, target.at, named);
    named.add_if(hand_size(s, target.side) < fewest_cards_for_square, "ccn.square.forbid.hand");
    const auto& track = player(s, target.side).track;
    named.add_if(std::find(track.begin(), track.end(), Card::None) == track.end(),
                 "ccn.square.markers");
}

void name_refused(const State& s, const PressChoice&, const Press&, Named& named) {
    const MeleeFight& fight = fight_below(s);
    const bool square = square_at_cavalry(s, fight);
    if (s.units[fight.unit].at != fight.from) {
        return named.add_if(!fight.support.empty(), square
                                                        ? "ccn.combined-arms.lost-to-square"
                                                        : "ccn.combined-arms.lost-to-first-strike");
    }
    const Boost boost = fight.bonus ? Boost::BonusCombat : Boost::Card;
    name_no_dice(attack_of(s, fight.unit, fight.at, Fight::Melee, boost), named);
}

void name_refused(const State& s, const BattleBackChoice&, const BattleBack&, Named& named) {
    const MeleeFight& fight = fight_below(s);
    const Unit& target = s.units[fight.target];
    if (target.at != fight.at) {
        return named.add_if(fight.reply != Reply::Withdraw, "ccn.battleback.right");
    }
    if (s.units[fight.unit].at != fight.from) return;
    named.add_if(square_at_cavalry(s, fight), "ccn.square.fights-first");
    const Attack answer = answer_of(s, fight);
    if (!has_dice(answer)) name_no_dice(answer, named);
}

void name_refused(const State& s, const GroundChoice&, const Advance& said, Named& named) {
    const MeleeFight& fight = fight_below(s);
    const Unit& unit = s.units[fight.unit];
    named.add_if(arm(unit) == Arm::Artillery, "ccn.takeground.not-artillery");
    named.add_if(in_square(unit), "ccn.takeground.not-square");
    if (said.to != fight.at) {
        named.add_if(arm(unit) == Arm::Cavalry, "ccn.pursuit.right");
        return named.add("ccn.takeground.right");
    }
    if (arm(unit) == Arm::Artillery || in_square(unit)) return;
    name_vacated(s, unit, said.to, named);
}

void name_refused(const State& s, const PursuitChoice& choice, const Advance& said, Named& named) {
    const Unit& unit = s.units[choice.unit];
    if (!said.to.on_board() || !adjacent(unit.at, said.to)) return;
    name_vacated(s, unit, said.to, named);
}

void name_kept_flags(const State& s, const IgnoreFlags& said, Named& named) {
    const Harm& harm = *s.frames.nearest<Harm>();
    const Unit& unit = s.units[harm.unit];
    if (in_square(s.units[harm.by]) && arm(unit) == Arm::Cavalry) {
        return named.add({"ccn.square.flag-not-ignorable", "ccn.flags.ignore.never-vs-square"});
    }
    const int together = ignorable_flags(s, harm).total();
    named.add_if(together > 0 && said.count > together, "ccn.flags.ignore.cumulative");
    named.add("ccn.retreat.per-flag");
    if (said.count > harm.flags) return named.add("ccn.flags.ignore.optional");
    name_steady(s, unit, named);
    // One general, one flag; none if he has not survived his test.
    named.add_if(has_attached(s, unit) || harm.tested, "ccn.flags.ignore.general");
    named.add_if(in_square(unit), "ccn.square.ignore-flags");
    name_support_of(s, unit, named);
    name_shelter(s, harm, unit, named);
}

void name_refused(const State& s, const FlagChoice&, const IgnoreFlags& said, Named& named) {
    name_kept_flags(s, said, named);
}

}  // namespace grognard::ccn
