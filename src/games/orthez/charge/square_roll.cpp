// The dice of a square and what follows: who forms, who is disordered and makes room, who runs
// (lb.18.6.F.2-F.4).
#include <algorithm>

#include "games/orthez/charge/charge.hpp"
#include "games/orthez/charge/charge_zone.hpp"
#include "games/orthez/charge/riders.hpp"
#include "games/orthez/charge/squares.hpp"
#include "games/orthez/losses/losses.hpp"
#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/movement/cost.hpp"
#include "games/orthez/reasons.hpp"
#include "games/orthez/rout/rout.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/stacking/limits.hpp"
#include "games/orthez/stacking/placing.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

using Hexes = Fixed<HexId, side_count>;

bool stands(const State& s, const SquareRoll& roll, UnitId unit) {
    return on_map(s.units[unit]) && stands_in(s.units[unit], roll.hex);
}

// Guns read the result of the infantry that they stand with.
UnitId reader_for(const State& s, const SquareRoll& roll, UnitId unit) {
    if (counter(s, unit).arm == Arm::Infantry) return unit;
    for (const UnitId with : roll.units) {
        if (counter(s, with).arm == Arm::Infantry) return with;
    }
    return unit;
}

void break_up(State& s, SquareRoll& roll, UnitId id, SquareResult result, const EventSink& events) {
    worsen_order(s, id, events);
    if (result != SquareResult::Rout) return;
    roll.broken.add(id);
    if (s.units[id].formation != Formation::Battery) worsen_order(s, id, events);
}

bool holds_square(const State& s, const SquareRoll& roll) {
    return std::ranges::any_of(roll.units, [&](UnitId unit) {
        return stands(s, roll, unit) && is_formed(s.units[unit], Formation::Square);
    });
}

// Units of the stack in that order that still stand in the hex.
UnitList those(const State& s, const SquareRoll& roll, OrderState order) {
    UnitList out;
    for (const UnitId unit : roll.units) {
        if (stands(s, roll, unit) && s.units[unit].order == order) out.push(unit);
    }
    return out;
}

bool is_declared_target(const State& s, const SquareRoll& roll) {
    const Moving* moving = s.frames.nearest<Moving>();
    return moving != nullptr && moving->mission == Mission::Charging &&
           (moving->target == roll.hex || moving->second == roll.hex);
}

bool is_adjacent(const State& s, const SquareRoll& roll) {
    return on_map(s.units[roll.cavalry]) && charge_distance(s, roll.cavalry, roll.units[0]) == 1;
}

bool may_stand_beside(const State& s, HexId from, HexId to, UnitId id) {
    const Seat side = side_of(s, id);
    if (holds_unit_of(s, to, other(side))) return false;
    if (!terrain_cost(s, from, to, Mover::Foot, OnBridge::Allowed)) return false;
    Occupants all = occupants_but(s, to, {});
    if (all.size() >= max_stack) return false;
    all.push(occupant(s, id));
    const auto leader = has_friendly_leader(s, to, side) ? LeaderThere::Yes : LeaderThere::No;
    return !may_share(s, to, all, leader, Presence::Staying);
}

// lb.18.6.F.4: beside the square and away from the cavalry; where that is closed, anywhere beside.
Hexes room_for(const State& s, const SquareRoll& roll, UnitId id) {
    Hexes behind;
    Hexes beside;
    const HexId enemy =
        s.units[roll.cavalry].hexes.empty() ? roll.hex : s.units[roll.cavalry].hexes[0];
    for (Side side = 0; side < side_count; ++side) {
        const HexId to = neighbour(ground(s), roll.hex, side);
        if (to == no_hex || !may_stand_beside(s, roll.hex, to, id)) continue;
        beside.push(to);
        if (distance(ground(s), to, enemy) > distance(ground(s), roll.hex, enemy)) {
            behind.push(to);
        }
    }
    return behind.empty() ? beside : behind;
}

UnitId next_to_go(const State& s, const SquareRoll& roll) {
    if (!holds_square(s, roll)) return no_unit;
    const UnitList disordered = those(s, roll, OrderState::Disordered);
    return disordered.empty() ? no_unit : disordered[0];
}

void send(State& s, const SquareRoll& roll, UnitId id, HexId to, const EventSink& events) {
    stand_in(s, id, only(to));
    events.tell(UnitDisplaced{id, roll.hex, to});
}

