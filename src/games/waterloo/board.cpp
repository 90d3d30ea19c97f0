// Answers to questions about the position.
#include "games/waterloo/board.hpp"

#include <algorithm>

namespace grognard::waterloo {

int silenced_guns(const State& s, Force force, AreaId area) {
    if (areas_with(s, side(force), Arm::Infantry).has(area)) return 0;
    const int guns = units_in(s, force, Arm::Artillery, area).size();
    return std::min(guns, cubes_in(s, force, area));
}

int operational_guns(const State& s, Force force, AreaId area) {
    return units_in(s, force, Arm::Artillery, area).size() - silenced_guns(s, force, area);
}

Share share_of_one(const State& s, int infantry, int cubes) {
    const int most = s.battle->charts.limits.cubes_per_unit;
    return {std::max(0, cubes - most * (infantry - 1)), std::min(most, cubes)};
}

Share share_of(const State& s, UnitId unit) {
    const auto [nation, arm] = kind(s, unit);
    if (arm != Arm::Infantry) return {};
    const AreaId area = s.units[unit].at;
    const int infantry = units_in(s, force(nation), Arm::Infantry, area).size();
    return share_of_one(s, infantry, cubes_in(s, force(nation), area));
}

int cubes_along(const State& s, UnitId unit) {
    const auto [nation, arm] = kind(s, unit);
    const AreaId area = s.units[unit].at;
    const Force colour = force(nation);
    if (arm != Arm::Artillery || areas_with(s, colour, Arm::Infantry).has(area)) return 0;
    const int others = units_in(s, colour, Arm::Artillery, area).size() - 1;
    return std::max(0, cubes_in(s, colour, area) - others);
}

UnitId find_piece(const State& s, const UnitSet& among, const Piece& piece) {
    for (const int id : among) {
        if (piece_of(s, static_cast<UnitId>(id)) == piece) return static_cast<UnitId>(id);
    }
    return no_unit;
}

bool all_alike(const State& s, const UnitSet& units) {
    if (units.empty()) return true;
    const Piece first = piece_of(s, static_cast<UnitId>(units.first()));
    for (const int id : units) {
        if (!(piece_of(s, static_cast<UnitId>(id)) == first)) return false;
    }
    return true;
}

// wl.victory.casualties, wl.victory.no-cavalry, wl.victory.guard-two, wl.setup.prussian-losses
int losses(const State& s, Seat seat) {
    int out = 0;
    const UnitSet gone = s.units_in[lost] & of_side(s, seat);
    for (const int id : gone - of_arm(s, Arm::Cavalry) - of_force(s, Force::Prussian)) {
        const auto unit = static_cast<UnitId>(id);
        out += kind(s, unit).arm == Arm::Infantry ? card(s, unit).worth : 1;
    }
    return out;
}

bool holds_all_strongholds(const State& s, Seat seat) {
    for (std::size_t i = 0; i < s.battle->strongholds.size(); ++i) {
        if (s.holders[i] != seat) return false;
    }
    return true;
}

}  // namespace grognard::waterloo
