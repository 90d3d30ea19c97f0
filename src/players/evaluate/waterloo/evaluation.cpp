// Troops, damage, strongholds, ground and what is under way in one sum; a lost unit is 1000.
#include "players/evaluate/waterloo/evaluation.hpp"

#include <algorithm>

#include "games/waterloo/board.hpp"
#include "games/waterloo/victory.hpp"
#include "players/evaluate/waterloo/ahead.hpp"

namespace grognard::waterloo {

namespace {

constexpr int victory_points = 1'000'000;
constexpr int near_victory_points = 8000;  // a condition met that the end of the turn will count
constexpr int unit_points = 1000;
constexpr int prussian_points = 500;  // not counted as lost
constexpr int fresh_points = 450;
constexpr int tired_points = 250;
constexpr int limbered_points = 60;
constexpr int silenced_points = 150;
constexpr int square_points = 60;  // it neither moves nor fires well
constexpr int ready_points = 40;
constexpr int stronghold_points = 200;
constexpr int overfull_points = 150;
constexpr int disc_points = 20;

int unit_worth(const State& s, UnitId id) {
    const Kind& what = kind(s, id);
    const Posture posture = s.units[id].posture;
    const int counted = force(what.nation) == Force::Prussian ? prussian_points : unit_points;
    switch (what.arm) {
        case Arm::Infantry:
            return counted * card(s, id).worth - (posture == Posture::Square ? square_points : 0);
        case Arm::Cavalry:
            return posture == Posture::Upright ? fresh_points : tired_points;
        case Arm::Artillery:
            return counted - (posture == Posture::OnSide ? limbered_points : 0);
        case Arm::Leader:
            return counted + (posture == Posture::Upright ? ready_points : 0);
    }
    return 0;
}

int army_worth(const State& s, Seat seat) {
    int sum = 0;
    for (const int id : of_side(s, seat) - s.units_in[lost]) {
        const auto unit = static_cast<UnitId>(id);
        sum += unit_worth(s, unit) + place_points(s, seat, kind(s, unit).arm, s.units[unit].at);
    }
    return sum;
}

int damage_worth(const State& s, Seat seat) {
    int sum = 0;
    for (const Force each : all_forces) {
        if (side(each) != seat) continue;
        for (std::size_t area = 0; area <= delayed_box; ++area) {
            const int cubes = s.cubes[at(each)][area];
            if (cubes == 0) continue;
            const int silenced = silenced_guns(s, each, static_cast<AreaId>(area));
            sum += cubes * cube_points + silenced * silenced_points;
        }
    }
    return sum;
}

int ground_worth(const State& s, Seat seat) {
    int sum = 0;
    for (std::size_t i = 0; i < s.battle->strongholds.size(); ++i) {
        if (s.holders[i] == seat) sum += stronghold_points;
    }
    for (const int area : occupied(s, seat)) {
        const int excess =
            stack_size(s, seat, static_cast<AreaId>(area)) - s.battle->charts.limits.stack;
        sum -= std::max(0, excess) * overfull_points;
    }
    return sum;
}

int victory_worth(const State& s, Seat seat) {
    return condition_met(s, seat) == WonBy::Nothing ? 0 : near_victory_points;
}

int discs_worth(const State& s, Seat seat) {
    int sum = 0;
    for (const Disc disc : all_discs) sum += s.discs[at(seat)].available[at(disc)];
    return sum * disc_points;
}

int side_worth(const State& s, Seat seat) {
    return army_worth(s, seat) - damage_worth(s, seat) + ground_worth(s, seat) +
           victory_worth(s, seat) + discs_worth(s, seat);
}

}  // namespace

int value(const State& s, Seat seat) {
    if (s.ending != Ending::Undecided) {
        if (s.ending == Ending::Draw) return 0;
        return s.ending == win_for(seat) ? victory_points : -victory_points;
    }
    const int ahead = ahead_points(s) * (s.turn.active == seat ? 1 : -1);
    return side_worth(s, seat) - side_worth(s, other(seat)) + ahead;
}

}  // namespace grognard::waterloo
