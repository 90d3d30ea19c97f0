// Steps 5 and 6: cavalry rides down the guns left to it, infantry takes them.
#include "games/waterloo/assault/assault.hpp"
#include "games/waterloo/assault/steps.hpp"
#include "games/waterloo/cubes.hpp"
#include "games/waterloo/morale/test.hpp"

namespace grognard::waterloo {

namespace {

void take(State& s, const Assault& assault, const UnitSet& guns, const EventSink& events) {
    events.tell(GunsCaptured{assault.area, static_cast<std::uint8_t>(guns.size())});
    for (const int id : guns) {
        const auto gun = static_cast<UnitId>(id);
        const Force colour = force(kind(s, gun).nation);
        eliminate(s, gun, cubes_in(s, colour, assault.area) > 0 ? 1 : 0, events);
    }
}

}  // namespace

void send_leaders_back(State& s, const Assault& assault) {
    const UnitSet leaders = defenders(s, assault, Arm::Leader);
    if (leaders.empty() || enemy_held(s, assault.attacker, assault.area)) return;
    s.frames.push(GoingBack{BackKind::Retreat, leaders});
}

StepState ride_down_guns(State& s, Assault& assault, const EventSink& events) {
    const int guns = defenders(s, assault, Arm::Artillery).size();
    if (stage_of<Once>(assault) == Once::Done || guns == 0 ||
        cavalry_of(s, assault, assault.attacker).empty()) {
        return StepState::Over;
    }
    set_stage(assault, Once::Done);
    events.tell(StepBegan{AssaultStep::Ride});
    events.tell(GunsRiddenDown{assault.area, static_cast<std::uint8_t>(guns)});
    place_cubes(s, assault.area, other(assault.attacker), guns);
    return StepState::Goes;
}

StepState capture_guns(State& s, Assault& assault, const EventSink& events) {
    const UnitSet guns = defenders(s, assault, Arm::Artillery);
    const UnitSet infantry = attackers(s, assault, Arm::Infantry);
    if (guns.empty() || infantry.empty()) return StepState::Over;
    if (stage_of<Once>(assault) == Once::ToDo) {
        set_stage(assault, Once::Done);
        events.tell(StepBegan{AssaultStep::Capture});
        // W33: before the guns are taken.
        if (assault.gun_damage) begin_test(s, assault.attacker, TestCause::Guns, infantry);
        return StepState::Goes;
    }
    take(s, assault, guns, events);
    send_leaders_back(s, assault);
    return StepState::Goes;
}

}  // namespace grognard::waterloo
