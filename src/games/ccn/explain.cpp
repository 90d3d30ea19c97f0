// Ledgers of declared and awaited rolls: the same rows the dice come from.
#include "games/ccn/explain.hpp"

#include <cassert>
#include <initializer_list>

#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/combat/harm.hpp"
#include "games/ccn/combat/terrain_rules.hpp"

namespace grognard::ccn {

namespace {

Ledger one_row(int amount, std::string_view rule, std::string_view reason) {
    Ledger ledger;
    ledger.add({amount, rule, reason});
    return ledger;
}

Boost boost_of(const MeleeFight& fight) { return fight.bonus ? Boost::BonusCombat : Boost::Card; }

bool rolled_by_attacker(const Roll& roll) {
    return roll.kind == RollKind::Attack || roll.kind == RollKind::Withdrawal;
}

Attack attack_of(const State& s, const Roll& roll) {
    if (roll.kind == RollKind::Fire) {
        return attack_of(s, roll.by, s.units[roll.target].at, Fight::Fire, Boost::Card);
    }
    const MeleeFight& fight = *s.frames.nearest<MeleeFight>();
    return rolled_by_attacker(roll)
               ? attack_of(s, fight.unit, fight.at, Fight::Melee, boost_of(fight))
               : attack_of(s, roll.by, fight.from, Fight::Melee, Boost::None);
}

Ledger of_roll(const State& s, const Roll& roll) {
    if (!rolled_by_attacker(roll)) return dice_ledger(attack_of(s, roll));
    const MeleeFight& fight = *s.frames.nearest<MeleeFight>();
    return melee_ledger(s, fight.unit, fight.at, fight.support, boost_of(fight));
}

std::optional<Attack> attack_of(const State& s, const Fire& fire) {
    if (!fire.from.on_board() || !fire.at.on_board() || !has_unit(s, fire.from)) return {};
    const int away = distance(fire.from, fire.at);
    if (away < 1 || away > longest_sight) return {};
    return attack_of(s, unit_id(s, fire.from), fire.at, Fight::Fire, Boost::Card);
}

std::optional<Attack> attack_of(const State& s, const Melee& melee) {
    if (!melee.from.on_board() || !melee.at.on_board() || !has_unit(s, melee.from) ||
        !adjacent(melee.from, melee.at)) {
        return {};
    }
    for (const Hex h : melee.support) {
        if (!h.on_board() || !has_unit(s, h) || distance(h, melee.at) > longest_sight) return {};
    }
    const bool bonus = s.frames.top_as<BonusChoice>() != nullptr;
    return attack_of(s, unit_id(s, melee.from), melee.at, Fight::Melee,
                     bonus ? Boost::BonusCombat : Boost::Card);
}

std::string_view extra_dice_rule(const Attack& a) {
    const UnitCard& card = card_of(a.s, a.unit);
    const bool picked = a.unit.type == Type::GR || card.guard;
    if (a.fight == Fight::Fire) {
        const bool sharp = arm(a.unit) == Arm::Infantry && (picked || card.light);
        return sharp ? "ccn.ranged.power.bonus-die" : "";
    }
    if (arm(a.unit) == Arm::Infantry) return picked ? "ccn.melee.grenadier-guard-bonus" : "";
    if (arm(a.unit) == Arm::Artillery) return picked ? "ccn.melee.guard-foot-artillery" : "";
    return a.unit.type == Type::LC ? "" : "ccn.melee.heavy-bonus";
}

// The rules, other than its own, that state what an entry adds.
using OtherRules = Fixed<std::string_view, 4>;

OtherRules rules(std::initializer_list<std::string_view> all) {
    OtherRules out;
    for (const std::string_view rule : all) {
        if (!rule.empty()) out.push(rule);
    }
    return out;
}
std::string_view if_so(bool holds, std::string_view rule) { return holds ? rule : ""; }

// The dice of one unit, and what they are rolled for.
struct Rolled {
    Attack attack;
    RollKind kind = RollKind::Attack;
};

// The one die of a square, or of cavalry at one.
std::string_view one_die_rule(const Rolled& rolled) {
    const bool square = in_square(rolled.attack.unit);
    switch (rolled.kind) {
        case RollKind::Fire:
            return "ccn.square.fire";
        case RollKind::SquareDie:
            return "ccn.square.fights-first";
        case RollKind::FirstStrike:
            return square ? "" : "ccn.square.first-strike-cavalry";
        case RollKind::BattleBack:
            return square ? "ccn.square.vs-infantry-melee" : "";
        default:
            return square ? "ccn.square.melee" : "";
    }
}

OtherRules other_rules(const Rolled& rolled, const Entry& entry) {
    const Attack& a = rolled.attack;
    if (entry.reason == "troops") return rules({extra_dice_rule(a)});
    if (entry.reason == "square-one-die") return rules({one_die_rule(rolled)});
    if (entry.reason == "card-bombard") return rules({"ccn.card.bombard.fire-or-melee"});
    if (entry.reason == "card-elan") return rules({"ccn.national.card.elan"});
    if (entry.reason == "card-cold-steel") return rules({"ccn.national.card.cold-steel"});
    if (entry.reason == "card-leadership") {
        return rules({"ccn.national.card.leadership", "ccn.unit.general.attached",
                      "ccn.unit.general-improves"});
    }
    if (entry.reason == "works-shelter" || entry.reason == "terrain-shelters") {
        return rules({if_so(a.at == nullptr, "ccn.terrain.protects-general")});
    }
    if (entry.reason == "no-dice-left") return rules({"ccn.combined-arms.zero-own-dice"});
    if (entry.reason != "strength" || arm(a.unit) == Arm::Artillery) return {};
    const bool halved = entry.rule == "ccn.ranged.power.infantry-moved";
    return rules({halved ? moved_fire_rule(a.unit.nation) : "ccn.combat.dice-by-blocks"});
}

// Whose flags may be ignored.
struct Steadied {
    const State& s;
    const Unit& unit;
};

OtherRules rules_of_support(const Steadied& of) {
    const HexSet beside = neighbours(of.unit.at);
    const bool general = !(beside & lone_generals(of.s, of.unit.side)).empty();
    bool square = false;
    for (const Hex h : hexes(beside & units_of(of.s, of.unit.side))) {
        square = square || in_square(of.s.units[unit_id(of.s, h)]);
    }
    return rules({"ccn.results.support-note",
                  if_so(general, "ccn.flags.ignore.support-lone-general"),
                  if_so(square, "ccn.flags.ignore.support-square")});
}

OtherRules other_rules(const Steadied& of, const Entry& entry) {
    const std::string_view by_note = if_so(entry.amount == 1, "ccn.results.support-note");
    const std::string_view of_square = if_so(in_square(of.unit), "ccn.square.ignore-flags");
    if (entry.reason == "two-supports") return rules_of_support(of);
    if (entry.reason == "behind-works") return rules({"ccn.flags.ignore.terrain", by_note});
    if (entry.reason == "steady-troops") {
        return rules({steady_rule(of.s, of.unit), by_note, of_square});
    }
    return rules({"ccn.unit.general.attached", "ccn.results.attached-general",
                  "ccn.unit.general-improves", of_square});
}

template <class Subject>
Ledger restated(const Ledger& sum, const Subject& of) {
    Ledger out;
    for (const Entry& entry : sum.entries()) {
        for (const std::string_view rule : other_rules(of, entry)) {
            out.add({entry.amount, rule, entry.reason});
        }
    }
    return out;
}

Ledger restated(const Rolled& rolled) { return restated(dice_ledger(rolled.attack), rolled); }

// Each battery is one entry of the attack it joins: what that is made of.
Ledger restated_support(const State& s, const MeleeFight& fight) {
    Ledger out;
    const bool at_square = fight.target != no_piece && in_square(s.units[fight.target]) &&
                           arm(s.units[fight.unit]) == Arm::Cavalry;
    const bool at_ford = terrain_at(s, fight.at) == Terrain::Ford;
    for (const UnitId battery : fight.support) {
        const Fight kind = support_kind(s.units[battery], fight.at);
        const Rolled own{attack_of(s, battery, fight.at, kind, boost_of(fight))};
        const Ledger dice = dice_ledger(own.attack);
        out.append(dice);
        out.append(restated(own));
        if (at_square) out.add({dice.total(), "ccn.square.cavalry-combined", "supporting-battery"});
        for (const Entry& entry : dice.entries()) {
            if (!at_ford || entry.reason != "terrain-shelters") continue;
            out.add({entry.amount, "ccn.combined-arms.ford-support", entry.reason});
        }
    }
    return out;
}

// What the dice at an escaping general are made of: those of a melee, without the ground.
Ledger restated_escape(const State& s, const EscapeRoll& escape) {
    const Unit& unit = s.units[escape.by];
    const Hex beside{static_cast<std::uint8_t>(neighbours(unit.at).first())};
    const Rolled rolled{{s, unit, beside, nullptr, Fight::Melee, Boost::None, false}};
    const Ledger melee = dice_ledger(rolled.attack);
    Ledger out;
    for (const Entry& entry : melee.entries()) {
        const bool of_unit = entry.reason == "strength" || entry.reason == "troops" ||
                             entry.reason == "square-one-die";
        if (of_unit) out.add(entry);
    }
    assert(out.total() == escape.dice);
    out.append(restated(out, rolled));
    return out;
}

}  // namespace

std::optional<Ledger> dice_for(const State& s, const Action& action) {
    if (const auto* fire = std::get_if<Fire>(&action)) {
        const auto attack = attack_of(s, *fire);
        return attack ? std::optional(dice_ledger(*attack)) : std::nullopt;
    }
    const auto* melee = std::get_if<Melee>(&action);
    const auto attack = melee != nullptr ? attack_of(s, *melee) : std::nullopt;
    if (!attack) return std::nullopt;
    const MeleeFight fight = fight_of(s, *melee);
    return melee_ledger(s, fight.unit, fight.at, fight.support, attack->boost);
}

std::optional<Ledger> pending_dice(const State& s) {
    if (const auto* roll = s.frames.top_as<Roll>()) return of_roll(s, *roll);
    if (const auto* test = s.frames.top_as<GeneralTest>()) {
        return test->dice == 2
                   ? one_row(2, "ccn.leader.casualty.two-dice", "unit-lost-blocks")
                   : one_row(1, "ccn.leader.casualty.unit-eliminated", "unit-eliminated");
    }
    if (const auto* escape = s.frames.top_as<EscapeRoll>()) {
        return one_row(escape->dice, "ccn.leader.escape.roll", "melee-dice-without-terrain");
    }
    if (s.frames.top_as<CommandRoll>() != nullptr) {
        const bool elan = s.turn.effect == Card::Elan;
        return one_row(s.turn.command, elan ? "ccn.card.elan.dice" : "ccn.card.rally.dice",
                       "command");
    }
    return std::nullopt;
}

std::optional<Ledger> pending_flags(const State& s) {
    if (s.frames.top_as<FlagChoice>() == nullptr) return std::nullopt;
    return ignorable_flags(s, *s.frames.nearest<Harm>());
}

Ledger restated_dice_for(const State& s, const Action& action) {
    if (const auto* fire = std::get_if<Fire>(&action)) {
        const auto attack = attack_of(s, *fire);
        return attack ? restated(Rolled{*attack, RollKind::Fire}) : Ledger{};
    }
    const auto* melee = std::get_if<Melee>(&action);
    const auto attack = melee != nullptr ? attack_of(s, *melee) : std::nullopt;
    if (!attack) return {};
    Ledger out = restated(Rolled{*attack});
    MeleeFight fight = fight_of(s, *melee);
    fight.bonus = attack->boost == Boost::BonusCombat;
    out.append(restated_support(s, fight));
    return out;
}

Ledger restated_dice(const State& s) {
    if (const auto* escape = s.frames.top_as<EscapeRoll>()) return restated_escape(s, *escape);
    const auto* roll = s.frames.top_as<Roll>();
    if (roll == nullptr) return {};
    Ledger out = restated(Rolled{attack_of(s, *roll), roll->kind});
    if (rolled_by_attacker(*roll)) {
        out.append(restated_support(s, *s.frames.nearest<MeleeFight>()));
    }
    return out;
}

Ledger restated_flags(const State& s) {
    const auto flags = pending_flags(s);
    if (!flags) return {};
    return restated(*flags, Steadied{s, s.units[s.frames.nearest<Harm>()->unit]});
}

}  // namespace grognard::ccn
