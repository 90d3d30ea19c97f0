// Ledgers of declared and awaited rolls: the same rows the dice come from.
#include "games/ccn/explain.hpp"

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

std::string_view other_rule(const Attack& a, const Entry& entry) {
    if (entry.reason == "troops") return extra_dice_rule(a);
    if (entry.rule == "ccn.ranged.power.infantry-moved") return moved_fire_rule(a.unit.nation);
    if (entry.rule == "ccn.card.elan.bonus") return "ccn.national.card.elan";
    if (entry.rule == "ccn.card.cold-steel.bonus") return "ccn.national.card.cold-steel";
    if (entry.rule == "ccn.card.leadership.bonus") return "ccn.national.card.leadership";
    return "";
}

std::string_view other_rule(const State& s, const Unit& unit, const Entry& entry) {
    if (entry.reason == "behind-works") return "ccn.flags.ignore.terrain";
    return entry.reason == "steady-troops" ? steady_rule(s, unit) : "";
}

template <class... Subject>
Ledger restated(const Ledger& sum, const Subject&... of) {
    Ledger out;
    for (const Entry& entry : sum.entries()) {
        const std::string_view rule = other_rule(of..., entry);
        if (!rule.empty()) out.add({entry.amount, rule, entry.reason});
    }
    return out;
}

Ledger restated(const std::optional<Attack>& attack) {
    return attack ? restated(dice_ledger(*attack), *attack) : Ledger{};
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
    if (const auto* fire = std::get_if<Fire>(&action)) return restated(attack_of(s, *fire));
    const auto* melee = std::get_if<Melee>(&action);
    return melee != nullptr ? restated(attack_of(s, *melee)) : Ledger{};
}

Ledger restated_dice(const State& s) {
    const auto* roll = s.frames.top_as<Roll>();
    return roll != nullptr ? restated(std::optional(attack_of(s, *roll))) : Ledger{};
}

Ledger restated_flags(const State& s) {
    const auto flags = pending_flags(s);
    return flags ? restated(*flags, s, s.units[s.frames.nearest<Harm>()->unit]) : Ledger{};
}

}  // namespace grognard::ccn
