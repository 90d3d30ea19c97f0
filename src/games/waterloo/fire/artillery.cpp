// Fire action: guns are aimed one by one, then every die is thrown and takes effect by itself.
#include "games/waterloo/fire/artillery.hpp"

#include <algorithm>

#include "games/waterloo/dice.hpp"
#include "games/waterloo/fire/line.hpp"
#include "games/waterloo/fire/target.hpp"
#include "games/waterloo/movement/leader.hpp"
#include "games/waterloo/reasons.hpp"

namespace grognard::waterloo {

namespace {

// One die at infantry in an area across such a line.
struct Shot {
    const State& s;
    Nation gun;
    AreaId at;
    Line line;
};

UnitSet infantry_shot_at(const Shot& shot) {
    return units_in(shot.s, other(side(shot.gun)), Arm::Infantry, shot.at);
}

// W66: one of them is enough.
int square(const Shot& shot) {
    for (const int id : infantry_shot_at(shot)) {
        if (shot.s.units[static_cast<std::size_t>(id)].posture == Posture::Square) {
            return shot.s.battle->charts.fire.gun_square;
        }
    }
    return 0;
}
// W78: there is room for all of them, and none is mobile (W57: a square counts as defensive).
int all_sheltered(const Shot& shot) {
    const Stronghold* shelter = stronghold(shot.s, shot.at);
    const UnitSet infantry = infantry_shot_at(shot);
    if (shelter == nullptr || infantry.empty() || infantry.size() > shelter->capacity) return 0;
    for (const int id : infantry) {
        if (shot.s.units[static_cast<std::size_t>(id)].posture == Posture::Upright) return 0;
    }
    return shot.s.battle->charts.fire.gun_stronghold;
}
int ground(const Shot& shot) { return terrain_card(shot.s, shot.at).gun_fire; }
bool in_river(const Shot& shot) { return shot.s.battle->terrain[shot.at] == Terrain::River; }
int nation(const Shot& shot) { return shot.s.battle->charts.nations[at(shot.gun)].gun_fire; }

constexpr Row<Shot> gun_rows[] = {
    {nation, [](const Shot&) { return std::string_view("wl.table.artillery.mod.british"); },
     name(Reason::BritishGun)},
};

constexpr Row<Shot> target_rows[] = {
    {square, [](const Shot&) { return std::string_view("wl.table.artillery.mod.square"); },
     name(Reason::TargetInSquare)},
    {[](const Shot& shot) { return in_river(shot) ? ground(shot) : 0; },
     [](const Shot&) { return std::string_view("wl.table.artillery.mod.river"); },
     name(Reason::TargetInRiver)},
    {[](const Shot& shot) { return in_river(shot) ? 0 : ground(shot); },
     [](const Shot&) { return std::string_view("wl.table.artillery.mod.wood-town"); },
     name(Reason::TargetInWoodOrTown)},
    {[](const Shot& shot) -> int {
         return shot.line.ditch ? shot.s.battle->charts.fire.gun_ditch : 0;
     },
     [](const Shot&) { return std::string_view("wl.table.artillery.mod.ditch"); },
     name(Reason::TargetBehindDitch)},
    {[](const Shot& shot) -> int {
         return shot.line.crest ? shot.s.battle->charts.fire.gun_crest : 0;
     },
     [](const Shot&) { return std::string_view("wl.table.artillery.mod.crest"); },
     name(Reason::TargetBehindCrest)},
    {all_sheltered,
     [](const Shot&) { return std::string_view("wl.table.artillery.mod.stronghold"); },
     name(Reason::TargetAllSheltered)},
};

Ledger ledger_of(const Shot& shot) {
    Ledger ledger = tally(gun_rows, shot);
    ledger.append(tally(target_rows, shot));
    return ledger;
}
int total_of(const Shot& shot) { return total<gun_rows>(shot) + total<target_rows>(shot); }

// wl.grand-battery.leader-two-areas, wl.grand-battery.leader-same-area
bool paid_for(const State& s, AreaId area) {
    const auto* leading = s.frames.nearest<LeaderAction>();
    return leading != nullptr && leading->first_battery != nowhere &&
           leading->first_battery != area;
}

bool may_use_battery(const State& s, const Gunnery& gunnery) {
    if (s.turn.active != french || gunnery.aims.empty()) return false;
    return s.grand_battery > 0 || paid_for(s, gunnery.area);
}

// W55: the cube goes back to the stock.
void pay_for_battery(State& s, AreaId area) {
    if (paid_for(s, area)) return;
    --s.grand_battery;
    ++s.stock[at(Force::French)];
    if (auto* leading = s.frames.nearest<LeaderAction>()) leading->first_battery = area;
}

void take_aim(const State& s, Gunnery& gunnery, UnitId gun, AreaId target) {
    gunnery.able.remove(gun);
    gunnery.aims.push({gun, target, best_line(s, gunnery.area, target).via});
}

void open_fire(State& s, Gunnery& gunnery, std::uint8_t shots) {
    const GunShots all{.area = gunnery.area, .shots = shots, .aims = gunnery.aims};
    s.frames.pop();
    s.frames.push(all);
}

constexpr std::uint8_t single = 1;
constexpr std::uint8_t twofold = 2;  // wl.grand-battery.double

Verdict refuse_gun(const State& s, const Gunnery& gunnery, const Piece& gun) {
    if (gun.arm != Arm::Artillery) return refused("wl.action.artillery.disc", Reason::NotAGun);
    if (find_piece(s, gunnery.able, gun) != no_unit) return allowed;
    if (gun.posture == Posture::OnSide) {
        return refused("wl.formation.artillery.side-no-action", Reason::GunOnItsSide);
    }
    UnitSet idle = units_in(s, s.turn.active, Arm::Artillery, gunnery.area);
    for (const GunAim& aim : gunnery.aims) idle.remove(aim.gun);
    if (find_piece(s, idle, gun) == no_unit) {
        return refused("wl.action.artillery.disc", Reason::NoSuchGun);
    }
    return silenced_guns(s, force(gun.nation), gunnery.area) > 0
               ? refused("wl.action.artillery.not-operational", Reason::Silenced)
               : not_under_that_leader(force(gun.nation));
}

bool is_aimed(const State& s, const Gunnery& gunnery, const Piece& gun) {
    for (const GunAim& aim : gunnery.aims) {
        if (piece_of(s, aim.gun) == gun) return true;
    }
    return false;
}

Verdict refuse_target(const State& s, AreaId from, AreaId target) {
    const Seat enemy = other(s.turn.active);
    if (target > delayed_box) return refused("wl.action.artillery.range", Reason::NoSuchArea);
    if (target == delayed_box)
        return refused("wl.prussians.box-no-artillery", Reason::WoodsTooThick);
    if (target == from) return refused("wl.action.artillery.range", Reason::OwnArea);
    if (!occupied(s, enemy).has(target)) {
        return units_in(s, enemy, target).empty()
                   ? refused("wl.action.artillery.range", Reason::NoEnemyThere)
                   : refused("wl.action.artillery.leader-immune", Reason::OnlyALeader);
    }
    if (s.battle->graph.distance(from, target) > s.battle->charts.limits.gun_range) {
        return refused("wl.action.artillery.range", Reason::OutOfRange);
    }
    if (!best_line(s, from, target).clear) return why_blocked(s, from, target);
    return allowed;
}

Shot shot_of(const State& s, AreaId from, const GunAim& aim) {
    return {s, kind(s, aim.gun).nation, aim.at, line_by(*s.battle, from, aim.via, aim.at)};
}

}  // namespace

Ledger gun_modifiers(const State& s, Nation gun, AreaId from, AreaId at) {
    if (from == at) return tally(gun_rows, Shot{s, gun, at, {}});  // wl.assault.step1.mods
    return ledger_of({s, gun, at, best_line(s, from, at)});
}

Ledger gun_modifiers(const State& s, AreaId from, const GunAim& aim) {
    return ledger_of(shot_of(s, from, aim));
}

// W25; wl.table.artillery.natural-6
std::uint8_t gun_cubes(const State& s, int die, int modifier, int range) {
    const int row = std::clamp(die + modifier, 0, static_cast<int>(table_rows) - 1);
    const auto& cells = s.battle->charts.artillery[static_cast<std::size_t>(row)];
    const std::uint8_t cubes = cells[static_cast<std::size_t>(range)];
    return die == die_faces ? std::max<std::uint8_t>(cubes, 1) : cubes;
}

std::uint8_t gun_effect(const State& s, Arm target, int die, int modifier, int range) {
    const HitOn& hit_on = s.battle->charts.hit_on;
    switch (target) {
        case Arm::Infantry:
            return gun_cubes(s, die, modifier, range);
        case Arm::Cavalry:
            return die >= hit_on.gun_cavalry ? 1 : 0;
        case Arm::Artillery:
            return die >= hit_on.gun_guns ? 1 : 0;
        case Arm::Leader:
            break;
    }
    return 0;
}

// Which guns of a force bear its cubes is their owner's choice, and they are alike (W15).
UnitSet guns_able(const State& s, Seat seat, AreaId area) {
    UnitSet out;
    if (!on_map(area) || terrain_card(s, area).silent) return out;
    for (const Force force : all_forces) {
        if (side(force) != seat) continue;
        const UnitSet deployed =
            units_in(s, force, Arm::Artillery, area) & standing(s, Posture::Upright);
        if (deployed.empty()) continue;
        int left = operational_guns(s, force, area);
        for (const int id : deployed) {
            if (left-- > 0) out.add(id);
        }
    }
    return out;
}

bool may_fire(const State& s, const Reach& reach, AreaId area, const UnitSet& able) {
    return guns_able(s, reach.seat, area).intersects(able) &&
           !gun_targets(s, reach.seat, area).empty();
}

Refusal why_no_fire(const State& s, Seat seat, AreaId area, const UnitSet& able) {
    const UnitSet guns = units_in(s, seat, Arm::Artillery, area);
    if (!guns.intersects(able)) return refused("wl.action.artillery.disc", Reason::NoGunThere);
    if (area == delayed_box) return refused("wl.prussians.box-no-artillery", Reason::WoodsTooThick);
    if (terrain_card(s, area).silent)
        return refused("wl.terrain.river.no-fire-from", Reason::GunsInRiver);
    if (guns_able(s, seat, area).intersects(able)) return why_no_target(s, seat, area);
    for (const int id : guns& able) {
        const bool deployed = s.units[static_cast<std::size_t>(id)].posture == Posture::Upright;
        if (deployed) return refused("wl.action.artillery.not-operational", Reason::Silenced);
    }
    return refused("wl.formation.artillery.side-no-action", Reason::GunOnItsSide);
}

void begin_fire(State& s, AreaId area, const UnitSet& able, const EventSink&) {
    s.frames.push(Gunnery{.area = area, .able = able & guns_able(s, s.turn.active, area)});
}

Seat decider(const State& s, const Gunnery&) { return s.turn.active; }

Verdict refuse(const State& s, const Gunnery& gunnery, const Aim& said) {
    const Verdict wrong_target = refuse_target(s, gunnery.area, said.at);
    if (wrong_target && is_aimed(s, gunnery, said.gun)) return wrong_target;
    if (const Verdict wrong_gun = refuse_gun(s, gunnery, said.gun)) return wrong_gun;
    return wrong_target;
}

Verdict refuse(const State&, const Gunnery& gunnery, const OpenFire&) {
    if (gunnery.aims.empty()) return refused("wl.sequence.same-action", Reason::NoGunAimed);
    return allowed;
}

Verdict refuse(const State& s, const Gunnery& gunnery, const FireGrandBattery&) {
    if (s.turn.active != french) return refused("wl.grand-battery.option", Reason::FrenchOnly);
    if (gunnery.aims.empty()) return refused("wl.sequence.same-action", Reason::NoGunAimed);
    if (!may_use_battery(s, gunnery)) return refused("wl.grand-battery.six", Reason::BoxEmpty);
    return allowed;
}

void apply(State& s, Gunnery& gunnery, const Aim& said, const EventSink&) {
    take_aim(s, gunnery, find_piece(s, gunnery.able, said.gun), said.at);
}

void apply(State& s, Gunnery& gunnery, const OpenFire&, const EventSink&) {
    open_fire(s, gunnery, single);
}

void apply(State& s, Gunnery& gunnery, const FireGrandBattery&, const EventSink& events) {
    pay_for_battery(s, gunnery.area);
    events.tell(GrandBatteryFired{gunnery.area, s.grand_battery});
    open_fire(s, gunnery, twofold);
}

void offer(const State& s, const Gunnery& gunnery, Offers<Action>& out) {
    const AreaSet targets = gun_targets(s, s.turn.active, gunnery.area);
    each_piece(s, gunnery.able, [&](const Piece& piece, UnitId) {
        for (const int area : targets) out.push_back(Aim{piece, static_cast<AreaId>(area)});
    });
    if (!gunnery.aims.empty()) out.push_back(OpenFire{});
    if (may_use_battery(s, gunnery)) out.push_back(FireGrandBattery{});
}

bool proceed(State& s, Gunnery& gunnery, const EventSink&) {
    if (gunnery.aims.empty()) {
        const AreaSet targets = gun_targets(s, s.turn.active, gunnery.area);
        if (targets.size() > 1 || !all_alike(s, gunnery.able)) return false;
        take_aim(s, gunnery, static_cast<UnitId>(gunnery.able.first()),
                 static_cast<AreaId>(targets.first()));
        return true;
    }
    if (!gunnery.able.empty() || may_use_battery(s, gunnery)) return false;
    open_fire(s, gunnery, single);
    return true;
}

Chance chance(const State&, const GunShots&) { return dice("gun", 1); }

void resolve(State& s, GunShots& shots, Drawn drawn, const EventSink& events) {
    const GunAim aim = shots.aims[shots.next];
    const Seat enemy = other(side(s, aim.gun));
    const Arm target = *struck(s, enemy, aim.at);
    const std::uint8_t die = face(drawn[0]);
    const std::uint8_t effect = gun_effect(s, target, die, total_of(shot_of(s, shots.area, aim)),
                                           s.battle->graph.distance(shots.area, aim.at));
    if (events.heard()) {
        const Ledger modifiers =
            target == Arm::Infantry ? gun_modifiers(s, shots.area, aim) : Ledger{};
        events.tell(
            GunFired{piece_of(s, aim.gun), shots.area, aim.at, target, die, modifiers, effect});
    }
    ++shots.fired;
    if (effect > 0) hurt(s, enemy, aim.at, effect);
}

bool proceed(State& s, GunShots& shots, const EventSink&) {
    if (shots.next == shots.aims.size()) {
        s.frames.pop();
        return true;
    }
    const GunAim& aim = shots.aims[shots.next];
    if (shots.fired < shots.shots && struck(s, other(side(s, aim.gun)), aim.at)) return false;
    ++shots.next;
    shots.fired = 0;
    return true;
}

}  // namespace grognard::waterloo
