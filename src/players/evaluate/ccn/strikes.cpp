// Values of attacks; dice and rights to fight come from the rules, later moves go by distance.
#include "players/evaluate/ccn/strikes.hpp"

#include <algorithm>

#include "games/ccn/combat/dice.hpp"
#include "games/ccn/combat/eligible.hpp"
#include "games/ccn/movement/movement.hpp"
#include "games/ccn/pieces.hpp"
#include "players/evaluate/ccn/odds.hpp"

namespace grognard::ccn {

namespace {

constexpr int retreat_points = 45;  // for each flag, a sixth of the dice
constexpr int lone_general_dice_sixths = 1;
constexpr int battle_back_percent = 60;  // the target may be gone, beaten back or weaker by then

int hit_sixths(const State& s, const Unit& by, const Unit& target, Fight fight) {
    const int symbol = arm(target) == Arm::Infantry ? 2 : 1;
    return symbol + (fight == Fight::Melee && card_of(s, by).sabres_hit ? 1 : 0);
}

int melee_dice_now(const State& s, const Unit& by, Hex target, const Unit* at) {
    return dice_count(Attack{s, by, target, at, Fight::Melee, Boost::Card, true});
}

// The hex beside the target from which a unit coming from there would attack it.
Hex nearest_beside(Hex target, Hex from) {
    Hex best = from;
    int least = longest_sight + 1;
    for (const Hex h : hexes(neighbours(target))) {
        if (distance(h, from) >= least) continue;
        least = distance(h, from);
        best = h;
    }
    return best;
}

// Of a turn to come: without this turn's card and moves.
int later_dice(const State& s, const Unit& by, const Unit& target, Fight fight) {
    Unit there = by;
    if (fight == Fight::Melee) there.at = nearest_beside(target.at, by.at);
    return dice_count(Attack{s, there, target.at, &target, fight});
}

int lone_general_worth(const State& s, const Unit& by, int dice) {
    return at_least(dice, lone_general_dice_sixths, 1) * banner_worth(s, by.side) / 1000;
}

int melee_from(const State& s, const Unit& by, Hex at) {
    const UnitId target = unit_id(s, at);
    const Unit* unit = target == no_piece ? nullptr : &s.units[target];
    const int dice = melee_dice_now(s, by, at, unit);
    return unit == nullptr ? lone_general_worth(s, by, dice) : melee_worth(s, by, *unit, dice);
}

bool holds_its_ground(const State& s) {
    return !s.turn.substitute &&
           (s.turn.effect == Card::FireAndHold || s.turn.effect == Card::ColdSteel);
}

// Fire of a unit that has moved this turn, sight left aside.
int moved_fire(const State& s, const Unit& unit, const Unit& target) {
    const Attack attack{s, unit, target.at, &target, Fight::Fire, Boost::Card, true, true};
    return strike_worth(s, unit, target, Fight::Fire, dice_count(attack));
}

}  // namespace

int block_worth(const State& s, const Unit& unit) {
    const UnitCard& card = card_of(s, unit);
    return 150 + 25 * card.melee_bonus + 25 * card.fire_bonus + 15 * card.fire_bonus_still +
           15 * card.ignored_flags + 10 * card.moves + (card.armour ? 20 : 0) +
           (card.guns != GunChart::None ? 60 : 0);
}

int banner_worth(const State& s, Seat winner) {
    const int needed = s.battle->banners_needed[static_cast<std::size_t>(index(winner))];
    const int missing = needed - banners(s, winner);
    return missing <= 1 ? 4 * banner_points : banner_points;
}

int strike_worth(const State& s, const Unit& by, const Unit& target, Fight fight, int dice) {
    if (dice <= 0) return 0;
    const int sixths = hit_sixths(s, by, target, fight);
    const int block = block_worth(s, target);
    int thousandths = 0;
    for (int k = 1; k <= target.blocks; ++k) thousandths += at_least(dice, sixths, k);
    const int kill = at_least(dice, sixths, target.blocks);
    const int steady = card_of(s, target).ignored_flags;
    return (thousandths * block + kill * banner_worth(s, by.side)) / 1000 +
           std::max(0, dice - 2 * steady) * retreat_points / 6;
}

int melee_worth(const State& s, const Unit& by, const Unit& target, int dice) {
    const int given = strike_worth(s, by, target, Fight::Melee, dice);
    const int taken =
        strike_worth(s, target, by, Fight::Melee, melee_dice_now(s, target, by.at, &by));
    return given - taken * battle_back_percent / 100;
}

int attack_in_place(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    const Seat enemy = other(unit.side);
    int best = 0;
    const HexSet beside = neighbours(unit.at) & (units_of(s, enemy) | generals_of(s, enemy));
    for (const Hex at : hexes(beside)) {
        if (refuse_melee(s, id, Melee{unit.at, at, {}}, Boost::Card)) continue;
        best = std::max(best, melee_from(s, unit, at));
    }
    const int range = card_of(s, unit).range;
    if (range == 0 || !beside.empty()) return best;
    for (const Hex at : hexes(within(unit.at, range) & units_of(s, enemy))) {
        if (refuse_fire(s, id, at)) continue;
        const int dice = dice_count(attack_of(s, id, at, Fight::Fire, Boost::Card));
        best = std::max(best, strike_worth(s, unit, s.units[unit_id(s, at)], Fight::Fire, dice));
    }
    return best;
}

int attack_after_move(const State& s, UnitId id) {
    const Unit& unit = s.units[id];
    const UnitCard& card = card_of(s, unit);
    if (holds_its_ground(s) || in_square(unit) || s.turn.held.has(id)) return 0;
    if (!s.turn.substitute && (s.turn.effect == Card::GrandeManoeuvre || s.turn.marching)) return 0;
    if (refuse_after_move(s, unit, MoveLength::OneHex)) return 0;
    const bool far_too = !refuse_after_move(s, unit, MoveLength::Farther);
    const HexSet reach = unit_reach(s, unit);
    const HexSet stands = far_too ? reach : reach & neighbours(unit.at);
    const HexSet enemies = units_of(s, other(unit.side));
    int best = 0;
    for (const Hex stand : hexes(stands)) {
        const HexSet beside = neighbours(stand) & enemies;
        Unit there = unit;
        there.at = stand;
        if (refuse_after_entry(s, there)) continue;
        for (const Hex at : hexes(beside)) best = std::max(best, melee_from(s, there, at));
        if (!beside.empty() || card.range_moved < 2) continue;
        for (const Hex at : hexes(within(stand, card.range_moved) & enemies)) {
            best = std::max(best, moved_fire(s, there, s.units[unit_id(s, at)]));
        }
    }
    return best;
}

int menace(const State& s, Seat side) {
    int sum = 0;
    const HexSet& enemies = units_of(s, other(side));
    for (const Hex h : hexes(units_of(s, side))) {
        const Unit& unit = s.units[unit_id(s, h)];
        const UnitCard& card = card_of(s, unit);
        const int charge = (in_square(unit) ? 0 : card.moves_fights) + 1;
        const int reach = std::min(longest_sight, std::max<int>(charge, card.range));
        int best = 0;
        for (const Hex at : hexes(within(h, reach) & enemies)) {
            const Unit& target = s.units[unit_id(s, at)];
            const int away = distance(h, at);
            const Fight fight = away <= charge && (away == 1 || card.guns == GunChart::None)
                                    ? Fight::Melee
                                    : Fight::Fire;
            if (fight == Fight::Fire && away > card.range) continue;
            const int dice = later_dice(s, unit, target, fight);
            best = std::max(best, strike_worth(s, unit, target, fight, dice));
        }
        sum += best;
    }
    return sum;
}

}  // namespace grognard::ccn
