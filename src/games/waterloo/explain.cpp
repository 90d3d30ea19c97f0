// The sums of the moment, asked for without playing on.
#include "games/waterloo/explain.hpp"

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

}  // namespace grognard::waterloo
