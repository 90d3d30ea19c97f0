// The consequences of a roll, step by step, with the choices of the unit's owner.
#include "games/ccn/combat/harm.hpp"

#include <algorithm>

#include "games/ccn/combat/dice.hpp"
#include "games/ccn/combat/general.hpp"
#include "games/ccn/combat/terrain_rules.hpp"

namespace grognard::ccn {

namespace {

Harm& harm_below(State& s) { return *s.frames.nearest<Harm>(); }

bool eliminated(const State& s, const Harm& harm) { return !s.units[harm.unit].at.on_board(); }

// The general who stood with the unit where it stood last.
GeneralId general_with(const State& s, const Harm& harm) {
    const GeneralId id = general_id(s, harm.where);
    return id != no_piece && s.generals[id].side == s.units[harm.unit].side ? id : no_piece;
}

void test_general(State& s, Harm& harm, GeneralId general) {
    constexpr int with_his_unit = 2;  // ccn.leader.casualty.two-dice
    constexpr int alone = 1;          // ccn.leader.casualty.unit-eliminated
    const int dice = eliminated(s, harm) ? alone : with_his_unit;
    harm.tested = true;
    s.frames.push(GeneralTest{general, static_cast<std::uint8_t>(dice)});
}

void armour(State& s, Harm& harm) {
    harm.step = HarmStep::Losses;
    const bool covered = harm.kind == RollKind::Fire && harm.hits > 0 &&
                         card_of(s, s.units[harm.unit]).armour &&
                         arm(s.units[harm.by]) == Arm::Infantry;
    if (covered) s.frames.push(ArmourChoice{});
}

void losses(State& s, Harm& harm, const EventSink& events) {
    const bool lost = harm.hits > 0;
    lose_blocks(s, harm.unit, harm.hits, LostBy::Hits, events);
    const bool dead = eliminated(s, harm);
    harm.step = dead ? HarmStep::Alone : HarmStep::Flags;
    const GeneralId general = general_with(s, harm);
    if (lost && general != no_piece) test_general(s, harm, general);
}

bool square_at_cavalry(const State& s, const Harm& harm) {
    return in_square(s.units[harm.by]) && arm(s.units[harm.unit]) == Arm::Cavalry;
}

bool supported(const State& s, const Unit& unit) {
    if (in_square(unit)) return false;
    const HexSet friends = units_of(s, unit.side) | generals_of(s, unit.side);  // R43
    constexpr int enough = 2;  // ccn.flags.ignore.support
    return (neighbours(unit.at) & friends).size() >= enough;
}

// Whoever has flags to ignore.
struct Shaken {
    const State& s;
    const Harm& harm;
    const Unit& unit;
};
Shaken shaken(const State& s, const Harm& harm) { return {s, harm, s.units[harm.unit]}; }

constexpr Row<Shaken> ignored_rows[] = {
    {[](const Shaken& by) -> int { return card_of(by.s, by.unit).ignored_flags; },
     [](const Shaken& by) { return unit_rule(by.unit.nation, by.unit.type); },
     name(Reason::SteadyTroops)},
    {[](const Shaken& by) { return has_attached(by.s, by.unit) ? 1 : 0; },
     [](const Shaken&) { return std::string_view("ccn.flags.ignore.general"); },
     name(Reason::GeneralWithThem)},
    {[](const Shaken& by) { return supported(by.s, by.unit) ? 1 : 0; },
     [](const Shaken&) { return std::string_view("ccn.flags.ignore.support"); },
     name(Reason::TwoSupports)},
    {[](const Shaken& by) {
         const bool shelters =
             arm(by.unit) != Arm::Cavalry && crosses_works(by.s, by.harm.crossed_from, by.unit.at);
         return shelters ? 1 : 0;
     },
     [](const Shaken&) { return std::string_view("ccn.terrain.fort.flag-inf-art"); },
     name(Reason::BehindWorks)},
};

void flags(State& s, Harm& harm) {
    harm.step = HarmStep::Retreat;
    if (harm.flags == 0) return;
    const int ignored = square_at_cavalry(s, harm) ? 0 : total<ignored_rows>(shaken(s, harm));
    s.frames.push(FlagChoice{static_cast<std::uint8_t>(std::min<int>(harm.flags, ignored))});
}

void retreat(State& s, Harm& harm, const EventSink& events) {
    harm.step = HarmStep::Blocked;
    const Unit& unit = s.units[harm.unit];
    const int hexes = harm.flags * card_of(s, unit).retreat;
    if (hexes == 0) return;
    if (in_square(unit)) {
        harm.lost_blocked = true;
        lose_blocks(s, harm.unit, hexes, LostBy::Retreat, events);  // ccn.square.retreat-loss
        return;
    }
    s.frames.push(UnitRetreat{harm.unit, static_cast<std::uint8_t>(hexes), false});
}

void blocked(State& s, Harm& harm) {
    harm.step = HarmStep::Alone;
    if (!harm.lost_blocked) return;
    const GeneralId general = general_with(s, harm);
    if (general != no_piece && !harm.tested) test_general(s, harm, general);  // R11, R11b
}

void alone(State& s, Harm& harm, const EventSink& events) {
    const bool dead = eliminated(s, harm);
    const GeneralId general = general_with(s, harm);
    s.frames.pop();
    if (dead && general != no_piece) begin_general_retreat(s, general, events);
}

}  // namespace

// Runs from step to step until one has begun something that must end first.
bool proceed(State& s, Harm& harm, const EventSink& events) {
    const std::size_t depth = s.frames.depth();
    while (s.frames.depth() == depth && s.ending == Ending::Undecided) {
        switch (harm.step) {
            case HarmStep::Armour:
                armour(s, harm);
                break;
            case HarmStep::Losses:
                losses(s, harm, events);
                break;
            case HarmStep::Flags:
                flags(s, harm);
                break;
            case HarmStep::Retreat:
                retreat(s, harm, events);
                break;
            case HarmStep::Blocked:
                blocked(s, harm);
                break;
            case HarmStep::Alone:
            case HarmStep::End:
                alone(s, harm, events);
                return true;
        }
    }
    return true;
}

Ledger ignorable_flags(const State& s, const Harm& harm) {
    if (square_at_cavalry(s, harm)) return {};  // R47
    return tally(ignored_rows, shaken(s, harm));
}

Verdict refuse(const State&, const ArmourChoice&, const IgnoreHit&) { return allowed; }
Verdict refuse(const State&, const ArmourChoice&, const Pass&) { return allowed; }

void apply(State& s, ArmourChoice&, const IgnoreHit&, const EventSink& events) {
    s.frames.pop();
    Harm& harm = harm_below(s);
    --harm.hits;
    events.tell(HitIgnored{harm.unit, harm.where});
}

void apply(State& s, ArmourChoice&, const Pass&, const EventSink&) { s.frames.pop(); }

void offer(const State&, const ArmourChoice&, Offers<Action>& out) {
    out.push_back(IgnoreHit{});
    out.push_back(Pass{});
}

Verdict refuse(const State& s, const FlagChoice& choice, const IgnoreFlags& ignore) {
    if (ignore.count <= choice.most) return allowed;
    const Harm& harm = *s.frames.nearest<Harm>();
    if (square_at_cavalry(s, harm)) {
        return refused("ccn.flags.ignore.never-vs-square", Reason::FlagOfASquare);
    }
    if (ignore.count <= ignorable_flags(s, harm).total()) {
        return refused("ccn.flags.ignore.optional", Reason::TooManyFlags);
    }
    return refused("ccn.flags.ignore.cumulative", Reason::TooManyFlags);
}

void apply(State& s, FlagChoice&, const IgnoreFlags& ignore, const EventSink& events) {
    s.frames.pop();
    Harm& harm = harm_below(s);
    harm.flags = static_cast<std::uint8_t>(harm.flags - ignore.count);
    events.tell(FlagsIgnored{harm.unit, harm.where, ignore.count, harm.flags});
}

void offer(const State&, const FlagChoice& choice, Offers<Action>& out) {
    for (std::uint8_t count = 0; count <= choice.most; ++count) out.push_back(IgnoreFlags{count});
}

bool proceed(State& s, FlagChoice& choice, const EventSink&) {
    if (choice.most > 0) return false;
    s.frames.pop();
    return true;
}

}  // namespace grognard::ccn
