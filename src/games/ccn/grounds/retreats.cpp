// Direction, what stands behind, and how far back one must go.
#include "games/ccn/grounds/retreats.hpp"

#include "games/ccn/combat/general.hpp"
#include "games/ccn/combat/retreat.hpp"
#include "games/ccn/combat/terrain_rules.hpp"
#include "games/ccn/grounds/moves.hpp"
#include "games/ccn/phases/movement.hpp"

namespace grognard::ccn {

namespace {

bool rearward_of(Hex from, Hex to, Seat side) {
    const auto [first, second] = rearward(from, side);
    return to.on_board() && (to == first || to == second);
}

// Toward the other army's base line.
bool forward_of(Hex from, Hex to, Seat side) { return rearward_of(from, to, other(side)); }

void name_taken(const State& s, const Unit& unit, Hex to, Named& named) {
    const Seat enemy = other(unit.side);
    const bool taken = has_unit(s, to) || generals_of(s, enemy).has(to.index);
    named.add_if(taken, "ccn.retreat.occupied");
    named.add_if(taken && is_ally(s, unit, to), "ccn.pool.sides");
    if (has_attached(s, unit) && has_lone_general(s, to, unit.side)) {
        named.add({"ccn.retreat.two-generals", "ccn.retreat.rally-on-general",
                   "ccn.move.no-two-generals"});
    }
}

void name_impassable(const State& s, const Unit& unit, Hex to, std::string_view rule,
                     Named& named) {
    const auto of_arm = static_cast<std::size_t>(arm(unit));
    if (!s.battle.impassable[of_arm].has(to.index)) return;
    named.add(rule);
    if (terrain_card(s, to).passable[of_arm]) return;  // closed by the scenario alone
    named.add_if(terrain_at(s, to) == Terrain::SandPit, "ccn.terrain.sandpit.artillery");
    named.add(impassable_rule(s, to));
    named.add("ccn.move.impassable");
}

bool attacked_alone(const State& s, const GeneralRetreat& retreat) {
    const MeleeFight* fight = s.frames.nearest<MeleeFight>();
    return fight != nullptr && fight->general == retreat.general;
}

// Every way back from there leads into an enemy unit.
bool cut_off(const State& s, Hex at, Seat side) {
    const auto [first, second] = rearward(at, side);
    const HexSet& enemies = units_of(s, other(side));
    const auto closed = [&](Hex h) {
        return !h.on_board() || enemies.has(h.index) || s.battle.impassable_general.has(h.index);
    };
    const auto enemy = [&](Hex h) { return h.on_board() && enemies.has(h.index); };
    return closed(first) && closed(second) && (enemy(first) || enemy(second));
}

void name_escape(const State& s, const GeneralRetreat& retreat, Hex start, Named& named) {
    if (!start.on_board() || !cut_off(s, start, s.generals[retreat.general].side)) return;
    named.add("ccn.leader.escape.must");
    named.add_if(!attacked_alone(s, retreat), "ccn.leader.casualty.enemy-block-escape");
}

// Behind him, but ground he may not enter, or the last hex and one he may not end on.
void name_closed_to_general(const State& s, const GeneralRetreat& retreat, Hex to, Named& named) {
    const General& general = s.generals[retreat.general];
    if (s.battle.impassable_general.has(to.index)) {
        named.add(impassable_rule(s, to));
        return named.add("ccn.move.impassable");
    }
    const bool taken = has_general(s, to) || units_of(s, other(general.side)).has(to.index);
    named.add_if(taken, "ccn.leader.retreat.end-hex");
    named.add_if(units_of(s, general.side).has(to.index) && has_general(s, to),
                 "ccn.leader.retreat.attach-or-pass");
}

}  // namespace

void name_must_retreat(const State& s, const GeneralRetreat& retreat, Named& named) {
    if (attacked_alone(s, retreat)) {
        return named.add(
            {"ccn.leader.lone.must-retreat", "ccn.unit.general.lone", "ccn.results.lone-general"});
    }
    named.add("ccn.leader.casualty.survivor-retreats");
}

void name_refused(const State& s, const UnitRetreat& retreat, const Retreat& step, Named& named) {
    const Unit& unit = s.units[retreat.unit];
    if (retreat.left == 0) {
        return named.add_if(card_of(s, unit).retreat == 1, "ccn.intro.retreat-rate");
    }
    if (!step.to.on_board()) return;
    named.add_if(forward_of(unit.at, step.to, unit.side), "ccn.setup.sides-edges");
    if (!rearward_of(unit.at, step.to, unit.side)) {
        const bool too_far = retreats_too_far(unit, step.to, retreat.left);
        return named.add_if(!too_far, "ccn.retreat.direction");
    }
    name_taken(s, unit, step.to, named);
    name_impassable(s, unit, step.to, "ccn.retreat.impassable", named);
}

void name_refused(const State& s, const UnitRetreat& retreat, const Stop&, Named& named) {
    const Unit& unit = s.units[retreat.unit];
    const int rate = card_of(s, unit).retreat;
    named.add(rate > 1 ? "ccn.retreat.militia" : "ccn.intro.retreat-rate");
    named.add_if(rate > 1, unit_rule(unit.nation, unit.type));
    const Harm* harm = s.frames.nearest<Harm>();
    const bool begun = harm != nullptr && retreat.left < harm->flags * rate;
    named.add_if(begun && s.battle.stops.has(unit.at.index), "ccn.retreat.terrain-free");
    // Nobody has met it to rally on, and R18: it goes on while it can.
    named.add({"ccn.retreat.rally-on-general", "ccn.retreat.direction"});
}

void name_refused(const State& s, const Withdrawal& withdrawal, const Retreat& step, Named& named) {
    const Unit& unit = s.units[withdrawal.unit];
    if (withdrawal.left == 0 || !rearward_of(unit.at, step.to, unit.side)) return;
    named.add({"ccn.cavalry-withdraw.two-hexes", "ccn.cavalry-withdraw.blockers"});
    named.add_if(is_ally(s, unit, step.to), "ccn.pool.sides");
    name_impassable(s, unit, step.to, "ccn.cavalry-withdraw.blockers", named);
}

void name_refused(const State& s, const GeneralRetreat& retreat, const Retreat& step,
                  Named& named) {
    const General& general = s.generals[retreat.general];
    if (!step.to.on_board()) return;
    if (rearward_of(general.at, step.to, general.side)) {
        return name_closed_to_general(s, retreat, step.to, named);
    }
    named.add_if(forward_of(general.at, step.to, general.side), "ccn.setup.sides-edges");
    if (retreat.made == 0) name_escape(s, retreat, general.at, named);
    const bool must_leave = retreat.made == 0 && on_base_line(general.at, general.side);
    named.add_if(must_leave, "ccn.leader.casualty.base-line-exit");
}

void name_refused(const State& s, const GeneralRetreat& retreat, const Stop&, Named& named) {
    const General& general = s.generals[retreat.general];
    if (retreat.made == 0) {
        name_must_retreat(s, retreat, named);
        named.add_if(on_base_line(general.at, general.side), "ccn.leader.casualty.base-line-exit");
        return name_escape(s, retreat, general.at, named);
    }
    if (units_of(s, general.side).has(general.at.index)) {
        return named.add("ccn.leader.retreat.attach-or-pass");
    }
    if (!units_of(s, other(general.side)).has(general.at.index)) return;
    named.add("ccn.leader.escape.continue");
    const MeleeFight* fight = s.frames.nearest<MeleeFight>();
    const bool one_step =
        fight != nullptr && retreat.made == 1 && rearward_of(fight->at, general.at, general.side);
    if (one_step) name_escape(s, retreat, fight->at, named);
}

void name_refused(const State& s, const GeneralRetreat& retreat, const LeaveBoard&, Named& named) {
    const General& general = s.generals[retreat.general];
    if (on_base_line(general.at, general.side)) return named.add("ccn.leader.retreat.distance");
    named.add("ccn.move.leader.own-edge");
    named.add_if(at_short_side(general.at), "ccn.move.leader.no-side-exit");
}

}  // namespace grognard::ccn
