#include "games/orthez/losses/losses.hpp"

#include <algorithm>

#include "games/orthez/morale/morale_test.hpp"
#include "games/orthez/stacking/displacing.hpp"
#include "games/orthez/start.hpp"
#include "games/orthez/turn/die.hpp"

namespace grognard::orthez {

namespace {

bool is_guns(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Artillery; }
bool is_infantry(const State& s, UnitId unit) { return counter(s, unit).arm == Arm::Infantry; }

// Goes through the units of a stack, giving each loss to one that can still take it.
class Sharing {
  public:
    Sharing(const State& s, HexId hex) : s_(s) {
        for (const UnitId unit : units_in(s, hex)) shares_.push(UnitLoss{unit, 0});
    }

    template <class Wanted>
    bool any(const Wanted& wanted) const {
        return std::ranges::any_of(shares_, [&](const UnitLoss& u) { return wanted(u.unit); });
    }
    // To the topmost that can take it; false where there is none.
    template <class Wanted>
    bool give_top(const Wanted& wanted) {
        for (UnitLoss& share : shares_) {
            if (!wanted(share.unit) || !can_take(share)) continue;
            ++share.losses;
            return true;
        }
        return false;
    }
    // To the one that has been given fewest, the topmost of them: each in turn.
    template <class Wanted>
    bool give_in_turn(const Wanted& wanted) {
        UnitLoss* next = nullptr;
        for (UnitLoss& share : shares_) {
            if (!wanted(share.unit) || !can_take(share)) continue;
            if (next == nullptr || share.losses < next->losses) next = &share;
        }
        if (next != nullptr) ++next->losses;
        return next != nullptr;
    }
    UnitLosses result() const {
        UnitLosses out;
        for (const UnitLoss& share : shares_) {
            if (share.losses > 0) out.push(share);
        }
        return out;
    }

  private:
    bool can_take(const UnitLoss& share) const {
        return losses_left(s_, share.unit) > share.losses;
    }

