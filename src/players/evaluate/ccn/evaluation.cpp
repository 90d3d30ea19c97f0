// Banners, blocks, generals, attacks, ground and cards in one sum; a banner is 1000.
#include "players/evaluate/ccn/evaluation.hpp"

#include <algorithm>

#include "games/ccn/cards.hpp"
#include "games/ccn/combat/roll.hpp"
#include "games/ccn/flow.hpp"
#include "games/ccn/pieces.hpp"
#include "players/evaluate/ccn/pending.hpp"
#include "players/evaluate/ccn/strikes.hpp"

namespace grognard::ccn {

namespace {

constexpr int victory_points = 1'000'000;
constexpr int general_points = 250;
constexpr int attached_points = 60;
constexpr int exposed_general_points = 200;
constexpr int ordered_points = 25;      // a move it may still make
constexpr int approach_points = 18;     // a hex nearer to the nearest enemy
constexpr int own_menace_percent = 28;  // of a side's units that many are ordered next turn
constexpr int their_menace_percent = 30;
constexpr int objective_taken_percent = 70;  // stands there, counted when its turn begins
constexpr int objective_step_points = 20;
constexpr int exit_step_points = 15;
constexpr int turn_banner_unit_points = 25;

// What a card is worth unplayed: what it may do on a better day.
constexpr std::array<int, card_count> held_points = {
    60, 60, 60, 90, 90, 90, 40, 40, 40, 110, 110, 110, 90, 70, 70, 50,
    // bayonet, bombard, cavalry, counter, elan, fire, first strike, march, steel, leadership
    110, 110, 110, 80, 110, 100, 200, 90, 130, 110,
    // manoeuvre, rally, short supply
    70, 100, 60};

int army_worth(const State& s, Seat side) {
    int sum = 0;
    for (const Hex h : hexes(units_of(s, side))) {
        const Unit& unit = s.units[unit_id(s, h)];
        sum += unit.blocks * block_worth(s, unit);
    }
    return sum;
}

int generals_worth(const State& s, Seat side) {
    const HexSet& enemies = units_of(s, other(side));
    int sum = 0;
    for (const Hex h : hexes(generals_of(s, side))) {
        sum += general_points;
        const bool attached = units_of(s, side).has(h.index);
        if (attached) {
            sum += s.units[unit_id(s, h)].blocks > 1 ? attached_points : 0;
        } else if (within(h, 2).intersects(enemies)) {
            sum -= exposed_general_points;
        }
    }
    return sum;
}

int nearest(Hex from, const HexSet& set) {
    int best = long_row;
    for (const Hex h : hexes(set)) best = std::min(best, distance(from, h));
    return best;
}

int nearest_unit(const State& s, Seat side, const HexSet& set) {
    int best = long_row;
    for (const Hex h : hexes(units_of(s, side))) best = std::min(best, nearest(h, set));
    return best;
}

// Guns are near enough where they fire, others where they fight.
int approach(const State& s, Seat side) {
    const HexSet& enemies = units_of(s, other(side));
    if (enemies.empty()) return 0;
    int sum = 0;
    for (const Hex h : hexes(units_of(s, side))) {
        const UnitCard& card = card_of(s, s.units[unit_id(s, h)]);
        const int wanted = card.guns != GunChart::None ? std::max(2, card.range - 1) : 1;
        sum -= std::max(0, nearest(h, enemies) - wanted);
    }
    return sum * approach_points;
}

int aims_worth(const State& s, Seat side) {
    int sum = 0;
    for (std::size_t i = 0; i < s.battle->objectives.size(); ++i) {
        const Objective& aim = s.battle->objectives[i];
        if (aim.side != side || (s.objectives_held >> i & 1U) != 0) continue;
        const int there = (units_of(s, side) & aim.hexes).size();
        if (there >= aim.need) {
            sum += aim.banners * banner_points * objective_taken_percent / 100;
        } else {
            sum += there * objective_step_points * 3;
            sum -= nearest_unit(s, side, aim.hexes - units_of(s, side)) * objective_step_points;
        }
    }
    for (const ExitHex& exit : s.battle->exits) {
        if (exit.side != side) continue;
        HexSet hex;
        hex.add(exit.hex.index);
        sum -= nearest_unit(s, side, hex) * exit_step_points * exit.banners_unit;
    }
    for (const TurnBanner& banner : s.battle->turn_banners) {
        if (banner.side != side || banner.turn <= player(s, side).turns) continue;
        const int there = (units_of(s, side) & banner.on).size();
        sum += std::min<int>(there, banner.units_min) * turn_banner_unit_points;
    }
    return sum;
}

// What the ordered units may still do this turn.
int turn_worth(const State& s, Ahead stage) {
    if (stage == Ahead::Nothing) return 0;
    int sum = 0;
    for (const int i : s.turn.ordered - s.turn.fought) {
        const auto id = static_cast<UnitId>(i);
        if (!s.units[id].at.on_board()) continue;
        int best = attack_in_place(s, id);
        if (stage != Ahead::Combat && !s.turn.moved.has(id)) {
            best = std::max(best, attack_after_move(s, id)) + ordered_points;
        }
        sum += best;
    }
    return sum;
}

int hand_worth(const State& s, Seat seat) {
    int sum = 0;
    for (std::size_t i = 0; i < card_count; ++i) sum += player(s, seat).hand[i] * held_points[i];
    return sum;
}

int side_worth(const State& s, Seat side) {
    return banners(s, side) * banner_points + army_worth(s, side) + generals_worth(s, side) +
           approach(s, side) + aims_worth(s, side);
}

// A choice that is part of giving orders: it is made at once, for the best.
int best_choice(const State& s, Seat seat) {
    EventSink silent;
    Offers<Action> offers;
    offer(s, seat, offers);
    int best = -victory_points;
    for (const Action& action : offers) {
        State next = s;
        apply(next, seat, action, silent);
        best = std::max(best, value(next, seat));
    }
    return best;
}

}  // namespace

int value(const State& s, Seat seat) {
    if (s.ending != Ending::Undecided) {
        if (s.ending == Ending::Draw) return 0;
        return s.ending == win_for(seat) ? victory_points : -victory_points;
    }
    const bool choosing_how = s.frames.top_as<SectionChoice>() != nullptr ||
                              s.frames.top_as<ManoeuvreChoice>() != nullptr;
    if (choosing_how && s.turn.active == seat) return best_choice(s, seat);
    if (s.frames.top_as<Ordering>() != nullptr) return value(with_orders_given(s), seat);
    const Seat them = other(seat);
    const int turn = turn_worth(s, ahead(s)) * (s.turn.active == seat ? 1 : -1);
    return side_worth(s, seat) - side_worth(s, them) + turn + pending_worth(s, seat) +
           menace(s, seat) * own_menace_percent / 100 -
           menace(s, them) * their_menace_percent / 100 + hand_worth(s, seat);
}

Chance merged(const State& s, const Chance& dice) {
    const Roll* roll = s.frames.top_as<Roll>();
    if (roll == nullptr) return dice;
    Chance few = dice;
    for (std::uint8_t face = 1; face < few.outcomes; ++face) {
        const Effect effect = effect_of(s, *roll, {&face, 1});
        for (std::uint8_t same = 0; same < face; ++same) {
            const Effect earlier = effect_of(s, *roll, {&same, 1});
            if (few.weights[same] == 0 || earlier.hits != effect.hits ||
                earlier.flags != effect.flags) {
                continue;
            }
            few.weights[same] = static_cast<std::uint8_t>(few.weights[same] + few.weights[face]);
            few.weights[face] = 0;
            break;
        }
    }
    return few;
}

}  // namespace grognard::ccn
