// Batteries and wagons that come back from the battery box (lb.17.14.1-17.14.B.1). Frame:
// BatteryReturn.
#include "games/orthez/artillery/artillery.hpp"
#include "games/orthez/reasons.hpp"

namespace grognard::orthez {

namespace {

constexpr int three_of_a_kind = 3;

bool is_boxed(const State& s, std::size_t i) {
    return s.units[i].whereabouts == Whereabouts::Boxed;
}

// Foot, horse, or wagons; any calibre.
bool same_kind(const Counter& a, const Counter& b) {
    return a.side == b.side && a.arm == b.arm && a.horse_artillery == b.horse_artillery;
}

int boxed_like(const State& s, UnitId unit) {
    int count = 0;
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        count += is_boxed(s, i) && same_kind(s.battle->units[i], counter(s, unit)) ? 1 : 0;
    }
    return count;
}

// The two that count as destroyed.
void give_up_two(State& s, UnitId returning, const EventSink& events) {
    int left = three_of_a_kind - 1;
    for (std::size_t i = 0; i < s.battle->units.size() && left > 0; ++i) {
        if (i == returning || !is_boxed(s, i)) continue;
        if (!same_kind(s.battle->units[i], counter(s, returning))) continue;
        s.units[i].whereabouts = Whereabouts::Gone;
        events.tell(UnitRemoved{static_cast<UnitId>(i), Whereabouts::Gone});
        --left;
    }
}

}  // namespace

Seat decider(const State&, const BatteryReturn& frame) { return frame.side; }

Verdict refuse(const State& s, const BatteryReturn& frame, const ReturnBattery& action) {
    if (action.unit >= s.battle->units.size()) return refused("lb.17.14.1", Reason::NoSuchUnit);
    if (side_of(s, action.unit) != frame.side) return refused("lb.17.14.1", Reason::NotYourUnit);
    if (!is_boxed(s, action.unit) || boxed_like(s, action.unit) < three_of_a_kind) {
        return refused("lb.17.14.A.1", Reason::NoBatteryBoxed);
    }
    return allowed;
}

Verdict refuse(const State&, const BatteryReturn&, const Finish&) { return allowed; }

void offer(const State& s, const BatteryReturn& frame, Offers<Action>& out) {
    out.push_back(Finish{});
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        const ReturnBattery action{static_cast<UnitId>(i)};
        if (!refuse(s, frame, action)) out.push_back(action);
    }
}

void apply(State& s, BatteryReturn&, const ReturnBattery& action, const EventSink& events) {
    give_up_two(s, action.unit, events);
    Unit back;
    back.whereabouts = Whereabouts::OffMap;
    back.formation = Formation::Limbered;
    back.munitions = counter(s, action.unit).munitions;
    s.units[action.unit] = back;
    events.tell(UnitRemoved{action.unit, Whereabouts::OffMap});
}

void apply(State& s, BatteryReturn&, const Finish&, const EventSink& events) {
    finish(s, Ended{}, events);
}

bool proceed(State& s, BatteryReturn& frame, const EventSink& events) {
    for (std::size_t i = 0; i < s.battle->units.size(); ++i) {
        if (!refuse(s, frame, ReturnBattery{static_cast<UnitId>(i)})) return false;
    }
    finish(s, Ended{}, events);
    return true;
}

}  // namespace grognard::orthez