    const State& s_;
    UnitLosses shares_;
};

// lb.14.5.1, 17.9.1: of distant fire a battery takes the even losses only; limbered guns take all.
bool takes_even_only(const State& s, UnitId unit) {
    return is_guns(s, unit) && s.units[unit].formation == Formation::Battery;
}

void renumber_stack(State& s, HexId hex) {
    std::uint8_t depth = 0;
    for (const UnitId unit : units_in(s, hex)) s.units[unit].depth = depth++;
}

bool is_two_hex(const Unit& unit) {
    return unit.hexes.size() == 2 && unit.order == OrderState::Good &&
           (unit.formation == Formation::Line || unit.formation == Formation::Skirmish);
}

// Is what is left too little for two hexes? Skirmishing cavalry always takes two (lb.11.9.C.1).
bool too_small_for_two(const State& s, UnitId id) {
    const Stacking& limits = s.battle->charts.stacking;
    if (s.units[id].formation == Formation::Line) {
        return increments(s, id) < Ratio(limits.long_line_minimum);
    }
    return is_infantry(s, id) && increments(s, id) <= Ratio(limits.skirmish.increments);
}

// Assault markers go by hexes of the footprint: that of a hex given up stays if the assault can go
// on from the hex kept.
void keep_assault(State& s, Unit& unit, HexId kept) {
    const std::array<HexId, 2> before = unit.assaults;
    const std::size_t place = unit.hexes[0] == kept ? 0 : 1;
    const bool moves = before[place] == no_hex && before[1 - place] != no_hex &&
                       adjacent(ground(s), kept, before[1 - place]);
    unit.assaults = {moves ? before[1 - place] : before[place], no_hex};
}

void stand_in(State& s, UnitId id, const Footprint& hexes, const EventSink& events) {
    Unit& unit = s.units[id];
    if (unit.hexes.size() == 2 && hexes.size() == 1) keep_assault(s, unit, hexes[0]);
    unit.hexes = hexes;
    note_occupied(s);
    events.tell(UnitFormed{id, unit.formation, unit.hexes, unit.facing});
}

bool close_ranks(State& s, UnitId id, const HexList& struck, const EventSink& events) {
    const auto hit = [&](HexId hex) { return std::ranges::find(struck, hex) != struck.end(); };
    const Footprint hexes = s.units[id].hexes;
    if (hit(hexes[0]) == hit(hexes[1])) {
        begin_gathering(s, id);
        return true;
    }
    Footprint kept;
    kept.push(hit(hexes[0]) ? hexes[1] : hexes[0]);
    stand_in(s, id, kept, events);
    return false;
}

// lb.11.7.A.2: the tail of a road column that got shorter closes up.
void shorten_column(State& s, UnitId id, const EventSink& events) {
    const Unit& unit = s.units[id];
    const Counter& c = counter(s, id);
    const int in_hex = is_guns(s, id) ? 1 : s.battle->charts.stacking.road_column.increments;
    const auto needed = std::max<std::int64_t>(1, -(-increments(s, id) / Ratio(in_hex)).floor());
    if (c.arm == Arm::Wagon || std::int64_t(unit.hexes.size()) <= needed) return;
    Footprint kept;
    for (std::size_t i = 0; i < static_cast<std::size_t>(needed); ++i) kept.push(unit.hexes[i]);
    stand_in(s, id, kept, events);
}

Ratio infantry_in(const State& s, HexId hex) {
    Ratio sum;
    for (const UnitId unit : units_in(s, hex)) {
        if (is_infantry(s, unit)) sum += share(s, unit);
    }
    return sum;
}

void break_weak_square(State& s, HexId hex, const EventSink& events) {
    if (infantry_in(s, hex) >= Ratio(s.battle->charts.stacking.square_minimum)) return;
    for (const UnitId unit : units_in(s, hex)) {
        if (s.units[unit].order == OrderState::Good) worsen_order(s, unit, events);
    }
}

bool is_square(const State& s, HexId hex) {
    return std::ranges::any_of(units_in(s, hex), [&](UnitId unit) {
        return s.units[unit].order == OrderState::Good &&
               s.units[unit].formation == Formation::Square;
    });
}

bool calls_test(LossTest test, int total) {
    switch (test) {
        case LossTest::EvenFromTwo:
            return total >= 2 && total % 2 == 0;
        case LossTest::OddFromThree:
            return total >= 3 && total % 2 == 1;
        case LossTest::Every:
            return true;
        case LossTest::Never:
            return false;
    }
    return false;
}

}  // namespace

int losses_left(const State& s, UnitId unit) {
    const Unit& u = s.units[unit];
    if (!on_map(u) || u.demolished) return 0;
    return (counter(s, unit).half_increments + 1) / 2 - u.lost;
}

UnitLosses share_losses(const State& s, HexId hex, int losses, LossSource source) {
    Sharing sharing(s, hex);
    const auto anyone = [](UnitId) { return true; };
    const auto guns = [&](UnitId unit) { return is_guns(s, unit); };
    const auto others = [&](UnitId unit) { return !is_guns(s, unit); };
    const auto at_once = [&](UnitId unit) { return !takes_even_only(s, unit); };
    const bool mixed = sharing.any(guns) && sharing.any(others);
    for (int loss = 1; loss <= losses; ++loss) {
        const bool even = loss % 2 == 0;
        if (source == LossSource::FromTop) {
            sharing.give_top(anyone);
        } else if (source == LossSource::NearFire) {
            const bool given = mixed && (even ? sharing.give_top(guns) : sharing.give_top(others));
            if (!given) sharing.give_top(anyone);
        } else {
            const bool given =
                mixed && (even ? sharing.give_in_turn(guns) : sharing.give_in_turn(others));
            if (given) continue;
            even ? sharing.give_in_turn(anyone) : sharing.give_in_turn(at_once);
        }
    }
    return sharing.result();
}

void lose(State& s, UnitId id, int increments, HexId at, const EventSink& events) {
    const int taken = std::min(increments, losses_left(s, id));
    if (taken <= 0) return;
    Unit& unit = s.units[id];
    unit.lost = static_cast<std::uint8_t>(unit.lost + taken);
    events.tell(LossesTaken{id, at, static_cast<std::uint8_t>(taken)});
    if (losses_left(s, id) > 0) return;
    switch (counter(s, id).arm) {
        case Arm::Wagon:
            unit.demolished = true;
            return;
        case Arm::Artillery:
            return remove_unit(s, id, Whereabouts::Boxed, events);
        default:
            return remove_unit(s, id, Whereabouts::Gone, events);
    }
}

UnitLosses lose_in_hex(State& s, HexId hex, int losses, LossSource source,
                       const EventSink& events) {
    const UnitLosses shares = share_losses(s, hex, losses, source);
    for (const UnitLoss& share : shares) lose(s, share.unit, share.losses, hex, events);
    return shares;
}

void remove_unit(State& s, UnitId id, Whereabouts to, const EventSink& events) {
    Unit& unit = s.units[id];
    const Footprint left = unit.hexes;
    unit.hexes.clear();
    unit.whereabouts = to;
    unit.assaults = {no_hex, no_hex};
    note_occupied(s);
    for (const HexId hex : left) renumber_stack(s, hex);
    events.tell(UnitRemoved{id, to});
}

bool leaves_play_when_routing(const State& s, UnitId unit) {
    return is_guns(s, unit) && s.units[unit].formation == Formation::Battery;
}

void begin_guns_lost(State& s, UnitId unit) { begin_die(s, DieCause::GunsLost, unit); }

void remove_lost_guns(State& s, UnitId unit, int die, const EventSink& events) {
    const Charts& charts = s.battle->charts;
    const bool by_cavalry = s.frames.nearest<ChargeContact>() != nullptr;
    const int result = die + (by_cavalry ? charts.guns_lost_to_cavalry : 0);
    const bool lost = result <= charts.guns_lost_until;
    if (!on_map(s.units[unit])) return;
    remove_unit(s, unit, lost ? Whereabouts::Gone : Whereabouts::Boxed, events);
}

bool keep_formation(State& s, UnitId id, const HexList& struck, const EventSink& events) {
    const Unit& unit = s.units[id];
    if (on_map(unit) && is_two_hex(unit)) {
        return too_small_for_two(s, id) && close_ranks(s, id, struck, events);
    }
    if (on_map(unit) && unit.order == OrderState::Good && unit.formation == Formation::RoadColumn) {
        shorten_column(s, id, events);
    }
    for (const HexId hex : struck) {
        if (is_square(s, hex)) break_weak_square(s, hex, events);
    }
    return false;
}

bool tests_for_losses(const State& s, UnitId id, int losses, LostBy by) {
    const Unit& unit = s.units[id];
    const Counter& c = counter(s, id);
    if (losses <= 0 || !on_map(unit) || unit.order == OrderState::Routing) return false;
    if (c.arm == Arm::Wagon) return false;
    if (Ratio(2 * losses) >= starting_increments(c)) return true;
    if (by != LostBy::Fire) return false;
    for (int total = unit.lost - losses + 1; total <= unit.lost; ++total) {
        if (calls_test(c.loss_test, total)) return true;
    }
    return false;
}

}  // namespace grognard::orthez
