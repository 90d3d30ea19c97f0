// Step 1: the guns of the assaulted area fire at those who come in.
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/dice.hpp"
#include "games/waterloo/fire/artillery.hpp"
#include "games/waterloo/fire/cavalry.hpp"

namespace grognard::waterloo {

namespace {

int worst_gun(const State& s, const UnitSet& guns) {
    int worst = guns.first();
    for (const int id : guns) {
        if (card(s, static_cast<UnitId>(id)).gun_fire <=
            card(s, static_cast<UnitId>(worst)).gun_fire)
            worst = id;
    }
    return worst;
}

// W15, W27: of guns of which some are silenced the better ones fire, as any owner would choose.
UnitSet firing_guns(const State& s, const Assault& assault) {
    UnitSet out;
    if (terrain_card(s, assault.area).silent) return out;
    for (const Force each : all_forces) {
        if (side(each) == assault.attacker) continue;
        UnitSet guns = units_in(s, each, Arm::Artillery, assault.area);
        const int able = operational_guns(s, each, assault.area);
        while (guns.size() > able) guns.remove(worst_gun(s, guns));
        out |= guns;
    }
    return out;
}

int cubes_by(const State& s, UnitId gun, AreaId area, int die, const EventSink& events) {
    const Ledger modifiers = gun_modifiers(s, kind(s, gun).nation, area, area);
    const std::uint8_t cubes = gun_cubes(s, die, modifiers.total(), 0);
    events.tell(GunFired{piece_of(s, gun), area, area, Arm::Infantry,
                         static_cast<std::uint8_t>(die), modifiers, cubes});
    return cubes;
}

// wl.assault.step1.cavalry: no modifier.
int hits_by(const State& s, UnitId gun, AreaId area, int die, const EventSink& events) {
    const std::uint8_t hit = die >= s.battle->charts.hit_on.gun_cavalry ? 1 : 0;
    events.tell(GunFired{
        piece_of(s, gun), area, area, Arm::Cavalry, static_cast<std::uint8_t>(die), {}, hit});
    return hit;
}

}  // namespace

StepState defensive_fire(State& s, Assault& assault, const EventSink& events) {
    if (stage_of<Once>(assault) == Once::Done) return StepState::Over;
    const UnitSet guns = firing_guns(s, assault);
    if (guns.empty()) return StepState::Over;
    set_stage(assault, Once::Done);
    events.tell(StepBegan{AssaultStep::Guns});
    s.frames.push(DefensiveFire{static_cast<std::uint8_t>(guns.size())});
    return StepState::Goes;
}

Chance chance(const State&, const DefensiveFire& fire) { return dice("defensive-fire", fire.guns); }

void resolve(State& s, DefensiveFire&, Drawn drawn, const EventSink& events) {
    s.frames.pop();
    Assault& assault = *s.frames.top_as<Assault>();
    const bool at_infantry = !attackers(s, assault, Arm::Infantry).empty();
    const auto fire = at_infantry ? cubes_by : hits_by;
    int effect = 0;
    std::size_t die = 0;
    for (const int gun : firing_guns(s, assault)) {
        effect += fire(s, static_cast<UnitId>(gun), assault.area, face(drawn[die++]), events);
    }
    if (effect == 0) return;
    if (at_infantry) {
        assault.gun_damage = true;
        place_cubes(s, assault.area, assault.attacker, effect);
    } else {
        wear_cavalry(s, attackers(s, assault, Arm::Cavalry), effect);
    }
}

}  // namespace grognard::waterloo
