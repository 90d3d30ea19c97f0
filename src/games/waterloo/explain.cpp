// The sums of the moment, asked for without playing on.
#include "games/waterloo/explain.hpp"

#include <array>

#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/morale/columns.hpp"

namespace grognard::waterloo {

namespace {

bool at_infantry(const State& s, Seat owner, AreaId area) {
    return !units_in(s, owner, Arm::Infantry, area).empty();
}

Ledger sum_of(const State& s, AreaId from, const GunAim& aim) {
    if (!at_infantry(s, other(s.turn.active), aim.at)) return {};
    return gun_modifiers(s, from, aim);
}

// Where a gun that is aimed, or about to fire, hits.
AreaId target_of(const State& s, UnitId gun) {
    if (const auto* shots = s.frames.top_as<GunShots>()) return shots->aims[shots->next].at;
    if (const auto* gunnery = s.frames.top_as<Gunnery>()) {
        for (const GunAim& aim : gunnery->aims) {
            if (aim.gun == gun) return aim.at;
        }
    }
    return s.units[gun].at;
}

using OtherRules = std::array<std::string_view, 2>;

OtherRules fire_rules(const State& s, AreaId at, const Entry& entry) {
    if (entry.reason == "target-in-river") return {"wl.terrain.river.fire"};
    if (entry.reason == "target-in-wood-or-town") {
        const bool wood = s.battle.terrain[at] == Terrain::Wood;
        return {wood ? "wl.terrain.wood.fire" : "wl.terrain.town.fire"};
    }
    if (entry.reason == "target-behind-ditch") return {"wl.terrain.ditch.fire"};
    if (entry.reason == "target-behind-crest") return {"wl.los.crest.edge"};
    if (entry.reason == "target-all-sheltered") {
        return {"wl.terrain.stronghold.fire", "wl.stronghold.all-for-fire"};
    }
    const bool defends = s.frames.top_as<DefensiveFire>() != nullptr;
    return {defends && entry.reason == "british-gun" ? "wl.assault.step1.mods" : ""};
}

OtherRules volley_rules(const Entry& entry) {
    return {entry.reason == "target-sheltered" ? "wl.stronghold.all-for-infantry" : ""};
}

OtherRules duel_rules(const State& s, UnitId unit, const Entry& entry) {
    if (entry.reason != "from-terrain") return {};
    switch (s.battle.terrain[s.units[unit].from]) {
        case Terrain::Wood:
            return {"wl.terrain.wood.cavalry-from"};
        case Terrain::Town:
            return {"wl.terrain.town.cavalry"};
        case Terrain::River:
            return {"wl.terrain.river.cavalry"};
        case Terrain::Open:
        case Terrain::Low:
            break;
    }
    return {};
}

OtherRules morale_rules(const State& s, UnitId unit, const Entry& entry) {
    const AreaId area = s.units[unit].at;
    const bool wooded = stronghold(s, area) != nullptr && s.battle.terrain[area] == Terrain::Wood;
    const bool attacks = s.attacking.has(unit);
    if (entry.reason != "wood-or-town" || !wooded || !attacks) return {};
    return {"wl.stronghold.attackers-wood"};
}

template <class Rules>
Ledger restated(const Ledger& sum, Rules rules) {
    Ledger out;
    for (const Entry& entry : sum.entries()) {
        for (const std::string_view rule : rules(entry)) {
            if (!rule.empty()) out.add({entry.amount, rule, entry.reason});
        }
    }
    return out;
}

template <class Rules>
std::optional<Ledger> restated(const std::optional<Ledger>& sum, Rules rules) {
    return sum ? std::optional(restated(*sum, rules)) : std::nullopt;
}

}  // namespace

std::optional<Ledger> gun_fire_for(const State& s, const Action& action) {
    const auto* gunnery = s.frames.top_as<Gunnery>();
    const auto* aim = std::get_if<Aim>(&action);
    if (gunnery == nullptr || aim == nullptr || !on_map(aim->at)) return std::nullopt;
    if (!at_infantry(s, other(s.turn.active), aim->at)) return Ledger{};
    return gun_modifiers(s, aim->gun.nation, gunnery->area, aim->at);
}

std::optional<Ledger> pending_gun_fire(const State& s, UnitId gun) {
    if (const auto* gunnery = s.frames.top_as<Gunnery>()) {
        for (const GunAim& aim : gunnery->aims) {
            if (aim.gun == gun) return sum_of(s, gunnery->area, aim);
        }
        return std::nullopt;
    }
    if (const auto* shots = s.frames.top_as<GunShots>()) {
        const GunAim& aim = shots->aims[shots->next];
        return aim.gun == gun ? std::optional(sum_of(s, shots->area, aim)) : std::nullopt;
    }
    if (s.frames.top_as<DefensiveFire>() == nullptr) return std::nullopt;
    const Assault& assault = *s.frames.nearest<Assault>();
    if (!defenders(s, assault, Arm::Artillery).has(gun)) return std::nullopt;
    if (attackers(s, assault, Arm::Infantry).empty()) return Ledger{};
    return gun_modifiers(s, kind(s, gun).nation, assault.area, assault.area);
}

std::optional<Ledger> pending_volley(const State& s, UnitId unit) {
    const auto* roll = s.frames.top_as<VolleyRoll>();
    if (roll == nullptr) return std::nullopt;
    const Assault& assault = *s.frames.nearest<Assault>();
    if (!taking_part(s, assault, roll->firing, Arm::Infantry).has(unit)) return std::nullopt;
    return volley_modifiers(s, assault, unit);
}

std::optional<Ledger> pending_duel(const State& s, UnitId unit) {
    if (const auto* roll = s.frames.top_as<DuelRoll>()) {
        const bool fights = unit == roll->charging || unit == roll->countering;
        return fights ? std::optional(duel_modifiers(s, unit)) : std::nullopt;
    }
    if (s.frames.top_as<DuelChoice>() == nullptr) return std::nullopt;
    const Assault& assault = *s.frames.nearest<Assault>();
    if (!taking_part(s, assault, side(s, unit), Arm::Cavalry).has(unit)) return std::nullopt;
    return duel_modifiers(s, unit);
}

std::optional<Ledger> pending_morale(const State& s, UnitId unit) {
    if (s.frames.top_as<TestRoll>() == nullptr) return std::nullopt;
    const Test& test = *s.frames.nearest<Test>();
    if (!test.testing.has(unit)) return std::nullopt;
    return morale_columns_of(s, *s.frames.nearest<Assault>(), test, unit);
}

Ledger restated_gun_fire_for(const State& s, const Action& action) {
    const auto sum = gun_fire_for(s, action);
    if (!sum) return {};
    const AreaId at = std::get<Aim>(action).at;
    return restated(*sum, [&](const Entry& entry) { return fire_rules(s, at, entry); });
}

std::optional<Ledger> restated_gun_fire(const State& s, UnitId gun) {
    const AreaId at = target_of(s, gun);
    return restated(pending_gun_fire(s, gun),
                    [&](const Entry& entry) { return fire_rules(s, at, entry); });
}

std::optional<Ledger> restated_volley(const State& s, UnitId unit) {
    return restated(pending_volley(s, unit), volley_rules);
}

std::optional<Ledger> restated_duel(const State& s, UnitId unit) {
    return restated(pending_duel(s, unit),
                    [&](const Entry& entry) { return duel_rules(s, unit, entry); });
}

std::optional<Ledger> restated_morale(const State& s, UnitId unit) {
    return restated(pending_morale(s, unit),
                    [&](const Entry& entry) { return morale_rules(s, unit, entry); });
}

}  // namespace grognard::waterloo
