// Ledgers of declared and awaited rolls: the same rows the dice come from.
#include "games/ccn/explain.hpp"

#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/combat/harm.hpp"
#include "games/ccn/reasons.hpp"

namespace grognard::ccn {

namespace {

Ledger one_row(int amount, std::string_view rule, Reason reason) {
    Ledger ledger;
    ledger.add({amount, rule, name(reason)});
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
    for (const Hex h : hexes(melee.support)) {
        if (!h.on_board() || !has_unit(s, h) || distance(h, melee.at) > longest_sight) return {};
    }
    const bool bonus = s.frames.top_as<BonusChoice>() != nullptr;
    return attack_of(s, unit_id(s, melee.from), melee.at, Fight::Melee,
                     bonus ? Boost::BonusCombat : Boost::Card);
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
                   ? one_row(2, "ccn.leader.casualty.two-dice", Reason::UnitLostBlocks)
                   : one_row(1, "ccn.leader.casualty.unit-eliminated", Reason::UnitEliminated);
    }
    if (const auto* escape = s.frames.top_as<EscapeRoll>()) {
        return one_row(escape->dice, "ccn.leader.escape.roll", Reason::MeleeDiceWithoutTerrain);
    }
    if (s.frames.top_as<CommandRoll>() != nullptr) {
        const bool elan = s.turn.effect == Card::Elan;
        return one_row(s.turn.command, elan ? "ccn.card.elan.dice" : "ccn.card.rally.dice",
                       Reason::Command);
    }
    return std::nullopt;
}

std::optional<Ledger> pending_flags(const State& s) {
    if (s.frames.top_as<FlagChoice>() == nullptr) return std::nullopt;
    return ignorable_flags(s, *s.frames.nearest<Harm>());
}

}  // namespace grognard::ccn