// False where the owner chooses.
bool make_room(State& s, SquareRoll& roll, const EventSink& events) {
    const UnitId id = next_to_go(s, roll);
    if (id == no_unit) {
        roll.stage = SquareStage::Rout;
        return true;
    }
    const Hexes room = room_for(s, roll, id);
    if (room.size() > 1) return false;
    if (room.empty()) {
        begin_displacing(s, roll.hex, id);
    } else {
        send(s, roll, id, room[0], events);
    }
    return true;
}

SquareResult result_of(const State& s, const SquareRoll& roll) {
    if (holds_square(s, roll)) return SquareResult::Square;
    return those(s, roll, OrderState::Disordered).empty() ? SquareResult::Rout
                                                          : SquareResult::Disorder;
}

// Those whom the cavalry will ride down wait for it (lb.18.6.F.3.c); the others run.
void rout_or_wait(State& s, SquareRoll& roll) {
    roll.stage = SquareStage::Done;
    const UnitList routing = those(s, roll, OrderState::Routing);
    if (routing.empty()) return;
    if (result_of(s, roll) == SquareResult::Rout) {
        if (is_adjacent(s, roll)) return;
        if (is_declared_target(s, roll)) {
            s.frames.nearest<Moving>()->prey_waits = true;
            return;
        }
    }
    begin_routing(s, routing, roll.hex, RoutCause::Combat);
}

bool lose_guns(State& s, SquareRoll& roll) {
    for (const UnitId unit : roll.units) {
        if (!roll.broken.has(unit)) continue;
        roll.broken.remove(unit);
        if (!stands(s, roll, unit) || s.units[unit].formation != Formation::Battery) continue;
        begin_guns_lost(s, unit);
        return true;
    }
    roll.stage = SquareStage::MakeRoom;
    return true;
}

}  // namespace

Awaits awaits(const State& s, const SquareRoll& roll) {
    if (roll.stage == SquareStage::Roll) return Awaits::Chance;
    return awaits_seat(side_of(s, roll.units[0]));
}

Chance chance(const State&, const SquareRoll&) { return two_dice("square"); }

void resolve(State& s, SquareRoll& roll, Drawn drawn, const EventSink& events) {
    const Roll natural = roll_of(drawn);
    const int range =
        std::clamp(charge_distance(s, roll.cavalry, roll.units[0]), 1, farthest_charge_zone);
    UnitList formed;
    for (const UnitId unit : roll.units) {
        const UnitId reader = reader_for(s, roll, unit);
        const SquareResult result = square_result(s, reader, roll.cavalry, range, natural);
        events.tell(SquareTried{unit, natural, square_modifiers(s, reader, roll.cavalry),
                                static_cast<std::uint8_t>(result)});
        if (result == SquareResult::Square) {
            formed.push(unit);
        } else {
            break_up(s, roll, unit, result, events);
        }
    }
    const bool strong = infantry_in(s, formed) >= Ratio(s.battle->charts.stacking.square_minimum);
    for (const UnitId unit : formed) {
        if (strong) {
            form_square(s, unit, roll.hex, events);
        } else {
            worsen_order(s, unit, events);  // lb.11.8.4
        }
    }
    roll.stage = SquareStage::Guns;
}

bool proceed(State& s, SquareRoll& roll, const EventSink& events) {
    switch (roll.stage) {
        case SquareStage::Roll:
            return false;
        case SquareStage::Guns:
            return lose_guns(s, roll);
        case SquareStage::MakeRoom:
            return make_room(s, roll, events);
        case SquareStage::Rout:
            rout_or_wait(s, roll);
            return true;
        case SquareStage::Done: {
            const SquareReport report{roll.units, result_of(s, roll)};
            finish(s, report, events);
            return true;
        }
    }
    return false;
}

Verdict refuse(const State& s, const SquareRoll& roll, const GoTo& action) {
    if (roll.stage != SquareStage::MakeRoom) return refused("lb.18.6.F.4", Reason::NotNow);
    const Hexes room = room_for(s, roll, next_to_go(s, roll));
    if (std::ranges::find(room, action.hex) != room.end()) return allowed;
    return refused("lb.18.6.F.4", Reason::NoWayThrough);
}

void apply(State& s, SquareRoll& roll, const GoTo& action, const EventSink& events) {
    send(s, roll, next_to_go(s, roll), action.hex, events);
}

void offer(const State& s, const SquareRoll& roll, Offers<Action>& out) {
    if (roll.stage != SquareStage::MakeRoom) return;
    for (const HexId hex : room_for(s, roll, next_to_go(s, roll))) out.push_back(GoTo{hex});
}

}  // namespace grognard::orthez
